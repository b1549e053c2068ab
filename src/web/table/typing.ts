/**
 * Letters on the board: those that are keys of the table do what they do, the others begin a name; and whatever follows
 * within a moment goes on with it. After the key for finding, the next letter begins a name whatever else it does.
 */
const PAUSE_MS = 900;
const FINDING_MS = 4000;

export class Typing {
  #until = 0;

  /** The next letters are a name. */
  find(now: number): void {
    this.#until = now + FINDING_MS;
  }

  /** Whether the board gets this letter. */
  takes(isAction: boolean, now: number): boolean {
    if (isAction && now > this.#until) return false;
    this.#until = now + PAUSE_MS;
    return true;
  }
}
