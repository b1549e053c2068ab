/** A table has so many entries, and so many who wait for their turn at it; whoever comes after that is told so. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MOST_ENTRIES } from '../../src/kernel/limits.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { newCommand, openHouse, removeFolders, Visitor } from '../server/given.ts';

afterAll(removeFolders);

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
    const full = await almost('full', MOST_ENTRIES);
    expect(full.version).toBe(MOST_ENTRIES);
    const sent = { command: newCommand(), version: full.version, seat: full.seat };
    const { text } = await owner.isRefused(409, 'table-full', 'POST', '/api/tables/full/play-on', sent);
    expect(text).toBe('This table has 10000 entries, and takes no more. A fork goes on from here.');
    expect((await owner.scene('full')).version).toBe(MOST_ENTRIES);
    const fork = await owner.gets<Scene>('POST', '/api/tables/full/fork', { step: full.step });
    await owner.does(fork.table.id, 'play-on');
    // One less, and it is taken.
    await almost('almost-full', MOST_ENTRIES - 1);
    await owner.does('almost-full', 'play-on');
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
