/**
 * What lies on each visitor's shelf, and what it adds up to. Both are brought up to date in the transaction that changes a
 * table, so that lists and sums cost the same however many tables there are.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { isTold } from '../kernel/witness/audience.ts';
import type { Engine } from './engine.ts';
import type { Place, Section } from './kept.ts';
import { lockVisitors } from './locks.ts';
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
/** What of it is read. */
const SHELF = ['visitor', 'table_id', 'section', 'changed', 'origin', 'standing', 'counts'] as const;
const Copy = z.intersection(ShelfRow, z.object({ game: text }));
const PlaceRow = z.object({ changed: z.number(), table_id: text });

/** Puts tables where they belong after they have changed; they are locked already. What that does to the sums is yet to be written. */
export async function placeTables(engine: Engine, tx: Transaction<Schema>, ids: readonly string[], sums: Sums): Promise<void> {
  const tables = await changedTables(engine, tx, ids);
  const held = await seatsHeld(engine, tx, [...tables.keys()]);
  await lockVisitors(engine, tx, await visitorsOf(engine, tx, tables, held));
  const before = new Map((await rowsOf(engine, tx, [...tables.keys()])).map((row) => [keyOf(row), row]));
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
}

/** Puts tables where they belong after they have changed, and adds up what that changes. */
export async function reshelve(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const sums = new Sums();
  await placeTables(engine, tx, ids, sums);
  await sums.write(engine, tx);
}

/** Who has the tables on his shelf now, or had. */
async function visitorsOf(
  engine: Engine,
  tx: Transaction<Schema>,
  tables: ReadonlyMap<string, TableOnShelf>,
  held: ReadonlyMap<string, readonly z.infer<typeof HeldSeat>[]>,
): Promise<Set<string>> {
  const before = await rowsOf(engine, tx, [...tables.keys()]);
  return new Set([
    ...before.map(({ visitor }) => visitor),
    ...[...tables.values()].map(({ owner }) => owner),
    ...[...held.values()].flatMap((seats) => seats.map(({ holder }) => holder)),
  ]);
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
  const rows = await tx
    .selectFrom('shelf')
    .select(columns(engine, 'shelf', SHELF))
    .where('table_id', 'in', ids)
    .execute();
  return rows.map((row) => ShelfRow.safeParse(row)).flatMap(({ data }) => (data ? [data] : []));
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

const COPIES = statement(
  ({ kind, given, column }) =>
    `select ${SHELF.map((name) => column('shelf', name)).join(', ')}, ${column('tables', 'game')}
     from ${given} cross join shelf join tables on tables.id = shelf.table_id
     where shelf.visitor = ${cell(0)} and shelf.origin = ${cell(1)} and shelf.standing <> ${STANDING.deleted}
     ${kind === 'postgres' ? 'order by shelf.visitor, shelf.table_id for update of shelf' : ''}`,
);

const STAND = statement(
  ({ given }) => `update shelf set standing = ${number(2)} from ${given} where shelf.table_id = ${cell(0)} and shelf.visitor = ${cell(1)}`,
);

/** Of each kind of dice that a visitor has, one table counts: the last that was played. */
async function settleCopies(engine: Engine, tx: Transaction<Schema>, rows: readonly ShelfColumns[], sums: Sums): Promise<void> {
  const kindOf = ({ visitor, origin }: Pick<ShelfColumns, 'visitor' | 'origin'>) => JSON.stringify([visitor, origin]);
  const kinds = new Map(rows.map((row) => [kindOf(row), [row.visitor, row.origin]]));
  if (kinds.size === 0) return;
  const touched = new Set(rows.map(keyOf));
  const found = (await COPIES(engine, tx, [...kinds.values()])).rows.flatMap((row) => Copy.safeParse(row).data ?? []);
  const stands: (string | number)[][] = [];
  for (const kind of kinds.keys()) {
    const copies = found.filter((copy) => kindOf(copy) === kind);
    const counting = copies.find(({ standing }) => standing === STANDING.counts);
    const waiting = copies.filter(({ standing }) => standing === STANDING.waits).toSorted((a, b) => b.changed - a.changed);
    const heir = waiting.find((copy) => touched.has(keyOf(copy))) ?? (counting ? undefined : waiting[0]);
    if (!heir || (counting && heir.changed <= counting.changed)) continue;
    if (counting) {
      stands.push([counting.table_id, counting.visitor, STANDING.waits]);
      sums.takeCounts(counting, counting.game);
    }
    stands.push([heir.table_id, heir.visitor, STANDING.counts]);
    sums.giveCounts(heir, heir.game);
  }
  if (stands.length > 0) await STAND(engine, tx, stands);
}

/** Tables that are about to be purged are taken out of the sums; their places go with them. */
export async function clearPlaces(engine: Engine, tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const visitors = [...new Set((await rowsOf(engine, tx, ids)).map(({ visitor }) => visitor))];
  await lockVisitors(engine, tx, visitors);
  const sums = new Sums();
  for (const row of await rowsOf(engine, tx, ids)) sums.take(row, NO_GAME);
  await sums.write(engine, tx);
  // Of somebody whose last table goes nothing stays.
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
