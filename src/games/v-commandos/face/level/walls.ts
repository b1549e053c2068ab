/** Walls of indoor tiles, with what is let into them: doors, windows, entrances. What stops light is what stops a shot, except windows. */
import type { Box, Point } from '../../../../board/geometry.ts';
import { chanceOf } from '../../../../board/map/seeded.ts';
import type { Level } from '../../content/level.ts';
import { DIRECTIONS, type Direction, type TileKind } from '../../content/terms.ts';
import { boxOf, CELL, DOOR, type LevelTile, type OnEdge, OUTWARDS, planOf, WALL } from './plan.ts';

const WINDOW = 32;
const GATEWAY = 44;

export type Segment = readonly [Point, Point];

export interface Walls {
  /** Masonry, run by run. */
  readonly runs: readonly Box[];
  readonly windows: readonly OnEdge[];
  /** What light does not pass. */
  readonly opaque: readonly Segment[];
}

interface Hole {
  readonly middle: number;
  readonly width: number;
}

interface Side {
  readonly upright: boolean;
  /** Where the edge of the tile is, and which way its inside lies. */
  readonly line: number;
  readonly inwards: 1 | -1;
  readonly start: number;
  readonly end: number;
}

export function wallsOf(level: Level, locked: readonly boolean[]): Walls {
  const plan = planOf(level);
  const windows = windowsOf(level);
  const runs: Box[] = [];
  const opaque: Segment[] = [];
  for (const tile of level.tiles.filter(({ indoor }) => indoor)) {
    for (const side of sidesOf(tile)) {
      const doors = plan.doors.map((door, i) => ({ ...door, width: DOOR, isOpen: locked[i] !== true }));
      const gates = plan.entrances.map(({ at, side: towards }) => ({ at, upright: isUpright(towards), width: GATEWAY, isOpen: true }));
      const holes = [...doors, ...gates].filter((hole) => isIn(side, hole));
      const panes = windows.filter((pane) => isIn(side, pane)).map((pane) => ({ ...pane, width: WINDOW, isOpen: true }));
      runs.push(...leftBetween(side, holes.map(holeIn(side))).map((run) => masonry(side, run)));
      const lets = [...holes, ...panes].filter(({ isOpen }) => isOpen);
      opaque.push(...leftBetween(side, lets.map(holeIn(side))).map((run) => middleOf(side, run)));
    }
  }
  return { runs, windows, opaque };
}

const isUpright = (direction: Direction): boolean => direction === 'east' || direction === 'west';

function sidesOf(tile: LevelTile): Side[] {
  const { x, y, width, height } = boxOf(tile);
  return [
    { upright: false, line: y, inwards: 1, start: x, end: x + width },
    { upright: false, line: y + height, inwards: -1, start: x, end: x + width },
    { upright: true, line: x, inwards: 1, start: y, end: y + height },
    { upright: true, line: x + width, inwards: -1, start: y, end: y + height },
  ];
}

function isIn(side: Side, { at: [x, y], upright }: OnEdge): boolean {
  const [across, along] = side.upright ? [x, y] : [y, x];
  return upright === side.upright && Math.abs(across - side.line) < 1 && along > side.start && along < side.end;
}

const holeIn =
  (side: Side) =>
  ({ at: [x, y], width }: OnEdge & { readonly width: number }): Hole => ({ middle: side.upright ? y : x, width });

/** What is left of a side between its holes. */
function leftBetween({ start, end }: Side, holes: readonly Hole[]): (readonly [number, number])[] {
  let runs: (readonly [number, number])[] = [[start, end]];
  for (const { middle, width } of holes) {
    const [low, high] = [middle - width / 2, middle + width / 2];
    runs = runs.flatMap(([a, b]) => (high <= a || low >= b ? [[a, b] as const] : [[a, low] as const, [high, b] as const]));
  }
  return runs.filter(([a, b]) => b - a > 0.5);
}

function masonry({ upright, line, inwards }: Side, [a, b]: readonly [number, number]): Box {
  const near = inwards > 0 ? line : line - WALL;
  return upright ? { x: near, y: a, width: WALL, height: b - a } : { x: a, y: near, width: b - a, height: WALL };
}

function middleOf({ upright, line, inwards }: Side, [a, b]: readonly [number, number]): Segment {
  const middle = line + (inwards * WALL) / 2;
  return upright
    ? [
        [middle, a],
        [middle, b],
      ]
    : [
        [a, middle],
        [b, middle],
      ];
}

/** Below ground and behind concrete there are none. */
const WINDOWLESS: readonly TileKind[] = ['gallery', 'tunnel', 'bunker', 'cells', 'armoury'];

/** In the middle of a cell's edge, where there is neither a door nor another room. */
function windowsOf(level: Level): OnEdge[] {
  const { doors, entrances } = planOf(level);
  if (level.tiles.every(({ indoor }) => indoor)) return [];
  const taken = [...doors.map(({ at }) => at), ...entrances.map(({ at }) => at)];
  const chance = chanceOf(`${level.id} windows`);
  const isFree = ([x, y]: Point) => taken.every(([u, v]) => Math.hypot(u - x, v - y) > DOOR);
  return level.tiles
    .filter(({ indoor, kind }) => indoor && !WINDOWLESS.includes(kind))
    .flatMap((tile) =>
      cellsOf(tile).flatMap(([cx, cy]) =>
        DIRECTIONS.flatMap((direction): OnEdge[] => {
          const [dx, dy] = OUTWARDS[direction];
          const beside = level.tiles.find((other) => covers(other, cx + dx, cy + dy));
          if (beside === tile || beside?.indoor === true) return [];
          const at: Point = [(cx + 0.5 + dx / 2) * CELL, (cy + 0.5 + dy / 2) * CELL];
          return isFree(at) && chance() < 0.62 ? [{ at, upright: isUpright(direction) }] : [];
        }),
      ),
    );
}

function covers({ x, y, width, height }: LevelTile, cx: number, cy: number): boolean {
  return cx >= x && cy >= y && cx < x + width && cy < y + height;
}

function cellsOf({ x, y, width, height }: LevelTile): Point[] {
  return Array.from({ length: width * height }, (_, i): Point => [x + (i % width), y + Math.floor(i / width)]);
}
