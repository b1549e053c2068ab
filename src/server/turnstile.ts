/** Lets everybody through so often in a while. */
export class Turnstile {
  readonly #most: number;
  readonly #within: number;
  /** When each came through, the latest last. */
  readonly #times = new Map<string, number[]>();

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** How many milliseconds somebody has to wait; 0 for one who has come through by that. */
  wait(who: string, now: number): number {
    const recent = (this.#times.get(who) ?? []).filter((time) => now - time < this.#within);
    const first = recent[recent.length - this.#most];
    if (first !== undefined) return first + this.#within - now;
    this.#forget(now);
    this.#times.set(who, [...recent, now]);
    return 0;
  }

  /** Whoever has not come for a while is as good as new. */
  #forget(now: number): void {
    for (const [who, times] of this.#times) if (now - (times.at(-1) ?? 0) >= this.#within) this.#times.delete(who);
  }
}
