/** Where the odds of a tile stand: within it, and upon nothing that can be pressed. */
import { expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import { levelOf } from '../content/level.ts';
import { LEVELS } from '../content/levels.ts';
import { planOf } from './level/plan.ts';
import { placeOfPill } from './place-odds.tsx';

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
