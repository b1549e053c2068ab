/** What servers that share a PostgreSQL tell each other. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Hint, Store } from '../../src/store/kept.ts';
import { openStore } from '../../src/store/store.ts';
import { commitOf, kept, lines, newId, newTable } from './given.ts';
import { queryOnce, startPostgres } from './postgres-server.ts';

const started = await startPostgres();

/** A server that listens. */
class Ear {
  readonly store: Store;
  readonly hints: Hint[] = [];
  /** How often hints may have been lost. */
  anew = 0;
  #waiting: (() => void)[] = [];

  constructor(store: Store) {
    this.store = store;
    store.shared?.listen({
      heard: (hint) => {
        this.hints.push(hint);
        this.#wake();
      },
      anew: () => {
        this.anew++;
        this.#wake();
      },
    });
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((go) => this.#waiting.push(go));
  }

  get changed(): (readonly [string, number | null])[] {
    return this.hints.flatMap(({ changed = [] }) => changed);
  }
}

if ('reason' in started) it.skip(started.reason);
else {
  const stores: Store[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  afterAll(() => started.stop());

  const ears = async (url: string): Promise<Ear> => {
    const store = await openStore({ url, folder: '', shared: true });
    stores.push(store);
    return new Ear(store);
  };
  const two = async () => {
    const url = await started.fresh();
    return { url, one: await ears(url), other: await ears(url) };
  };

  describe('servers that share a PostgreSQL', () => {
    it('hear of each kind of thing that another writes, once it can be read', async () => {
      const { one, other } = await two();
      const id = newId();
      const { store } = one;
      await store.create(kept(id, {}, [{ holder: 'owner' }]), []);
      // With the number of entries that is told, and how far the table has come by then.
      const writes: readonly (readonly [() => Promise<unknown>, number | null, object])[] = [
        [() => store.commit(commitOf(id, 0)), 1, { version: 1, revision: 0, said: 0 }],
        [() => store.change(id, { name: 'Another name' }), null, { version: 1, revision: 1, said: 0 }],
        [() => store.invite(id, 'seat-0', 'hash'), null, { version: 1, revision: 2, said: 0 }],
        [() => store.takeSeat(id, 'hash', 'guest'), null, { version: 1, revision: 3, said: 0 }],
        [() => store.seat(id, 'seat-0', { bot: 'sergeant' }), null, { version: 1, revision: 4, said: 0 }],
        [() => store.say(id, 'a line', 9), null, { version: 1, revision: 4, said: 1 }],
        [() => store.change(id, { deleted: 1 }), null, { version: 1, revision: 5, said: 1 }],
      ];
      for (const [number, [write, version, mark]] of writes.entries()) {
        await write();
        await other.until(() => other.changed.length > number);
        expect(other.changed[number]).toEqual([id, version]);
        expect(await other.store.marks([id])).toEqual([{ table: id, ...mark }]);
      }
    });

    it('hear nothing of what was not written, and not themselves', async () => {
      const { one, other } = await two();
      const id = await newTable(one.store, lines(1));
      await one.store.commit(commitOf(id, 0));
      await one.store.commit(commitOf(id, 1, { entries: [] }));
      await one.store.seat(id, 'seat-0', { seen: 5 });
      await one.store.change('nowhere', { name: 'x' });
      await one.store.commit(commitOf(id, 1));
      await other.until(() => other.hints.length > 0);
      expect(other.changed).toEqual([[id, 2]]);
      other.store.shared?.tell({ pointed: [[id, 'seat-0', 'hill « où ? »']] });
      await one.until(() => one.hints.length > 0);
      expect(one.hints).toEqual([
        { changed: [], here: [], pointed: [[id, 'seat-0', 'hill « où ? »']], hello: false, from: expect.any(String) },
      ]);
    });

    it('hear all of what does not fit into one telling, of each table the newest', async () => {
      const { one, other } = await two();
      const ids = Array.from({ length: 400 }, (_, i) => `table ${i} ${'🐚'.repeat(20)}`);
      for (let version = 1; version <= 3; version++) one.store.shared?.tell({ changed: ids.map((id) => [id, version]) });
      one.store.shared?.tell({ changed: [[ids[7] ?? '', null]], here: ids.map((id) => [id, ['red'], true]) });
      await other.until(() => other.hints.flatMap(({ here = [] }) => here).length === ids.length);
      expect(other.changed.toSorted()).toEqual(ids.map((id, i) => [id, i === 7 ? null : 3]).toSorted());
    });

    it('are told when hints may have been lost, and hear again; foreign words are left out', async () => {
      const { url, one, other } = await two();
      await queryOnce(url, "select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^(listen|select pg_notify)'");
      await Promise.all([one.until(() => one.anew === 1), other.until(() => other.anew === 1)]);
      for (const foreign of ['{', '{"from":1}', '{"from":"x","changed":[["id"]]}'])
        await queryOnce(url, `notify cockleshell, '${foreign}'`);
      const id = await newTable(one.store);
      await one.store.commit(commitOf(id, 0));
      await other.until(() => other.hints.length > 0);
      expect(other.changed).toEqual([[id, 1]]);
    });

    it('have one time, whatever the clocks of their machines say', async () => {
      const { one, other, url } = await two();
      const { now } = Date;
      Date.now = () => 5;
      try {
        const before = await queryOnce(url, 'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now');
        for (const { shared } of [one.store, other.store]) {
          await shared?.keepTime();
          expect(shared?.now()).toBeGreaterThanOrEqual(Number((before[0] as { now: string }).now) - 1);
        }
      } finally {
        Date.now = now;
      }
    });
  });
}
