/**
 * Ground of one kind in one hex: a wood, a field, a block of houses. It flows over the hexsides behind which it goes on,
 * keeps clear of the others, and leaves a lane wherever a way runs through it.
 */
import { courseIn, middleOf } from '../course.ts';
import { doubleArea, type Point, type Polygon } from '../exact.ts';
import { hexagonAround } from '../grid.ts';
import { shifted } from './ribbon.ts';
import { amount, type Seeded } from './seeded.ts';
import { alongSide, inwardFrom, plus, reachingSide, towards, whole } from './vectors.ts';

export interface Lane {
  /** Directions; 0 for a way that ends at the centre. */
  readonly from: number;
  readonly to: number;
  readonly isKnot: boolean;
}

interface PatchStyle {
  /** Least and most that it keeps away from a hexside it does not cross. */
  readonly clear: readonly [number, number];
  /** How far its rounded corners stay away from those of the hex. */
  readonly corner: readonly [number, number];
  /** Half the width of a lane. */
  readonly lane: number;
  /** Straight walls rather than edges that wander. */
  readonly angular: boolean;
}

interface Ground {
  readonly centre: Point;
  /** By direction. */
  readonly goesOn: readonly boolean[];
  readonly lanes: readonly Lane[];
  readonly style: PatchStyle;
  readonly seeded: Seeded;
}

const SMALLEST = 1500;
const SIX = [1, 2, 3, 4, 5, 6] as const;
const next = (direction: number) => (direction % 6) + 1;
const at = (p: Point) => `${p[0]},${p[1]}`;

export function patchIn(ground: Ground): Polygon[] {
  const arms = SIX.filter((direction) => ground.lanes.some(({ from, to }) => from === direction || to === direction));
  if (arms.length === 0) return [SIX.flatMap((direction) => [...sideOf(ground, direction), ...cornerAfter(ground, direction)])];
  const pieces = arms.map((arm, i) => pieceBetween(ground, arm, arms[(i + 1) % arms.length] ?? arm));
  const large = pieces.filter((piece) => Math.abs(doubleArea(piece)) > SMALLEST * 2);
  return large.length > 0 ? large : pieces;
}

const isOpen = ({ goesOn }: Ground, direction: number) => goesOn[direction - 1] === true;

/** On a hexside, or short of it. */
function edge(ground: Ground, direction: number, along: number): Point {
  const { centre, style, seeded } = ground;
  const middle = middleOf(centre, direction);
  const p = plus(middle, alongSide(centre, direction), along);
  if (isOpen(ground, direction)) return reachingSide(centre, direction, p);
  const key = `clear ${at(centre)} ${direction} ${Math.sign(along)}`;
  return whole(plus(p, inwardFrom(direction), amount(seeded, key, ...style.clear)));
}

/** Between the corners of a hexside: nothing where the patch goes straight on. */
function sideOf(ground: Ground, direction: number): Point[] {
  if (isOpen(ground, direction) || ground.style.angular) return [];
  return [edge(ground, direction, amount(ground.seeded, `along ${at(ground.centre)} ${direction}`, -18, 18))];
}

/** Where hexside and next hexside meet. */
function cornerAfter(ground: Ground, direction: number): Point[] {
  const { centre, style, seeded } = ground;
  const corner = hexagonAround(centre)[direction % 6] ?? centre;
  const following = next(direction);
  const before = isOpen(ground, direction);
  const after = isOpen(ground, following);
  if (before && after) return [corner];
  // Both hexes of a hexside must leave it at the same place.
  const short = (side: number) => 100 - amount(seeded, `short ${at(corner)} ${at(middleOf(centre, side))}`, ...style.corner);
  if (before) return [edge(ground, direction, short(direction))];
  if (after) return [edge(ground, following, -short(following))];
  return [whole(towards(corner, centre, amount(seeded, `corner ${at(centre)} ${direction}`, ...style.corner)))];
}

/** Clockwise along the rim from one way to the next, and back along the ways. */
function pieceBetween(ground: Ground, first: number, last: number): Polygon {
  const { lane } = ground.style;
  const rim: Point[] = [edge(ground, first, lane), ...cornerAfter(ground, first)];
  for (let direction = next(first); direction !== last; direction = next(direction)) {
    rim.push(...sideOf(ground, direction), ...cornerAfter(ground, direction));
  }
  rim.push(edge(ground, last, -lane));
  return [...rim, ...bankBetween(ground, first, last).toReversed().map(whole)];
}

/** The edge of the lane from one arm to the other, without its two ends on the rim. */
function bankBetween({ centre, lanes, style }: Ground, first: number, last: number): Point[] {
  if (first === last) return roundTheEnd(centre, first, style.lane);
  const through = lanes.find(({ from, to }) => (from === first && to === last) || (from === last && to === first));
  const course = through ? courseIn(centre, first, last, through.isKnot) : [middleOf(centre, first), centre, middleOf(centre, last)];
  return shifted(course, style.lane).slice(1, -1);
}

/** A way that ends here leaves a clearing at its end. */
function roundTheEnd(centre: Point, direction: number, lane: number): Point[] {
  const end = plus(centre, inwardFrom(direction), lane);
  const across = alongSide(centre, direction);
  return [plus(end, across, lane), plus(end, across, -lane)];
}
