/** Backups that are made and restored while others play, from any database into any other. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../src/store/backup.ts';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore, type Store, type Where } from '../../src/store/store.ts';
import { runWith } from '../paper-desk.ts';
import { command, commitOf, kept, lines, newId } from '../store/given.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { newFolder, removeFolders } from './folders.ts';

const OWNER = 'the owner';
let postgres: PostgresServer | undefined;
const started = await startPostgres();
if ('reason' in started) it.skip(started.reason);
else postgres = started;

afterAll(async () => {
  await postgres?.stop();
  await removeFolders();
});

const KEY = { value: 'by which visitors are known', made: 7 };

/** So many tables with all that can belong to one. */
async function filled(where: Where, count = 12): Promise<{ store: Store; ids: string[] }> {
  const store = await openStore({ ...where, sole: true });
  const ids = Array.from({ length: count }, newId);
  for (const [i, id] of ids.entries()) {
    const tallies = [{ to: 'all' as const, changed: i, counts: { die: 1 } }];
    await store.create(
      kept(id, { owner: OWNER, name: `Übung ${i} 🐚`, seed: `seed ${i}`, created: 0, tallies }, [
        { holder: OWNER },
        { invitation: 'hash' },
      ]),
      lines(i),
    );
    await store.commit(commitOf(id, i, { ...command('c', 'done'), tallies, snapshot: { version: i + 1, rules: '1', data: '{}' } }));
  }
  await store.change(ids[0] ?? '', { deleted: 5 });
  await store.key('cookies', KEY);
  return { store, ids };
}

async function contentOf(store: Store, ids: readonly string[]) {
  const shelf = await store.shelf(OWNER, { most: 99 });
  const rest = await Promise.all(
    ids.map(async (id) => [await store.entries(id), await store.answer(id, 'c', 'visitor'), await store.snapshot(id)]),
  );
  return { shelf, rest, sums: (await store.sums(OWNER)).map(({ game, what, count }) => `${game} ${what} ${count}`).toSorted() };
}

const grounds: [string, () => Promise<Where>][] = [['SQLite', async () => ({ folder: await newFolder() })]];
if (postgres) grounds.push(['PostgreSQL', async () => ({ folder: '', url: await (postgres as PostgresServer).fresh() })]);

for (const [from, source] of grounds)
  for (const [to, target] of grounds)
    it(`goes from ${from} to ${to} with everything, while the server runs`, async () => {
      const where = await source();
      const { store, ids } = await filled(where);
      const file = join(await newFolder(), 'backup.sqlite');
      expect(await backUp(where, file)).toEqual({ tables: 12, entries: 78, unreadable: [], already: 0 });
      expect((await stat(file)).mode & 0o077).toBe(0);
      const other = await target();
      const served = await openStore({ ...other, sole: true });
      expect(await restore(other, file)).toEqual({ tables: 12, entries: 78, unreadable: [], already: 0 });
      expect(await contentOf(served, ids)).toEqual(await contentOf(store, ids));
      // Visitors are known again.
      expect(await served.key('cookies', { value: 'another one', made: 9 })).toEqual(KEY);
      // Once more adds nothing, and takes back nothing that was played meanwhile.
      await served.commit(commitOf(ids[3] ?? '', 4));
      expect(await restore(other, file)).toEqual({ tables: 0, entries: 0, unreadable: [], already: 12 });
      expect(await served.entries(ids[3] ?? '')).toHaveLength(5);
      await served.close();
      await store.close();
    });

for (const [to, target] of grounds)
  it(`the database of a server that has ended is restored into ${to} as it lies, that of one that runs is refused`, async () => {
    const source = { folder: await newFolder() };
    const { store, ids } = await filled(source);
    const file = join(source.folder, SQLITE_FILE);
    const where = await target();
    const env = { COCKLESHELL_DATA: where.folder, ...(where.url && { DATABASE_URL: where.url }) };
    const { exitCode, err } = await runWith(['restore', file], [], env);
    expect({ exitCode, err }).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('is the database of a server that runs or was killed'),
    });
    const before = await contentOf(store, ids);
    await store.close();
    expect(await restore(where, file)).toMatchObject({ tables: ids.length, already: 0, unreadable: [] });
    const moved = await openStore(where);
    expect(await contentOf(moved, ids)).toEqual(before);
    expect(await moved.key('cookies', { value: 'another', made: 9 })).toEqual(KEY);
    await moved.close();
  });

it('holds a table as it was at one moment, however many commits come meanwhile', async () => {
  const where = { folder: await newFolder() };
  const { store, ids } = await filled(where, 30);
  const file = join(await newFolder(), 'backup.sqlite');
  let isDone = false;
  const first = ids[1] ?? '';
  const last = ids.at(-1) ?? '';
  // Always both together, the later one in the file first.
  const playing = (async () => {
    for (let i = 0; !isDone; i++) {
      await store.commit(commitOf(last, 30 + i));
      await store.commit(commitOf(first, 2 + i));
    }
  })();
  await backUp(where, file);
  isDone = true;
  await playing;
  await store.close();
  const other = { folder: await newFolder() };
  await restore(other, file);
  const restored = await openStore(other);
  const ahead = (await restored.entries(last)).length - 30 - ((await restored.entries(first)).length - 2);
  expect([0, 1]).toContain(ahead);
  await restored.close();
});

describe('what cannot be done', () => {
  let where: { folder: string };
  let files: string;
  beforeAll(async () => {
    where = { folder: await newFolder() };
    files = await newFolder();
    await (await filled(where, 3)).store.close();
  });

  it('is said in a sentence, and leaves nothing half-done behind', async () => {
    const env = { COCKLESHELL_DATA: where.folder, LANG: 'en' };
    const good = join(files, 'good.sqlite');
    expect(await runWith(['backup', good], [], env)).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^3 tables with 6 entries are in .*, and were read back\.$/),
    });
    const nonsense = join(files, 'nonsense');
    await writeFile(nonsense, 'Dear diary, '.repeat(1000));
    const cut = join(files, 'cut');
    await writeFile(cut, (await readFile(good)).subarray(0, 40_000));
    const empty = await newFolder();
    for (const [args, more, sentence] of [
      [['backup', good], {}, /already, and it is left/],
      [['backup', join(files, 'no', 'folder', 'file')], {}, /folder .* cannot be written/],
      [['backup', join(files, 'other')], { COCKLESHELL_DATA: empty }, /no tables in/],
      [['backup', join(files, 'other')], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /cannot be reached/],
      [['restore', join(files, 'nowhere')], {}, /no file/],
      [['restore', nonsense], {}, /no backup of ours, or it is damaged/],
      [['restore', cut], {}, /no backup of ours, or it is damaged/],
    ] as const) {
      const { exitCode, err } = await runWith(args, [], { ...env, ...more });
      expect({ args, exitCode, err }).toEqual({ args, exitCode: 1, err: expect.stringMatching(sentence) });
    }
    expect((await readdir(files)).toSorted()).toEqual(['cut', 'good.sqlite', 'nonsense']);
    expect(existsSync(join(empty, SQLITE_FILE))).toBe(false);
    expect((await runWith(['restore', good], [], { ...env, LANG: 'fr' })).out).toMatch(/3 tables étaient déjà là/);
  });

  it('is told table by table where the database is damaged', async () => {
    const { db } = await openSqlite(where.folder);
    const [hurt] = await db.selectFrom('tables').select('id').orderBy('id').execute();
    await db
      .deleteFrom('entries')
      .where('table_id', '=', hurt?.id ?? '')
      .execute();
    await db.destroy();
    const file = join(files, 'damaged.sqlite');
    const { exitCode, out, err } = await runWith(['backup', file], [], { COCKLESHELL_DATA: where.folder });
    expect({ exitCode, out, err }).toEqual({
      exitCode: 1,
      out: expect.stringMatching(/^2 tables/),
      err: expect.stringContaining(hurt?.id ?? '?'),
    });
  });
});
