/** What a plan for a mission can be made of: a list of purchases, where to start from, and two manners. For the laboratory. */

import type { Seat, Setup } from '../../kernel/game.ts';
import { owned, recruit, startOfRecruit } from './bot/recruit.ts';
import { THEATRES, type Theatre, theatreOf } from './content/theatres.ts';
import type { State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

/** Nothing but what the plan names is bought; otherwise what is left over is spent as the scripted player would. */
const NOTHING_MORE = 'nothing-more';
/** No force leaves by air. */
const BY_LAND = 'by-land';
const FROM = 'from-';

/** More of a kind are seldom bought. */
const MOST_OF_A_KIND = 3;

export function parts({ id }: Setup): string[][] {
  const [theatre = ''] = id.split('/');
  return partsIn(theatreOf({ theatre }));
}

function partsIn({ types, bases, units }: Theatre): string[][] {
  const purchases = types
    .filter(({ cost }) => cost !== undefined)
    .map(({ type, counters }) => counters.slice(0, MOST_OF_A_KIND).map((_, i) => purchase(type, i + 1)));
  const flies = units.some(({ lifts, air, abilities }) => (air && lifts > 0) || abilities.includes('paratrooper'));
  return [...purchases, bases.map((base) => FROM + base), [NOTHING_MORE], ...(flies ? [[BY_LAND]] : [])];
}

function purchase(type: string, count: number): string {
  return count === 1 ? type : `${count}-${type}`;
}

const ALL_PARTS = new Set(THEATRES.flatMap((theatre) => partsIn(theatre).flat()));

const PURCHASES = new Map(
  THEATRES.flatMap(({ types }) =>
    types.flatMap(({ type, counters }) => counters.map((_, i) => [purchase(type, i + 1), { type, count: i + 1 }] as const)),
  ),
);

export function isPart(part: string): boolean {
  return ALL_PARTS.has(part);
}

export function considered(
  plan: readonly string[],
  s: State,
  _seat: Seat,
  { asks }: Question,
  choices: readonly Choice[],
): readonly Choice[] {
  if (asks === 'recruiting') return purchases(plan, s, choices);
  if (asks === 'operation' && plan.includes(BY_LAND)) return choices.filter(({ kind }) => kind !== 'airborne' && kind !== 'helicopters');
  return [];
}

/** The first purchase of the plan that is still to be made, at the base that it names. */
function purchases(plan: readonly string[], s: State, choices: readonly Choice[]): readonly Choice[] {
  const base = plan.find((part) => part.startsWith(FROM))?.slice(FROM.length);
  const leader = choices.filter((choice) => choice.kind === 'place-leader' && choice.base === base);
  if (leader.length > 0) return leader;
  const next = plan.flatMap((part) => wanted(part, s, choices))[0];
  if (next) return at(base, s, choices, next);
  const done = choices.filter(({ kind }) => kind === 'done');
  return plan.includes(NOTHING_MORE) && done.length > 0 ? done : at(base, s, choices, recruit(s, choices));
}

/** One more of the kind, where so many are not bought yet and one is to be had. */
function wanted(part: string, s: State, choices: readonly Choice[]): readonly Choice[] {
  const { type, count } = PURCHASES.get(part) ?? { type: '', count: 0 };
  const entry = theatreOf(s).findType(type);
  if (!entry || owned(s, entry.counters) >= count) return [];
  const start = startOfRecruit(s, type);
  return choices.filter(
    (choice) =>
      (choice.kind === 'recruit-air' && choice.type === type) ||
      (choice.kind === 'recruit' && choice.type === type && choice.base === start),
  );
}

function at(base: string | undefined, s: State, choices: readonly Choice[], bought: Choice): readonly Choice[] {
  if (base === undefined || bought.kind !== 'recruit') return [bought];
  const jumps = theatreOf(s).findType(bought.type)?.counters[0]?.abilities.includes('paratrooper');
  const there = jumps
    ? undefined
    : choices.find((choice) => choice.kind === 'recruit' && choice.type === bought.type && choice.base === base);
  return [there ?? bought];
}
