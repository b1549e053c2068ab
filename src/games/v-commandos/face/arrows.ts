/** Where an arrow from tile to tile lies: straight over the edge between them, beside their names and whoever stands there. */
import { cheapest, type Place, type TakenBox } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { middleOf } from './layout.ts';

export interface Shaft {
  readonly tail: Point;
  readonly tip: Point;
}

/** How far it reaches into either tile, and to its sides. */
const REACH = 46;
const HALF = 12;
const STEP = 6;
/** What each unit away from the middle of the edge weighs. */
const AWAY = 3;
/** One arrow beside the other. */
const ARROW = 6;
const ANYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** What is laid there is taken from then on. */
export function shaftBetween(from: Box, to: Box, taken: TakenBox[]): Shaft {
  const place = cheapest(placesOver(from, to), { boxes: taken, lines: [] }, ANYWHERE);
  if (!place) return straight(middleOf(from), middleOf(to));
  taken.push({ ...place.box, weight: ARROW });
  return place.what;
}

/** Between two tiles that have no edge in common, or in a tile too narrow for it. */
export function straight([x1, y1]: Point, [x2, y2]: Point): Shaft {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const reach = Math.min(REACH, length / 2 - 8);
  return { tail: [x - ux * reach, y - uy * reach], tip: [x + ux * reach, y + uy * reach] };
}

function* placesOver(from: Box, to: Box): Generator<Place<Shaft>> {
  const left = Math.max(from.x, to.x);
  const right = Math.min(from.x + from.width, to.x + to.width);
  const top = Math.max(from.y, to.y);
  const foot = Math.min(from.y + from.height, to.y + to.height);
  const isUpright = foot - top > right - left;
  const [first, last] = isUpright ? [top, foot] : [left, right];
  const edge = isUpright ? (left + right) / 2 : (top + foot) / 2;
  const onwards = (isUpright ? to.x > from.x : to.y > from.y) ? REACH : -REACH;
  const middle = (first + last) / 2;
  for (let at = first + 2 * HALF; at <= last - HALF; at += STEP) {
    const box = isUpright
      ? { x: edge - REACH, y: at - HALF, width: 2 * REACH, height: 2 * HALF }
      : { x: at - HALF, y: edge - REACH, width: 2 * HALF, height: 2 * REACH };
    const what: Shaft = isUpright
      ? { tail: [edge - onwards, at], tip: [edge + onwards, at] }
      : { tail: [at, edge - onwards], tip: [at, edge + onwards] };
    yield { box, dislike: Math.abs(at - middle) * AWAY, what };
  }
}
