/** Whatever is asked for, shapes are simple polygons that keep to their hex, and lines around hills lie within each other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { middleOf } from '../course.ts';
import { isSimple, type Point, type Polygon, placeIn, segmentsCross, segmentTouches, sidesOf } from '../exact.ts';
import { centreAt } from '../grid.ts';
import { hallIn, houseIn } from './house.ts';
import { type Lane, patchIn } from './patch.ts';
import { middlePart, ribbon, shifted } from './ribbon.ts';
import { rimsOf } from './rim.ts';
import { seededBy } from './seeded.ts';
import { beyondSide, reachingSide } from './vectors.ts';

fc.configureGlobal({ seed: 20 });

const SIX = [1, 2, 3, 4, 5, 6];
const CENTRE: Point = centreAt(3, 4);
const STYLE = { clear: [15, 25], corner: [30, 46], lane: 30, angular: false } as const;

const seeded = fc.string().map(seededBy);
const goesOn = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
const direction = fc.integer({ min: 1, max: 6 });
const lane: fc.Arbitrary<Lane> = fc
  .tuple(direction, fc.integer({ min: 0, max: 6 }), fc.boolean())
  .filter(([from, to]) => from !== to)
  .map(([from, to, isKnot]) => ({ from, to, isKnot }));

function keepsTo(shape: Polygon, open: readonly boolean[]): void {
  expect(isSimple(shape)).toBe(true);
  for (const p of shape) {
    expect(p.every(Number.isInteger)).toBe(true);
    for (const d of SIX) expect(beyondSide(CENTRE, d, p)).toBeLessThanOrEqual(open[d - 1] ? 1 : 0);
  }
}

describe('patches', () => {
  it('fill their hex, keep clear of hexsides and reach those they cross', () => {
    fc.assert(
      fc.property(seeded, goesOn, (from, open) => {
        const [shape = [], ...others] = patchIn({ centre: CENTRE, goesOn: open, lanes: [], style: STYLE, seeded: from });
        expect(others).toEqual([]);
        keepsTo(shape, open);
        expect(shape.length).toBeLessThanOrEqual(14);
        for (const d of SIX) {
          const nearest = Math.max(...shape.map((p) => beyondSide(CENTRE, d, p)));
          if (open[d - 1]) expect(nearest).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('leave a lane along one way or two', () => {
    fc.assert(
      fc.property(seeded, goesOn, fc.array(lane, { minLength: 1, maxLength: 2 }), (from, open, lanes) => {
        const shapes = patchIn({ centre: CENTRE, goesOn: open, lanes, style: STYLE, seeded: from });
        expect(shapes.length).toBeGreaterThan(0);
        for (const shape of shapes) keepsTo(shape, open);
      }),
    );
  });

  it('leave the view along a straight way open', () => {
    for (const [from, to] of [
      [1, 4],
      [2, 5],
      [3, 6],
    ] as const) {
      const shapes = patchIn({
        centre: CENTRE,
        goesOn: SIX.map(() => true),
        lanes: [{ from, to, isKnot: false }],
        style: STYLE,
        seeded: seededBy('x'),
      });
      const [a, b] = [middleOf(CENTRE, from), middleOf(CENTRE, to)];
      expect(shapes.some((shape) => segmentTouches(a, b, shape))).toBe(false);
    }
  });
});

describe('buildings', () => {
  it('stand within their hex and on its centre', () => {
    fc.assert(
      fc.property(seeded, (from) => {
        const house = houseIn(CENTRE, from);
        keepsTo(house, []);
        expect(placeIn(house, CENTRE)).toBe(1);
      }),
    );
  });

  it('of several hexes reach over the hexsides between them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(direction, { minLength: 1 }), (directions) => {
        const open = SIX.map((d) => directions.includes(d));
        const hall = hallIn(CENTRE, directions);
        keepsTo(hall, open);
        for (const d of directions) expect(hall.filter((p) => beyondSide(CENTRE, d, p) >= 0).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe('strips', () => {
  it('lie beside their course', () => {
    expect(
      shifted(
        [
          [0, 0],
          [0, 10],
        ],
        3,
      ),
    ).toEqual([
      [3, 0],
      [3, 10],
    ]);
    expect(
      ribbon(
        [
          [0, 0],
          [0, 10],
        ],
        2,
        -2,
      ),
    ).toEqual([
      [2, 0],
      [2, 10],
      [-2, 10],
      [-2, 0],
    ]);
    expect(
      middlePart(
        [
          [0, 0],
          [0, 10],
          [0, 40],
        ],
        5,
      ),
    ).toEqual([
      [0, 15],
      [0, 25],
    ]);
  });
});

describe('rims', () => {
  const SIZE = 6;
  const levels = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: SIZE ** 2, maxLength: SIZE ** 2 });
  const isOn = (column: number, row: number) => column >= 0 && row >= 0 && column < SIZE && row < SIZE;

  it('surround exactly the ground of their level, and lie within those below', () => {
    fc.assert(
      fc.property(seeded, levels, (from, heights) => {
        const levelAt = (column: number, row: number) => (isOn(column, row) ? (heights[column * SIZE + row] ?? 0) : 0);
        const relief = { levelAt, isCliff: () => false, columns: [0, SIZE], rows: [0, SIZE], seeded: from } as const;
        const rims = [1, 2, 3, 4].map((level) => rimsOf(relief, level));
        for (const [i, region] of rims.entries()) {
          for (const rim of region) expect(isSimple(rim)).toBe(true);
          for (const at of heights.keys()) {
            const [column, row] = [Math.floor(at / SIZE), at % SIZE];
            const around = region.filter((rim) => placeIn(rim, centreAt(column, row)) === 1).length;
            expect(around % 2 === 1).toBe(levelAt(column, row) > i);
          }
          const lower = (rims[i - 1] ?? []).flatMap(sidesOf);
          for (const [a, b] of region.flatMap(sidesOf)) expect(lower.some(([p, q]) => segmentsCross(a, b, p, q))).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('a point on a slanted hexside becomes a whole one that reaches it, by less than a unit', () => {
  fc.assert(
    fc.property(direction, fc.double({ min: -80, max: 80, noNaN: true }), (d, along) => {
      const angle = ((d - 1) * Math.PI) / 3;
      const p: Point = [
        CENTRE[0] + 173 * Math.sin(angle) + along * Math.cos(angle),
        CENTRE[1] - 173 * Math.cos(angle) + along * Math.sin(angle),
      ];
      const beyond = beyondSide(CENTRE, d, reachingSide(CENTRE, d, p));
      expect(beyond).toBeGreaterThanOrEqual(0);
      expect(beyond).toBeLessThan(1.5);
    }),
  );
});
