/**
 * What those see who only watch, where the players have agreed that they are behind: the table as it stood so many choices or
 * minutes ago. It is played on, entry by entry, as they fall due; at the end of the game all is told.
 */
import type { AnyChronicle, AnyGame, Box } from '../games/box.ts';
import { type Entry, goesWithBefore } from '../kernel/entry.ts';
import type { Choice, GameEvent, GameState } from '../kernel/game.ts';
import { Notes } from '../kernel/witness/log.ts';
import { type Present, presenceOf } from '../kernel/witness/presence.ts';
import type { Kept } from '../store/store.ts';
import { type Account, accountsAfter, accountsOf, summaryOf } from './accounts.ts';

/** The table that it is behind of. */
interface Ahead {
  readonly chronicle: AnyChronicle;
  readonly kept: Kept;
}

export class Lagging {
  readonly box: Box;
  readonly chronicle: AnyChronicle;
  /** What does not concern those who only watch, or comes too early for them. */
  readonly diverged = null;
  readonly failing = undefined;
  accounts: readonly Account[];
  readonly #ahead: Ahead;
  /** When so many entries had been made, for those that are not due yet. */
  #made: { readonly version: number; readonly at: number }[];
  #notes: Notes<GameState, Choice, GameEvent>;

  /** `chronicle` is one of its own, as far as it is due. */
  constructor(box: Box, chronicle: AnyChronicle, ahead: Ahead) {
    const { version, changed, created } = ahead.kept.table;
    this.box = box;
    this.chronicle = chronicle;
    this.#ahead = ahead;
    // When each of them was made is not known any more; the last one was made then.
    this.#made = [{ version, at: changed }];
    this.accounts = accountsOf(chronicle, box.dice, { accounts: null, changed: created });
    this.#notes = new Notes(chronicle, undefined);
  }

  get game(): AnyGame {
    return this.box.game;
  }

  /** How the table stands is told as far as it is due. */
  get kept(): Kept {
    const { table, seats } = this.#ahead.kept;
    const outcome = this.chronicle.match.outcome ?? null;
    return { seats, table: { ...table, outcome, summary: summaryOf(this.box, this.chronicle.match), ...NOT_TOLD } };
  }

  holderOf(): undefined {
    return undefined;
  }

  presenceOf(visitor: string | undefined): Present {
    return presenceOf(this.#ahead.kept.seats, visitor);
  }

  notesFor(): Notes<GameState, Choice, GameEvent> {
    if (!this.#notes.goOn()) this.#notes = new Notes(this.chronicle, undefined);
    return this.#notes;
  }

  /** Whoever is behind by time: when the next is due; undefined where nothing waits for that. */
  get nextDue(): number | undefined {
    const { delay } = this.#ahead.kept.table.manners.watching ?? {};
    const [next] = this.#made;
    return delay && 'time' in delay && next ? next.at + delay.time : undefined;
  }

  /** Whatever is due by now is played; says whether there was anything. What is not committed is not there yet. */
  goOn(now: number): boolean {
    const { chronicle, kept } = this.#ahead;
    const { version, created } = kept.table;
    if (version > (this.#made.at(-1)?.version ?? this.chronicle.version)) this.#made.push({ version, at: now });
    const from = this.chronicle.version;
    for (const entry of chronicle.entries.slice(from, this.#due(now))) {
      if (!this.chronicle.replay(entry)) throw new Error('What was played does not stand for those who watch.');
    }
    this.#made = this.#made.filter((made) => made.version > this.chronicle.version);
    if (this.chronicle.version === from) return false;
    this.accounts = accountsAfter(this.accounts, this.chronicle, this.box.dice, from, created);
    return true;
  }

  #due(now: number): number {
    const { chronicle, kept } = this.#ahead;
    const { delay } = kept.table.manners.watching ?? {};
    if (!delay || 'choices' in delay || kept.table.outcome) return dueEntries(chronicle.entries, kept);
    return this.#made.findLast(({ at }) => at + delay.time <= now)?.version ?? this.chronicle.version;
  }
}

/** What does not concern those who only watch. */
const NOT_TOLD = { offered: null, next: null };

/** How many entries are due, as far as those can tell by themselves: none that are held back for a time. */
export function dueEntries(entries: readonly Entry[], { table: { version, manners, outcome } }: Kept): number {
  const { delay } = manners.watching ?? {};
  if (!delay || outcome) return version;
  if ('time' in delay) return 0;
  let end = version;
  for (let choices = 0; end > 0 && choices < delay.choices; ) {
    end--;
    const entry = entries[end];
    if (entry && 'choice' in entry && !goesWithBefore(entry)) choices++;
  }
  return end;
}

/** Whether somebody without a seat is behind there. */
export function isBehind(
  table: { readonly lagging: Lagging | undefined; presenceOf(visitor: string | undefined): Present },
  visitor: string | undefined,
): boolean {
  return table.lagging !== undefined && table.presenceOf(visitor).held.length === 0;
}
