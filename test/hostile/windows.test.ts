/**
 * What a window tells to those who are not asked. Two people play at a table, slowly and quickly, and each listens to
 * the other's pauses: what he receives, and when, must not tell whether there was something to play.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOXES } from '../../src/games/shelf.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { isSecret } from '../../src/kernel/legality.ts';
import type { Listener } from '../../src/server/listener.ts';
import type { LiveTable } from '../../src/server/live-table.ts';
import { Referee } from '../../src/server/referee.ts';
import { invite, takeSeat } from '../../src/server/seating.ts';
import { tellNewcomer } from '../../src/server/telling.ts';
import { Paces } from '../../src/server/windows.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { Acknowledged, Scene } from '../../src/wire/wire.ts';
import { howMany } from '../how-many.ts';
import { Turned } from '../server/turned.ts';

const WINDOWS = howMany({ test: 600, soak: 10_000 });
const SETUPS = ['first-light', 'birch-crossing', 'goat-path', 'night-shift'];

/** People take their own time, a few of them long; on the logarithm's scale it is spread evenly around the middle. */
const PEOPLE: Readonly<Record<string, (lot: Random) => number>> = {
  quick: (lot) => Math.round(500 * 1.8 ** (below(lot, 1_000) / 500)),
  slow: (lot) => Math.round(1_500 * 2.5 ** (below(lot, 1_000) / 500)),
};

/** What somebody heard between two things that were told to him, while others had one window that they let go by. */
interface Pause {
  /** Who let it go by. */
  readonly seat: Seat;
  readonly took: number;
  /** Whether there was something to play, which he must not find out. */
  readonly couldPlay: boolean;
  /** What he saw meanwhile, where he looked. */
  readonly saw: string;
  /** Everybody knows that such a window is put. */
  readonly isKnown: boolean;
}

interface Ear extends Listener {
  readonly heard: number[];
}

function ear(visitor: string, glass: Turned): Ear {
  const heard: number[] = [];
  return { visitor, told: undefined, heard, send: () => void heard.push(glass.time), gone() {}, unseat() {}, cut() {} };
}

let store: Store;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cockleshell-hostile-'));
  store = await openStore({ folder });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that was asked of the table is done, and everybody is told. */
async function settled(table: LiveTable): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await table.inOrder(() => {});
    await new Promise((go) => setImmediate(go));
  }
}

/** A game at random, window by window; at most so many choices. */
async function pausesIn(number: number, paces: Paces, most: number): Promise<Pause[]> {
  const glass = new Turned();
  const referee = new Referee(store, BOXES, { now: glass.now, after: glass.after, paces, onFailure: (error) => expect.fail(`${error}`) });
  const wish = { game: 'combat-commander', setup: SETUPS[number % SETUPS.length] ?? '', options: {}, guided: false, seats: ['axis'] };
  const table = await referee.newTables.setUp(wish, () => 'A table', 'quick', '');
  const invitation = await invite(referee.seating, table, 'quick', 'allies');
  await takeSeat(referee.seating, table, 'slow', { invitation, share: 'a share that is long enough' });
  const lot = randomFrom(`pauses ${number}`);
  const ears = new Map<Seat, Ear>([
    ['axis', ear('quick', glass)],
    ['allies', ear('slow', glass)],
  ]);
  for (const listener of ears.values()) tellNewcomer(table, listener);
  const pauses: Pause[] = [];
  let passed: (Omit<Pause, 'took'> & { since: number })[] = [];

  const note = () => {
    for (const [seat, { heard }] of ears) {
      const [only, ...more] = passed.filter((window) => window.seat !== seat);
      const last = heard.at(-1);
      if (only && more.length === 0 && passed.length === 1 && last !== undefined && last > only.since)
        pauses.push({ ...only, took: last - only.since });
    }
  };

  for (let made = 0; made < most; made++) {
    await settled(table);
    const { decision } = table.chronicle.match;
    const [seat] = decision?.seats ?? [];
    if (!decision || seat === undefined) return pauses;
    const other = seat === 'axis' ? 'allies' : 'axis';
    const isWindow = isSecret(decision.question);
    const isIdle = table.chronicle.idle.includes(seat);
    const before = {
      since: glass.time,
      saw: isWindow ? seenBy(table, other) : '',
      isKnown: decision.question.known === true,
      version: table.chronicle.version,
    };
    const visitor = seat === 'axis' ? 'quick' : 'slow';
    if (isIdle) {
      if (!glass.next()) throw new Error('Nobody passes.');
    } else {
      glass.time += PEOPLE[visitor]?.(lot) ?? 0;
      const choices = table.chronicle.choices(seat);
      const pass = isWindow && below(lot, 4) > 0 ? choices.find(({ kind }) => kind === decision.question.pass?.kind) : undefined;
      const choice = pass ?? choices[below(lot, choices.length)];
      if (!choice) throw new Error('There is nothing to choose.');
      const command = { id: `${number} ${made}`, version: table.versionFor(visitor), by: visitor, speaker: () => seat };
      await referee.command<Acknowledged>(table, visitor, command, (speaker) => table.chronicle.choose(speaker, choice) ?? {});
    }
    await settled(table);
    const entry = table.chronicle.entries[before.version];
    const isPass =
      entry !== undefined &&
      'choice' in entry &&
      entry.choice === (decision.question.pass && table.game.choiceText(decision.question.pass));
    if (isWindow && isPass) passed.push({ seat, couldPlay: !isIdle, ...before });
    if (isWindow && !isPass) passed = [];
    const hears = ears.get(other)?.heard.at(-1) === glass.time;
    if (passed.length === 0) continue;
    if (hears) {
      note();
      passed = [];
    }
  }
  return pauses;
}

/** What somebody can find out who is not asked. */
function seenBy(table: LiveTable, seat: Seat): string {
  const { question, offers, redoable, seats }: Scene = JSON.parse(table.sightingFor(seat).still);
  return JSON.stringify({ question, offers, redoable, asked: seats.map(({ asked }) => asked) });
}

async function listen(paces: () => Paces): Promise<Pause[]> {
  const pauses: Pause[] = [];
  const kept = paces();
  for (let number = 0; pauses.length < WINDOWS; number++) pauses.push(...(await pausesIn(number, kept, 700)));
  return pauses;
}

/**
 * How often somebody with something to play took longer than without, as far as it is from a half, where nothing can be
 * told; measured by what it would be by chance. Of those who play, the one who gives away most.
 */
function givenAway(pauses: readonly Pause[]): number {
  const bySeat = ['axis', 'allies'].map((seat) => pauses.filter((pause) => pause.seat === seat));
  return Math.max(
    ...bySeat.map((own) => {
      const could = own.filter(({ couldPlay }) => couldPlay).map(({ took }) => took);
      const couldNot = own.filter(({ couldPlay }) => !couldPlay).map(({ took }) => took);
      const longer = could.map(
        (took) => couldNot.filter((other) => other < took).length + couldNot.filter((other) => other === took).length / 2,
      );
      const pairs = could.length * couldNot.length;
      const share = longer.reduce((sum, count) => sum + count, 0) / pairs;
      return Math.abs(share - 0.5) / Math.sqrt((own.length + 1) / (12 * pairs));
    }),
  );
}

/** So far from a half nothing gets by chance. */
const TOO_FAR = 4;

describe('a window of others', () => {
  it(`does not tell in ${WINDOWS} pauses whether there was something to play`, async () => {
    const pauses = await listen(() => new Paces());
    const sawAt = (known: boolean, seat: Seat) =>
      new Set(pauses.flatMap((pause) => (pause.isKnown === known && pause.seat === seat ? pause.saw : [])));
    for (const seat of ['axis', 'allies']) expect([sawAt(false, seat).size, sawAt(true, seat).size]).toEqual([1, 1]);
    expect(sawAt(false, 'axis')).toEqual(sawAt(false, 'allies'));
    expect(givenAway(pauses)).toBeLessThan(TOO_FAR);
  });

  it('would tell if those who have nothing passed at once, or like anybody', async () => {
    const lot = randomFrom('as anybody');
    const atOnce = new Paces();
    atOnce.draw = () => 1;
    const likeAnybody = new Paces(() => below(lot, 1_000) / 1_000);
    likeAnybody.note = () => {};
    for (const paces of [atOnce, likeAnybody]) {
      expect(givenAway(await pausesIn(0, paces, 700))).toBeGreaterThan(TOO_FAR);
    }
  });
});
