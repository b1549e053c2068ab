/** Processes that write to the same database, and one that is killed again and again while it writes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { openStore, type Store, type Where } from '../../src/store/store.ts';
import { ROOT } from '../built.ts';
import { COMPILED, compileStore, removeCompiled, STORE_FILE } from './compiled.ts';
import { kept } from './given.ts';
import { queryOnce, startPostgres } from './postgres-server.ts';

const tables = Array.from({ length: 6 }, (_, index) => kept(`table-${index}`));

/** The same for every table: commits of one to three entries, more than a writer lives to see. */
const commits: { from: number; lines: string[] }[] = [];
for (let from = 0; commits.length < 3000; ) {
  const size = 1 + ((commits.length * 7 + Math.floor(commits.length / 5)) % 3);
  commits.push({ from, lines: Array.from({ length: size }, (_, index) => `red turn: move « ${from} » ${index + 1}/${size}`) });
  from += size;
}
const wholeHistory = commits.flatMap(({ lines }) => lines);

beforeAll(compileStore);

const folders: string[] = [];
afterAll(async () => {
  await removeCompiled();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

interface Writing {
  readonly where: Where;
  readonly commits?: typeof commits;
  readonly name?: string;
  hear(line: string, writer: ChildProcess): void;
}

/** Runs a writer to its end, of whatever kind, and answers the signal that it died of. */
async function write({ where, commits: some = commits, name = 'writer', hear }: Writing): Promise<string | null> {
  // Too long for a command line. The server has its store in a thread, so the writer has, too.
  const plan = join(COMPILED, `${name}.json`);
  await writeFile(plan, JSON.stringify({ where: { ...where, threaded: true }, tables, commits: some }));
  const script = join(ROOT, 'test', 'store', 'writer.mjs');
  const writer = spawn(process.execPath, [script, STORE_FILE, plan, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  writer.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  createInterface({ input: writer.stdout }).on('line', (line) => hear(line, writer));
  const signal = await new Promise<string | null>((resolve) => writer.on('close', (_, how) => resolve(how)));
  expect(complaints.join('')).toBe('');
  return signal;
}

/** Kills a writer once it has acknowledged so many commits; answers the version that each table was said to have. */
async function killAfter(where: Where, acknowledgements: number): Promise<Map<string, number>> {
  const said = new Map<string, number>();
  let count = -1; // The first line says that it opens the store.
  const signal = await write({
    where,
    hear(line, writer) {
      const [table = '', version] = line.split(' ');
      if (version) said.set(table, Number(version));
      count++;
      if (count >= acknowledgements) writer.kill('SIGKILL');
    },
  });
  expect(signal).toBe('SIGKILL');
  return said;
}

async function createTables(where: Where): Promise<void> {
  const store = await openStore(where);
  for (const table of tables) await store.create(table, []);
  await store.close();
}

/** Two processes write the same commits to the same tables: each must have been acknowledged to one of them. */
async function raceTwo(where: Where): Promise<void> {
  const heard: string[] = [];
  const some = commits.slice(0, 100);
  const race = (name: string) => write({ where, commits: some, name, hear: (line) => heard.push(line) });
  expect(await Promise.all([race('red'), race('blue')])).toEqual([null, null]);
  const expected = tables.flatMap(({ table }) => some.map(({ from, lines }) => `${table.id} ${from + lines.length}`));
  expect(heard.filter((line) => line !== 'opening').toSorted()).toEqual(expected.toSorted());
  const store = await openStore(where);
  const history = some.flatMap(({ lines }) => lines);
  for (const { table } of tables) expect(await store.entries(table.id)).toEqual(history);
  await store.close();
}

async function checkTables(store: Store, said: ReadonlyMap<string, number>): Promise<number> {
  let total = 0;
  for (const { table } of tables) {
    const found = await store.table(table.id);
    const entries = await store.entries(table.id);
    total += entries.length;
    expect(entries.length).toBeGreaterThanOrEqual(said.get(table.id) ?? 0);
    // Gapless, each with its own text, and the last commit whole.
    expect(entries).toEqual(wholeHistory.slice(0, entries.length));
    const last = commits.find(({ from, lines }) => from + lines.length === entries.length);
    if (entries.length === 0) continue;
    if (!last) throw new Error(`${table.id} ends in the middle of a commit, after ${entries.length} entries`);
    const version = entries.length;
    expect(found?.table).toMatchObject({ version, summary: { to: version }, accounts: [version], changed: version });
    expect(await store.snapshot(table.id)).toEqual({ version, rules: '1', data: `after ${version}` });
    expect(await store.answer(table.id, `c${last.from}`, 'writer')).toBe(`answer ${version}`);
    expect(await store.answer(table.id, `c${version}`, 'writer')).toBeUndefined();
  }
  return total;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-crash-'));
  folders.push(folder);
  return folder;
}

describe('SQLite', () => {
  it('holds every acknowledged commit and no half one after the writer was killed', async () => {
    const folder = await newFolder();
    let before = 0;
    for (const acknowledgements of [0, 1, 0, 5, 34, 2, 144, 13, 377, 89]) {
      const said = await killAfter({ folder }, acknowledgements);
      const engine = await openSqlite(folder);
      expect((await sql`pragma integrity_check`.execute(engine.db)).rows).toEqual([{ integrity_check: 'ok' }]);
      expect((await sql`pragma foreign_key_check`.execute(engine.db)).rows).toEqual([]);
      await engine.db.destroy();
      const store = await openStore({ folder });
      const total = await checkTables(store, said);
      await store.close();
      // Each commit has one entry at least.
      expect(total).toBeGreaterThanOrEqual(before + acknowledgements);
      before = total;
    }
  });

  it('lets one of two processes win each version', async () => {
    const folder = await newFolder();
    await createTables({ folder });
    await raceTwo({ folder });
  });
});

const server = await startPostgres();

if ('reason' in server) it.skip(server.reason);
else {
  afterAll(() => server.stop());
  describe('PostgreSQL', () => {
    it('holds every acknowledged commit and no half one after the writer was killed', async () => {
      const where = { url: await server.fresh(), folder: '' };
      for (const acknowledgements of [0, 21, 5, 144]) {
        const said = await killAfter(where, acknowledgements);
        // A transaction whose end was on its way may still be carried out; wait until the server has noticed.
        await queryOnce(
          where.url,
          'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        const store = await openStore(where);
        await checkTables(store, said);
        await store.close();
      }
    });

    it('lets one of two processes win each version', async () => {
      const where = { url: await server.fresh(), folder: '' };
      await createTables(where);
      await raceTwo(where);
    });
  });
}
