/**
 * Backups: one file with all tables in it, as they were at one moment, made while others write. The file is a SQLite database
 * like any other of ours, whatever database it was made from, and is restored into whatever database there is.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { writeTables } from './creations.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Kept, Line, Snapshot } from './kept.ts';
import { copyKeys } from './keys.ts';
import { LATEST, migrate, migrationOf } from './migrations.ts';
import { atOneMoment } from './one-moment.ts';
import { columns, EntryRow, readRow, SnapshotRow, seatColumns, seatFrom, tableColumns, tableFrom, text } from './rows.ts';
import type { Schema } from './schema.ts';
import { reshelve } from './shelf.ts';
import { needsLog } from './sole.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';
import { engineFor, type Where } from './store.ts';
import { linesAfter } from './talk.ts';
import { writing } from './writing.ts';

export interface Copied {
  readonly tables: number;
  readonly entries: number;
  /** Tables that cannot be read where they are. */
  readonly unreadable: readonly string[];
  /** Tables that were there already, and are left as they are. */
  readonly already: number;
}

/** All that is kept of a table. */
interface Whole extends Kept {
  readonly entries: readonly string[];
  readonly commands: readonly { readonly by: string; readonly id: string; readonly answer: string }[];
  readonly snapshot: Snapshot | null;
  readonly talk: readonly Line[];
}

/** Whoever plays meanwhile must not wait long. */
const TABLES_AT_ONCE = 20;

/** Written beside the file, read back, and only then given its name. */
export async function backUp(where: Where, file: string): Promise<Copied> {
  const to = resolve(file);
  if (existsSync(to)) throw new StoreFault('file-exists', { file });
  if (!where.url && !existsSync(join(where.folder, SQLITE_FILE))) throw new StoreFault('no-database', { folder: where.folder });
  const source = await engineFor(where);
  const folder = await mkdtemp(join(dirname(to), '.cockleshell-backup-')).catch((error: unknown) => {
    throw new StoreFault('folder-not-writable', { folder: dirname(to) }, error);
  });
  try {
    await checkVersion(source);
    const digests = new Map<string, string>();
    const target = await openSqlite(folder);
    const copied = await closing(target, async () => {
      await migrate(target);
      return atOneMoment(source, (db) => copyAll(source, db, target, (whole) => digests.set(whole.table.id, digestOf(whole))));
    });
    await checkFile(folder, digests);
    await named(join(folder, SQLITE_FILE), to);
    return copied;
  } catch (error) {
    throw source.faultOf(error) ?? error;
  } finally {
    await source.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds the tables of a backup that are not there; those that are stay as they are. Others may write and play meanwhile. */
export async function restore(where: Where, file: string): Promise<Copied> {
  if (!existsSync(file)) throw new StoreFault('no-file', { file });
  // The log would stay behind, and what was played last with it.
  if (needsLog(file)) throw new StoreFault('file-in-use', { file });
  const target = await engineFor(where);
  const folder = await mkdtemp(join(dirname(resolve(file)), '.cockleshell-restore-')).catch((error: unknown) => {
    throw new StoreFault('folder-not-writable', { folder: dirname(resolve(file)) }, error);
  });
  try {
    // A copy, because one from an older version is brought up to date first.
    await copyFile(file, join(folder, SQLITE_FILE));
    if ((await versionOf(target)) === 0) await migrate(target);
    await checkVersion(target);
    const source = await openSqlite(folder).catch((error: unknown) => {
      throw new StoreFault('not-a-backup', { file }, error);
    });
    return await closing(source, async () => {
      await checkBackup(source, file);
      const lasting = new Map<string, { readonly entries: number; readonly digest: string }>();
      const copied = await copyAll(source, source.db, target, (whole) =>
        lasting.set(whole.table.id, { entries: whole.entries.length, digest: lastingDigest(whole) }),
      );
      await checkRestored(target, lasting);
      return copied;
    });
  } catch (error) {
    throw target.faultOf(error) ?? error;
  } finally {
    await target.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

async function closing<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await engine.db.destroy();
  }
}

async function copyAll(from: Engine, db: Kysely<Schema>, to: Engine, note: (whole: Whole) => void): Promise<Copied> {
  await copyKeys(from, db, to.db);
  const ids = await allIds(from, db);
  const unreadable = ids.filter((id) => id === undefined).map(() => '?');
  let [tables, entries, already] = [0, 0, 0];
  const known = ids.filter((id) => id !== undefined);
  for (let at = 0; at < known.length; at += TABLES_AT_ONCE) {
    const wholes: Whole[] = [];
    for (const id of known.slice(at, at + TABLES_AT_ONCE)) {
      const whole = await readWhole(from, db, id).catch((error: unknown) => {
        if (error instanceof StoreFault || from.faultOf(error)?.code === 'database-damaged') return undefined;
        throw error;
      });
      if (whole) wholes.push(whole);
      else unreadable.push(id);
    }
    const written = await writing(to, (tx) => writeWholes(to, tx, wholes));
    for (const whole of written) note(whole);
    tables += written.length;
    entries += written.reduce((sum, whole) => sum + whole.entries.length, 0);
    already += wholes.length - written.length;
  }
  return { tables, entries, unreadable, already };
}

async function allIds(engine: Engine, db: Kysely<Schema>): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom('tables')
    .select(columns(engine, 'tables', ['id']))
    .orderBy('tables.id')
    .execute();
  return rows.map(({ id }) => text.safeParse(id).data);
}

const CommandRow = z.object({ asked_by: text, command: text, answer: text });

async function readWhole(engine: Engine, db: Kysely<Schema>, id: string): Promise<Whole | undefined> {
  const row = await db.selectFrom('tables').select(tableColumns(engine)).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').select(seatColumns(engine)).where('table_id', '=', id).orderBy('seats.place').execute();
  const entries = await db
    .selectFrom('entries')
    .select(columns(engine, 'entries', ['version', 'line']))
    .where('table_id', '=', id)
    .orderBy('entries.version')
    .execute();
  const commands = await db
    .selectFrom('commands')
    .select(columns(engine, 'commands', ['asked_by', 'command', 'answer']))
    .where('table_id', '=', id)
    .orderBy('commands.asked_by')
    .orderBy('commands.command')
    .execute();
  const snapshot = await db
    .selectFrom('snapshots')
    .select(columns(engine, 'snapshots', ['version', 'rules', 'data']))
    .where('table_id', '=', id)
    .executeTakeFirst();
  const table = tableFrom(id, row);
  const lines = entries.map((entry) => readRow(id, EntryRow, entry));
  if (lines.length !== table.version || lines.some(({ version }, i) => version !== i)) throw new StoreFault('table-damaged', { table: id });
  return {
    table,
    seats: seats.map((seat) => seatFrom(id, seat)),
    entries: lines.map(({ line }) => line),
    commands: commands
      .map((command) => readRow(id, CommandRow, command))
      .map(({ asked_by: by, command, answer }) => ({ by, id: command, answer }))
      .sort((a, b) => (a.by + a.id < b.by + b.id ? -1 : 1)),
    snapshot: SnapshotRow.safeParse(snapshot).data ?? null,
    talk: await linesAfter(engine, db, id, 0),
  };
}

/** Those that were not there. */
async function writeWholes(engine: Engine, tx: Transaction<Schema>, wholes: readonly Whole[]): Promise<Whole[]> {
  if (wholes.length === 0) return [];
  const ids = wholes.map(({ table }) => table.id);
  const rows = await tx
    .selectFrom('tables')
    .select(columns(engine, 'tables', ['id']))
    .where('id', 'in', ids)
    .execute();
  const there = new Set(rows.map(({ id }) => text.safeParse(id).data));
  const missing = wholes.filter(({ table }) => !there.has(table.id));
  await writeTables(engine, tx, missing);
  for (const { table, commands, snapshot, talk } of missing) {
    const of = { table_id: table.id };
    for (let from = 0; from < commands.length; from += COMMANDS_AT_ONCE)
      await tx
        .insertInto('commands')
        .values(commands.slice(from, from + COMMANDS_AT_ONCE).map(({ by, id, answer }) => ({ ...of, asked_by: by, command: id, answer })))
        .execute();
    if (snapshot)
      await tx
        .insertInto('snapshots')
        .values({ ...of, ...snapshot })
        .execute();
    if (talk.length > 0)
      await tx
        .insertInto('said')
        .values(talk.map((line) => ({ ...of, ...line })))
        .execute();
  }
  if (missing.length > 0)
    await reshelve(
      engine,
      tx,
      missing.map(({ table }) => table.id),
    );
  return missing;
}

/** A database takes only so many parameters in one statement. */
const COMMANDS_AT_ONCE = 2000;

function digestOf(whole: unknown): string {
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url');
}

/** Of what does not change any more, whoever plays on. */
function lastingDigest({ table, entries }: Whole, first = entries.length): string {
  const { id, game, setup, seed, salt, commitment, created } = table;
  return digestOf({ id, game, setup, seed, salt, commitment, created, entries: entries.slice(0, first) });
}

/** Everything is read back and compared with what was read in the first place. */
async function checkFile(folder: string, digests: ReadonlyMap<string, string>): Promise<void> {
  const engine = await openSqlite(folder);
  await closing(engine, async () => {
    await checkIntegrity(engine);
    const ids = await allIds(engine, engine.db);
    if (ids.length !== digests.size) throw new StoreFault('not-the-same', {});
    for (const id of ids) {
      const whole = id === undefined ? undefined : await readWhole(engine, engine.db, id);
      if (!whole || digests.get(whole.table.id) !== digestOf(whole)) throw new StoreFault('not-the-same', { table: id ?? '?' });
    }
  });
}

async function checkRestored(
  engine: Engine,
  lasting: ReadonlyMap<string, { readonly entries: number; readonly digest: string }>,
): Promise<void> {
  for (const [id, { entries, digest }] of lasting) {
    const whole = await readWhole(engine, engine.db, id);
    if (!whole || lastingDigest(whole, entries) !== digest) throw new StoreFault('not-the-same', { table: id });
  }
}

async function checkIntegrity({ db }: Engine): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== 'ok') throw new StoreFault('database-damaged', { why: rows[0]?.integrity_check ?? '' });
}

async function checkBackup(engine: Engine, file: string): Promise<void> {
  try {
    if ((await versionOf(engine)) === 0) throw new StoreFault('not-a-backup', { file });
    await checkIntegrity(engine);
    await migrate(engine);
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'database-newer') throw error;
    throw new StoreFault('not-a-backup', { file }, error);
  }
}

/** Not brought up to date: an older server may be running on it. */
async function checkVersion(engine: Engine): Promise<void> {
  const found = await versionOf(engine);
  if (found === LATEST) return;
  throw new StoreFault(found > LATEST ? 'database-newer' : 'database-older', { found, known: LATEST });
}

/** 0 where there is nothing of ours. */
async function versionOf({ db }: Engine): Promise<number> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'migrations') ? migrationOf(db) : 0;
}

/** On the disk before it has its name; it holds everybody's secrets, so it is for its owner only. */
async function named(from: string, to: string): Promise<void> {
  await chmod(from, 0o600);
  const file = await open(from, 'r+');
  await file.sync();
  await file.close();
  await rename(from, to);
}
