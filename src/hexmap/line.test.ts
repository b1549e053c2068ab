import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnSegment, segmentTouches, sideOf } from './exact.ts';
import { gridOf, hexagonAround, hexOnGrid, hexsideOf, nameOnGrid } from './grid.ts';
import { entryInto, hexesBetween, partBetween, partIn } from './line.ts';

fc.configureGlobal({ seed: 20 });

const GRID = gridOf(15, 10);
const hex = fc.nat(GRID.size - 1);
const named = (name: string) => hexOnGrid(GRID, name);
const centre = (at: number) => GRID.centres[at] ?? [0, 0];
const namesBetween = (a: string, b: string) => hexesBetween(GRID, named(a), named(b)).map((at) => nameOnGrid(GRID, at));

describe('hexes on a line', () => {
  it('are none between neighbours, both beside a hexspine, and one after the other down a column', () => {
    expect(namesBetween('L5', 'L6')).toEqual([]);
    expect(namesBetween('L5', 'K7').sort()).toEqual(['K6', 'L6']);
    expect(namesBetween('M9', 'M4')).toEqual(['M8', 'M7', 'M6', 'M5']);
  });

  it('leave out the hex that is missing where the edge zigzags', () => {
    expect(namesBetween('A1', 'C1')).toEqual(['B1']);
  });

  it('are exactly those that share a point with it', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const touched = GRID.centres.flatMap((at, other) =>
          other !== a && other !== b && segmentTouches(centre(a), centre(b), hexagonAround(at)) ? [other] : [],
        );
        expect(hexesBetween(GRID, a, b).toSorted((x, y) => x - y)).toEqual(touched);
      }),
    );
  });

  it('are the same both ways, and in order of distance', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const there = hexesBetween(GRID, a, b);
        expect(hexesBetween(GRID, b, a).toSorted()).toEqual(there.toSorted());
        const far = there.map((at) => Math.hypot(centre(at)[0] - centre(a)[0], centre(at)[1] - centre(a)[1]));
        for (const [i, distance] of far.entries()) expect(distance).toBeGreaterThan((far[i - 1] ?? 0) - 200);
      }),
    );
  });
});

describe('entering a hex', () => {
  const sides = (a: string, b: string) => [1, 2, 3, 4, 5, 6].filter((d) => entryInto(GRID, named(a), named(b)) & (1 << (d - 1)));

  it('is across one hexside, or at the corner of two', () => {
    expect(sides('M9', 'M8')).toEqual([4]);
    expect(sides('L5', 'K7')).toEqual([1, 2]);
    expect(sides('M9', 'N7')).toEqual([4, 5]);
    expect(sides('M9', 'M9')).toEqual([]);
  });

  it('happens where the line meets that hexside', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const bits = entryInto(GRID, a, b);
        const met = [1, 2, 3, 4, 5, 6].filter((d) => {
          const [p, q] = hexsideOf(centre(b), d);
          const facesIt = sideOf(p, q, centre(a)) < 0;
          return a !== b && facesIt && sideOf(centre(a), centre(b), p) * sideOf(centre(a), centre(b), q) <= 0;
        });
        expect([1, 2, 3, 4, 5, 6].filter((d) => bits & (1 << (d - 1)))).toEqual(met);
      }),
    );
  });
});

describe('parts of a line', () => {
  it('begin where it leaves the first hex and end where it enters the last', () => {
    const { from, to } = partBetween(GRID, named('M9'), named('M4'));
    expect([from.part / from.of, to.part / to.of]).toEqual([0.1, 0.9]);
    const { from: first, to: last } = partIn(GRID, named('M9'), named('M4'), named('M7'));
    expect([first.part / first.of, last.part / last.of]).toEqual([0.3, 0.5]);
  });

  it('are the hexside itself where the line runs along it', () => {
    const [a, b] = [named('M9'), named('N7')];
    const [p, q] = hexsideOf(centre(named('M8')), 3);
    expect(isOnSegment(centre(a), centre(b), p) && isOnSegment(centre(a), centre(b), q)).toBe(true);
    expect(partIn(GRID, a, b, named('M8'))).toEqual(partBetween(GRID, a, b));
  });
});
