/** Secrets of the house, each made once and kept with its tables; and whether somebody was here before one was made. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Key } from './kept.ts';
import { columns, text } from './rows.ts';
import type { Schema } from './schema.ts';

const KeySchema = z.object({ name: text, value: text, made: z.union([z.number(), z.string().transform(Number)]) });

function keyFrom(row: unknown): z.output<typeof KeySchema> {
  const read = KeySchema.safeParse(row);
  if (!read.success) throw new StoreFault('database-damaged', {}, read.error);
  return read.data;
}

function keyColumns(engine: Pick<Engine, 'kind'>) {
  return columns(engine, 'keys', ['name', 'value', 'made']);
}

/** The key of that name as it was first made: of several who bring one at once, the first is kept. */
export async function keptKey(engine: Pick<Engine, 'kind'>, db: Kysely<Schema>, name: string, fresh: Key): Promise<Key> {
  await db
    .insertInto('keys')
    .values({ name, ...fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value, made } = keyFrom(await db.selectFrom('keys').select(keyColumns(engine)).where('name', '=', name).executeTakeFirst());
  return { value, made };
}

/** Whether the visitor owns a table that was set up before that time, or holds a seat at one. */
export async function wasHere(db: Kysely<Schema>, visitor: string, before: number): Promise<boolean> {
  const owned = await db
    .selectFrom('tables')
    .select(sql<number>`1`.as('found'))
    .where('owner', '=', visitor)
    .where('created', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (owned) return true;
  const held = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(sql<number>`1`.as('found'))
    .where('seats.holder', '=', visitor)
    .where('tables.created', '<', before)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Whoever comes with a cookie is the same person where his tables are restored. A key that is there already stays; one that cannot be read is left out. */
export async function copyKeys(engine: Pick<Engine, 'kind'>, from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const keys = (await from.selectFrom('keys').select(keyColumns(engine)).execute()).flatMap((row) => KeySchema.safeParse(row).data ?? []);
  if (keys.length === 0) return;
  await to
    .insertInto('keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
