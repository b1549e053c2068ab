/**
 * A level card read: tiles and what they touch, doors, entrances, triangles. It never changes; what changes is in the state.
 * Only the compiler sees to that: the engine goes through frozen lists much more slowly, and the rules do so all the time.
 */
import { type Index, indexOf, interned } from '../../../kernel/interned.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { LevelFile, ObjectiveFile } from './level-file.ts';
import { DIRECTIONS, type Direction, HIT_NUMBER, INDOOR_KINDS, itemAt, OUTDOOR_KINDS, type Size, SPACES, type TileKind } from './terms.ts';

interface Tile {
  readonly id: string;
  readonly letter: string;
  readonly size: Size;
  readonly indoor: boolean;
  readonly kind: TileKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly spaces: number;
  readonly hits: number;
}

/** Where two tiles touch: openly, through a door, or at a wall. */
export interface Edge {
  readonly to: number;
  readonly direction: Direction;
  /** No wall between them. */
  readonly open: boolean;
  /** Which door is in the wall, -1 for none. */
  readonly door: number;
}

interface Door {
  readonly id: string;
  readonly between: readonly [number, number];
  readonly locked: boolean;
}

interface Triangle {
  readonly id: string;
  readonly kind: 'alarm' | 'objective' | 'nest';
  readonly tile: number;
  /** Which objective it is, -1 for the others. */
  readonly objective: number;
}

export interface Level {
  readonly id: string;
  readonly commandos: number;
  readonly tiles: readonly Tile[];
  readonly tileAt: Index<number>;
  /** All edges of each tile. */
  readonly edges: readonly (readonly Edge[])[];
  readonly doors: readonly Door[];
  readonly doorAt: Index<number>;
  readonly entrances: readonly { readonly id: string; readonly tile: number; readonly side: Direction }[];
  readonly entranceAt: Index<number>;
  readonly triangles: readonly Triangle[];
  readonly triangleAt: Index<number>;
  /** Triangles on each tile. */
  readonly trianglesOn: readonly (readonly number[])[];
  readonly alarm: number;
  /** Which triangle is the nest on a tile, -1 where there is none. */
  readonly nestOn: readonly number[];
  readonly trapDoors: readonly { readonly tile: number; readonly open: boolean }[];
  /** Which trap door is on a tile, -1 where there is none. */
  readonly trapDoorOn: readonly number[];
  readonly objectives: readonly (Omit<ObjectiveFile, 'tile'> & { readonly id: string; readonly tile: number; readonly triangle: number })[];
  readonly equipment: readonly { readonly tile: number; readonly item: number }[];
  readonly turns: number;
  readonly training: { readonly events: boolean; readonly enemies: boolean; readonly alarmFails: boolean };
  /** Steps between two tiles for enemies, who pass locked doors; 99 where there is no way. */
  readonly distance: readonly (readonly number[])[];
  /** 6.12 For each tile those that are at most one step away, itself among them, and at most two: further nobody shoots. */
  readonly near: readonly (readonly number[])[];
  readonly nearby: readonly (readonly number[])[];
}

export const NO_WAY = 99;
const EVERYTHING = { events: true, enemies: true, alarmFails: false };

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cells of each letter, in the order of the letters. */
export function cellsOf(map: readonly string[]): Map<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === '.') return;
      const cells = found.get(letter) ?? [];
      cells.push({ x, y });
      found.set(letter, cells);
    });
  });
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One cell is small, two beside each other are medium, a square of four is large; undefined for anything else. */
export function sizeOf(cells: readonly Cell[]): Size | undefined {
  const width = 1 + Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x));
  const height = 1 + Math.max(...cells.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y));
  if (width * height !== cells.length) return undefined;
  if (cells.length === 1) return 'small';
  if (cells.length === 2) return 'medium';
  return width === 2 && height === 2 ? 'large' : undefined;
}

/** 7.2 Whether enemies ever come in. */
export function hasReinforcements({ entrances, training }: Pick<Level, 'entrances' | 'training'>): boolean {
  return entrances.length > 0 && training.enemies;
}

export function tileId(level: string, letter: string): string {
  return interned(`${level}-${letter.charCodeAt(0) - 64}`);
}

/** 13 levels or more are read again and again in every game: each file is read once. */
const READ = new WeakMap<LevelFile, Level>();

export function levelOf(file: LevelFile): Level {
  const known = READ.get(file);
  if (known) return known;
  const level = read(file);
  READ.set(file, level);
  return level;
}

function read(file: LevelFile): Level {
  const tiles = tilesOf(file);
  const letters = indexOf(tiles.map(({ letter }, at) => [letter, at] as const));
  const at = (letter: string): number => letters[letter] ?? -1;
  const doors = Object.entries(file.doors).map(([pair, state], i): Door => {
    const [a = '', b = ''] = pair;
    return { id: interned(`${file.level}-door-${i + 1}`), between: [at(a), at(b)], locked: state === 'locked' };
  });
  const edges = tiles.map((_, tile) => edgesOf(tiles, doors, tile));
  const distance = distancesIn(edges, []);
  const within = (most: number) => distance.map((steps) => steps.flatMap((far, tile) => (far <= most ? [tile] : [])));
  const triangles = trianglesOf(file, at);
  const entrances = file.entrances.map(({ tile, side }, i) => ({ id: interned(`${file.level}-entrance-${i + 1}`), tile: at(tile), side }));
  const trapDoors = Object.entries(file.trapDoors).map(([tile, state]) => ({ tile: at(tile), open: state === 'open' }));
  return {
    id: interned(file.level),
    commandos: file.commandos,
    tiles,
    tileAt: indexOf(tiles.map(({ id }, i) => [id, i] as const)),
    edges,
    doors,
    doorAt: indexOf(doors.map(({ id }, i) => [id, i] as const)),
    entrances,
    entranceAt: indexOf(entrances.map(({ id }, i) => [id, i] as const)),
    triangles,
    triangleAt: indexOf(triangles.map(({ id }, i) => [id, i] as const)),
    trianglesOn: tiles.map((_, tile) => triangles.flatMap((triangle, i) => (triangle.tile === tile ? [i] : []))),
    alarm: triangles.findIndex(({ kind }) => kind === 'alarm'),
    nestOn: tiles.map((_, tile) => triangles.findIndex((triangle) => triangle.kind === 'nest' && triangle.tile === tile)),
    trapDoors,
    trapDoorOn: tiles.map((_, tile) => trapDoors.findIndex((door) => door.tile === tile)),
    objectives: file.objectives.map((objective, i) => ({
      ...objective,
      id: interned(`${file.level}-objective-${i + 1}`),
      tile: at(objective.tile),
      triangle: triangles.findIndex((triangle) => triangle.objective === i),
    })),
    equipment: Object.entries(file.equipment).flatMap(([tile, items]) => items.map((item) => ({ tile: at(tile), item: itemAt(item) }))),
    turns: file.turns ?? 0,
    training: file.training ?? EVERYTHING,
    distance,
    near: within(1),
    nearby: within(2),
  };
}

function tilesOf(file: LevelFile): Tile[] {
  return [...cellsOf(file.map)].map(([letter, cells]) => {
    const size = sizeOf(cells) ?? 'small';
    const { x, y } = entryOf(cells, 0, 'cell');
    return {
      id: tileId(file.level, letter),
      letter,
      size,
      indoor: file.indoor.includes(letter),
      kind: kindOf(file, letter),
      x,
      y,
      width: cells.filter((cell) => cell.y === y).length,
      height: cells.filter((cell) => cell.x === x).length,
      spaces: SPACES[size],
      hits: HIT_NUMBER[size],
    };
  });
}

function kindOf({ kinds = {}, indoor }: LevelFile, letter: string): TileKind {
  const isInside = indoor.includes(letter);
  const kind = (isInside ? INDOOR_KINDS : OUTDOOR_KINDS).find((each) => kinds[each]?.includes(letter));
  return kind ?? (isInside ? 'store' : 'yard');
}

/** On which side of the first tile the second one touches it with more than a corner. */
function touching(a: Tile, b: Tile): Direction | undefined {
  const beside = a.x < b.x + b.width && b.x < a.x + a.width;
  const level = a.y < b.y + b.height && b.y < a.y + a.height;
  if (beside && b.y + b.height === a.y) return 'north';
  if (beside && a.y + a.height === b.y) return 'south';
  if (level && a.x + a.width === b.x) return 'east';
  return level && b.x + b.width === a.x ? 'west' : undefined;
}

/** Indoor tiles have walls all around; outdoor tiles are open to each other. */
function edgesOf(tiles: readonly Tile[], doors: readonly Door[], from: number): Edge[] {
  const here = entryOf(tiles, from, 'tile');
  return tiles.flatMap((there, to) => {
    const direction = touching(here, there);
    if (to === from || !direction) return [];
    const door = doors.findIndex(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from));
    return [{ to, direction, open: !here.indoor && !there.indoor, door }];
  });
}

function trianglesOf(file: LevelFile, at: (letter: string) => number): Triangle[] {
  return [
    { id: interned(`${file.level}-alarm`), kind: 'alarm', tile: at(file.alarm), objective: -1 },
    ...file.objectives.map(
      ({ tile }, i): Triangle => ({ id: interned(`${file.level}-objective-${i + 1}`), kind: 'objective', tile: at(tile), objective: i }),
    ),
    ...[...file.nests].map(
      (letter, i): Triangle => ({ id: interned(`${file.level}-nest-${i + 1}`), kind: 'nest', tile: at(letter), objective: -1 }),
    ),
  ];
}

/** Enemies have the keys of every door. */
export const passable = ({ open, door }: Edge): boolean => open || door >= 0;

/** 7.4 Steps from everywhere to everywhere, over tiles that are not gone. */
export function distancesIn(edges: readonly (readonly Edge[])[], gone: readonly number[]): number[][] {
  return edges.map((_, from) => {
    const steps = edges.map(() => NO_WAY);
    if (gone[from]) return steps;
    steps[from] = 0;
    const reached = [from];
    for (const tile of reached) {
      for (const edge of edges[tile] ?? []) {
        if (!passable(edge) || gone[edge.to] || steps[edge.to] !== NO_WAY) continue;
        steps[edge.to] = (steps[tile] ?? 0) + 1;
        reached.push(edge.to);
      }
    }
    return steps;
  });
}

/** 7.5 How far a tile still is from the edge of the map in a direction: the nearest move first. */
export function farFrom(level: Level, tile: number, direction: Direction): number {
  const { x, y, width, height } = entryOf(level.tiles, tile, 'tile');
  switch (direction) {
    case 'north':
      return y;
    case 'south':
      return -(y + height);
    case 'west':
      return x;
    default:
      return -(x + width);
  }
}

export const isDirection = (compass: string): compass is Direction => (DIRECTIONS as readonly string[]).includes(compass);
