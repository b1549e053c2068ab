/** Water and gullies go by whole hexes: a stream winds from hexside to hexside, a water barrier fills its hexes. */
import { roundedPath } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { middleOf } from '../../../../hexmap/course.ts';
import type { Point, Polygon } from '../../../../hexmap/exact.ts';
import { centreAt, hexagonAround, hexsideOf, opposite, stepFrom } from '../../../../hexmap/grid.ts';
import { shifted } from '../../../../hexmap/shapes/ribbon.ts';
import { type BattleMap, EVERYWHERE, GRID, type Terrain } from '../../content/battle-map.ts';
import { insetBy, joined } from './outlines.ts';
import { at, lineThrough, stepsAlong } from './pen.ts';

export interface Waters {
  readonly lakes: string;
  readonly waves: string;
  readonly streams: string;
  readonly ripples: string;
  readonly gullies: string;
  readonly banks: string;
}

export function watersOn(map: BattleMap): Waters {
  const streams = coursesOf(map, 'stream', ['stream', 'water-barrier']);
  const gullies = coursesOf(map, 'gully', ['gully']);
  return {
    lakes: joined(lakeHexes(map))
      .map((loop) => roundedPath(insetBy(loop, 9), true))
      .join(''),
    waves: wavesOn(map),
    streams: streams.map(lineThrough).join(''),
    ripples: streams.map((course) => ripplesAlong(course)).join(''),
    gullies: gullies.map(lineThrough).join(''),
    banks: gullies.map(banksAlong).join(''),
  };
}

const placeOf = (hex: number) => GRID.places[hex] ?? { sheet: 0, column: 0, row: 0 };
const centreOf = (hex: number): Point => GRID.centres[hex] ?? [0, 0];
const spanning = (map: BattleMap, terrain: Terrain) => EVERYWHERE.filter((hex) => map.spanned[hex] === terrain);

/** Also beyond the edge of the map, where a river runs on. */
function lakeHexes(map: BattleMap): Polygon[] {
  const centres = new Map<string, Point>();
  for (const hex of spanning(map, 'water-barrier')) {
    const { column, row } = placeOf(hex);
    centres.set(`${column} ${row}`, centreOf(hex));
    for (const [i, next] of (map.neighbours[hex] ?? []).entries()) {
      const [c, r] = stepFrom(column, row, i + 1);
      if (next < 0) centres.set(`${c} ${r}`, centreAt(c, r));
    }
  }
  return [...centres.values()].map(hexagonAround);
}

function wavesOn(map: BattleMap): string {
  const chance = chanceOf(`${map.id} waves`);
  return spanning(map, 'water-barrier')
    .flatMap((hex) => {
      const [x, y] = centreOf(hex);
      return [-92, -28, 36, 100].map((down) => {
        const left = somewhere(chance, -96, 20);
        const long = somewhere(chance, 26, 40);
        return `M${at([x + left, y + down])}q${Math.round(long / 2)},-13 ${Math.round(long)},0t${Math.round(long)},0`;
      });
    })
    .join('');
}

/** From hexside to hexside of every hex, as it winds through. */
function coursesOf(map: BattleMap, terrain: Terrain, onward: readonly Terrain[]): Point[][] {
  return spanning(map, terrain).flatMap((hex) => {
    const arms = armsIn(map, hex, onward);
    const ends = arms.map((direction) => crossingAt(map, hex, direction));
    const chance = chanceOf(`${map.id} bend ${hex}`);
    const [x, y] = centreOf(hex);
    const middle: Point = [x + somewhere(chance, -26, 26), y + somewhere(chance, -26, 26)];
    const [first, second, ...others] = ends;
    if (first && second && others.length === 0) return [bent(first, middle, second)];
    return ends.map((end) => [end, middle]);
  });
}

/** Three hexes that all touch each other would make a ring: the two last of them are joined by way of the first. */
function isRoundabout(map: BattleMap, hex: number, next: number, isOne: (hex: number) => boolean): boolean {
  return (map.adjacent[hex] ?? []).some((third) => third < Math.min(hex, next) && isOne(third) && map.distance(third, next) === 1);
}

/** The directions in which it goes on; one that comes to the edge of the map leaves it. */
function armsIn(map: BattleMap, hex: number, onward: readonly Terrain[]): number[] {
  const six = map.neighbours[hex] ?? [];
  const isOne = (other: number) => onward.some((terrain) => map.spanned[other] === terrain);
  const arms = six.flatMap((next, i) => (isOne(next) && !isRoundabout(map, hex, next, isOne) ? [i + 1] : []));
  if (arms.length > 1) return arms;
  const off = six.flatMap((next, i) => (next < 0 ? [i + 1] : []));
  const [back] = arms;
  if (back === undefined) return off.slice(0, 1);
  const straight = opposite(back);
  const turn = (direction: number) => Math.min((direction - straight + 6) % 6, (straight - direction + 6) % 6);
  return [...arms, ...off.toSorted((a, b) => turn(a) - turn(b)).slice(0, 1)];
}

/** In shares of what it is from the centre to a hexside. */
const PAST_THE_EDGE = 1.3;
const INTO_A_LAKE = 0.3;

/** Somewhat beside the middle of the hexside, the same seen from both its hexes; into a lake it reaches further. */
function crossingAt(map: BattleMap, hex: number, direction: number): Point {
  const centre = centreOf(hex);
  const next = map.neighbours[hex]?.[direction - 1] ?? -1;
  const middle = middleOf(centre, direction);
  if (map.spanned[next] === 'water-barrier' || next < 0) {
    const on = next < 0 ? PAST_THE_EDGE : INTO_A_LAKE;
    return [middle[0] + (middle[0] - centre[0]) * on, middle[1] + (middle[1] - centre[1]) * on];
  }
  const [p, q] = hexsideOf(centre, direction);
  const aside = somewhere(chanceOf(`${map.id} side ${Math.min(hex, next)} ${Math.max(hex, next)}`), -0.14, 0.14) * (hex < next ? 1 : -1);
  return [middle[0] + (q[0] - p[0]) * aside, middle[1] + (q[1] - p[1]) * aside];
}

const PIECES = 8;

function bent(from: Point, over: Point, to: Point): Point[] {
  return Array.from({ length: PIECES + 1 }, (_, i): Point => {
    const t = i / PIECES;
    const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t ** 2 * to[axis];
    return [along(0), along(1)];
  });
}

function ripplesAlong(course: readonly Point[]): string {
  return stepsAlong(course, 58)
    .map(({ at: [x, y], along: [dx, dy] }, i) => {
      const side = i % 2 === 0 ? 11 : -11;
      return `M${at([x - dy * side - dx * 14, y + dx * side - dy * 14])}l${at([dx * 28, dy * 28])}`;
    })
    .join('');
}

const BANK = 64;

/** Short strokes that fall from both edges into the gully. */
function banksAlong(course: readonly Point[]): string {
  return [BANK, -BANK]
    .flatMap((aside) =>
      stepsAlong(shifted(course, aside), 15).map(({ at: [x, y], along: [dx, dy] }, i) => {
        const fall = (i % 2 === 0 ? 30 : 19) * Math.sign(aside);
        return `M${at([x, y])}l${at([-dy * fall, dx * fall])}`;
      }),
    )
    .join('');
}
