import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Every transaction that writes begins with it. On PostgreSQL they come one after the other by that, as on SQLite they do by
 * themselves, so that whatever is added up is added up from what stands; and the count says how far the database has come.
 */
export async function beat(tx: Transaction<Schema>): Promise<number> {
  const { count } = await tx
    .updateTable('pulse')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('id', '=', 1)
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}
