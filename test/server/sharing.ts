/** Several servers that share one PostgreSQL, and those who sit at their tables. */
import { secret } from '../../src/server/secrets.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { Invitation } from '../../src/wire/wire.ts';
import { connected, type House, type Live, openHouse, SHARE, Visitor } from './given.ts';
import { Turned } from './turned.ts';

type HouseWish = Parameters<typeof openHouse>[1];

export class Servers {
  readonly url: string;
  readonly clock = new Turned();
  readonly #houses: House[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** One that is deaf hears no hint of the others. */
  async open({ isDeaf = false, ...wish }: HouseWish & { isDeaf?: boolean } = {}): Promise<House> {
    const store = await openStore({ url: this.url, folder: '', shared: true });
    const house = await openHouse(undefined, { now: this.clock.now, secret, ...wish, store: isDeaf ? deafened(store) : store });
    this.#houses.push(house);
    return house;
  }

  async close(): Promise<void> {
    for (const house of this.#houses.splice(0)) await house.close();
  }
}

/** Hints never come: they are but hints. */
function deafened(store: Store): Store {
  const shared = store.shared && { ...store.shared, listen: () => {} };
  return new Proxy(store, {
    get(target, key) {
      if (key === 'shared') return shared;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The same person, at another server. */
export function at(house: House, visitor: Visitor): Visitor {
  const there = new Visitor(house, visitor.language);
  there.cookie = visitor.cookie;
  return there;
}

export async function invited(owner: Visitor, id: string, seat: string): Promise<string> {
  return (await owner.gets<Invitation>('POST', `/api/tables/${id}/seats/${seat}/invitation`)).secret;
}

export function sits(visitor: Visitor, id: string, invitation: string): Promise<unknown> {
  return visitor.gets('POST', `/api/tables/${id}/seats`, { secret: invitation, share: SHARE });
}

export interface Duel {
  readonly id: string;
  /** Each at a server of his own. */
  readonly red: Visitor;
  readonly blue: Visitor;
  readonly lives: readonly [Live, Live];
}

/** Red plays at one server, blue at another, and both listen there. */
export async function apart(one: House, other: House, wish: object = {}): Promise<Duel> {
  const [red, blue] = [new Visitor(one), new Visitor(other)];
  const { id } = (await red.duel({ seats: ['red'], ...wish })).table;
  await sits(blue, id, await invited(red, id, 'blue'));
  return { id, red, blue, lives: [await connected(one, id, red, '?company=all'), await connected(other, id, blue, '?company=all')] };
}
