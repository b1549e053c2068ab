/** How somebody finds his seat again whose cookie is lost, and how the table goes on without him. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { replayEntries } from '../../src/kernel/save.ts';
import type { Company } from '../../src/wire/company.ts';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, newFolder, openHouse, removeFolders, SHARE, told, Visitor } from './given.ts';
import { SKIRMISH_GAME } from './skirmish-box.ts';
import { Turned } from './turned.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const houses: House[] = [];
const clock = new Turned();
async function opened(folder?: string): Promise<House> {
  const house = await openHouse(folder, { now: clock.now });
  houses.push(house);
  return house;
}
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

const asks = (visitor: Visitor, id: string, seat: string, what: string) =>
  visitor.gets<Invitation>('POST', `/api/tables/${id}/seats/${seat}/${what}`).then(({ secret }) => secret);
const take = (visitor: Visitor, id: string, secret: string) =>
  visitor.gets<Scene>('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
const refused = (visitor: Visitor, id: string, secret: string, status: number, code: string) =>
  visitor.isRefused(status, code, 'POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
const handOf = ({ view }: Scene) => (view as { hand: readonly string[] }).hand;
const marksOf = ({ log }: Scene) => log.lines.flatMap((line) => ('mark' in line ? [`${line.seat} ${line.mark}`] : []));

describe('a lasting link', () => {
  it('gives its holder his seat and his hand again, on machine after machine', async () => {
    const house = await opened();
    const { id, blue, red } = await dueling(house);
    const before = await blue.scene(id);
    expect(before.seats.some(({ wayBack }) => wayBack)).toBe(false);
    const secret = await asks(blue, id, 'blue', 'way-back');
    expect((await blue.scene(id)).seats.map(({ wayBack }) => wayBack)).toEqual([undefined, true]);
    expect((await red.scene(id)).seats.some(({ wayBack }) => wayBack)).toBe(false);
    for (const visitor of [new Visitor(house), new Visitor(house), blue]) {
      const found = await take(visitor, id, secret);
      expect(found).toMatchObject({ seat: 'blue', version: before.version });
      expect(handOf(found)).toEqual(handOf(before));
    }
    expect(marksOf(await red.scene(id))).toEqual(marksOf(before));
  });

  it('ends when a new one is made, when the seat is left, and when somebody takes it by an invitation', async () => {
    const house = await opened();
    const { id, blue, red } = await dueling(house);
    const first = await asks(blue, id, 'blue', 'way-back');
    const second = await asks(blue, id, 'blue', 'way-back');
    await refused(new Visitor(house), id, first, 403, 'invitation-used-up');
    const guest = new Visitor(house);
    await take(guest, id, await asks(blue, id, 'blue', 'invitation'));
    await refused(blue, id, second, 403, 'invitation-used-up');
    const third = await asks(guest, id, 'blue', 'way-back');
    await guest.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    await refused(guest, id, third, 403, 'invitation-used-up');
    await red.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/blue/way-back`);
  });

  it('is told to its holder alone, is not stored by his browser, and is nowhere in what is kept', async () => {
    const house = await opened();
    const { id, blue } = await dueling(house);
    const answer = await blue.ask<Invitation>('POST', `/api/tables/${id}/seats/blue/way-back`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { secret } = answer.body;
    expect(JSON.stringify(await house.store.table(id))).not.toContain(secret);
    expect(JSON.stringify(await blue.scene(id))).not.toContain(secret);
  });

  it('gives its owner the table again, once he holds no seat under the cookie that is lost', async () => {
    const house = await opened();
    const [owner, friend] = [new Visitor(house), new Visitor(house)];
    const { id } = (await owner.newTable({ game: 'skirmish', setup: 'trio', seats: ['red-1', 'blue'], seed: undefined })).table;
    const links = [await asks(owner, id, 'red-1', 'way-back'), await asks(owner, id, 'blue', 'way-back')];
    await take(friend, id, await asks(owner, id, 'red-2', 'invitation'));
    const friends = await asks(friend, id, 'red-2', 'way-back');
    const found = new Visitor(house);
    const owns = async (visitor: Visitor) => (await visitor.scene(id)).table.owned;
    await take(found, id, links[0] ?? '');
    await take(new Visitor(house), id, friends);
    expect([await owns(found), await owns(owner)]).toEqual([false, true]);
    await take(found, id, links[1] ?? '');
    expect([await owns(found), await owns(owner)]).toEqual([true, false]);
    expect(await found.gets('PATCH', `/api/tables/${id}`, { name: 'Found' })).toMatchObject({ name: 'Found', owned: true });
    await owner.isRefused(403, 'not-your-table', 'DELETE', `/api/tables/${id}`);
    // After a restart as well.
    await house.close();
    found.house = await opened(house.folder);
    await found.gets('DELETE', `/api/tables/${id}`);
  });

  it('is used so often in a minute, whoever comes with it, and leaves no more behind than was there', async () => {
    const house = await opened();
    const { id, blue, red } = await dueling(house);
    const secret = await asks(blue, id, 'blue', 'way-back');
    await asks(red, id, 'red', 'invitation');
    let refusals = 0;
    for (let i = 0; i < 240; i++) {
      clock.goOn(i < 40 ? 0 : 2_100);
      const visitor = new Visitor(house);
      const { status } = await visitor.ask('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
      if (status === 429) refusals++;
    }
    expect(refusals).toBeGreaterThan(5);
    expect(refusals).toBeLessThan(60);
    const kept = await house.store.table(id);
    expect(kept?.seats.map(({ former }) => former.length)).toEqual([0, 100]);
    expect(Object.keys(kept?.table.coming?.shares ?? {}).length).toBe(1);
  });

  it('leaves the page that had the seat, which is told so', async () => {
    const house = await opened();
    const { id, blue } = await dueling(house);
    const live = await connected(house, id, blue);
    await take(new Visitor(house), id, await asks(blue, id, 'blue', 'way-back'));
    await told(blue, id, live);
    expect(live.scenes.at(-1)).toMatchObject({ seat: null });
    await live.close();
  });
});

describe('somebody in the place of one who stays away', () => {
  it('is invited after a day where nothing was agreed, and not while the holder is here', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house);
    const url = `/api/tables/${id}/seats/blue/replacement`;
    for (const language of ['fr', 'en']) {
      red.language = language;
      expect((await red.isRefused(409, 'not-away', 'POST', url)).figures).toMatchObject({ why: 'hours', count: 24 });
    }
    clock.goOn(DAY - HOUR / 60);
    expect((await red.isRefused(409, 'not-away', 'POST', url)).text).toContain('in a minute');
    // He has looked in.
    await blue.scene(id);
    clock.goOn(DAY - HOUR);
    expect((await red.isRefused(409, 'not-away', 'POST', url)).figures).toMatchObject({ why: 'minutes', count: 60 });
    const live = await connected(house, id, blue);
    clock.goOn(3 * DAY);
    await red.isRefused(409, 'not-away', 'POST', url);
    await live.close();
    await expect.poll(async () => (await red.gets<Company>('GET', `/api/tables/${id}/company`)).here).not.toContain('blue');
    await blue.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/red/replacement`);
    clock.goOn(DAY);
    await asks(red, id, 'blue', 'replacement');
  });

  it('gets a hand of his own, so that nobody learns of the one before, and the log tells everybody', async () => {
    const house = await opened();
    const seen: (readonly string[])[] = [];
    const held: (readonly string[])[] = [];
    for (let i = 0; i < 4; i++) {
      const { id, red, blue } = await dueling(house, { manners: { patience: HOUR } });
      seen.push(handOf(await blue.scene(id)));
      const before = handOf(await red.scene(id));
      const lasting = await asks(blue, id, 'blue', 'way-back');
      clock.goOn(HOUR + 1);
      const secret = await asks(red, id, 'blue', 'replacement');
      // He keeps the seat until somebody comes.
      expect(await house.store.table(id)).toMatchObject({ seats: [{}, { seat: 'blue', wayBack: expect.any(String) }] });
      const guest = new Visitor(house);
      held.push(handOf(await take(guest, id, secret)));
      expect(handOf(await red.scene(id))).toEqual(before);
      for (const visitor of [red, guest, blue]) expect(marksOf(await visitor.scene(id)).slice(-2)).toEqual(['blue dealt', 'blue replaced']);
      expect((await blue.scene(id)).seat).toBeNull();
      await refused(blue, id, lasting, 403, 'invitation-used-up');
      await refused(new Visitor(house), id, secret, 403, 'invitation-used-up');
      const { table } = (await house.store.table(id)) ?? {};
      const origin = table && { setup: table.setup, seed: table.seed, salt: table.salt };
      if (!origin) throw new Error('It is not kept.');
      expect(replayEntries(SKIRMISH_GAME, origin, await house.store.entries(id), true).diverged).toBeUndefined();
    }
    expect(held).not.toEqual(seen);
  });

  it('does not come once the holder is back, by his cookie or by his lasting link', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house, { manners: { patience: HOUR } });
    const lasting = await asks(blue, id, 'blue', 'way-back');
    clock.goOn(HOUR + 1);
    const first = await asks(red, id, 'blue', 'replacement');
    await blue.scene(id);
    await refused(new Visitor(house), id, first, 409, 'not-away');
    clock.goOn(HOUR + 1);
    const second = await asks(red, id, 'blue', 'replacement');
    await take(new Visitor(house), id, lasting);
    await refused(new Visitor(house), id, second, 403, 'invitation-used-up');
  });

  it('is asked of the owner first, where he opens the link himself', async () => {
    const house = await opened();
    const { id, red } = await dueling(house, { manners: { patience: HOUR } });
    clock.goOn(HOUR + 1);
    await refused(red, id, await asks(red, id, 'blue', 'replacement'), 409, 'own-invitation');
  });

  it('is not invited where others of that side hold the same hand, unless by one of them', async () => {
    const house = await opened();
    for (const owns of ['blue', 'red-1']) {
      const owner = new Visitor(house);
      const { table } = await owner.newTable({
        game: 'skirmish',
        setup: 'trio',
        seats: [owns],
        seed: undefined,
        manners: { patience: HOUR },
      });
      for (const seat of ['red-1', 'red-2', 'blue'].filter((one) => one !== owns))
        await take(new Visitor(house), table.id, await asks(owner, table.id, seat, 'invitation'));
      clock.goOn(HOUR + 1);
      const url = `/api/tables/${table.id}/seats/red-2/replacement`;
      if (owns === 'red-1') await owner.gets('POST', url);
      else await owner.isRefused(409, 'hand-stays', 'POST', url);
    }
  });

  it('waits as long after a restart: the time while the server was down counts for nobody', async () => {
    const folder = await newFolder();
    const before = await opened(folder);
    const { id, red } = await dueling(before, { manners: { patience: HOUR } });
    clock.goOn(HOUR / 2);
    await before.close();
    houses.splice(0);
    clock.goOn(DAY);
    const after = await opened(folder);
    red.house = after;
    const url = `/api/tables/${id}/seats/blue/replacement`;
    expect((await red.isRefused(409, 'not-away', 'POST', url)).figures).toMatchObject({ why: 'minutes', count: 30 });
    clock.goOn(HOUR / 2 + 1);
    await asks(red, id, 'blue', 'replacement');
  });
});

describe('somebody who has looked from another side', () => {
  const linesOf = ({ log }: Scene) =>
    log.lines.flatMap((line) => ('mark' in line ? [`${line.seat} ${line.mark}${line.others ? ` ${line.others}` : ''}`] : []));
  const trio = async (seats: readonly string[]) => {
    const house = await opened();
    const owner = new Visitor(house);
    const { table } = await owner.newTable({ game: 'skirmish', setup: 'trio', seats, seed: undefined });
    return { house, owner, id: table.id };
  };

  it('is named in the log when he sits down on this side, before his hand is dealt', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house);
    await blue.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    await take(blue, id, await asks(red, id, 'red', 'invitation'));
    expect(linesOf(await blue.scene(id)).slice(-3)).toEqual(['red has-seen blue', 'red dealt', 'red passed-on']);
    const { owner, id: third } = await trio(['red-1', 'red-2', 'blue']);
    await owner.gets('POST', `/api/tables/${third}/seats/blue/leave`, {});
    await owner.gets('POST', `/api/tables/${third}/seats/red-2/leave`, {});
    expect(linesOf(await owner.gets<Scene>('POST', `/api/tables/${third}/seats/red-2/take-over`))).toContain('red-2 has-seen blue');
  });

  it('is named to a guest who gets one of the hands that one has played against each other', async () => {
    const house = await opened();
    const owner = new Visitor(house);
    const { table } = await owner.duel();
    const guest = new Visitor(house);
    const scene = await take(guest, table.id, await asks(owner, table.id, 'blue', 'invitation'));
    expect(linesOf(scene)).toEqual(['red has-seen blue', 'blue dealt']);
  });

  it('is named to one who comes as a partner, and once only', async () => {
    const { house, owner, id } = await trio(['red-1', 'blue']);
    const secret = await asks(owner, id, 'red-2', 'invitation');
    const scene = await take(new Visitor(house), id, secret);
    expect(linesOf(scene)).toEqual(['red-1 has-seen blue', 'red-2 dealt']);
  });

  it('is named where he comes by the lasting link of another, or by his own after his cookie was lost', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house);
    const blues = await asks(blue, id, 'blue', 'way-back');
    expect(linesOf(await take(red, id, blues)).at(-1)).toBe('blue has-seen red');
    await take(blue, id, blues);
    const before = linesOf(await red.scene(id));
    // Under another cookie it is still he who has seen both.
    const reds = await asks(red, id, 'red', 'way-back');
    const found = await take(new Visitor(house), id, reds);
    expect(linesOf(found)).toEqual([...before, 'red has-seen blue']);
  });
});
