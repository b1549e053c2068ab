/** A table with what was added to its history: row, seats and entries as they were at one moment. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Mark, Since } from './kept.ts';
import { atOneMoment } from './one-moment.ts';
import { columns, EntryRow, readRow, seatColumns, seatFrom, tableColumns, tableFrom, text } from './rows.ts';
import type { Schema } from './schema.ts';

export async function since(engine: Engine, db: Kysely<Schema>, id: string, version: number): Promise<Since | undefined> {
  const found =
    engine.kind === 'postgres'
      ? await atOnce(engine, db, id, version)
      : await atOneMoment(engine, (moment) => inTurn(engine, moment, id, version));
  if (found && found.table.version > version && found.entries.length < found.table.version - version)
    throw new StoreFault('table-damaged', { table: id });
  return found;
}

const AtOnce = z.object({ seats: z.array(z.unknown()), entries: z.array(z.unknown()), snapshot: z.number().nullable() });

/** One statement sees one moment. */
async function atOnce(engine: Engine, db: Kysely<Schema>, id: string, version: number): Promise<Since | undefined> {
  const listed = (from: ReturnType<typeof sql>) => sql<unknown>`(select coalesce(json_agg(listed), '[]') from (${from}) as listed)`;
  const row = await db
    .selectFrom('tables')
    .select(tableColumns(engine))
    .select([
      listed(sql`select * from seats where seats.table_id = tables.id order by place`).as('seats'),
      listed(
        sql`select entries.version, line from entries where entries.table_id = tables.id and entries.version >= ${version} order by entries.version`,
      ).as('entries'),
      sql<unknown>`(select snapshots.version from snapshots where snapshots.table_id = tables.id)`.as('snapshot'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seats, entries, snapshot } = readRow(id, AtOnce, row);
  return sinceFrom(id, version, row, { seats, entries, snapshot });
}

async function inTurn(engine: Engine, db: Kysely<Schema>, id: string, version: number): Promise<Since | undefined> {
  const row = await db.selectFrom('tables').select(tableColumns(engine)).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').select(seatColumns(engine)).where('table_id', '=', id).orderBy('seats.place').execute();
  const entries = await entriesSince(engine, db, id, version);
  const snapshot = await db
    .selectFrom('snapshots')
    .select(columns(engine, 'snapshots', ['version']))
    .where('table_id', '=', id)
    .executeTakeFirst();
  return sinceFrom(id, version, row, { seats, entries, snapshot: z.number().safeParse(snapshot?.version).data ?? null });
}

function sinceFrom(id: string, version: number, row: object, { seats, entries, snapshot }: z.infer<typeof AtOnce>): Since {
  return {
    table: tableFrom(id, row),
    seats: seats.map((seat) => seatFrom(id, seat)),
    entries: linesFrom(id, version, entries),
    snapshotAt: snapshot,
  };
}

export function entriesSince(engine: Engine, db: Kysely<Schema>, id: string, version: number): Promise<object[]> {
  return db
    .selectFrom('entries')
    .select(columns(engine, 'entries', ['version', 'line']))
    .where('table_id', '=', id)
    .where('version', '>=', version)
    .orderBy('entries.version')
    .execute();
}

/** One that is missing would be missed by nobody else. */
export function linesFrom(id: string, from: number, rows: readonly unknown[]): string[] {
  return rows.map((row, index) => {
    const { version, line } = readRow(id, EntryRow, row);
    if (version !== from + index) throw new StoreFault('table-damaged', { table: id });
    return line;
  });
}

const MarkRow = z.object({ id: text, version: z.int(), revision: z.int(), said: z.int().nullable() });

export async function marks(engine: Engine, db: Kysely<Schema>, ids: readonly string[]): Promise<Mark[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .select(columns(engine, 'tables', ['id', 'version', 'revision']))
    .select(sql<unknown>`(select max(said.number) from said where said.table_id = tables.id)`.as('said'))
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap((row) => {
    const { data } = MarkRow.safeParse(row);
    return data ? [{ table: data.id, version: data.version, revision: data.revision, said: data.said ?? 0 }] : [];
  });
}
