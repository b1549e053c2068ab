/**
 * One hostile evening, over HTTP as an attacker would spend it: seats and links in any order, peeking through private windows, clocks,
 * floods of every kind, signs that hide text; and a real process that is killed, moved from under its folder and kept busy.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import { entryFrom } from '../../src/kernel/entry.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { replayEntries } from '../../src/kernel/save.ts';
import type { Company } from '../../src/wire/company.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { howMany, progress } from '../how-many.ts';
import { type House, newCommand, openHouse, portOf, removeFolders } from '../server/given.ts';
import { COMPILED, compile, type Running, start } from '../server/processes.ts';
import { SKIRMISH_GAME } from '../server/skirmish-box.ts';
import { Turned } from '../server/turned.ts';
import type { Side, State } from '../skirmish/state.ts';
import { type Answered, Somebody } from './somebody.ts';

const DAY = 24 * 3_600_000;
const SHARE = 'drawn-by-a-machine';
const SEATS: readonly Side[] = ['red', 'blue'];

/** Every answer is somebody's own, says what is wrong where it refuses, and comes from a server that is well. */
class Attacker extends Somebody {
  override async ask<T>(method: string, path: string, body?: object): Promise<Answered<T>> {
    const answer = await super.ask<T>(method, path, body);
    const what = `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 300)}`;
    expect([200, 201, 400, 403, 404, 409, 410, 422, 429, 503], what).toContain(answer.status);
    if (path.startsWith('/api/')) expect(answer.headers['cache-control'], what).toBe('no-store');
    if (answer.status >= 400) {
      const { text } = answer.body as { text?: string };
      expect(text, what).toMatch(/^\p{L}.*[.!?]$|^[“«].*[.!?]$/su);
      expect(text, what).not.toMatch(/undefined|\{\{|\[object|native code/);
    }
    return answer;
  }

  /** What is bound to be granted. */
  async gets<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.ask<T>(method, path, body);
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300);
    return answer.body;
  }

  override privately(): Attacker {
    return new Attacker(this.port, this.address);
  }
}

const codeOf = ({ body }: Answered<unknown>) => (body as { code?: string }).code;
const handIn = ({ view }: Scene) => (view as { hand?: readonly string[] }).hand;
const oneOf = <T>(lot: Random, list: readonly T[]): T => list[below(lot, list.length)] as T;

/** Files as somebody might change them. */
const OWN = [
  ['v-commandos', 'meadow', 'v-commandos/content/levels/meadow.json'],
  ['combat-commander', 'first-light', 'combat-commander/content/scenarios/first-light.json'],
] as const;

describe('an evening at tables of a server', () => {
  const clock = new Turned();
  let house: House;
  let port: number;
  beforeAll(async () => {
    house = await openHouse(undefined, { now: clock.now, after: clock.after });
    port = await portOf(house);
  });
  afterAll(async () => {
    await house.close();
    await removeFolders();
  });

  const somebody = () => new Attacker(() => port, '127.0.0.1');

  async function newDuel(owner: Attacker, wish: object = {}): Promise<string> {
    const wanted = { game: 'skirmish', setup: 'duel', manners: { pace: 'paused' }, ...wish };
    return (await owner.gets<Scene>('POST', '/api/tables', wanted)).table.id;
  }

  /** What the seats really hold, as only the server knows. */
  async function handsAt(id: string): Promise<State['hands']> {
    const kept = await house.store.table(id);
    if (!kept) throw new Error('It is not kept.');
    const { setup, seed, salt } = kept.table;
    const { chronicle } = replayEntries(SKIRMISH_GAME, { setup, seed, salt }, await house.store.entries(id), false);
    return chronicle.match.state.hands;
  }

  /** Everything is dealt anew, and what the seat holds as well. */
  const isDealtFor = (seat: Seat) => (line: string) => {
    const entry = entryFrom(line);
    return entry !== undefined && 'redeal' in entry && entry.known?.includes(seat) === false;
  };
  const redeal = (line: string) => line.includes(' redeal ');

  interface Link {
    readonly secret: string;
    readonly kind: 'invitation' | 'way-back' | 'replacement';
    readonly seat: Side;
    isGood: boolean;
  }

  /** Why a good link may be refused all the same. */
  const NOT_NOW = ['own-invitation', 'not-away', 'dealt-too-often', 'seat-used-up', 'hand-stays', 'knows-the-hand'];

  /** Four people press whatever there is, and try every link that was ever made, and some that never were. */
  async function walk(number: number, steps: number): Promise<void> {
    const lot = randomFrom(`walk ${number}`);
    const people = { owner: somebody(), friend: somebody(), stranger: somebody(), 'private window': somebody() };
    const id = await newDuel(people.owner, { seats: ['red'] });
    for (const one of Object.values(people)) await one.ask('GET', `/api/tables/${id}`);
    const holders: Record<Side, string | null> = { red: 'owner', blue: null };
    const bots: Record<Side, string | null> = { red: null, blue: null };
    const links: Link[] = [];
    let owner = 'owner';
    const end = (seat: Side, ...kinds: readonly Link['kind'][]) => {
      for (const link of links) if (link.seat === seat && kinds.includes(link.kind)) link.isGood = false;
    };
    const all = ['invitation', 'way-back', 'replacement'] as const;
    for (let step = 0; step < steps; step++) {
      clock.goOn(below(lot, 8) === 0 ? DAY + 1 : 2_500);
      const who = oneOf(lot, Object.keys(people) as (keyof typeof people)[]);
      const seat = oneOf(lot, SEATS);
      const other = seat === 'red' ? 'blue' : 'red';
      const holder = holders[seat];
      const isTheirs = holder === who || (holder === null && who === owner);
      const act = oneOf(lot, [
        'invitation',
        'way-back',
        'replacement',
        'leave',
        'take-over',
        'bot',
        'back',
        'take',
        'take',
        'take',
      ] as const);
      const url = `/api/tables/${id}/seats`;
      const what = `walk ${number}, step ${step}: ${who} ${act} ${seat}, ${JSON.stringify(holders)}`;
      if (act === 'invitation' || act === 'way-back' || act === 'replacement') {
        const answer = await people[who].ask<{ secret: string }>('POST', `${url}/${seat}/${act}`, {});
        const may = { invitation: isTheirs, 'way-back': holder === who, replacement: who === owner && holder !== null }[act];
        if (answer.status !== 200) {
          if (may && act !== 'replacement') expect(codeOf(answer), what).toBe('too-many');
          continue;
        }
        expect(may, what).toBe(true);
        end(seat, act);
        links.push({ secret: answer.body.secret, kind: act, seat, isGood: true });
      } else if (act === 'leave') {
        const { status } = await people[who].ask('POST', `${url}/${seat}/leave`, {});
        expect(status === 200, what).toBe(holder === who);
        if (status !== 200) continue;
        holders[seat] = null;
        bots[seat] = 'sergeant';
        end(seat, ...all);
      } else if (act === 'take-over') {
        const { status } = await people[who].ask('POST', `${url}/${seat}/take-over`);
        if (status !== 200) continue;
        expect([holder, holders[other] === who], what).toEqual([null, false]);
        expect(who, what).toBe(owner);
        holders[seat] = who;
        bots[seat] = null;
        end(seat, 'invitation');
      } else if (act === 'bot' || act === 'back') {
        const { status } = await people[who].ask('POST', `${url}/${seat}/player`, act === 'bot' ? { bot: 'sergeant' } : {});
        if (status !== 200) continue;
        expect(isTheirs, what).toBe(true);
        if (act === 'bot' && holder === null && bots[seat] === null) end(seat, 'invitation');
        bots[seat] = act === 'bot' ? 'sergeant' : null;
      } else {
        const link = links.length > 0 && below(lot, 8) > 0 ? oneOf(lot, links) : undefined;
        const guess = () => (links.at(-1)?.secret ?? 'x'.repeat(24)).split('').reverse().join('');
        const answer = await people[who].ask('POST', url, { secret: link?.secret ?? guess(), share: SHARE, really: below(lot, 2) === 0 });
        if (!link?.isGood) expect([answer.status, codeOf(answer)], what).toEqual([403, 'invitation-used-up']);
        else if (answer.status !== 200) expect(NOT_NOW, `${what} ${answer.text}`).toContain(codeOf(answer));
        else {
          // Whoever has his seat already and comes by his own lasting link changes nothing.
          if (link.kind === 'way-back') {
            if (holders[link.seat] !== who) end(link.seat, 'replacement');
            // Who finds his only seat again finds the table that is his.
            if (holders[link.seat] === owner && holders[link.seat === 'red' ? 'blue' : 'red'] !== owner) owner = who;
          } else {
            end(link.seat, ...all);
            bots[link.seat] = null;
          }
          holders[link.seat] = who;
        }
      }
      for (const [name, one] of Object.entries(people)) {
        if (below(lot, 3) > 0) continue;
        const scene = await one.gets<Scene>('GET', `/api/tables/${id}`);
        expect(
          scene.seats.map(({ yours }) => yours),
          `${what}, as ${name} sees it`,
        ).toEqual(SEATS.map((each) => holders[each] === name));
        const shown = handIn(scene);
        expect(shown ?? [], what).toEqual(scene.seat === null ? [] : (await handsAt(id))[scene.seat as Side]);
      }
    }
    for (const one of Object.values(people)) one.leave();
  }

  it('no link gives a seat that it was not made for, and none after it has ended', async () => {
    const walks = howMany({ test: 2, soak: 150 });
    for (let number = 0; number < walks; number++) {
      await walk(number, howMany({ test: 40, soak: 80 }));
      progress('links', number + 1, walks);
    }
  });

  it('nobody knows the hand that he plays against, through however many windows he has looked at it', async () => {
    const rounds = howMany({ test: 3, soak: 60 });
    let hasPeeked = 0;
    for (let number = 0; number < rounds; number++) {
      const lot = randomFrom(`peeking ${number}`);
      const windows = [somebody(), somebody(), somebody()] as const;
      const [first] = windows;
      const id = await newDuel(first, { seats: ['red'], bots: { blue: 'sergeant' } });
      for (const one of windows) await one.ask('GET', `/api/tables/${id}`);
      const url = `/api/tables/${id}/seats`;
      /** How many entries there were when he last looked from there. */
      const looked: Partial<Record<Seat, { readonly entries: number; readonly hand: string }>> = {};
      for (let step = 0; step < howMany({ test: 25, soak: 60 }); step++) {
        clock.goOn(3_000);
        const one = oneOf(lot, windows);
        const seat = oneOf(lot, SEATS);
        const act = oneOf(lot, ['leave', 'take-over', 'bot', 'back', 'invite', 'invite'] as const);
        if (act === 'leave') await one.ask('POST', `${url}/${seat}/leave`, {});
        if (act === 'take-over') await one.ask('POST', `${url}/${seat}/take-over`);
        if (act === 'bot' || act === 'back') await one.ask('POST', `${url}/${seat}/player`, act === 'bot' ? { bot: 'random' } : {});
        if (act === 'invite') {
          const { body, status } = await one.ask<{ secret: string }>('POST', `${url}/${seat}/invitation`);
          const guest = oneOf(lot, windows);
          if (status === 200) await guest.ask('POST', url, { secret: body.secret, share: SHARE, really: true });
        }
        const entries = await house.store.entries(id);
        const hands = await handsAt(id);
        const scenes = await Promise.all(windows.map((window) => window.gets<Scene>('GET', `/api/tables/${id}`)));
        const own = SEATS.filter((each) => scenes.some(({ seats }) => seats.some((card) => card.seat === each && card.yours)));
        for (const each of SEATS) {
          const seen = looked[each];
          if (own.includes(each)) looked[each] = { entries: entries.length, hand: JSON.stringify(hands[each]) };
          else if (own.length > 0 && seen) {
            hasPeeked++;
            expect(entries.slice(seen.entries).some(redeal), `round ${number}, step ${step}: ${act} ${seat}`).toBe(true);
            expect(JSON.stringify(hands[each])).not.toBe(seen.hand);
          }
        }
      }
      for (const one of windows) one.leave();
      progress('peeking', number + 1, rounds);
    }
    expect(hasPeeked).toBeGreaterThan(rounds);
  });

  it('nobody plays against a hand of somebody else that he has looked at, unless the log says that it was passed on', async () => {
    const rounds = howMany({ test: 3, soak: 60 });
    let played = 0;
    for (let number = 0; number < rounds; number++) {
      const lot = randomFrom(`friends ${number}`);
      const [friend, ...windows] = [somebody(), somebody(), somebody(), somebody()] as const;
      const id = await newDuel(windows[0], { seats: ['red'], bots: { blue: 'sergeant' } });
      for (const one of [friend, ...windows]) await one.ask('GET', `/api/tables/${id}`);
      const url = `/api/tables/${id}/seats`;
      /** How many entries there were when one of the windows last looked from there. */
      const looked: Partial<Record<Seat, number>> = {};
      for (let step = 0; step < howMany({ test: 30, soak: 60 }); step++) {
        clock.goOn(3_000);
        const one = oneOf(lot, windows);
        const seat = oneOf(lot, SEATS);
        const act = oneOf(lot, ['leave', 'take-over', 'bot', 'back', 'invite', 'invite', 'friend leaves'] as const);
        if (act === 'leave') await one.ask('POST', `${url}/${seat}/leave`, {});
        if (act === 'friend leaves') await friend.ask('POST', `${url}/${seat}/leave`, {});
        if (act === 'take-over') await one.ask('POST', `${url}/${seat}/take-over`);
        if (act === 'bot' || act === 'back') await one.ask('POST', `${url}/${seat}/player`, act === 'bot' ? { bot: 'random' } : {});
        if (act === 'invite') {
          const { body, status } = await one.ask<{ secret: string }>('POST', `${url}/${seat}/invitation`);
          const guest = oneOf(lot, [friend, friend, ...windows]);
          if (status === 200) await guest.ask('POST', url, { secret: body.secret, share: SHARE, really: true });
        }
        const entries = await house.store.entries(id);
        const scenes = await Promise.all([friend, ...windows].map((each) => each.gets<Scene>('GET', `/api/tables/${id}`)));
        const holds = (who: number, each: Seat) => scenes[who]?.seats.some((card) => card.seat === each && card.yours) === true;
        const own = SEATS.filter((each) => windows.some((_, i) => holds(i + 1, each)));
        for (const each of SEATS) {
          const since = looked[each];
          if (own.includes(each)) looked[each] = entries.length;
          else if (holds(0, each) && own.length > 0 && since !== undefined) {
            played++;
            const isSafe = entries.slice(since).some((line) => isDealtFor(each)(line) || line === `${each} passed on`);
            expect(isSafe, `round ${number}, step ${step}: ${act} ${seat}\n${entries.join('\n')}`).toBe(true);
          }
        }
      }
      for (const one of [friend, ...windows]) one.leave();
      progress('friends', number + 1, rounds);
    }
    expect(played).toBeGreaterThan(rounds);
  });

  it('a lasting link is guessed by nobody, ends with whoever is replaced, and shows his hand to no owner', async () => {
    const [owner, friend] = [somebody(), somebody()];
    const id = await newDuel(owner, { seats: ['red'] });
    const url = `/api/tables/${id}/seats`;
    const secretFor = (one: Attacker, seat: Side, what: string) =>
      one.gets<{ secret: string }>('POST', `${url}/${seat}/${what}`, {}).then(({ secret }) => secret);
    const take = (one: Attacker, secret: string, where = url) => one.ask<Scene>('POST', where, { secret, share: SHARE, really: true });
    await take(friend, await secretFor(owner, 'blue', 'invitation'));
    const lasting = await secretFor(friend, 'blue', 'way-back');
    const kept = JSON.stringify(await house.store.table(id));
    expect(kept).not.toContain(lasting);
    // What is kept in its place opens nothing either.
    const hash = JSON.parse(kept).seats[1].wayBack;
    const lot = randomFrom('guesses');
    const guesses = Array.from({ length: howMany({ test: 30, soak: 3_000 }) }, () => {
      const at = below(lot, lasting.length);
      return lasting.slice(0, at) + oneOf(lot, [...'AZaz09-_']) + lasting.slice(at + 1);
    });
    const another = `/api/tables/${await newDuel(owner)}/seats`;
    const stranger = somebody();
    for (const guess of [hash, lasting.slice(0, -1), `${lasting}x`, lasting.toUpperCase(), ...guesses])
      if (guess !== lasting) expect(codeOf(await take(stranger, guess))).toBe('invitation-used-up');
    expect(codeOf(await take(stranger, lasting, another))).toBe('invitation-used-up');

    expect(codeOf(await owner.ask('POST', `${url}/blue/replacement`))).toBe('not-away');
    clock.goOn(DAY + 1);
    const before = (await handsAt(id)).blue;
    const replacing = await secretFor(owner, 'blue', 'replacement');
    const window = owner.privately();
    const found = await take(window, replacing);
    expect(found.status, found.text).toBe(200);
    expect(handIn(found.body)).toEqual((await handsAt(id)).blue);
    expect(handIn(found.body)).not.toEqual(before);
    expect(found.body.log.lines.some((line) => 'mark' in line && line.mark === 'replaced' && line.seat === 'blue')).toBe(true);
    for (const secret of [lasting, replacing]) expect(codeOf(await take(friend.privately(), secret))).toBe('invitation-used-up');
    const left = await friend.gets<Scene>('GET', `/api/tables/${id}`);
    expect([left.seat, handIn(left)]).toEqual([null, undefined]);
    for (const one of [owner, friend, stranger, window]) one.leave();
  });

  it('no time is gained by handing a seat over and back', async () => {
    const time = 60_000;
    for (const how of ['choice', 'game'] as const) {
      const [mallory, victim] = [somebody(), somebody()];
      const manners = { pace: 'slow', clock: { for: how, time, increment: 0, whenOut: 'hand-over' } };
      const id = await newDuel(mallory, { seats: ['red'], manners });
      const url = `/api/tables/${id}/seats`;
      const { secret } = await mallory.gets<{ secret: string }>('POST', `${url}/blue/invitation`);
      await victim.gets('POST', url, { secret, share: SHARE });
      let scene = await mallory.gets<Scene>('GET', `/api/tables/${id}`);
      while (scene.step === 0 || !scene.seats.some(({ seat, asked }) => seat === 'red' && asked) || scene.question?.pass) {
        const [one, seat] = scene.offers.length > 0 ? [mallory, 'red'] : [victim, 'blue'];
        const { version } = await one.gets<Scene>('GET', `/api/tables/${id}`);
        await one.gets('POST', `/api/tables/${id}/play-on`, { command: newCommand(), version, seat });
        scene = await mallory.gets<Scene>('GET', `/api/tables/${id}`);
      }
      const left = async () =>
        (await victim.gets<Company>('GET', `/api/tables/${id}/company`)).clock?.find(({ side }) => side === 'red')?.left ?? 0;
      const before = await left();
      const times = 20;
      for (let i = 0; i < times; i++) {
        clock.goOn(2_000);
        await mallory.gets('POST', `${url}/red/player`, { bot: 'sergeant' });
        // Sooner than it would choose.
        clock.goOn(100);
        await mallory.gets('POST', `${url}/red/player`, {});
      }
      expect(await left(), how).toBeLessThanOrEqual(before - times * 2_000);
      for (const one of [mallory, victim]) one.leave();
    }
  });

  it('nobody agrees for another, and what somebody does not agree to is told to everybody', async () => {
    const [mallory, victim, watcher] = [somebody(), somebody(), somebody()];
    const id = await newDuel(mallory, { seats: ['red'] });
    const at = `/api/tables/${id}`;
    const { secret } = await mallory.gets<{ secret: string }>('POST', `${at}/seats/blue/invitation`);
    await victim.gets('POST', `${at}/seats`, { secret, share: SHARE });
    await mallory.gets('POST', `${at}/proposals`, { what: 'end' });
    const entries = await house.store.entries(id);
    const answer = (one: Attacker, body: object) => one.ask('POST', `${at}/proposals/answer`, body);
    // Whoever agrees with himself changes nothing.
    expect((await answer(mallory, { agrees: true })).status).toBe(200);
    expect(codeOf(await answer(mallory, { agrees: true, seat: 'blue' }))).toBe('not-your-seat');
    expect(codeOf(await answer(watcher, { agrees: true }))).toBe('not-at-this-table');
    expect(codeOf(await answer(watcher, { agrees: true, seat: 'blue' }))).toBe('not-at-this-table');
    expect(await house.store.entries(id)).toEqual(entries);
    await answer(victim, { agrees: false });
    for (const one of [mallory, victim, watcher])
      expect(await one.gets<Scene>('GET', at)).toMatchObject({
        outcome: null,
        proposal: null,
        declined: { what: 'end', seat: 'red', by: 'blue' },
      });
    for (const one of [mallory, victim, watcher]) one.leave();
  });

  it('whatever a table is flooded with, the others play, give up and end it', async () => {
    const [mallory, victim] = [somebody(), somebody()];
    const id = await newDuel(mallory, { seats: ['red'] });
    const at = `/api/tables/${id}`;
    const { secret } = await mallory.gets<{ secret: string }>('POST', `${at}/seats/blue/invitation`);
    await victim.gets('POST', `${at}/seats`, { secret, share: SHARE });
    const version = async () => (await mallory.gets<Scene>('GET', at)).version;
    const command = async (what: string) => ({ path: what, body: { command: newCommand(), version: await version(), seat: 'red' } });
    const KINDS: Readonly<Record<string, () => Promise<{ path: string; body: object }>>> = {
      'hand-over': async () => ({ path: 'seats/red/player', body: { bot: 'sergeant' } }),
      back: async () => ({ path: 'seats/red/player', body: {} }),
      proposal: async () => ({ path: 'proposals', body: { what: 'end' } }),
      invitation: async () => ({ path: 'seats/red/invitation', body: {} }),
      'way-back': async () => ({ path: 'seats/red/way-back', body: {} }),
      pace: async () => ({ path: 'pace', body: { pace: 'paused' } }),
      talk: async () => ({ path: 'talk', body: { text: 'again' } }),
      pointing: async () => ({ path: 'pointing', body: { thing: 'red-a' } }),
      hint: () => command('hint'),
      undo: () => command('undo'),
    };
    const often = howMany({ test: 12, soak: 450 });
    const refused = new Set<string>();
    for (const [kind, request] of Object.entries(KINDS).filter(([name]) => name !== 'back')) {
      for (let i = 0; i < often; i++) {
        // As fast as is let through.
        clock.goOn(kind === 'proposal' ? 6_500 : 3_500);
        for (const asked of kind === 'hand-over' ? [request, KINDS.back ?? request] : [request]) {
          const { path, body } = await asked();
          const answer = await mallory.ask('POST', `${at}/${path}`, body);
          if (answer.status >= 400) refused.add(`${kind}: ${codeOf(answer)}`);
        }
      }
      progress(`flood of ${kind}`, often, often);
    }
    if (often > 200) expect([...refused]).toContain('hand-over: seat-used-up');
    expect((await house.store.entries(id)).length).toBeLessThan(2_000);
    await victim.gets('POST', `${at}/talk`, { text: 'good evening' });
    await victim.gets('POST', `${at}/proposals`, { what: 'end' });
    const seen = await victim.gets<Scene>('GET', at);
    await victim.gets('POST', `${at}/resign`, { command: newCommand(), version: seen.version, seat: 'blue' });
    expect((await victim.gets<Scene>('GET', at)).outcome).toMatchObject({ how: 'resigned' });
    for (const one of [mallory, victim]) one.leave();
  });

  it('who does not hurry is not hindered, and who does is told for how long', async () => {
    const mallory = somebody();
    const id = await newDuel(mallory);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      const { status, body } = await mallory.ask<{ figures?: object }>('POST', `/api/tables/${id}/pace`, { pace: 'paused' });
      statuses.push(status);
      if (status === 429) expect(body.figures).toHaveProperty('seconds');
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    clock.goOn(60_000);
    await mallory.gets('POST', `/api/tables/${id}/pace`, { pace: 'paused' });
    mallory.leave();
  });

  it('people write as they like, and nobody turns or hides what others read, in talk, names and titles', async () => {
    const mallory = somebody();
    const id = await newDuel(mallory, { seats: ['red'] });
    const say = (text: string) => {
      clock.goOn(4_000);
      return mallory.ask('POST', `/api/tables/${id}/talk`, { text });
    };
    for (const text of ['👩‍👩‍👧', 'می‌خواهم', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'שלום', 'e\u0301', '❤\uFE0F']) expect((await say(text)).status, text).toBeLessThan(300);
    for (const sign of '\u202A\u202B\u202D\u202E\u2066\u2067\u2068\u200B\u200E\u200F\u061C\u2060\uFEFF\u00AD\u3164\u180E\u{E0001}') {
      const code = sign.codePointAt(0)?.toString(16);
      expect(codeOf(await say(`gni${sign}hton`)), code).toBe('hides-text');
      const names = [`a na${sign}me`, `👩${sign}!`];
      for (const name of names) expect((await mallory.ask('PATCH', `/api/tables/${id}`, { name })).status, code).toBe(400);
    }
    const long = 'x'.repeat(28_000);
    for (const path of ['', '/talk'])
      expect((await mallory.ask(path ? 'POST' : 'PATCH', `/api/tables/${id}${path}`, path ? { text: long } : { name: long })).status).toBe(
        400,
      );
    const words = { title: long, briefing: 'By night.', text: 'By night.' };
    for (const [game, setup, path] of OWN) {
      const content = { ...JSON.parse(readFileSync(new URL(`../../src/games/${path}`, import.meta.url), 'utf8')) };
      const { briefing: _, ...titled } = words;
      const given = game === 'v-commandos' ? { title: long, briefing: words.briefing } : titled;
      const answer = await mallory.ask<{ figures?: object }>('POST', '/api/tables', {
        game,
        setup,
        content: { ...content, words: { en: given, fr: given } },
      });
      expect(answer.status, answer.text.slice(0, 300)).toBe(422);
      expect(answer.body.figures).toHaveProperty('where', 'words.en.title');
    }
    mallory.leave();
  });
});

describe('an evening at a server that has a hard time', () => {
  let folder: string;
  let running: Running;
  beforeAll(async () => {
    await compile();
    folder = join(await mkdtemp(join(tmpdir(), 'cockleshell-evening-')), 'data');
    running = await started();
  });
  afterAll(async () => {
    running.process.kill('SIGTERM');
    await running.ended;
    await rm(join(folder, '..'), { recursive: true, force: true });
    await rm(COMPILED, { recursive: true, force: true });
  });

  const started = () => start({ PORT: '0', COCKLESHELL_DATA: folder, LOG_LEVEL: 'fatal', COCKLESHELL_RATE: '100000' });
  const somebody = (address = '127.0.0.1') => new Attacker(() => running.port, address);
  const FIGHT = { game: 'combat-commander', setup: 'first-light' };

  async function fighting(owner: Attacker, guest: Attacker): Promise<string> {
    const { table } = await owner.gets<Scene>('POST', '/api/tables', { ...FIGHT, seats: ['axis'], manners: { pace: 'paused' } });
    const url = `/api/tables/${table.id}/seats`;
    const { secret } = await owner.gets<{ secret: string }>('POST', `${url}/allies/invitation`);
    await guest.gets('POST', url, { secret, share: SHARE });
    return table.id;
  }

  /** Who may look into the folder besides its owner, and into what. */
  async function openToOthers(): Promise<string[]> {
    const names = ['.', ...(await readdir(folder))];
    const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o077] as const));
    return modes.flatMap(([name, mode]) => (mode === 0 ? [] : [name]));
  }

  it('killed while people sit down, talk, offer and ask for links, it has kept all that it acknowledged', async () => {
    const rounds = howMany({ test: 1, soak: 20 });
    for (let round = 0; round < rounds; round++) {
      const lot = randomFrom(`kill ${round}`);
      const [owner, guest] = [somebody(), somebody()];
      const id = await fighting(owner, guest);
      const at = `/api/tables/${id}`;
      const kept = { lines: 0, wayBack: '', offered: false, name: '', handed: false };
      let left = 4 + below(lot, 12);
      const acts: readonly (() => Promise<void>)[] = [
        async () => {
          kept.lines = (await owner.gets<{ number: number }>('POST', `${at}/talk`, { text: `line ${kept.lines + 1}` })).number;
        },
        async () => {
          kept.wayBack = (await guest.gets<{ secret: string }>('POST', `${at}/seats/allies/way-back`, {})).secret;
        },
        async () => {
          await owner.gets('POST', `${at}/proposals`, { what: 'end' });
          kept.offered = true;
        },
        async () => {
          const name = `evening ${left}`;
          await owner.gets('PATCH', at, { name });
          kept.name = name;
        },
        async () => {
          await guest.gets('POST', `${at}/seats/allies/player`, { bot: 'sergeant' });
          kept.handed = true;
        },
      ];
      const { process: child, ended } = running;
      for (; left > 0; left--) await oneOf(lot, acts)();
      // What is under way when it dies was never acknowledged.
      const underWay = Array.from({ length: 3 }, (_, i) => owner.ask('POST', `${at}/talk`, { text: `under way ${i}` }).catch(() => {}));
      if (round % 2 === 0) await underWay[0];
      child.kill('SIGKILL');
      await Promise.all(underWay);
      await ended;
      for (const one of [owner, guest]) one.leave();
      running = await started();
      const scene = await owner.gets<Scene>('GET', at);
      const { talk } = await owner.gets<Company>('GET', `${at}/company`);
      expect(talk.length).toBeGreaterThanOrEqual(kept.lines);
      expect(talk.map(({ number }) => number)).toEqual(talk.map((_, i) => i + 1));
      if (kept.name) expect(scene.table.name).toBe(kept.name);
      // An offer lapses where somebody was replaced after it.
      if (kept.offered && !kept.handed) expect(scene.proposal).toMatchObject({ what: 'end', awaiting: ['allies'] });
      expect(scene.seats.map(({ seat, bot }) => [seat, bot])).toEqual([
        ['axis', null],
        ['allies', kept.handed ? 'sergeant' : null],
      ]);
      if (kept.wayBack) {
        const found = await guest.privately().gets<Scene>('POST', `${at}/seats`, { secret: kept.wayBack, share: SHARE });
        expect(found.seat).toBe('allies');
      }
      expect(await openToOthers()).toEqual([]);
      progress('kills', round + 1, rounds);
    }
  });

  it('whose folder is moved away says so to everything that would be kept, and takes it when the folder is back', async () => {
    const [owner, guest] = [somebody(), somebody()];
    const id = await fighting(owner, guest);
    const at = `/api/tables/${id}`;
    const { version, seat } = await owner.gets<Scene>('GET', at);
    const command = { command: newCommand(), version };
    const wanted: readonly (readonly [string, string, object])[] = [
      ['POST', '/api/tables', FIGHT],
      ['PATCH', at, { name: 'another name' }],
      ['POST', `${at}/talk`, { text: 'good evening' }],
      ['POST', `${at}/proposals`, { what: 'end' }],
      ['POST', `${at}/pace`, { pace: 'slow' }],
      ['POST', `${at}/seats/${seat}/way-back`, {}],
      ['POST', `${at}/seats/${seat}/invitation`, {}],
      ['POST', `${at}/seats/${seat}/player`, { bot: 'sergeant' }],
      ['POST', `${at}/resign`, { ...command, seat }],
    ];
    await rename(folder, `${folder}-moved`);
    for (const [method, path, body] of wanted) expect(codeOf(await owner.ask(method, path, body)), path).toBe('database-moved');
    expect((await owner.ask('GET', '/ready')).status).toBe(503);
    await rename(`${folder}-moved`, folder);
    for (const [method, path, body] of wanted.slice(0, -1)) await owner.gets(method, path, body);
    const now = await owner.gets<Scene>('GET', at);
    await owner.gets('POST', `${at}/resign`, { command: newCommand(), version: now.version, seat });
    expect(await openToOthers()).toEqual([]);
    for (const one of [owner, guest]) one.leave();
  });

  it('kept thinking by one address, it lets the opponents of others choose between two of those thoughts', async () => {
    const [mallory, victim] = [somebody('127.0.0.5'), somebody('127.0.0.6')];
    const games = await mallory.gets<{ games: { id: string; bots: string[]; setups: { id: string; seats: string[] }[] }[] }>(
      'GET',
      '/api/games',
    );
    const slow = games.games.find(({ id }) => id === 'v-commandos');
    const setup = slow?.setups.at(-1);
    if (!slow || !setup) throw new Error('It is not on the shelf.');
    const busy = { game: slow.id, setup: setup.id, seats: [], bots: Object.fromEntries(setup.seats.map((seat) => [seat, 'search'])) };
    const tables: string[] = [];
    for (let i = 0; i < howMany({ test: 3, soak: 12 }); i++)
      tables.push((await mallory.gets<Scene>('POST', '/api/tables', { ...busy, manners: { pace: 'at-once' } })).table.id);
    const thoughts = async () => {
      const scenes = await Promise.all(tables.map((id) => mallory.gets<Scene>('GET', `/api/tables/${id}`)));
      return scenes.reduce((sum, { version }) => sum + version, 0);
    };
    const wish = { ...FIGHT, seats: ['axis'], bots: { allies: 'sergeant' }, manners: { pace: 'at-once' } };
    const { table } = await victim.gets<Scene>('POST', '/api/tables', wish);
    const url = `/api/tables/${table.id}`;
    let answered = 0;
    let most = 0;
    let before = await thoughts();
    let { version, seats, offers } = await victim.gets<Scene>('GET', url);
    while (answered < howMany({ test: 5, soak: 30 })) {
      if (offers.length > 0) await victim.ask('POST', `${url}/play-on`, { command: newCommand(), version, seat: 'axis' });
      const scene = await victim.gets<Scene>('GET', url);
      if (scene.outcome) break;
      const wasAsked = seats.some(({ seat, asked }) => seat === 'allies' && asked);
      if (wasAsked && scene.version > version) {
        const now = await thoughts();
        most = Math.max(most, now - before);
        before = now;
        answered++;
      }
      ({ version, seats, offers } = scene);
    }
    if (process.env.SOAK === 'all' || process.env.FIGURES) console.log(`${answered} answers, at most ${most} of the others between two`);
    expect(answered).toBeGreaterThan(0);
    expect(most).toBeLessThan(5);
    for (const id of tables) await mallory.gets('DELETE', `/api/tables/${id}`);
    for (const one of [mallory, victim]) one.leave();
  });
});
