/** The tables that are in memory: each is opened once, and closed when many others were asked for since. */
import type { Box } from '../games/box.ts';
import type { Store } from '../store/store.ts';
import { type LiveTable, openTable } from './live-table.ts';
import { noSuchTable, Refused } from './refusal.ts';

/** The share of them asked for last is not closed in any case: their requests may be just about to begin. */
const FRESH = 0.1;

export class OpenTables {
  readonly #store: Store;
  readonly #boxOf: (game: string) => Box;
  readonly #most: number;
  /** The one asked for last comes last. */
  readonly #open = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable>>();

  constructor(store: Store, boxOf: (game: string) => Box, most: number) {
    this.#store = store;
    this.#boxOf = boxOf;
    this.#most = most;
  }

  get size(): number {
    return this.#open.size;
  }

  all(): Iterable<LiveTable> {
    return this.#open.values();
  }

  ifOpen(id: string): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** Whoever comes next opens it anew. */
  drop(id: string): void {
    this.#open.delete(id);
  }

  /** Refuses one that is not there or deleted. */
  async table(id: string): Promise<LiveTable> {
    const table = this.#open.get(id) ?? (await (this.#opening.get(id) ?? this.#begin(id)));
    this.#open.delete(id);
    if (table.kept.table.deleted !== null) throw new Refused(410, 'table-deleted', { table: id });
    this.#open.set(id, table);
    return table;
  }

  /** However many ask for a table at once, it is opened once. */
  #begin(id: string): Promise<LiveTable> {
    const opening = this.#read(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #read(id: string): Promise<LiveTable> {
    const kept = await this.#store.table(id);
    if (!kept) throw noSuchTable(id);
    const table = await openTable(this.#store, this.#boxOf(kept.table.game), kept);
    this.#closeSome();
    this.#open.set(id, table);
    return table;
  }

  #closeSome(): void {
    let old = this.#open.size - this.#most * FRESH;
    for (const [id, table] of this.#open) {
      if (this.#open.size < this.#most || old-- <= 0) return;
      if (table.isIdle) this.#open.delete(id);
    }
  }
}
