/** Locks of a transaction on PostgreSQL, held until it ends. SQLite has one writer at a time and needs none. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { columns, readRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { statement, text } from './statement.ts';

/** Any number will do that nobody else takes for locks in this database. */
const VISITORS = 1_942_12;

/** In one order, so that two who lock the same do not wait for each other; a later statement sees what the former holder has written. */
const LOCK_VISITORS = statement(
  ({ given }) =>
    `select count(pg_advisory_xact_lock(${VISITORS}, key))
     from (select distinct hashtext(${text(0)}) as key from ${given} order by key) as keys`,
);

/** Nobody else adds to the sums of these visitors by what lies on their shelves as a whole. */
export async function lockVisitors(engine: Engine, tx: Transaction<Schema>, visitors: Iterable<string>): Promise<void> {
  if (engine.kind !== 'postgres') return;
  const rows = Array.from(visitors, (visitor) => [visitor]);
  if (rows.length > 0) await LOCK_VISITORS(engine, tx, rows);
}

const LockedTable = z.object({ deleted: z.number().nullable(), seated: z.number() });

/** Nobody else changes the table, its seats or its places. Undefined where there is none. */
export async function lockTable(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
): Promise<{ readonly isDeleted: boolean; readonly seated: number } | undefined> {
  const found = await tx
    .selectFrom('tables')
    .select(columns(engine, 'tables', ['deleted', 'seated']))
    .where('id', '=', id)
    .$if(engine.kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return undefined;
  const { deleted, seated } = readRow(id, LockedTable, found);
  return { isDeleted: deleted !== null, seated };
}
