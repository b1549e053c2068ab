/**
 * What a secret question tells by the clock that somebody is spared, because the game finds it hardly worth asking or because he does
 * not wish to be asked. Here what is spared depends on nothing but a hidden hand, and the hand must not show.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../../src/games/box.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { Paces } from '../../src/server/windows.ts';
import { howMany } from '../how-many.ts';
import { type House, openHouse, removeFolders } from './given.ts';
import { type Pause, pausesIn, TOO_FAR, type Told, toldApart } from './listening.ts';
import { boxOf, SKIRMISH_GAME } from './skirmish-box.ts';

const WINDOWS = howMany({ test: 200, soak: 12_000 });
/** People remember; until enough is known of them, they let windows go by as anybody does. */
const UNTIL_KNOWN = 30;

const BOX: Box = boxOf({
  ...SKIRMISH_GAME,
  isHardlyWorth: ({ hands }, seat) => hands[seat === 'red' ? 'red' : 'blue'].filter((card) => card.startsWith('fire')).length % 2 === 0,
});

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

/** The same chances every time. */
function pacesByLot(): Paces {
  const lot = randomFrom('paces of people');
  return new Paces(() => below(lot, 1_000_000) / 1_000_000);
}

/** So many pauses of people who take equally long, once they are known. */
async function listened(paces: Paces, windows: number): Promise<Pause[]> {
  const pauses: Pause[] = [];
  for (let number = 0; pauses.length < windows + UNTIL_KNOWN; number++) {
    const match = { store: house.store, box: BOX, setup: 'duel', seats: ['red', 'blue'] as const, areAlike: true };
    const stops = { never: ['reroll'], untilMyTurn: false, always: [] };
    pauses.push(...(await pausesIn({ ...match, stops, paces, number, most: 400 })));
  }
  return pauses.slice(UNTIL_KNOWN);
}

/** Those that went by without the person, and those that he let go by. */
function apart(pauses: readonly Pause[]): Told {
  const [first, second] = [pauses.filter(({ byItself }) => byItself), pauses.filter(({ byItself }) => !byItself)];
  expect(Math.min(first.length, second.length)).toBeGreaterThan(pauses.length / 10);
  const told = toldApart(first, second);
  if (process.env.SOAK === 'all' || process.env.FIGURES) console.log(`${pauses.length} pauses: ${told.share.toFixed(3)}`);
  return told;
}

describe('a secret question that somebody is spared', () => {
  it(`does not show in ${WINDOWS} pauses, by the clock or otherwise`, async () => {
    const pauses = await listened(pacesByLot(), WINDOWS);
    for (const seat of ['red', 'blue']) expect(new Set(pauses.flatMap((pause) => (pause.seat === seat ? pause.saw : []))).size).toBe(1);
    expect(apart(pauses).far).toBeLessThan(TOO_FAR);
  });

  it('would show if it went by sooner', async () => {
    const paces = pacesByLot();
    const { draw } = paces;
    paces.draw = (person) => Math.round(draw.call(paces, person) / 4);
    expect(apart(await listened(paces, 60)).far).toBeGreaterThan(TOO_FAR);
  });
});
