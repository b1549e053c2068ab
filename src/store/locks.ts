/** Locks of a transaction on PostgreSQL, held until it ends. SQLite has one writer at a time and needs none. */
import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
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

/** Nobody else changes the table, its seats or its places. */
export async function lockTable(engine: Engine, tx: Transaction<Schema>, id: string): Promise<'standing' | 'deleted' | 'gone'> {
  const found = await tx
    .selectFrom('tables')
    .select(sql<number>`case when deleted is null then 0 else 1 end`.as('deleted'))
    .where('id', '=', id)
    .$if(engine.kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return 'gone';
  return found.deleted === 0 ? 'standing' : 'deleted';
}
