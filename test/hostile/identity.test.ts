/** Nobody is somebody else: cookies are the server's own, names cannot pass for other names, a proxy is believed if it is ours. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, secret } from '../../src/server/secrets.ts';
import { backUp, restore } from '../../src/store/backup.ts';
import type { Scene, TableCard } from '../../src/wire/wire.ts';
import { type House, newFolder, openHouse, removeFolders, Visitor } from '../server/given.ts';

afterAll(removeFolders);

const cookieOf = (value: string) => `cockleshell=${value}`;
const secretIn = ({ cookie }: Visitor) => cookie.slice('cockleshell='.length).split('.')[0] ?? '';

/** Somebody who comes with a cookie that he has from wherever. */
function comingWith(house: House, cookie: string): Visitor {
  const visitor = new Visitor(house);
  visitor.cookie = cookie;
  return visitor;
}

async function tablesOf(visitor: Visitor): Promise<number> {
  return (await visitor.gets<{ tables: TableCard[] }>('GET', '/api/tables')).tables.length;
}

describe('a cookie', () => {
  it('that the server did not sign is nobody’s', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const { table } = await owner.newTable();
    const known = secretIn(owner);
    expect(known).toMatch(/^[\w-]{24}$/);
    const signature = owner.cookie.slice(owner.cookie.indexOf('.') + 1);
    const forged = [
      known,
      `${known}.`,
      `${known}.${signature.slice(1)}`,
      `${secret()}.${signature}`,
      'me',
      '',
      '%00',
      `${known}.${'A'.repeat(4000)}`,
    ];
    for (const value of forged) {
      const other = comingWith(house, cookieOf(value));
      expect(await tablesOf(other), value).toBe(0);
      await comingWith(house, cookieOf(value)).isRefused(403, 'not-your-table', 'DELETE', `/api/tables/${table.id}`);
    }
    expect(await tablesOf(comingWith(house, owner.cookie))).toBe(1);
    await house.close();
  });

  it('that somebody made up gets him a new one', async () => {
    const house = await openHouse();
    const made = secret();
    const visitor = comingWith(house, cookieOf(made));
    await visitor.newTable();
    expect(secretIn(visitor)).not.toBe(made);
    expect(await tablesOf(comingWith(house, cookieOf(made)))).toBe(0);
    await house.close();
  });

  it('of before is taken over where it has a table, and signed', async () => {
    // The key is made when a house first opens: what was there before is older.
    let time = 1_000;
    const first = await openHouse(undefined, { now: () => time });
    const [old, seated, late] = [secret(), secret(), secret()];
    const maker = new Visitor(first);
    time = 500;
    const kept = await first.store.table((await maker.newTable()).table.id);
    const held = await first.store.table((await maker.newTable()).table.id);
    if (!kept || !held) throw new Error('They are not kept.');
    const move = (from: typeof kept, id: string, to: { owner?: string; holder?: string; created?: number }) => ({
      table: { ...from.table, id, owner: to.owner ?? from.table.owner, created: to.created ?? 500 },
      seats: from.seats.map((seat) => ({ ...seat, holder: to.holder ?? seat.holder })),
    });
    await first.store.create(move(kept, 'old-one', { owner: hashOf(old), holder: hashOf(old) }), []);
    await first.store.create(move(held, 'seat-only', { holder: hashOf(seated) }), []);
    await first.store.create(move(held, 'late-one', { owner: hashOf(late), holder: hashOf(late), created: 2_000 }), []);
    for (const [value, id] of [
      [old, 'old-one'],
      [seated, 'seat-only'],
    ] as const) {
      const visitor = comingWith(first, cookieOf(value));
      const scene = await visitor.gets<Scene>('GET', `/api/tables/${id}`);
      expect(scene.seats.every(({ yours }) => yours)).toBe(true);
      expect(visitor.cookie.startsWith(`cockleshell=${value}.`)).toBe(true);
    }
    expect(await tablesOf(comingWith(first, cookieOf(late)))).toBe(0);
    await first.close();
  });

  it('is good after a restart: the key is kept with the tables', async () => {
    const first = await openHouse();
    const owner = new Visitor(first);
    await owner.newTable();
    await first.close();
    const second = await openHouse(first.folder);
    owner.house = second;
    expect(await tablesOf(owner)).toBe(1);
    await second.close();
    const elsewhere = await openHouse();
    expect(await tablesOf(comingWith(elsewhere, owner.cookie))).toBe(0);
    await elsewhere.close();
  });
});

describe('a backup', () => {
  it('holds the key: whoever comes with his cookie is himself where his tables are restored', async () => {
    const first = await openHouse();
    const owner = new Visitor(first);
    await owner.newTable();
    const [file, folder] = [join(await newFolder(), 'backup.sqlite'), await newFolder()];
    await backUp({ folder: first.folder }, file);
    await first.close();
    await restore({ folder }, file);
    const second = await openHouse(folder);
    owner.house = second;
    expect(await tablesOf(owner)).toBe(1);
    await second.close();
  });
});

describe('behind a proxy', () => {
  const asked = (house: House, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    house.app.inject({ method: 'POST', url: '/api/tables', headers, remoteAddress, payload: { game: 'skirmish', setup: 'duel' } });

  it('cookies are for https only, and visitors have their own addresses', async () => {
    const house = await openHouse(undefined, { proxy: ['loopback'], rate: 15, hosts: ['table.example.org'] });
    const at = (address: string, from?: string) => asked(house, { host: 'table.example.org', 'x-forwarded-for': address }, from);
    expect(String((await at('192.0.2.1')).headers['set-cookie'])).toContain('Secure');
    expect((await at('192.0.2.1')).statusCode).toBe(429);
    expect((await at('192.0.2.2')).statusCode).toBe(201);
    // Whoever is no proxy of ours may say what he likes.
    expect((await at('192.0.2.3', '198.51.100.7')).statusCode).toBe(201);
    expect((await at('192.0.2.4', '198.51.100.7')).statusCode).toBe(429);
    await house.close();
  });

  it('nobody is believed about his address where there is none', async () => {
    const house = await openHouse(undefined, { rate: 15 });
    expect((await asked(house, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(201);
    expect((await asked(house, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(429);
    await house.close();
  });

  it('the server answers to its configured names, and to pages of those names', async () => {
    const house = await openHouse(undefined, { hosts: ['table.example.org'] });
    const status = async (headers: Record<string, string>) => (await asked(house, headers)).statusCode;
    expect(await status({ host: 'Table.example.org:8080' })).toBe(201);
    expect(await status({ host: 'elsewhere.example.org' })).toBe(403);
    expect(await status({ host: 'table.example.org', origin: 'https://table.example.org' })).toBe(201);
    expect(await status({ host: 'table.example.org', origin: 'https://elsewhere.example.org' })).toBe(403);
    await house.close();
  });
});

describe('names', () => {
  const UNSEEN = [
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
    '\u00ad',
    '\ufeff',
    '\u0007',
    '\n',
    '\u2028',
    '\u3164',
    '\u2800',
    '\u{e0041}',
    '\u061c',
  ];

  it('hold no character that cannot be seen, or turns others around', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const { table } = await owner.duel();
    for (const sign of UNSEEN) {
      const name = `Re${sign}d`;
      await owner.isRefused(400, 'malformed', 'POST', '/api/tables', { game: 'skirmish', setup: 'duel', name });
      await owner.isRefused(400, 'malformed', 'PATCH', `/api/tables/${table.id}`, { name });
      await owner.isRefused(400, 'malformed', 'POST', `/api/tables/${table.id}/fork`, { step: 0, name });
      const save = await owner.gets<{ history: string[] }>('GET', `/api/tables/${table.id}/save`);
      for (const bad of [{ rules: `1${sign}` }, { history: [...save.history, `red order: play ${sign}`] }]) {
        await owner.isRefused(422, 'unreadable-text', 'POST', '/api/tables/import', { save: JSON.stringify({ ...save, ...bad }) });
      }
    }
    for (const name of ['Opération Frankton', 'テーブル', 'שולחן', '❤️ 1942', 'a  b']) {
      expect(await owner.gets('PATCH', `/api/tables/${table.id}`, { name })).toMatchObject({ name });
    }
    await house.close();
  });
});
