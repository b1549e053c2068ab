/** The tables that are in memory: each is opened once, and closed when many others were asked for since. */
import type { Box } from '../games/box.ts';
import type { TableChange } from '../store/store.ts';
import { type LiveTable, openTable } from './live-table.ts';
import type { Source } from './opening.ts';
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
  /** What was changed at tables that are being opened, after their rows may have been read. */
  readonly #meanwhile = new Map<string, TableChange>();

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

  /** The store has changed a table. One that is being opened is opened as it then is; one that is open is the caller's to tell. */
  change(id: string, what: TableChange): LiveTable | undefined {
    if (this.#opening.has(id)) this.#meanwhile.set(id, { ...this.#meanwhile.get(id), ...what });
    const open = this.#open.get(id);
    if (open) changeTable(open, what);
    return open;
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
    const opening = this.#read(id, by).finally(() => {
      this.#opening.delete(id);
      this.#meanwhile.delete(id);
    });
    this.#opening.set(id, opening);
    return opening;
  }

  async #read(id: string, by: string): Promise<LiveTable> {
    const kept = await this.#source.store.table(id);
    if (!kept) throw noSuchTable(id);
    const table = await openTable(this.#boxOf(kept.table.game), kept, this.#source, by);
    changeTable(table, this.#meanwhile.get(id) ?? {});
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

function changeTable(table: LiveTable, what: TableChange): void {
  table.kept = { ...table.kept, table: { ...table.kept.table, ...what } };
}
