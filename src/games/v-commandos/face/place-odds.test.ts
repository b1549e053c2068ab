/** Where the odds of a tile stand: within it, and upon nothing that can be pressed. */
import { expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import { levelOf } from '../content/level.ts';
import { LEVELS } from '../content/levels.ts';
import { planOf } from './level/plan.ts';
import { fitted, placeOfPill } from './place-odds.tsx';

const PILL = { width: 100, height: 28 };
const FREE = { width: 40, height: 40, weight: 1 };

it.each(LEVELS.map(levelOf))('covers no trap door of $id, and nothing that lies there', (level) => {
  const plan = planOf(level);
  for (const [i, { tile }] of level.trapDoors.entries()) {
    const { box, gear } = plan.tiles[tile] ?? expect.fail('no tile');
    const taken = [plan.trapDoors[i] ?? expect.fail('no trap door'), gear].map((at) => ({ ...around(at, FREE), weight: 1 }));
    const pill = around(placeOfPill(box, PILL, taken), PILL);
    expect(taken.map((one) => overlap(pill, one))).toEqual([0, 0]);
    expect(overlap(pill, box)).toBeCloseTo(PILL.width * PILL.height);
  }
});

it('stands at the foot of a tile on which nothing lies', () => {
  expect(placeOfPill({ x: 0, y: 0, width: 150, height: 150 }, PILL, [])).toEqual([75, 136]);
});

it('leaves the words away where they would cover a man and his name', () => {
  const tile = { x: 0, y: 0, width: 150, height: 150 };
  const told = { words: 'hit 88%', brief: '88%' };
  const man = [
    { x: 11, y: 26, width: 56, height: 56, weight: 3 },
    { x: 9, y: 71, width: 60, height: 18, weight: 3 },
  ];
  const below = [
    { x: 55, y: 108, width: 40, height: 40, weight: 1 },
    { x: 87, y: 91, width: 48, height: 48, weight: 1 },
  ];
  expect(fitted(tile, told, 1.5, []).words).toBe('hit 88%');
  const { words, width, scale, at } = fitted(tile, told, 1.5, [...man, ...below]);
  expect(words).toBe('88%');
  const pill = around(at, { width: width * scale, height: 28 * scale });
  expect(man.map((one) => overlap(pill, one))).toEqual([0, 0]);
});

it('leaves the words away in a small window where they would cover an enemy or what he guards', () => {
  const tile = { x: 0, y: 0, width: 150, height: 150 };
  const told = { words: 'hidden 67%', brief: '67%' };
  const sentry = [
    { x: 53, y: 58, width: 44, height: 44, weight: 1 },
    { x: 92, y: 91, width: 42, height: 42, weight: 1 },
  ];
  expect(fitted(tile, told, 1, sentry).words).toBe('hidden 67%');
  const { words, width, scale, at } = fitted(tile, told, 1.35, sentry);
  expect(words).toBe('67%');
  expect(sentry.map((one) => overlap(around(at, { width: width * scale, height: 28 * scale }), one))).toEqual([0, 0]);
});

it('leaves words away in a large window only where they would cover much of him', () => {
  const tile = { x: 0, y: 0, width: 150, height: 150 };
  const told = { words: 'close combat 100%', brief: 'close combat' };
  const man = { x: 4, y: 26, width: 56, height: 63, weight: 3 };
  const hatch = { x: 53, y: 81, width: 40, height: 40, weight: 1 };
  const enemy = { x: 94, y: 96, width: 48, height: 48, weight: 1 };
  expect([fitted(tile, told, 1, [man, hatch]), fitted(tile, told, 1, [man, hatch, enemy])].map(({ words }) => words)).toEqual([
    'close combat 100%',
    'close combat',
  ]);
});
