/** Lists and statistics tell what each visitor knows of, from what is kept with the tables: none is opened for them. */
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { accountsFrom, sumOf } from '../../src/server/accounts.ts';
import { Referee } from '../../src/server/referee.ts';
import type { Scene, StatisticsAnswer, TableCard } from '../../src/wire/wire.ts';
import { dueling, type House, openHouse, playedOut, removeFolders, Visitor } from './given.ts';
import { SKIRMISH } from './skirmish-box.ts';

afterAll(removeFolders);

const listed = async (visitor: Visitor) => (await visitor.gets<{ tables: TableCard[] }>('GET', '/api/tables')).tables;
const statistics = async (visitor: Visitor) => (await visitor.gets<StatisticsAnswer>('GET', '/api/statistics')).games;
const openTables = async (visitor: Visitor) => (await visitor.gets<{ openTables: number }>('GET', '/health')).openTables;

async function restarted(house: House, ...visitors: readonly Visitor[]): Promise<House> {
  await house.close();
  const next = await openHouse(house.folder);
  for (const visitor of visitors) visitor.house = next;
  return next;
}

/** The dice in the log of somebody, counted by the test itself. */
async function diceTold(visitor: Visitor, id: string): Promise<number[]> {
  const { lines } = await visitor.gets<{ lines: Scene['log']['lines'] }>('GET', `/api/tables/${id}/history`);
  const since = lines.slice(lines.findLastIndex((line) => 'mark' in line && line.mark === 'fork') + 1);
  const faces = since.flatMap((line) => ('event' in line ? SKIRMISH.dice(line.event).flatMap((rolled) => rolled.faces) : []));
  return [1, 2, 3, 4, 5, 6].map((face) => faces.filter((other) => other === face).length);
}

describe('lists and statistics', () => {
  it('open no table, and tell after a restart what they told before', async () => {
    let house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const alone = new Visitor(house);
    const campaign = (await alone.newTable()).table.id;
    await alone.playsOn(campaign, 25);
    await alone.does(campaign, 'undo', { beyond: true });
    await playedOut(id, red, blue);
    const all = [red, blue, watcher, alone];
    const told = () => Promise.all(all.map(async (visitor) => [await listed(visitor), await statistics(visitor)]));
    const before = await told();
    house = await restarted(house, ...all);
    expect(await told()).toEqual(before);
    expect(await openTables(red)).toBe(0);
    expect(await red.gets('PATCH', `/api/tables/${id}`, { archived: true })).toMatchObject({ archived: true });
    expect(await openTables(red)).toBe(0);
    const [card] = await listed(red);
    expect(card).toMatchObject({ id, version: (await red.scene(id)).version, archived: true });
    expect(await openTables(red)).toBe(1);
    await house.close();
  });

  it('count the dice that were told, also after taking back beyond them, and in a fork only its own', async () => {
    const house = await openHouse();
    const player = new Visitor(house);
    const { table } = await player.duel();
    const random = randomFrom('accounts');
    const [dice, rolled] = [
      async () => (await statistics(player))[0]?.dice.find(({ who }) => who === 'table')?.counts ?? [0, 0, 0, 0, 0, 0],
      new Set<string>(),
    ];
    for (let i = 0; i < 120; i++) {
      const { outcome, step } = await player.scene(table.id);
      if (outcome) break;
      if (step > 3 && below(random, 6) === 0) await player.does(table.id, 'undo', { beyond: true });
      else await player.does(table.id, 'play-on');
      expect(await dice()).toEqual(await diceTold(player, table.id));
      rolled.add(String(await dice()));
    }
    expect(rolled.size).toBeGreaterThan(5);
    const parent = await dice();
    const fork = await player.gets<Scene>('POST', `/api/tables/${table.id}/fork`, { step: 20 });
    expect(await dice()).toEqual(parent);
    await player.playsOn(fork.table.id, 40);
    const own = await diceTold(player, fork.table.id);
    expect(own.some((count) => count > 0)).toBe(true);
    expect(await dice()).toEqual(parent.map((count, i) => count + (own[i] ?? 0)));
    await house.close();
  });

  it('tell nobody that or when somebody else chose in secret', async () => {
    let clock = 1000;
    const house = await openHouse(undefined, { now: () => clock++ });
    const { id, red, blue } = await dueling(house);
    const older = await blue.duel({ name: 'older' });
    const { offers } = await red.scene(id);
    await red.does(id, 'choices', { choice: offers.find(({ text }) => text.startsWith('play march'))?.text });
    await blue.does(older.table.id, 'choices', { choice: 'rest' });
    const [mine, his] = [await listed(red), await listed(blue)];
    expect(his.map(({ name }) => name)).toEqual(['older', 'Duel']);
    // A group is put together unseen.
    await red.does(id, 'choices', { choice: 'join red-a' });
    expect(await listed(blue)).toEqual(his);
    expect((await listed(red))[0]?.version).toBe((mine[0]?.version ?? 0) + 1);
    expect((await listed(red))[0]?.changed).toBeGreaterThan(mine[0]?.changed ?? 0);
    await house.close();
  });

  it('learn of tables from before accounts were kept as soon as those were worked out', async () => {
    const house = await openHouse();
    const { id, red, blue } = await dueling(house);
    await playedOut(id, red, blue);
    const told = async () => [await listed(red), await statistics(red), await listed(blue), await statistics(blue)];
    const before = await told();
    const kept = await house.store.table(id);
    if (!kept) throw new Error('It is not kept.');
    const { version, outcome, summary, changed } = kept.table;
    await house.store.commit({ table: id, version, entries: [], command: null, outcome, summary, changed, accounts: null, tallies: null });
    // Until then less is told, and nothing wrong.
    expect(await listed(red)).toMatchObject([{ id, version: 0, outcome }]);
    const referee = new Referee(house.store, [SKIRMISH]);
    await referee.workOutAccounts();
    expect(await house.store.unaccounted()).toEqual([]);
    expect(withoutTimes(await told())).toEqual(withoutTimes(before));
    expect(referee.openTables).toBe(0);
    await house.close();
  });
});

/** When each got to know of what was never written down. */
function withoutTimes(told: object): unknown {
  return JSON.parse(JSON.stringify(told, (key, value) => (key === 'changed' ? 0 : value)));
}

it('dice of set-up are counted once, however the game goes on', async () => {
  const house = await openHouse();
  const owner = new Visitor(house);
  const { id } = (await owner.newTable()).table;
  const told = async () => {
    const { lines } = await owner.gets<{ lines: Scene['log']['lines'] }>('GET', `/api/tables/${id}/history`);
    return lines.flatMap((line) => ('event' in line ? COMMANDO.dice(line.event).flatMap(({ faces }) => faces) : [])).length;
  };
  const counted = async () =>
    (await statistics(owner))
      .flatMap(({ dice }) => dice)
      .flatMap(({ counts }) => counts)
      .reduce((a, b) => a + b, 0);
  expect(await counted()).toBe(await told());
  for (let i = 0; i < 3; i++) {
    await owner.playsOn(id, 4);
    expect(await counted()).toBe(await told());
  }
  expect(await told()).toBeGreaterThan(0);
  await house.close();
});

it('dice are counted by kind', () => {
  const [us, them] = [
    (sides: number, ...counts: number[]) => ({ who: 'us', sides, counts }),
    { who: 'them', sides: 4, counts: [0, 0, 0, 1] },
  ];
  expect(sumOf([us(6, 1, 0, 0, 0, 0, 2), us(4, 1, 1, 0, 0), them, us(6, 0, 0, 0, 0, 0, 1)])).toEqual([
    them,
    us(4, 1, 1, 0, 0),
    us(6, 1, 0, 0, 0, 0, 3),
  ]);
});

it('accounts from the days when all dice had six sides can be read', () => {
  const kept = [{ to: 'all', entries: 3, changed: 9, dice: { commando: [1, 0, 0, 0, 0, 2] } }];
  expect(accountsFrom(kept)?.[0]?.dice).toEqual([{ who: 'commando', sides: 6, counts: [1, 0, 0, 0, 0, 2] }]);
  expect(accountsFrom([{ ...kept[0], dice: { commando: 'many' } }])).toBeUndefined();
});
