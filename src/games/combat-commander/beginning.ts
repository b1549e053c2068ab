/** A scenario becomes a position: counters are taken from the mix, decks shuffled, cups filled. */

import { newDeck } from '../../kernel/decks.ts';
import type { Random } from '../../kernel/dice.ts';
import { frozen } from '../../kernel/frozen.ts';
import { hexNamed } from './content/battle-map.ts';
import { BATTLEFIELDS } from './content/battlefields.ts';
import { DECKS } from './content/cards.ts';
import { CHITS } from './content/chits.ts';
import { countersOf, unitTypeCalled, weaponTypeCalled } from './content/counters.ts';
import { countedPoints, type Force, type Scenario, type ScenarioSide, SWITCHES } from './content/scenario.ts';
import { FORTIFICATIONS, type FortificationKind, SIDES, type Side } from './content/terms.ts';
import type { HouseRules } from './options.ts';
import type { Brief, Carrier, Deployment, Draft, Reinforcement, SideState, SpecialRules, State } from './state.ts';

/** Takes counters out of the mix, each once. */
class CounterMix {
  readonly #taken = new Set<string>();

  unit(typeId: string): string {
    const type = unitTypeCalled(typeId);
    if (!type) throw new Error(`There is no unit "${typeId}".`);
    return this.#take(typeId, countersOf(type));
  }

  weapon(typeId: string): string {
    const type = weaponTypeCalled(typeId);
    if (!type) throw new Error(`There is no weapon "${typeId}".`);
    return this.#take(typeId, countersOf(type));
  }

  #take(typeId: string, counters: readonly string[]): string {
    const free = counters.find((counter) => !this.#taken.has(counter));
    if (free === undefined) throw new Error(`There are not enough counters of "${typeId}".`);
    this.#taken.add(free);
    return free;
  }
}

const entriesOf = (counts: Readonly<Record<string, number>> = {}): string[] =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));

/** Units with what comes with them: `g-weapon-team+g-heavy-mg`. */
function carriersOf(mix: CounterMix, { leaders = [], units }: Force): Carrier[] {
  return [...leaders, ...entriesOf(units)].map((entry) => {
    const [unit = '', weapon] = entry.split('+');
    return { unit: mix.unit(unit), weapon: weapon === undefined ? '' : mix.weapon(weapon) };
  });
}

function fortificationsOf(counts: Partial<Record<FortificationKind, number>> = {}): FortificationKind[] {
  return FORTIFICATIONS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
}

export function briefOf(sheet: ScenarioSide): Brief {
  const { nation, quality, posture, edge, orders, depth, area = [] } = sheet;
  return frozen({ nation, quality, posture, edge, orders, depth, area: area.map(hexNamed) });
}

function sideState(sheet: ScenarioSide, random: Random): SideState {
  return {
    brief: briefOf(sheet),
    hand: [],
    deck: newDeck(
      random,
      DECKS[sheet.nation].map(({ id }) => id),
    ),
    casualties: [],
    surrender: sheet.surrender,
    radio: sheet.radio === undefined ? undefined : { id: sheet.radio, broken: false },
    secret: [],
    recovered: false,
  };
}

/** Four of each value; or more of the thin ones (RULINGS). */
export function smokeMarkers(rules: HouseRules): number[] {
  const values = Array.from({ length: 10 }, (_, i) => i + 1);
  const count = (value: number) => (rules['smoke-values'] === 'even' ? 4 : value <= 5 ? 5 : 3);
  return values.flatMap((value) => Array.from({ length: count(value) }, () => value));
}

/** Hexes are names in a file and numbers in play. Records of all scenarios have one shape, for they are looked at all the time. */
export function specialRules({ special, time }: Pick<Scenario, 'special' | 'time'>): SpecialRules {
  const { tightHex, tied, risingOrders } = special;
  const rules: Partial<Record<keyof SpecialRules, unknown>> = Object.fromEntries(SWITCHES.map((name) => [name, special[name]]));
  if (tightHex) rules.tightHex = { ...tightHex, hex: hexNamed(tightHex.hex) };
  if (tied) rules.tied = { ...tied, hex: hexNamed(tied.hex) };
  if (risingOrders) rules.risingOrders = { ...risingOrders, since: time };
  return frozen(rules) as SpecialRules;
}

function deployments(scenario: Scenario, mix: CounterMix): Deployment[] {
  const first = scenario.setUp.map((side) => {
    const sheet = scenario[side];
    const weapons = entriesOf(sheet.weapons).map((id) => mix.weapon(id));
    return { side, units: carriersOf(mix, sheet), weapons, fortifications: fortificationsOf(sheet.fortifications), mayRadio: false };
  });
  const later = scenario.setUp.flatMap((side) => {
    const { after } = scenario[side];
    if (!after) return [];
    const weapons = entriesOf(after.weapons).map((id) => mix.weapon(id));
    return [{ side, units: carriersOf(mix, after), weapons, fortifications: fortificationsOf(after.fortifications), mayRadio: false }];
  });
  return [...first, ...later];
}

function reinforcementsOf(scenario: Scenario, mix: CounterMix): Reinforcement[] {
  return SIDES.flatMap((side) =>
    (scenario[side].reinforcements ?? []).flatMap((group) => {
      const radio = group.radio === undefined ? [] : [{ unit: group.radio, weapon: '' }];
      return [...carriersOf(mix, group), ...radio].map(({ unit, weapon }) => ({ side, time: group.time, unit, weapon }));
    }),
  );
}

/** SR.22 Cards dealt beforehand leave the pile. */
function deal(state: State, dealt: SpecialRules['dealt']): void {
  for (const side of SIDES) {
    const own = state.sides[side];
    for (const card of dealt?.[side] ?? []) {
      own.deck.pile = own.deck.pile.filter((other) => other !== card);
      own.hand.push(card);
    }
  }
}

export function beginScenario(scenario: Scenario, rules: HouseRules, random: Random): State {
  const mix = new CounterMix();
  const special = specialRules(scenario);
  const { open, secret, removed } = scenario.chits;
  const named = Array.isArray(open) ? open : [];
  const sides = { axis: sideState(scenario.axis, random), allies: sideState(scenario.allies, random) };
  const state: State = {
    random,
    rules,
    scenario: scenario.id,
    map: scenario.map,
    year: scenario.year,
    special,
    phase: 'chits',
    draft: undefined,
    toSetUp: deployments(scenario, mix),
    turn: 1,
    active: scenario.first,
    orders: 0,
    time: scenario.time,
    suddenDeath: scenario.suddenDeath,
    initiative: scenario.initiative,
    vp: scenario.vp - countedPoints(scenario),
    mineStrength: mineStrengthOf(scenario),
    haze: special.haze ?? 0,
    units: [],
    sides,
    fortifications: [],
    smoke: [],
    blaze: [],
    smokeCup: smokeMarkers(rules),
    reinforcements: reinforcementsOf(scenario, mix),
    weapons: [],
    control: [...scenario.control],
    openChits: [],
    chitCup: CHITS.map(({ id }) => id).filter((id) => !named.includes(id) && !removed.includes(id)),
    chitsToDraw: frozen({ open: named, count: Array.isArray(open) ? 0 : open, axis: secret.axis, allies: secret.allies }),
    doing: [],
    winner: '',
    how: '',
  };
  deal(state, special.dealt);
  return state;
}

/** F103.2 The Defender's, or six. */
function mineStrengthOf(scenario: Scenario): number {
  const mines = SIDES.map((side: Side) => scenario[side].mines ?? 6);
  return Math.max(...mines);
}

/** RS Nothing is known yet: two nations at the edges of a map, and a cup of chits. */
export function beginDraft(rules: HouseRules, random: Random): State {
  const side = { quality: 'line', posture: 'recon', depth: 0, orders: 1, surrender: 1 } as const;
  const nothing: Scenario = {
    scenario: 1,
    game: 'combat-commander',
    id: 'random',
    map: BATTLEFIELDS[0] ?? 'corner',
    year: 1944,
    time: 0,
    suddenDeath: 1,
    vp: 0,
    initiative: 'axis',
    first: 'axis',
    setUp: ['axis', 'allies'],
    chits: { open: [], secret: { axis: 0, allies: 0 }, removed: [] },
    control: ['', '', '', '', ''],
    axis: { ...side, nation: 'germany', edge: 'left' },
    allies: { ...side, nation: 'russia', edge: 'right' },
    special: frozen({}),
  };
  const draft: Draft = {
    step: 'ground',
    map: nothing.map,
    edges: [],
    edge: { axis: 'left', allies: 'right' },
    year: 1944,
    allies: 'russia',
    quality: { axis: 'line', allies: 'line' },
    ob: { axis: '', allies: '' },
    revealed: false,
    leaders: { axis: [], allies: [] },
    column: 0,
    bought: { axis: [], allies: [] },
    defender: '',
    fortifications: [],
  };
  // Altered, not spread into another: all states are of one shape, which is what the engine is fast with.
  return Object.assign(beginScenario(nothing, rules, random), { phase: 'generate', draft } as const);
}
