/**
 * Whoever serves the tables of a folder is alone with them, and leaves marks by which the next one sees whether something is
 * missing: a database file without its log opens as if nothing had been played since the log was begun.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { codeOf, StoreFault } from './fault.ts';
import { makePrivate, OWNERS_FILE } from './privacy.ts';

export const LOCK_FILE = 'cockleshell.lock';
/** Beside the database: how far it had come when something was last acknowledged. */
const COUNT_SUFFIX = '-count';
export const LOG_SUFFIX = '-wal';

/** In the header of the file itself, so that it goes wherever the file is copied: it is not whole without its log. */
const NEEDS_LOG = 1;
const IS_WHOLE = 0;
/** Where SQLite keeps a number for whoever uses it. */
const USER_VERSION_AT = 60;

export class Sole {
  readonly #folder: string;
  readonly #file: string;
  readonly #lock: Database.Database;
  #count: number | undefined;

  /** Throws where somebody else is. The lock goes with the process, however that ends. */
  constructor(folder: string, file: string) {
    this.#folder = folder;
    this.#file = file;
    makePrivate(join(folder, LOCK_FILE));
    this.#lock = new Database(join(folder, LOCK_FILE), { timeout: 0 });
    try {
      this.#lock.exec('begin exclusive');
    } catch (error) {
      this.#lock.close();
      throw /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error)) ? new StoreFault('database-in-use', { folder }, error) : error;
    }
  }

  /** Before the database is opened, for that makes a new log. */
  checkLog(): void {
    if (lacksLog(this.#file)) throw new StoreFault('log-missing', { folder: this.#folder });
  }

  /** Whether all is there that was ever acknowledged. */
  checkCount(database: Database.Database): void {
    const missing = (notedCount(this.#file) ?? 0) - countIn(database);
    if (missing > 0) throw new StoreFault('log-cut', { folder: this.#folder, missing });
  }

  begin(database: Database.Database): void {
    mark(database, NEEDS_LOG);
    this.#count = openSync(this.#file + COUNT_SUFFIX, 'w', OWNERS_FILE);
    this.note(countIn(database));
  }

  /** After the disk has it, so that the note is never ahead of the database. */
  note(count: number): void {
    if (this.#count !== undefined) writeSync(this.#count, String(count).padEnd(16), 0);
  }

  end(database: Database.Database): void {
    mark(database, IS_WHOLE);
  }

  release(): void {
    if (this.#count !== undefined) {
      ftruncateSync(this.#count, 16);
      closeSync(this.#count);
      this.#count = undefined;
    }
    this.#lock.close();
  }
}

/** It was in use when it was last written, its log is gone, and so is the note of how far it had come. */
export function lacksLog(file: string): boolean {
  return needsLog(file) && !existsSync(file + LOG_SUFFIX) && notedCount(file) === undefined;
}

/** How far the database had come when something was last acknowledged, where that is known. */
export function notedCount(file: string): number | undefined {
  const note = file + COUNT_SUFFIX;
  const count = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : Number.NaN;
  return Number.isNaN(count) ? undefined : count;
}

/** Written into the file itself at once, not only into its log. */
function mark(database: Database.Database, as: number): void {
  database.exec(`pragma user_version = ${as}`);
  database.exec('pragma wal_checkpoint(truncate)');
}

/** Whether it is whole only with its log. */
export function needsLog(file: string): boolean {
  if (!existsSync(file)) return false;
  const header = Buffer.alloc(100);
  const opened = openSync(file, 'r');
  const length = readSync(opened, header, 0, header.length, 0);
  closeSync(opened);
  return length === header.length && header.readUInt32BE(USER_VERSION_AT) === NEEDS_LOG;
}

/** 0 in a database that is new, or from before there was a pulse. */
export function countIn(database: Database.Database): number {
  const exists = database.prepare("select count(*) as count from sqlite_master where name = 'pulse'").get();
  const row: unknown = numberIn(exists) === 0 ? undefined : database.prepare('select cast(count as integer) as count from pulse').get();
  return numberIn(row);
}

function numberIn(row: unknown): number {
  return typeof row === 'object' && row !== null && 'count' in row && typeof row.count === 'number' ? row.count : 0;
}
