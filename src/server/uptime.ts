/** When the server was up. A clock runs only then: nobody loses by a server that was down. */
import type { Uptime as Span, Store } from '../store/store.ts';

export class Uptime {
  readonly #began: number;
  #before: readonly Span[] = [];

  constructor(now: number) {
    this.#began = now;
  }

  /** Reads when it was up before, and notes that it is up again. */
  async begin(store: Pick<Store, 'uptimes' | 'beUp'>): Promise<void> {
    this.#before = (await store.uptimes()).filter(({ began }) => began < this.#began);
    await this.note(store, this.#began);
  }

  note(store: Pick<Store, 'beUp'>, now: number): Promise<void> {
    return store.beUp({ began: this.#began, until: now });
  }

  /** For how many milliseconds it was up between two moments. */
  between(from: number, to: number): number {
    const spans = [...this.#before, { began: this.#began, until: to }];
    return spans.reduce((sum, { began, until }) => sum + Math.max(0, Math.min(until, to) - Math.max(began, from)), 0);
  }
}
