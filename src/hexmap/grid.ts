/**
 * A grid of hexes with flat tops, in whole coordinates: columns are 300 apart, rows 346, and every second column lies
 * half a hex lower. A hex is a number: they are counted sheet by sheet, column by column, from the top. On a sheet, columns
 * and rows are counted from zero, and the even columns lie high. Directions are 1 to 6, 1 up and on clockwise; lists by
 * direction begin with direction 1.
 */
import type { Point, Polygon } from './exact.ts';

/** A map as it is printed. Several may share one numbering; they touch nowhere, and each has coordinates of its own. */
export interface Sheet {
  /** The number of its first column. */
  readonly first: number;
  /** Each column from left to right, by the numbers of its first row and of its last: they need not be the same. */
  readonly columns: readonly (readonly [first: number, last: number])[];
  /** Whether its first column lies half a hex lower than the one beside it. */
  readonly isFirstLow?: boolean;
}

/** How a hex is called that is printed in a column and row of these numbers. */
export type Naming = (column: number, row: number) => string;

/** Where a hex lies: its sheet, and there its column and row. */
export interface Place {
  readonly sheet: number;
  readonly column: number;
  readonly row: number;
}

/** The hexes of a column, one below the other. */
interface Column {
  readonly hex: number;
  readonly top: number;
  readonly rows: number;
}

export interface Grid {
  readonly size: number;
  readonly names: readonly string[];
  /** Hexes by name. */
  readonly named: ReadonlyMap<string, number>;
  readonly places: readonly Place[];
  readonly centres: readonly Point[];
  /** [hex][direction - 1], -1 off the grid. */
  readonly neighbours: readonly (readonly number[])[];
  /** The neighbours that exist. */
  readonly adjacent: readonly (readonly number[])[];
  /** [a * size + b] As the crow flies; APART for hexes of different sheets. */
  readonly distances: Uint8Array;
  /** [sheet][column] */
  readonly columns: readonly (readonly (Column | undefined)[])[];
}

/** No two hexes of a sheet are as far from each other. */
export const APART = 255;

const COLUMN_STEP = 300;
export const ROW_STEP = 346;
const HALF_ROW = 173;

/** From the centre, clockwise from the upper left: side d lies between corners d-1 and d. */
const CORNERS: readonly Point[] = [
  [-100, -173],
  [100, -173],
  [200, 0],
  [100, 173],
  [-100, 173],
  [-200, 0],
];

/** Column and row steps by direction, for columns that lie high and for those that lie low. */
const STEPS_HIGH: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
];
const STEPS_LOW: readonly Point[] = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const isLow = (column: number) => Math.abs(column) % 2 === 1;

/** Also for places beyond the edge of any grid. */
export function centreAt(column: number, row: number): Point {
  return [COLUMN_STEP * column, ROW_STEP * row + (isLow(column) ? HALF_ROW : 0)];
}

/** Column and row of the neighbour, on the grid or not. */
export function stepFrom(column: number, row: number, direction: number): Point {
  const [across, down] = (isLow(column) ? STEPS_LOW : STEPS_HIGH)[direction - 1] ?? [0, 0];
  return [column + across, row + down];
}

export function hexagonAround([x, y]: Point): Polygon {
  return CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** The two ends of a hexside, clockwise. */
export function hexsideOf([x, y]: Point, direction: number): [Point, Point] {
  const corner = (i: number): Point => {
    const [dx, dy] = CORNERS[i % 6] ?? [0, 0];
    return [x + dx, y + dy];
  };
  return [corner(direction - 1), corner(direction)];
}

export function opposite(direction: number): number {
  return ((direction + 2) % 6) + 1;
}

/** A rectangle of hexes, called A1 and so on. */
export function gridOf(columns: number, rows: number): Grid {
  return gridFrom([{ first: 1, columns: Array.from({ length: columns }, () => [1, rows] as const) }], inLetters);
}

export function gridFrom(sheets: readonly Sheet[], naming: Naming): Grid {
  const columns: (Column | undefined)[][] = [];
  const places: Place[] = [];
  const names: string[] = [];
  for (const [sheet, { first, columns: printed, isFirstLow = false }] of sheets.entries()) {
    const top = Math.min(...printed.map(([row]) => row));
    const offset = isFirstLow ? 1 : 0;
    const here: (Column | undefined)[] = Array.from({ length: offset });
    for (const [i, [from, to]] of printed.entries()) {
      here.push({ hex: places.length, top: from - top, rows: to - from + 1 });
      for (let row = from; row <= to; row++) {
        places.push({ sheet, column: i + offset, row: row - top });
        names.push(naming(first + i, row));
      }
    }
    columns.push(here);
  }
  const neighbours = places.map(({ sheet, column, row }) =>
    STEPS_HIGH.map((_, i) => hexIn(columns[sheet], ...stepFrom(column, row, i + 1))),
  );
  return {
    size: places.length,
    names,
    named: new Map(names.map((name, hex) => [name, hex])),
    places,
    centres: places.map(({ column, row }) => centreAt(column, row)),
    neighbours,
    adjacent: neighbours.map((six) => six.filter((hex) => hex >= 0)),
    distances: distancesBetween(places),
    columns,
  };
}

function hexIn(columns: readonly (Column | undefined)[] | undefined, column: number, row: number): number {
  const there = columns?.[column];
  if (there === undefined || row < there.top || row >= there.top + there.rows) return -1;
  return there.hex + row - there.top;
}

/** -1 where the sheet has no hex. */
export function hexAt(grid: Grid, { sheet, column, row }: Place): number {
  return hexIn(grid.columns[sheet], column, row);
}

function distancesBetween(places: readonly Place[]): Uint8Array {
  // Along the column, and along the axis that falls to the right; the third axis follows.
  const skewed = places.map(({ sheet, column, row }) => ({ sheet, q: column, r: row - (column - (column & 1)) / 2 }));
  const distances = new Uint8Array(places.length ** 2);
  let at = 0;
  for (const a of skewed) {
    for (const b of skewed) {
      const dq = a.q - b.q;
      const dr = a.r - b.r;
      distances[at] = a.sheet === b.sheet ? Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) : APART;
      at++;
    }
  }
  return distances;
}

/** 1 to 6; 0 if they are not adjacent. */
export function directionTo(grid: Grid, from: number, to: number): number {
  if (to < 0) return 0;
  return (grid.neighbours[from]?.indexOf(to) ?? -1) + 1;
}

const ALPHABET = 26;

/** A1, B1 … Z1, then AA1, BB1. */
function inLetters(column: number, row: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + ((column - 1) % ALPHABET));
  return `${letter.repeat(Math.floor((column - 1) / ALPHABET) + 1)}${row}`;
}

const inTwoDigits = (number: number) => `${number}`.padStart(2, '0');

/** 0243: column 2, row 43. */
export function inDigits(column: number, row: number): string {
  return inTwoDigits(column) + inTwoDigits(row);
}

/** '' if there is no such hex. */
export function nameOnGrid(grid: Grid, hex: number): string {
  return grid.names[hex] ?? '';
}

/** -1 if there is no such hex. */
export function hexOnGrid(grid: Grid, name: string): number {
  return grid.named.get(name) ?? -1;
}
