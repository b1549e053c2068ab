/** Tables that are set up from a file of somebody's own: the table keeps what the file said. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnContent } from '../../src/kernel/game.ts';
import type { Scene, StatisticsAnswer } from '../../src/wire/wire.ts';
import { type House, openHouse, removeFolders, Visitor } from './given.ts';

const WORDS = {
  en: { title: 'Salt and Iron', text: 'Scrap trains cross the marsh by night.' },
  fr: { title: 'Sel et fer', text: 'La nuit, des trains de ferraille traversent le marais.' },
};
const MISSION = {
  mission: 1,
  game: 'commando',
  theatre: 'western-desert',
  id: 'midnight-toll',
  objectives: { real: 2, false: 1 },
  kia: 2,
  ops: 3,
  rp: 13,
  leaders: 1,
  words: WORDS,
};
const OF_MISSION = { game: 'commando', setup: 'western-desert/midnight-toll', content: MISSION };
const scenario: object = JSON.parse(
  readFileSync(new URL('../../src/games/combat-commander/content/scenarios/first-light.json', import.meta.url), 'utf8'),
);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

const viewOf = ({ view }: Scene) => view as { readonly ops: number; readonly rp: number; readonly ownMission: { readonly kia: number } };

describe('a table from a file of one’s own', () => {
  it('is set up with the figures of the file, and called by its words', async () => {
    const scene = await new Visitor(house, 'fr').newTable(OF_MISSION);
    expect(viewOf(scene)).toMatchObject({ ops: 3, rp: 13, ownMission: { kia: 2 } });
    expect(scene.table.name).toContain('Sel et fer');
    expect(scene.table.setup.hash).toMatch(/^[0-9a-f]{16}$/);
    const other = await new Visitor(house).newTable({ game: 'combat-commander', setup: 'first-light', content: { ...scenario, vp: 9 } });
    expect(other.table.setup.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('tells what it was set up from, as long as it is there', async () => {
    const [owner, stranger] = [new Visitor(house), new Visitor(house)];
    const { table } = await owner.newTable(OF_MISSION);
    const address = `/api/tables/${table.id}/content`;
    expect(await stranger.gets<OwnContent>('GET', address)).toEqual({ hash: table.setup.hash, data: MISSION });
    await owner.gets('DELETE', `/api/tables/${table.id}`);
    expect((await owner.gets<OwnContent>('GET', address)).hash).toBe(table.setup.hash);
    await stranger.isRefused(410, 'table-deleted', 'GET', address);
    const shelved = await owner.newTable();
    await owner.isRefused(404, 'no-own-content', 'GET', `/api/tables/${shelved.table.id}/content`);
    await owner.isRefused(404, 'no-such-table', 'GET', '/api/tables/nowhere/content');
  });

  it('says what is wrong with the file, and where', async () => {
    const visitor = new Visitor(house, 'fr');
    const wrong = async (code: string, content: object) =>
      (await visitor.isRefused(422, code, 'POST', '/api/tables', { ...OF_MISSION, content })).figures.where;
    expect(await wrong('misshapen', { ...MISSION, words: { ...WORDS, fr: {} } })).toBe('words.fr.title');
    expect(await wrong('too-few-counters', { ...MISSION, objectives: { real: 5, false: 1 } })).toBe('objectives.real');
    expect(await wrong('no-mission-file', { theatre: 'western-desert' })).toBeUndefined();
    await visitor.isRefused(422, 'unknown-setup', 'POST', '/api/tables', { ...OF_MISSION, setup: 'highlands/any' });
    expect((await visitor.gets<{ tables: unknown[] }>('GET', '/api/tables')).tables).toEqual([]);
  });

  it('is carried by its save and by a fork, and after the server was restarted', async () => {
    const first = await openHouse();
    const owner = new Visitor(first);
    const { table } = await owner.newTable(OF_MISSION);
    await owner.playsOn(table.id, 4);
    const { table: fork } = await owner.gets<Scene>('POST', `/api/tables/${table.id}/fork`, { step: 2 });
    await first.close();
    owner.house = await openHouse(first.folder);
    for (const id of [table.id, fork.id]) {
      expect(viewOf(await owner.playsOn(id, 1)).ownMission).toMatchObject({ kia: 2 });
      expect((await owner.gets<OwnContent>('GET', `/api/tables/${id}/content`)).data).toEqual(MISSION);
      const save = JSON.stringify(await owner.gets('GET', `/api/tables/${id}/save`));
      const again = await new Visitor(house).gets<Scene>('POST', '/api/tables/import', { save });
      expect(again.view).toEqual((await owner.scene(id)).view);
      expect(again.table.setup.hash).toBe(table.setup.hash);
    }
    await owner.house.close();
  });

  it('is refused as a save in which the file was changed', async () => {
    const owner = new Visitor(house);
    const { table } = await owner.newTable(OF_MISSION);
    const save = JSON.stringify(await owner.gets('GET', `/api/tables/${table.id}/save`));
    expect(save).toContain('"rp":13');
    const changed = save.replace('"rp":13', '"rp":33');
    const { text } = await owner.isRefused(422, 'content-changed', 'POST', '/api/tables/import', { save: changed });
    expect(text).toContain(table.setup.hash);
  });

  it('is counted apart from whatever is called the same', async () => {
    const owner = new Visitor(house);
    const { table } = await owner.newTable(OF_MISSION);
    const { table: shelved } = await owner.newTable({ setup: OF_MISSION.setup, seed: 'another' });
    const { table: third } = await owner.newTable({ ...OF_MISSION, content: { ...MISSION, ops: 2 }, seed: 'a third' });
    for (const { id } of [table, shelved, third]) await owner.playsOn(id, 2_000);
    const { games } = await owner.gets<StatisticsAnswer>('GET', '/api/statistics');
    expect(games[0]?.ended.map(({ scenario: called, own, played }) => [called, own?.table, played])).toEqual(
      expect.arrayContaining([
        [OF_MISSION.setup, table.id, 1],
        [OF_MISSION.setup, undefined, 1],
        [OF_MISSION.setup, third.id, 1],
      ]),
    );
  });
});
