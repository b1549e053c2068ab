import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** What others write meanwhile is not seen. */
export function atOneMoment<T>({ kind, db }: Engine, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin').execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
