/** SQLite in a file of its own: what there is when nobody has set up a database. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import Database from 'libsql';
import type { Engine } from './engine.ts';
import { codeOf, messageOf, StoreFault } from './fault.ts';
import type { Schema } from './schema.ts';

export const SQLITE_FILE = 'cockleshell.sqlite';

/** How many milliseconds to wait for another process that writes to the same file, and how many before looking again. */
const PATIENCE = 10_000;
const PAUSE = 2;

export async function openSqlite(folder: string): Promise<Engine> {
  try {
    await mkdir(folder, { recursive: true });
    const database = new Database(join(folder, SQLITE_FILE), { timeout: PATIENCE });
    try {
      prepare(database);
    } catch (error) {
      database.close();
      throw error;
    }
    return {
      kind: 'sqlite',
      db: new Kysely<Schema>({ dialect: new ImmediateSqlite(database) }),
      isLost: () => false,
      recover: async () => {},
      isClash: () => false,
      faultOf: (error) => faultOf(error, folder),
    };
  } catch (error) {
    throw faultOf(error, folder) ?? new StoreFault('folder-not-writable', { folder, why: messageOf(error) }, error);
  }
}

/** A commit is on the disk when it is acknowledged (full); readers and the writer do not wait for each other (wal). */
function prepare(database: Database.Database): void {
  database.exec(`pragma busy_timeout = ${PATIENCE}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
}

class ImmediateSqlite extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#database);
  }
}

/**
 * All our transactions write. One that began with reading could be refused half-way because another process wrote
 * meanwhile; one that asks for the right to write at once waits its turn instead.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  /** SQLite itself would wait by standing still, and the whole process with it. */
  override async beginTransaction(): Promise<void> {
    for (let waited = 0; ; waited += PAUSE) {
      if (waited > 0) await setTimeout(PAUSE);
      try {
        this.#database.exec('pragma busy_timeout = 0');
        // Not as a prepared statement: one that was refused counts as still running, and nothing could be committed.
        this.#database.exec('begin immediate');
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
      this.#database.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
    } catch {
      // The log beside the file is part of it until the next time.
    }
    await super.destroy();
  }
}

function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

function faultOf(error: unknown, folder: string): StoreFault | undefined {
  const code = codeOf(error);
  const why = messageOf(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return new StoreFault('database-damaged', { folder, why }, error);
  if (isBusy(error)) return new StoreFault('database-unreachable', { folder, why }, error);
  if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)/.test(code)) return new StoreFault('folder-not-writable', { folder, why }, error);
  return undefined;
}
