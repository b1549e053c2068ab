import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FanRoom, fan } from './fan.ts';
import type { Point } from './geometry.ts';

fc.configureGlobal({ seed: 20 });

const EXTENT = { x: 0, y: 0, width: 1000, height: 700 };
const ROOM: FanRoom = { size: 40, clear: 30, extent: EXTENT };

const overlap = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) < 39.999 && Math.abs(ay - by) < 39.999;
const pairs = (points: readonly Point[]) => points.flatMap((a, i) => points.slice(i + 1).map((b) => [a, b] as const));

describe('counters that share a place', () => {
  test('none, one and three', () => {
    expect(fan(0, [500, 300], ROOM)).toEqual([]);
    expect(fan(1, [500, 300], ROOM)).toEqual([[500, 250]]);
    expect(fan(3, [500, 300], ROOM)).toEqual([
      [458, 250],
      [500, 250],
      [542, 250],
    ]);
  });

  test('lie below where there is no room above', () => {
    expect(fan(1, [500, 20], ROOM)).toEqual([[500, 70]]);
  });

  test('lie where the drawing prefers them', () => {
    expect(fan(1, [500, 300], { ...ROOM, prefer: 'right' })).toEqual([[550, 300]]);
    expect(fan(1, [980, 300], { ...ROOM, prefer: 'right' })).toEqual([[930, 300]]);
  });

  test('do not overlap up to six, stay on the board, and leave their place free', () => {
    const count = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 700 }), (n, x, y) => {
        const points = fan(n, [x, y], ROOM);
        expect(points).toHaveLength(n);
        for (const [a, b] of pairs(points)) expect(overlap(a, b)).toBe(false);
        for (const [px, py] of points) {
          expect(px).toBeGreaterThanOrEqual(20);
          expect(px).toBeLessThanOrEqual(980);
          expect(py).toBeGreaterThanOrEqual(20);
          expect(py).toBeLessThanOrEqual(680);
          expect(Math.abs(px - x) >= 50 - 1e-9 || Math.abs(py - y) >= 50 - 1e-9).toBe(true);
        }
      }),
    );
  });

  test('overlap evenly beyond six, no wider than three and no higher than two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 30 }), (n) => {
        const points = fan(n, [500, 300], ROOM);
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        expect(points).toHaveLength(n);
        expect(new Set(points.map(String)).size).toBe(n);
        expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(84 + 1e-9);
        expect(new Set(ys).size).toBe(2);
      }),
    );
  });
});
