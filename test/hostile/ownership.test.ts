/** Whoever was invited to a table plays at it; it is not his to take away from the others. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene, TableCard } from '../../src/wire/wire.ts';
import { dueling, openHouse, removeFolders, SHARE, Visitor } from '../server/given.ts';

afterAll(removeFolders);

it('nothing that is somebody’s own is kept by a browser, refusals neither', async () => {
  const house = await openHouse();
  const owner = new Visitor(house);
  const { id } = (await owner.duel()).table;
  const paths = ['tables', 'statistics', `tables/${id}`, `tables/${id}/save`, `tables/${id}/history`, 'tables/nowhere'];
  for (const path of paths) expect((await owner.ask('GET', `/api/${path}`)).headers['cache-control'], path).toBe('no-store');
  await house.close();
});

describe('a running table', () => {
  it('is renamed, put away, deleted and restored by its owner only', async () => {
    const house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const url = `/api/tables/${id}`;
    for (const change of [{ name: 'mine' }, { archived: true }, { guided: true, name: 'mine' }]) {
      await blue.isRefused(403, 'only-the-owner', 'PATCH', url, change);
    }
    await blue.isRefused(403, 'only-the-owner', 'DELETE', url);
    await watcher.isRefused(403, 'not-your-table', 'DELETE', url);
    expect((await blue.scene(id)).table).toMatchObject({ archived: false, deleted: false, owned: false });
    // Explanations are no more than a wish of those who read them.
    expect(await blue.gets('PATCH', url, { guided: true })).toMatchObject({ guided: true });
    expect(await red.gets('PATCH', url, { name: 'Ours' })).toMatchObject({ name: 'Ours', owned: true });
    await red.gets('DELETE', url);
    await blue.isRefused(403, 'only-the-owner', 'POST', `${url}/restore`, {});
    expect(await red.gets<TableCard>('POST', `${url}/restore`, {})).toMatchObject({ deleted: false });
    await house.close();
  });

  it('goes along with one who takes all its seats to another machine', async () => {
    const house = await openHouse();
    const [here, there] = [new Visitor(house), new Visitor(house)];
    const { table, seats } = await here.newTable();
    for (const { seat } of seats) {
      const { secret } = await here.gets<{ secret: string }>('POST', `/api/tables/${table.id}/seats/${seat}/invitation`);
      await there.gets<Scene>('POST', `/api/tables/${table.id}/seats`, { secret, share: SHARE });
    }
    expect(await there.gets('PATCH', `/api/tables/${table.id}`, { name: 'Taken along' })).toMatchObject({ owned: true });
    await house.close();
  });
});
