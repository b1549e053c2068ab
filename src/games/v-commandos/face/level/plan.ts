/**
 * Where everything of a level lies, for the drawing and for whatever is laid upon it: a cell of the map is 150 units wide, and
 * the north-west corner of the map is the origin. Lists are in the order of the level's own.
 */
import type { Box, Point } from '../../../../board/geometry.ts';
import { entryOf } from '../../../../kernel/listed.ts';
import type { Level } from '../../content/level.ts';
import { DIRECTIONS, type Direction, NEST_SPACES } from '../../content/terms.ts';

export const CELL = 150;
/** Half of what a token takes on its space. */
export const TOKEN = 23;
/** Walls stand inside their tile. */
export const WALL = 8;
export const DOOR = 38;

export type LevelTile = Level['tiles'][number];

interface TilePlan {
  readonly box: Box;
  /** Where characters stand, one each, as long as they are not grouped; without those that a nest takes. */
  readonly spaces: readonly Point[];
  /** Where equipment lies, in a row from the left. */
  readonly gear: Point;
  /** The corner of the plate with the hit number. */
  readonly plate: Point;
}

/** A padlock on an edge from west to east hangs a little higher: the name of the tile below begins there. */
export const LOCK_ABOVE = 9;

export interface OnEdge {
  readonly at: Point;
  /** Whether the edge runs from north to south. */
  readonly upright: boolean;
}

interface EntrancePlan {
  /** The middle of the side that they come in by. */
  readonly at: Point;
  readonly side: Direction;
  /** The middle of the token outside, and where those wait who found no room. */
  readonly token: Point;
  readonly waiting: Point;
}

export interface LevelPlan {
  readonly tiles: readonly TilePlan[];
  readonly doors: readonly OnEdge[];
  readonly entrances: readonly EntrancePlan[];
  readonly trapDoors: readonly Point[];
  /** Middles of the alarm, the objectives and the nests. */
  readonly triangles: readonly Point[];
  /** The tiles alone. */
  readonly tiled: Box;
  /** What must be seen whole: tiles, entrances, and those who wait there. */
  readonly extent: Box;
}

const PLANS = new WeakMap<Level, LevelPlan>();

export function planOf(level: Level): LevelPlan {
  const known = PLANS.get(level);
  if (known) return known;
  const plan = read(level);
  PLANS.set(level, plan);
  return plan;
}

function read(level: Level): LevelPlan {
  const tiled = around(level.tiles.map(boxOf));
  const doors = level.doors.map(({ between: [a, b] }) => sharedEdge(entryOf(level.tiles, a, 'tile'), entryOf(level.tiles, b, 'tile')));
  return {
    tiles: level.tiles.map((tile, i) => tilePlan(tile, (level.nestOn[i] ?? -1) >= 0)),
    doors,
    entrances: level.entrances.map(({ tile, side }) => entrancePlan(boxOf(entryOf(level.tiles, tile, 'tile')), side)),
    trapDoors: level.trapDoors.map(({ tile }) => trapDoorOn(entryOf(level.tiles, tile, 'tile'), doors)),
    triangles: trianglesOf(level),
    tiled,
    extent: extentOf(level, tiled),
  };
}

export function boxOf({ x, y, width, height }: LevelTile): Box {
  return { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

type Shape = 'small' | 'wide' | 'tall' | 'large';

function shapeOf({ size, width }: LevelTile): Shape {
  return size === 'medium' ? (width > 1 ? 'wide' : 'tall') : size;
}

interface Layout {
  readonly spaces: readonly Point[];
  /** Middles for triangles, the first one first. */
  readonly triangles: readonly Point[];
  readonly trapDoor: Point;
  readonly gear: Point;
}

/** From the tile's own corner. Characters leave the middle free; a nest has the place of the last two. */
const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  small: {
    spaces: [
      [39, 54],
      [111, 54],
      [39, 115],
      [111, 115],
    ],
    triangles: [
      [75, 82],
      [75, 122],
    ],
    trapDoor: [75, 128],
    gear: [111, 50],
  },
  wide: {
    spaces: [
      [39, 54],
      [100, 54],
      [200, 54],
      [261, 54],
      [39, 115],
      [100, 115],
      [200, 115],
      [261, 115],
    ],
    triangles: [
      [150, 76],
      [70, 84],
    ],
    trapDoor: [150, 124],
    gear: [150, 40],
  },
  tall: {
    spaces: [
      [39, 54],
      [111, 54],
      [39, 112],
      [111, 112],
      [39, 203],
      [111, 203],
      [39, 262],
      [111, 262],
    ],
    triangles: [
      [75, 156],
      [75, 84],
    ],
    trapDoor: [75, 232],
    gear: [111, 50],
  },
  large: {
    spaces: [
      [40, 56],
      [113, 56],
      [187, 56],
      [260, 56],
      [40, 124],
      [260, 124],
      [40, 192],
      [260, 192],
      [40, 260],
      [113, 260],
      [187, 260],
      [260, 260],
    ],
    triangles: [
      [187, 196],
      [113, 196],
    ],
    trapDoor: [150, 112],
    gear: [92, 150],
  },
};

const from = ({ x, y }: Box, [dx, dy]: Point): Point => [x + dx, y + dy];

function tilePlan(tile: LevelTile, hasNest: boolean): TilePlan {
  const box = boxOf(tile);
  const { spaces, gear } = LAYOUTS[shapeOf(tile)];
  const inset = tile.indoor ? WALL + 2 : 4;
  return {
    box,
    spaces: spaces.slice(0, spaces.length - (hasNest ? NEST_SPACES : 0)).map((space) => from(box, space)),
    gear: from(box, gear),
    plate: [box.x + inset, box.y + inset],
  };
}

/** What a trap door and a door need to be pressed apart from each other. */
const APART = 40;

/** Where a door would lie under it, it has its place further up. */
function trapDoorOn(tile: LevelTile, doors: readonly OnEdge[]): Point {
  const [x, y] = from(boxOf(tile), LAYOUTS[shapeOf(tile)].trapDoor);
  const isCrowded = doors.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < APART);
  return isCrowded ? [x, y - APART] : [x, y];
}

function trianglesOf({ tiles, triangles, trianglesOn }: Level): Point[] {
  return triangles.map(({ kind, tile: at }, i) => {
    const tile = entryOf(tiles, at, 'tile');
    const layout = LAYOUTS[shapeOf(tile)];
    if (kind === 'nest') return from(boxOf(tile), nestIn(layout));
    const others = (trianglesOn[at] ?? []).filter((each) => triangles[each]?.kind !== 'nest');
    const place = Math.max(0, others.indexOf(i));
    const [x, y] = entryOf(layout.triangles, Math.min(place, layout.triangles.length - 1), 'triangle');
    // whoever writes a level with three on a tile finds them side by side
    return from(boxOf(tile), [x, y - 12 * Math.max(0, place - layout.triangles.length + 1)]);
  });
}

/** Between the two spaces that it takes, and a little higher, so that it leaves a door at the edge free. */
function nestIn({ spaces }: Layout): Point {
  const [a, b] = spaces.slice(-NEST_SPACES);
  return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 11] : [CELL / 2, CELL / 2];
}

/** The middle of what two tiles have in common. */
function sharedEdge(a: LevelTile, b: LevelTile): OnEdge {
  const [p, q] = [boxOf(a), boxOf(b)];
  const left = Math.max(p.x, q.x);
  const right = Math.min(p.x + p.width, q.x + q.width);
  const top = Math.max(p.y, q.y);
  const foot = Math.min(p.y + p.height, q.y + q.height);
  return { at: [(left + right) / 2, (top + foot) / 2], upright: right - left < foot - top };
}

export const OUTWARDS: Readonly<Record<Direction, Point>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const TOKEN_OUT = 22;
/** Whoever waits stands beside the token, so that a level needs little room around it. */
const WAITING_BESIDE = 47;

function entrancePlan({ x, y, width, height }: Box, side: Direction): EntrancePlan {
  const [dx, dy] = OUTWARDS[side];
  const at: Point = [x + (width * (1 + dx)) / 2, y + (height * (1 + dy)) / 2];
  const token: Point = [at[0] + dx * TOKEN_OUT, at[1] + dy * TOKEN_OUT];
  return { at, side, token, waiting: [token[0] + Math.abs(dy) * WAITING_BESIDE, token[1] + Math.abs(dx) * WAITING_BESIDE] };
}

const EDGE = 30;
const GATE = 54;

/** More room on those sides on which somebody may wait. */
function extentOf({ entrances }: Level, { x, y, width, height }: Box): Box {
  const [north = EDGE, east = EDGE, south = EDGE, west = EDGE] = DIRECTIONS.map((direction) =>
    entrances.some(({ side }) => side === direction) ? GATE : EDGE,
  );
  return { x: x - west, y: y - north, width: width + west + east, height: height + north + south };
}
