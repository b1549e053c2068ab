/**
 * A grid of hexes with flat tops, in whole coordinates: columns are 300 apart, rows 346, and every second column lies
 * half a hex lower. A hex is a number: column × rows + row, both from zero. Directions are 1 to 6, 1 up and on clockwise;
 * lists by direction begin with direction 1.
 */
import type { Point, Polygon } from './exact.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly names: readonly string[];
  /** Hexes by name. */
  readonly named: ReadonlyMap<string, number>;
  readonly centres: readonly Point[];
  /** [hex][direction - 1], -1 off the grid. */
  readonly neighbours: readonly (readonly number[])[];
  /** The neighbours that exist. */
  readonly adjacent: readonly (readonly number[])[];
  /** [a * size + b] */
  readonly distances: Uint8Array;
}

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

export function gridOf(columns: number, rows: number): Grid {
  const size = columns * rows;
  const places = Array.from({ length: size }, (_, hex): Point => [Math.floor(hex / rows), hex % rows]);
  const isOn = ([column, row]: Point) => column >= 0 && column < columns && row >= 0 && row < rows;
  const neighbours = places.map(([column, row]) =>
    STEPS_HIGH.map((_, i) => {
      const place = stepFrom(column, row, i + 1);
      return isOn(place) ? place[0] * rows + place[1] : -1;
    }),
  );
  const names = places.map(([column, row]) => nameAt(column, row));
  return {
    columns,
    rows,
    size,
    names,
    named: new Map(names.map((name, hex) => [name, hex])),
    centres: places.map(([column, row]) => centreAt(column, row)),
    neighbours,
    adjacent: neighbours.map((six) => six.filter((hex) => hex >= 0)),
    distances: distancesBetween(places),
  };
}

function distancesBetween(places: readonly Point[]): Uint8Array {
  // Along the column, and along the axis that falls to the right; the third axis follows.
  const skewed = places.map(([column, row]): Point => [column, row - (column - (column & 1)) / 2]);
  const distances = new Uint8Array(places.length ** 2);
  for (const [a, [qa, ra]] of skewed.entries()) {
    for (const [b, [qb, rb]] of skewed.entries()) {
      const dq = qa - qb;
      const dr = ra - rb;
      distances[a * places.length + b] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
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
function nameAt(column: number, row: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % ALPHABET));
  return `${letter.repeat(Math.floor(column / ALPHABET) + 1)}${row + 1}`;
}

/** '' if there is no such hex. */
export function nameOnGrid(grid: Grid, hex: number): string {
  return grid.names[hex] ?? '';
}

/** -1 if there is no such hex. */
export function hexOnGrid(grid: Grid, name: string): number {
  return grid.named.get(name) ?? -1;
}
