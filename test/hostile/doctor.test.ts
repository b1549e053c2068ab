/** `cockleshell doctor`: folders, ports and settings that are not as they should be, all told at once, and none of them touched. */
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingIn } from '../../src/cli/doctor.ts';
import { SETTINGS } from '../../src/cli/serve-wish.ts';
import { diagnose } from '../../src/store/diagnosis.ts';
import { LATEST, migrate } from '../../src/store/migrations.ts';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { runWith } from '../paper-desk.ts';
import { openHouse, portOf, removeFolders as removeHouses } from '../server/given.ts';
import { commitOf, lines, newTable } from '../store/given.ts';
import { examined, lyingIn } from './examined.ts';
import { newFolder, removeFolders } from './folders.ts';

afterAll(removeFolders);
afterAll(removeHouses);

const FILE = SQLITE_FILE;
const LOG = `${FILE}-wal`;
const INDEX = `${FILE}-shm`;
const COUNT = `${FILE}-count`;

/** What was left in a folder, in another: files that were closed are let go of a little later. */
async function copyOf(left: string): Promise<string> {
  const folder = await newFolder();
  for (const file of [FILE, COUNT].filter((name) => existsSync(join(left, name)))) {
    await copyFile(join(left, file), join(folder, file));
    await chmod(join(folder, file), 0o600);
  }
  return folder;
}

/** A folder with a database of so many tables that no server uses any more. */
async function left(tables = 2): Promise<string> {
  const folder = await newFolder();
  const store = await openStore({ folder, sole: true });
  for (let i = 0; i < tables; i++) await newTable(store, lines(10));
  await store.close();
  return copyOf(folder);
}

/** What is said of a folder, which is as it was afterwards. */
async function looked(folder: string) {
  const before = lyingIn(folder);
  const found = await examined({ COCKLESHELL_DATA: folder });
  expect(lyingIn(folder)).toEqual(before);
  return found;
}

describe('a folder', () => {
  it('with a database that no server uses is well: tables are counted, and nothing is made', async () => {
    const folder = await left(3);
    const { database, wrong, well, exitCode } = await looked(folder);
    expect({ wrong, well, exitCode }).toEqual({ wrong: [], well: true, exitCode: 0 });
    expect(database).toMatchObject({
      kind: 'sqlite',
      folder,
      exists: true,
      mode: '700',
      tables: 3,
      step: LATEST,
      latest: LATEST,
      servers: 0,
    });
  });

  it('that is not there yet is well where it could be made, and is not made', async () => {
    const folder = join(await newFolder(), 'not', 'yet');
    const { database, wrong } = await examined({ COCKLESHELL_DATA: folder });
    expect(wrong).toEqual([]);
    expect(database).toMatchObject({ exists: false });
    expect(existsSync(join(folder, '..'))).toBe(false);
  });

  it('that is a file, or would lie under one, cannot be written', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'below')]) {
      const { wrong, exitCode } = await examined({ COCKLESHELL_DATA: folder });
      expect({ wrong, exitCode }).toEqual({ wrong: ['folder-not-writable'], exitCode: 1 });
    }
  });

  it('that others may look into is noted, and is wrong where they can read what is ours', async () => {
    const folder = await left();
    await chmod(folder, 0o755);
    expect(await looked(folder)).toMatchObject({ wrong: [], notes: ['folder-open'] });
    await chmod(join(folder, FILE), 0o644);
    const { wrong, findings } = await looked(folder);
    expect(wrong).toEqual(['files-open']);
    expect(findings[0]?.text).toContain(`can read ${FILE} in ${folder}`);
  });

  it('on a disk without room is told', async () => {
    const folder = await left();
    const { findings } = await diagnose({ folder, leastRoom: Number.MAX_SAFE_INTEGER });
    expect(findings.map(({ code }) => code)).toEqual(['disk-full']);
  });
});

describe('a database', () => {
  it('of which a page was overwritten is damaged, and so is a file that is none', async () => {
    const folder = await left(40);
    const file = await open(join(folder, FILE), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size / 2, 0x5a), 0, size / 2, size / 4);
    await file.close();
    expect((await looked(folder)).wrong).toEqual(['database-damaged']);
    await writeFile(join(folder, FILE), 'This is no database at all, however long it goes on. '.repeat(100));
    expect((await looked(folder)).wrong).toEqual(['database-damaged']);
  });

  it('of somebody else is none of ours', async () => {
    const folder = await newFolder();
    const database = new Database(join(folder, FILE));
    database.exec('create table recipes (name text)');
    database.close();
    const { wrong, findings } = await looked(await copyOf(folder));
    expect(wrong).toEqual(['database-damaged']);
    expect(findings[0]?.text).toBe('The database is none of ours: set COCKLESHELL_DATA or DATABASE_URL to another one.');
  });

  it('that is empty is as good as none', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, FILE), '');
    const { database, wrong } = await looked(folder);
    expect({ exists: database.exists, wrong }).toEqual({ exists: false, wrong: [] });
  });

  it('of an older version is noted and stays as it is, that of a newer one is wrong', async () => {
    const folder = await newFolder();
    const older = await openSqlite(folder);
    await migrate(older, 9);
    await older.db.destroy();
    const { wrong, notes, database } = await looked(await copyOf(folder));
    expect({ wrong, notes, step: database.step }).toEqual({ wrong: [], notes: ['database-older'], step: 9 });

    const later = await left();
    const newer = await openSqlite(later);
    await sql`insert into migrations (number) values (${LATEST + 1})`.execute(newer.db);
    await newer.db.destroy();
    expect((await looked(await copyOf(later))).wrong).toEqual(['database-newer']);
  });
});

describe('a database that a server uses', () => {
  let folder: string;
  let store: Store;
  let table: string;
  beforeEach(async () => {
    folder = await newFolder();
    store = await openStore({ folder, sole: true });
    for (let i = 0; i < 20; i++) table = await newTable(store, lines(10));
  });
  afterEach(() => store.close());

  /** As it lies when the machine stops, or somebody copies it. */
  async function copied(...files: string[]): Promise<string> {
    const copy = await newFolder();
    for (const file of files) await copyFile(join(folder, file), join(copy, file));
    return copy;
  }

  it('is looked at beside it, and the server goes on', async () => {
    const { wrong, notes, database } = await looked(folder);
    expect({ wrong, notes }).toEqual({ wrong: [], notes: [] });
    expect(database).toMatchObject({ servers: 1, tables: 20 });
    expect(await store.commit(commitOf(table, 10))).toEqual({ kind: 'committed' });
    expect((await looked(folder)).database).toMatchObject({ servers: 1, tables: 20 });
    await expect(openStore({ folder, sole: true })).rejects.toMatchObject({ code: 'database-in-use' });
  });

  it('is read with its log after the server was killed', async () => {
    const { wrong, database } = await looked(await copied(FILE, LOG, INDEX, COUNT));
    expect(wrong).toEqual([]);
    expect(database).toMatchObject({ servers: 0, tables: 20 });
  });

  it('misses its log where the file was copied alone', async () => {
    expect((await looked(await copied(FILE))).wrong).toEqual(['log-missing']);
  });

  it('misses what was acknowledged where its log is gone or cut, or all but the note of it', async () => {
    const cut = await copied(FILE, LOG, INDEX, COUNT);
    await truncate(join(cut, LOG), Math.floor((await stat(join(cut, LOG))).size / 2));
    const found: string[][] = [];
    for (const where of [cut, await copied(FILE, COUNT), await copied(COUNT)]) found.push([...(await looked(where)).wrong]);
    expect(found).toEqual([['log-cut'], ['log-cut'], ['log-cut']]);
  });

  it('is not read where its log has no index, for that would make one', async () => {
    expect(await looked(await copied(FILE, LOG, COUNT))).toMatchObject({ wrong: [], notes: ['log-unread'] });
  });
});

describe('settings', () => {
  it('are those that serve reads, each with where it comes from', async () => {
    const folder = await left();
    const { settings } = await examined({ COCKLESHELL_DATA: folder, HOST: '', COCKLESHELL_RATE: '900' });
    expect(settings.map(({ name }) => name)).toEqual([...SETTINGS]);
    expect(settings.find(({ name }) => name === 'COCKLESHELL_DATA')).toMatchObject({ value: folder, from: 'environment' });
    expect(settings.find(({ name }) => name === 'COCKLESHELL_RATE')).toMatchObject({ value: '900', from: 'environment' });
    expect(settings.find(({ name }) => name === 'HOST')).toMatchObject({ value: null, from: 'default' });
    expect(settings.find(({ name }) => name === 'LOG_LEVEL')).toMatchObject({ value: 'warn', from: 'default' });
  });

  it('that cannot be meant are all told at once, in the words of serve, beside what else is wrong', async () => {
    const folder = await left();
    await chmod(folder, 0o755);
    await chmod(join(folder, FILE), 0o604);
    const env = { COCKLESHELL_DATA: folder, PORT: 'abc', LOG_LEVEL: 'loud', COCKLESHELL_HOST: 'table.example.org', COCKLESHELL_RATE: '0' };
    const { wrong, findings, exitCode } = await examined(env);
    expect(wrong).toEqual(['setting-malformed', 'setting-malformed', 'setting-malformed', 'setting-unknown', 'files-open']);
    expect(findings[0]?.text).toBe('PORT must be a number from 1 to 65535; it is “abc”.');
    expect(findings[3]?.text).toContain('There is no setting COCKLESHELL_HOST:');
    expect(exitCode).toBe(1);
  });

  it('that are secrets are not told', async () => {
    const { settings } = await examined({ COCKLESHELL_DATA: await newFolder(), COCKLESHELL_METRICS: 'hunter2-and-more-letters' });
    expect(settings.find(({ name }) => name === 'COCKLESHELL_METRICS')).toMatchObject({ value: '…', from: 'environment' });
  });

  it('are told to people as well, and the same things are wrong', async () => {
    const folder = await left();
    for (const [language, end] of [
      ['en', 'One thing is wrong.'],
      ['fr', 'Une chose est à corriger.'],
    ] as const) {
      const { out, exitCode } = await runWith(['doctor', '--lang', language], [], { COCKLESHELL_DATA: folder, PORT: '70000' });
      expect(out).toContain(folder);
      expect(out.split('\n').at(-1)).toBe(end);
      expect(exitCode).toBe(1);
    }
  });
});

describe('a port', () => {
  it('at which a Cockleshell answers is noted, also where that goes by other names', async () => {
    const folder = await newFolder();
    for (const hosts of [undefined, ['table.example.org']]) {
      const house = await openHouse(undefined, { hosts });
      const PORT = String(await portOf(house));
      const { wrong, notes } = await examined({ PORT, COCKLESHELL_DATA: folder, HOST: '127.0.0.1' });
      expect({ wrong, notes }).toEqual({ wrong: [], notes: ['port-ours'] });
      await house.close();
    }
  });

  it('that something else has is taken, whatever it answers', async () => {
    const folder = await newFolder();
    const other = createServer((_request, response) => response.end('{"status":"ok"}'));
    await new Promise<void>((go) => other.listen(0, '127.0.0.1', go));
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : 0);
    const { wrong, findings } = await examined({ PORT, COCKLESHELL_DATA: folder, HOST: '127.0.0.1' });
    expect(wrong).toEqual(['port-taken']);
    expect(findings[0]?.text).toBe(`Port ${PORT} is taken; set PORT to another one.`);
    await new Promise((go) => other.close(go));
    expect((await examined({ PORT, COCKLESHELL_DATA: folder, HOST: '127.0.0.1' })).wrong).toEqual([]);
  });

  it('of an address that this machine does not have is told', async () => {
    const folder = await newFolder();
    expect((await examined({ PORT: '4140', COCKLESHELL_DATA: folder, HOST: '203.0.113.7' })).wrong).toEqual(['host-unknown']);
  });
});

it('pages that are not built are told', async () => {
  const folder = await newFolder();
  expect(missingIn(folder).map(({ code }) => code)).toEqual(['not-built']);
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web', 'index.html'), await readFile('src/web/index.html'));
  expect(missingIn(join(folder, 'web'))).toEqual([]);
});
