/** The people at a table that is open: what they have said to each other, and how much each of them may say. */
import type { Seat } from '../kernel/game.ts';
import type { Line, Store } from '../store/store.ts';
import { LineKept, MOST_LINES, type Said } from '../wire/company.ts';
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

  /** What was said before. */
  read(store: Pick<Store, 'talk'>, id: string, version: number): Promise<void> {
    this.#reading ??= this.catchUp(store, id, version).catch((error: unknown) => {
      this.#reading = undefined;
      throw error;
    });
    return this.#reading;
  }

  /** The number of the last line; undefined where nobody has asked what was said. */
  get last(): number | undefined {
    return this.#reading && (this.lines.at(-1)?.number ?? 0);
  }

  /** What was said at another server, where anybody has asked what was said here; false where nothing was. */
  async hearOn(store: Pick<Store, 'talk'>, id: string, version: number): Promise<boolean> {
    if (!this.#reading) return false;
    const before = this.last;
    await this.catchUp(store, id, version);
    return this.last !== before;
  }

  /** What was said since, here or at another server, when there were so many entries. */
  async catchUp(store: Pick<Store, 'talk'>, id: string, version: number): Promise<void> {
    const known = this.lines.at(-1)?.number ?? 0;
    const news = (await store.talk(id, known)).flatMap(saidIn);
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...news.filter(({ number }) => number > last)].slice(-MOST_LINES);
    for (const { number } of news) if (!this.#versions.has(number)) this.#versions.set(number, version);
    for (const number of this.#versions.keys()) if (number < (this.lines[0]?.number ?? 0)) this.#versions.delete(number);
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

/** A line that cannot be read is as good as none. */
function saidIn({ number, line }: Line): Said[] {
  try {
    const { data } = LineKept.safeParse(JSON.parse(line));
    return data ? [{ number, ...data }] : [];
  } catch {
    return [];
  }
}
