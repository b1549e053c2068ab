/** When the house was open. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import type { Uptime } from './kept.ts';
import { columns } from './rows.ts';
import type { Schema } from './schema.ts';

/** Nobody's time is asked about for longer, in milliseconds. */
const REMEMBERED = 400 * 24 * 3_600_000;

const UptimeRow: z.ZodType<Uptime> = z.object({ began: z.int(), until: z.int() });

/** What cannot be read is left out: then a clock stood still. */
export async function uptimes(engine: Engine, db: Kysely<Schema>): Promise<Uptime[]> {
  const rows = await db
    .selectFrom('uptimes')
    .select(columns(engine, 'uptimes', ['began', 'until']))
    .orderBy('uptimes.began')
    .execute();
  return rows.flatMap((row) => UptimeRow.safeParse(row).data ?? []);
}

export async function beUp(db: Kysely<Schema>, { began, until }: Uptime): Promise<void> {
  await db
    .insertInto('uptimes')
    .values({ began, until })
    .onConflict((conflict) => conflict.column('began').doUpdateSet({ until }))
    .execute();
  await db
    .deleteFrom('uptimes')
    .where('until', '<', until - REMEMBERED)
    .execute();
}
