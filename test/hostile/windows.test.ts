/**
 * What a window tells to those who are not asked. Two people play at a table, slowly and quickly, and each listens to
 * the other's pauses: what he receives, and when, must not tell whether there was something to play.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOXES } from '../../src/games/shelf.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { Paces } from '../../src/server/windows.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { howMany } from '../how-many.ts';
import { type Pause, pausesIn, TOO_FAR, toldApart } from '../server/listening.ts';

const WINDOWS = howMany({ test: 600, soak: 10_000 });
const SETUPS = ['first-light', 'birch-crossing', 'goat-path', 'night-shift'];
const SEATS: readonly [Seat, Seat] = ['axis', 'allies'];

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

function played(number: number, paces: Paces): Promise<Pause[]> {
  const box = BOXES.find(({ game }) => game.id === 'combat-commander');
  if (!box) throw new Error('The game is not on the shelf.');
  return pausesIn({ store, box, setup: SETUPS[number % SETUPS.length] ?? '', seats: SEATS, paces, number, most: 700 });
}

async function listen(paces: Paces): Promise<Pause[]> {
  const pauses: Pause[] = [];
  for (let number = 0; pauses.length < WINDOWS; number++) pauses.push(...(await played(number, paces)));
  return pauses;
}

/** Of those who play, the one who gives away most. */
function givenAway(pauses: readonly Pause[]): number {
  return Math.max(
    ...SEATS.map((seat) => {
      const own = pauses.filter((pause) => pause.seat === seat);
      return toldApart(
        own.filter(({ couldPlay }) => couldPlay),
        own.filter(({ couldPlay }) => !couldPlay),
      ).far;
    }),
  );
}

describe('a window of others', () => {
  it(`does not tell in ${WINDOWS} pauses whether there was something to play`, async () => {
    const pauses = await listen(new Paces());
    const sawAt = (known: boolean, seat: Seat) =>
      new Set(pauses.flatMap((pause) => (pause.isKnown === known && pause.seat === seat ? pause.saw : [])));
    for (const seat of SEATS) expect([sawAt(false, seat).size, sawAt(true, seat).size]).toEqual([1, 1]);
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
      expect(givenAway(await played(0, paces))).toBeGreaterThan(TOO_FAR);
    }
  });
});
