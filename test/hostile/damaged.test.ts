/** A database file that is damaged: whoever asks for what cannot be read is told so, and everybody else goes on. */

import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { openSqlite, SQLITE_FILE } from '../../src/store/sqlite.ts';
import type { Refused, Scene, TablesAnswer } from '../../src/wire/wire.ts';
import { howMany } from '../how-many.ts';
import { type House, newFolder, openHouse, removeFolders, Visitor } from '../server/given.ts';

afterAll(removeFolders);

const ROUNDS = howMany({ test: 8, soak: 400 });

/** Three tables of one owner, long enough for snapshots, in a file that nobody uses any more. */
let whole: Buffer;
let cookie: string;
const ids: string[] = [];

beforeAll(async () => {
  const house = await openHouse();
  const owner = new Visitor(house);
  for (const seed of ['one', 'two', 'three']) ids.push((await owner.duel({ seed })).table.id);
  for (const id of ids) await owner.playsOn(id, 52);
  await house.close();
  cookie = owner.cookie;
  whole = await readFile(join(house.folder, SQLITE_FILE));
});

async function copied(): Promise<string> {
  const folder = await newFolder();
  await writeFile(join(folder, SQLITE_FILE), whole);
  return folder;
}

function visiting(house: House): Visitor {
  const visitor = new Visitor(house);
  visitor.cookie = cookie;
  return visitor;
}

/** Where a table is written down, and under which name its id stands there. */
const PLACES = { tables: 'id', seats: 'table_id', entries: 'table_id', commands: 'table_id', snapshots: 'table_id', shelf: 'table_id' };

it('bytes that are no text, in any column of any row: that table is told to be damaged, the others are there', async () => {
  const folder = await copied();
  const [hurt = '', ...others] = ids;
  const refusals = new Set<string>();
  for (const [table, key] of Object.entries(PLACES)) {
    const { db } = await openSqlite(folder);
    const found = (await db.introspection.getTables()).find(({ name }) => name === table);
    await db.destroy();
    for (const { name } of found?.columns ?? []) {
      if (name === key) continue;
      await writeFile(join(folder, SQLITE_FILE), whole);
      const engine = await openSqlite(folder);
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = cast(x'41ff42' as text) where ${sql.ref(key)} = ${hurt}`
        .execute(engine.db)
        // Two seats must not have the same invitation, nor two entries the same number.
        .catch(() => undefined);
      await engine.db.destroy();
      const house = await openHouse(folder);
      const owner = visiting(house);
      const { tables, unreadable } = await owner.gets<TablesAnswer>('GET', '/api/tables');
      const listed = [...tables.map(({ id }) => id), ...unreadable];
      expect(listed).toEqual(expect.arrayContaining(others));
      const scene = await owner.ask<Scene | Refused>('GET', `/api/tables/${hurt}`);
      if (scene.status !== 200) refusals.add(`${table} ${name} ${scene.status} ${'code' in scene.body ? scene.body.code : ''}`);
      // All at once, so that they are written together.
      const seen = await Promise.all(others.map((id) => owner.scene(id)));
      const versions = [{ id: hurt, version: 52, seat: 'red' }, ...seen.map(({ table: { id }, version, seat }) => ({ id, version, seat }))];
      const answers = await Promise.all(versions.map(({ id, version, seat }) => owner.command(id, 'play-on', version, { seat })));
      expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200]);
      await owner.gets('GET', '/api/statistics');
      await house.close();
    }
  }
  expect([...refusals].filter((refusal) => !refusal.endsWith('500 table-damaged'))).toEqual([]);
  for (const part of ['tables setup', 'tables name', 'tables version', 'seats holder', 'entries line'])
    expect([...refusals]).toContainEqual(expect.stringMatching(part));
});

it('a history with a gap is not played as if nothing were missing', async () => {
  const folder = await copied();
  const [gap = '', cut = '', fine = ''] = ids;
  const { db } = await openSqlite(folder);
  await db.deleteFrom('snapshots').execute();
  await db.deleteFrom('entries').where('table_id', '=', gap).where('version', '=', 20).execute();
  await db.deleteFrom('entries').where('table_id', '=', cut).where('version', '>', 40).execute();
  await db.destroy();
  const house = await openHouse(folder);
  const owner = visiting(house);
  for (const id of [gap, cut]) await owner.isRefused(500, 'table-damaged', 'GET', `/api/tables/${id}`);
  await owner.does(fine, 'play-on');
  await house.close();
});

it.each([
  ['a column of another name', `replace(sql, '"value"', '"vague"')`],
  ['a table of another name', `replace(sql, '"keys"', '"kegs"')`],
])('%s in what the file says of itself: it is told to be damaged', async (_what, changed) => {
  const folder = await copied();
  const database = new Database(join(folder, SQLITE_FILE));
  database.exec('pragma writable_schema = on');
  database.exec(`update sqlite_schema set sql = ${changed} where name = 'keys'`);
  database.close();
  await expect(openHouse(folder)).rejects.toMatchObject({ name: 'StoreFault', code: 'database-damaged' });
});

it(`bytes changed anywhere in the file, ${ROUNDS} times over: every request is answered, and the process lives`, async () => {
  const random = randomFrom('damage');
  for (let round = 0; round < ROUNDS; round++) {
    const copy = await copied();
    const file = await open(join(copy, SQLITE_FILE), 'r+');
    const { size } = await file.stat();
    for (let i = 0; i < 40; i++) {
      const bytes = Buffer.from(Array.from({ length: 1 + below(random, 8) }, () => below(random, 256)));
      await file.write(bytes, 0, bytes.length, 100 + below(random, size - 108));
    }
    await file.close();
    const house = await openHouse(copy).catch((error: unknown) => error);
    if (house instanceof Error) {
      expect(house.name, String(house)).toBe('StoreFault');
      continue;
    }
    const asker = (house as House).app;
    const asked = [
      ...['/api/tables', '/api/statistics', ...ids.flatMap((id) => [`/api/tables/${id}`, `/api/tables/${id}/save`])].map((url) => ({
        method: 'GET' as const,
        url,
      })),
      ...ids.map((id) => ({
        method: 'POST' as const,
        url: `/api/tables/${id}/play-on`,
        payload: { command: 'a command', version: 52, seat: 'red' },
      })),
    ];
    for (const one of asked) expect((await asker.inject({ ...one, headers: { cookie } })).statusCode).toBeLessThan(600);
    await (house as House).close().catch(() => undefined);
  }
});
