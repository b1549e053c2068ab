import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openStore } from '../../src/store/store.ts';
import { storeConforms } from './conformance.ts';
import { command, commitOf, countKinds, newTable } from './given.ts';
import { type PostgresServer, queryOnce, startPostgres } from './postgres-server.ts';

const started = await startPostgres();

if ('reason' in started) it.skip(started.reason);
else {
  afterAll(() => started.stop());
  storeConforms('PostgreSQL', {
    fresh: async () => ({ url: await started.fresh(), folder: '' }),
    open: openStore,
    engine: ({ url }) => openPostgres(url ?? ''),
  });
  connectionsFail(started);
}

function connectionsFail(server: PostgresServer): void {
  describe('a connection to PostgreSQL', () => {
    it('that cannot be had is said to be so, and the password is not told', async () => {
      const url = new URL(await server.fresh());
      const wrong = (change: (url: URL) => void) => {
        const copy = new URL(url);
        change(copy);
        return copy.href;
      };
      const urls = [
        wrong((copy) => {
          copy.pathname = '/nowhere';
        }),
        wrong((copy) => {
          copy.password = 'hunter2';
        }),
        wrong((copy) => {
          copy.port = '1';
        }),
        'postgres://[',
      ];
      for (const bad of urls) {
        const fault = await openStore({ url: bad, folder: '' }).catch((error: unknown) => error);
        expect(fault).toMatchObject({ name: 'StoreFault', code: 'database-unreachable' });
        expect(JSON.stringify(fault)).not.toMatch(/secret|hunter2/);
      }
    });

    it('may be cut at any moment: commands are carried out once, and reading goes on', async () => {
      const url = await server.fresh();
      const store = await openStore({ url, folder: '' });
      const ids = await Promise.all(Array.from({ length: 8 }, () => newTable(store)));
      const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      let cutting = true;
      let cuts = 0;
      const cutter = (async () => {
        while (cutting) {
          await queryOnce(url, cut);
          cuts++;
        }
      })();
      const answers = await Promise.all(
        ids.map(async (id) => {
          const kinds: string[] = [];
          for (let version = 0; version < 20; version++) {
            // However busy the machine: it is cut several times on the way.
            while (cuts < version / 4) await new Promise((resolve) => setTimeout(resolve, 1));
            // As a client would: it asks again under the same id until it is answered.
            for (let answer: string | undefined; !answer; ) {
              const entries = [`red turn: move ${version}`, `red turn: move ${version} on`];
              answer = await store.commit(commitOf(id, version * 2, { entries, ...command(`c${version}`, `${version}`) })).then(
                ({ kind }) => kind,
                () => undefined,
              );
              if (answer) kinds.push(answer);
            }
          }
          return kinds;
        }),
      );
      cutting = false;
      await cutter;
      expect(cuts).toBeGreaterThan(3);
      expect(answers.flat().filter((kind) => kind !== 'committed' && kind !== 'repeated')).toEqual([]);
      for (const id of ids) {
        const expected = Array.from({ length: 20 }, (_, version) => [`red turn: move ${version}`, `red turn: move ${version} on`]);
        expect(await store.entries(id)).toEqual(expected.flat());
        expect((await store.table(id))?.table.version).toBe(40);
      }
      await store.close();
    });

    it('is not missed where it was idle', async () => {
      const url = await server.fresh();
      const store = await openStore({ url, folder: '' });
      const id = await newTable(store);
      await queryOnce(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await store.ready();
      expect(countKinds([await store.commit(commitOf(id, 0, command('c', 'done')))])).toEqual({ committed: 1 });
      await store.close();
    });
  });
}
