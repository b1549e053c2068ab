/** What is said at tables: a row for each line, numbered by the database, so that several servers may write at once. */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import type { Line } from './kept.ts';
import { lockTable } from './locks.ts';
import { checkTexts, columns, text } from './rows.ts';
import type { Schema } from './schema.ts';

const LineRow: z.ZodType<Line> = z.object({ number: z.number(), line: text });

/** The number of the line; undefined where the table is gone. Of older lines only so many are kept. */
export async function say(engine: Engine, tx: Transaction<Schema>, id: string, line: string, most: number): Promise<number | undefined> {
  checkTexts(line);
  if ((await lockTable(engine, tx, id))?.isDeleted !== false) return undefined;
  const { last } = await tx
    .selectFrom('said')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  await tx.insertInto('said').values({ table_id: id, number, line }).execute();
  await tx
    .deleteFrom('said')
    .where('table_id', '=', id)
    .where('number', '<=', number - most)
    .execute();
  return number;
}

/** Lines after that number; one that cannot be read is left out. */
export async function linesAfter(engine: Engine, db: Kysely<Schema>, id: string, after: number): Promise<Line[]> {
  const rows = await db
    .selectFrom('said')
    .select(columns(engine, 'said', ['number', 'line']))
    .where('table_id', '=', id)
    .where('number', '>', after)
    .orderBy('said.number')
    .execute();
  return rows.flatMap((row) => LineRow.safeParse(row).data ?? []);
}
