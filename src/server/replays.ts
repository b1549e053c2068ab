/**
 * Recorded games are played again outside the thread that serves others: few at once, each with so much time and memory
 * and no more, and whoever brings many waits behind those who bring one.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Box } from '../games/box.ts';
import { BOXES } from '../games/shelf.ts';
import { Refused } from './refusal.ts';
import { carriedOut, type Done, type GameOf, type Task } from './replay.ts';
import { type Applicant, Turns } from './turns.ts';

export interface Replays {
  /** For an address, or a person behind it: each has its turn among others. What was called off need not wait any more. */
  ask<K extends Task['kind']>(task: Task & { kind: K }, by: string | Applicant, calledOff?: AbortSignal): Promise<Done[K]>;
  close(): Promise<void>;
  /** How many wait for their turn; left out where nobody ever does. */
  readonly waiting?: number;
}

/** What the thread says when it has read all games. */
export const READY = 'ready';

export type ThreadAnswer =
  | { readonly done: Done[Task['kind']] }
  | { readonly refused: Pick<Refused, 'status' | 'code' | 'figures' | 'kind'> }
  | { readonly error: Error };

export interface ReplayBudget {
  /** At once. */
  readonly threads: number;
  readonly milliseconds: number;
  readonly megabytes: number;
  /** Waiting, of one who asks and of all. */
  readonly waitingEach: number;
  readonly waiting: number;
}

const BUDGET: ReplayBudget = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  milliseconds: 20_000,
  megabytes: 256,
  waitingEach: 4,
  waiting: 100,
};

const THREAD = new URL('./replay-thread.js', import.meta.url);

/** In threads where that is possible: Node starts them from compiled files only, and they know the games on the shelf. */
export function replaysOf(boxes: readonly Box[], budget: Partial<ReplayBudget> = {}): Replays {
  const canBeThreaded = existsSync(fileURLToPath(THREAD)) && boxes.every((box) => BOXES.includes(box));
  return canBeThreaded ? new Threads({ ...BUDGET, ...budget }) : new Here(gameAmong(boxes));
}

export function gameAmong(boxes: readonly Box[]): GameOf {
  return (id) => {
    const box = boxes.find(({ game }) => game.id === id);
    if (!box) throw new Refused(404, 'no-such-game', { game: id, known: boxes.map(({ game }) => game.id) });
    return box.game;
  };
}

class Here implements Replays {
  readonly #gameOf: GameOf;

  constructor(gameOf: GameOf) {
    this.#gameOf = gameOf;
  }

  async ask<K extends Task['kind']>(task: Task & { kind: K }): Promise<Done[K]> {
    return carriedOut<K>(task, this.#gameOf);
  }

  async close(): Promise<void> {}
}

interface Job {
  readonly task: Task;
  resolve(done: Done[Task['kind']]): void;
  reject(why: unknown): void;
}

class Threads implements Replays {
  readonly #budget: ReplayBudget;
  readonly #waiting = new Turns<Job>();
  readonly #idle: Thread[] = [];
  readonly #busy = new Set<Thread>();
  #isClosed = false;

  constructor(budget: ReplayBudget) {
    this.#budget = budget;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  ask<K extends Task['kind']>(task: Task & { kind: K }, by: string | Applicant, calledOff?: AbortSignal): Promise<Done[K]> {
    const applicant = typeof by === 'string' ? { address: by, person: '' } : by;
    const { waiting, waitingEach } = this.#budget;
    const isFull = this.#waiting.waitingAt(applicant.address) >= waitingEach || this.#waiting.length >= waiting;
    if (isFull) return Promise.reject(new Refused(429, 'replays-waiting'));
    return new Promise((resolve, reject) => {
      // The thread answers a task of this kind with what is done for this kind.
      const leave = this.#waiting.add(applicant, { task, resolve: (done) => resolve(done as Done[K]), reject });
      // What a thread is at already it brings to its end.
      calledOff?.addEventListener('abort', () => leave() && reject(calledOff.reason), { once: true });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.clear()) job.reject(new Refused(503, 'failure'));
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.end()));
  }

  #goOn(): void {
    if (this.#isClosed || this.#busy.size >= this.#budget.threads) return;
    const job = this.#waiting.next();
    if (!job) return;
    const thread = this.#idle.pop() ?? new Thread(this.#budget);
    this.#busy.add(thread);
    void thread.carryOut(job).finally(() => {
      this.#busy.delete(thread);
      if (thread.isAlive) this.#idle.push(thread);
      this.#goOn();
    });
    this.#goOn();
  }
}

/** One that has run out of time or memory is ended; the next game gets a new one. */
class Thread {
  isAlive = true;
  readonly #milliseconds: number;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  /** Why it ended, if it did. */
  readonly #ended: Promise<Error | Refused>;

  constructor({ milliseconds, megabytes }: ReplayBudget) {
    this.#milliseconds = milliseconds;
    this.#worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 } });
    this.#ready = new Promise((go) => this.#worker.once('message', () => go()));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => {
        this.isAlive = false;
        resolve(isOutOfMemory(error) ? new Refused(422, 'replay-too-large') : error);
      });
      this.#worker.on('exit', () => {
        this.isAlive = false;
        resolve(new Refused(422, 'replay-too-long', { seconds: Math.ceil(milliseconds / 1000) }));
      });
    });
    // Nobody waits for a thread that does nothing.
    this.#worker.unref();
  }

  async carryOut({ task, resolve, reject }: Job): Promise<void> {
    this.#worker.ref();
    await Promise.race([this.#ready, this.#ended]);
    const timer = setTimeout(() => void this.#worker.terminate(), this.#milliseconds);
    try {
      const answer = await Promise.race([this.#answerTo(task), this.#ended]);
      if (answer instanceof Error) throw answer;
      if ('done' in answer) resolve(answer.done);
      else throw 'error' in answer ? answer.error : refusedAs(answer.refused);
    } catch (error) {
      reject(error);
    } finally {
      clearTimeout(timer);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #answerTo(task: Task): Promise<ThreadAnswer> {
    return new Promise((go) => {
      this.#worker.once('message', go);
      this.#worker.postMessage(task);
    });
  }
}

function refusedAs({ status, code, figures, kind }: Pick<Refused, 'status' | 'code' | 'figures' | 'kind'>): Refused {
  return new Refused(status, code, figures, '', kind);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
