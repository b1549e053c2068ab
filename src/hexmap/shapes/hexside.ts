/** What stands along a hexside: up to the corner where it goes on, short of it where it ends. */
import type { Point } from '../exact.ts';
import { hexsideOf } from '../grid.ts';
import { minus, plus } from './vectors.ts';

/** Of the whole hexside: seen on the map, and next to nothing otherwise. An eighth of a whole number is exact. */
const SHORT = 1 / 8;

/** Its two ends, clockwise around the hex, of which either may be short. */
export function lineAlong(centre: Point, direction: number, [isFirstShort, isLastShort]: readonly [boolean, boolean]): [Point, Point] {
  const [first, last] = hexsideOf(centre, direction);
  const way = minus(last, first);
  return [isFirstShort ? plus(first, way, SHORT) : first, isLastShort ? plus(last, way, -SHORT) : last];
}
