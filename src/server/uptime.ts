/** When the server was up. A clock runs only then: nobody loses by a server that was down, or by a machine that slept. */
import type { Uptime as Span, Store } from '../store/store.ts';

/** So often, in milliseconds, the server is to say that it is up. */
export const TICK = 1_000;
/** Not heard of for so many milliseconds, it was stopped or asleep since it last said so. */
const LONGEST_PAUSE = 5_000;

export class Uptime {
  #began: number;
  #before: readonly Span[] = [];
  /** Those that came to an end since the last note. */
  #ended: Span[] = [];
  #lastTick: number | undefined;

  constructor(now: number) {
    this.#began = now;
  }

  /** Reads when it was up before, and notes that it is up again. */
  async begin(store: Pick<Store, 'uptimes' | 'beUp'>): Promise<void> {
    this.#before = (await store.uptimes()).filter(({ began }) => began < this.#began);
    await this.note(store, this.#began);
  }

  async note(store: Pick<Store, 'beUp'>, now: number): Promise<void> {
    for (const span of this.#ended.splice(0)) await store.beUp(span);
    await store.beUp({ began: this.#began, until: now });
  }

  /** It is up now; true where it was not just before. */
  tick(now: number): boolean {
    const until = this.#until(now);
    this.#lastTick = now;
    if (until === now) return false;
    const span = { began: this.#began, until };
    this.#before = [...this.#before, span];
    this.#ended.push(span);
    this.#began = now;
    return true;
  }

  /** For how many milliseconds it was up between two moments. */
  between(from: number, to: number): number {
    const spans = [...this.#before, { began: this.#began, until: this.#until(to) }];
    return spans.reduce((sum, span) => sum + overlap(span, from, to), 0);
  }

  /** For how many milliseconds since that moment it was down or asleep. */
  downSince(moment: number): number {
    return Math.max(0, this.#began - moment) - this.#before.reduce((sum, span) => sum + overlap(span, moment, this.#began), 0);
  }

  /** How far it is known to have been up without a break. */
  #until(now: number): number {
    const last = this.#lastTick;
    return last !== undefined && now - last > LONGEST_PAUSE ? last : now;
  }
}

function overlap({ began, until }: Span, from: number, to: number): number {
  return Math.max(0, Math.min(until, to) - Math.max(began, from));
}
