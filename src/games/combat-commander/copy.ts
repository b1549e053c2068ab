/** A copy of a state shares only what never changes. */
import { copyDeck } from '../../kernel/decks.ts';
import { copyRandom } from '../../kernel/dice.ts';
import type { Side } from './content/terms.ts';
import type { Doing } from './doing.ts';
import type { Deployment, Draft, SideState, State, Unit } from './state.ts';

export function copyState(s: State): State {
  return {
    random: copyRandom(s.random),
    rules: s.rules,
    scenario: s.scenario,
    map: s.map,
    year: s.year,
    special: s.special,
    phase: s.phase,
    draft: s.draft && copyDraft(s.draft),
    toSetUp: s.toSetUp.map(copyDeployment),
    turn: s.turn,
    active: s.active,
    orders: s.orders,
    time: s.time,
    suddenDeath: s.suddenDeath,
    initiative: s.initiative,
    vp: s.vp,
    mineStrength: s.mineStrength,
    haze: s.haze,
    units: s.units.map(copyUnit),
    sides: { axis: copySide(s.sides.axis), allies: copySide(s.sides.allies) },
    fortifications: s.fortifications.map(({ at, kind, holder }) => ({ at, kind, holder })),
    smoke: s.smoke.map(({ at, value }) => ({ at, value })),
    blaze: s.blaze.slice(),
    smokeCup: s.smokeCup.slice(),
    reinforcements: s.reinforcements.map(({ side, time, unit, weapon }) => ({ side, time, unit, weapon })),
    weapons: s.weapons.slice(),
    control: s.control.slice(),
    openChits: s.openChits.slice(),
    chitCup: s.chitCup.slice(),
    chitsToDraw: s.chitsToDraw,
    doing: s.doing.map(copyDoing),
    winner: s.winner,
    how: s.how,
  };
}

// To ask the rules what would be, a position is altered in one place. It shares all the rest, which nobody may change then.

/** One card less in a hand. */
export function withoutCard(s: State, side: Side, card: string): State {
  const { brief, hand, deck, casualties, surrender, radio, secret, recovered } = s.sides[side];
  const own = { brief, hand: hand.filter((other) => other !== card), deck, casualties, surrender, radio, secret, recovered };
  const sides = { axis: side === 'axis' ? own : s.sides.axis, allies: side === 'allies' ? own : s.sides.allies };
  return altered(s, sides, s.units, s.doing);
}

/** Units and what is going on are its own. */
export function withUnitsOfItsOwn(s: State): State {
  return altered(s, s.sides, s.units.map(copyUnit), s.doing.map(copyDoing));
}

function altered(s: State, sides: State['sides'], units: Unit[], doing: Doing[]): State {
  return {
    random: s.random,
    rules: s.rules,
    scenario: s.scenario,
    map: s.map,
    year: s.year,
    special: s.special,
    phase: s.phase,
    draft: s.draft,
    toSetUp: s.toSetUp,
    turn: s.turn,
    active: s.active,
    orders: s.orders,
    time: s.time,
    suddenDeath: s.suddenDeath,
    initiative: s.initiative,
    vp: s.vp,
    mineStrength: s.mineStrength,
    haze: s.haze,
    units,
    sides,
    fortifications: s.fortifications,
    smoke: s.smoke,
    blaze: s.blaze,
    smokeCup: s.smokeCup,
    reinforcements: s.reinforcements,
    weapons: s.weapons,
    control: s.control,
    openChits: s.openChits,
    chitCup: s.chitCup,
    chitsToDraw: s.chitsToDraw,
    doing,
    winner: s.winner,
    how: s.how,
  };
}

function copyDraft(draft: Draft): Draft {
  const { edges, edge, quality, ob, leaders, bought, fortifications } = draft;
  return {
    ...draft,
    edges: edges.slice(),
    edge: { axis: edge.axis, allies: edge.allies },
    quality: { axis: quality.axis, allies: quality.allies },
    ob: { axis: ob.axis, allies: ob.allies },
    leaders: { axis: leaders.axis.slice(), allies: leaders.allies.slice() },
    bought: { axis: bought.axis.slice(), allies: bought.allies.slice() },
    fortifications: fortifications.slice(),
  };
}

function copyUnit({ id, side, at, broken, suppressed, veteran, weapon, weaponBroken, activated }: Unit): Unit {
  return { id, side, at, broken, suppressed, veteran, weapon, weaponBroken, activated };
}

function copySide({ brief, hand, deck, casualties, surrender, radio, secret, recovered }: SideState): SideState {
  return {
    brief,
    hand: hand.slice(),
    deck: copyDeck(deck),
    casualties: casualties.slice(),
    surrender,
    radio: radio && { id: radio.id, broken: radio.broken },
    secret: secret.slice(),
    recovered,
  };
}

function copyDeployment({ side, units, weapons, fortifications, mayRadio }: Deployment): Deployment {
  return {
    side,
    units: units.map(({ unit, weapon }) => ({ unit, weapon })),
    weapons: weapons.slice(),
    fortifications: fortifications.slice(),
    mayRadio,
  };
}

/** Records of what is going on hold plain values, lists of plain values, and records by side of what does not change. */
export function copyDoing(doing: Doing): Doing {
  const copy: Record<string, unknown> = { ...doing };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice();
    else if (typeof value === 'object' && value !== null) copy[key] = { ...value };
  }
  return copy as Doing;
}
