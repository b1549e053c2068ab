/** Everybody's time, where a limit was agreed: it runs only while one is asked and the server is up, and running out is told. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { BOXES } from '../../src/games/shelf.ts';
import { leftAfter, type Moment, type Times } from '../../src/server/clocks.ts';
import type { Clock } from '../../src/server/windows.ts';
import type { TimeLimit } from '../../src/store/store.ts';
import type { Company, TimeLeft } from '../../src/wire/company.ts';
import type { Refused, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, type Live, newFolder, openHouse, removeFolders, told, Visitor } from './given.ts';
import { boxOf, SKIRMISH_GAME } from './skirmish-box.ts';
import { Turned } from './turned.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const houses: House[] = [];
let clock: Turned;
async function opened(folder?: string, wish: Parameters<typeof openHouse>[1] = {}): Promise<House> {
  const house = await openHouse(folder, { now: clock.now, after: clock.after, ...wish });
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

const GAME = { for: 'game', time: 10 * MINUTE, increment: 30_000, whenOut: 'hand-over' };
const CHOICE = { for: 'choice', time: 3 * DAY, whenOut: 'end' };

interface Pair {
  readonly id: string;
  readonly red: Visitor;
  readonly blue: Visitor;
  readonly watcher: Visitor;
}

async function timed(limit: object, folder?: string, wish?: Parameters<typeof openHouse>[1]): Promise<Pair & { house: House }> {
  clock = new Turned();
  const house = await opened(folder, wish);
  return { house, ...(await dueling(house, { manners: { clock: limit } })) };
}

async function times({ red, id }: Pick<Pair, 'red' | 'id'>): Promise<Record<string, [number, boolean]>> {
  const { clock: told } = await red.gets<Company>('GET', `/api/tables/${id}/company`);
  return Object.fromEntries((told ?? []).map(({ side, left, running }) => [side, [left, running]]));
}

/** A turn in which nothing is done: the other side is asked next. */
async function rest({ id }: Pair, visitor: Visitor): Promise<void> {
  for (const choice of ['rest', 'done']) await visitor.does(id, 'choices', { choice });
}

describe('time for the whole game', () => {
  it('begins with the first choice once everybody sits, runs for the side that is asked, and grows by what was agreed', async () => {
    const pair = await timed(GAME);
    expect((await pair.red.scene(pair.id)).manners.clock).toEqual(GAME);
    clock.goOn(MINUTE);
    expect(await times(pair)).toEqual({});
    await rest(pair, pair.red);
    expect(await times(pair)).toEqual({ red: [10.5 * MINUTE, false], blue: [10 * MINUTE, true] });
    clock.goOn(2 * MINUTE);
    expect(await times(pair)).toEqual({ red: [10.5 * MINUTE, false], blue: [8 * MINUTE, true] });
    await rest(pair, pair.blue);
    expect(await times(pair)).toEqual({ red: [10.5 * MINUTE, true], blue: [8.5 * MINUTE, false] });
    clock.goOn(MINUTE);
    expect(await times(pair)).toEqual({ red: [9.5 * MINUTE, true], blue: [8.5 * MINUTE, false] });
  });

  it('is not added again for what is taken back and chosen again', () => {
    const limit: TimeLimit = { for: 'game', time: 600, increment: 30, whenOut: 'end' };
    const asked = (side: string, step: number): Moment => ({ running: [side], turn: [side], step, isNews: true });
    const goneOn = (before: Times, moment: Moment): Times => {
      const left = leftAfter(before, moment, limit, 10);
      return left
        ? { left, running: moment.running, turn: moment.turn, since: 0, furthest: Math.max(moment.step, before.furthest) }
        : before;
    };
    const first: Times = { left: { red: 100, blue: 100 }, running: ['red'], turn: ['red'], since: 0, furthest: 1 };
    const done = goneOn(first, asked('blue', 2));
    expect(done.left).toEqual({ red: 120, blue: 100 });
    const back = goneOn(done, asked('red', 1));
    expect(back.left).toEqual({ red: 120, blue: 90 });
    expect(goneOn(back, asked('blue', 2)).left).toEqual({ red: 110, blue: 90 });
    // Going on from there it is added again.
    expect(goneOn(goneOn(back, asked('blue', 2)), asked('red', 3)).left).toEqual({ red: 110, blue: 110 });
  });

  it('stands still at windows, which it would tell of; and of choices that are nobody else’s business it tells nothing', async () => {
    const pair = await timed(GAME);
    const { id, red, blue } = pair;
    const live = await connected(pair.house, id, blue, '?company=all');
    let windows = 0;
    let secrets = 0;
    for (let turn = 0; turn < 12; turn++) {
      const march = (await red.scene(id)).offers.find(({ text }) => text.startsWith('play march'));
      if (!march) {
        await rest(pair, red);
        await rest(pair, blue);
        continue;
      }
      await red.does(id, 'choices', { choice: march.text });
      await told(red, id, live);
      const heard = live.company.length;
      // Putting a group together is red's secret, and so is how often he thinks better of it.
      await red.does(id, 'choices', { choice: 'join red-a' });
      clock.goOn(5_000);
      await red.does(id, 'undo');
      await red.does(id, 'choices', { choice: 'join red-a' });
      await told(red, id, live);
      expect(live.company.length).toBe(heard);
      secrets++;
      await red.does(id, 'choices', { choice: 'done' });
      for (let step = 0; step < 2; step++) {
        await red.does(id, 'choices', { choice: 'step red-a' });
        const pass = (await blue.scene(id)).question?.pass;
        if (pass === undefined) continue;
        const before = await times(pair);
        expect(Object.values(before).map(([, running]) => running)).toEqual([false, false]);
        clock.goOn(MINUTE);
        expect(await times(pair)).toEqual(before);
        await blue.does(id, 'choices', { choice: pass });
        expect((await times(pair)).red).toEqual([before.red?.[0], true]);
        windows++;
      }
      if (windows > 0) break;
      await red.does(id, 'choices', { choice: 'halt' });
      await red.does(id, 'choices', { choice: 'done' });
      await rest(pair, blue);
    }
    expect(secrets).toBeGreaterThan(0);
    expect(windows).toBeGreaterThan(0);
    await live.close();
  });

  it('that has run out is told, and the others may hand the seat to a scripted player; nobody has lost by it', async () => {
    const pair = await timed(GAME);
    await rest(pair, pair.red);
    const lives = [
      await connected(pair.house, pair.id, pair.red, '?company=all'),
      await connected(pair.house, pair.id, pair.watcher, '?company=all'),
    ];
    const handOver = `/api/tables/${pair.id}/seats/blue/player`;
    clock.goOn(10 * MINUTE - 1);
    await pair.red.isRefused(403, 'not-your-seat', 'POST', handOver, { bot: 'sergeant' });
    await told(pair.red, pair.id, ...lives);
    const before = lives.map(({ company }) => company.length);
    clock.goOn(1);
    await told(pair.red, pair.id, ...lives);
    expect(lives.map(({ company }) => company.length)).toEqual(before.map((count) => count + 1));
    for (const live of lives) expect(lastTime(live, 'blue')).toEqual({ side: 'blue', left: 0, running: true });
    expect((await pair.red.scene(pair.id)).outcome).toBeNull();
    await pair.watcher.isRefused(403, 'not-your-seat', 'POST', handOver, { bot: 'sergeant' });
    await pair.red.isRefused(409, 'not-out-of-time', 'POST', `/api/tables/${pair.id}/seats/blue/out-of-time`);
    // Blue may still choose, too, as long as nobody has done anything about it.
    const scene = await pair.red.gets<Scene>('POST', handOver, { bot: 'sergeant' });
    expect(scene.seats.find(({ seat }) => seat === 'blue')?.bot).toBe('sergeant');
    expect((await times(pair)).blue?.[1]).toBe(false);
    for (const live of lives) await live.close();
  });
});

function lastTime({ company }: Live, side: string): TimeLeft | undefined {
  const last = company.at(-1);
  return last?.type === 'company' ? last.company.clock?.find((time) => time.side === side) : undefined;
}

describe('a seat that a scripted player plays for somebody', () => {
  const playerOf = (id: string) => `/api/tables/${id}/seats/blue/player`;
  const paced = (visitor: Visitor, id: string, pace: string) => visitor.gets<Scene>('POST', `/api/tables/${id}/pace`, { pace });

  it('has as much time left for a choice when it is taken back as when it was handed over', async () => {
    const pair = await timed(CHOICE);
    await rest(pair, pair.red);
    clock.goOn(2 * DAY);
    for (const bot of ['sergeant', undefined, 'sergeant', undefined]) await pair.blue.gets('POST', playerOf(pair.id), { bot });
    expect((await times(pair)).blue).toEqual([DAY, true]);
  });

  it('loses time while that player is paused, and only he can pause it', async () => {
    const pair = await timed(GAME);
    await rest(pair, pair.red);
    await paced(pair.blue, pair.id, 'paused');
    await pair.blue.gets('POST', playerOf(pair.id), { bot: 'sergeant' });
    clock.goOn(MINUTE);
    expect((await times(pair)).blue).toEqual([9 * MINUTE, true]);
    await paced(pair.red, pair.id, 'slow');
    clock.goOn(1_000);
    expect((await times(pair)).blue).toEqual([9 * MINUTE, false]);
    await pair.red.isRefused(403, 'costs-time', 'POST', `/api/tables/${pair.id}/pace`, { pace: 'paused' });
    await paced(pair.blue, pair.id, 'paused');
    clock.goOn(MINUTE);
    expect((await times(pair)).blue).toEqual([8 * MINUTE, true]);
  });

  it('loses time while that player fails', async () => {
    const broken = () => {
      throw new Error('No idea.');
    };
    const box = boxOf({ ...SKIRMISH_GAME, player: { ...SKIRMISH_GAME.player, others: { broken } } });
    const pair = await timed(GAME, undefined, { boxes: [...BOXES, box] });
    await rest(pair, pair.red);
    await pair.blue.gets('POST', playerOf(pair.id), { bot: 'broken' });
    clock.goOn(500);
    while ((await pair.red.scene(pair.id)).failing === null) await new Promise((go) => setImmediate(go));
    clock.goOn(MINUTE);
    expect((await times(pair)).blue).toEqual([9 * MINUTE, true]);
  });

  it('loses none at a table of one person, whose opponent is a scripted player', async () => {
    clock = new Turned();
    const red = new Visitor(await opened());
    const { table } = await red.duel({ seats: ['red'], bots: { blue: 'sergeant' }, manners: { clock: GAME, pace: 'paused' } });
    await rest({ id: table.id, red, blue: red, watcher: red }, red);
    clock.goOn(MINUTE);
    expect((await times({ id: table.id, red })).blue).toEqual([10 * MINUTE, false]);
  });
});

describe('days for a choice', () => {
  it('begin anew with every choice that all know of, and the others may end the game over one who has none left', async () => {
    const pair = await timed(CHOICE);
    await rest(pair, pair.red);
    clock.goOn(2 * DAY);
    expect(await times(pair)).toEqual({ red: [3 * DAY, false], blue: [DAY, true] });
    await rest(pair, pair.blue);
    expect(await times(pair)).toEqual({ red: [3 * DAY, true], blue: [3 * DAY, false] });
    const end = `/api/tables/${pair.id}/seats/red/out-of-time`;
    await pair.blue.isRefused(409, 'not-out-of-time', 'POST', end);
    clock.goOn(3 * DAY);
    await pair.watcher.isRefused(403, 'not-at-this-table', 'POST', end);
    await pair.red.isRefused(409, 'not-out-of-time', 'POST', end);
    await pair.blue.isRefused(404, 'no-such-seat', 'POST', `/api/tables/${pair.id}/seats/green/out-of-time`);
    const { outcome, log } = await pair.blue.gets<Scene>('POST', end);
    expect(outcome).toEqual({ winners: ['blue'], how: 'out-of-time' });
    expect(log.lines.at(-1)).toMatchObject({ mark: 'out-of-time', seat: 'red' });
    expect((await pair.house.store.entries(pair.id)).at(-1)).toBe('red out of time');
    await pair.blue.isRefused(422, 'game-over', 'POST', end);
  });

  it('are as many as they were, however long a wait is for a timer', async () => {
    const pair = await timed({ ...CHOICE, time: 30 * DAY });
    await rest(pair, pair.red);
    const live = await connected(pair.house, pair.id, pair.red, '?company=all');
    clock.goOn(30 * DAY - 1);
    await told(pair.red, pair.id, live);
    expect(lastTime(live, 'blue')?.left).toBeGreaterThan(0);
    clock.goOn(1);
    await told(pair.red, pair.id, live);
    expect(lastTime(live, 'blue')?.left).toBe(0);
    await live.close();
  });
});

describe('a server that was down', () => {
  it('costs nobody any time, whether it said goodbye or not', async () => {
    const folder = await newFolder();
    const pair = await timed(GAME, folder);
    await rest(pair, pair.red);
    clock.goOn(2 * MINUTE);
    await houses.splice(0)[0]?.close();
    clock.goOn(5 * DAY);
    const second = await opened(folder);
    for (const visitor of [pair.red, pair.blue]) visitor.house = second;
    expect(await times(pair)).toEqual({ red: [10.5 * MINUTE, false], blue: [8 * MINUTE, true] });
    clock.goOn(MINUTE);
    expect((await times(pair)).blue).toEqual([7 * MINUTE, true]);
    // It is killed: what it noted last counts.
    vanish(second);
    clock.goOn(DAY);
    const third = await opened(folder);
    for (const visitor of [pair.red, pair.blue]) visitor.house = third;
    expect((await times(pair)).blue).toEqual([8 * MINUTE, true]);
    await rest(pair, pair.blue);
    expect((await times(pair)).blue).toEqual([8.5 * MINUTE, false]);
  });

  /** From now on it writes nothing down any more. */
  function vanish({ store }: House): void {
    store.beUp = async () => {};
  }
});

describe('a server that was stopped for a while, as on a machine that slept', () => {
  it('costs nobody the time, and everybody is told what is left', async () => {
    let tick = () => {};
    const every: Clock['after'] = (_milliseconds, act) => {
      tick = act;
      return () => {};
    };
    const folder = await newFolder();
    const pair = await timed(GAME, folder, { every });
    await rest(pair, pair.red);
    const goOn = (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        clock.goOn(1_000);
        tick();
      }
    };
    goOn(60);
    expect((await times(pair)).blue).toEqual([9 * MINUTE, true]);
    const live = await connected(pair.house, pair.id, pair.red, '?company=all');
    clock.time += 25_000;
    expect((await times(pair)).blue).toEqual([9 * MINUTE, true]);
    tick();
    await told(pair.red, pair.id, live);
    expect(lastTime(live, 'blue')).toEqual({ side: 'blue', left: 9 * MINUTE, running: true });
    expect(live.company).toHaveLength(2);
    goOn(30);
    expect((await times(pair)).blue).toEqual([8.5 * MINUTE, true]);
    await live.close();
    await houses.splice(0)[0]?.close();
    pair.red.house = await opened(folder);
    expect((await times(pair)).blue).toEqual([8.5 * MINUTE, true]);
    await rest(pair, Object.assign(pair.blue, { house: pair.red.house }));
    expect((await times(pair)).blue).toEqual([9 * MINUTE, false]);
  });
});

describe('patience with somebody who stays away', () => {
  it('is not lost while the server is down or asleep, and everybody is told', async () => {
    let tick = () => {};
    const every: Clock['after'] = (_milliseconds, act) => {
      tick = act;
      return () => {};
    };
    clock = new Turned();
    const folder = await newFolder();
    const house = await opened(folder, { every });
    const { id, red, blue } = await dueling(house, { manners: { patience: HOUR } });
    const { offers } = await red.scene(id);
    const [waiting, away] = offers.length > 0 ? [blue, 'red'] : [red, 'blue'];
    const standIn = [`POST`, `/api/tables/${id}/seats/${away}/player`, { bot: 'sergeant' }] as const;
    const live = await connected(house, id, waiting);
    tick();
    clock.time += 2 * HOUR;
    tick();
    await told(waiting, id, live);
    expect(live.scenes.at(-1)?.down).toBe(2 * HOUR);
    await waiting.isRefused(403, 'not-your-seat', ...standIn);
    await live.close();
    await houses.splice(0)[0]?.close();
    clock.goOn(2 * HOUR);
    waiting.house = await opened(folder);
    expect((await waiting.scene(id)).down).toBe(4 * HOUR);
    await waiting.isRefused(403, 'not-your-seat', ...standIn);
    clock.goOn(HOUR + 1);
    const { seats, down } = await waiting.gets<Scene>(...standIn);
    expect(seats.find(({ seat }) => seat === away)?.bot).toBe('sergeant');
    // Now something has happened.
    expect(down).toBeUndefined();
  });
});

describe('a limit', () => {
  it('that makes no sense is refused', async () => {
    clock = new Turned();
    const visitor = new Visitor(await opened());
    const sent = (limit: object) =>
      visitor.ask<Refused>('POST', '/api/tables', { game: 'skirmish', setup: 'duel', manners: { clock: limit } });
    const bad = [
      { ...GAME, time: 0 },
      { ...GAME, time: 59_999 },
      { ...GAME, time: 31 * DAY },
      { ...GAME, time: 1e300 },
      { ...GAME, time: 60_000.5 },
      { ...GAME, increment: -1 },
      { ...GAME, increment: 3_600_001 },
      { ...GAME, for: 'ever' },
      { ...GAME, whenOut: 'lose' },
      { ...GAME, side: 'red' },
      {},
    ];
    for (const limit of bad) expect((await sent(limit)).status, JSON.stringify(limit)).toBe(400);
  });
});
