/**
 * Everybody's time, where a limit was agreed when the table was set up. The clock of a side runs while a person of that side is
 * asked and all may know it: at windows that others know nothing of all clocks stand still, for they would tell who is asked. It also runs while a
 * scripted player that stands for a person is paused or fails. They begin once everybody sits and something was chosen. Where
 * one runs out, the others are told, and do what was agreed if they want to.
 */
import { z } from 'zod';
import type { AnyGame } from '../games/box.ts';
import type { Seat } from '../kernel/game.ts';
import { isHidden } from '../kernel/legality.ts';
import type { TimeLimit } from '../store/store.ts';
import type { TimeLeft } from '../wire/company.ts';
import type { LiveTable } from './live-table.ts';
import { isTrying } from './proposal.ts';
import type { Uptime } from './uptime.ts';
import type { Clock } from './windows.ts';

/** As they are kept with the table. They change only with what everybody gets to know of. */
const Times = z.object({
  /** What was left to each side when it was last counted. */
  left: z.record(z.string(), z.number()),
  /** The sides whose clocks run since then. */
  running: z.array(z.string()),
  since: z.number(),
  /** The sides that were last asked something that is no window. */
  turn: z.array(z.string()),
  /** So many choices stood at most when time was added: whoever takes back and chooses again gets none. */
  furthest: z.number(),
});
export type Times = z.infer<typeof Times>;

/** Timers know no longer times. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Clocks {
  readonly #clock: Clock;
  readonly #uptime: Uptime;
  readonly #ring: (table: LiveTable) => void;

  /** `ring` is called when somebody's time is up. */
  constructor(clock: Clock, uptime: Uptime, ring: (table: LiveTable) => void) {
    this.#clock = clock;
    this.#uptime = uptime;
    this.#ring = ring;
  }

  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void {
    this.close(table);
    const ahead = this.timeLeft(table)?.flatMap(({ left, running }) => (running && left > 0 ? [left] : [])) ?? [];
    if (ahead.length === 0) return;
    table.ringing = this.#clock.after(Math.min(...ahead, LONGEST_WAIT), () => {
      this.#ring(table);
      this.attend(table);
    });
  }

  close(table: LiveTable): void {
    table.ringing?.();
    table.ringing = undefined;
  }

  timeLeft({ kept: { table } }: LiveTable): readonly TimeLeft[] | null {
    const times = timesFrom(table.clocks);
    if (!table.manners.clock || !times) return null;
    const { left, running, since } = times;
    const spent = this.#uptime.between(since, this.#clock.now());
    return Object.entries(left).map(([side, time]) => {
      const isRunning = running.includes(side);
      return { side, left: isRunning ? time - spent : time, running: isRunning };
    });
  }

  /** Whether the side of a seat has no time left. */
  isOut(table: LiveTable, seat: Seat): boolean {
    const side = sidesOf(table).get(seat);
    return this.timeLeft(table)?.some((time) => time.side === side && time.left <= 0) === true;
  }

  /** What is to be kept with what was done after the first so many entries; undefined where no clock has changed. */
  after(table: LiveTable, from: number, now: number): Times | undefined {
    const { clock } = table.kept.table.manners;
    if (!clock || table.diverged) return undefined;
    const before = timesFrom(table.kept.table.clocks);
    const moment = momentAt(table, before?.turn ?? [], from);
    const spent = before ? this.#uptime.between(before.since, now) : 0;
    const left = before ? leftAfter(before, moment, clock, spent) : leftAtFirst(table, moment, clock);
    if (!left) return undefined;
    const { running, turn, step } = moment;
    return { left, running, turn, since: now, furthest: Math.max(step, before?.furthest ?? 0) };
  }
}

/** As far as it matters to the clocks. */
export interface Moment {
  /** The sides that are asked, where all may know it. */
  readonly running: string[];
  /** Those that were last asked something that is no window: whoever lets one go by gains no time by it. */
  readonly turn: string[];
  /** So many choices stand. */
  readonly step: number;
  /** Something has happened that everybody knows of. */
  readonly isNews: boolean;
}

type Timed = Pick<LiveTable, 'chronicle' | 'failing' | 'game' | 'kept'>;

function momentAt(table: Timed, turnBefore: string[], from: number): Moment {
  const { match, lineIndices, audiences } = table.chronicle;
  const sides = sidesOf(table);
  const timed = timedSeats(table, sides).filter((seat) => match.decision?.seats.includes(seat));
  const asked = [...new Set(timed.flatMap((seat) => sides.get(seat) ?? []))];
  const question = match.decision?.question;
  return {
    running: question && isHidden(question) ? [] : asked,
    turn: question?.pass === undefined ? asked : turnBefore,
    step: lineIndices.length,
    isNews: audiences.slice(from).includes('all'),
  };
}

/** Those of people, and those where a scripted player stands still that plays for people: otherwise they would gain time by it. */
function timedSeats({ kept: { table, seats }, failing }: Timed, sides: ReadonlyMap<Seat, string>): Seat[] {
  const isStill = table.manners.pace === 'paused' || (failing !== undefined && !isTrying(failing));
  // An owner without a seat may take over any that nobody holds.
  const isOwnerSeated = seats.some(({ holder }) => holder === table.owner);
  const peoples = new Set(seats.flatMap(({ seat, holder }) => (holder === null && isOwnerSeated ? [] : (sides.get(seat) ?? []))));
  return seats.flatMap(({ seat, bot }) => (bot === null || (isStill && peoples.has(sides.get(seat) ?? '')) ? [seat] : []));
}

/** Everybody sits, and something was chosen; undefined before. */
function leftAtFirst(table: Timed, { step }: Moment, { time }: TimeLimit): Times['left'] | undefined {
  const isComplete = table.kept.seats.every(({ holder, bot }) => holder !== null || bot !== null);
  if (step === 0 || !isComplete) return undefined;
  return Object.fromEntries([...sidesOf(table).values()].map((side) => [side, time]));
}

/** Undefined where nothing has changed: what is chosen in secret must not be seen by the clock. */
export function leftAfter(before: Times, moment: Moment, limit: TimeLimit, spent: number): Times['left'] | undefined {
  const isFurther = moment.step > before.furthest;
  const isForChoice = limit.for === 'choice';
  const isAnew = isForChoice && isFurther && moment.isNews;
  if (!isAnew && isSame(before.running, moment.running) && isSame(before.turn, moment.turn)) return undefined;
  const left = (side: string, time: number): number => {
    if (isAnew) return limit.time;
    const hasDone = isFurther && before.turn.includes(side) && !moment.turn.includes(side);
    const added = hasDone && !isForChoice ? limit.increment : 0;
    return time - (before.running.includes(side) ? spent : 0) + added;
  };
  return Object.fromEntries(Object.entries(before.left).map(([side, time]) => [side, left(side, time)]));
}

function timesFrom(kept: unknown): Times | undefined {
  return Times.safeParse(kept).data;
}

function sidesOf({ game, kept }: { readonly game: AnyGame; readonly kept: LiveTable['kept'] }): ReadonlyMap<Seat, string> {
  return new Map(game.seats(kept.table.setup).map(({ id, side }) => [id, side]));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((side) => other.includes(side));
}
