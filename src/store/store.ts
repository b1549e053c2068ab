/** Opens the store of saved tables, wherever it is. */
import type { Engine } from './engine.ts';
import type { Store } from './kept.ts';
import type { PostgresWish } from './postgres.ts';
import type { SqliteWish } from './sqlite.ts';
import { openThreaded } from './threaded.ts';

export type {
  Commit,
  Committed,
  Delay,
  Hint,
  Kept,
  Line,
  Manners,
  Mark,
  NextTable,
  Pace,
  SeatChange,
  SeatRow,
  Since,
  Snapshot,
  Store,
  Sum,
  TableChange,
  TableRow,
  Tally,
  TimeLimit,
  Uptime,
} from './kept.ts';

export interface Where extends SqliteWish, Pick<PostgresWish, 'shared'> {
  /** postgres://…; without it the tables are in a SQLite file in the folder. */
  readonly url?: string | undefined;
  readonly folder: string;
  /** SQLite in a thread of its own, where canBeThreaded; PostgreSQL needs none. */
  readonly threaded?: boolean | undefined;
}

export async function openStore(where: Where): Promise<Store> {
  if (!where.url && where.threaded) return openThreaded(where);
  // Databases take a while to load; one who has his in a thread need not load them here as well.
  const { SavedTables } = await import('./saved-tables.ts');
  return SavedTables.open(await engineFor(where));
}

export async function engineFor(where: Where): Promise<Engine> {
  if (!where.url) return (await import('./sqlite.ts')).openSqlite(where.folder, where);
  return (await import('./postgres.ts')).openPostgres(where.url, where);
}
