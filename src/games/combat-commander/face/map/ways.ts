/** Roads, railways and trails, and the bridges they cross. */
import { courseIn, courseOf, knotsOf } from '../../../../hexmap/course.ts';
import type { Point, Polygon } from '../../../../hexmap/exact.ts';
import { type BattleMap, EVERYWHERE, GRID, type Way } from '../../content/battle-map.ts';
import { furrows } from './outlines.ts';
import { around, at, lineThrough, prolonged, stepsAlong } from './pen.ts';

export interface Ways {
  readonly trails: string;
  readonly roads: string;
  readonly rails: string;
  readonly embankments: string;
  readonly sleepers: string;
  readonly bridges: { readonly shadows: string; readonly decks: string; readonly planks: string; readonly parapets: string };
}

/** How far a way is drawn on past the edge of the map. */
const BEYOND = 150;

export function waysOn(map: BattleMap): Ways {
  const { roads, rails, trails, railways } = map.drawing;
  const tracks = coursesOf(rails);
  return {
    trails: coursesOf(trails).map(lineThrough).join(''),
    roads: coursesOf(roads).map(lineThrough).join(''),
    rails: tracks.map(lineThrough).join(''),
    embankments: railways.flat().map(around).join(''),
    sleepers: tracks.map(sleepersAlong).join(''),
    bridges: bridgesOn(map),
  };
}

function coursesOf(ways: readonly Way[]): Point[][] {
  const knots = knotsOf(ways);
  return ways.map((way) => prolonged(courseOf(GRID, way, knots), way.before > 0 ? BEYOND : 0, way.after > 0 ? BEYOND : 0));
}

const SLEEPER = 17;

function sleepersAlong(course: readonly Point[]): string {
  return stepsAlong(course, 17)
    .map(({ at: [x, y], along: [dx, dy] }) => `M${at([x - dy * SLEEPER, y + dx * SLEEPER])}l${at([dy * 2 * SLEEPER, -dx * 2 * SLEEPER])}`)
    .join('');
}

/** The outlines of a bridge are its parapets; the deck lies between them. */
function bridgesOn(map: BattleMap): Ways['bridges'] {
  const bridges = EVERYWHERE.filter((hex) => map.bridge[hex] !== '').map((hex) => {
    const parapets = map.drawing.outlines[hex] ?? [];
    return { parapets, deck: hullOf(parapets.flat()), lie: lieOf(map, hex) };
  });
  return {
    shadows: bridges.map(({ deck }) => around(deck.map(([x, y]): Point => [x + 9, y + 13]))).join(''),
    decks: bridges.map(({ deck }) => around(deck)).join(''),
    planks: bridges.flatMap(({ deck, lie }) => furrows(deck, lie + 90, 15).map(lineThrough)).join(''),
    parapets: bridges.flatMap(({ parapets }) => parapets.map(around)).join(''),
  };
}

/** Which way the bridge runs, in degrees. */
function lieOf(map: BattleMap, hex: number): number {
  const across = map.roadAcross[hex]?.some(Boolean) ? map.roadAcross[hex] : map.railAcross[hex];
  const arms = (across ?? []).flatMap((isAcross, i) => (isAcross ? [i + 1] : []));
  const [from = 1, to = 4] = arms;
  const course = courseIn(GRID.centres[hex] ?? [0, 0], from, to);
  const [a, b] = [course[0] ?? [0, 0], course.at(-1) ?? [0, 0]];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** The tightest line around some points. */
function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (all: readonly Point[]) => {
    const line: Point[] = [];
    for (const p of all) {
      while (line.length > 1 && turn(line.at(-2) ?? p, line.at(-1) ?? p, p) <= 0) line.pop();
      line.push(p);
    }
    return line.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
