/** Where a table stands is kept, so that it outlasts the rules that it was begun by. */
import { afterAll, describe, expect, it } from 'vitest';
import { connected, dueling, openHouse, removeFolders, Visitor } from './given.ts';

afterAll(removeFolders);

describe('where a table stands is written down', () => {
  it('when the last who was connected leaves', async () => {
    const house = await openHouse();
    const { id, red, blue } = await dueling(house);
    const lives = [await connected(house, id, red), await connected(house, id, blue)];
    const { version } = (await house.store.table(id))?.table ?? {};
    await lives[0]?.close();
    await red.scene(id);
    expect(await house.store.snapshot(id)).toBeUndefined();
    await lives[1]?.close();
    await expect.poll(() => house.store.snapshot(id)).toMatchObject({ version, rules: '1' });
    await house.close();
  });

  it('when it is closed to make room for others', async () => {
    const house = await openHouse(undefined, { limits: { tables: 80_000 } });
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    await owner.does(id, 'play-on');
    const { version } = (await house.store.table(id))?.table ?? {};
    await owner.duel();
    await expect.poll(() => house.store.snapshot(id)).toMatchObject({ version });
    await house.close();
  });

  it('when the server ends, each that has changed, and no other', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const ids = [(await owner.duel()).table.id, (await owner.newTable()).table.id];
    await owner.playsOn(ids[0] ?? '', 3);
    await house.close();
    const snapshots = async () => Promise.all(ids.map((id) => house.store.snapshot(id)));
    house = await openHouse(house.folder);
    owner.house = house;
    const kept = await snapshots();
    for (const [i, id] of ids.entries()) expect(kept[i]?.version).toBe((await house.store.table(id))?.table.version);
    for (const id of ids) await owner.scene(id);
    await house.close();
    house = await openHouse(house.folder);
    expect(await snapshots()).toEqual(kept);
    await house.close();
  });
});
