/** Whoever waits at a window of a scripted player waits equally long, whether or not it had something to play. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { LiveTable } from '../../src/server/live-table.ts';
import { Referee } from '../../src/server/referee.ts';
import { carriedOut, type Done, type Task } from '../../src/server/replay.ts';
import { gameAmong, type Replays } from '../../src/server/replays.ts';
import { Paces } from '../../src/server/windows.ts';
import type { Pace, Store } from '../../src/store/store.ts';
import type { Acknowledged } from '../../src/wire/wire.ts';
import { type House, openHouse, removeFolders } from './given.ts';
import { SKIRMISH } from './skirmish-box.ts';
import { Turned } from './turned.ts';

let house: House;
let store: Store;
beforeAll(async () => {
  house = await openHouse();
  store = house.store;
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

/** What somebody takes to let a window go by, in these tests. */
const PAUSE = 1_000;
/** It thinks for so long where it has something to play. */
const THOUGHT = 250;

interface Pause {
  readonly took: number;
  readonly couldPlay: boolean;
}

async function settled(table: LiveTable): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await table.inOrder(() => {});
    await new Promise((go) => setImmediate(go));
  }
}

/** Red, a person, plays at random against a scripted player who thinks about what it could play. */
async function pausesIn(number: number, pace: Pace): Promise<Pause[]> {
  const clock = new Turned();
  const paces = new Paces();
  paces.draw = () => PAUSE;
  let table: LiveTable | undefined;
  const thinking: Replays = {
    async ask<K extends Task['kind']>(task: Task & { kind: K }): Promise<Done[K]> {
      const takes = table?.chronicle.idle.includes('blue') ? 0 : THOUGHT;
      const done = carriedOut<K>(task, gameAmong([SKIRMISH]));
      await new Promise<void>((go) => void clock.after(takes, go));
      return done;
    },
    async close() {},
  };
  const referee = new Referee(store, [SKIRMISH], {
    ...{ now: clock.now, after: clock.after, paces, thinking },
    onFailure: (error) => expect.fail(`${error}`),
  });
  const wish = {
    game: 'skirmish',
    setup: 'duel',
    options: {},
    guided: false,
    seats: ['red'],
    bots: { blue: 'sergeant' },
    manners: { pace },
  };
  table = await referee.newTables.setUp(wish, () => 'A table', 'anne', '');
  const lot = randomFrom(`pauses ${number}`);
  const pauses: Pause[] = [];
  for (let made = 0; made < 400; made++) {
    await settled(table);
    const { chronicle } = table;
    const { decision } = chronicle.match;
    if (!decision) break;
    const { version } = chronicle;
    if (decision.seats.includes('red')) {
      clock.time += 50;
      const choices = chronicle.choices('red');
      const choice = choices[below(lot, choices.length)];
      if (!choice) throw new Error('There is nothing to choose.');
      const command = { id: `${number} ${pace} ${made}`, version: table.versionFor('anne'), by: 'anne', speaker: () => 'red' };
      await referee.command<Acknowledged>(table, 'anne', command, () => chronicle.choose('red', choice) ?? {});
      continue;
    }
    const began = clock.time;
    const couldPlay = !chronicle.idle.includes('blue');
    while (chronicle.version === version) {
      if (!clock.next()) throw new Error('Nobody goes on.');
      await settled(table);
    }
    if (decision.question.pass) pauses.push({ took: clock.time - began, couldPlay });
  }
  await referee.close();
  return pauses;
}

describe('a window of a scripted player', () => {
  it.each([
    ['slow', PAUSE],
    ['steady', PAUSE],
    ['at-once', 300],
  ] as const)('takes equally long at pace %s, with and without something to play', async (pace, expected) => {
    const pauses: Pause[] = [];
    const has = (could: boolean) => pauses.some(({ couldPlay }) => couldPlay === could);
    for (let number = 0; number < 30 && !(pauses.length > 20 && has(true) && has(false)); number++) {
      pauses.push(...(await pausesIn(number, pace)));
    }
    expect([has(true), has(false)]).toEqual([true, true]);
    expect([...new Set(pauses.map(({ took }) => took))]).toEqual([expected]);
  });
});
