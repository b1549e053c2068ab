/** Rivers, canals, wadis, roads, paths and railways as lines on the sheet; bridges, piers, breakwaters and runways. */
import type { Point } from '../../../../board/geometry.ts';
import { distance, type Line, paced, softened } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { armsAt, knotsOf, type Route } from '../../../../hexmap/course.ts';
import { type EuropeMap, GRID, groundAt, hexName, hexNamed, routeOf } from '../../content/map.ts';
import { centreOf, sideMiddle } from './hexes.ts';
import { curve, strokes } from './pen.ts';

/** How a line goes through a hex: drawn to its centre, and strayed from the plain course. */
interface Hand {
  readonly name: string;
  readonly toCentre: number;
  readonly stray: number;
  /** Whether it keeps out of the water. */
  readonly isDry: boolean;
}

const HANDS = {
  river: { name: 'river', toCentre: 0.55, stray: 7, isDry: false },
  wadi: { name: 'wadi', toCentre: 0.6, stray: 9, isDry: false },
  canal: { name: 'canal', toCentre: 0, stray: 0, isDry: false },
  road: { name: 'road', toCentre: 0.4, stray: 4, isDry: true },
  path: { name: 'road', toCentre: 0.45, stray: 5, isDry: true },
  railway: { name: 'railway', toCentre: 0, stray: 0, isDry: false },
  phone: { name: 'railway', toCentre: 0, stray: 0, isDry: false },
} as const satisfies Record<string, Hand>;

export interface Courses {
  readonly rivers: readonly Line[];
  readonly canals: readonly Line[];
  readonly wadis: readonly Line[];
  readonly roads: readonly Line[];
  readonly paths: readonly Line[];
  readonly railways: readonly Line[];
  readonly phoneLines: readonly Line[];
}

/** How far a line is drawn on past the edge of the map. */
const BEYOND = 72;

export function coursesOn(map: EuropeMap): Courses {
  const { sheet } = map;
  const routes = (lines: readonly string[]) => lines.map(routeOf);
  const [roads, paths, railways] = [routes(sheet.roads), routes(sheet.paths), routes(sheet.railways)];
  const drawn = (all: readonly Route[], hand: Hand, company: readonly Route[]) => {
    const knots = knotsOf(company);
    return all.map((route) => courseOf(map, route, hand, knots));
  };
  const ways = [...roads, ...paths];
  const rivers = routes(sheet.rivers);
  const canals = routes(sheet.canals);
  return {
    rivers: drawn(rivers, HANDS.river, [...rivers, ...canals]),
    canals: drawn(canals, HANDS.canal, [...rivers, ...canals]),
    wadis: drawn(routes(sheet.wadis), HANDS.wadi, routes(sheet.wadis)),
    roads: drawn(roads, HANDS.road, ways),
    paths: drawn(paths, HANDS.path, ways),
    railways: drawn(railways, HANDS.railway, railways),
    phoneLines: drawn(routes(sheet.phoneLines), HANDS.phone, []).map((line) => line.map(([x, y]): Point => [x, y + 15])),
  };
}

function courseOf(map: EuropeMap, route: Route, hand: Hand, knots: ReadonlySet<number>): Line {
  const spots: Point[] = [];
  const ashore = hand.isDry ? (hex: number) => landward(map, hex) : (): Point => [0, 0];
  for (const [place, hex] of route.hexes.entries()) {
    const centre = centreOf(hex);
    const [from, to] = armsAt(GRID, route, place);
    if (place === 0 && from > 0) spots.push(beyond(centre, from), sideMiddle(centre, from));
    const [x, y] = knots.has(hex) || from === 0 || to === 0 ? centre : within(hex, centre, from, to, hand);
    const [dx, dy] = ashore(hex);
    spots.push([x + dx, y + dy]);
    if (to > 0) spots.push(crossing(map, hex, to, hand));
    if (place === route.hexes.length - 1 && to > 0) spots.push(beyond(centre, to));
  }
  return softened(spots, false, 4);
}

const isDry = (map: EuropeMap, hex: number) => groundAt(map, hex) !== undefined;

/** In a coastal hex a way keeps to the side where the land is. */
function landward(map: EuropeMap, hex: number): Point {
  if (!groundAt(map, hex)?.isCoast) return [0, 0];
  const centre = centreOf(hex);
  const [x, y] = (GRID.adjacent[hex] ?? [])
    .filter((next) => isDry(map, next))
    .map(centreOf)
    .reduce(([dx, dy], [u, v]) => [dx + u - centre[0], dy + v - centre[1]], [0, 0]);
  const far = Math.hypot(x, y);
  return far < 1 ? [0, 0] : [(x / far) * ASHORE, (y / far) * ASHORE];
}

const ASHORE = 11;

function beyond(centre: Point, direction: number): Point {
  const [x, y] = sideMiddle(centre, direction);
  return [x + ((x - centre[0]) * BEYOND) / 34.6, y + ((y - centre[1]) * BEYOND) / 34.6];
}

function within(hex: number, centre: Point, from: number, to: number, { name, toCentre, stray }: Hand): Point {
  const [a, b] = [sideMiddle(centre, from), sideMiddle(centre, to)];
  const chance = chanceOf(`${name} ${hexName(hex)}`);
  const between = (axis: 0 | 1) =>
    ((a[axis] + b[axis]) / 2) * (1 - toCentre) + centre[axis] * toCentre + (stray > 0 ? somewhere(chance, -stray, stray) : 0);
  return [between(0), between(1)];
}

/** Somewhat beside the middle of the side, the same seen from both hexes; away from the end where the sea is. */
function crossing(map: EuropeMap, hex: number, direction: number, { name, stray, isDry: keepsDry }: Hand): Point {
  const centre = centreOf(hex);
  const [x, y] = sideMiddle(centre, direction);
  const next = GRID.neighbours[hex]?.[direction - 1] ?? -1;
  if (stray === 0 || next < 0) return [x, y];
  const ends = (GRID.adjacent[hex] ?? []).filter((third) => (GRID.adjacent[third] ?? []).includes(next));
  const [wet, dry] = [ends.filter((end) => !isDry(map, end)), ends.filter((end) => isDry(map, end))];
  if (keepsDry && wet.length === 1 && dry.length === 1) {
    const [u, v] = centreOf(dry[0] ?? hex);
    const far = distance([u, v], [x, y]) || 1;
    return [x + ((u - x) / far) * ASHORE, y + ((v - y) / far) * ASHORE];
  }
  const chance = chanceOf(`${name} ${Math.min(hex, next)} ${Math.max(hex, next)}`);
  return [x + somewhere(chance, -stray, stray) * 0.8, y + somewhere(chance, -stray, stray) * 0.8];
}

export interface Ways {
  readonly rivers: string;
  readonly canals: string;
  readonly wadis: string;
  readonly wadiBanks: string;
  readonly roads: string;
  readonly paths: string;
  readonly railways: string;
  readonly sleepers: string;
  readonly wires: string;
  readonly posts: string;
  readonly bridges: readonly Bridge[];
  readonly breakwaters: string;
  readonly runways: string;
  readonly taxiways: string;
}

interface Bridge {
  readonly hex: string;
  readonly at: Point;
  readonly turn: number;
  readonly isRail: boolean;
}

const through = (lines: readonly Line[]) =>
  lines.map((line) => curve(line.filter((_, i) => i % 2 === 0 || i === line.length - 1))).join('');

export function waysOn(map: EuropeMap, courses: Courses): Ways {
  const centres = (lines: readonly string[]) => lines.map((line) => strokes(routeOf(line).hexes.map(centreOf))).join('');
  return {
    rivers: through(courses.rivers),
    canals: through(courses.canals),
    wadis: through(courses.wadis),
    wadiBanks: courses.wadis.map(banksAlong).join(''),
    roads: through(courses.roads),
    paths: through(courses.paths),
    railways: through(courses.railways),
    sleepers: courses.railways.map((line) => ticksAlong(line, 5.2, 4.6)).join(''),
    wires: through(courses.phoneLines),
    posts: courses.phoneLines.map(postsAlong).join(''),
    bridges: bridgesOn(map, courses),
    breakwaters: centres(map.sheet.breakwaters),
    taxiways: taxiwaysOn(map),
    runways: map.sheet.runways.map((line) => runwayAlong(routeOf(line).hexes.map(centreOf))).join(''),
  };
}

/** At right angles to the line, both ways. */
function ticksAlong(line: Line, step: number, half: number): string {
  const spots = paced(line, step);
  return spots
    .map((spot, i) => {
      const [dx, dy] = along(spots, i);
      return strokes([
        [spot[0] - dy * half, spot[1] + dx * half],
        [spot[0] + dy * half, spot[1] - dx * half],
      ]);
    })
    .join('');
}

function along(spots: Line, i: number): Point {
  const [a, b] = [spots[Math.max(0, i - 1)], spots[Math.min(spots.length - 1, i + 1)]];
  if (!a || !b) return [1, 0];
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Short strokes that fall into the bed from both sides. */
function banksAlong(line: Line): string {
  const spots = paced(line, 5);
  return spots
    .flatMap((spot, i) => {
      const [dx, dy] = along(spots, i);
      const fall = i % 2 === 0 ? 4.2 : 2.6;
      return [7.2, -7.2].map((far) => {
        const inner = far - Math.sign(far) * fall;
        return strokes([
          [spot[0] - dy * far, spot[1] + dx * far],
          [spot[0] - dy * inner, spot[1] + dx * inner],
        ]);
      });
    })
    .join('');
}

const postsAlong = (line: Line) =>
  paced(line, 34)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v-11m-4 2.4h8m-7 2.6h6`)
    .join('');

function runwayAlong(centres: Line): string {
  const [first, last] = [centres[0], centres.at(-1)];
  if (!first || !last) return '';
  const length = distance(first, last) || 1;
  const [dx, dy] = [((last[0] - first[0]) / length) * 22, ((last[1] - first[1]) / length) * 22];
  return strokes([
    [first[0] - dx, first[1] - dy],
    [last[0] + dx, last[1] + dy],
  ]);
}

/** From each hangar to the nearest hex of a runway. */
function taxiwaysOn({ sheet }: EuropeMap): string {
  const runway = sheet.runways.flatMap((line) => routeOf(line).hexes.map(centreOf));
  return Object.entries(sheet.buildings)
    .filter(([, kind]) => kind === 'hangar')
    .flatMap(([name]) => {
      const [x, y] = centreOf(hexNamed(name));
      const [first, ...others] = runway;
      if (!first) return [];
      const [u, v] = others.reduce((best, spot) => (distance(spot, [x, y]) < distance(best, [x, y]) ? spot : best), first);
      const front: Point = [x, y + (v > y ? 18 : -8)];
      return [curve([front, [x, (front[1] + v) / 2], [u, v]])];
    })
    .join('');
}

/** A bridge lies where its road meets the water, else where the railway or the path does. */
function bridgesOn({ sheet }: EuropeMap, { roads, railways, paths, rivers, canals }: Courses): Bridge[] {
  return sheet.bridges.map((hex) => {
    const centre = centreOf(hexNamed(hex));
    const waters = [...rivers, ...canals];
    const over = (lines: readonly Line[]) => lines.flatMap((line) => meetings(line, waters, centre))[0];
    const road = over(roads);
    const way = road ?? over(railways) ?? over(paths) ?? { at: centre, along: [1, 0] };
    const isRail = road === undefined && over(railways) !== undefined;
    return { hex, at: way.at, turn: (Math.atan2(way.along[1], way.along[0]) * 180) / Math.PI, isRail };
  });
}

/** Where a line crosses one of the others, near a place. */
function meetings(line: Line, others: readonly Line[], near: Point): { readonly at: Point; readonly along: Point }[] {
  return line.flatMap((a, i) => {
    const b = line[i + 1];
    if (!b || distance(a, near) > 40) return [];
    return others.flatMap((other) =>
      other.flatMap((p, k) => {
        const q = other[k + 1];
        if (!q || distance(p, near) > 44) return [];
        const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], q[0] - p[0], q[1] - p[1]];
        const turn = dx * ey - dy * ex;
        if (turn === 0) return [];
        const t = ((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / turn;
        const u = ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / turn;
        return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [{ at: [a[0] + dx * t, a[1] + dy * t] as const, along: along(line, i) }] : [];
      }),
    );
  });
}
