/** What was done in a game, worked out from events alone: for the page of its end. */
import { SIDES, type Side } from './content/terms.ts';
import type { Event, EventOf } from './vocabulary.ts';

export interface Happened {
  /** How many choices stood when it had happened. */
  readonly step: number;
  readonly event: Event;
}

export interface RollMade {
  readonly step: number;
  readonly roll: EventOf<'rolled'>;
}

export interface SideRecord {
  readonly side: Side;
  /** Units eliminated, in order. */
  readonly lost: readonly { readonly step: number; readonly unit: string; readonly hex: string; readonly points: number }[];
  readonly broken: number;
  readonly orders: number;
  readonly rolls: number;
  /** Of two dice, on average; 0 without rolls. */
  readonly average: number;
  readonly best: RollMade | undefined;
  readonly worst: RollMade | undefined;
  /** Points by what brought them, the most first. */
  readonly points: readonly { readonly why: string; readonly points: number }[];
}

export interface GameRecord {
  readonly sides: readonly SideRecord[];
  readonly turns: number;
  /** Who took which objective, and when. */
  readonly taken: readonly { readonly step: number; readonly turn: number; readonly side: Side; readonly objective: string }[];
  /** The Victory Track when the first Turn began, and at the end of each. */
  readonly course: readonly number[];
  readonly end: EventOf<'game-over'> | undefined;
}

/** Rolls that one wants to be high. A Rally or a Rout Roll should be low, and a Targeting Roll is multiplied. */
const WELL_HIGH: ReadonlySet<string> = new Set(['fire-attack', 'fire-defence', 'melee', 'impact']);

export function recordOf(told: readonly Happened[]): GameRecord {
  const course: number[] = [];
  const taken: GameRecord['taken'][number][] = [];
  let turn = 0;
  let vp = 0;
  let end: GameRecord['end'];
  for (const { step, event } of told) {
    if (event.type === 'turn-began') {
      course.push(vp);
      turn = event.turn;
    }
    if (event.type === 'points') vp = event.vp;
    if (event.type === 'control' && turn > 0) taken.push({ step, turn, side: event.side, objective: event.objective });
    if (event.type === 'game-over') {
      vp = event.vp;
      end = event;
    }
  }
  course.push(vp);
  return { sides: SIDES.map((side) => sideRecord(told, side)), turns: turn, taken, course, end };
}

function sideRecord(told: readonly Happened[], side: Side): SideRecord {
  const lost: SideRecord['lost'][number][] = [];
  const made: RollMade[] = [];
  const points = new Map<string, number>();
  let broken = 0;
  let orders = 0;
  for (const { step, event } of told) {
    if (!('side' in event) || event.side !== side) continue;
    if (event.type === 'eliminated') lost.push({ step, unit: event.unit, hex: event.hex, points: event.points });
    if (event.type === 'broke') broken++;
    if (event.type === 'order-given') orders++;
    if (event.type === 'rolled') made.push({ step, roll: event });
    if (event.type === 'points') points.set(event.why, (points.get(event.why) ?? 0) + event.points);
  }
  const weighed = made.filter(({ roll }) => WELL_HIGH.has(roll.purpose)).toSorted((a, b) => a.roll.sum - b.roll.sum);
  const sum = made.reduce((all, { roll }) => all + roll.sum, 0);
  return {
    side,
    lost,
    broken,
    orders,
    rolls: made.length,
    average: made.length === 0 ? 0 : sum / made.length,
    best: weighed.at(-1),
    worst: weighed[0],
    points: [...points].map(([why, all]) => ({ why, points: all })).toSorted((a, b) => b.points - a.points),
  };
}
