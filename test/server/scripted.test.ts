/** Scripted players at tables: they choose in their turn, whether anybody watches or not, and people decide who plays for whom. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOXES } from '../../src/games/shelf.ts';
import type { Outcome } from '../../src/kernel/game.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';
import { Referee } from '../../src/server/referee.ts';
import { Refused } from '../../src/server/refusal.ts';
import { carriedOut, type Done, type Task } from '../../src/server/replay.ts';
import { gameAmong, type Replays } from '../../src/server/replays.ts';
import { handOver } from '../../src/server/seating.ts';
import type { Clock } from '../../src/server/windows.ts';
import { StoreFault } from '../../src/store/fault.ts';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { dueling, type House, newFolder, openHouse, removeFolders, SHARE, soon, Visitor } from './given.ts';
import { boxOf, SKIRMISH, SKIRMISH_GAME } from './skirmish-box.ts';
import { Turned } from './turned.ts';

const houses: House[] = [];
async function opened(...how: Parameters<typeof openHouse>): Promise<House> {
  const house = await openHouse(...how);
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

/** What is to be done later is done when the test says so. */
class Slow {
  readonly waits: number[] = [];
  #next: (() => void) | undefined;

  readonly after: Clock['after'] = (milliseconds, act) => {
    this.waits.push(milliseconds);
    this.#next = act;
    return () => {
      if (this.#next === act) this.#next = undefined;
    };
  };

  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  goOn(): void {
    const act = this.#next;
    this.#next = undefined;
    act?.();
  }
}

async function until<T>(look: () => Promise<T | undefined | null | false>): Promise<T> {
  for (let tries = 0; tries < 5_000; tries++) {
    const found = await look();
    if (found) return found;
    await new Promise((go) => setImmediate(go));
  }
  throw new Error('It did not come to that.');
}

async function isOver(visitor: Visitor, id: string): Promise<Outcome> {
  return until(async () => (await visitor.scene(id)).outcome);
}

const AGAINST_BLUE = { game: 'skirmish', setup: 'duel', seats: ['red'], bots: { blue: 'sergeant' } };
const NOBODY = { game: 'skirmish', setup: 'duel', seats: [], bots: { red: 'sergeant', blue: 'random' } };

/** Red lets the scripted player play on for him whenever he is asked. */
async function playedByRed(red: Visitor, id: string): Promise<Outcome> {
  for (;;) {
    const scene = await until(async () => {
      const now = await red.scene(id);
      return (now.outcome || now.offers.length > 0) && now;
    });
    if (scene.outcome) return scene.outcome;
    await red.does(id, 'play-on');
  }
}

describe('a table with a scripted player', () => {
  it('is played to its end by one person, and the save can be replayed and verified', async () => {
    const red = new Visitor(await opened(undefined, { after: soon }));
    const { table, seats } = await red.newTable(AGAINST_BLUE);
    expect(seats.map(({ seat, held, yours, bot }) => ({ seat, held, yours, bot }))).toEqual([
      { seat: 'red', held: true, yours: true, bot: null },
      { seat: 'blue', held: false, yours: false, bot: 'sergeant' },
    ]);
    await playedByRed(red, table.id);
    const save = readSave((await red.ask('GET', `/api/tables/${table.id}/save`)).text);
    expect(save.ok && save.value.history[0]).toBe('blue handed to sergeant');
    const replayed = save.ok && replaySave(SKIRMISH_GAME, save.value, { verify: true });
    expect(replayed).toMatchObject({ ok: true, value: { chronicle: expect.anything() } });
    expect(replayed).not.toHaveProperty('value.diverged');
  });

  it('keeps its secrets from the one who plays against it until the end', async () => {
    const red = new Visitor(await opened(undefined, { after: soon }));
    const { table } = await red.newTable(AGAINST_BLUE);
    await red.isRefused(409, 'secrets-until-the-end', 'GET', `/api/tables/${table.id}/save`);
    await red.isRefused(403, 'not-your-seat', 'GET', `/api/tables/${table.id}?seat=blue`);
  });

  it('is played although nobody watches, and goes on after a restart', async () => {
    const folder = await newFolder();
    const slow = new Slow();
    const first = await openHouse(folder, { after: slow.after });
    const visitor = new Visitor(first);
    const { table } = await visitor.newTable(NOBODY);
    for (let i = 0; i < 5; i++) {
      slow.goOn();
      await until(async () => slow.isWaiting);
    }
    const before = (await first.store.entries(table.id)).length;
    expect(before).toBeGreaterThan(4);
    await first.close();
    const second = await opened(folder, { after: soon });
    await until(async () => (await second.store.table(table.id))?.table.outcome);
    expect((await second.store.entries(table.id)).length).toBeGreaterThan(before);
  });

  it('refuses seats and players that are not there', async () => {
    const visitor = new Visitor(await opened());
    await visitor.isRefused(422, 'no-such-bot', 'POST', '/api/tables', { ...NOBODY, bots: { red: 'general' } });
    await visitor.isRefused(422, 'no-such-seat', 'POST', '/api/tables', { ...NOBODY, bots: { green: 'sergeant' } });
  });

  it('offers one that looks ahead only where that does not take too long', async () => {
    const visitor = new Visitor(await opened());
    const { games } = await visitor.gets<{ games: { id: string; bots: string[] }[] }>('GET', '/api/games');
    const offered = games.flatMap(({ id, bots }) => (bots.includes('search') ? [id] : []));
    expect(offered.sort()).toEqual(['commando', 'commandos-europe', 'skirmish', 'v-commandos']);
    const wish = { game: 'combat-commander', setup: 'first-light', seats: [], bots: { axis: 'search', allies: 'sergeant' } };
    const { figures } = await visitor.isRefused(422, 'no-such-bot', 'POST', '/api/tables', wish);
    expect(figures.known).toEqual(['random', 'sergeant', 'flipbot']);
  });

  it('thinks on behalf of its owner and of the address from which those come who play, not of those who watch', async () => {
    const asked: unknown[] = [];
    const thinking: Replays = {
      async ask<K extends Task['kind']>(task: Task & { kind: K }, by: unknown): Promise<Done[K]> {
        asked.push(by);
        return carriedOut<K>(task, gameAmong([SKIRMISH]));
      },
      async close() {},
    };
    const clock = new Turned();
    const { store } = await opened();
    const referee = new Referee(store, [SKIRMISH], { now: clock.now, after: clock.after, thinking });
    const wish = { ...NOBODY, options: {}, guided: false };
    const table = await referee.newTables.setUp(wish, () => 'A table', 'anne', '10.0.0.1');
    const thought = async (address: string, visitor: string | undefined) => {
      const { version } = table.chronicle;
      await referee.table(table.id, address, visitor);
      await until(async () => {
        clock.goOn(500);
        return table.chronicle.version > version && table.thinking;
      });
      return asked.at(-1);
    };
    expect(await thought('10.0.0.1', 'anne')).toEqual({ address: '10.0.0.1', person: 'anne' });
    expect(await thought('10.6.6.6', 'mallory')).toEqual({ address: '10.0.0.1', person: 'anne' });
    expect(await thought('10.0.0.2', 'anne')).toEqual({ address: '10.0.0.2', person: 'anne' });
    await referee.close();
    // After a restart those have one turn together to whose tables nobody has come yet.
    const again = new Referee(store, [SKIRMISH], { now: clock.now, after: clock.after, thinking });
    await again.goOnScripted();
    const { length } = asked;
    await until(async () => {
      clock.goOn(500);
      return asked.length > length;
    });
    expect(asked.at(-1)).toEqual({ address: '', person: 'anne' });
    await again.close();
  });
});

describe('the pace', () => {
  it('is paused, one choice at a time, and set by those who play', async () => {
    const slow = new Slow();
    const house = await opened(undefined, { after: slow.after });
    const visitor = new Visitor(house);
    const { table, manners } = await visitor.newTable({ ...NOBODY, manners: { pace: 'paused' } });
    expect(manners).toEqual({ pace: 'paused', patience: null });
    expect(slow.isWaiting).toBe(false);
    const before = (await visitor.scene(table.id)).version;
    await visitor.gets('POST', `/api/tables/${table.id}/step`);
    slow.goOn();
    await until(async () => (await visitor.scene(table.id)).version > before);
    expect(slow.isWaiting).toBe(false);
    await new Visitor(house).isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${table.id}/pace`, { pace: 'slow' });
    await new Visitor(house).isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${table.id}/step`);
    const slower = await visitor.gets<Scene>('POST', `/api/tables/${table.id}/pace`, { pace: 'slow' });
    expect(slower.manners.pace).toBe('slow');
    expect(slow.isWaiting).toBe(true);
    expect(slow.waits.at(-1)).toBe(1_500);
  });
});

describe('a scripted player that fails', () => {
  const failing = boxOf({
    ...SKIRMISH_GAME,
    player: {
      ...SKIRMISH_GAME.player,
      others: {
        broken: () => {
          throw new Error('No idea.');
        },
      },
    },
  });

  it('is told of, and the table goes on when somebody replaces it', async () => {
    const house = await opened(undefined, { after: soon, boxes: [...BOXES, failing] });
    const visitor = new Visitor(house);
    const { table } = await visitor.newTable({ ...NOBODY, bots: { red: 'broken', blue: 'sergeant' } });
    await until(async () => (await visitor.scene(table.id)).failing === 'failed');
    const mended = await visitor.gets<Scene>('POST', `/api/tables/${table.id}/seats/red/player`, { bot: 'sergeant' });
    expect(mended.failing).toBeNull();
    await isOver(visitor, table.id);
  });
});

describe('a scripted player that is held up', () => {
  const away = () => new StoreFault('database-unreachable');
  let clock: Turned;
  let isAway: boolean;
  beforeEach(() => {
    clock = new Turned();
    isAway = false;
  });

  /** A house whose database can be away. */
  async function unsteady(): Promise<House> {
    const plain = await opened();
    const store = new Proxy(plain.store, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => (isAway && key !== 'beUp' ? Promise.reject(away()) : value.apply(target, given));
      },
    });
    return opened(undefined, { store, now: clock.now, after: clock.after });
  }
  const entriesAt = (id: string) => houses[0]?.store.entries(id) ?? Promise.resolve([]);
  const settled = async () => {
    for (let turn = 0; turn < 30; turn++) await new Promise((go) => setImmediate(go));
  };

  it('by a database that does not answer tries again with growing pauses, and says so', async () => {
    const visitor = new Visitor(await unsteady());
    const { id } = (await visitor.newTable(NOBODY)).table;
    isAway = true;
    clock.goOn(500);
    const pauses: (number | undefined)[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const scene = await until(async () => {
        const now = await visitor.scene(id);
        return now.failing && now.triesWithin !== pauses.at(-1) && now;
      });
      expect(scene.failing).toBe('trying');
      pauses.push(scene.triesWithin);
      clock.goOn((scene.triesWithin ?? 0) * 1_000);
      await settled();
      clock.goOn(500);
      await settled();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60]);
    isAway = false;
    const before = (await entriesAt(id)).length;
    clock.goOn(60_500);
    await until(async () => {
      clock.goOn(500);
      return (await entriesAt(id)).length > before;
    });
    expect(await visitor.scene(id)).toMatchObject({ failing: null });
    expect(await visitor.scene(id)).not.toHaveProperty('triesWithin');
  });

  it('goes on at a table so long that it is put away meanwhile, although nobody asks for it', async () => {
    const visitor = new Visitor(await unsteady());
    const seats = { seats: [], bots: { commando: 'sergeant' }, manners: { pace: 'at-once' } };
    const { id } = (await visitor.newTable(seats)).table;
    await until(async () => {
      clock.goOn(0);
      return (await entriesAt(id)).length > 101;
    });
    isAway = true;
    clock.goOn(0);
    await settled();
    clock.goOn(1_000);
    await settled();
    const before = (await entriesAt(id)).length;
    isAway = false;
    await until(async () => {
      clock.goOn(1_000);
      return (await entriesAt(id)).length > before + 1;
    });
  });

  it('by a queue that is full tries again, and is not bothered by thoughts that it was called off from', async () => {
    let isFull = true;
    const heldBack: (() => void)[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const thinking: Replays = {
      async ask<K extends Task['kind']>(task: Task & { kind: K }, _by: string, calledOff?: AbortSignal): Promise<Done[K]> {
        signals.push(calledOff);
        if (isFull) {
          await new Promise<void>((go) => heldBack.push(go));
          throw new Refused(429, 'replays-waiting');
        }
        return carriedOut<K>(task, gameAmong([SKIRMISH]));
      },
      async close() {},
    };
    const house = await opened();
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const referee = new Referee(house.store, [SKIRMISH], { now: clock.now, after: clock.after, thinking, onFailure });
    const wish = { ...NOBODY, options: {}, guided: false, manners: { pace: 'steady' as const } };
    const table = await referee.newTables.setUp(wish, () => 'A table', 'anne', '');
    clock.goOn(500);
    await handOver(referee.seating, table, 'anne', 'red', 'random');
    expect(signals[0]?.aborted).toBe(true);
    for (const go of heldBack.splice(0)) go();
    await settled();
    expect(failures).toEqual([]);
    expect(table.failing).toBeUndefined();
    clock.goOn(500);
    for (const go of heldBack.splice(0)) go();
    await settled();
    expect(table.failing).toMatchObject({ times: 1, milliseconds: 1_000 });
    isFull = false;
    const { version } = table.chronicle;
    await until(async () => {
      clock.goOn(500);
      return table.chronicle.version > version && !table.failing;
    });
    await referee.close();
  });
});

describe('a seat', () => {
  let house: House;
  let red: Visitor;
  let blue: Visitor;
  let id: string;
  beforeAll(async () => {
    house = await openHouse();
    ({ red, blue, id } = await dueling(house));
  });
  afterAll(() => house.close());
  const seatsOf = async () => (await red.scene(id)).seats.map(({ seat, held, bot }) => [seat, held, bot]);
  const lastMark = async () => {
    const { log } = await red.scene(id);
    return log.lines.flatMap((line) => ('mark' in line ? [`${line.seat} ${line.mark} ${line.bot ?? ''}`.trim()] : [])).at(-1);
  };

  it('is handed to a scripted player by its holder and taken back, and the log says so', async () => {
    await blue.gets('POST', `/api/tables/${id}/seats/blue/player`, { bot: 'sergeant' });
    expect(await seatsOf()).toEqual([
      ['red', true, null],
      ['blue', true, 'sergeant'],
    ]);
    expect(await lastMark()).toBe('blue handed sergeant');
    await blue.gets('POST', `/api/tables/${id}/seats/blue/player`, {});
    expect(await seatsOf()).toEqual([
      ['red', true, null],
      ['blue', true, null],
    ]);
    expect(await lastMark()).toBe('blue handed-back');
  });

  it('is nobody else’s to hand over', async () => {
    await red.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/blue/player`, { bot: 'sergeant' });
    await red.isRefused(404, 'no-such-seat', 'POST', `/api/tables/${id}/seats/green/player`, { bot: 'sergeant' });
    await new Visitor(house).isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/blue/leave`, {});
  });

  it('is given up, and not taken over by the other side, who would see what it holds', async () => {
    await blue.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    expect(await seatsOf()).toEqual([
      ['red', true, null],
      ['blue', false, 'sergeant'],
    ]);
    await red.isRefused(403, 'other-side', 'POST', `/api/tables/${id}/seats/blue/take-over`);
    await red.isRefused(409, 'seat-needs-somebody', 'POST', `/api/tables/${id}/seats/blue/player`, {});
    await blue.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/seats/blue/take-over`);
  });

  it('that was given up can be taken by somebody who is invited', async () => {
    const { secret } = await red.gets<Invitation>('POST', `/api/tables/${id}/seats/blue/invitation`);
    const other = new Visitor(house);
    await other.gets('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
    expect(await seatsOf()).toEqual([
      ['red', true, null],
      ['blue', true, null],
    ]);
  });

  it('of a team is taken over by another of the team', async () => {
    const anne = new Visitor(house);
    const { table } = await anne.newTable({
      game: 'skirmish',
      setup: 'trio',
      seats: ['red-1'],
      bots: { 'red-2': 'sergeant', blue: 'sergeant' },
      seed: undefined,
    });
    await anne.gets('POST', `/api/tables/${table.id}/seats/red-2/take-over`);
    const { seats } = await anne.scene(table.id);
    expect(seats.filter(({ yours }) => yours).map(({ seat, bot }) => [seat, bot])).toEqual([
      ['red-1', null],
      ['red-2', null],
    ]);
  });

  it('of one who stays away is handed over by the others, once they have waited for as long as was agreed', async () => {
    let now = 1_800_000_000_000;
    const patient = await opened(undefined, { now: () => now });
    const pair = await dueling(patient, { manners: { patience: 3_600_000 } });
    const scene = await pair.red.scene(pair.id);
    const [waiting, away, seat] = scene.offers.length > 0 ? [pair.blue, pair.red, 'red'] : [pair.red, pair.blue, 'blue'];
    const url = `/api/tables/${pair.id}/seats/${seat}/player`;
    await waiting.isRefused(403, 'not-your-seat', 'POST', url, { bot: 'sergeant' });
    now += 3_600_001;
    await waiting.gets('POST', url, { bot: 'sergeant' });
    const after = await away.gets<Scene>('POST', url, {});
    expect(after.seats.find((one) => one.seat === seat)?.bot).toBeNull();
  });

  it('of one who stays away in the middle of a window as well, by those whom it does not ask', async () => {
    let now = 1_800_000_000_000;
    const patient = await opened(undefined, { now: () => now });
    const { id, red, blue } = await dueling(patient, { manners: { patience: 3_600_000 } });
    const url = `/api/tables/${id}/seats/blue/player`;
    await until(async () => {
      const [own, other] = [await red.scene(id), await blue.scene(id)];
      if (other.question?.pass !== undefined) return true;
      const ahead = own.offers.find(({ text }) => /^(play march|step|join)/.test(text)) ?? own.offers.find(({ text }) => text === 'done');
      if (own.offers.length === 0)
        await blue.does(id, 'choices', { choice: other.offers.find(({ text }) => /rest|done/.test(text))?.text });
      else await red.does(id, 'choices', { choice: (ahead ?? own.offers.find(({ text }) => /rest|halt|pass/.test(text)))?.text });
      return false;
    });
    expect((await red.scene(id)).question).toBeNull();
    await red.isRefused(403, 'not-your-seat', 'POST', url, { bot: 'sergeant' });
    now += 3_600_001;
    // Blue, who is asked, learns nothing about red by it.
    await blue.isRefused(403, 'not-your-seat', 'POST', url.replace('blue', 'red'), { bot: 'sergeant' });
    await red.gets('POST', url, { bot: 'sergeant' });
  });
});

describe('taking back', () => {
  it('goes over what a scripted player has chosen since, if nothing has come to light', async () => {
    const red = new Visitor(await opened(undefined, { after: soon }));
    let isSeen = false;
    for (let table = 0; table < 40 && !isSeen; table++) {
      const { id } = (await red.newTable({ ...AGAINST_BLUE, seed: `seed ${table}` })).table;
      for (let step = 0; step < 20 && !isSeen; step++) {
        const scene = await until(async () => {
          const now = await red.scene(id);
          return (now.outcome || now.offers.length > 0) && now;
        });
        if (scene.outcome) break;
        const lines = await red.house.store.entries(id);
        if (scene.undoable > 0 && lines.at(-1)?.startsWith('blue ')) {
          await red.does(id, 'undo');
          expect((await red.house.store.entries(id)).at(-1)).toMatch(/^red undo \d+ with blue$/);
          isSeen = true;
        } else await red.does(id, 'play-on');
      }
    }
    expect(isSeen).toBe(true);
  });

  it('takes the consent of others who have chosen since; they may refuse it, or agree', async () => {
    const house = await opened();
    const { id, red, blue } = await dueling(house);
    const proposed = () => red.ask<Scene>('POST', `/api/tables/${id}/proposals`, { what: 'undo' });
    const answered = (agrees: boolean) => blue.gets<Scene>('POST', `/api/tables/${id}/proposals/answer`, { agrees });
    const entries = async () => (await house.store.entries(id)).length;
    for (const agrees of [false, true]) {
      let before = 0;
      await until(async () => {
        const scene = await red.scene(id);
        expect(scene.outcome).toBeNull();
        await (scene.offers.length > 0 ? red : blue).does(id, 'play-on');
        before = await entries();
        // What nobody else has a say in is taken back at once.
        if ((await red.scene(id)).undoable > 0) return false;
        const answer = await proposed();
        return answer.status === 200 && answer.body.proposal?.awaiting.includes('blue');
      });
      const { proposal, steps, log } = await blue.scene(id);
      expect(proposal).toMatchObject({ what: 'undo', seat: 'red', awaiting: ['blue'] });
      // It is told from where on, as far as he knows of it: not only his own choice goes.
      expect(steps).toContain(proposal?.from);
      expect(proposal?.from).toBeLessThan(steps.at(-1) ?? 0);
      const after = await answered(agrees);
      expect(after.proposal).toBeNull();
      expect(await entries()).toBe(agrees ? before + 1 : before);
      for (const { declined, log: now } of [after, await red.scene(id)]) {
        expect(declined).toEqual(agrees ? undefined : { what: 'undo', seat: 'red', by: 'blue' });
        if (agrees) expect(now.lines.at(-1)).toMatchObject({ mark: 'taken-back', seat: 'red', others: ['blue'] });
      }
      if (!agrees) expect(after.log).toEqual(log);
    }
    expect((await house.store.entries(id)).at(-1)).toMatch(/^red undo \d+ with blue$/);
  });

  it('is no longer told as refused once something has happened', async () => {
    const { id, red, blue } = await dueling(await opened());
    await red.gets('POST', `/api/tables/${id}/proposals`, { what: 'end' });
    const { declined } = await blue.gets<Scene>('POST', `/api/tables/${id}/proposals/answer`, { agrees: false });
    expect(declined).toEqual({ what: 'end', seat: 'red', by: 'blue' });
    await blue.isRefused(409, 'no-proposal', 'POST', `/api/tables/${id}/proposals/answer`, { agrees: true });
    const { offers } = await red.scene(id);
    await (offers.length > 0 ? red : blue).does(id, 'play-on');
    expect(await red.scene(id)).not.toHaveProperty('declined');
  });
});

describe('the end of a game before its rules end it', () => {
  it('comes when somebody gives up: the others have won', async () => {
    const { id, red, blue } = await dueling(await opened());
    await blue.does(id, 'resign', { seat: 'blue' });
    expect((await red.scene(id)).outcome).toEqual({ winners: ['red'], how: 'resigned' });
    const save = readSave((await red.ask('GET', `/api/tables/${id}/save`)).text);
    const replayed = save.ok && replaySave(SKIRMISH_GAME, save.value, { verify: true });
    expect(replayed).toHaveProperty('value.chronicle.match.outcome', { winners: ['red'], how: 'resigned' });
    await red.isRefused(422, 'game-over', 'POST', `/api/tables/${id}/proposals`, { what: 'end' });
  });

  it('comes when all agree, and is kept', async () => {
    const folder = await newFolder();
    const house = await openHouse(folder);
    const { id, red, blue } = await dueling(house);
    const offered = await red.gets<Scene>('POST', `/api/tables/${id}/proposals`, { what: 'end' });
    expect(offered.proposal).toEqual({ what: 'end', seat: 'red', awaiting: ['blue'] });
    await blue.gets('POST', `/api/tables/${id}/proposals/answer`, { agrees: true });
    expect((await red.scene(id)).outcome).toEqual({ winners: [], how: 'agreed' });
    await house.close();
    red.house = await opened(folder);
    expect((await red.scene(id)).outcome).toEqual({ winners: [], how: 'agreed' });
  });

  it('is offered, and lapses when something happens', async () => {
    const { id, red, blue } = await dueling(await opened());
    await red.gets('POST', `/api/tables/${id}/proposals`, { what: 'end' });
    const { offers } = await red.scene(id);
    await (offers.length > 0 ? red : blue).does(id, 'play-on');
    await blue.isRefused(409, 'no-proposal', 'POST', `/api/tables/${id}/proposals/answer`, { agrees: true });
  });
});
