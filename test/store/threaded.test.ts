/** SQLite in a thread of its own: a store like any other, unless the thread dies. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { canBeThreaded } from '../../src/store/threaded.ts';
import { compileStore, removeCompiled, STORE_FILE } from './compiled.ts';
import { storeConforms } from './conformance.ts';
import { commitOf, countKinds, kept, lines, newTable } from './given.ts';

let compiled: { openStore: typeof openStore };
const folders: string[] = [];

beforeAll(async () => {
  await compileStore();
  compiled = await import(pathToFileURL(STORE_FILE).href);
});
afterAll(async () => {
  await removeCompiled();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-thread-'));
  folders.push(folder);
  return folder;
}

function open(folder: string): Promise<Store> {
  return compiled.openStore({ folder, threaded: true });
}

/** The store, and the thread that Node says was started for it. */
async function openWithThread(folder: string): Promise<{ store: Store; thread: Worker }> {
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
  return { store: await open(folder), thread: await started };
}

storeConforms('SQLite in a thread', {
  fresh: async () => ({ folder: await freshFolder() }),
  open: ({ folder }) => open(folder),
  engine: ({ folder }) => openSqlite(folder),
});

describe('a store in a thread', () => {
  it('is not to be had where nothing is compiled', async () => {
    expect(canBeThreaded()).toBe(false);
    const folder = await freshFolder();
    await expect(openStore({ folder, threaded: true })).rejects.toMatchObject({ code: 'database-unreachable' });
  });

  it('says what is wrong with the database as any other does', async () => {
    const folder = await freshFolder();
    const file = join(folder, SQLITE_FILE);
    await writeFile(file, 'Dear diary, '.repeat(1000));
    await expect(open(folder)).rejects.toMatchObject({ name: 'StoreFault', code: 'database-damaged', figures: { folder } });
    await expect(open(file)).rejects.toMatchObject({ name: 'StoreFault', code: 'folder-not-writable', figures: { folder: file } });
  });

  it('turns away what is no text, and what is no data, without harm to what arrives with it', async () => {
    const store = await open(await freshFolder());
    const id = await newTable(store);
    const answers = await Promise.allSettled([
      store.commit(commitOf(id, 0)),
      store.commit(commitOf(id, 1, { entries: ['red turn: \0'] })),
      store.commit(commitOf(id, 1, { summary: () => 'a function' })),
      store.commit(commitOf(id, 1)),
    ]);
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { name: 'TypeError', message: expect.stringMatching(/^Not a text/) } },
      { status: 'rejected', reason: { name: 'TypeError' } },
      { status: 'fulfilled' },
    ]);
    expect(await store.entries(id)).toEqual(lines(2));
    await store.close();
  });

  it('writes commits that come together in one transaction', async () => {
    const folder = await freshFolder();
    const store = await open(folder);
    const id = await newTable(store);
    const log = join(folder, `${SQLITE_FILE}-wal`);
    const before = (await stat(log)).size;
    const answers = await Promise.all(Array.from({ length: 200 }, (_, version) => store.commit(commitOf(id, version))));
    expect(countKinds(answers)).toEqual({ committed: 200 });
    // One by one, each would add two pages of 4096 bytes at the least.
    expect((await stat(log)).size - before).toBeLessThan(100 * 4096);
    await store.close();
  });

  it('answers everything that was asked before it was closed, however often it is closed', async () => {
    const { store, thread } = await openWithThread(await freshFolder());
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    const id = await newTable(store, lines(3));
    const created = store.create(kept('last'), []);
    const read = store.entries(id);
    await Promise.all([store.close(), store.close()]);
    await created;
    expect(await read).toEqual(lines(3));
    expect(await ended).toBe(0);
    await store.close();
    await expect(store.ready()).rejects.toThrow('The store is closed');
  });

  it('rejects whatever is open and whatever comes when the thread has died, and has kept what it acknowledged', async () => {
    const folder = await freshFolder();
    const { store, thread } = await openWithThread(folder);
    const ids = await Promise.all(Array.from({ length: 20 }, () => newTable(store)));
    await Promise.all(ids.map((id) => store.commit(commitOf(id, 0))));
    const late = Promise.allSettled(ids.map((id) => store.commit(commitOf(id, 1))));
    await thread.terminate();
    const dead = { status: 'rejected', reason: { name: 'StoreFault', code: 'database-unreachable', figures: { folder } } };
    expect(await late).toMatchObject(ids.map(() => dead));
    expect(await Promise.allSettled([store.ready(), store.commit(commitOf('x', 0))])).toMatchObject([dead, dead]);
    await store.close();
    const again = await open(folder);
    for (const id of ids) expect((await again.entries(id)).slice(0, 1)).toEqual(lines(1));
    await again.close();
  });
});
