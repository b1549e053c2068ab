/** The lie of the land: heights on a grid, rings of equal height, and the light that falls on them from the north-west. */
import type { Box, Point } from '../geometry.ts';
import { type Bounded, bounded, distance, distanceToLine, isInBox, type Line, softened } from './lines.ts';
import { chanceOf } from './seeded.ts';

export interface Field {
  readonly box: Box;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

function fieldOf(box: Box, step: number, value: (x: number, y: number) => number): Field {
  const columns = Math.ceil(box.width / step) + 1;
  const rows = Math.ceil(box.height / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) values[row * columns + column] = value(box.x + column * step, box.y + row * step);
  return { box, step, columns, rows, values };
}

/** Soft noise from -1 to 1: chance at the corners of a grid, blended in between. */
function noiseOf(seed: string): (x: number, y: number) => number {
  const chance = chanceOf(seed);
  const side = 64;
  const corners = Float64Array.from({ length: side * side }, () => chance() * 2 - 1);
  const corner = (x: number, y: number) => corners[(((y % side) + side) % side) * side + (((x % side) + side) % side)] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = corner(left, top) * (1 - u) + corner(left + 1, top) * u;
    const lower = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

const GRID = 8;

/** 1 on the line, falling off like a bell; nothing is left of it at three times its width. */
function bell(spot: Point, { line, box }: Bounded, width: number): number {
  return isInBox(spot, box, width * 3) ? Math.exp(-((distanceToLine(spot, line) / width) ** 2)) : 0;
}

/** High and low ground along a line, as wide as said. Heights are shares of the highest ground. */
interface Swell {
  readonly along: Line;
  readonly width: number;
  readonly height: number;
}

export interface Lie {
  /** The same ground for the same text. */
  readonly seed: string;
  readonly ridges: readonly Swell[];
  readonly hollows: readonly Swell[];
  readonly roughness: number;
  /** They cut valleys. */
  readonly rivers: readonly { readonly along: Line; readonly width: number }[];
}

/** Hills run out towards the edge of the field, so that nothing ends abruptly there. */
const RUN_OUT = 110;

function inland(x: number, y: number, box: Box): number {
  const away = Math.min(x - box.x, y - box.y, box.x + box.width - x, box.y + box.height - y);
  const share = Math.max(0, Math.min(1, away / RUN_OUT));
  return share * share * (3 - 2 * share);
}

export function heightsOf({ seed, ridges, hollows, roughness, rivers: courses }: Lie, box: Box): Field {
  const noise = noiseOf(seed);
  const rivers = courses.map(({ along, width }) => ({ way: bounded(softened(along, false, 3)), reach: 18 + width * 3.4 }));
  const bells = (lines: readonly Swell[]) => lines.map(({ along, width, height }) => ({ way: bounded(along), width, height }));
  const rises = bells(ridges);
  const falls = bells(hollows);
  const swell = (spot: Point, lines: typeof rises) =>
    lines.reduce((sum, { way, width, height }) => sum + height * bell(spot, way, width), 0);
  return fieldOf(box, GRID, (x, y) => {
    // Ridges wander: the place asked about is moved a little before its distance is taken.
    const wx = x + 16 * noise(x / 46 + 9, y / 46);
    const wy = y + 16 * noise(x / 46, y / 46 + 23);
    let height = swell([wx, wy], rises) - swell([wx, wy], falls);
    height += roughness * (noise(x / 90, y / 90) + 0.5 * noise(x / 38 + 5, y / 38) + 0.28 * noise(x / 17, y / 17 + 3));
    for (const { way, reach } of rivers) height *= 1 - 0.86 * bell([x, y], way, reach);
    return height * inland(x, y, box);
  });
}

/** How bright the ground lies: 0 on the level, above towards the light, below away from it. */
export function lightOn(heights: Field): Field {
  const { columns, rows, values, box, step } = heights;
  const height = (column: number, row: number) =>
    values[Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))] ?? 0;
  return fieldOf(box, step, (x, y) => {
    const column = Math.round((x - box.x) / step);
    const row = Math.round((y - box.y) / step);
    const east = height(column + 1, row) - height(column - 1, row);
    const south = height(column, row + 1) - height(column, row - 1);
    return east + south;
  });
}

/**
 * The rings around all ground at or above a level (marching squares). Beyond the edge of the field everything is lower,
 * so that every ring closes; the field is larger than the sheet, and nobody sees it.
 */
export function ringsAt(field: Field, level: number): Line[] {
  const { columns, rows, values, box, step } = field;
  const value = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? Number.NEGATIVE_INFINITY : (values[row * columns + column] ?? 0);
  const crossing = (c1: number, r1: number, c2: number, r2: number): Point => {
    const [a, b] = [value(c1, r1), value(c2, r2)];
    const share = Number.isFinite(a) && Number.isFinite(b) ? (level - a) / (b - a) : 0.5;
    return [box.x + (c1 + (c2 - c1) * share) * step, box.y + (r1 + (r2 - r1) * share) * step];
  };
  const isHigh = (column: number, row: number) => (value(column, row) >= level ? 1 : 0);
  // Each stretch leads from one cell side to another, high ground on its right; every side has a number of its own.
  const across = (column: number, row: number) => 2 * ((row + 1) * (columns + 2) + column + 1);
  const upright = (column: number, row: number) => across(column, row) + 1;
  const stretches = new Map<number, { readonly to: number; readonly at: Point }>();
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const corners = isHigh(column, row) + isHigh(column + 1, row) + isHigh(column, row + 1) + isHigh(column + 1, row + 1);
      if (corners === 0 || corners === 4) continue;
      const high = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)].map((v) => v >= level);
      const sides = [
        { name: across(column, row), at: () => crossing(column, row, column + 1, row) },
        { name: upright(column + 1, row), at: () => crossing(column + 1, row, column + 1, row + 1) },
        { name: across(column, row + 1), at: () => crossing(column, row + 1, column + 1, row + 1) },
        { name: upright(column, row), at: () => crossing(column, row, column, row + 1) },
      ];
      for (let i = 0; i < 4; i++) {
        // Walking round the cell, high ground ends at side i; it began at the last side where it rose.
        if (!(high[i] && !high[(i + 1) % 4])) continue;
        let start = i;
        do start = (start + 3) % 4;
        while (high[start] || !high[(start + 1) % 4]);
        const from = sides[i];
        const to = sides[start];
        if (from && to) stretches.set(from.name, { to: to.name, at: from.at() });
      }
    }
  }
  const rings: Line[] = [];
  for (const first of [...stretches.keys()]) {
    const ring: Point[] = [];
    for (let name = first, stretch = stretches.get(name); stretch; stretch = stretches.get(name)) {
      ring.push(stretch.at);
      stretches.delete(name);
      name = stretch.to;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

/** Rings too small to be seen at the table only make the sheet dirty. */
export function isWorthDrawing(ring: Line): boolean {
  let length = 0;
  for (let i = 1; i < ring.length; i++) {
    const from = ring[i - 1];
    const to = ring[i];
    if (from && to) length += distance(from, to);
  }
  return length > 70;
}
