/** A folder that two would like to serve; one whose log went missing; one from which tables are really to go. */
import { copyFile, cp, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_DELETED, keepTidy } from '../../src/server/upkeep.ts';
import { SavedTables } from '../../src/store/saved-tables.ts';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore, type Store, type Where } from '../../src/store/store.ts';
import { commitOf, kept, lines, newId, newTable } from '../store/given.ts';
import { newFolder, removeFolders } from './folders.ts';

afterAll(removeFolders);

const LOG = `${SQLITE_FILE}-wal`;
const COUNT = `${SQLITE_FILE}-count`;

describe('a folder that is served', () => {
  it('is refused to a second who would serve it, and free again afterwards', async () => {
    const folder = await newFolder();
    const first = await openStore({ folder, sole: true });
    await expect(openStore({ folder, sole: true })).rejects.toMatchObject({
      name: 'StoreFault',
      code: 'database-in-use',
      figures: { folder },
    });
    const id = await newTable(first, lines(1));
    await first.close();
    const second = await openStore({ folder, sole: true });
    expect(await second.entries(id)).toEqual(lines(1));
    await second.close();
  });
});

describe('a folder that is moved away while it is served', () => {
  const moves: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
    ['moved', (folder) => rename(folder, `${folder}-moved`)],
    ['deleted', (folder) => rm(folder, { recursive: true })],
    [
      'put in place of by another',
      async (folder) => {
        await rename(folder, `${folder}-moved`);
        await cp(`${folder}-moved`, folder, { recursive: true });
      },
    ],
    ['without its log', (folder) => rm(join(folder, LOG))],
  ];
  it.each(moves)('takes no choice any more, and says so at the end: %s', async (_how, move) => {
    const folder = join(await newFolder(), 'data');
    const store = await openStore({ folder, sole: true });
    const id = await newTable(store, lines(1));
    await move(folder);
    const fault = { name: 'StoreFault', code: 'database-moved', figures: { folder } };
    await expect(store.commit(commitOf(id, 1))).rejects.toMatchObject(fault);
    await expect(store.change(id, { name: 'another' })).rejects.toMatchObject(fault);
    await expect(store.ready()).rejects.toMatchObject({ name: 'StoreFault' });
    expect(await store.entries(id)).toEqual(lines(1));
    await expect(store.close()).rejects.toMatchObject(fault);
  });

  it('takes choices again when it is back', async () => {
    const folder = join(await newFolder(), 'data');
    const store = await openStore({ folder, sole: true });
    const id = await newTable(store, lines(1));
    await rename(folder, `${folder}-moved`);
    await expect(store.commit(commitOf(id, 1))).rejects.toMatchObject({ code: 'database-moved' });
    await rename(`${folder}-moved`, folder);
    expect(await store.commit(commitOf(id, 1))).toEqual({ kind: 'committed' });
    await store.close();
  });
});

describe('a database whose log is missing or cut', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await newFolder();
    store = await openStore({ folder, sole: true });
    for (let i = 0; i < 20; i++) await newTable(store, lines(10));
  });
  afterEach(() => store.close());

  /** As somebody would copy it who does not know better. */
  async function copied(...files: string[]): Promise<string> {
    const copy = await newFolder();
    for (const file of files) await copyFile(join(folder, file), join(copy, file));
    return copy;
  }
  const opened = async (where: Where) => {
    const again = await openStore({ sole: true, ...where });
    const { tables } = await again.shelf('owner of nobody', { most: 1 });
    await again.close();
    return tables;
  };

  it('is not taken for a whole one: the file alone', async () => {
    const copy = await copied(SQLITE_FILE);
    await expect(opened({ folder: copy })).rejects.toMatchObject({ code: 'log-missing', figures: { folder: copy } });
    expect(await opened({ folder: copy, asItIs: true })).toEqual([]);
    expect(await opened({ folder: copy })).toEqual([]);
  });

  it('is not taken for a whole one: with everything but the log, or a part of it', async () => {
    const without = await copied(SQLITE_FILE, COUNT);
    await expect(opened({ folder: without })).rejects.toMatchObject({ code: 'log-cut', figures: { missing: 20 } });
    const cut = await copied(SQLITE_FILE, COUNT, LOG);
    await truncate(join(cut, LOG), Math.floor((await stat(join(cut, LOG))).size / 2));
    await expect(opened({ folder: cut })).rejects.toMatchObject({ code: 'log-cut' });
    expect(await opened({ folder: cut, asItIs: true })).toEqual([]);
    const empty = await copied(COUNT);
    await expect(opened({ folder: empty })).rejects.toMatchObject({ code: 'log-cut' });
  });

  it('is opened where nothing is missing: copied whole, or closed', async () => {
    for (const files of [
      [SQLITE_FILE, LOG],
      [SQLITE_FILE, LOG, COUNT],
    ])
      await opened({ folder: await copied(...files) });
    await store.close();
    await opened({ folder: await copied(SQLITE_FILE) });
    await opened({ folder });
    await rm(join(folder, COUNT));
    await opened({ folder });
    await writeFile(join(folder, COUNT), 'nonsense');
    await opened({ folder });
    store = await openStore({ folder, sole: true });
  });
});

describe('tables that are purged', () => {
  it('are really gone: the file shrinks, and nothing of them is in it', async () => {
    const folder = await newFolder();
    const store = await SavedTables.open(await openSqlite(folder, { sole: true }));
    const secrets = Array.from({ length: 400 }, (_, i) => `secret ${i} ${'x'.repeat(2000)}`);
    const ids = Array.from({ length: 3 }, newId);
    for (const id of ids) {
      await store.create(kept(id, { name: 'a name to forget' }, [{ holder: 'somebody to forget' }]), secrets);
      await store.commit(commitOf(id, 400, { snapshot: { version: 401, rules: '1', data: 'a secret position'.repeat(1000) } }));
    }
    const other = await newTable(store, lines(3));
    for (const id of ids) await store.change(id, { deleted: 10 });
    const file = join(folder, SQLITE_FILE);
    const before = (await stat(file)).size + (await stat(`${file}-wal`)).size;
    expect(await store.purge(11)).toBe(3);
    expect((await stat(file)).size + (await stat(`${file}-wal`)).size).toBeLessThan(before / 4);
    const left = (await readFile(file, 'latin1')) + (await readFile(`${file}-wal`, 'latin1'));
    for (const word of ['secret', 'a name to forget', 'somebody to forget', 'secret position'])
      expect(left.includes(word), word).toBe(false);
    expect(await store.entries(other)).toEqual(lines(3));
    expect(await store.shelf('somebody to forget', { most: 9 })).toMatchObject({ tables: [], sections: { deleted: 0 } });
    await store.close();
  });

  it('go while the server runs, thirty days after they were deleted', async () => {
    vi.useFakeTimers();
    try {
      const asked: number[] = [];
      const failures: unknown[] = [];
      const store = {
        purge: async (before: number) => {
          asked.push(before);
          if (asked.length === 2) throw new Error('not now');
          return 0;
        },
      };
      const upkeep = keepTidy(store, (error) => failures.push(error));
      await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
      expect(asked).toHaveLength(3);
      expect(failures).toHaveLength(1);
      expect(asked.at(-1)).toBe(Date.now() - KEPT_DELETED);
      await upkeep.stop();
      await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
      expect(asked).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('from a file of earlier days, too', async () => {
    const folder = await newFolder();
    const { default: Database } = await import('libsql');
    const old = new Database(join(folder, SQLITE_FILE));
    old.exec('pragma auto_vacuum = none; create table anything (text text); drop table anything');
    old.close();
    const store = await openStore({ folder, sole: true });
    const id = await newTable(store, ['x'.repeat(2_000_000)]);
    await store.change(id, { deleted: 1 });
    await store.purge(2);
    await store.close();
    expect((await stat(join(folder, SQLITE_FILE))).size).toBeLessThan(500_000);
  });
});
