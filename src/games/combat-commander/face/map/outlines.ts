/**
 * The outlines of a map made ready for the pen: those that touch along a hexside become one, and whatever is drawn inside keeps
 * inside. Everything is in the coordinates of the grid, so that what is drawn is what sight goes by.
 */
import { type Point, type Polygon, placeIn, sidesOf } from '../../../../hexmap/exact.ts';

type Side = readonly [Point, Point];

/** Outlines of neighbours meet on whole coordinates: on a slanting hexside they may miss each other by this much. */
const NEAR = 3;

/** Sides that two outlines have in common are left out; what remains goes around all of them. */
export function rimOf(outlines: readonly Polygon[]): Side[] {
  const settle = settler();
  const settled = outlines.map((outline) => clockwise(outline.map(settle)));
  const sides = settled.flatMap((outline) => sidesOf(outline).filter(([a, b]) => a !== b));
  const there = new Set(sides.map(([a, b]) => `${a}>${b}`));
  return sides.filter(([a, b]) => !there.has(`${b}>${a}`));
}

/** The rim as closed lines. */
export function joined(outlines: readonly Polygon[]): Polygon[] {
  const onward = new Map<string, Side[]>();
  for (const side of rimOf(outlines)) {
    const key = `${side[0]}`;
    onward.set(key, [...(onward.get(key) ?? []), side]);
  }
  const loops: Polygon[] = [];
  for (const [first] of onward) {
    for (let side = onward.get(first)?.shift(); side !== undefined; side = onward.get(first)?.shift()) {
      const loop: Point[] = [];
      for (let next: Side | undefined = side; next !== undefined; next = onward.get(`${next[1]}`)?.shift()) {
        loop.push(next[0]);
        if (`${next[1]}` === first) break;
      }
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/** Points that nearly coincide become the same one. */
function settler(): (point: Point) => Point {
  const known = new Map<string, Point[]>();
  const cell = 16;
  return (point) => {
    const [column, row] = [Math.floor(point[0] / cell), Math.floor(point[1] / cell)];
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const same = known.get(`${c} ${r}`)?.find(([x, y]) => Math.hypot(x - point[0], y - point[1]) <= NEAR);
        if (same) return same;
      }
    }
    const key = `${column} ${row}`;
    known.set(key, [...(known.get(key) ?? []), point]);
    return point;
  };
}

export function areaOf(outline: Polygon): number {
  return sidesOf(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** As it looks on the map, whose y grows downwards. */
function clockwise(outline: Polygon): Polygon {
  return areaOf(outline) < 0 ? outline.toReversed() : outline;
}

export function distanceToSide([x, y]: Point, [a, b]: Side): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
}

/** How far inside the rim a point lies; asks only the sides around a place, which reach all that is near it. */
export function roomAround(rim: readonly Side[], [x, y]: Point, reach: number): (point: Point) => number {
  const near = rim.filter((side) => distanceToSide([x, y], side) < reach);
  return (point) => near.reduce((least, side) => Math.min(least, distanceToSide(point, side)), Number.POSITIVE_INFINITY);
}

export const isInside = (outline: Polygon, point: Point): boolean => placeIn(outline, point) === 1;

/** Parallel lines through an area, each cut off where the area ends. The slant is in degrees. */
export function furrows(outline: Polygon, slant: number, apart: number): Side[] {
  const turn = (slant * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const level = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos];
  const heights = level.map(([, v]) => v);
  const lines: Side[] = [];
  const first = Math.ceil(Math.min(...heights) / apart) * apart;
  for (let v = first; v < Math.max(...heights); v += apart) {
    const crossings = sidesOf(level)
      .filter(([a, b]) => a[1] > v !== b[1] > v)
      .map(([a, b]) => a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1]))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from = 0, to = 0] = [crossings[i], crossings[i + 1]];
      lines.push([back(from, v), back(to, v)]);
    }
  }
  return lines;
}

/** Drawn in by so much on every side; only for shapes without narrow places. */
export function insetBy(outline: Polygon, by: number): Polygon {
  const turned = clockwise(outline);
  return turned.map((corner, i) => {
    const before = turned[(i + turned.length - 1) % turned.length] ?? corner;
    const after = turned[(i + 1) % turned.length] ?? corner;
    const [p, q] = [inward(before, corner), inward(corner, after)];
    const share = by / Math.max(0.2, 1 + p[0] * q[0] + p[1] * q[1]);
    return [corner[0] + (p[0] + q[0]) * share, corner[1] + (p[1] + q[1]) * share];
  });
}

/** At right angles to a side of a clockwise outline, one unit long. */
export function inward(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}
