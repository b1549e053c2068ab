/** Everything that leaves the server, byte by byte: nobody receives what he may not know. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Decision, Game } from '../../src/kernel/game.ts';
import { replayEntries } from '../../src/kernel/save.ts';
import type { Asker } from '../../src/kernel/witness/audience.ts';
import { sightOf } from '../../src/kernel/witness/sight.ts';
import { viewsBefore } from '../../src/wire/views.ts';
import type { Refused, Scene } from '../../src/wire/wire.ts';
import { CARDS, type Choice, type Event, type State } from '../skirmish/state.ts';
import { connected, dueling, type House, type Live, newCommand, openHouse, removeFolders, soon, told, type Visitor } from './given.ts';
import { boxOf, SKIRMISH_GAME } from './skirmish-box.ts';

const GAMES = 6;

type Skirmish = Chronicle<State, Choice, Event>;

interface Watch {
  readonly asker: Asker;
  readonly visitor: Visitor;
  readonly live: Live;
  /** The cards that he has been shown, at any time. */
  readonly shown: Set<string>;
  /** So much of what he received is looked through. */
  read: number;
}

afterAll(removeFolders);

function cardsIn(text: string): string[] {
  return CARDS.filter((card) => text.includes(`${card}"`));
}

/** The table as the test itself knows it, from what was kept. */
async function replayed(house: House, id: string): Promise<Skirmish> {
  const kept = await house.store.table(id);
  if (!kept) throw new Error('It is not kept.');
  const { setup, seed, salt } = kept.table;
  return replayEntries(SKIRMISH_GAME, { setup, seed, salt }, await house.store.entries(id), false).chronicle;
}

/** Whatever was ever seen on the way may be told again. */
function show(watch: Watch, chronicle: Skirmish): void {
  const sight = sightOf(chronicle, watch.asker);
  for (const card of cardsIn(JSON.stringify([sight.view, sight.log, sight.offers]))) watch.shown.add(card);
}

async function everybody(house: House): Promise<{ id: string; watches: Watch[]; secrets: string[] }> {
  const { id, red, blue, watcher } = await dueling(house);
  const watches: Watch[] = [];
  for (const [asker, visitor] of [['red', red] as const, ['blue', blue] as const, [undefined, watcher] as const]) {
    const live = await connected(house, id, visitor);
    watches.push({ asker, visitor, live, shown: new Set(), read: 0 });
  }
  const { seed, origin } = await replayed(house, id);
  return { id, watches, secrets: [seed, origin.salt] };
}

/** Whoever is not asked tries his luck. */
async function probe(id: string, { visitor, asker }: Watch, random: Random): Promise<void> {
  const { version } = await visitor.scene(id);
  const url = `/api/tables/${id}`;
  const sent = { command: newCommand(), version };
  const tries: readonly (() => Promise<unknown>)[] = [
    () => visitor.ask('POST', `${url}/choices`, { ...sent, choice: 'done' }),
    () => visitor.ask('POST', `${url}/hint`, sent),
    () => visitor.ask('POST', `${url}/play-on`, sent),
    () => visitor.ask('POST', `${url}/undo`, sent),
    () => visitor.ask('POST', `${url}/undo`, { ...sent, beyond: true }),
    () => visitor.ask('POST', `${url}/redo`, sent),
    () => visitor.ask('POST', `${url}/explain`, { choice: 'pass' }),
    () => visitor.ask('POST', `${url}/explain`, { thing: 'blue-a' }),
    () => visitor.ask('GET', `${url}/forecast`),
    () => visitor.ask('GET', `${url}/history`),
    () => visitor.ask('GET', `${url}/history/${below(random, 30)}`),
    () => visitor.ask('GET', `${url}/save`),
    () => visitor.ask('GET', '/api/tables'),
    () => visitor.ask('GET', '/api/statistics'),
    () => visitor.ask('POST', `${url}/fork`, { step: 0 }),
    ...(asker ? [() => visitor.ask('PATCH', url, { guided: below(random, 2) === 0 })] : []),
  ];
  await tries[below(random, tries.length)]?.();
}

describe('over the wire', () => {
  it(`nobody receives a card of another hand, a seed or a salt, in ${GAMES} games with windows, undos and hints`, async () => {
    const house = await openHouse();
    let refused = 0;
    let hidden = 0;
    for (let number = 0; number < GAMES; number++) {
      const { id, watches, secrets } = await everybody(house);
      const random = randomFrom(`wire ${number}`);
      for (let i = 0; i < 40; i++) {
        let chronicle = await replayed(house, id);
        const asked = watches.find(({ asker }) => asker && chronicle.match.decision?.seats.includes(asker));
        if (!asked) break;
        const { visitor } = asked;
        const { version, offers } = await visitor.scene(id);
        const what = below(random, 12);
        const kind = ['undo', 'redo', 'hint', 'play-on'][what] ?? 'choices';
        const choice = offers[below(random, offers.length)]?.text;
        await visitor.command(id, kind, version, kind === 'choices' ? { choice } : {});
        const other = watches[below(random, watches.length)];
        if (other) await probe(id, other, random);
        await told(visitor, id, ...watches.map(({ live }) => live));
        chronicle = await replayed(house, id);
        for (const watch of watches) {
          show(watch, chronicle);
          const bytes = watch.visitor.received.slice(watch.read).join('\n');
          watch.read = watch.visitor.received.length;
          const leaked = cardsIn(bytes).filter((card) => !watch.shown.has(card));
          expect(leaked, `game ${number}, step ${i}, ${watch.asker}: ${bytes}`).toEqual([]);
          if (bytes.includes('"code"')) refused++;
          hidden += CARDS.length - watch.shown.size;
          if (!chronicle.match.outcome) for (const secret of secrets) expect(bytes).not.toContain(secret);
          // The last that he heard is what he may see now: nothing is held back, either.
          const sight = JSON.parse(JSON.stringify(sightOf(chronicle, watch.asker)));
          const { view, question, offers: offered, step, steps, dice } = sight;
          expect(watch.live.scenes.at(-1)).toMatchObject({ view, question, offers: offered, step, steps, dice });
        }
      }
      for (const { live } of watches) {
        const heard = live.scenes.map((scene) => JSON.stringify(scene));
        for (const [i, scene] of heard.entries()) expect(scene).not.toBe(heard[i - 1]);
        await live.close();
      }
    }
    expect(refused).toBeGreaterThan(GAMES * 10);
    expect(hidden).toBeGreaterThan(GAMES * 100);
    await house.close();
  });

  it('all have seed and salt at the end', async () => {
    const house = await openHouse();
    const { id, watches, secrets } = await everybody(house);
    const [red, blue] = watches;
    for (let scene = await red?.visitor.scene(id); scene && !scene.outcome; scene = await red?.visitor.scene(id)) {
      await (scene.offers.length > 0 ? red : blue)?.visitor.does(id, 'play-on');
    }
    for (const { visitor, live } of watches) {
      await told(visitor, id, live);
      for (const secret of secrets) expect(live.received.at(-1) + (await visitor.ask('GET', `/api/tables/${id}`)).text).toContain(secret);
      await live.close();
    }
    await house.close();
  });
});

/** The same game, in which nobody has anything to play at a window. */
const WAVED: Game<State, Choice, Event> = {
  ...SKIRMISH_GAME,
  *proceed(table) {
    const rules = SKIRMISH_GAME.proceed(table);
    let step = rules?.next();
    while (rules && step && !step.done) step = rules.next(yield waved(step.value));
  },
};

function waved({ seats, question }: Decision<State, Choice>): Decision<State, Choice> {
  if (question.pass === undefined) return { seats, question };
  return { seats, question: { ...question, options: question.options.map((option) => ({ ...option, minor: true })) } };
}

describe('windows of others', () => {
  /** What somebody heard that did not come from the middle of a window, with the log as he had it then, and how it looked along with that. */
  function heardBy({ live }: Watch, id: string): string[] {
    let log: Scene['log']['lines'] = [];
    let seen: readonly unknown[] = [];
    const heard: string[] = [];
    for (const scene of live.scenes) {
      log = [...log.slice(0, scene.log.from), ...scene.log.lines];
      const inWindow = !scene.outcome && (scene.question === null || scene.question.pass !== undefined);
      seen = [...seen, ...viewsBefore(scene.view, scene.views ?? [])];
      const dice = { ...scene.dice, commitment: '', salt: '' };
      const text = JSON.stringify([{ ...scene, log, views: undefined, dice }, seen]).replaceAll(id, 'table');
      if (!inWindow && text !== heard.at(-1)) heard.push(text);
    }
    return heard;
  }

  it('leave no trace in what is received once they have passed', async () => {
    const stopping = await openHouse(undefined, { now: () => 0 });
    const waving = await openHouse(undefined, { now: () => 0, after: soon, boxes: [boxOf(WAVED)] });
    let windows = 0;
    for (let number = 0; number < 4; number++) {
      const [stopped, passed] = [await everybody(stopping), await everybody(waving)];
      const random = randomFrom(`windows ${number}`);
      for (let i = 0; i < 40; i++) {
        const chronicle = await replayed(waving, passed.id);
        const seat = chronicle.match.decision?.seats[0];
        const choices = chronicle.choices();
        const choice = choices[below(random, Math.max(1, choices.length))];
        if (!seat || !choice) break;
        const text = SKIRMISH_GAME.choiceText(choice);
        for (const { id, watches } of [passed, stopped]) {
          await watches.find(({ asker }) => asker === seat)?.visitor.does(id, 'choices', { choice: text });
        }
        while ((await replayed(waving, passed.id)).match.decision?.question.pass) await new Promise((go) => setImmediate(go));
        windows += await passWindows(stopped.id, stopped.watches, stopping);
        await told(stopped.watches[0]?.visitor as Visitor, stopped.id, ...stopped.watches.map(({ live }) => live));
        await told(passed.watches[0]?.visitor as Visitor, passed.id, ...passed.watches.map(({ live }) => live));
      }
      for (const [i, watch] of stopped.watches.entries()) {
        const other = passed.watches[i];
        if (other) expect(heardBy(watch, stopped.id), `game ${number}, ${watch.asker}`).toEqual(heardBy(other, passed.id));
        await watch.live.close();
        await other?.live.close();
      }
    }
    expect(windows).toBeGreaterThan(10);
    await stopping.close();
    await waving.close();
  });

  /** Everybody who is stopped passes; the others, asking meanwhile, hear nothing of the window. */
  async function passWindows(id: string, watches: readonly Watch[], house: House): Promise<number> {
    for (let windows = 0; ; windows++) {
      const { decision } = (await replayed(house, id)).match;
      if (decision?.question.pass === undefined) return windows;
      for (const { asker, visitor } of watches) {
        if (asker && decision.seats.includes(asker)) continue;
        const { version, question } = await visitor.scene(id);
        expect(question).toBeNull();
        const { verdicts } = await visitor.gets<{ verdicts: { refusal: Refused }[] }>('POST', `/api/tables/${id}/explain`, {
          choice: 'pass',
        });
        const nothing = { code: 'not-your-decision', rule: '', figures: {}, text: 'It is not your decision.' };
        expect(verdicts.map(({ refusal }) => refusal)).toEqual([nothing]);
        expect(await visitor.gets('GET', `/api/tables/${id}/forecast`)).toEqual({ forecast: null });
        if (!asker) continue;
        for (const what of ['choices', 'hint', 'play-on']) {
          const sent = { command: newCommand(), version, ...(what === 'choices' && { choice: 'pass' }) };
          expect(await visitor.isRefused(422, 'not-your-decision', 'POST', `/api/tables/${id}/${what}`, sent)).toEqual(nothing);
        }
        await visitor.isRefused(422, 'nothing-to-redo', 'POST', `/api/tables/${id}/redo`, { command: newCommand(), version });
      }
      const stopped = watches.find(({ asker }) => asker && decision.seats.includes(asker));
      await stopped?.visitor.does(id, 'choices', { choice: SKIRMISH_GAME.choiceText(decision.question.pass) });
    }
  }
});
