import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beside } from './placing.ts';

fc.configureGlobal({ seed: 20 });

const WINDOW = { width: 1000, height: 700 };
const CARD = { width: 200, height: 100 };

describe('an explanation', () => {
  test('stands to the right of its anchor, level with it', () => {
    expect(beside({ x: 100, y: 300, width: 40, height: 40 }, CARD, WINDOW)).toEqual([150, 270]);
  });

  test('stands to the left where the window ends', () => {
    expect(beside({ x: 900, y: 300, width: 40, height: 40 }, CARD, WINDOW)).toEqual([690, 270]);
  });

  test('stands below or above what is as wide as the window', () => {
    expect(beside({ x: 0, y: 300, width: 1000, height: 40 }, CARD, WINDOW)).toEqual([400, 350]);
    expect(beside({ x: 0, y: 620, width: 1000, height: 40 }, CARD, WINDOW)).toEqual([400, 510]);
  });

  test('covers as little as it can of what lies around, and least of what weighs most', () => {
    const anchor = { x: 400, y: 300, width: 40, height: 40 };
    const right = { x: 450, y: 200, width: 300, height: 240, weight: 1 };
    expect(beside(anchor, CARD, WINDOW, [right])).toEqual([190, 270]);
    const left = { x: 100, y: 200, width: 290, height: 240, weight: 5 };
    const below = { x: 0, y: 350, width: 1000, height: 300, weight: 5 };
    expect(beside(anchor, CARD, WINDOW, [right, left, below])).toEqual([400, 190]);
  });

  test('never lies upon its anchor where there is room beside it', () => {
    const at = fc.integer({ min: 250, max: 500 });
    const obstacle = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 600 }),
      width: fc.constant(60),
      height: fc.constant(60),
      weight: fc.constantFrom(1, 5),
    });
    fc.assert(
      fc.property(at, at, fc.array(obstacle), (x, y, obstacles) => {
        const [left, top] = beside({ x, y, width: 40, height: 40 }, CARD, WINDOW, obstacles);
        const isBeside = left >= x + 40 || left + CARD.width <= x || top >= y + 40 || top + CARD.height <= y;
        expect(isBeside).toBe(true);
      }),
    );
  });

  test('never leaves the window that can hold it', () => {
    const pixel = fc.integer({ min: -200, max: 1200 });
    const length = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(pixel, pixel, length, length, (x, y, width, height) => {
        const [left, top] = beside({ x, y, width, height }, CARD, WINDOW);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + CARD.width).toBeLessThanOrEqual(992);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + CARD.height).toBeLessThanOrEqual(692);
      }),
    );
  });
});
