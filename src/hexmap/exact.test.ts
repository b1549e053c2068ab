import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, placeIn, runsInside, segmentsCross, segmentsTouch, segmentTouches } from './exact.ts';

fc.configureGlobal({ seed: 20 });

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const WHOLE = [
  { part: 0, of: 1 },
  { part: 1, of: 1 },
] as const;

const coordinate = fc.integer({ min: -12, max: 12 });
const point = fc.tuple(coordinate, coordinate);
const polygon = fc.array(point, { minLength: 3, maxLength: 9 });

describe('segments', () => {
  it('touch in a single point, and when they lie on one another', () => {
    expect(segmentsTouch([0, 0], [4, 0], [4, 0], [9, 5])).toBe(true);
    expect(segmentsTouch([0, 0], [4, 0], [2, 0], [9, 0])).toBe(true);
    expect(segmentsTouch([0, 0], [4, 0], [5, 0], [9, 0])).toBe(false);
    expect(segmentsTouch([0, 0], [4, 0], [2, 1], [2, 5])).toBe(false);
  });

  it('cross only where neither ends', () => {
    expect(segmentsCross([0, 0], [4, 4], [0, 4], [4, 0])).toBe(true);
    expect(segmentsCross([0, 0], [4, 4], [2, 2], [4, 0])).toBe(false);
  });

  it('touch each other or not, whichever is named first and whichever way it runs', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, p, q) => {
        const touch = segmentsTouch(a, b, p, q);
        expect(segmentsTouch(p, q, a, b)).toBe(touch);
        expect(segmentsTouch(b, a, q, p)).toBe(touch);
      }),
    );
  });
});

describe('polygons', () => {
  it('know inside, outline and outside', () => {
    expect([placeIn(SQUARE, [5, 5]), placeIn(SQUARE, [10, 5]), placeIn(SQUARE, [0, 0]), placeIn(SQUARE, [11, 0])]).toEqual([1, 0, 0, -1]);
  });

  it('are touched at a corner, along a side, or from within', () => {
    expect(segmentTouches([-5, 5], [5, -5], SQUARE)).toBe(true);
    expect(segmentTouches([-5, 10], [15, 10], SQUARE)).toBe(true);
    expect(segmentTouches([4, 4], [6, 6], SQUARE)).toBe(true);
    expect(segmentTouches([-5, 4], [4, -5], SQUARE)).toBe(false);
  });
});

describe('running inside', () => {
  const across = (a: Point, b: Point) => runsInside(a, b, ...WHOLE, [SQUARE]);

  it('is not touching a corner, nor running along a side', () => {
    expect(across([-5, 5], [5, -5])).toBe(false);
    expect(across([-5, 10], [15, 10])).toBe(false);
    expect(across([-5, 0], [5, 0])).toBe(false);
  });

  it('is passing through, from corner to corner too, and being there from the start', () => {
    expect(across([-5, 5], [15, 5])).toBe(true);
    expect(across([-5, -5], [15, 15])).toBe(true);
    expect(across([4, 4], [6, 6])).toBe(true);
  });

  it('counts on the asked part of the segment only', () => {
    const part = (from: number, to: number) => runsInside([-10, 5], [20, 5], { part: from, of: 30 }, { part: to, of: 30 }, [SQUARE]);
    expect([part(0, 10), part(0, 11), part(20, 30), part(19, 30), part(12, 15)]).toEqual([false, true, false, true, true]);
  });

  it('leaves out a hollow', () => {
    const hollow: Point[] = [
      [3, 3],
      [7, 3],
      [7, 7],
      [3, 7],
    ];
    expect(runsInside([4, 5], [6, 5], ...WHOLE, [SQUARE, hollow])).toBe(false);
    expect(runsInside([4, 5], [8, 5], ...WHOLE, [SQUARE, hollow])).toBe(true);
  });

  it('is nothing that a segment of no length does', () => {
    expect(across([5, 5], [5, 5])).toBe(false);
  });

  it('agrees with points picked along the segment', () => {
    const PICKS = 97;
    const scaled = ([x, y]: Point): Point => [x * PICKS, y * PICKS];
    fc.assert(
      fc.property(point, point, polygon, fc.nat(PICKS), fc.nat(PICKS), (p, q, corners, one, other) => {
        fc.pre(p[0] !== q[0] || p[1] !== q[1]);
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const [a, b, shape] = [scaled(p), scaled(q), corners.map(scaled)];
        const at = (i: number): Point => [a[0] + i * (q[0] - p[0]), a[1] + i * (q[1] - p[1])];
        const runs = runsInside(a, b, { part: first, of: PICKS }, { part: last, of: PICKS }, [shape]);
        for (let i = first + 1; i < last; i++) if (placeIn(shape, at(i)) === 1) expect(runs).toBe(true);
        const back = runsInside(b, a, { part: PICKS - last, of: PICKS }, { part: PICKS - first, of: PICKS }, [shape]);
        expect(back).toBe(runs);
      }),
    );
  });
});
