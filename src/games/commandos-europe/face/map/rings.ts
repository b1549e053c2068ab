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
export function ringsAt({ columns, rows, values, box, step }: Field, level: number, sign: 1 | -1 = 1): Point[][] {
  const wide = columns + 2;
  const next = new Int32Array(2 * wide * (rows + 2)).fill(-1);
  const begun: number[] = [];
  const valueAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? level - 1 : sign * (values[row * columns + column] ?? 0);
  const sides = [0, 0, 0, 0];
  for (let row = -1; row < rows; row++) {
    let upper = false;
    let lower = false;
    for (let column = -1; column < columns; column++) {
      const upperLeft: boolean = upper;
      const lowerLeft: boolean = lower;
      upper = valueAt(column + 1, row) >= level;
      lower = valueAt(column + 1, row + 1) >= level;
      if (upperLeft === upper && upper === lowerLeft && lowerLeft === lower) continue;
      const here = 2 * ((row + 1) * wide + column + 1);
      sides[0] = here;
      sides[1] = here + 3;
      sides[2] = here + 2 * wide;
      sides[3] = here + 1;
      const stretches = STRETCHES[(upperLeft ? 8 : 0) + (upper ? 4 : 0) + (lower ? 2 : 0) + (lowerLeft ? 1 : 0)] ?? [];
      for (let i = 0; i < stretches.length; i += 2) {
        const from = sides[stretches[i] ?? 0] ?? 0;
        next[from] = sides[stretches[i + 1] ?? 0] ?? 0;
        begun.push(from);
      }
    }
  }
  /** Where the level lies on a side: even numbers lead to the right, odd ones down. */
  const spotOn = (side: number): Point => {
    const cell = side >> 1;
    const [column, row] = [(cell % wide) - 1, Math.floor(cell / wide) - 1];
    const isDown = side % 2;
    const [a, b] = [valueAt(column, row), valueAt(column + 1 - isDown, row + isDown)];
    const share = Math.min(1, Math.max(0, (level - a) / (b - a)));
    return [box.x + (column + (isDown ? 0 : share)) * step, box.y + (row + (isDown ? share : 0)) * step];
  };
  const rings: Point[][] = [];
  for (const first of begun) {
    const ring: Point[] = [];
    for (let side = first; (next[side] ?? -1) >= 0; ) {
      ring.push(spotOn(side));
      const onward = next[side] ?? -1;
      next[side] = -1;
      side = onward;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}
