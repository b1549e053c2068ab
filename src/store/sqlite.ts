/** SQLite in a file of its own: what there is when nobody has set up a database. */
import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import Database from 'libsql';
import type { Engine } from './engine.ts';
import { codeOf, messageOf, StoreFault } from './fault.ts';
import { Place } from './place.ts';
import { PreparedStatements } from './prepared.ts';
import { makePrivate, OWNERS_FOLDER, shutOutOthers } from './privacy.ts';
import type { Schema } from './schema.ts';
import { Sole } from './sole.ts';

export const SQLITE_FILE = 'cockleshell.sqlite';

/** How many milliseconds to wait for another process that writes to the same file, and how many before looking again. */
const PATIENCE = 10_000;
const PAUSE = 2;

export interface SqliteWish {
  /** Nobody else may serve the folder meanwhile. */
  readonly sole?: boolean | undefined;
  /** Opens it although its log is missing or cut. */
  readonly asItIs?: boolean | undefined;
}

export async function openSqlite(folder: string, { sole: isSole, asItIs }: SqliteWish = {}): Promise<Engine> {
  const file = join(folder, SQLITE_FILE);
  let sole: Sole | undefined;
  try {
    await makeFolder(folder);
    if (isSole) sole = new Sole(folder, file);
    if (!asItIs) sole?.checkLog();
    // SQLite takes an empty file for a new database, and makes its log as private as that.
    makePrivate(file);
    shutOutOthers(folder);
    const database = new Database(file, { timeout: PATIENCE });
    try {
      prepare(database);
      if (!asItIs) sole?.checkCount(database);
      if (sole) vacuumOnce(database);
      sole?.begin(database);
    } catch (error) {
      database.close();
      throw error;
    }
    const place = new Place(folder, [file, `${file}-wal`]);
    const db = new Kysely<Schema>({ dialect: new ImmediateSqlite(database, sole) });
    return {
      kind: 'sqlite',
      db,
      isLost: () => false,
      recover: async () => {},
      isClash: () => false,
      checkPlace: () => place.check(),
      room: () => checkRoom(folder),
      note: (count) => sole?.note(count),
      shrink: () => shrink(db, database),
      faultOf: (error) => faultOf(error, folder),
    };
  } catch (error) {
    sole?.release();
    if (error instanceof StoreFault) throw error;
    throw faultOf(error, folder) ?? new StoreFault('folder-not-writable', { folder, why: messageOf(error) }, error);
  }
}

/** One after the other: asked for all of them at once where none can be made, as in /proc, Node tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, OWNERS_FOLDER).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** So many pages are in the log before they are brought into the file: pages that change often are written there once. */
const PAGES_OF_LOG = 4_000;

/**
 * A commit is on the disk when it is acknowledged (full); readers and the writer do not wait for each other (wal). What is
 * deleted is overwritten, and its pages can be given back.
 */
function prepare(database: Database.Database): void {
  database.exec(`pragma busy_timeout = ${PATIENCE}`);
  database.exec('pragma auto_vacuum = incremental');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec(`pragma wal_autocheckpoint = ${PAGES_OF_LOG}`);
  database.exec('pragma foreign_keys = on');
  database.exec('pragma secure_delete = on');
}

/** A file from before pages were given back has to be written anew for that, once; where there is no room, it stays as it is. */
function vacuumOnce(database: Database.Database): void {
  const [how] = Object.values(Object(database.prepare('pragma auto_vacuum').get()));
  if (how === 2) return;
  try {
    database.exec('pragma auto_vacuum = incremental; vacuum');
  } catch (error) {
    if (!/^SQLITE_(FULL|IOERR|BUSY)/.test(codeOf(error))) throw error;
  }
}

/** In bytes. Before it is all gone, for somebody has to do something about it. */
const LEAST_ROOM = 64 * 1024 * 1024;

export async function checkRoom(folder: string, least = LEAST_ROOM): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < least) throw new StoreFault('disk-full', { folder, bytes: bavail * bsize });
}

/** So many pages are given back before others may go on. */
const PAGES_AT_ONCE = 500;

async function shrink(db: Kysely<Schema>, database: Database.Database): Promise<void> {
  const freePages = () => Number(Object.values(Object(database.prepare('pragma freelist_count').get()))[0]);
  const before = freePages();
  for (let left = before; left > 0; ) {
    // In turn with everybody else: there is one connection.
    await db.connection().execute(async () => database.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`));
    const now = freePages();
    if (now >= left) break;
    left = now;
  }
  if (before > 0) await db.connection().execute(async () => emptyLog(database));
}

/** Brings everything into one file, unless somebody else is reading the log. */
function emptyLog(database: Database.Database): void {
  try {
    database.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
  } catch {
    // The log beside the file is part of it until the next time.
  } finally {
    database.exec(`pragma busy_timeout = ${PATIENCE}`);
  }
}

class ImmediateSqlite extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #sole: Sole | undefined;

  constructor(database: Database.Database, sole: Sole | undefined) {
    super({ database });
    this.#database = database;
    this.#sole = sole;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#database, this.#sole);
  }
}

/**
 * All our transactions write. One that began with reading could be refused half-way because another process wrote
 * meanwhile; one that asks for the right to write at once waits its turn instead.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #sole: Sole | undefined;

  constructor(database: Database.Database, sole: Sole | undefined) {
    super({ database: new PreparedStatements(database) });
    this.#database = database;
    this.#sole = sole;
  }

  /** SQLite itself would wait by standing still, and the whole process with it. */
  override async beginTransaction(): Promise<void> {
    for (let waited = 0; ; waited += PAUSE) {
      if (waited > 0) await setTimeout(PAUSE);
      try {
        // Not as a prepared statement: one that was refused counts as still running, and nothing could be committed.
        this.#database.exec('pragma busy_timeout = 0; begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= PATIENCE) throw error;
      } finally {
        this.#database.exec(`pragma busy_timeout = ${PATIENCE}`);
      }
    }
  }

  /** After some failures, a full disk for one, SQLite has undone everything already; complaining of that would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  /** Leaves one file with everything in it, for whoever copies it, unless somebody else is using it. */
  override async destroy(): Promise<void> {
    try {
      this.#sole?.end(this.#database);
    } catch {
      // Whoever comes next finds the log, or that it is missing.
    }
    emptyLog(this.#database);
    await super.destroy();
    this.#sole?.release();
  }
}

function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** What is asked for never changes: where a table or column of it is not known, the file's own description of them is damaged. */
export const lacksColumns = (why: string): boolean => /no such (table|column)|no column named/.test(why);

function faultOf(error: unknown, folder: string): StoreFault | undefined {
  const code = codeOf(error);
  const why = messageOf(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || lacksColumns(why)) return new StoreFault('database-damaged', { folder, why }, error);
  if (isBusy(error)) return new StoreFault('database-unreachable', { folder, why }, error);
  if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)/.test(code)) return new StoreFault('folder-not-writable', { folder, why }, error);
  return undefined;
}
