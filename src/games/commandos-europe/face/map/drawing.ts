/** A whole map as paths: worked out once, then only shown. */
import type { Point } from '../../../../board/geometry.ts';
import { type EuropeMap, GRID } from '../../content/map.ts';
import { type Free, type Growth, growthOn } from './growth.ts';
import { cornersOf } from './hexes.ts';
import { type Lie, lieOf } from './lie.ts';
import type { Works } from './painter.ts';
import { strokes } from './pen.ts';
import { type Relief, reliefOn } from './relief.ts';
import { type Sides, sidesOn } from './sides.ts';
import { type Courses, coursesOn, type Ways, waysOn } from './ways.ts';
import { siteSpots, worksOn } from './works.ts';

export interface Drawing {
  readonly lie: Lie;
  readonly relief: Relief;
  readonly growth: Growth;
  readonly ways: Ways;
  readonly sides: Sides;
  readonly works: Works;
  readonly hexLines: string;
  /** Whatever is painted beside the map. */
  readonly outside: string;
}

const DRAWINGS = new WeakMap<EuropeMap, Drawing>();

export function drawingOf(map: EuropeMap): Drawing {
  const known = DRAWINGS.get(map);
  if (known) return known;
  const courses = coursesOn(map);
  const lie = lieOf(map, [...courses.rivers, ...courses.canals, ...courses.wadis]);
  const drawing = {
    lie,
    relief: reliefOn(lie),
    growth: growthOn(lie, clearOf(courses, siteSpots(lie))),
    ways: waysOn(map, courses),
    sides: sidesOn(map),
    works: worksOn(lie),
    hexLines: hexLinesOf(map),
    outside: outsideOf(map, lie),
  };
  DRAWINGS.set(map, drawing);
  return drawing;
}

const SQUARE = 16;

/** Whether no way and no building is within reach. */
function clearOf(courses: Courses, sites: readonly Point[]): Free {
  const taken = new Map<number, Point[]>();
  const squareAt = (column: number, row: number) => column * 4096 + row;
  const { roads, paths, railways, rivers, canals, wadis } = courses;
  for (const spot of [...[roads, paths, railways, rivers, canals, wadis].flat(2), ...sites]) {
    const square = squareAt(Math.floor(spot[0] / SQUARE), Math.floor(spot[1] / SQUARE));
    const there = taken.get(square);
    if (there) there.push(spot);
    else taken.set(square, [spot]);
  }
  return ([x, y], reach) => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++)
        for (const [u, v] of taken.get(squareAt(c, r)) ?? [])
          if (Math.abs(u - x) < reach + 3.5 && Math.abs(v - y) < reach + 3.5) return false;
    return true;
  };
}

/** Every hexside once, though two hexes share it. */
function hexLinesOf({ hexes }: EuropeMap): string {
  const sides = new Set<string>();
  for (const corners of hexes.map(cornersOf))
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % 6] ?? corner;
      const [a, b] = corner[0] < next[0] || (corner[0] === next[0] && corner[1] < next[1]) ? [corner, next] : [next, corner];
      sides.add(strokes([a, b]));
    }
  return [...sides].join('');
}

/** All around, with the edge of the map left open: its sides are walked from corner to corner. */
function outsideOf({ hexes }: EuropeMap, { box: { x, y, width, height } }: Lie): string {
  const onward = new Map<string, Point>();
  const key = ([u, v]: Point) => `${Math.round(u)} ${Math.round(v)}`;
  for (const hex of hexes) {
    const corners = cornersOf(hex);
    for (const [i, next] of (GRID.neighbours[hex] ?? []).entries()) {
      const [from, to] = [corners[i], corners[(i + 1) % 6]];
      if (next < 0 && from && to) onward.set(key(from), to);
    }
  }
  const rim: Point[] = [];
  const [first] = onward.values();
  for (let spot = first; spot !== undefined && rim.length <= onward.size; spot = onward.get(key(spot))) rim.push(spot);
  return `M${x} ${y}h${width}v${height}h${-width}z${strokes(rim, true)}`;
}
