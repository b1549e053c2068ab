/** Points that need not be whole, while a shape is being made. */
import type { Point } from '../exact.ts';
import { hexsideOf } from '../grid.ts';
import { OUTWARD, REACH } from '../line.ts';

export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + times * b[0], a[1] + times * b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const lengthOf = (a: Point) => Math.hypot(a[0], a[1]);
export const whole = (a: Point): Point => [Math.round(a[0]), Math.round(a[1])];

export function unit(a: Point): Point {
  const length = lengthOf(a) || 1;
  return [a[0] / length, a[1] / length];
}

export function towards(a: Point, b: Point, distance: number): Point {
  return plus(a, unit(minus(b, a)), distance);
}

/** Along the hexside, clockwise around the hex. */
export function alongSide(centre: Point, direction: number): Point {
  const [p, q] = hexsideOf(centre, direction);
  return unit(minus(q, p));
}

/** From the hexside towards the centre. */
export function inwardFrom(direction: number): Point {
  const [x, y] = unit(OUTWARD[direction - 1] ?? [0, 0]);
  return [-x, -y];
}

/** How far a point lies beyond the line of a hexside; negative inside. */
export function beyondSide(centre: Point, direction: number, p: Point): number {
  const outward = OUTWARD[direction - 1] ?? [0, 0];
  const [dx, dy] = minus(p, centre);
  return (outward[0] * dx + outward[1] * dy - REACH) / lengthOf(outward);
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Point => [dx, dy]));

/**
 * Whole coordinates seldom lie on a slanted hexside: the nearest ones that reach it, from that hex. Two shapes that meet
 * there so overlap by less than a unit, and no line slips through between them.
 */
export function reachingSide(centre: Point, direction: number, p: Point): Point {
  const near = AROUND.map((step) => plus(whole(p), step)).filter((q) => beyondSide(centre, direction, q) >= 0);
  return near.sort((a, b) => lengthOf(minus(a, p)) - lengthOf(minus(b, p)))[0] ?? whole(p);
}
