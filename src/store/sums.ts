/** What the tables on a visitor's shelf add up to. */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { SECTIONS, type Section, type Sum, type Tally } from './kept.ts';
import { columns, json, text } from './rows.ts';
import { type Schema, type ShelfColumns, STANDING } from './schema.ts';
import { text as cell, number, statement } from './statement.ts';

/** The sums of sections are of no game. */
export const NO_GAME = '';

const Counts = z.record(z.string(), z.number());
/** What one of several copies counts, and what each of them does; once there was only the former. */
const CountsText = json(
  z.union([z.tuple([Counts, Counts]), Counts.transform((counts): [Tally['counts'], Tally['counts']] => [counts, {}])]),
);
const SumRow = z.object({ game: text, what: text, count: z.number(), table_id: text.nullable() });

const ADD = statement(
  ({ given }) =>
    `insert into sums (visitor, game, what, count, table_id)
     select ${cell(0)}, ${cell(1)}, ${cell(2)}, ${number(3)}, ${cell(4)} from ${given} where true
     on conflict (visitor, game, what) do update set count = sums.count + excluded.count, table_id = excluded.table_id`,
);

/** What a table counts, as it is kept with its place. */
export function countsText(tallies: readonly Tally[]): string {
  return JSON.stringify([sumOf(tallies.map(({ counts }) => counts)), sumOf(tallies.map(({ deeds }) => deeds ?? {}))]);
}

function sumOf(all: readonly Tally['counts'][]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [what, count] of Object.entries(counts)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

type Counting = Pick<ShelfColumns, 'visitor' | 'table_id' | 'section' | 'standing' | 'counts'>;

/** By how much the sums of visitors have changed. */
export class Sums {
  readonly #changes = new Map<string, { visitor: string; game: string; what: string; count: number; table_id: string }>();

  give(row: Counting, game: string, sign = 1): void {
    this.#add(row, NO_GAME, row.section, sign);
    if (row.standing === STANDING.deleted) return;
    const { data: [counts, deeds] = [{}, {}] } = CountsText.safeParse(row.counts);
    if (row.standing === STANDING.counts) this.#addAll(row, game, counts, sign);
    this.#addAll(row, game, deeds, sign);
  }

  take(row: Counting, game: string): void {
    this.give(row, game, -1);
  }

  giveCounts(row: Counting, game: string, sign = 1): void {
    const { data: [counts] = [{}] } = CountsText.safeParse(row.counts);
    this.#addAll(row, game, counts, sign);
  }

  takeCounts(row: Counting, game: string): void {
    this.giveCounts(row, game, -1);
  }

  #addAll(row: Counting, game: string, counts: Tally['counts'], sign: number): void {
    for (const [what, count] of Object.entries(counts)) this.#add(row, game, what, sign * count);
  }

  #add({ visitor, table_id }: Counting, game: string, what: string, count: number): void {
    const key = JSON.stringify([visitor, game, what]);
    this.#changes.set(key, { visitor, game, what, table_id, count: count + (this.#changes.get(key)?.count ?? 0) });
  }

  async write(engine: Engine, tx: Transaction<Schema>): Promise<void> {
    const changes = [...this.#changes].filter(([, { count }]) => count !== 0);
    if (changes.length === 0) return;
    // Two who add to the same sums must not wait for each other.
    changes.sort(([a], [b]) => (a < b ? -1 : 1));
    await ADD(
      engine,
      tx,
      changes.map(([, { visitor, game, what, count, table_id }]) => [visitor, game, what, count, table_id]),
    );
  }
}

/** All of a visitor's, or those of one game. */
export async function sumsOf(engine: Engine, db: Kysely<Schema>, visitor: string, game?: string): Promise<Sum[]> {
  const rows = await db
    .selectFrom('sums')
    .select(columns(engine, 'sums', ['game', 'what', 'count', 'table_id']))
    .where('visitor', '=', visitor)
    .where('count', '<>', 0)
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .execute();
  const read = rows.flatMap((row) => SumRow.safeParse(row).data ?? []);
  return read.map(({ table_id: table, ...sum }) => ({ ...sum, table: table ?? '' }));
}

/** How many tables of a visitor lie in each section. */
export async function sectionsOf(engine: Engine, db: Kysely<Schema>, visitor: string): Promise<Record<Section, number>> {
  const counts = { 'under-way': 0, finished: 0, archived: 0, deleted: 0 };
  for (const { what, count } of await sumsOf(engine, db, visitor, NO_GAME)) {
    const section = SECTIONS.find((one) => one === what);
    if (section) counts[section] = count;
  }
  return counts;
}
