/** Those who only watch, where the players want them to be behind: they see the table as it was, and nothing else of it. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { entryFrom, goesWithBefore } from '../../src/kernel/entry.ts';
import { replayEntries } from '../../src/kernel/save.ts';
import { logFor } from '../../src/kernel/witness/log.ts';
import { sightOf } from '../../src/kernel/witness/sight.ts';
import type { Company } from '../../src/wire/company.ts';
import type { LogPart, Refused, Scene } from '../../src/wire/wire.ts';
import { CARDS, type Choice, type Event, type State } from '../skirmish/state.ts';
import { connected, dueling, type House, type Live, newFolder, openHouse, removeFolders, told, Visitor } from './given.ts';
import { SKIRMISH_GAME } from './skirmish-box.ts';
import { Turned } from './turned.ts';

const houses: House[] = [];
let clock = new Turned();
async function opened(folder?: string): Promise<House> {
  const house = await openHouse(folder, { now: clock.now, after: clock.after });
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
  clock = new Turned();
});
afterAll(removeFolders);

const behind = (delay: object) => ({ manners: { watching: { mayWrite: true, delay } } });

/** The table after its first so many entries, as the test itself knows it. */
async function stood(house: House, id: string, entries: number): Promise<Chronicle<State, Choice, Event>> {
  const kept = await house.store.table(id);
  if (!kept) throw new Error('It is not kept.');
  const { setup, seed, salt } = kept.table;
  const lines = (await house.store.entries(id)).slice(0, entries);
  return replayEntries(SKIRMISH_GAME, { setup, seed, salt }, lines, false, () => true).chronicle;
}

/** How many entries were made before the last so many choices. */
function before(lines: readonly string[], choices: number): number {
  const chosen = lines.flatMap((line, index) => {
    const entry = entryFrom(line);
    return entry && 'choice' in entry && !goesWithBefore(entry) ? [index] : [];
  });
  return chosen.at(-choices) ?? 0;
}

const seen = (scene: Scene) => ({ view: scene.view, question: scene.question, offers: scene.offers, step: scene.step, steps: scene.steps });
const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data));

async function isAsItWas(pair: { id: string; watcher: Visitor }, house: House, entries: number, live?: Live): Promise<void> {
  const chronicle = await stood(house, pair.id, entries);
  const { view, question, offers, step, steps, outcome } = plain(sightOf(chronicle, undefined));
  const scene = await pair.watcher.scene(pair.id);
  expect(seen(scene)).toEqual({ view, question, offers, step, steps });
  expect(scene.outcome).toEqual(outcome);
  expect(scene.table.outcome).toEqual(outcome);
  expect(scene.proposal).toBeNull();
  expect(scene.log.lines).toEqual(plain(logFor(chronicle, undefined)));
  const history = await pair.watcher.gets<LogPart>('GET', `/api/tables/${pair.id}/history`);
  expect(history.lines).toEqual(scene.log.lines);
  if (live) expect(seen(live.scenes.at(-1) as Scene)).toEqual(seen(scene));
}

describe('behind by choices', () => {
  it('those who watch see the table as it was, and not a byte of what came since; at the end they see all', async () => {
    const house = await opened();
    const { id, red, blue, watcher } = await dueling(house, behind({ choices: 4 }));
    const live = await connected(house, id, watcher, '?company=all');
    const random = randomFrom('behind');
    const shown = new Set<string>();
    let hidden = 0;
    for (let made = 0; made < 45; made++) {
      const [own, other] = [await red.scene(id), await blue.scene(id)];
      if (own.outcome) break;
      const [visitor, scene] = own.offers.length > 0 ? [red, own] : [blue, other];
      const what = ['undo', 'hint'][below(random, 12)] ?? 'choices';
      const choice = scene.offers[below(random, scene.offers.length)]?.text;
      await visitor.command(id, what, scene.version, { seat: scene.seat, ...(what === 'choices' && { choice }) });
      await told(red, id, live);
      const lines = await house.store.entries(id);
      if ((await red.scene(id)).outcome) break;
      const due = before(lines, 4);
      await isAsItWas({ id, watcher }, house, due, live);
      const was = plain(sightOf(await stood(house, id, due), undefined));
      const isIn = (text: string) => CARDS.filter((card) => text.includes(`${card}"`));
      for (const card of isIn(JSON.stringify([was.view, was.log]))) shown.add(card);
      expect(isIn(watcher.received.join('\n')).filter((card) => !shown.has(card))).toEqual([]);
      const now = isIn(JSON.stringify(plain(sightOf(await stood(house, id, lines.length), undefined)).log));
      hidden += now.filter((card) => !shown.has(card)).length;
    }
    expect(hidden).toBeGreaterThan(0);
    if (!(await red.scene(id)).outcome) await blue.does(id, 'resign', { seat: 'blue' });
    await told(red, id, live);
    await isAsItWas({ id, watcher }, house, (await house.store.entries(id)).length, live);
    expect((await watcher.scene(id)).dice.seed).toBeDefined();
    await live.close();
  });

  it('they are told no more by asking: neither why not, nor earlier steps, nor odds', async () => {
    const house = await opened();
    const { id, red, watcher } = await dueling(house, behind({ choices: 50 }));
    for (const choice of ['rest', 'done']) await red.does(id, 'choices', { choice });
    expect((await red.scene(id)).question?.seats).toEqual(['blue']);
    const { verdicts } = await watcher.gets<{ verdicts: { refusal: Refused }[] }>('POST', `/api/tables/${id}/explain`, { choice: 'rest' });
    expect(verdicts[0]?.refusal.figures).toEqual({ seats: ['red'] });
    expect(await watcher.gets('GET', `/api/tables/${id}/forecast`)).toEqual({ forecast: null });
    await watcher.isRefused(404, 'no-such-step', 'GET', `/api/tables/${id}/history/2`);
    await watcher.gets('GET', `/api/tables/${id}/history/0`);
    const { table, seats } = await watcher.scene(id);
    expect(table.changed).toBe(table.created);
    expect(seats.map(({ asked }) => asked)).toEqual([true, false]);
  });

  it('what is said they read when they see what it was about, and they see neither the clock nor what is pointed at', async () => {
    const house = await opened();
    const limit = { for: 'game', time: 600_000, whenOut: 'end' };
    const { id, red, blue, watcher } = await dueling(house, {
      manners: { clock: limit, watching: { mayWrite: true, delay: { choices: 2 } } },
    });
    const lives = [await connected(house, id, blue, '?company=all'), await connected(house, id, watcher, '?company=all')] as const;
    await red.does(id, 'choices', { choice: 'rest' });
    await red.gets('POST', `/api/tables/${id}/talk`, { text: 'I rest' });
    await watcher.gets('POST', `/api/tables/${id}/talk`, { text: 'What happens?' });
    await red.gets('POST', `/api/tables/${id}/pointing`, { thing: 'red-a' });
    await told(red, id, ...lives);
    const talkOf = async (visitor: Visitor) =>
      (await visitor.gets<Company>('GET', `/api/tables/${id}/company`)).talk.map(({ text }) => text);
    expect(await talkOf(blue)).toEqual(['I rest', 'What happens?']);
    expect(await talkOf(watcher)).toEqual([]);
    await red.does(id, 'choices', { choice: 'done' });
    await blue.does(id, 'choices', { choice: 'rest' });
    await told(red, id, ...lives);
    expect(await talkOf(watcher)).toEqual(['I rest', 'What happens?']);
    const [near, far] = lives.map(({ company }) => company);
    const texts = far?.flatMap((message) => (message.type === 'company' ? message.company.talk : [])).map(({ text }) => text);
    expect(texts).toEqual(['I rest', 'What happens?']);
    expect(near?.some(({ type }) => type === 'pointing')).toBe(true);
    expect(far?.some(({ type }) => type === 'pointing')).toBe(false);
    const clocks = (messages = near) => messages?.flatMap((message) => (message.type === 'company' ? [message.company.clock] : []));
    expect(clocks()?.at(-1)).not.toBeNull();
    expect(new Set(clocks(far))).toEqual(new Set([null]));
    for (const live of lives) await live.close();
  });
});

describe('behind by time', () => {
  it('those who watch see everything so much later, without asking for it', async () => {
    const house = await opened();
    const { id, red, watcher } = await dueling(house, behind({ time: 60_000 }));
    clock.goOn(60_000);
    const live = await connected(house, id, watcher);
    const made = [(await house.store.entries(id)).length];
    for (const choice of ['rest', 'done']) {
      clock.goOn(20_000);
      await red.does(id, 'choices', { choice });
      made.push((await house.store.entries(id)).length);
    }
    await told(red, id, live);
    await isAsItWas({ id, watcher }, house, made[0] ?? 0, live);
    clock.goOn(39_999);
    await told(red, id, live);
    await isAsItWas({ id, watcher }, house, made[0] ?? 0, live);
    clock.goOn(1);
    await told(red, id, live);
    await isAsItWas({ id, watcher }, house, made[1] ?? 0, live);
    clock.goOn(20_000);
    await told(red, id, live);
    await isAsItWas({ id, watcher }, house, made[2] ?? 0, live);
    await live.close();
  });

  it('after a restart they see nothing early', async () => {
    const folder = await newFolder();
    const house = await opened(folder);
    const { id, red, watcher } = await dueling(house, behind({ time: 60_000 }));
    await red.does(id, 'choices', { choice: 'rest' });
    clock.goOn(30_000);
    await houses.splice(0)[0]?.close();
    const again = await opened(folder);
    watcher.house = again;
    await isAsItWas({ id, watcher }, again, 0);
    clock.goOn(29_999);
    await isAsItWas({ id, watcher }, again, 0);
    clock.goOn(1);
    await isAsItWas({ id, watcher }, again, (await again.store.entries(id)).length);
  });
});

describe('a delay', () => {
  it('that makes no sense is refused', async () => {
    const visitor = new Visitor(await opened());
    for (const delay of [
      {},
      { choices: 0 },
      { choices: 201 },
      { choices: 1.5 },
      { time: 999 },
      { time: 86_400_001 },
      { choices: 1, time: 1_000 },
      5,
    ]) {
      const wish = { game: 'skirmish', setup: 'duel', manners: { watching: { delay } } };
      await visitor.isRefused(400, 'malformed', 'POST', '/api/tables', wish);
    }
  });
});
