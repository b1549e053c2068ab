/** Setting up tables, listing them, naming them, putting them away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { askedIn, figuresIn } from '../../src/server/accounts.ts';
import type { Scene, StatisticsAnswer, TableCard, TablesAnswer } from '../../src/wire/wire.ts';
import {
  CAMPAIGN,
  connected,
  dueling,
  type House,
  Live,
  newCommand,
  openHouse,
  playedOut,
  portOf,
  removeFolders,
  Visitor,
} from './given.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

const listed = async (visitor: Visitor) => (await visitor.gets<{ tables: TableCard[] }>('GET', '/api/tables')).tables;

describe('setting up', () => {
  it('gives the table a name in the language of the one who sets it up', async () => {
    const nameIn = async (language: string) => (await new Visitor(house, language).duel({ setup: 'trio' })).table.name;
    expect(await nameIn('en')).toBe('Three at a table');
    expect(await nameIn('fr-FR,fr;q=0.9,en;q=0.8')).toBe('À trois');
    expect(await nameIn('de,fr;q=0.5,en;q=0.7')).toBe('Three at a table');
    expect(await nameIn('de')).toBe('Three at a table');
    expect((await new Visitor(house, 'fr').newTable()).table.name).toMatch(/ — Campagne/);
    expect((await new Visitor(house).newTable({ name: '  Bir Hakeim  ' })).table.name).toBe('Bir Hakeim');
  });

  it('gives its owner the seats he wants, and the options their defaults', async () => {
    const owner = new Visitor(house);
    const scene = await owner.newTable();
    expect(scene).toMatchObject({ seat: 'commando', solo: true, version: 0, outcome: null, diverged: null });
    expect(Object.keys(scene.table.setup.options).length).toBeGreaterThan(3);
    expect((await owner.duel()).solo).toBe(true);
    expect((await owner.duel({ seats: [] })).seats).toEqual([
      { seat: 'red', side: 'red', tone: 0, held: false, yours: false, bot: null, asked: true },
      { seat: 'blue', side: 'blue', tone: 1, held: false, yours: false, bot: null, asked: false },
    ]);
    await owner.isRefused(422, 'no-such-seat', 'POST', '/api/tables', { game: 'skirmish', setup: 'duel', seats: ['green'] });
  });

  it('says what is wrong with an unknown game, set-up or option', async () => {
    const visitor = new Visitor(house, 'fr');
    const wish = { game: 'commando', setup: CAMPAIGN };
    const { text, figures } = await visitor.isRefused(404, 'no-such-game', 'POST', '/api/tables', { ...wish, game: 'chess' });
    expect(text).toMatch(/^Il n’y a pas de jeu «\schess\s» sur l’étagère/);
    expect(figures.known).toEqual([...SHELF.map(({ id }) => id), 'skirmish']);
    await visitor.isRefused(422, 'unknown-setup', 'POST', '/api/tables', { ...wish, setup: 'moon' });
    await visitor.isRefused(422, 'unknown-option', 'POST', '/api/tables', { ...wish, options: { toString: 'on' } });
    expect(await listed(visitor)).toEqual([]);
  });

  it('gives a cookie that no script can read and no other site can have sent', async () => {
    const { headers } = await new Visitor(house).ask('POST', '/api/tables', { game: 'commando', setup: CAMPAIGN });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^cockleshell=[\w-]{24}\.[\w%]+;/);
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=34560000']) expect(cookie).toContain(flag);
    // Over plain HTTP, as on a local network, a secure cookie would never come back.
    expect(cookie).not.toContain('Secure');
  });

  it('lists each visitor his own tables only, the last changed first', async () => {
    let clock = 1000;
    const other = await openHouse(undefined, { now: () => clock++ });
    const [anne, ben] = [new Visitor(other), new Visitor(other)];
    const first = await anne.newTable({ name: 'first' });
    await anne.newTable({ name: 'second' });
    await ben.newTable({ name: 'his' });
    expect((await listed(anne)).map(({ name }) => name)).toEqual(['second', 'first']);
    await anne.playsOn(first.table.id, 1);
    expect((await listed(anne)).map(({ name }) => name)).toEqual(['first', 'second']);
    expect((await listed(ben)).map(({ name }) => name)).toEqual(['his']);
    expect(await listed(new Visitor(other))).toEqual([]);
    await other.close();
  });

  it('tells nobody else whom a secret window asks', () => {
    const kept = { vp: 3, 'asked in secret': 'red blue' };
    expect([askedIn(kept, ['red']), askedIn(kept, []), askedIn({ asked: 'blue' }, ['red'])]).toEqual([['red'], [], ['blue']]);
    expect(figuresIn(kept)).toEqual({ vp: 3 });
  });

  it('tells each who sits there, and who is to choose as far as he knows it at the table', async () => {
    const { id, red, blue } = await dueling(house);
    const seatsListed = async (visitor: Visitor) => {
      const { tables } = await visitor.gets<TablesAnswer>('GET', '/api/tables');
      return tables.find((table) => table.id === id)?.seats ?? [];
    };
    for (let i = 0; i < 20; i++) {
      const scenes = [await red.scene(id), await blue.scene(id)] as const;
      const known = scenes.map(({ seats }) => seats.map(({ seat, held, yours, bot, asked }) => ({ seat, held, yours, bot, asked })));
      expect([await seatsListed(red), await seatsListed(blue)]).toEqual(known);
      const asked = scenes[0].offers.length > 0 ? red : blue;
      const { offers } = await asked.scene(id);
      await asked.does(id, 'choices', { choice: offers[(i * 5) % offers.length]?.text });
    }
  });
});

describe('putting away', () => {
  it('is for those who play: renaming, archiving, deleting, restoring', async () => {
    const [owner, stranger] = [new Visitor(house), new Visitor(house)];
    const { id } = (await owner.newTable()).table;
    const url = `/api/tables/${id}`;
    expect(await owner.gets('PATCH', url, { name: 'Ma table', archived: true, guided: true })).toMatchObject({
      name: 'Ma table',
      archived: true,
      guided: true,
    });
    expect((await owner.scene(id)).table).toMatchObject({ name: 'Ma table', archived: true });
    for (const [method, path, body] of [
      ['PATCH', url, { name: 'mine' }],
      ['DELETE', url, undefined],
      ['POST', `${url}/restore`, undefined],
    ] as const) {
      await stranger.isRefused(403, 'not-your-table', method, path, body);
    }
    expect((await owner.gets<TableCard>('DELETE', url)).deleted).toBe(true);
    for (const path of [url, `${url}/history`, `${url}/save`]) await owner.isRefused(410, 'table-deleted', 'GET', path);
    await owner.isRefused(410, 'table-deleted', 'POST', `${url}/play-on`, { command: newCommand(), version: 0 });
    expect((await listed(owner)).find((table) => table.id === id)?.deleted).toBe(true);
    expect((await owner.gets<TableCard>('POST', `${url}/restore`)).deleted).toBe(false);
    expect((await owner.scene(id)).table.name).toBe('Ma table');
  });

  it('is told to those who are there', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    const live = await connected(house, id, new Visitor(house));
    await owner.gets('PATCH', `/api/tables/${id}`, { name: 'Renamed' });
    expect(await live.heard(2)).toMatchObject({ type: 'scene', scene: { table: { name: 'Renamed' } } });
    const closed = new Promise((go) => live.socket.once('close', go));
    await owner.gets('DELETE', `/api/tables/${id}`);
    expect(await live.heard(3)).toEqual({ type: 'gone' });
    await closed;
    // Whoever comes later is turned away with a sentence.
    const { socket } = new Live(await portOf(house), id, new Visitor(house));
    const late = new Promise((go) => socket.once('close', (code, reason) => go([code, String(reason)])));
    expect(await late).toEqual([4410, expect.stringContaining('deleted')]);
  });
});

describe('statistics', () => {
  it('count the dice and the games of the one who asks', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    await owner.playsOn(id, 60);
    const { games } = await owner.gets<StatisticsAnswer>('GET', '/api/statistics');
    expect(games).toHaveLength(1);
    const { lines } = await owner.gets<{ lines: Scene['log']['lines'] }>('GET', `/api/tables/${id}/history`);
    expect(lines.length).toBeGreaterThan(20);
    const dice = games[0]?.dice ?? [];
    expect(new Set(dice.map(({ who }) => who)).size).toBe(dice.length);
    for (const { sides, counts } of dice) expect([sides, counts.length]).toEqual([6, 6]);
    const sum = dice.flatMap(({ counts }) => counts).reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(10);
    expect(games[0]?.tables).toBe(1);
    expect(await new Visitor(house).gets('GET', '/api/statistics')).toEqual({ games: [] });
  });

  it('say who of two has won', async () => {
    const { id, red, blue, watcher } = await dueling(house);
    const outcome = await playedOut(id, red, blue);
    const won = async (visitor: Visitor) =>
      (await visitor.gets<StatisticsAnswer>('GET', '/api/statistics')).games.flatMap(({ ended }) => ended.map((entry) => entry.won));
    expect(await won(red)).toEqual([outcome.winners.includes('red') ? 1 : 0]);
    expect(await won(blue)).toEqual([outcome.winners.includes('blue') ? 1 : 0]);
    expect(await won(watcher)).toEqual([]);
  });
});

describe('health', () => {
  it('is told', async () => {
    expect(await new Visitor(house).gets('GET', '/health')).toMatchObject({ status: 'ok', version: '1.2.3' });
  });
});
