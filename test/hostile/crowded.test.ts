/** A table has so many entries, of each seat so many of a kind, and so many who wait for their turn; more are refused with a reason. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MOST_OF_ONE_SEAT, MOST_REDEALS } from '../../src/kernel/limits.ts';
import { MOST_DEALS, MOST_PLAYED } from '../../src/server/room.ts';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { dueling, type House, newCommand, openHouse, removeFolders, SHARE, Visitor } from '../server/given.ts';

afterAll(removeFolders);

type Duel = Awaited<ReturnType<typeof dueling>>;

/** The same table once more, with so many lines added. */
async function filled(house: House, duel: Duel, id: string, line: string, count: number): Promise<Duel> {
  const kept = await house.store.table(duel.id);
  if (!kept) throw new Error('It is not kept.');
  const entries = [...(await house.store.entries(duel.id)), ...Array.from({ length: count }, () => line)];
  await house.store.create({ ...kept, table: { ...kept.table, id, version: entries.length } }, entries);
  return { ...duel, id };
}

describe('a table', () => {
  it('takes so many entries and no more; a fork goes on', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const like = await owner.duel();
    const row = await house.store.table(like.table.id);
    if (!row) throw new Error('It is not kept.');
    const hint = `${like.seat} hint ${like.offers[0]?.text}`;
    const almost = async (id: string, version: number) => {
      const entries = Array.from({ length: version }, () => hint);
      await house.store.create({ ...row, table: { ...row.table, id, version } }, entries);
      return owner.scene(id);
    };
    const full = await almost('full', MOST_PLAYED);
    expect(full.version).toBe(MOST_PLAYED);
    const sent = { command: newCommand(), version: full.version, seat: full.seat };
    const { text } = await owner.isRefused(409, 'table-full', 'POST', '/api/tables/full/play-on', sent);
    expect(text).toBe('This table has 9800 entries, and takes no more. It can still be given up or ended; a fork goes on from here.');
    expect((await owner.scene('full')).version).toBe(MOST_PLAYED);
    const fork = await owner.gets<Scene>('POST', '/api/tables/full/fork', { step: full.step });
    await owner.does(fork.table.id, 'play-on');
    // One less, and it is taken.
    await almost('almost-full', MOST_PLAYED - 1);
    await owner.does('almost-full', 'play-on');
    await house.close();
  });

  it('that is full takes no change of seats, but can be left and given up', async () => {
    const house = await openHouse();
    const { red, blue, id } = await filled(house, await dueling(house), 'full', 'red hint rest', MOST_PLAYED);
    for (const what of ['choices', 'undo', 'hint', 'play-on']) {
      const { version } = await red.scene(id);
      const sent = { command: newCommand(), version, ...(what === 'choices' && { choice: 'rest' }) };
      await red.isRefused(409, 'table-full', 'POST', `/api/tables/${id}/${what}`, sent);
    }
    await red.isRefused(409, 'table-full', 'POST', `/api/tables/${id}/proposals`, { what: 'undo' });
    await blue.gets('POST', `/api/tables/${id}/seats/blue/player`, { bot: 'sergeant' });
    await blue.isRefused(409, 'table-full', 'POST', `/api/tables/${id}/seats/blue/player`, {});
    await blue.isRefused(409, 'table-full', 'POST', `/api/tables/${id}/seats/blue/player`, { bot: 'random' });
    await blue.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    await red.does(id, 'resign', { seat: 'red' });
    expect((await red.scene(id)).outcome?.winners).toEqual(['blue']);
    await house.close();
  });

  it('is ended by consent however full it is', async () => {
    const house = await openHouse();
    const { red, blue, id } = await filled(house, await dueling(house), 'full', 'red hint rest', MOST_PLAYED + 10);
    await red.gets('POST', `/api/tables/${id}/proposals`, { what: 'end' });
    expect((await blue.gets<Scene>('POST', `/api/tables/${id}/proposals/answer`, { agrees: true })).outcome?.how).toBe('agreed');
    await house.close();
  });

  it('lets no seat take the room of the others: each changes hands and asks for hints so often', async () => {
    const house = await openHouse();
    for (const language of ['en', 'fr']) {
      const handed = await filled(house, await dueling(house), `handed-${language}`, 'blue handed back', MOST_OF_ONE_SEAT['hand-over']);
      const url = `/api/tables/${handed.id}/seats`;
      handed.blue.language = language;
      await handed.blue.gets('POST', `${url}/blue/player`, { bot: 'sergeant' });
      const { figures } = await handed.blue.isRefused(409, 'seat-used-up', 'POST', `${url}/blue/player`, {});
      expect(figures).toEqual({ what: 'hand-over', seat: 'blue', most: 200 });
      await handed.red.gets('POST', `${url}/red/player`, { bot: 'sergeant' });
      await handed.red.gets('POST', `${url}/red/player`, {});
    }
    const duel = await dueling(house);
    const seen = await duel.red.scene(duel.id);
    const [one, seat] = seen.offers.length > 0 ? [duel.red, 'red'] : [duel.blue, 'blue'];
    const hint = `${seat} hint ${(await one.scene(duel.id)).offers[0]?.text}`;
    await filled(house, duel, 'hinted', hint, MOST_OF_ONE_SEAT.hint);
    const sent = { command: newCommand(), version: (await one.scene('hinted')).version };
    const { figures } = await one.isRefused(409, 'seat-used-up', 'POST', '/api/tables/hinted/hint', sent);
    expect(figures).toEqual({ what: 'hint', seat, most: 500 });
    await one.does('hinted', 'play-on');
    await house.close();
  });

  it('is dealt anew so often that its save can still be read; then nobody else sits down', async () => {
    const house = await openHouse();
    const dealt = 'blue redeal secret for red with blue=share';
    const { red, id } = await filled(house, await dueling(house), 'dealt', dealt, MOST_REDEALS - 1);
    const { secret } = await red.gets<Invitation>('POST', `/api/tables/${id}/seats/red/invitation`);
    await new Visitor(house).isRefused(409, 'dealt-too-often', 'POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
    await house.close();
  });

  it('has deals left for those who leave, so that nobody knows afterwards what a seat holds', async () => {
    const house = await openHouse();
    const dealt = 'blue redeal secret for red with blue=share';
    const deals = async (id: string) => (await house.store.entries(id)).filter((line) => line.includes(' redeal ')).length;
    const { red, blue, id } = await filled(house, await dueling(house), 'nearly-dealt', dealt, MOST_DEALS - 1);
    await blue.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    expect(await deals(id)).toBe(MOST_DEALS + 1);
    // Neither somebody new nor one who plays there already sits down where he could not leave without knowing.
    const { secret } = await red.gets<Invitation>('POST', `/api/tables/${id}/seats/blue/invitation`);
    const taking = { secret, share: SHARE, really: true };
    for (const visitor of [red, new Visitor(house)])
      await visitor.isRefused(409, 'dealt-too-often', 'POST', `/api/tables/${id}/seats`, taking);
    await house.close();
  });

  it('is no toy: one person changes seats and manners so often in a minute, and the others as they like', async () => {
    let now = 1_800_000_000_000;
    const house = await openHouse(undefined, { now: () => now });
    const { red, blue, id } = await dueling(house);
    const many = async (visitor: Visitor, url: string, body: object) => {
      for (let times = 0; times < 100; times++) {
        const { status } = await visitor.ask('POST', `/api/tables/${id}/${url}`, body);
        if (status !== 200) return { times, status };
      }
      return undefined;
    };
    expect(await many(red, 'pace', { pace: 'slow' })).toEqual({ times: 30, status: 429 });
    expect(await many(red, 'proposals', { what: 'end' })).toEqual({ times: 10, status: 429 });
    // One invitation of red's has brought blue.
    expect(await many(red, 'seats/red/invitation', {})).toEqual({ times: 29, status: 429 });
    await blue.gets('POST', `/api/tables/${id}/pace`, { pace: 'steady' });
    now += 60_000;
    await red.gets('POST', `/api/tables/${id}/pace`, { pace: 'steady' });
    await house.close();
  });

  it('lets so many wait for their turn; further ones are refused at once, and those who wait have it', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const { table, seat } = await owner.duel();
    const { commit } = house.store;
    let goOn = () => {};
    const held = new Promise<void>((go) => {
      goOn = go;
    });
    const writing = new Promise<void>((begin) => {
      vi.spyOn(house.store, 'commit').mockImplementation(async (what) => {
        begin();
        await held;
        return commit.call(house.store, what);
      });
    });
    const choosing = owner.does(table.id, 'play-on', { seat });
    await writing;
    const statuses: number[] = [];
    const asking: Promise<void>[] = [];
    const look = async () => {
      const { status, body } = await owner.ask('GET', `/api/tables/${table.id}`);
      statuses.push(status);
      if (status === 503) expect(body).toMatchObject({ code: 'table-busy', text: expect.stringContaining('Try again in a moment') });
    };
    // Nobody is answered before the choice is written, unless he is refused.
    while (statuses.length === 0 && asking.length < 2_000) {
      asking.push(look());
      await new Promise((turn) => setImmediate(turn));
    }
    expect(statuses[0]).toBe(503);
    goOn();
    await Promise.all(asking);
    // The choice that was being written is one of those that had their turn.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(299);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(await choosing).toBe((await owner.scene(table.id)).version);
    await house.close();
  });
});
