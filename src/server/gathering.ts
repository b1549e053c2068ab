/** The people at a table that is open: what they have said to each other, and how much each of them may say. */
import type { Seat } from '../kernel/game.ts';
import type { Store } from '../store/store.ts';
import { type Said, TalkKept } from '../wire/company.ts';
import { Refused } from './refusal.ts';
import { Turnstile } from './turnstile.ts';

/** In so many milliseconds one writes so many lines, all who watch together as many again, and points so often. */
const WITHIN = 30_000;
const LINES = 10;
const LINES_OF_WATCHERS = 20;
const POINTS = 30;

/** Whoever speaks: for a seat, or as one who watches. */
export interface Voice {
  readonly visitor: string;
  readonly seat: Seat | undefined;
  /** From where he speaks: somebody without a seat can be anybody again and again. */
  readonly address: string;
}

export class Gathering {
  /** What was said, the last lines of it. */
  lines: readonly Said[] = [];
  /** How many entries there were when each line was said; of those from before the table was opened, when it was. */
  readonly #versions = new Map<number, number>();
  readonly #writing = new Turnstile(LINES, WITHIN);
  readonly #watchers = new Turnstile(LINES_OF_WATCHERS, WITHIN);
  readonly #pointing = new Turnstile(POINTS, WITHIN);
  #reading: Promise<void> | undefined;

  /** What was said before; one table's talk that cannot be read is as good as none. */
  read(store: Pick<Store, 'talk'>, id: string, version: number): Promise<void> {
    this.#reading ??= store.talk(id).then(
      (kept) => {
        this.lines = kept === undefined ? [] : talkFrom(kept);
        for (const { number } of this.lines) this.#versions.set(number, version);
      },
      (error: unknown) => {
        this.#reading = undefined;
        throw error;
      },
    );
    return this.#reading;
  }

  /** From now on these lines are kept; the last of them was said when there were so many entries. */
  keep(lines: readonly Said[], version: number): void {
    this.lines = lines;
    this.#versions.set(lines.at(-1)?.number ?? 0, version);
    for (const number of this.#versions.keys()) if (number < (lines[0]?.number ?? 0)) this.#versions.delete(number);
  }

  /** What was said before more than so many entries were made. */
  linesUntil(version: number): readonly Said[] {
    const end = this.lines.findIndex(({ number }) => (this.#versions.get(number) ?? 0) > version);
    return end < 0 ? this.lines : this.lines.slice(0, end);
  }

  /** Refuses whoever talks too much. */
  letWrite({ visitor, seat, address }: Voice, now: number): void {
    const wait = this.#writing.wait(seat === undefined ? address : visitor, now);
    const others = seat === undefined && wait === 0 ? this.#watchers.wait('', now) : 0;
    refuseFor(Math.max(wait, others));
  }

  letPoint(visitor: string, now: number): void {
    refuseFor(this.#pointing.wait(visitor, now));
  }
}

function refuseFor(wait: number): void {
  if (wait > 0) throw new Refused(429, 'too-many', { seconds: Math.ceil(wait / 1000) });
}

function talkFrom(kept: string): readonly Said[] {
  try {
    return TalkKept.safeParse(JSON.parse(kept)).data ?? [];
  } catch {
    return [];
  }
}
