import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APART, directionTo, type Grid, gridFrom, gridOf, hexAt, hexOnGrid, hexsideOf, inDigits, nameOnGrid, opposite } from './grid.ts';
import { hexesBetween } from './line.ts';

fc.configureGlobal({ seed: 20 });

const GRID = gridOf(15, 10);
const named = (name: string) => hexOnGrid(GRID, name);
const far = (grid: Grid, a: number, b: number) => grid.distances[a * grid.size + b] ?? -1;
const around = (grid: Grid, name: string) => grid.neighbours[hexOnGrid(grid, name)]?.map((other) => nameOnGrid(grid, other));

/** Columns of different length, the first of them low, with a bay in the upper edge and an odd corner. */
const RAGGED = gridFrom(
  [
    {
      first: 5,
      isFirstLow: true,
      columns: [
        [3, 9],
        [3, 10],
        [6, 9],
        [7, 7],
        [2, 12],
        [2, 3],
      ],
    },
  ],
  inDigits,
);

const columns = (count: number, rows: (column: number) => [number, number]) => Array.from({ length: count }, (_, i) => rows(i + 1));
const whole = (): [number, number] => [1, 26];
const zigzag = (column: number): [number, number] => [27, column % 2 === 1 ? 53 : 52];

/** Four maps around a strip of charts: even columns lie low, and in the lower half they are a hex shorter. */
const FOUR = gridFrom(
  [
    { first: 1, columns: columns(17, zigzag) },
    { first: 21, columns: columns(19, zigzag) },
    { first: 21, columns: columns(19, whole) },
    { first: 1, columns: columns(17, whole) },
  ],
  inDigits,
);

const GRIDS: readonly (readonly [string, Grid])[] = [
  ['a rectangle', GRID],
  ['ragged columns', RAGGED],
  ['four maps in one numbering', FOUR],
];

describe('names', () => {
  it('count columns by letters and rows from the top', () => {
    expect([named('A1'), named('A10'), named('B1'), named('J7'), named('O10')]).toEqual([0, 9, 10, 96, 149]);
    expect([named('A0'), named('A11'), named('P1'), named('a1'), named('AB1'), named(''), named('J07')]).toEqual(Array(7).fill(-1));
  });

  it('go on with doubled letters', () => {
    expect(nameOnGrid(gridOf(30, 3), 27 * 3)).toBe('BB1');
  });

  it('are two digits for the column and two for the row', () => {
    const isThere = (grid: Grid, name: string) => hexOnGrid(grid, name) >= 0;
    expect(['0101', '0243', '0753', '3952', '2126'].every((name) => isThere(FOUR, name))).toBe(true);
    expect(['0853', '1801', '2030', '4001', '0154', '0100', '243', '01011'].some((name) => isThere(FOUR, name))).toBe(false);
    expect(['0502', '0503', '0509', '0510', '0806', '0807', '0808', '1003'].map((name) => isThere(RAGGED, name))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it.each(GRIDS)('lead to their hexes and back: %s', (_, grid) => {
    expect(grid.named.size).toBe(grid.size);
    for (let hex = 0; hex < grid.size; hex++) expect(hexOnGrid(grid, nameOnGrid(grid, hex))).toBe(hex);
    for (const [hex, place] of grid.places.entries()) expect(hexAt(grid, place)).toBe(hex);
    expect([nameOnGrid(grid, -1), nameOnGrid(grid, grid.size)]).toEqual(['', '']);
  });
});

describe('neighbours', () => {
  it('of a column that lies lower, and of one that lies higher', () => {
    expect(around(GRID, 'B1')).toEqual(['', 'C1', 'C2', 'B2', 'A2', 'A1']);
    expect(around(GRID, 'K7')).toEqual(['K6', 'L6', 'L7', 'K8', 'J7', 'J6']);
    expect(GRID.adjacent[named('A1')]?.map((other) => nameOnGrid(GRID, other))).toEqual(['B1', 'A2']);
  });

  it('where columns are ragged, and the first lies low', () => {
    expect(around(RAGGED, '0505')).toEqual(['0504', '0605', '0606', '0506', '', '']);
    expect(around(RAGGED, '0607')).toEqual(['0606', '0706', '0707', '0608', '0507', '0506']);
    expect(around(RAGGED, '0807')).toEqual(['', '0906', '0907', '', '0707', '0706']);
    expect(around(RAGGED, '1003')).toEqual(['1002', '', '', '', '0903', '0902']);
  });

  it('end with the map, though the numbers go on', () => {
    expect(around(FOUR, '2551')).toEqual(['2550', '2650', '2651', '2552', '2451', '2450']);
    expect(around(FOUR, '0126')).toEqual(['0125', '0225', '0226', '', '', '']);
    expect(around(FOUR, '0127')).toEqual(['', '', '0227', '0128', '', '']);
    expect(around(FOUR, '1753')).toEqual(['1752', '', '', '', '', '1652']);
    const sizes = [0, 1, 2, 3].map((sheet) => FOUR.places.filter((place) => place.sheet === sheet).length);
    expect(sizes).toEqual([451, 504, 494, 442]);
  });

  it.each(GRIDS)('are neighbours of each other, across the same hexside: %s', (_, grid) => {
    for (const [a, six] of grid.neighbours.entries()) {
      expect(grid.adjacent[a]).toEqual(six.filter((hex) => hex >= 0));
      for (const [i, b] of six.entries()) {
        if (b < 0) continue;
        expect(directionTo(grid, b, a)).toBe(opposite(i + 1));
        const [from, to] = hexsideOf(grid.centres[a] ?? [0, 0], i + 1);
        expect(hexsideOf(grid.centres[b] ?? [0, 0], opposite(i + 1))).toEqual([to, from]);
      }
    }
  });
});

describe('centres', () => {
  it.each(GRIDS)('of a map differ, and are near enough for exact geometry: %s', (_, grid) => {
    const dots = grid.centres.map((centre, hex) => `${grid.places[hex]?.sheet} ${centre}`);
    expect(new Set(dots).size).toBe(grid.size);
    expect(Math.max(...grid.centres.flat())).toBeLessThan(10_000);
    expect(Math.min(...grid.centres.flat())).toBeGreaterThanOrEqual(0);
  });
});

describe('distances', () => {
  it.each(GRIDS)('are the same both ways, never shorter by a detour, and 1 to a neighbour: %s', (_, grid) => {
    const hex = fc.nat(grid.size - 1);
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(far(grid, a, b)).toBe(far(grid, b, a));
        expect(far(grid, a, b) === 0).toBe(a === b);
        expect(far(grid, a, b) === 1).toBe(grid.adjacent[a]?.includes(b));
        expect(far(grid, a, b) === APART).toBe(grid.places[a]?.sheet !== grid.places[b]?.sheet);
        expect(far(grid, a, c)).toBeLessThanOrEqual(far(grid, a, b) + far(grid, b, c));
      }),
    );
  });

  it.each([
    ['a rectangle', GRID, ['A1', 'H5', 'O10']],
    ['four maps', FOUR, ['0753', '2551', '3901', '0914']],
  ] as const)('are steps from neighbour to neighbour: %s', (_, grid, starts) => {
    for (const start of starts.map((name) => hexOnGrid(grid, name))) {
      const steps = new Map([[start, 0]]);
      for (const [at, step] of steps) for (const next of grid.adjacent[at] ?? []) if (!steps.has(next)) steps.set(next, step + 1);
      expect(steps.size).toBe(grid.places.filter(({ sheet }) => sheet === grid.places[start]?.sheet).length);
      for (const [at, step] of steps) expect(far(grid, start, at)).toBe(step);
    }
  });

  it('across a bay are as the crow flies', () => {
    const between = (a: string, b: string) => far(RAGGED, hexOnGrid(RAGGED, a), hexOnGrid(RAGGED, b));
    expect([between('0603', '0903'), between('0509', '0507'), between('0503', '1002')]).toEqual([3, 2, 5]);
  });
});

describe('lines', () => {
  it('pass hexes of their own map only, and none that is missing', () => {
    const passed = (grid: Grid, a: string, b: string) =>
      hexesBetween(grid, hexOnGrid(grid, a), hexOnGrid(grid, b)).map((hex) => nameOnGrid(grid, hex));
    expect(passed(RAGGED, '0603', '0903')).toEqual([]);
    expect(passed(RAGGED, '0807', '0810')).toEqual([]);
    expect(passed(FOUR, '0124', '0126')).toEqual(['0125']);
    expect(passed(FOUR, '0125', '0128')).toEqual([]);
    expect(passed(FOUR, '0852', '1052').toSorted()).toEqual(['0952', '0953']);
    expect(passed(FOUR, '0753', '0953')).toEqual(['0852']);
  });
});
