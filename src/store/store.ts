/**
 * Saved tables. A table's history only grows: `commit` adds entries to it if nobody else did meanwhile, and its promise
 * is kept only once they would survive a power cut. All methods reject with a StoreFault when the database fails.
 */
import type { Seat } from '../kernel/game.ts';
import type { Commit, Committed, Kept, Snapshot, TableChange, TableRow } from './kept.ts';
import { openPostgres } from './postgres.ts';
import { SavedTables } from './saved-tables.ts';
import { openSqlite } from './sqlite.ts';

export type { Commit, Committed, Kept, SeatRow, Snapshot, TableRow } from './kept.ts';

export interface Store {
  create(kept: Kept, entries: readonly string[]): Promise<void>;
  table(id: string): Promise<Kept | undefined>;
  /** The history, or what was added to it after the first `from` entries. */
  entries(id: string, from?: number): Promise<string[]>;
  /** Commits that arrive together are written together, each judged on its own in the order of arrival. */
  commit(commit: Commit): Promise<Committed>;
  /** What a command was answered before. */
  answer(table: string, command: string, by: string): Promise<string | undefined>;
  /** The newest; older ones are not kept. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  dropSnapshots(id: string): Promise<void>;
  /** Tables that the visitor owns or has a seat at, archived and deleted ones included, the last changed first. */
  tablesOf(visitor: string): Promise<TableRow[]>;
  /** False when there is no such table. */
  change(id: string, what: TableChange): Promise<boolean>;
  /** Opens an invitation to a seat, or withdraws it; false when there is no such seat or the table is deleted. */
  invite(id: string, seat: Seat, invitation: string | null): Promise<boolean>;
  /** Of several who come with the same invitation one gets the seat. A bot that sat there leaves. */
  takeSeat(id: string, invitation: string, holder: string): Promise<Seat | undefined>;
  /** Really removes the tables that were deleted before that time; says how many. */
  purge(deletedBefore: number): Promise<number>;
  ping(): Promise<void>;
  /** Writes what has been committed so far, then closes. */
  close(): Promise<void>;
}

export interface Where {
  /** postgres://…; without it the tables are in a SQLite file in the folder. */
  readonly url?: string | undefined;
  readonly folder: string;
}

export async function openStore(where: Where): Promise<Store> {
  const engine = where.url ? await openPostgres(where.url) : await openSqlite(where.folder);
  return SavedTables.open(engine);
}
