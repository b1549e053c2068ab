/**
 * The hexes of a board, however a game numbers them. Everything that draws or walks goes by this: an id, a centre, six
 * corners and the neighbours. Directions are 1 to 6, 1 up and on clockwise, as on hexes with flat tops.
 */
import type { Box, Point } from '../geometry.ts';
import { entryOf } from '../present.ts';

export const HEX_DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

export interface Hex {
  /** What choices call it. */
  readonly id: string;
  readonly centre: Point;
  /** Clockwise from the upper left. */
  readonly corners: readonly Point[];
}

export interface Hexes {
  readonly all: readonly Hex[];
  /** All of them lie within. */
  readonly extent: Box;
  find(id: string): Hex | undefined;
  /** Undefined at the edge, and for what is no hex. */
  neighbour(id: string, direction: HexDirection): Hex | undefined;
  /** The hex that a point lies in. */
  at(point: Point): Hex | undefined;
}

/** What a game says of its hexes; the rest is worked out from it. */
export interface HexSource extends Hex {
  /** Ids by direction, direction 1 first; undefined where there is none. */
  readonly neighbours: readonly (string | undefined)[];
}

export function hexesFrom(sources: readonly HexSource[]): Hexes {
  const byId = new Map(sources.map((hex) => [hex.id, hex]));
  const corners = sources.flatMap((hex) => hex.corners);
  const extent = boundsOf(corners);
  const index = indexed(sources);
  return {
    all: sources,
    extent,
    find: (id) => byId.get(id),
    neighbour(id, direction) {
      const next = byId.get(id)?.neighbours[direction - 1];
      return next === undefined ? undefined : byId.get(next);
    },
    at: index,
  };
}

function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return points.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Hexes by the squares they lie in, so that a pointer asks two or three of them and not a thousand. */
function indexed(hexes: readonly Hex[]): (point: Point) => Hex | undefined {
  const [first] = hexes;
  if (!first) return () => undefined;
  const side = boundsOf(first.corners).width;
  const key = (column: number, row: number) => `${column} ${row}`;
  const squares = new Map<string, Hex[]>();
  for (const hex of hexes) {
    const { x, y, width, height } = boundsOf(hex.corners);
    for (let column = Math.floor(x / side); column <= Math.floor((x + width) / side); column++) {
      for (let row = Math.floor(y / side); row <= Math.floor((y + height) / side); row++) {
        const square = squares.get(key(column, row)) ?? [];
        square.push(hex);
        squares.set(key(column, row), square);
      }
    }
  }
  return ([x, y]) => squares.get(key(Math.floor(x / side), Math.floor(y / side)))?.find(({ corners }) => contains(corners, [x, y]));
}

/** Corners go clockwise, so the inside is on the right of every side. */
function contains(corners: readonly Point[], [x, y]: Point): boolean {
  return corners.every(([ax, ay], i) => {
    const [bx, by] = entryOf(corners, (i + 1) % corners.length, 'corner');
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

const drawnAt = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const towards = ([x, y]: Point, [x2, y2]: Point, share: number): Point => [x + (x2 - x) * share, y + (y2 - y) * share];

/** The outline of a hex, drawn in by a share of its size: 0 is its edge. */
export function outlineOf({ centre, corners }: Hex, inset = 0): string {
  return `M${corners.map((corner) => drawnAt(towards(corner, centre, inset))).join('L')}Z`;
}

/** How much of a side is drawn from a corner on. */
const ARM = 0.3;

/** Its corners alone, each side open in the middle, like a viewfinder. */
export function cornersOf({ centre, corners }: Hex, inset = 0): string {
  const drawn = corners.map((corner) => towards(corner, centre, inset));
  return drawn
    .map((corner, i) => {
      const before = entryOf(drawn, (i + drawn.length - 1) % drawn.length, 'corner');
      const next = entryOf(drawn, (i + 1) % drawn.length, 'corner');
      return `M${[towards(corner, before, ARM), corner, towards(corner, next, ARM)].map(drawnAt).join('L')}`;
    })
    .join('');
}

/** From the centre to the nearest side: what fits into a hex fits into a circle of this radius. */
export function roomIn({ centre: [cx, cy], corners }: Hex): number {
  const [a, b] = corners;
  return a && b ? Math.hypot((a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy) : 0;
}

/** The hexes of a way that leads from each to a neighbour, in the order in which they are entered. Ids that are no hexes are left out. */
export function wayOver(hexes: Hexes, ids: readonly string[]): readonly Hex[] {
  return ids.flatMap((id) => hexes.find(id) ?? []);
}
