/** What is carried for each address: bytes, connections, whatever has a limit for one and for all. */
export class Burdens {
  readonly #most: number;
  readonly #mostEach: number;
  readonly #carried = new Map<string, number>();
  #all = 0;

  constructor(mostEach: number, most: number) {
    this.#mostEach = mostEach;
    this.#most = most;
  }

  get all(): number {
    return this.#all;
  }

  /** Puts so much more on it, and says how it is taken off again; undefined where that would be too much. */
  take(address: string, amount: number): (() => void) | undefined {
    const before = this.#carried.get(address) ?? 0;
    if (before + amount > this.#mostEach || this.#all + amount > this.#most) return undefined;
    this.#carried.set(address, before + amount);
    this.#all += amount;
    let isOff = false;
    return () => {
      if (isOff) return;
      isOff = true;
      this.#all -= amount;
      const left = (this.#carried.get(address) ?? 0) - amount;
      if (left > 0) this.#carried.set(address, left);
      else this.#carried.delete(address);
    };
  }
}
