/** The store in a thread of its own: whoever asks goes on with other things while the disk writes. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { messageOf, StoreFault } from './fault.ts';
import type { Store } from './kept.ts';
import type { SqliteWish } from './sqlite.ts';

type Method = Exclude<keyof Store, 'close' | 'shared'>;
type Arguments = { [M in Method]: Parameters<Store[M]> };
type Values = { [M in Method]: Awaited<ReturnType<Store[M]>> };

/** What the thread is asked for; `close` comes when everything else has been answered. */
export type Methods = { [M in Method]: (...given: Arguments[M]) => Promise<Values[M]> };

export interface Call<M extends Method> {
  readonly id: number;
  readonly method: M;
  readonly given: Arguments[M];
}

/** Messages hold many at once, for each costs as much as all that is in it. */
export type Request = readonly Call<Method>[] | 'close';

/** A StoreFault does not cross threads as one; errors that the language knows do. */
export type Answer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: Pick<StoreFault, 'code' | 'figures' | 'cause'> }
  | { readonly error: Error }
);

/** What the thread answers of its own accord, once: that its database is open, or why not. */
export const OPENED = 0;
/** And at last: that it is closed. */
export const CLOSED = -1;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const THREAD = new URL('./thread.js', import.meta.url);

/** Node starts threads from compiled files only. */
export function canBeThreaded(): boolean {
  return existsSync(fileURLToPath(THREAD));
}

/** What the thread is to open. */
export interface Opening extends SqliteWish {
  readonly folder: string;
}

export async function openThreaded({ folder, sole, asItIs }: Opening): Promise<Store> {
  const thread = new Thread({ folder, sole, asItIs });
  await thread.opened;
  return {
    create: (kept, entries) => thread.ask('create', [kept, entries]),
    table: (id) => thread.ask('table', [id]),
    since: (id, version) => thread.ask('since', [id, version]),
    marks: (ids) => thread.ask('marks', [ids]),
    entries: (id, from) => thread.ask('entries', [id, from]),
    commit: (commit) => thread.ask('commit', [commit]),
    answer: (table, command, by) => thread.ask('answer', [table, command, by]),
    snapshot: (id) => thread.ask('snapshot', [id]),
    dropSnapshots: (id) => thread.ask('dropSnapshots', [id]),
    talk: (id, after) => thread.ask('talk', [id, after]),
    say: (id, line, most) => thread.ask('say', [id, line, most]),
    shelf: (visitor, wish) => thread.ask('shelf', [visitor, wish]),
    sums: (visitor) => thread.ask('sums', [visitor]),
    unaccounted: () => thread.ask('unaccounted', []),
    change: (id, what, revision) => thread.ask('change', [id, what, revision]),
    invite: (id, seat, invitation, seated) => thread.ask('invite', [id, seat, invitation, seated]),
    takeSeat: (id, invitation, holder) => thread.ask('takeSeat', [id, invitation, holder]),
    seat: (id, seat, what, seated) => thread.ask('seat', [id, seat, what, seated]),
    scripted: () => thread.ask('scripted', []),
    purge: (deletedBefore) => thread.ask('purge', [deletedBefore]),
    uptimes: () => thread.ask('uptimes', []),
    beUp: (uptime) => thread.ask('beUp', [uptime]),
    key: (name, fresh) => thread.ask('key', [name, fresh]),
    wasHere: (visitor, before) => thread.ask('wasHere', [visitor, before]),
    ready: () => thread.ask('ready', []),
    close: () => thread.close(),
  };
}

class Thread {
  readonly opened: Promise<unknown>;
  readonly #folder: string;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  /** Called in this turn of the event loop, and sent at its end. */
  #unsent: Call<Method>[] = [];
  #lastId = OPENED;
  /** Why nothing more is taken. */
  #closed: Error | undefined;
  #closing: Promise<unknown> | undefined;
  #isOver = false;

  constructor(opening: Opening) {
    this.#folder = opening.folder;
    this.#worker = new Worker(THREAD, { workerData: opening });
    this.opened = this.#answerTo(OPENED);
    this.#worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.#hear(answer);
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#isOver = true;
        this.#fail(new Error(`The thread ended with code ${code}`));
        resolve();
      });
    });
  }

  ask<M extends Method>(method: M, given: Arguments[M]): Promise<Values[M]> {
    if (this.#closed) return Promise.reject(this.#closed);
    this.#lastId++;
    if (this.#unsent.length === 0) setImmediate(() => this.#send());
    this.#unsent.push({ id: this.#lastId, method, given });
    // Our own thread carries out the method of that name, so this is what it answers.
    return this.#answerTo(this.#lastId) as Promise<Values[M]>;
  }

  /** Whatever was asked before is answered first. */
  async close(): Promise<void> {
    this.#closed ??= new Error('The store is closed');
    this.#closeIfIdle();
    await this.#ended;
    await this.#closing;
  }

  #answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #send(): void {
    const calls = this.#unsent;
    this.#unsent = [];
    try {
      this.#post(calls);
    } catch {
      // Something in them is no plain data; the others must not suffer for it.
      for (const call of calls) this.#sendAlone(call);
    }
  }

  #sendAlone(call: Call<Method>): void {
    try {
      this.#post([call]);
    } catch (error) {
      this.#hear({ id: call.id, error: new TypeError(messageOf(error)) });
    }
  }

  #post(request: Request): void {
    this.#worker.postMessage(request);
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('value' in answer) waiting?.resolve(answer.value);
    else if ('error' in answer) waiting?.reject(answer.error);
    else waiting?.reject(new StoreFault(answer.fault.code, answer.fault.figures, answer.fault.cause));
    this.#closeIfIdle();
  }

  #closeIfIdle(): void {
    if (!this.#closed || this.#closing || this.#isOver || this.#waiting.size > 0) return;
    this.#closing = this.#answerTo(CLOSED);
    // Whoever closes is told.
    this.#closing.catch(() => {});
    this.#post('close');
  }

  /** The thread is no more. What it was doing may be done or not. */
  #fail(error: Error): void {
    const fault = new StoreFault('database-unreachable', { folder: this.#folder, why: messageOf(error) }, error);
    this.#closed ??= fault;
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}
