/**
 * What lies on each visitor's shelf, and what it adds up to. Both are brought up to date in the transaction that changes a
 * table, so that lists and sums cost the same however many tables there are.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { isTold } from '../kernel/witness/audience.ts';
import type { Engine } from './engine.ts';
import type { Place, Section } from './kept.ts';
import { columns, TalliesText, text } from './rows.ts';
import { type Schema, type ShelfColumns, STANDING } from './schema.ts';
import { text as cell, number, statement } from './statement.ts';
import { countsText, NO_GAME, Sums } from './sums.ts';

const TableOnShelf = z.object({
  id: text,
  owner: text,
  game: text,
  seed: text,
  forked_from: text.nullable(),
  created: z.number(),
  changed: z.number(),
  archived: z.number(),
  deleted: z.number().nullable(),
  ended: z.number(),
  tallies: TalliesText.nullable(),
});
type TableOnShelf = z.infer<typeof TableOnShelf>;

const HeldSeat = z.object({ table_id: text, seat: text, holder: text });
const ShelfRow: z.ZodType<ShelfColumns> = z.object({
  visitor: text,
  table_id: text,
  section: text,
  changed: z.number(),
  origin: text,
  standing: z.number(),
  counts: text,
});
const Copy = z.intersection(ShelfRow, z.object({ game: text }));
const PlaceRow = z.object({ changed: z.number(), table_id: text });

/** Puts tables where they belong after they have changed. Whoever calls has begun the transaction with a beat. */
export async function reshelve(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const sums = new Sums();
  const tables = await changedTables(engine, tx, ids);
  const before = new Map((await rowsOf(engine, tx, [...tables.keys()])).map((row) => [keyOf(row), row]));
  const held = await seatsHeld(engine, tx, [...tables.keys()]);
  const after = [...tables.values()].flatMap((table) => rowsFor(table, held.get(table.id) ?? [], before));
  const left = new Map(before);
  for (const row of after) left.delete(keyOf(row));
  const gameOf = (row: ShelfColumns) => tables.get(row.table_id)?.game ?? NO_GAME;
  for (const row of before.values()) sums.take(row, gameOf(row));
  for (const row of after) sums.give(row, gameOf(row));
  for (const { visitor, table_id } of left.values())
    await tx.deleteFrom('shelf').where('table_id', '=', table_id).where('visitor', '=', visitor).execute();
  await writeRows(engine, tx, after);
  await settleCopies(engine, tx, [...after.filter(({ standing }) => standing !== STANDING.counts), ...left.values()], sums);
  await sums.write(engine, tx);
}

/** A table that cannot be read stays where it was. */
async function changedTables(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<Map<string, TableOnShelf>> {
  const rows = await tx
    .selectFrom('tables')
    .select(
      columns(engine, 'tables', ['id', 'owner', 'game', 'seed', 'forked_from', 'created', 'changed', 'archived', 'deleted', 'tallies']),
    )
    .select(sql<number>`case when outcome is null then 0 else 1 end`.as('ended'))
    .where('id', 'in', ids)
    .execute();
  const read = rows.map((row) => TableOnShelf.safeParse(row)).flatMap(({ data }) => (data ? [data] : []));
  return new Map(read.map((table) => [table.id, table]));
}

async function rowsOf(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<ShelfColumns[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('shelf').select(shelfColumns(engine)).where('table_id', 'in', ids).execute();
  return rows.map((row) => ShelfRow.safeParse(row)).flatMap(({ data }) => (data ? [data] : []));
}

function shelfColumns(engine: Engine) {
  return columns(engine, 'shelf', ['visitor', 'table_id', 'section', 'changed', 'origin', 'standing', 'counts']);
}

async function seatsHeld(
  engine: Engine,
  tx: Transaction<Schema>,
  ids: readonly string[],
): Promise<Map<string, z.infer<typeof HeldSeat>[]>> {
  const held = new Map<string, z.infer<typeof HeldSeat>[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return held;
  const rows = await tx
    .selectFrom('seats')
    .select(columns(engine, 'seats', ['table_id', 'seat', 'holder']))
    .where('table_id', 'in', ids)
    .where('holder', 'is not', null)
    .execute();
  for (const row of rows) {
    const { data } = HeldSeat.safeParse(row);
    if (data) held.get(data.table_id)?.push(data);
  }
  return held;
}

/** One for its owner and each who plays at it. */
function rowsFor(
  table: TableOnShelf,
  held: readonly z.infer<typeof HeldSeat>[],
  before: ReadonlyMap<string, ShelfColumns>,
): ShelfColumns[] {
  const visitors = [...new Set([table.owner, ...held.map(({ holder }) => holder)])];
  return visitors.map((visitor) => {
    const seats = held.filter(({ holder }) => holder === visitor).map(({ seat }) => seat);
    const told = table.tallies?.filter(({ to }) => isTold(to, seats));
    const was = before.get(keyOf({ visitor, table_id: table.id }));
    // Where nobody has worked out who knows of what, the hour of somebody's secret choice must not be told.
    const changed = told
      ? Math.max(...told.map((tally) => tally.changed), table.created)
      : visitors.length > 1
        ? table.created
        : table.changed;
    return {
      visitor,
      table_id: table.id,
      section: sectionOf(table),
      changed,
      origin: table.forked_from === null ? `seed ${table.seed}` : `fork ${table.id}`,
      standing: table.deleted !== null ? STANDING.deleted : Math.max(was?.standing ?? 0, STANDING.waits),
      counts: countsText(told ?? []),
    };
  });
}

export function sectionOf({ deleted, archived, ended }: Pick<TableOnShelf, 'deleted' | 'archived' | 'ended'>): Section {
  if (deleted !== null) return 'deleted';
  if (archived !== 0) return 'archived';
  return ended !== 0 ? 'finished' : 'under-way';
}

const WRITE_ROWS = statement(
  ({ given }) =>
    `insert into shelf (visitor, table_id, section, changed, origin, standing, counts)
     select ${cell(0)}, ${cell(1)}, ${cell(2)}, ${number(3)}, ${cell(4)}, ${number(5)}, ${cell(6)} from ${given} where true
     on conflict (table_id, visitor) do update
     set section = excluded.section, changed = excluded.changed, standing = excluded.standing, counts = excluded.counts`,
);

async function writeRows(engine: Engine, tx: Transaction<Schema>, rows: readonly ShelfColumns[]): Promise<void> {
  if (rows.length === 0) return;
  await WRITE_ROWS(
    engine,
    tx,
    rows.map(({ visitor, table_id, section, changed, origin, standing, counts }) => [
      visitor,
      table_id,
      section,
      changed,
      origin,
      standing,
      counts,
    ]),
  );
}

/** Of each kind of dice that a visitor has, one table counts. */
async function settleCopies(engine: Engine, tx: Transaction<Schema>, rows: readonly ShelfColumns[], sums: Sums): Promise<void> {
  for (const { visitor, origin } of new Map(rows.map((row) => [JSON.stringify([row.visitor, row.origin]), row])).values()) {
    const copies = (standing: number) =>
      tx
        .selectFrom('shelf')
        .innerJoin('tables', 'tables.id', 'shelf.table_id')
        .select([...shelfColumns(engine), ...columns(engine, 'tables', ['game'])])
        .where('shelf.visitor', '=', visitor)
        .where('shelf.origin', '=', origin)
        .where('shelf.standing', '=', standing)
        .limit(1);
    const { data: counting } = Copy.safeParse(await copies(STANDING.counts).executeTakeFirst());
    const touched = rows.filter((row) => row.visitor === visitor && row.origin === origin && row.standing === STANDING.waits);
    const newest = touched.toSorted((a, b) => b.changed - a.changed)[0];
    if (counting && (!newest || newest.changed <= counting.changed)) continue;
    const { data: heir } = Copy.safeParse(
      await (newest ? copies(STANDING.waits).where('shelf.table_id', '=', newest.table_id) : copies(STANDING.waits)).executeTakeFirst(),
    );
    if (!heir) continue;
    if (counting) await stand(tx, counting, STANDING.waits);
    await stand(tx, heir, STANDING.counts);
    if (counting) sums.takeCounts(counting, counting.game);
    sums.giveCounts(heir, heir.game);
  }
}

async function stand(tx: Transaction<Schema>, { visitor, table_id }: ShelfColumns, standing: number): Promise<void> {
  await tx.updateTable('shelf').set({ standing }).where('table_id', '=', table_id).where('visitor', '=', visitor).execute();
}

/** Tables that are about to be purged are taken out of the sums; their places go with them. */
export async function clearPlaces(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const sums = new Sums();
  const rows = await rowsOf(engine, tx, ids);
  for (const row of rows) sums.take(row, NO_GAME);
  await sums.write(engine, tx);
  // Of somebody whose last table goes nothing stays.
  const visitors = [...new Set(rows.map(({ visitor }) => visitor))];
  if (visitors.length > 0) await tx.deleteFrom('sums').where('visitor', 'in', visitors).where('count', '=', 0).execute();
}

/** Where the next tables of a visitor lie, the last changed first. */
export async function placesOf(
  engine: Engine,
  db: Kysely<Schema>,
  visitor: string,
  { section, after, most }: { readonly section?: Section | undefined; readonly after?: Place | undefined; readonly most: number },
): Promise<Place[]> {
  const rows = await db
    .selectFrom('shelf')
    .select(columns(engine, 'shelf', ['changed', 'table_id']))
    .where('visitor', '=', visitor)
    .$if(section !== undefined, (query) => query.where('section', '=', section ?? ''))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(changed, table_id) < (${after?.changed}, ${after?.table})`))
    .orderBy('shelf.changed', 'desc')
    .orderBy('shelf.table_id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap((row) => PlaceRow.safeParse(row).data ?? []).map(({ changed, table_id: table }) => ({ changed, table }));
}

function keyOf({ visitor, table_id }: Pick<ShelfColumns, 'visitor' | 'table_id'>): string {
  return JSON.stringify([visitor, table_id]);
}
