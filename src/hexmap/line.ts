/** Straight lines from the centre of a hex to the centre of another: which hexes they touch, and where they come in. */
import { type Fraction, isLess, type Point } from './exact.ts';
import { centreAt, type Grid, hexAt, ROW_STEP } from './grid.ts';

/** Outward from each hexside, by direction; along any of them the hexside lies REACH from the centre. */
export const OUTWARD: readonly Point[] = [
  [0, -200],
  [173, -100],
  [173, 100],
  [0, 200],
  [-173, 100],
  [-173, -100],
];
export const REACH = 34_600;

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const between = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1]];

const centreOf = (grid: Grid, hex: number): Point => grid.centres[hex] ?? [0, 0];

/** The part of the line from a to b that lies in a hex it touches, the sides of that hex included. */
export function partIn(grid: Grid, a: number, b: number, hex: number): { readonly from: Fraction; readonly to: Fraction } {
  const start = centreOf(grid, a);
  const way = between(start, centreOf(grid, b));
  const to = between(start, centreOf(grid, hex));
  let first: Fraction = { part: 0, of: 1 };
  let last: Fraction = { part: 1, of: 1 };
  for (const outward of OUTWARD) {
    const speed = dot(outward, way);
    const reach = REACH + dot(outward, to);
    if (speed > 0 && isLess({ part: reach, of: speed }, last)) last = { part: reach, of: speed };
    if (speed < 0 && isLess(first, { part: -reach, of: -speed })) first = { part: -reach, of: -speed };
  }
  return { from: first, to: last };
}

/** The part of the line that lies in neither of the two hexes. */
export function partBetween(grid: Grid, a: number, b: number): { readonly from: Fraction; readonly to: Fraction } {
  return { from: partIn(grid, a, b, a).to, to: partIn(grid, a, b, b).from };
}

/** Bit d-1 for each hexside d by which the line from a enters hex b: two bits where that is a corner, 0 if a is b. */
export function entryInto(grid: Grid, a: number, b: number): number {
  if (a === b) return 0;
  const back = between(centreOf(grid, b), centreOf(grid, a));
  let most = 0;
  let bits = 0;
  let bit = 1;
  for (const outward of OUTWARD) {
    const far = dot(outward, back);
    if (far > most) bits = 0;
    if (far >= most) bits |= bit;
    most = Math.max(most, far);
    bit *= 2;
  }
  return bits;
}

/** Whether the hex, its sides and corners included, has a point in common with the line: no direction separates the two. */
function isTouched(way: Point, to: Point): boolean {
  const aside = Math.abs(way[0] * to[1] - way[1] * to[0]);
  const halfWidth = Math.max(200 * Math.abs(way[1]), 100 * Math.abs(way[1]) + 173 * Math.abs(way[0]));
  if (aside > halfWidth) return false;
  for (const outward of OUTWARD) if (dot(outward, to) - REACH > Math.max(0, dot(outward, way))) return false;
  return true;
}

/** Column and row, counted from those of the hex in which the line begins. */
type Offset = readonly [columns: number, rows: number];

/** The rows of a column that the line can touch, and perhaps one more at either end. */
function rowsNear(start: Point, way: Point, low: number, column: number): [number, number] {
  const [x, top] = centreAt(low + column, 0);
  const heightAt = (far: number) => start[1] - top + (way[0] === 0 ? far : Math.min(1, Math.max(0, far / way[0]))) * way[1];
  const [one, other] = way[0] === 0 ? [heightAt(0), heightAt(1)] : [heightAt(x - start[0] - 200), heightAt(x - start[0] + 200)];
  return [Math.floor(Math.min(one, other) / ROW_STEP), Math.ceil(Math.max(one, other) / ROW_STEP)];
}

const TOUCHED = new Map<string, readonly Offset[]>();

/** The same wherever the line begins, but for whether its column lies high or low. */
function touchedFrom(low: number, columns: number, rows: number): readonly Offset[] {
  const key = `${low} ${columns} ${rows}`;
  const known = TOUCHED.get(key);
  if (known !== undefined) return known;
  const start = centreAt(low, 0);
  const way = between(start, centreAt(low + columns, rows));
  const found: { readonly offset: Offset; readonly progress: number }[] = [];
  for (let c = Math.min(0, columns); c <= Math.max(0, columns); c++) {
    const [first, last] = rowsNear(start, way, low, c);
    for (let r = first; r <= last; r++) {
      const to = between(start, centreAt(low + c, r));
      if (isTouched(way, to)) found.push({ offset: [c, r], progress: dot(way, to) });
    }
  }
  // The ends come first and last.
  const offsets = found
    .sort((one, other) => one.progress - other.progress)
    .slice(1, -1)
    .map(({ offset }) => offset);
  TOUCHED.set(key, offsets);
  return offsets;
}

/** Every hex other than a and b that the line touches, if only at a corner, in their order from a to b. */
export function hexesBetween(grid: Grid, a: number, b: number): number[] {
  const [from, to] = [grid.places[a], grid.places[b]];
  if (from === undefined || to === undefined || from.sheet !== to.sheet) return [];
  const { sheet, column, row } = from;
  const hexes: number[] = [];
  for (const [columns, rows] of touchedFrom(column % 2, to.column - column, to.row - row)) {
    // Where the edge of the grid zigzags, a line may touch a hex that is not there.
    const hex = hexAt(grid, { sheet, column: column + columns, row: row + rows });
    if (hex >= 0) hexes.push(hex);
  }
  return hexes;
}
