/**
 * The steps from an empty database to today's. A step that was ever released is never changed: what is wrong with it is
 * put right by a further one, and no step drops what players have written.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import { json, text } from './rows.ts';
import type { Schema } from './schema.ts';

/** Any number will do, as long as nobody else who uses the same PostgreSQL takes it. */
const MIGRATION_LOCK = 1_942_1207;

const MIGRATIONS: readonly ((tx: Transaction<Schema>, engine: Engine) => Promise<void>)[] = [
  tablesAndHistory,
  snapshotsAndForks,
  accountsOfAudiences,
  dealsToCome,
  shelvesAndSums,
  keysOfTheHouse,
  scriptedPlayers,
  deedsOfTables,
  talkAtTables,
  clocksOfTables,
  waysBackToSeats,
  offersAndNextTables,
  linesOfTalk,
  revisionsOfTables,
];

/** How far a database is that is up to date. */
export const LATEST = MIGRATIONS.length;

/** Brings the database up to date, or up to a certain step. Several processes may do so at once. */
export async function migrate(engine: Engine, upTo = MIGRATIONS.length): Promise<void> {
  for (;;) {
    const reached = await engine.db.transaction().execute((tx) => takeStep(engine, tx, upTo));
    if (reached >= upTo) return;
  }
}

/** Answers how far the database is now. */
async function takeStep(engine: Engine, tx: Transaction<Schema>, upTo: number): Promise<number> {
  // SQLite's transactions keep others out by themselves.
  if (engine.kind === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  }
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .execute();
  const found = await migrationOf(tx);
  if (found > MIGRATIONS.length) throw new StoreFault('database-newer', { found, known: MIGRATIONS.length });
  const step = MIGRATIONS[found];
  if (!step || found >= upTo) return found;
  await step(tx, engine);
  await tx
    .insertInto('migrations')
    .values({ number: found + 1 })
    .execute();
  return found + 1;
}

export async function migrationOf(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('migrations')
    .select(sql<number | null>`cast(max(number) as integer)`.as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function tablesAndHistory(tx: Transaction<Schema>): Promise<void> {
  await tx.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('archived', 'integer', (column) => column.notNull())
    .addColumn('deleted', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('tables_owner').on('tables').column('owner').execute();
  await tx.schema.createIndex('tables_deleted').on('tables').column('deleted').where('deleted', 'is not', null).execute();

  await tx.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('invitation', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await tx.schema.createIndex('seats_holder').on('seats').column('holder').execute();
  await tx.schema.createIndex('seats_invitation').on('seats').columns(['table_id', 'invitation']).unique().execute();

  await tx.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'version'])
    .execute();

  await tx.schema
    .createTable('commands')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('commands_key', ['table_id', 'asked_by', 'command'])
    .execute();
}

async function snapshotsAndForks(tx: Transaction<Schema>): Promise<void> {
  await tx.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .alterTable('tables')
    .addColumn('guided', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('tables').addColumn('forked_from', 'text').execute();
}

/** Null until the table is next changed, or opened to work them out: the store knows no game. */
async function accountsOfAudiences(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('tables').addColumn('accounts', 'text').execute();
}

async function dealsToCome(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('tables').addColumn('coming', 'text').execute();
}

/** What each table adds to the sums comes when it is next changed, or worked out: the store knows no game. */
async function shelvesAndSums(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('tables').addColumn('tallies', 'text').execute();
  await tx.schema
    .createTable('pulse')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
  await tx.insertInto('pulse').values({ id: 1, count: 0 }).execute();

  await tx.schema
    .createTable('shelf')
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('standing', 'integer', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shelf_key', ['table_id', 'visitor'])
    .execute();
  // Who else plays at a table must not learn from its place when somebody chose in secret.
  await sql`
    insert into shelf (visitor, table_id, section, changed, origin, standing, counts)
    select players.visitor, tables.id,
      case when deleted is not null then 'deleted' when archived <> 0 then 'archived' when outcome is not null then 'finished' else 'under-way' end,
      case when (select count(distinct holder) from seats where table_id = tables.id and holder <> tables.owner) > 0 then created else changed end,
      case when forked_from is null then 'seed ' || seed else 'fork ' || tables.id end,
      case when deleted is null then 1 else 0 end,
      '{}'
    from tables
    join (select owner as visitor, id as table_id from tables union select holder, table_id from seats where holder is not null) as players
      on players.table_id = tables.id`.execute(tx);
  await tx.schema.createIndex('shelf_changed').on('shelf').columns(['visitor', 'changed', 'table_id']).execute();
  await tx.schema.createIndex('shelf_section').on('shelf').columns(['visitor', 'section', 'changed', 'table_id']).execute();
  await tx.schema.createIndex('shelf_origin').on('shelf').columns(['visitor', 'origin', 'standing']).execute();

  await tx.schema
    .createTable('sums')
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addPrimaryKeyConstraint('sums_key', ['visitor', 'game', 'what'])
    .execute();
  await sql`insert into sums (visitor, game, what, count) select visitor, '', section, count(*) from shelf group by visitor, section`.execute(
    tx,
  );
}

/** Who plays for a seat where no person does, and what those at a table have agreed about how it is played. */
async function scriptedPlayers(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('seats').addColumn('bot', 'text').execute();
  await tx.schema.alterTable('tables').addColumn('manners', 'text').execute();
  await tx.schema.createIndex('seats_bot').on('seats').column('bot').where('bot', 'is not', null).execute();
}

async function keysOfTheHouse(tx: Transaction<Schema>): Promise<void> {
  await tx.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
}

/** What games that are over have earned is worked out anew, one after the other, while others play: the store knows no game. */
async function deedsOfTables(tx: Transaction<Schema>): Promise<void> {
  await tx.updateTable('tables').set({ tallies: null }).where('outcome', 'is not', null).execute();
}

/** What people say to each other at a table, the last lines of it: no part of the game. */
async function talkAtTables(tx: Transaction<Schema>): Promise<void> {
  await tx.schema
    .createTable('talk')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('lines', 'text', (column) => column.notNull())
    .execute();
}

/** What is left of the time of those at a table, and when the house was open: a clock runs only then. */
async function clocksOfTables(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('tables').addColumn('clocks', 'text').execute();
  await tx.schema
    .createTable('uptimes')
    .addColumn('began', 'bigint', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** How somebody finds his seat again, who may be invited in his place, who has played there, and when its holder was here last. */
async function waysBackToSeats(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('seats').addColumn('anew', 'text').execute();
  await tx.schema.alterTable('seats').addColumn('way_back', 'text').execute();
  await tx.schema.alterTable('seats').addColumn('former', 'text').execute();
  await tx.schema.alterTable('seats').addColumn('seen', 'bigint').execute();
}

/** What somebody asks the others to agree to, and where those go on who have played. */
async function offersAndNextTables(tx: Transaction<Schema>): Promise<void> {
  await tx.schema.alterTable('tables').addColumn('offered', 'text').execute();
  await tx.schema.alterTable('tables').addColumn('next', 'text').execute();
}

/** Each line by itself, as several servers may write them at once. */
async function linesOfTalk(tx: Transaction<Schema>, engine: Engine): Promise<void> {
  await tx.schema
    .createTable('said')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('said_key', ['table_id', 'number'])
    .execute();
  const read = (name: string) => sql.raw(engine.kind === 'sqlite' ? `cast(${name} as blob)` : name);
  for (let from = 0; ; from += TALKS_AT_ONCE) {
    const { rows } = await sql<object>`select ${read('table_id')} as id, ${read('lines')} as lines
      from talk order by table_id limit ${TALKS_AT_ONCE} offset ${from}`.execute(tx);
    // Talk that cannot be read was as good as none before.
    for (const { id, lines } of rows.flatMap((row) => FormerTalk.safeParse(row).data ?? []))
      for (const { number, ...line } of new Map(lines.map((said) => [said.number, said])).values())
        await tx
          .insertInto('said')
          .values({ table_id: id, number, line: JSON.stringify(line) })
          .execute();
    if (rows.length < TALKS_AT_ONCE) break;
  }
  await tx.schema.dropTable('talk').execute();
}

/** How often a table was changed besides its game, and its seats: by that servers which share it see whether they know all of it. */
async function revisionsOfTables(tx: Transaction<Schema>): Promise<void> {
  for (const name of ['revision', 'seated'])
    await tx.schema
      .alterTable('tables')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}

const TALKS_AT_ONCE = 100;
const FormerTalk = z.object({ id: text, lines: json(z.array(z.looseObject({ number: z.int32() }))) });
