import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, gridOf, hexOnGrid, hexsideOf, nameOnGrid, opposite } from './grid.ts';

fc.configureGlobal({ seed: 20 });

const GRID = gridOf(15, 10);
const hex = fc.nat(GRID.size - 1);
const named = (name: string) => hexOnGrid(GRID, name);
const far = (a: number, b: number) => GRID.distances[a * GRID.size + b];

describe('names', () => {
  it('count columns by letters and rows from the top', () => {
    expect([named('A1'), named('A10'), named('B1'), named('J7'), named('O10')]).toEqual([0, 9, 10, 96, 149]);
    expect([named('A0'), named('A11'), named('P1'), named('a1'), named('AB1'), named(''), named('J07')]).toEqual(Array(7).fill(-1));
  });

  it('go on with doubled letters', () => {
    const wide = gridOf(30, 3);
    expect(nameOnGrid(wide, 27 * 3)).toBe('BB1');
    for (let i = 0; i < wide.size; i++) expect(hexOnGrid(wide, nameOnGrid(wide, i))).toBe(i);
  });
});

describe('neighbours', () => {
  it('of a column that lies lower, and of one that lies higher', () => {
    const around = (name: string) => GRID.neighbours[named(name)]?.map((other) => (other < 0 ? '' : nameOnGrid(GRID, other)));
    expect(around('B1')).toEqual(['', 'C1', 'C2', 'B2', 'A2', 'A1']);
    expect(around('K7')).toEqual(['K6', 'L6', 'L7', 'K8', 'J7', 'J6']);
    expect(GRID.adjacent[named('A1')]?.map((other) => nameOnGrid(GRID, other))).toEqual(['B1', 'A2']);
  });

  it('are neighbours of each other, across the same hexside', () => {
    for (const [a, six] of GRID.neighbours.entries()) {
      for (const [i, b] of six.entries()) {
        if (b < 0) continue;
        expect(directionTo(GRID, b, a)).toBe(opposite(i + 1));
        const [from, to] = hexsideOf(GRID.centres[a] ?? [0, 0], i + 1);
        expect(hexsideOf(GRID.centres[b] ?? [0, 0], opposite(i + 1))).toEqual([to, from]);
      }
    }
  });
});

describe('distances', () => {
  it('are the same both ways, and never shorter by a detour', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(far(a, b)).toBe(far(b, a));
        expect(far(a, c)).toBeLessThanOrEqual((far(a, b) ?? 0) + (far(b, c) ?? 0));
      }),
    );
  });

  it('are steps from neighbour to neighbour', () => {
    for (const start of ['A1', 'H5', 'O10'].map(named)) {
      const steps = new Map([[start, 0]]);
      for (const [at, step] of steps) for (const next of GRID.adjacent[at] ?? []) if (!steps.has(next)) steps.set(next, step + 1);
      for (const [at, step] of steps) expect(far(start, at)).toBe(step);
    }
  });
});
