/** The edge of high ground, as a line that runs mostly just inside it. */
import { middleOf } from '../course.ts';
import type { Point, Polygon } from '../exact.ts';
import { centreAt, hexagonAround, stepFrom } from '../grid.ts';
import { amount, type Seeded } from './seeded.ts';
import { alongSide, inwardFrom, minus, plus, unit, whole } from './vectors.ts';

export interface Relief {
  /** Level at a column and row, beyond the edge of the map too. */
  readonly levelAt: (column: number, row: number) => number;
  /** Where the edge falls off along the very hexside in that direction. */
  readonly isCliff: (column: number, row: number, direction: number) => boolean;
  /** Columns and rows to look at: first and one past the last. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly seeded: Seeded;
}

/** A hexside with high ground on the inner side. */
interface Side {
  readonly column: number;
  readonly row: number;
  readonly direction: number;
}

const nameOf = ({ column, row, direction }: Side) => `${column} ${row} ${direction}`;

/** Every closed line around ground of a level or higher, and around hollows in it. */
export function rimsOf(relief: Relief, level: number): Polygon[] {
  const waiting = new Map(sidesAround(relief, level).map((side) => [nameOf(side), side]));
  const rims: Polygon[] = [];
  for (const first of waiting.values()) {
    const loop: Side[] = [];
    for (let side: Side | undefined = first; side !== undefined; side = waiting.get(nameOf(sideAfter(relief, level, side)))) {
      loop.push(side);
      waiting.delete(nameOf(side));
    }
    rims.push(loop.flatMap((_, i) => pointsOf(relief, level, loop, i)));
  }
  return rims;
}

function sidesAround({ levelAt, columns, rows }: Relief, level: number): Side[] {
  const sides: Side[] = [];
  for (let column = columns[0]; column < columns[1]; column++) {
    for (let row = rows[0]; row < rows[1]; row++) {
      if (levelAt(column, row) < level) continue;
      for (let direction = 1; direction <= 6; direction++) {
        if (levelAt(...stepFrom(column, row, direction)) < level) sides.push({ column, row, direction });
      }
    }
  }
  return sides;
}

/** Clockwise around the high ground: round the same hex, or on to the one that juts out. */
function sideAfter({ levelAt }: Relief, level: number, { column, row, direction }: Side): Side {
  const turned = (direction % 6) + 1;
  const [besideColumn, besideRow] = stepFrom(column, row, turned);
  if (levelAt(besideColumn, besideRow) < level) return { column, row, direction: turned };
  return { column: besideColumn, row: besideRow, direction: ((direction + 4) % 6) + 1 };
}

/** One level keeps just inside the hexside; where the ground falls by several, their lines lie behind each other. */
const NEAREST = 26;
const FARTHEST = 80;
const APART = 30;
const WANDER = 4;

function inset({ levelAt, seeded }: Relief, level: number, side: Side): number {
  const below = levelAt(...stepFrom(side.column, side.row, side.direction));
  const further = levelAt(side.column, side.row) - below - 1;
  const apart = Math.min(APART, (FARTHEST - NEAREST) / Math.max(1, further));
  return NEAREST + apart * (level - 1 - below) + amount(seeded, `inset ${nameOf(side)}`, -WANDER, WANDER);
}

const isCliff = (relief: Relief, { column, row, direction }: Side) => relief.isCliff(column, row, direction);
const isSameHex = (one: Side, other: Side) => one.column === other.column && one.row === other.row;

function at(loop: readonly Side[], place: number): Side {
  return loop[(place + loop.length) % loop.length] ?? { column: 0, row: 0, direction: 1 };
}

/** The middle of a hexside and the corner after it, each of them moved inwards. */
function pointsOf(relief: Relief, level: number, loop: readonly Side[], place: number): Point[] {
  return [...middleAt(relief, level, loop, place), ...cornerAfter(relief, level, loop, place)];
}

const SLANT = Math.sin(Math.PI / 3);

/** Halfway between what the corners at both ends of the hexside take up, or somewhere near. */
function middleAt(relief: Relief, level: number, loop: readonly Side[], place: number): Point[] {
  const side = at(loop, place);
  if (isCliff(relief, side)) return [];
  const taken = (step: number) => (isSameHex(at(loop, place + step), side) ? inset(relief, level, at(loop, place + step)) / SLANT : 0);
  const aside = (taken(-1) - taken(1)) / 2;
  const room = Math.max(0, 50 - Math.max(taken(-1), taken(1)) / 2);
  const centre = centreAt(side.column, side.row);
  const along = aside + amount(relief.seeded, `along ${nameOf(side)}`, -room, room) / 2;
  const p = plus(middleOf(centre, side.direction), alongSide(centre, side.direction), along);
  return [whole(plus(p, inwardFrom(side.direction), inset(relief, level, side)))];
}

/** How far a notch draws the line inwards. */
const IN_A_NOTCH = 0.5;

function cornerAfter(relief: Relief, level: number, loop: readonly Side[], place: number): Point[] {
  const [side, following] = [at(loop, place), at(loop, place + 1)];
  const centre = centreAt(side.column, side.row);
  const corner = hexagonAround(centre)[side.direction % 6] ?? centre;
  if (isAtCliff(relief, side)) return [corner];
  const [here, there] = [inset(relief, level, side), inset(relief, level, following)];
  if (!isSameHex(side, following)) {
    const outside = centreAt(...stepFrom(side.column, side.row, side.direction));
    return [whole(plus(corner, unit(minus(corner, outside)), ((here + there) / 2) * IN_A_NOTCH))];
  }
  if (isTooth(relief, level, loop, place)) return [];
  return roundedCorner(corner, centre, side.direction, here, there);
}

/** Whether a cliff ends at the corner after the hexside: there all lines meet. */
function isAtCliff(relief: Relief, { column, row, direction }: Side): boolean {
  const turned = (direction % 6) + 1;
  const [outerColumn, outerRow] = stepFrom(column, row, direction);
  return (
    relief.isCliff(column, row, direction) ||
    relief.isCliff(column, row, turned) ||
    relief.isCliff(outerColumn, outerRow, ((direction + 1) % 6) + 1)
  );
}

/** The line cuts off the teeth of an edge that zigzags, where no higher line lies behind them. */
function isTooth({ levelAt }: Relief, level: number, loop: readonly Side[], place: number): boolean {
  const side = at(loop, place);
  const isNotched = !isSameHex(at(loop, place - 1), side) && !isSameHex(at(loop, place + 1), at(loop, place + 2));
  return isNotched && levelAt(side.column, side.row) === level;
}

const ROUNDING = 26;
/** Further in, a corner leaves no room for that. */
const ROOMY = 50;

/** At their distances from both hexsides; two points where there is room, so that the line bends rather than breaks. */
function roundedCorner(corner: Point, centre: Point, direction: number, here: number, there: number): Point[] {
  const [back, on] = [alongSide(centre, direction), alongSide(centre, (direction % 6) + 1)];
  const inner = plus(plus(corner, back, -there / SLANT), on, here / SLANT);
  if (Math.max(here, there) > ROOMY) return [whole(inner)];
  return [whole(plus(inner, back, -ROUNDING)), whole(plus(inner, on, ROUNDING))];
}
