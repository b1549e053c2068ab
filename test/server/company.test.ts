/** Those at a table as people: who is here, what they say, what they point at; within limits, and no part of the game. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Company, CompanyMessage, Said } from '../../src/wire/company.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, type Live, newFolder, openHouse, playedOut, removeFolders, told, Visitor } from './given.ts';

const houses: House[] = [];
let time = 0;
async function opened(folder?: string): Promise<House> {
  time = 1_800_000_000_000;
  const house = await openHouse(folder, { now: () => time });
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

function companies({ company }: Live): Company[] {
  return company.flatMap((message) => (message.type === 'company' ? [message.company] : []));
}

const said = (visitor: Visitor, id: string, text: string, more: object = {}) =>
  visitor.gets<Said>('POST', `/api/tables/${id}/talk`, { text, ...more });

/** Whoever has left is not there any more once the server has noticed. */
async function noticed(visitor: Visitor, id: string, isSo: (company: Company) => boolean): Promise<void> {
  while (!isSo(await visitor.gets<Company>('GET', `/api/tables/${id}/company`)));
}

describe('presence', () => {
  it('tells who is connected and whether anybody watches, to those who want to know', async () => {
    const house = await opened();
    const { id, red, blue, watcher } = await dueling(house);
    const own = await connected(house, id, red, '?company=all');
    await own.caughtUp();
    expect(own.company).toEqual([{ type: 'company', company: { here: ['red'], watched: false, clock: null, talk: [] } }]);
    const other = await connected(house, id, blue);
    const third = await connected(house, id, watcher);
    await own.caughtUp();
    expect(companies(own).map(({ here, watched }) => ({ here, watched }))).toEqual([
      { here: ['red'], watched: false },
      { here: ['red', 'blue'], watched: false },
      { here: ['red', 'blue'], watched: true },
    ]);
    // A second page of the same person changes nothing, and whoever did not ask is told nothing of it.
    const second = await connected(house, id, blue);
    await other.close();
    await noticed(red, id, ({ here }) => here.includes('blue'));
    await own.caughtUp();
    expect(own.company.length).toBe(3);
    expect([...other.company, ...third.company, ...second.company]).toEqual([]);
    await second.close();
    await third.close();
    await noticed(red, id, ({ here, watched }) => !here.includes('blue') && !watched);
    await own.caughtUp();
    expect(companies(own).at(-1)).toEqual({ here: ['red'], watched: false, clock: null, talk: [] });
    await own.close();
  });

  it('is of all seats that one person holds, and changes neither version nor history', async () => {
    const house = await opened();
    const both = new Visitor(house);
    const { table, version } = await both.duel();
    const live = await connected(house, table.id, both, '?company=quiet');
    await live.caughtUp();
    expect(companies(live)).toEqual([{ here: ['red', 'blue'], watched: false, clock: null, talk: [] }]);
    await said(both, table.id, 'To myself', { seat: 'red' });
    expect((await both.scene(table.id)).version).toBe(version);
    expect(await house.store.entries(table.id)).toEqual([]);
    await live.close();
  });
});

describe('talk', () => {
  it('is heard by everybody in order, as words or as a phrase by its key; whoever has muted it hears nothing', async () => {
    const house = await opened();
    const { id, red, blue, watcher } = await dueling(house);
    const lives = [
      await connected(house, id, red, '?company=all'),
      await connected(house, id, blue, '?company=quiet'),
      await connected(house, id, watcher, '?company=all'),
    ] as const;
    const first = await said(red, id, '  Bonne chance à tous ! ');
    time += 5;
    const second = await blue.gets<Said>('POST', `/api/tables/${id}/phrases`, { phrase: 'thanks' });
    expect(first).toMatchObject({ number: 1, at: time - 5, seat: 'red', text: 'Bonne chance à tous !' });
    expect(second).toMatchObject({ number: 2, at: time, seat: 'blue', phrase: 'thanks' });
    expect(first.by).not.toBe(second.by);
    for (const live of lives) await live.caughtUp();
    const heard = (live: Live) => companies(live).flatMap(({ talk }) => talk);
    expect(heard(lives[0])).toEqual([first, second]);
    expect(heard(lives[1])).toEqual([]);
    expect(heard(lives[2])).toEqual([first, second]);
    // Who comes later has all of it at once.
    const late = await connected(house, id, blue, '?company=all');
    await late.caughtUp();
    expect(heard(late)).toEqual([first, second]);
    for (const live of [...lives, late]) await live.close();
  });

  it('survives a restart, and is in the save only where somebody asks for it', async () => {
    const folder = await newFolder();
    const house = await openHouse(folder, { now: () => time });
    const { id, red, blue } = await dueling(house);
    await said(red, id, 'Nobody else reads this');
    await house.close();
    const again = await opened(folder);
    red.house = again;
    blue.house = again;
    const line = await said(blue, id, 'But I do');
    expect(line.number).toBe(2);
    const { talk } = await red.gets<Company>('GET', `/api/tables/${id}/company`);
    expect(talk.map(({ text }) => text)).toEqual(['Nobody else reads this', 'But I do']);
    await playedOut(id, red, blue);
    expect((await red.ask('GET', `/api/tables/${id}/save`)).text).not.toContain('Nobody else reads this');
    const asked = await red.ask<{ talk: Said[] }>('GET', `/api/tables/${id}/save?talk=with`);
    expect(asked.body.talk.map(({ text }) => text)).toEqual(['Nobody else reads this', 'But I do']);
    const taken = await red.gets<{ table: { id: string } }>('POST', '/api/tables/import', { save: asked.text });
    expect((await red.gets<Company>('GET', `/api/tables/${taken.table.id}/company`)).talk).toEqual([]);
  });

  it('has limits: so long a line, so many in a while, so many kept', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house);
    const url = `/api/tables/${id}/talk`;
    await said(red, id, 'x'.repeat(300));
    await red.isRefused(400, 'malformed', 'POST', url, { text: 'x'.repeat(301) });
    for (let line = 2; line <= 10; line++) await said(red, id, `line ${line}`);
    time += 1_000;
    const { figures } = await red.isRefused(429, 'too-many', 'POST', url, { text: 'one too many' });
    expect(figures).toEqual({ seconds: 29 });
    await red.isRefused(429, 'too-many', 'POST', `/api/tables/${id}/phrases`, { phrase: 'sorry' });
    await said(blue, id, 'I am not concerned');
    time += 29_000;
    for (let line = 12; line <= 110; line++) {
      time += 3_001;
      await said(red, id, `line ${line}`);
    }
    const { talk } = await blue.gets<Company>('GET', `/api/tables/${id}/company`);
    expect(talk.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 11));
  });

  it('takes joined emoji, Persian and whatever else people write', async () => {
    const house = await opened();
    const { id, red } = await dueling(house);
    const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
    for (const text of ['👩\u200d👩\u200d👧 and ❤\ufe0f', 'نمی\u200cخواهم', '葛\u{E0100}飾', `${flag}!`, 'שלום']) {
      expect((await said(red, id, text)).text).toBe(text);
    }
  });

  it('says which sign turns or hides text', async () => {
    const house = await opened();
    const { id, red } = await dueling(house);
    const SIGNS = [...'\u202a\u202e\u2066\u2069\u200b\u00ad\u061c\u0007\u3164\u2800\u{E0041}\n\0', '\ud800'];
    for (const sign of SIGNS) {
      const { figures } = await red.isRefused(400, 'hides-text', 'POST', `/api/tables/${id}/talk`, { text: `turned ${sign} around` });
      expect(figures).toEqual({ sign: `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` });
    }
    await red.isRefused(400, 'hides-text', 'POST', `/api/tables/${id}/talk`, { text: '\u200d\u200d' });
    expect((await red.gets<Company>('GET', `/api/tables/${id}/company`)).talk).toEqual([]);
  });

  it('takes nothing that nobody knows', async () => {
    const house = await opened();
    const { id, red } = await dueling(house);
    const malformed = (path: string, body: object) => red.isRefused(400, 'malformed', 'POST', `/api/tables/${id}/${path}`, body);
    for (const text of ['', '   ']) await malformed('talk', { text });
    for (const phrase of ['', 'nonsense', '__proto__', 'constructor', 'thanks ']) await malformed('phrases', { phrase });
    await malformed('talk', { text: 'both', phrase: 'thanks' });
    await malformed('pointing', { thing: '' });
    await malformed('pointing', { thing: 'red-a\u200b' });
    await red.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/talk`, { text: 'as another', seat: 'blue' });
    await red.isRefused(404, 'no-such-seat', 'POST', `/api/tables/${id}/talk`, { text: 'as nobody', seat: 'green' });
    await red.isRefused(400, 'malformed', 'GET', `/api/tables/${id}/save?talk=perhaps`);
    const markup = await said(red, id, '<img src=x onerror=alert(1)> {{seat}} %s');
    expect(markup.text).toBe('<img src=x onerror=alert(1)> {{seat}} %s');
    expect((await red.gets<Company>('GET', `/api/tables/${id}/company`)).talk).toEqual([markup]);
  });
});

describe('those who watch', () => {
  it('say nothing unless that was agreed', async () => {
    const { id, watcher } = await dueling(await opened());
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/talk`, { text: 'May I?' });
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/phrases`, { phrase: 'hello' });
  });

  it('say something where it was; for no seat, and no more by being many', async () => {
    const house = await opened();
    const { id, red, watcher } = await dueling(house, { manners: { watching: { mayWrite: true } } });
    expect((await red.scene(id)).manners.watching).toEqual({ mayWrite: true });
    expect(await said(watcher, id, 'Go left!')).toMatchObject({ number: 1, seat: null });
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/talk`, { text: 'As red', seat: 'red' });
    for (let line = 2; line <= 10; line++) await said(new Visitor(house), id, `line ${line}`);
    await new Visitor(house).isRefused(429, 'too-many', 'POST', `/api/tables/${id}/talk`, { text: 'a new face' });
    await said(red, id, 'Whoever plays is still heard');
  });
});

describe('the next game', () => {
  it('is where everybody is asked along, each with his own invitation', async () => {
    const house = await opened();
    const { id, red, blue, watcher } = await dueling(house);
    const next = await red.gets<Scene>('POST', '/api/tables', { game: 'skirmish', setup: 'duel', seats: ['red'] });
    const { secret } = await red.gets<{ secret: string }>('POST', `/api/tables/${next.table.id}/seats/blue/invitation`);
    const along = { table: next.table.id, invitations: { blue: secret } };
    const url = `/api/tables/${id}/next`;
    await red.isRefused(409, 'still-played', 'POST', url, along);
    await blue.does(id, 'resign', { seat: 'blue' });
    await watcher.isRefused(403, 'not-at-this-table', 'POST', url, along);
    await red.isRefused(403, 'invitation-used-up', 'POST', url, { ...along, invitations: { blue: 'x'.repeat(24) } });
    await red.isRefused(404, 'no-such-seat', 'POST', url, { ...along, invitations: { green: secret } });
    await red.isRefused(404, 'no-such-table', 'POST', url, { ...along, table: 'nowhere' });
    const asked = { table: next.table.id, by: 'red', invitations: [] };
    expect((await red.gets<Scene>('POST', url, along)).next).toEqual(asked);
    expect((await watcher.scene(id)).next).toEqual(asked);
    expect((await blue.scene(id)).next).toEqual({ ...asked, invitations: [secret] });
    const seated = await blue.gets<Scene>('POST', `/api/tables/${next.table.id}/seats`, { secret, share: 'a-share-of-blue-here' });
    expect(seated.seat).toBe('blue');
  });
});

describe('pointing', () => {
  it('is seen by the others who are connected, and not kept', async () => {
    const house = await opened();
    const { id, red, blue, watcher } = await dueling(house);
    const lives = [
      await connected(house, id, red, '?company=all'),
      await connected(house, id, blue, '?company=quiet'),
      await connected(house, id, watcher, '?company=all'),
      await connected(house, id, watcher),
    ];
    expect(await red.gets('POST', `/api/tables/${id}/pointing`, { thing: 'blue-a' })).toEqual({ seat: 'red', thing: 'blue-a' });
    await told(red, id, ...lives);
    const pointed: CompanyMessage = { type: 'pointing', seat: 'red', thing: 'blue-a' };
    const seen = lives.map(({ company }) => company.filter(({ type }) => type === 'pointing'));
    expect(seen).toEqual([[], [pointed], [pointed], []]);
    const late = await connected(house, id, blue, '?company=all');
    await late.caughtUp();
    expect(late.company.map(({ type }) => type)).toEqual(['company']);
    for (const live of [...lives, late]) await live.close();
  });

  it('is for those who play, and not too often', async () => {
    const { id, red, watcher } = await dueling(await opened(), { manners: { watching: { mayWrite: true } } });
    const url = `/api/tables/${id}/pointing`;
    await watcher.isRefused(403, 'not-at-this-table', 'POST', url, { thing: 'red-a' });
    for (let i = 0; i < 30; i++) await red.gets('POST', url, { thing: 'red-a' });
    await red.isRefused(429, 'too-many', 'POST', url, { thing: 'red-a' });
    time += 30_000;
    await red.gets('POST', url, { thing: 'red-a' });
  });
});
