/** What is done to a table in the very moment in which it is being opened. */
import { afterAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { howMany } from '../how-many.ts';
import { type House, openHouse, removeFolders, Visitor } from '../server/given.ts';

afterAll(removeFolders);

const TIMES = howMany({ test: 3, soak: 100 });

/** A house in which a table can be kept from opening until something else has been done. */
async function slowHouse(folder: string) {
  let held: { reached(): void; readonly go: Promise<void> } | undefined;
  const plain = await openHouse(folder);
  const store: Store = {
    ...methodsOf(plain.store),
    since: async (...asked) => {
      const since = await plain.store.since(...asked);
      const here = held;
      held = undefined;
      here?.reached();
      await here?.go;
      return since;
    },
  };
  const house = await openHouse(folder, { store });
  return {
    house,
    /** Whoever opens a table next is held up until something else has been asked for. */
    async meanwhile<T>(asking: () => Promise<T>, doing: () => Promise<unknown>): Promise<T> {
      const { promise: go, resolve: letGo } = withResolvers();
      const { promise: reached, resolve } = withResolvers();
      held = { reached: resolve, go };
      const asked = asking();
      await reached;
      const done = doing();
      letGo();
      await done;
      return asked;
    },
    async close() {
      await house.close();
      await plain.close();
    },
  };
}

function withResolvers(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((go) => {
    resolve = go;
  });
  return { promise, resolve };
}

/** The store is a class; its methods are asked for one by one. */
function methodsOf(store: Store): Store {
  return new Proxy(store, {
    ownKeys: (target) => Reflect.ownKeys(Object.getPrototypeOf(target)).filter((key) => key !== 'constructor'),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function tablesOf(house: House, owner: Visitor): Promise<string[]> {
  owner.house = house;
  const ids: string[] = [];
  for (let i = 0; i < TIMES; i++) ids.push((await owner.duel()).table.id);
  return ids;
}

it('a table renamed while it is being opened has its new name', async () => {
  const first = await openHouse();
  const owner = new Visitor(first);
  const ids = await tablesOf(first, owner);
  await first.close();
  const { house, meanwhile, close } = await slowHouse(first.folder);
  owner.house = house;
  for (const id of ids) {
    await meanwhile(
      () => owner.scene(id),
      () => owner.gets('PATCH', `/api/tables/${id}`, { name: 'Renamed' }),
    );
    expect((await owner.scene(id)).table.name).toBe('Renamed');
  }
  await close();
});

it('a table deleted while it is being opened is not shown any more, and can be restored', async () => {
  const first = await openHouse();
  const owner = new Visitor(first);
  const ids = await tablesOf(first, owner);
  await first.close();
  const { house, meanwhile, close } = await slowHouse(first.folder);
  owner.house = house;
  for (const id of ids) {
    const url = `/api/tables/${id}`;
    await meanwhile(
      () => owner.ask('GET', url),
      () => owner.gets('DELETE', url),
    );
    await owner.isRefused(410, 'table-deleted', 'GET', url);
    await owner.gets('POST', `${url}/restore`);
    expect((await owner.scene(id)).table.deleted).toBe(false);
  }
  await close();
});
