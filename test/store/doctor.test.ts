/** `cockleshell doctor` with a real PostgreSQL: what it sees, what it finds wrong, and that it writes nothing. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnose } from '../../src/store/diagnosis.ts';
import { LATEST } from '../../src/store/migrations.ts';
import { isPooled } from '../../src/store/pooled.ts';
import { SQLITE_FILE } from '../../src/store/sqlite.ts';
import { openStore } from '../../src/store/store.ts';
import { examined } from '../hostile/examined.ts';
import { newFolder, removeFolders } from '../hostile/folders.ts';
import { runWith } from '../paper-desk.ts';
import { newTable } from './given.ts';
import { startPooler } from './pooler.ts';
import { type PostgresServer, queryOnce, startPostgres } from './postgres-server.ts';

afterAll(removeFolders);
const started = await startPostgres();

if ('reason' in started) it.skip(started.reason);
else {
  afterAll(() => started.stop());
  doctorLooks(started);
}

/** With no tables in the folder, and no port asked for. */
async function lookedAt(url: string) {
  return examined({ DATABASE_URL: url, COCKLESHELL_DATA: await newFolder() });
}

function doctorLooks(server: PostgresServer): void {
  describe('a database of PostgreSQL', () => {
    it('that a server uses is well: its tables and servers are counted, and the server goes on', async () => {
      const url = await server.fresh();
      expect((await lookedAt(url)).database).toMatchObject({ exists: false, servers: 0 });
      const store = await openStore({ url, folder: '', sole: true });
      await newTable(store);
      const { wrong, database, exitCode } = await lookedAt(url);
      expect({ wrong, exitCode }).toEqual({ wrong: [], exitCode: 0 });
      expect(database).toMatchObject({ kind: 'postgres', exists: true, tables: 1, step: LATEST, servers: 1 });
      expect(database.version).toMatch(/^\d+/);
      expect(database.roundTripMs).toBeGreaterThan(0);
      await newTable(store);
      await store.close();
      expect((await lookedAt(url)).database).toMatchObject({ tables: 2, servers: 0 });
    });

    it('that is empty stays empty', async () => {
      const url = await server.fresh();
      expect((await lookedAt(url)).wrong).toEqual([]);
      expect(await queryOnce(url, "select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
    });

    it('that cannot be reached is told with the reason, and without the password', async () => {
      const url = await server.fresh();
      const wrong = (change: object) => Object.assign(new URL(url), change).href;
      for (const bad of [wrong({ pathname: '/nowhere' }), wrong({ password: 'hunter2' }), wrong({ port: '1' }), 'postgres://[secret']) {
        const env = { DATABASE_URL: bad, COCKLESHELL_DATA: await newFolder(), PORT: '0' };
        const { out, err, exitCode } = await runWith(['doctor'], [], env);
        expect(out).toContain('Wrong: The database that DATABASE_URL names cannot be reached');
        expect(out + err).not.toMatch(/secret|hunter2/);
        expect(exitCode).toBe(1);
      }
      expect((await lookedAt(wrong({ pathname: '/nowhere' }))).findings[0]?.text).toContain('database "nowhere" does not exist');
    });

    it('shows where it is without the password, nor what else may be secret in its address', async () => {
      const url = `${await server.fresh()}?application_name=hunter2`;
      const { settings, findings } = await lookedAt(url);
      const value = settings.find(({ name }) => name === 'DATABASE_URL')?.value;
      expect(value).toMatch(/^postgres:\/\/postgres:…@127\.0\.0\.1:\d+\/cockleshell_\d+$/);
      expect(JSON.stringify({ settings, findings })).not.toMatch(/secret|hunter2/);
    });

    it('of an older or newer version is told, and stays as it is', async () => {
      const url = await server.fresh();
      await (await openStore({ url, folder: '' })).close();
      await queryOnce(url, `insert into migrations values (${LATEST + 1})`);
      expect((await lookedAt(url)).wrong).toEqual(['database-newer']);
      await queryOnce(url, `delete from migrations where number >= ${LATEST}`);
      expect(await lookedAt(url)).toMatchObject({ wrong: [], database: { step: LATEST - 1 } });
      expect((await lookedAt(url)).notes).toContain('database-older');
    });

    it('of somebody else is none of ours, also where that has migrations', async () => {
      const url = await server.fresh();
      await queryOnce(url, 'create table migrations (name text)');
      expect((await lookedAt(url)).wrong).toEqual(['database-damaged']);
    });

    it('is no use to one who may not set up or write tables there', async () => {
      const url = await server.fresh();
      await queryOnce(url, "create role guest login password 'secret'");
      const guest = Object.assign(new URL(url), { username: 'guest' }).href;
      expect((await lookedAt(guest)).wrong).toEqual(['database-forbidden']);
      await (await openStore({ url, folder: '' })).close();
      await queryOnce(url, 'grant select on all tables in schema public to guest');
      expect((await lookedAt(guest)).wrong).toEqual(['database-forbidden']);
    });

    it('that takes nothing, or not every letter, is told', async () => {
      const url = await server.fresh();
      const name = new URL(url).pathname.slice(1);
      await queryOnce(url, `alter database ${name} set default_transaction_read_only = on`);
      expect((await lookedAt(url)).wrong).toEqual(['database-read-only']);
      await queryOnce(await server.fresh(), `create database latin encoding 'LATIN1' template template0`);
      expect((await lookedAt(Object.assign(new URL(url), { pathname: '/latin' }).href)).wrong).toEqual(['database-not-utf8']);
    });

    it('whose clock is a minute away is told, either way', async () => {
      const url = await server.fresh();
      for (const away of [-60_000, 60_000]) {
        const { findings, facts } = await diagnose({ url, folder: await newFolder(), now: () => Date.now() + away });
        expect(findings.filter(({ level }) => level === 'wrong')).toMatchObject([{ code: 'clocks-apart', figures: { seconds: 60 } }]);
        expect(Math.sign(facts.aheadMs ?? 0)).toBe(-Math.sign(away));
      }
    });

    it('beside a folder with tables of its own: those are not served, and that is noted', async () => {
      const [left, folder] = [await newFolder(), await newFolder()];
      await (await openStore({ folder: left })).close();
      await copyFile(join(left, SQLITE_FILE), join(folder, SQLITE_FILE));
      expect((await examined({ DATABASE_URL: await server.fresh(), COCKLESHELL_DATA: folder })).notes).toContain('sqlite-left');
    });
  });

  describe('a pooler', () => {
    it.each(['last', 'first'] as const)('that shares connections between transactions is found, if it gives the %s', async (gives) => {
      const url = await server.fresh();
      const pooler = await startPooler(url, gives);
      expect(await isPooled(pooler.to(url))).toBe(true);
      expect((await lookedAt(pooler.to(url))).wrong).toEqual(['database-pooled']);
      await pooler.close();
    });

    it('that gives each his own connection is well, unless it lets nobody in who says how long a statement may take', async () => {
      const url = await server.fresh();
      const pooler = await startPooler(url, 'own');
      expect(await isPooled(pooler.to(url))).toBe(false);
      expect((await lookedAt(pooler.to(url))).wrong).toEqual(['parameters-refused']);
      await pooler.close();
    });

    it('is not seen where there is none', async () => {
      expect(await isPooled(await server.fresh())).toBe(false);
    });
  });
}
