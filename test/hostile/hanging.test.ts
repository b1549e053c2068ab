/** A PostgreSQL that accepts and does not answer, or that two would like to serve; a server that is told to end while it is busy; one that cannot write any more. */
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { SavedTables } from '../../src/store/saved-tables.ts';
import { checkRoom } from '../../src/store/sqlite.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { connected, newFolder, openHouse, portOf, removeFolders, Visitor } from '../server/given.ts';
import { newTable } from '../store/given.ts';
import { queryOnce, startPostgres } from '../store/postgres-server.ts';

const PATIENCE = 300;
/** Of a store whose database does answer, unless it hangs: also on a busy machine it answers within that. */
const LONG_PATIENCE = 1_000;
const postgres = await startPostgres();
afterAll(async () => {
  await removeFolders();
  if (!('reason' in postgres)) await postgres.stop();
});

/** Between a store and its database; what it holds back nobody hears of. */
async function between(port: number): Promise<{ server: Server; port: number; hang(is: boolean): void; close(): Promise<void> }> {
  let isHanging = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (isHanging || to.write(data)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    port: (server.address() as AddressInfo).port,
    hang(is) {
      isHanging = is;
      // What was lost on the way is not made up for: those connections are of no use any more.
      if (!is) for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('a database that accepts and never answers is said to be out of reach', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `postgres://nobody:nothing@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
  await expect(openPostgres(url, { patience: PATIENCE })).rejects.toMatchObject({ name: 'StoreFault', code: 'database-unreachable' });
  silent.close();
});

if ('reason' in postgres) it.skip(postgres.reason);
else {
  it('while PostgreSQL hangs, what is in memory is shown, health and readiness tell the truth, and afterwards all goes on', async () => {
    const url = new URL(await postgres.fresh());
    const proxy = await between(Number(url.port));
    url.port = String(proxy.port);
    const store = await SavedTables.open(await openPostgres(url.href, { patience: LONG_PATIENCE }));
    const house = await openHouse(await newFolder(), { store });
    const player = new Visitor(house);
    const { id } = (await player.duel()).table;
    await player.playsOn(id, 5);
    const unopened = (await player.duel({ seed: 'another' })).table.id;
    const before = await player.scene(id);
    const sent = { command: 'a command', version: before.version, seat: before.seat };
    await player.gets('GET', '/ready');

    proxy.hang(true);
    const refused = await player.isRefused(503, 'store-failure', 'POST', `/api/tables/${id}/play-on`, sent);
    expect(refused.text).toMatch(/Nothing was changed/);
    expect(await player.scene(id)).toEqual(before);
    expect(await player.gets('GET', '/health')).toMatchObject({ status: 'ok' });
    expect(await player.isRefused(503, 'not-ready', 'GET', '/ready')).toMatchObject({ figures: { why: 'database-unreachable' } });
    await player.isRefused(503, 'store-failure', 'GET', '/api/tables');

    proxy.hang(false);
    await vi.waitFor(() => player.gets('GET', '/ready'), { timeout: 20_000 });
    // The same command, sent again, is carried out once.
    expect((await player.ask('POST', `/api/tables/${id}/play-on`, sent)).status).toBe(200);
    expect((await player.ask('POST', `/api/tables/${id}/play-on`, sent)).status).toBe(200);
    expect(await store.entries(id)).toHaveLength((await player.scene(id)).version);
    expect((await player.scene(unopened)).version).toBe(0);
    await house.close();
    await store.close();
    await proxy.close();
  });

  it('a PostgreSQL that is served is refused to a second, also after the first was cut off', async () => {
    const url = await postgres.fresh();
    const first = await openStore({ url, folder: '', sole: true });
    await expect(openStore({ url, folder: '', sole: true })).rejects.toMatchObject({ code: 'database-in-use' });
    await queryOnce(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // It notices by itself and claims the database anew.
    while ((await queryOnce(url, "select 1 from pg_locks where locktype = 'advisory'")).length === 0);
    await newTable(first);
    await expect(openStore({ url, folder: '', sole: true })).rejects.toMatchObject({ code: 'database-in-use' });
    await first.close();
    const second = await openStore({ url, folder: '', sole: true });
    await second.close();
  });
}

describe('a server that cannot write', () => {
  it('is alive and not ready', async () => {
    const folder = await newFolder();
    await expect(checkRoom(folder, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'disk-full', figures: { folder } });
    await checkRoom(folder, 1);
    const plain = await openHouse();
    const asked: string[] = [];
    const store = {
      sums: async () => [],
      unaccounted: async () => [],
      uptimes: async () => [],
      beUp: async () => {},
      key: async (_name, fresh) => fresh,
      ready: async () => {
        asked.push('ready');
        await checkRoom(folder, Number.MAX_SAFE_INTEGER);
      },
    } as Partial<Store> as Store;
    const house = await openHouse(undefined, { store });
    const visitor = new Visitor(house, 'fr');
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.isRefused(503, 'not-ready', 'GET', '/ready')));
    expect(answers[0]?.text).toMatch(/le disque est plein/);
    // Many who ask at once cost one trial.
    expect(asked.length).toBeLessThan(20);
    expect((await visitor.ask('GET', '/health')).status).toBe(200);
    await house.close();
    await plain.close();
  });
});

describe('a server whose folder was moved away', () => {
  it('answers no choice with yes, and is not ready, until it is back', async () => {
    const folder = join(await newFolder(), 'data');
    const house = await openHouse(folder);
    const player = new Visitor(house);
    const { id } = (await player.duel()).table;
    await player.playsOn(id, 2);
    const before = await player.scene(id);
    const sent = { command: 'a command', version: before.version, seat: before.seat };
    await rename(folder, `${folder}-moved`);
    const { text } = await player.isRefused(503, 'database-moved', 'POST', `/api/tables/${id}/play-on`, sent);
    expect(text).not.toContain(folder);
    await player.isRefused(503, 'database-moved', 'POST', '/api/tables', { game: 'skirmish', setup: 'duel' });
    expect(await player.isRefused(503, 'not-ready', 'GET', '/ready')).toMatchObject({ figures: { why: 'database-moved' } });
    expect(await player.scene(id)).toEqual(before);
    await rename(`${folder}-moved`, folder);
    expect((await player.ask('POST', `/api/tables/${id}/play-on`, sent)).status).toBe(200);
    await house.close();
  });
});

describe('a server that is told to end', () => {
  it('answers what is under way, and sends those who are connected away with "come again"', async () => {
    const plain = await openHouse();
    let reached = () => {};
    let go = () => {};
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const mayGo = new Promise<void>((resolve) => {
      go = resolve;
    });
    const commit: Store['commit'] = async (what) => {
      reached();
      await mayGo;
      return plain.store.commit(what);
    };
    const store: Store = new Proxy(plain.store, {
      get(target, key) {
        if (key === 'commit') return commit;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const house = await openHouse(undefined, { store });
    const player = new Visitor(house);
    const { id } = (await player.duel()).table;
    const live = await connected(house, id, player);
    const closedWith = new Promise((resolve) => live.socket.once('close', resolve));
    const url = `http://127.0.0.1:${await portOf(house)}/api/tables/${id}/play-on`;
    const headers = { 'content-type': 'application/json', cookie: player.cookie };
    const asked = fetch(url, { method: 'POST', headers, body: JSON.stringify({ command: 'a command', version: 0, seat: 'red' }) });
    await isReached;
    const closing = house.close();
    expect(await closedWith).toBe(1012);
    go();
    const answer = await asked;
    expect([answer.status, await answer.json()]).toEqual([200, { version: 1 }]);
    await closing;
    expect(await plain.store.entries(id)).toHaveLength(1);
    await plain.close();
  });
});
