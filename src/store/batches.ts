/** One that could not be written although the batch was. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: unknown;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A transaction must not keep everybody else waiting for long. */
const MOST = 512;

/**
 * Collects items and has them written a batch at a time: whatever arrives while one batch is being written makes up the
 * next. That is what makes a durable store fast, for a disk takes as long over one commit as over a hundred.
 */
export class Batches<Item, Answer extends { readonly kind: string }> {
  readonly #write: (items: readonly Item[]) => Promise<readonly (Answer | Failed)[]>;
  #waiting: Waiting<Item, Answer>[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (items: readonly Item[]) => Promise<readonly (Answer | Failed)[]>) {
    this.#write = write;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Waits until nothing is waiting any more. */
  async drained(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // The rest of this turn of the event loop may bring more.
      await endOfTurn();
      await this.#writeBatch(this.#waiting.splice(0, MOST));
    }
    this.#writing = undefined;
  }

  async #writeBatch(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#write(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('A batch was answered in part'));
        else if (isFailed(answer)) reject(answer.error);
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

function isFailed(answer: { readonly kind: string }): answer is Failed {
  return answer.kind === 'failed';
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
