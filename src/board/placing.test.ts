import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beside } from './placing.ts';

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
