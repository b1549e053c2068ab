/** What a plan for a war can be made of: manners of going, purchases made early, and what is done without. For the laboratory. */
import type { Seat } from '../../kernel/game.ts';
import { carried } from './bot/carrying.ts';
import { MAP_IDS } from './content/content-file.ts';
import { missionOf, missionsOf, requiredBy } from './content/missions.ts';
import { BASE_COST, costOf, countersOf, isFree, isVehicle, isWeapon, KINDS } from './content/pieces.ts';
import { isOnMap } from './rules/pieces-in-play.ts';
import { NO_MISSION, OFF, type State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

type Left = (state: State, choices: readonly Choice[]) => readonly Choice[];
type Manners = Readonly<Record<string, Left>>;

/** What goes ahead silently, and squads that follow with nothing in their hands (bot/carrying.ts). */
const GOING = {
  carrier: () => [],
  'carrier-of-gear': () => [],
} satisfies Manners;

/** Whenever an undetected squad is heard. */
const HEARD = {
  flees: (_state, choices) => choices.filter(({ kind }) => kind !== 'stand'),
  stands: (_state, choices) => choices.filter(({ kind }) => kind !== 'escape'),
} satisfies Manners;

const BASE = 'base';
const isBuying = (choice: Choice, isMeant: (goods: string) => boolean): boolean => choice.kind === 'buy' && isMeant(choice.goods);
const isArms = (goods: string): boolean => countersOf(goods).some(isWeapon);
const isTaken = (state: State, goods: string): boolean =>
  state.mission !== NO_MISSION && missionOf(state, state.mission).requires.some((each) => each === goods);
const isEverTaken = (state: State, goods: string): boolean =>
  missionsOf(state).some(({ requires }) => requires.some((each) => each === goods));

/** What is never bought. */
const WITHOUT = {
  /** No weapon but what the mission at hand takes. */
  'without-arms': (state, choices) => choices.filter((choice) => !isBuying(choice, (goods) => isArms(goods) && !isTaken(state, goods))),
  /** No weapon but what some mission of this map takes. */
  'without-spare-arms': (state, choices) =>
    choices.filter((choice) => !isBuying(choice, (goods) => isArms(goods) && !isEverTaken(state, goods))),
  /** Nothing but what the mission at hand takes, and bases. */
  'without-comfort': (state, choices) => choices.filter((choice) => !isBuying(choice, (goods) => goods !== BASE && !isTaken(state, goods))),
  'without-vehicles': (_state, choices) => choices.filter((choice) => !isBuying(choice, (goods) => countersOf(goods).some(isVehicle))),
} satisfies Manners;

const HOME = {
  /** As long as one stands. */
  'one-base': (state, choices) =>
    state.bases.some((base) => base !== OFF) ? choices.filter((choice) => !isBuying(choice, (goods) => goods === BASE)) : choices,
} satisfies Manners;

const LEAVING = {
  'never-forfeits': (_state, choices) => choices.filter(({ kind }) => kind !== 'forfeit'),
  /** Whatever takes two pieces is left alone. */
  'light-only': (state, choices) => {
    if (state.mission === NO_MISSION || missionOf(state, state.mission).requires.length < 2) return choices;
    return choices.filter(({ kind }) => kind === 'forfeit');
  },
} satisfies Manners;

const ALL_MANNERS: Manners = { ...HEARD, ...WITHOUT, ...HOME, ...LEAVING };

const TAKEN: ReadonlySet<string> = new Set(MAP_IDS.flatMap((_, map) => missionsOf({ map, own: null }).flatMap(({ requires }) => requires)));
const FIRST = 'first-';
/** 6.0 What no mission takes, bought as soon as it can be paid for beside what the mission at hand takes. */
const FIRST_PARTS = [BASE, ...KINDS.filter((kind) => !TAKEN.has(kind) && !countersOf(kind).some(isFree))].map((goods) => FIRST + goods);

const GROUPS: readonly (readonly string[])[] = [
  Object.keys(GOING),
  Object.keys(HEARD),
  Object.keys(WITHOUT),
  Object.keys(HOME),
  Object.keys(LEAVING),
  FIRST_PARTS,
];
const PARTS = new Set(GROUPS.flat());

export const figure = 'score';

export function parts(): readonly (readonly string[])[] {
  return GROUPS;
}

export function isPart(part: string): boolean {
  return PARTS.has(part);
}

export function considered(
  plan: readonly string[],
  state: State,
  _seat: Seat,
  { asks }: Question,
  all: readonly Choice[],
): readonly Choice[] {
  let choices = all;
  for (const part of plan) {
    const left = ALL_MANNERS[part]?.(state, choices) ?? [];
    if (left.length > 0) choices = left;
  }
  if (asks === 'purchase') {
    const early = choices.filter((choice) => isBuying(choice, (goods) => plan.includes(FIRST + goods) && isAffordable(state, goods)));
    if (early.length > 0) return early;
  }
  if (!isCarrying(plan, state) || (asks === 'escape' && choices.length === 1)) return choices;
  const own = carried(state, asks, choices);
  return own ? [own] : choices;
}

function isCarrying(plan: readonly string[], state: State): boolean {
  if (plan.includes('carrier')) return true;
  if (!plan.includes('carrier-of-gear')) return false;
  return state.mission === NO_MISSION || missionOf(state, state.mission).requires.length > 0;
}

/** Beside whatever the mission at hand takes and nobody has. */
function isAffordable(state: State, goods: string): boolean {
  const [first] = countersOf(goods);
  const price = first === undefined ? BASE_COST : costOf(first);
  if (state.mission === NO_MISSION) return price <= state.points;
  let lacking = 0;
  for (const counters of requiredBy(state, state.mission)) {
    const [counter] = counters;
    if (counter !== undefined && !counters.some((each) => isOnMap(state, each))) lacking += costOf(counter);
  }
  return price + lacking <= state.points;
}
