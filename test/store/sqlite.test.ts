import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { isOpenToOthers } from '../../src/store/privacy.ts';
import { SavedTables } from '../../src/store/saved-tables.ts';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore } from '../../src/store/store.ts';
import { storeConforms } from './conformance.ts';
import { commitOf, countKinds, lines, newTable } from './given.ts';

const folders: string[] = [];

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-store-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

storeConforms('SQLite', {
  fresh: async () => ({ folder: await freshFolder() }),
  open: openStore,
  engine: ({ folder }) => openSqlite(folder),
});

describe('a SQLite file', () => {
  it('is made in a folder that is not there yet', async () => {
    const folder = join(await freshFolder(), 'deep', 'er');
    const store = await openStore({ folder });
    const id = await newTable(store, lines(1));
    await store.close();
    const again = await openStore({ folder });
    expect(await again.entries(id)).toEqual(lines(1));
    await again.close();
  });

  it('is for its owner only, with its folder, its log and whatever lies beside it', async () => {
    const folder = join(await freshFolder(), 'data');
    const modes = async () => [
      await modeOf(folder),
      ...new Set(await Promise.all((await readdir(folder)).map((name) => modeOf(join(folder, name))))),
    ];
    const store = await openStore({ folder, sole: true });
    await newTable(store, lines(1));
    expect(await modes()).toEqual([0o700, 0o600]);
    await store.close();
    // As earlier versions left it.
    await chmod(folder, 0o755);
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);
    await (await openStore({ folder, sole: true })).close();
    expect(await modes()).toEqual([0o700, 0o600]);
  });

  it('leaves a folder as open as it is that holds something else, and tells of it', async () => {
    const folder = await freshFolder();
    await writeFile(join(folder, 'letter'), '', { mode: 0o644 });
    expect(isOpenToOthers(folder)).toBe(false);
    await chmod(folder, 0o755);
    await (await openStore({ folder, sole: true })).close();
    expect([await modeOf(folder), await modeOf(join(folder, 'letter')), await modeOf(join(folder, SQLITE_FILE))]).toEqual([
      0o755, 0o644, 0o600,
    ]);
    expect(isOpenToOthers(folder)).toBe(true);
  });

  it('is durable, has readers beside the writer, and minds its references', async () => {
    const engine = await openSqlite(await freshFolder());
    const pragma = async (name: string) => Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(engine.db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBeGreaterThan(0);
    await engine.db.destroy();
  });

  it('says that its folder cannot be written to', async () => {
    const folder = await freshFolder();
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openStore({ folder: file })).rejects.toMatchObject({ name: 'StoreFault', code: 'folder-not-writable' });
    await expect(openStore({ folder: join(file, 'below') })).rejects.toMatchObject({ code: 'folder-not-writable' });
    await mkdir(join(folder, SQLITE_FILE));
    await expect(openStore({ folder })).rejects.toMatchObject({ code: 'folder-not-writable', figures: { folder } });
  });

  it('says that it is no database', async () => {
    const folder = await freshFolder();
    await writeFile(join(folder, SQLITE_FILE), 'Dear diary, '.repeat(1000));
    await expect(openStore({ folder })).rejects.toMatchObject({ name: 'StoreFault', code: 'database-damaged', figures: { folder } });
  });

  it('says that it is damaged when that shows only later', async () => {
    const folder = await freshFolder();
    const first = await openStore({ folder });
    const id = await newTable(first, lines(2000));
    await first.close();
    const file = await open(join(folder, SQLITE_FILE), 'r+');
    const { size } = await file.stat();
    // The first pages hold the schema; all behind them is overwritten.
    const kept = 4096 * 40;
    await file.write(Buffer.alloc(size - kept, 0xa5), 0, size - kept, kept);
    await file.close();
    const store = await openStore({ folder });
    await expect(store.entries(id)).rejects.toMatchObject({ name: 'StoreFault', code: 'database-damaged' });
    await store.close();
  });

  it('rejects every commit of a batch for which the disk has no room, and keeps nothing of it', async () => {
    const engine = await openSqlite(await freshFolder());
    const store = await SavedTables.open(engine);
    const ids = await Promise.all(Array.from({ length: 20 }, () => newTable(store)));
    await sql`pragma max_page_count = 1`.execute(engine.db);
    const batch = ids.map((id) => store.commit(commitOf(id, 0, { entries: ['x'.repeat(20_000)] })));
    for (const answer of await Promise.allSettled(batch)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'StoreFault', code: 'folder-not-writable' } });
    }
    for (const id of ids) {
      expect(await store.entries(id)).toEqual([]);
      expect((await store.table(id))?.table.version).toBe(0);
    }
    await sql`pragma max_page_count = 100000`.execute(engine.db);
    const answers = await Promise.all(ids.map((id) => store.commit(commitOf(id, 0))));
    expect(countKinds(answers)).toEqual({ committed: 20 });
    await store.close();
  });
});
