/** The tables that are in memory: each is opened once, and closed when many others were asked for since. */
import type { Box } from '../games/box.ts';
import { type LiveTable, openTable } from './live-table.ts';
import { readWhole, type Source } from './opening.ts';
import { noSuchTable, Refused } from './refusal.ts';

/** The share of them asked for last is not closed in any case: their requests may be just about to begin. */
const FRESH = 0.1;

export class OpenTables {
  readonly #source: Source;
  readonly #boxOf: (game: string) => Box;
  readonly #most: { readonly number: number; readonly weight: number };
  readonly #onClosed: (table: LiveTable) => void;
  /** The one asked for last comes last. */
  readonly #open = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable>>();

  constructor(
    source: Source,
    boxOf: (game: string) => Box,
    most: { number: number; weight: number },
    onClosed: (table: LiveTable) => void,
  ) {
    this.#source = source;
    this.#boxOf = boxOf;
    this.#most = most;
    this.#onClosed = onClosed;
  }

  get size(): number {
    return this.#open.size;
  }

  all(): Iterable<LiveTable> {
    return this.#open.values();
  }

  get(id: string): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** A table that is open, or is just being opened. */
  async find(id: string): Promise<LiveTable | undefined> {
    // Whoever wants it opened is told why it cannot be.
    return this.#open.get(id) ?? this.#opening.get(id)?.catch(() => undefined);
  }

  /** Whoever comes next opens it anew. */
  drop(table: LiveTable): void {
    table.isDropped = true;
    this.#open.delete(table.id);
  }

  /** Refuses one that is not there or deleted. */
  async table(id: string, by: string): Promise<LiveTable> {
    const table = this.#open.get(id) ?? (await (this.#opening.get(id) ?? this.#begin(id, by)));
    this.#open.delete(id);
    if (table.kept.table.deleted !== null) throw new Refused(410, 'table-deleted', { table: id });
    this.#open.set(id, table);
    return table;
  }

  /** However many ask for a table at once, it is opened once. */
  #begin(id: string, by: string): Promise<LiveTable> {
    const opening = this.#read(id, by).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #read(id: string, by: string): Promise<LiveTable> {
    const whole = await readWhole(this.#source.store, id);
    if (!whole) throw noSuchTable(id);
    const table = await openTable(this.#boxOf(whole.table.game), whole, this.#source, by);
    this.#closeSome();
    this.#makeRoom(table.weight);
    this.#open.set(id, table);
    return table;
  }

  /** Of those that nobody is at, the oldest go first; where all are in use, no further one is opened. */
  #makeRoom(wanted: number): void {
    let weight = wanted;
    for (const table of this.#open.values()) weight += table.weight;
    for (const [id, table] of this.#open) {
      if (weight <= this.#most.weight) return;
      if (!table.isIdle) continue;
      this.#close(id, table);
      weight -= table.weight;
    }
    if (weight > this.#most.weight) throw new Refused(503, 'house-full');
  }

  #closeSome(): void {
    let old = this.#open.size - this.#most.number * FRESH;
    for (const [id, table] of this.#open) {
      if (this.#open.size < this.#most.number || old-- <= 0) return;
      if (table.isIdle) this.#close(id, table);
    }
  }

  #close(id: string, table: LiveTable): void {
    this.#open.delete(id);
    this.#onClosed(table);
  }
}
