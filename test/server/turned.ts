/** A clock for tests. */

/** Time goes by when the test says so, and whatever is due by then is done on the way. */
export class Turned {
  time = 1_800_000_000_000;
  readonly #later = new Set<{ readonly due: number; readonly act: () => void }>();
  readonly now = () => this.time;

  readonly after = (milliseconds: number, act: () => void) => {
    const event = { due: this.time + milliseconds, act };
    this.#later.add(event);
    return () => void this.#later.delete(event);
  };

  /** Goes on to whatever comes next; false where nothing does. */
  next(): boolean {
    const [next] = [...this.#later].sort((a, b) => a.due - b.due);
    if (!next) return false;
    this.#later.delete(next);
    this.time = Math.max(this.time, next.due);
    next.act();
    return true;
  }

  goOn(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.#later].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#later.delete(next);
      this.time = next.due;
      next.act();
    }
    this.time = end;
  }
}
