/** Positions from outside: examples, puzzles, rule tests. docs/examples.md describes the fields. */
import { z } from 'zod';
import type { Random } from '../../kernel/dice.ts';
import { shuffle } from '../../kernel/dice.ts';
import { frozen } from '../../kernel/frozen.ts';
import { fault, type Result } from '../../kernel/game.ts';
import { readArrangement } from '../../kernel/reading.ts';
import { briefOf, smokeMarkers, specialRules } from './beginning.ts';
import { hexNamed } from './content/battle-map.ts';
import { DECKS } from './content/cards.ts';
import { CHITS } from './content/chits.ts';
import { isRadio, isUnit, isWeapon, unitType } from './content/counters.ts';
import { MAP_IDS } from './content/maps.ts';
import { ScenarioFile } from './content/scenario.ts';
import { enemyOf, FORTIFICATIONS, NATIONS, POSTURES, QUALITIES, SIDES, type Side, sideOf } from './content/terms.ts';
import { houseRules, OPTIONS } from './options.ts';
import { type SideState, type State, type Unit, unmarked } from './state.ts';

const side = z.enum(SIDES);
const hex = z.string().regex(/^[A-O]([1-9]|10)$/);
const cards = z.array(z.string());

const SideSchema = z.strictObject({
  nation: z.enum(NATIONS),
  quality: z.enum(QUALITIES).default('line'),
  posture: z.enum(POSTURES).default('recon'),
  edge: z.enum(['top', 'bottom', 'left', 'right']),
  depth: z.int().min(0).max(15).default(3),
  area: z.array(hex).default([]),
  orders: z.int().min(1).max(6).default(6),
  surrender: z.int().min(1).default(20),
  hand: cards.default([]),
  /** The cards that come up next, the first first. */
  pile: cards.default([]),
  /** Where all other cards are: under those in the pile, or among the discards. */
  rest: z.enum(['pile', 'discards']).default('pile'),
  radio: z.string().optional(),
  radioBroken: z.boolean().default(false),
  secret: z.array(z.string()).default([]),
  casualties: z.array(z.string()).default([]),
  recovered: z.boolean().default(false),
});

const UnitSchema = z.strictObject({
  at: hex,
  broken: z.boolean().default(false),
  suppressed: z.boolean().default(false),
  veteran: z.boolean().default(false),
  weapon: z.string().default(''),
  weaponBroken: z.boolean().default(false),
  activated: z.boolean().default(false),
});

const ArrangementSchema = z.strictObject({
  map: z.string(),
  year: z.int().min(1939).max(1945).default(1944),
  options: z.record(z.string(), z.string()).default({}),
  special: ScenarioFile.shape.special,
  active: side.default('axis'),
  orders: z.int().min(0).max(6).default(0),
  turn: z.int().min(1).default(1),
  time: z.int().min(0).max(15).default(0),
  suddenDeath: z.int().min(1).max(15).default(6),
  initiative: side.default('axis'),
  vp: z.int().default(0),
  mines: z.int().min(6).max(8).default(6),
  axis: SideSchema,
  allies: SideSchema,
  units: z.record(z.string(), z.union([hex, UnitSchema])),
  fortifications: z.record(hex, z.enum(FORTIFICATIONS)).default({}),
  smoke: z.record(hex, z.int().min(1).max(10)).default({}),
  blaze: z.array(hex).default([]),
  /** The Smoke markers that come out of the cup next. */
  smokeCup: z.array(z.int().min(1).max(10)).default([]),
  openChits: z.array(z.string()).default([]),
  /** The chits that come out of the cup next. */
  chitCup: z.array(z.string()).default([]),
  control: z
    .array(z.union([side, z.literal('')]))
    .length(5)
    .default(['', '', '', '', '']),
  /** Eliminated weapons. */
  weapons: z.array(z.string()).default([]),
  reinforcements: z
    .array(z.strictObject({ side, time: z.int().min(1).max(15), unit: z.string(), weapon: z.string().default('') }))
    .default([]),
});

type Arrangement = z.infer<typeof ArrangementSchema>;

export function arrange(arrangement: unknown, random: Random): Result<State> {
  const read = readArrangement(ArrangementSchema, arrangement);
  if (!read.ok) return read;
  const problem = problemIn(read.value);
  return problem === undefined ? { ok: true, value: positionOf(read.value, random) } : fault('arrangement-wrong', { what: problem });
}

/** The first name that nothing is called by, or thing that is in two places. */
function problemIn(data: Arrangement): string | undefined {
  const { map, options, units, axis, allies } = data;
  if (!MAP_IDS.includes(map)) return map;
  const badOption = Object.entries(options).find(
    ([id, value]) => !OPTIONS.some((option) => option.id === id && (option.values as readonly string[]).includes(value)),
  );
  if (badOption) return badOption.join('=');
  if (sideOf(axis.nation) !== 'axis') return axis.nation;
  if (sideOf(allies.nation) !== 'allies') return allies.nation;
  return strangerIn(data) ?? twiceIn(data) ?? Object.keys(units).find((id) => !isOfSide(data, id));
}

function isOfSide({ axis, allies }: Arrangement, unit: string): boolean {
  const { nation } = unitType(unit);
  return nation === axis.nation || nation === allies.nation;
}

function strangerIn({ units, axis, allies, weapons, reinforcements, openChits, chitCup }: Arrangement): string | undefined {
  const carried = Object.values(units).flatMap((unit) => (typeof unit === 'string' || unit.weapon === '' ? [] : [unit.weapon]));
  const chits = [...openChits, ...chitCup, ...axis.secret, ...allies.secret];
  const radios = [axis.radio, allies.radio].filter((radio) => radio !== undefined);
  const allCards = SIDES.flatMap((each) => {
    const { nation, hand, pile } = each === 'axis' ? axis : allies;
    return [...hand, ...pile].filter((card) => !DECKS[nation].some(({ id }) => id === card));
  });
  const men = [...Object.keys(units), ...axis.casualties, ...allies.casualties, ...reinforcements.map(({ unit }) => unit)];
  return (
    men.find((id) => !isUnit(id)) ??
    [...carried, ...weapons].find((id) => !isWeapon(id)) ??
    radios.find((id) => !isRadio(id)) ??
    chits.find((chit) => !CHITS.some(({ id }) => id === chit)) ??
    allCards[0]
  );
}

function twiceIn({ units, axis, allies, weapons, openChits, chitCup, reinforcements }: Arrangement): string | undefined {
  const carried = Object.values(units).flatMap((unit) => (typeof unit === 'string' || unit.weapon === '' ? [] : [unit.weapon]));
  const lists = [
    [...axis.hand, ...axis.pile],
    [...allies.hand, ...allies.pile],
    [...carried, ...weapons],
    [...openChits, ...chitCup, ...axis.secret, ...allies.secret],
    [...Object.keys(units), ...axis.casualties, ...allies.casualties, ...reinforcements.map(({ unit }) => unit)],
  ];
  return lists.map((list) => list.find((id, i) => list.indexOf(id) !== i)).find((id) => id !== undefined);
}

function positionOf(data: Arrangement, random: Random): State {
  const rules = houseRules(data);
  const special = specialRules({ special: data.special, time: 0 });
  const known = [...data.openChits, ...data.chitCup, ...data.axis.secret, ...data.allies.secret];
  return {
    random,
    rules,
    scenario: '',
    map: data.map,
    year: data.year,
    special,
    phase: 'turn',
    draft: undefined,
    toSetUp: [],
    turn: data.turn,
    active: data.active,
    orders: data.orders,
    time: data.time,
    suddenDeath: data.suddenDeath,
    initiative: data.initiative,
    vp: data.vp,
    mineStrength: data.mines,
    haze: special.haze ?? 0,
    units: Object.entries(data.units).map(([id, unit]) => arranged(id, typeof unit === 'string' ? UnitSchema.parse({ at: unit }) : unit)),
    sides: { axis: sideState(data.axis, random), allies: sideState(data.allies, random) },
    fortifications: Object.entries(data.fortifications).map(([at, kind]) => ({
      at: hexNamed(at),
      kind,
      holder: holderOf(data, at),
    })),
    smoke: Object.entries(data.smoke).map(([at, value]) => ({ at: hexNamed(at), value })),
    blaze: data.blaze.map(hexNamed),
    smokeCup: [...data.smokeCup, ...smokeMarkers(rules)],
    reinforcements: data.reinforcements,
    weapons: data.weapons,
    control: data.control,
    openChits: data.openChits,
    chitCup: [...data.chitCup, ...CHITS.map(({ id }) => id).filter((id) => !known.includes(id))],
    chitsToDraw: frozen({ open: [], count: 0, axis: 0, allies: 0 }),
    doing: [],
    winner: '',
    how: '',
  };
}

function arranged(id: string, { at, broken, suppressed, veteran, weapon, weaponBroken, activated }: z.infer<typeof UnitSchema>): Unit {
  const unit = unmarked(id, unitType(id).side, hexNamed(at), broken, weapon);
  if (suppressed) unit.suppressed = true;
  if (veteran) unit.veteran = true;
  if (weaponBroken) unit.weaponBroken = true;
  if (activated) unit.activated = true;
  return unit;
}

/** F101 Whoever stands alone in a fortification has been its last sole occupant. */
function holderOf({ units }: Arrangement, at: string): Side | '' {
  const sides = Object.entries(units)
    .filter(([, unit]) => (typeof unit === 'string' ? unit : unit.at) === at)
    .map(([id]) => unitType(id).side);
  const [first = ''] = sides;
  return first !== '' && !sides.includes(enemyOf(first)) ? first : '';
}

/** The first card that comes up is the last of the array. */
function sideState(sheet: Arrangement['axis'], random: Random): SideState {
  const { hand, pile, rest, surrender, radio, radioBroken, secret, casualties, recovered } = sheet;
  const others = DECKS[sheet.nation].map(({ id }) => id).filter((id) => !hand.includes(id) && !pile.includes(id));
  shuffle(random, others);
  const top = pile.toReversed();
  return {
    brief: briefOf(sheet),
    hand,
    deck: rest === 'pile' ? { pile: [...others, ...top], discards: [] } : { pile: top, discards: others },
    casualties,
    surrender,
    radio: radio === undefined ? undefined : { id: radio, broken: radioBroken },
    secret,
    recovered,
  };
}
