/**
 * Where everything of a level lies, for the drawing and for whatever is laid upon it: a cell of the map is 150 units wide, and
 * the north-west corner of the map is the origin. Lists are in the order of the level's own.
 */
import { type Box, boxAround, type Point } from '../../../../board/geometry.ts';
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
  /** Middles of the alarm, the objectives and the nests, and of whoever protects them. */
  readonly triangles: readonly Post[];
  /** The tiles alone. */
  readonly tiled: Box;
  /** What must be seen whole: tiles, entrances, and those who wait there. */
  readonly extent: Box;
  /** The same with as little around it as there is in a small window. */
  readonly snug: Box;
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
  const tiled = boxAround(level.tiles.map(boxOf));
  const doors = level.doors.map(({ between: [a, b] }) => sharedEdge(entryOf(level.tiles, a, 'tile'), entryOf(level.tiles, b, 'tile')));
  return {
    tiles: level.tiles.map((tile, i) => tilePlan(tile, (level.nestOn[i] ?? -1) >= 0)),
    doors,
    entrances: level.entrances.map(({ tile, side }) => entrancePlan(boxOf(entryOf(level.tiles, tile, 'tile')), side)),
    trapDoors: level.trapDoors.map(({ tile }) => trapDoorOn(entryOf(level.tiles, tile, 'tile'), doors)),
    triangles: trianglesOf(level),
    tiled,
    extent: extentOf(level, tiled, ROOMY),
    snug: extentOf(level, tiled, SNUG),
  };
}

export function boxOf({ x, y, width, height }: LevelTile): Box {
  return { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL };
}

type Shape = 'small' | 'wide' | 'tall' | 'large';

function shapeOf({ size, width }: LevelTile): Shape {
  return size === 'medium' ? (width > 1 ? 'wide' : 'tall') : size;
}

interface Layout {
  readonly spaces: readonly Point[];
  /** Middles for triangles, the first one first; beside each, where the one stands who protects it. */
  readonly triangles: readonly Post[];
  readonly trapDoor: Point;
  readonly gear: Point;
}

interface Post {
  readonly at: Point;
  readonly guard: Point;
}

/**
 * From the tile's own corner. Characters stand in columns at the sides, a name's height apart, and leave the middle to what lies
 * there; a nest has the place of the last two.
 */
const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  small: {
    spaces: [
      [31, 57],
      [119, 57],
      [31, 117],
      [119, 117],
    ],
    triangles: [
      { at: [75, 80], guard: [113, 112] },
      { at: [75, 126], guard: [113, 112] },
    ],
    trapDoor: [75, 102],
    gear: [75, 44],
  },
  wide: {
    spaces: [
      [31, 57],
      [93, 57],
      [207, 57],
      [269, 57],
      [31, 117],
      [93, 117],
      [207, 117],
      [269, 117],
    ],
    triangles: [
      { at: [150, 66], guard: [190, 60] },
      { at: [150, 122], guard: [190, 114] },
    ],
    trapDoor: [150, 102],
    gear: [150, 46],
  },
  tall: {
    spaces: [
      [31, 57],
      [119, 57],
      [31, 117],
      [119, 117],
      [31, 207],
      [119, 207],
      [31, 267],
      [119, 267],
    ],
    triangles: [
      { at: [75, 165], guard: [114, 166] },
      { at: [75, 80], guard: [113, 112] },
    ],
    trapDoor: [75, 252],
    gear: [75, 214],
  },
  large: {
    spaces: [
      [40, 57],
      [113, 57],
      [187, 57],
      [260, 57],
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
      { at: [113, 186], guard: [150, 198] },
      { at: [190, 152], guard: [227, 162] },
      { at: [190, 212], guard: [190, 252] },
      { at: [115, 108], guard: [77, 106] },
    ],
    trapDoor: [150, 112],
    gear: [92, 140],
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

function trianglesOf({ tiles, triangles, trianglesOn }: Level): Post[] {
  return triangles.map(({ kind, tile: at }, i) => {
    const tile = entryOf(tiles, at, 'tile');
    const box = boxOf(tile);
    const layout = LAYOUTS[shapeOf(tile)];
    if (kind === 'nest') {
      const nest = from(box, nestIn(layout));
      return { at: nest, guard: nest };
    }
    const others = (trianglesOn[at] ?? []).filter((each) => triangles[each]?.kind !== 'nest');
    const place = Math.max(0, others.indexOf(i));
    const post = entryOf(layout.triangles, Math.min(place, layout.triangles.length - 1), 'triangle');
    // More of them than a tile has places for lie close together.
    const up = -12 * Math.max(0, place - layout.triangles.length + 1);
    return { at: from(box, raised(post.at, up)), guard: from(box, raised(post.guard, up)) };
  });
}

const raised = ([x, y]: Point, by: number): Point => [x, y + by];

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

/** What is kept around the tiles, and where an entrance is. */
const ROOMY = { edge: 30, gate: 54 };
const SNUG = { edge: 6, gate: 46 };

/** More room on those sides on which somebody may wait. */
function extentOf({ entrances }: Level, { x, y, width, height }: Box, { edge, gate }: typeof ROOMY): Box {
  const [north = edge, east = edge, south = edge, west = edge] = DIRECTIONS.map((direction) =>
    entrances.some(({ side }) => side === direction) ? gate : edge,
  );
  return { x: x - west, y: y - north, width: width + west + east, height: height + north + south };
}
