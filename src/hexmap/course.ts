/**
 * The course of a road, railway or stream that is told from hex to hex: from the middle of a hexside to the middle of the
 * next, bending towards the centre of the hex between them. Straight where the two hexsides are opposite.
 */
import type { Point } from './exact.ts';
import { directionTo, type Grid, hexsideOf } from './grid.ts';

export interface Route {
  readonly hexes: readonly number[];
  /** The direction in which it goes on from its first hex, and from its last, off the grid; 0 where it ends at the centre. */
  readonly before: number;
  readonly after: number;
}

/** The directions of the hexsides between which the route runs in the hex at that place; 0 stands for the centre. */
export function armsAt(grid: Grid, { hexes, before, after }: Route, place: number): [number, number] {
  const hex = hexes[place] ?? -1;
  const from = place === 0 ? before : directionTo(grid, hex, hexes[place - 1] ?? -1);
  const to = place === hexes.length - 1 ? after : directionTo(grid, hex, hexes[place + 1] ?? -1);
  return [from, to];
}

/** Hexes in which one route ends on another: there, all of them go by the centre so that they meet. @public for tools/outline.mjs */
export function knotsOf(routes: readonly Route[]): ReadonlySet<number> {
  const ends = routes.flatMap(({ hexes, before, after }) => [
    ...(before === 0 ? hexes.slice(0, 1) : []),
    ...(after === 0 ? hexes.slice(-1) : []),
  ]);
  return new Set(ends.filter((hex) => routes.filter(({ hexes }) => hexes.includes(hex)).length > 1));
}

const BENDS = 4;

/** Through one hex, from a direction to another; not rounded to whole numbers. */
export function courseIn(centre: Point, from: number, to: number, isKnot = false): Point[] {
  const start = from === 0 ? centre : middleOf(centre, from);
  const end = to === 0 ? centre : middleOf(centre, to);
  if (from === 0 || to === 0 || Math.abs(from - to) === 3) return [start, end];
  if (isKnot) return [start, centre, end];
  return Array.from({ length: BENDS + 1 }, (_, i) => {
    const t = i / BENDS;
    const along = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * centre[axis] + t ** 2 * end[axis];
    return [along(0), along(1)];
  });
}

/** The whole route as one line of points. @public for tools/outline.mjs */
export function courseOf(grid: Grid, route: Route, knots: ReadonlySet<number>): Point[] {
  const pieces = route.hexes.map((hex, place) => {
    const [from, to] = armsAt(grid, route, place);
    return courseIn(grid.centres[hex] ?? [0, 0], from, to, knots.has(hex));
  });
  return pieces.flatMap((piece, i) => (i === 0 ? piece : piece.slice(1)));
}

export function middleOf(centre: Point, direction: number): Point {
  const [p, q] = hexsideOf(centre, direction);
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}
