/** Windows at a table of two: whose clock runs at those that everybody knows of, and how long the others stay open. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/server/windows.ts';
import type { Company } from '../../src/wire/company.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { connected, type House, openHouse, removeFolders, SHARE, told, Visitor } from './given.ts';
import { Turned } from './turned.ts';

const houses: House[] = [];
let clock: Turned;
beforeEach(() => {
  clock = new Turned();
});
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

const MINUTE = 60_000;
const CLOCK = { for: 'game', time: 60 * MINUTE, increment: 0, whenOut: 'hand-over' };

interface Fight {
  readonly house: House;
  readonly id: string;
  readonly players: readonly [Visitor, Visitor];
}

async function opened(every?: Clock['after']): Promise<House> {
  const house = await openHouse(undefined, { now: clock.now, after: clock.after, ...(every && { every }) });
  houses.push(house);
  return house;
}

async function fighting(manners: object, every?: Clock['after']): Promise<Fight> {
  const house = await opened(every);
  const [axis, allies] = [new Visitor(house), new Visitor(house)];
  const { table } = await axis.newTable({ game: 'combat-commander', setup: 'first-light', seed: undefined, seats: ['axis'], manners });
  const { secret } = await axis.gets<{ secret: string }>('POST', `/api/tables/${table.id}/seats/allies/invitation`);
  await allies.gets('POST', `/api/tables/${table.id}/seats`, { secret, share: SHARE });
  return { house, id: table.id, players: [axis, allies] };
}

interface Moment {
  readonly asked: Visitor;
  readonly other: Visitor;
  readonly scenes: readonly [Scene, Scene];
  /** As the one who is asked sees it. */
  readonly scene: Scene;
}

const isAsked = ({ question, seat }: Scene) => question?.seats.some((one) => one === seat) === true;

async function momentOf({ id, players: [axis, allies] }: Fight): Promise<Moment> {
  const scenes = [await axis.scene(id), await allies.scene(id)] as const;
  return isAsked(scenes[0])
    ? { asked: axis, other: allies, scenes, scene: scenes[0] }
    : { asked: allies, other: axis, scenes, scene: scenes[1] };
}

/** The scripted player goes on for both until it stands as wished. */
async function goneOn(fight: Fight, isWanted: (moment: Moment) => boolean): Promise<Moment> {
  for (let choices = 0; choices < 900; choices++) {
    const moment = await momentOf(fight);
    if (isWanted(moment)) return moment;
    await moment.asked.does(fight.id, 'play-on');
  }
  throw new Error('It never came to that.');
}

const companyOf = ({ id }: Fight, visitor: Visitor) => visitor.gets<Company>('GET', `/api/tables/${id}/company`);

/** Nobody but the one who is asked knows of it, and he could play something. */
const isSecretChance = ({ scenes, scene }: Moment) =>
  scene.question?.pass === 'pass' && scene.offers.length > 1 && scenes.some(({ question }) => question === null);

describe('windows that everybody knows of', () => {
  it('at the Initiative card, and where another Order may be given, all know who is asked, and his clock runs', async () => {
    const fight = await fighting({ clock: CLOCK });
    for (const wanted of ['initiative', 'next-order with an order', 'next-order without']) {
      const { scenes, scene } = await goneOn(fight, ({ scene: { question, offers } }) => {
        const canOrder = offers.some(({ choice }) => choice.kind === 'order');
        return wanted === (question?.asks === 'next-order' ? `next-order ${canOrder ? 'with an order' : 'without'}` : question?.asks);
      });
      const [other] = scenes.filter(({ seat }) => seat !== scene.seat);
      const { settles: _, ...question } = scene.question ?? {};
      expect(other?.question).toEqual(question);
      expect(other?.seats.map(({ asked }) => asked)).toEqual(other?.seats.map(({ seat }) => seat === scene.seat));
      const { clock: times } = await companyOf(fight, fight.players[0]);
      expect(times?.map(({ side, running }) => [side, running])).toEqual(scenes.map(({ seat }) => [seat, seat === scene.seat]));
    }
  });
});

describe('the longest time of a secret window', () => {
  it('fits clock and patience, unless something else was agreed', async () => {
    const agreed = async (manners: object) => (await new Visitor(await opened()).duel({ manners })).manners.windows;
    expect(await agreed({})).toBeUndefined();
    expect(await agreed({ clock: CLOCK })).toBe(2 * MINUTE);
    expect(await agreed({ clock: CLOCK, patience: MINUTE })).toBe(MINUTE);
    expect(await agreed({ patience: 600 * MINUTE })).toBe(600 * MINUTE);
    expect(await agreed({ clock: { ...CLOCK, for: 'choice', time: 1_440 * MINUTE } })).toBe(1_440 * MINUTE);
    expect(await agreed({ clock: CLOCK, windows: 10_000 })).toBe(10_000);
    expect(await agreed({ clock: CLOCK, windows: null })).toBeNull();
  });

  it('is seen by all alike, and when it is over the window goes by, at nobody’s cost', async () => {
    const fight = await fighting({ clock: CLOCK, windows: MINUTE });
    const { asked, other, scene } = await goneOn(fight, isSecretChance);
    const live = await connected(fight.house, fight.id, other, '?company=all');
    const all = [asked, other, new Visitor(fight.house)];
    const left = () => Promise.all(all.map(async (visitor) => (await companyOf(fight, visitor)).window));
    expect(await left()).toEqual([MINUTE, MINUTE, MINUTE]);
    const times = async () => (await companyOf(fight, other)).clock;
    const before = { times: await times(), version: (await other.scene(fight.id)).version };
    clock.goOn(MINUTE - 1);
    expect(await left()).toEqual([1, 1, 1]);
    expect((await asked.scene(fight.id)).question).toEqual(scene.question);
    await told(other, fight.id, live);
    const heard = live.messages.length;
    const entries = (await fight.house.store.entries(fight.id)).length;
    clock.goOn(1);
    await told(other, fight.id, live);
    const passed = (await fight.house.store.entries(fight.id)).slice(entries);
    expect(passed[0]).toBe(`=${scene.seat} ${scene.question?.asks}: pass`);
    // Only what comes of it is told, as if he had passed.
    for (const { scene: seen } of live.messages.slice(heard).flatMap((message) => (message.type === 'scene' ? [message] : [])))
      expect(seen.log.lines.filter((line) => !('event' in line))).toEqual([]);
    const running = (await times())?.filter((time) => !time.running);
    expect(before.times).toEqual(
      expect.arrayContaining(running?.map(({ side, left: rest }) => ({ side, left: rest, running: false })) ?? []),
    );
    expect(before.times?.some((time) => time.running)).toBe(false);
    await live.close();
  });

  it('stands still while the server sleeps', async () => {
    let tick = () => {};
    const every: Clock['after'] = (_milliseconds, act) => {
      tick = act;
      return () => {};
    };
    const fight = await fighting({ windows: MINUTE }, every);
    const { other, scene, asked } = await goneOn(fight, isSecretChance);
    const live = await connected(fight.house, fight.id, other, '?company=all');
    tick();
    clock.goOn(25_000);
    expect((await companyOf(fight, other)).window).toBe(MINUTE);
    tick();
    await told(other, fight.id, live);
    expect(live.company.flatMap((one) => (one.type === 'company' ? one.company.window : []))).toEqual([MINUTE, MINUTE]);
    for (let second = 0; second < 59; second++) {
      clock.goOn(1_000);
      tick();
    }
    // By the hour it would be over.
    expect((await asked.scene(fight.id)).question).toEqual(scene.question);
    expect((await companyOf(fight, other)).window).toBe(1_000);
    clock.goOn(1_000);
    expect((await asked.scene(fight.id)).question?.asks).not.toBe(scene.question?.asks);
    await live.close();
  });

  it('is no longer counted once somebody has answered', async () => {
    const fight = await fighting({ windows: MINUTE });
    const { asked } = await goneOn(fight, isSecretChance);
    clock.goOn(MINUTE / 2);
    await asked.does(fight.id, 'choices', { choice: 'pass' });
    const now = await momentOf(fight);
    const left = (await companyOf(fight, now.other)).window;
    expect(left === undefined || left === MINUTE).toBe(true);
  });
});

describe('a window at which somebody need not be asked', () => {
  const AWAY = 20_000;
  const wish = ({ id }: Fight, visitor: Visitor, stops: object) =>
    visitor.gets<Scene>('POST', `/api/tables/${id}/stops`, { never: [], untilMyTurn: false, always: [], ...stops });
  const entriesOf = ({ house, id }: Fight) => house.store.entries(id);
  const seatOf = (visitor: Visitor, { players }: Fight) => (visitor === players[0] ? 'axis' : 'allies');

  it('goes by where it is hardly worth a question, with nobody there, and later than at once', async () => {
    const fight = await fighting({});
    const { scene } = await goneOn(fight, (moment) => moment.scene.question?.asks === 'initiative' && moment.scene.spared === true);
    const before = (await entriesOf(fight)).length;
    clock.goOn(300);
    expect(await entriesOf(fight)).toHaveLength(before);
    clock.goOn(AWAY);
    await fight.players[0].scene(fight.id);
    expect((await entriesOf(fight))[before]).toBe(`=${scene.seat} initiative: pass`);
  });

  it('does not where he wishes to be asked always', async () => {
    const fight = await fighting({});
    const { asked } = await goneOn(fight, (moment) => moment.scene.question?.asks === 'initiative' && moment.scene.spared === true);
    expect((await wish(fight, asked, { always: ['initiative'] })).spared).toBeUndefined();
    clock.goOn(AWAY);
    expect((await asked.scene(fight.id)).question?.asks).toBe('initiative');
  });

  it('goes by where he does not wish to be asked, and is his again when he does', async () => {
    const fight = await fighting({});
    const { asked, scene } = await goneOn(fight, isSecretChance);
    const asks = scene.question?.asks ?? '';
    await wish(fight, asked, { never: [asks] });
    await wish(fight, asked, {});
    clock.goOn(AWAY);
    expect((await asked.scene(fight.id)).question?.asks).toBe(asks);
    const before = (await entriesOf(fight)).length;
    expect((await wish(fight, asked, { never: [asks] })).stops?.never).toEqual([asks]);
    clock.goOn(AWAY);
    await asked.scene(fight.id);
    expect((await entriesOf(fight))[before]).toBe(`=${scene.seat} ${asks}: pass`);
  });

  it('goes by until it is his own turn, and not any more from then on', async () => {
    const fight = await fighting({});
    const { asked } = await goneOn(fight, isSecretChance);
    expect((await wish(fight, asked, { untilMyTurn: true })).stops?.untilMyTurn).toBe(true);
    const seat = seatOf(asked, fight);
    const own = await goneOn(fight, ({ scene }) => scene.seat === seat && scene.question?.pass === undefined);
    expect(own.scene.stops?.untilMyTurn).toBe(false);
  });

  it('is nobody’s to wish about who only watches', async () => {
    const fight = await fighting({});
    const url = `/api/tables/${fight.id}/stops`;
    const nothing = { never: [], untilMyTurn: false, always: [] };
    await new Visitor(fight.house).isRefused(403, 'not-at-this-table', 'POST', url, nothing);
  });
});
