/** Secrets of the house, each made once and kept with its tables; and whether somebody was here before one was made. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Key {
  readonly value: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

/** The key of that name as it was first made: of several who bring one at once, the first is kept. */
export async function keptKey(db: Kysely<Schema>, name: string, fresh: Key): Promise<Key> {
  await db
    .insertInto('keys')
    .values({ name, ...fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value, made } = await db.selectFrom('keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  return { value, made: Number(made) };
}

/** Whether the visitor owns a table that was set up before that time, or holds a seat at one. */
export async function wasHere(db: Kysely<Schema>, visitor: string, before: number): Promise<boolean> {
  const owned = await db
    .selectFrom('tables')
    .select('id')
    .where('owner', '=', visitor)
    .where('created', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (owned) return true;
  const held = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.holder', '=', visitor)
    .where('tables.created', '<', before)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Whoever comes with a cookie is the same person where his tables are restored. A key that is there already stays. */
export async function copyKeys(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const keys = await from.selectFrom('keys').selectAll().execute();
  if (keys.length === 0) return;
  await to
    .insertInto('keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
