/** Rings of equal height, found cell by cell. A sheet asks for dozens of them, so this works with plain numbers. */
import type { Point } from '../../../../board/geometry.ts';
import type { Field } from '../../../../board/map/relief.ts';

/**
 * From side to side of a cell, high ground on the right: by which of its corners are high (8 upper left, 4 upper right,
 * 2 lower right, 1 lower left). Sides are 0 above, 1 right, 2 below, 3 left; where two corners face each other there are two.
 */
const STRETCHES: readonly (readonly number[])[] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [1, 0],
  [1, 0, 3, 2],
  [2, 0],
  [3, 0],
  [0, 3],
  [0, 2],
  [0, 3, 2, 1],
  [0, 1],
  [1, 3],
  [1, 2],
  [2, 3],
  [],
];

/** Around all ground above a level; beyond the edge everything is lower, so that every ring closes. With `sign` -1 around all below. */
export function ringsAt(field: Field, level: number, sign: 1 | -1 = 1): Point[][] {
  const wide = field.columns + 2;
  const values = padded(field, level, sign);
  const next = new Int32Array(2 * values.length).fill(-1);
  const begun: number[] = [];
  const sides = [0, 0, 0, 0];
  for (let cell = 0; cell + wide + 1 < values.length; cell++) {
    const upperLeft = (values[cell] ?? 0) >= level;
    const upper = (values[cell + 1] ?? 0) >= level;
    const lowerLeft = (values[cell + wide] ?? 0) >= level;
    const lower = (values[cell + wide + 1] ?? 0) >= level;
    if (upperLeft === upper && upper === lowerLeft && lowerLeft === lower) continue;
    sides[0] = 2 * cell;
    sides[1] = 2 * cell + 3;
    sides[2] = 2 * (cell + wide);
    sides[3] = 2 * cell + 1;
    const stretches = STRETCHES[(upperLeft ? 8 : 0) + (upper ? 4 : 0) + (lower ? 2 : 0) + (lowerLeft ? 1 : 0)] ?? [];
    for (let i = 0; i < stretches.length; i += 2) {
      const from = sides[stretches[i] ?? 0] ?? 0;
      next[from] = sides[stretches[i + 1] ?? 0] ?? 0;
      begun.push(from);
    }
  }
  const rings: Point[][] = [];
  for (const first of begun) {
    const ring: Point[] = [];
    for (let side = first; (next[side] ?? -1) >= 0; ) {
      ring.push(spotOn(field, values, level, side));
      const onward = next[side] ?? -1;
      next[side] = -1;
      side = onward;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

/** With a rim of low ground, so that no cell lies at the edge; a row ends where the next begins. */
function padded({ columns, rows, values }: Field, level: number, sign: 1 | -1): Float64Array {
  const wide = columns + 2;
  const all = new Float64Array(wide * (rows + 2)).fill(level - 1);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) all[(row + 1) * wide + column + 1] = sign * (values[row * columns + column] ?? 0);
  return all;
}

/** Where the level lies on a side: even numbers lead to the right, odd ones down. */
function spotOn({ columns, box, step }: Field, values: Float64Array, level: number, side: number): Point {
  const wide = columns + 2;
  const cell = side >> 1;
  const isDown = side % 2;
  const [a, b] = [values[cell] ?? 0, values[cell + (isDown ? wide : 1)] ?? 0];
  const share = Math.min(1, Math.max(0, (level - a) / (b - a)));
  const [column, row] = [(cell % wide) - 1, Math.floor(cell / wide) - 1];
  return [box.x + (column + (isDown ? 0 : share)) * step, box.y + (row + (isDown ? share : 0)) * step];
}
