/** What one's games came to: every table that ended counts, with its best figures and its medals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { medalsFor } from '../../src/games/commando/medals.ts';
import { Referee } from '../../src/server/referee.ts';
import type { Scene, StatisticsAnswer } from '../../src/wire/wire.ts';
import { type House, openHouse, removeFolders, Visitor } from './given.ts';

/** The shortest there is. */
const MISSION = { setup: 'highlands/lantern-walk', seed: 'first-light', guided: true };

describe('honours', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
    await removeFolders();
  });

  const statistics = async (visitor: Visitor) => (await visitor.gets<StatisticsAnswer>('GET', '/api/statistics')).games[0];

  /** By hand, though as the scripted player would. */
  async function playedByHand(visitor: Visitor, id: string): Promise<Scene> {
    for (;;) {
      const scene = await visitor.scene(id);
      if (scene.outcome) return scene;
      const { choice } = await visitor.hint(id);
      await visitor.does(id, 'choices', { choice });
    }
  }

  it('count every table that ended, guided ones with the same dice among them', async () => {
    const player = new Visitor(house);
    const first = (await player.newTable(MISSION)).table.id;
    const { outcome } = await player.playsOn(first, 1000);
    const won = outcome?.winners.length ?? 0;
    const once = await statistics(player);
    expect(once?.ended).toMatchObject([{ scenario: MISSION.setup, played: 1, won }]);
    // The next one began with the same dice, and is not over: the first counts all the same.
    const second = (await player.newTable(MISSION)).table.id;
    expect((await statistics(player))?.ended).toEqual(once?.ended);
    expect((await statistics(player))?.tables).toBe(2);
    await player.playsOn(second, 1000);
    expect((await statistics(player))?.ended[0]?.played).toBe(2);
    await player.gets('DELETE', `/api/tables/${second}`);
    expect((await statistics(player))?.ended).toEqual(once?.ended);
  });

  it('are the medals that the story of a game earns, and the best figures of one that was won', async () => {
    const player = new Visitor(house);
    const { id } = (await player.newTable({ ...MISSION, seed: 'a' })).table;
    const { table, outcome } = await playedByHand(player, id);
    const { lines } = await player.gets<Scene['log']>('GET', `/api/tables/${id}/history`);
    const medals = medalsFor(lines.flatMap((line) => ('event' in line ? [line.event] : [])));
    expect(medals.length).toBeGreaterThan(0);
    const told = await statistics(player);
    expect(told?.medals.map(({ medal }) => medal).sort()).toEqual([...medals].sort());
    expect(outcome?.winners).toEqual(['commando']);
    expect(told?.ended[0]?.bests).toContainEqual({ figure: 'kia', value: table.figures.kia });
    // Nobody has played a copy that was over when it was made.
    await player.gets('POST', `/api/tables/${id}/fork`, { step: (await player.scene(id)).step });
    expect((await statistics(player))?.ended).toEqual(told?.ended);

    // A table that ended before there were medals gets them when it is looked through.
    const kept = await house.store.table(id);
    if (!kept) throw new Error('It is not kept.');
    const { version, outcome: kepts, summary, changed, accounts } = kept.table;
    await house.store.commit({ table: id, version, entries: [], command: null, outcome: kepts, summary, changed, accounts, tallies: null });
    expect((await statistics(player))?.medals).toEqual([]);
    await new Referee(house.store, [COMMANDO]).workOutAccounts();
    expect(await statistics(player)).toEqual(told && { ...told, tables: 2 });
  });

  it('are for nobody whose game was played for him, or taken back beyond what he knew', async () => {
    const player = new Visitor(house);
    const { id } = (await player.newTable({ ...MISSION, seed: 'a' })).table;
    await player.playsOn(id, 1000);
    expect((await statistics(player))?.ended).toMatchObject([{ played: 1 }]);
    expect((await statistics(player))?.medals).toEqual([]);
  });
});
