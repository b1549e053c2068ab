/** A folder with a SQLite file, looked at without making or changing anything in it. */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { type Diagnosis, type Look, Notes } from './diagnosis-notes.ts';
import { codeOf, StoreFault } from './fault.ts';
import { isOpenToOthers, isOurs, OTHERS } from './privacy.ts';
import { countIn, LOCK_FILE, LOG_SUFFIX, lacksLog, notedCount } from './sole.ts';
import { checkRoom, lacksColumns, SQLITE_FILE } from './sqlite.ts';

const INDEX_SUFFIX = '-shm';

export async function diagnoseSqlite(folder: string, { leastRoom }: Look = {}): Promise<Diagnosis> {
  const notes = new Notes({ kind: 'sqlite', folder, exists: existsSync(join(folder, SQLITE_FILE)) });
  const cannotBeWritten = { folder };
  await notes.try(() => lookAtFolder(notes, folder), 'folder-not-writable', cannotBeWritten);
  await notes.try(() => lookAtRoom(notes, folder, leastRoom), 'folder-not-writable', cannotBeWritten);
  await notes.try(() => lookAtDatabase(notes, folder), 'database-unreadable', { folder });
  return notes;
}

function lookAtFolder(notes: Notes, folder: string): void {
  const there = nearest(folder);
  if (!statSync(there).isDirectory()) throw new StoreFault('folder-not-writable', { folder });
  accessSync(there, constants.W_OK | constants.X_OK);
  if (there !== folder) return;
  notes.see({ mode: (statSync(folder).mode & 0o777).toString(8).padStart(3, '0') });
  const ours = readdirSync(folder).filter(isOurs);
  for (const name of ours) accessSync(join(folder, name), constants.R_OK | constants.W_OK);
  if (!isOpenToOthers(folder)) return;
  const files = ours.filter((name) => (statSync(join(folder, name)).mode & OTHERS) !== 0);
  if (files.length > 0) notes.wrong('files-open', { folder, files });
  else notes.note('folder-open', { folder });
}

/** The folder itself, or the one in which it would be made. */
function nearest(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearest(above);
}

async function lookAtRoom(notes: Notes, folder: string, leastRoom: number | undefined): Promise<void> {
  const there = nearest(folder);
  const { bavail, bsize } = await statfs(there);
  notes.see({ room: bavail * bsize });
  await checkRoom(there, leastRoom);
}

function lookAtDatabase(notes: Notes, folder: string): void {
  const file = join(folder, SQLITE_FILE);
  const servers = isServed(folder) ? 1 : 0;
  notes.see({ servers });
  // Before the database, which a server changes first.
  const noted = notedCount(file) ?? 0;
  if (lacksLog(file)) throw new StoreFault('log-missing', { folder });
  if (!existsSync(file)) {
    if (noted > 0) throw new StoreFault('log-cut', { folder, missing: noted });
    return;
  }
  const log = sizeOf(file + LOG_SUFFIX);
  notes.see({ bytes: sizeOf(file) + log });
  const isIndexed = existsSync(file + INDEX_SUFFIX);
  if (log > 0 && !isIndexed) {
    // SQLite would make the index.
    notes.note('log-unread', { folder });
    return;
  }
  // Where there is no log SQLite would make one, unless it believes that nobody ever writes.
  const database = openToRead(file, log > 0 || (servers > 0 && isIndexed) ? 'mode=ro' : 'immutable=1');
  try {
    lookInto(notes, database, { folder, noted });
  } catch (error) {
    throw faultOf(error, folder) ?? error;
  } finally {
    database.close();
  }
}

function openToRead(file: string, how: 'mode=ro' | 'immutable=1'): Database.Database {
  return new Database(`${pathToFileURL(file).href}?${how}`);
}

/** Asks for the lock as a reader, so that it is never taken. */
function isServed(folder: string): boolean {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) return false;
  const lock = openToRead(file, 'mode=ro');
  try {
    lock.prepare('select count(*) from sqlite_master').get();
    return false;
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) return true;
    throw error;
  } finally {
    lock.close();
  }
}

function lookInto(notes: Notes, database: Database.Database, { folder, noted }: { folder: string; noted: number }): void {
  // As bytes: the driver ends the process over text that is none.
  const found = textIn(database.prepare('select cast(quick_check as blob) as bytes from pragma_quick_check limit 1').get());
  if (found !== 'ok') throw new StoreFault('database-damaged', { folder, why: found });
  const missing = noted - countIn(database);
  if (missing > 0) notes.wrong('log-cut', { folder, missing });
  const count = (query: string) => numberIn(database.prepare(query).get());
  const all = count('select count(*) as number from sqlite_master');
  const ours = count("select count(*) as number from sqlite_master where name in ('migrations', 'tables')");
  if (all === 0) {
    notes.see({ exists: false });
    return;
  }
  if (ours < 2) throw new StoreFault('database-damaged', { folder, why: '' });
  notes.see({ tables: count('select count(*) as number from tables') });
  notes.seeStep(count('select cast(max(number) as integer) as number from migrations'));
}

function textIn(row: unknown): string {
  const bytes = typeof row === 'object' && row !== null && 'bytes' in row ? row.bytes : undefined;
  if (bytes instanceof ArrayBuffer) return Buffer.from(bytes).toString();
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : '';
}

function numberIn(row: unknown): number {
  return typeof row === 'object' && row !== null && 'number' in row && typeof row.number === 'number' ? row.number : 0;
}

function faultOf(error: unknown, folder: string): StoreFault | undefined {
  const why = error instanceof Error ? error.message : String(error);
  const isDamaged = /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error)) || lacksColumns(why);
  return isDamaged ? new StoreFault('database-damaged', { folder, why }, error) : undefined;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
