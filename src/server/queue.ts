/** Requests to one table, one after the other: whoever looks never sees a choice that is not yet committed. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** So many are not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(work);
    const done = () => void this.#waiting--;
    this.#last = next.then(done, done);
    return next;
  }
}
