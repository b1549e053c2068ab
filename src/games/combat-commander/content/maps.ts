/** The battlefields on the shelf, made ready for play. */

import { armsAt } from '../../../hexmap/course.ts';
import { directionTo } from '../../../hexmap/grid.ts';
import { lineAlong } from '../../../hexmap/shapes/hexside.ts';
import {
  type BattleMap,
  type Bridge,
  COLUMNS,
  type Drawing,
  type Edge,
  EVERYWHERE,
  GRID,
  type Hexside,
  type HexsideTerrain,
  hexName,
  hexNamed,
  LETTERS,
  OFF_THE_MAP,
  ROWS,
  type Terrain,
  type Way,
} from './battle-map.ts';
import type { MapFile } from './map-file.ts';
import corner from './maps/corner.json' with { type: 'json' };
import forest from './maps/forest.json' with { type: 'json' };
import hedgerows from './maps/hedgerows.json' with { type: 'json' };
import heights from './maps/heights.json' with { type: 'json' };
import junction from './maps/junction.json' with { type: 'json' };
import river from './maps/river.json' with { type: 'json' };
import town from './maps/town.json' with { type: 'json' };

const columnOf = (hex: number) => Math.floor(hex / ROWS);
const rowOf = (hex: number) => hex % ROWS;

/** One class for all maps, so that a look-up is the same function whichever is asked. */
class Battlefield implements BattleMap {
  readonly id: string;
  readonly size = GRID.size;
  readonly terrain: readonly Terrain[];
  readonly level: readonly number[];
  readonly neighbours = GRID.neighbours;
  readonly adjacent = GRID.adjacent;
  readonly hexside: readonly (readonly (HexsideTerrain | '')[])[];
  readonly roadAcross: readonly (readonly boolean[])[];
  readonly railAcross: readonly (readonly boolean[])[];
  readonly trailAcross: readonly (readonly boolean[])[];
  readonly hasRoad: readonly boolean[];
  readonly hasRail: readonly boolean[];
  readonly bridge: readonly ('' | Bridge)[];
  readonly spanned: readonly Terrain[];
  readonly objectives: readonly number[];
  readonly objectiveHexes: readonly (readonly number[])[];
  readonly objectivesIn: readonly number[];
  readonly drawing: Drawing;

  constructor(file: MapFile) {
    this.id = file.id;
    this.bridge = EVERYWHERE.map((hex) => file.bridges?.find(({ at }) => at === hexName(hex))?.kind ?? '');
    this.spanned = EVERYWHERE.map((hex) => LETTERS[file.terrain[rowOf(hex)]?.[columnOf(hex)] ?? '.'] ?? 'open');
    // T78.1 A bridge takes precedence over what it spans.
    this.terrain = this.spanned.map((terrain, hex) => (this.bridge[hex] === '' ? terrain : 'bridge'));
    this.level = EVERYWHERE.map((hex) => Number(file.levels[rowOf(hex)]?.[columnOf(hex)]));
    this.hexside = hexsidesIn(file);
    this.drawing = drawingIn(file, this.hexside);
    const { roads, rails, trails } = this.drawing;
    this.roadAcross = crossingsOf(roads);
    this.railAcross = crossingsOf(rails);
    this.trailAcross = crossingsOf(trails);
    this.hasRoad = EVERYWHERE.map((hex) => roads.some(({ hexes }) => hexes.includes(hex)));
    this.hasRail = EVERYWHERE.map((hex) => rails.some(({ hexes }) => hexes.includes(hex)));
    const { objectives } = file;
    this.objectives = [objectives[1], objectives[2], objectives[3], objectives[4], objectives[5]].map(hexNamed);
    this.objectiveHexes = this.objectives.map((hex) => buildingAround(file, hex));
    this.objectivesIn = EVERYWHERE.map((hex) =>
      this.objectiveHexes.reduce((bits, hexes, i) => bits | (hexes.includes(hex) ? 1 << i : 0), 0),
    );
  }

  distance(a: number, b: number): number {
    return GRID.distances[a * GRID.size + b] ?? 0;
  }

  edgeDistance(edge: Edge, hex: number): number {
    switch (edge) {
      case 'top':
        return rowOf(hex) + 1;
      case 'bottom':
        return ROWS - rowOf(hex);
      case 'left':
        return columnOf(hex) + 1;
      case 'right':
        return COLUMNS - columnOf(hex);
    }
  }
}

function hexsidesIn({ hexsides = [] }: MapFile): (HexsideTerrain | '')[][] {
  const all = EVERYWHERE.map(() => Array.from({ length: 6 }, (): HexsideTerrain | '' => ''));
  for (const { between, kind } of hexsides) {
    const [a, b] = [hexNamed(between[0]), hexNamed(between[1])];
    all[a]?.splice(directionTo(GRID, a, b) - 1, 1, kind);
    all[b]?.splice(directionTo(GRID, b, a) - 1, 1, kind);
  }
  return all;
}

/** T82 All hexes of the building; the hex alone if no other belongs to it. */
function buildingAround({ buildings = [] }: MapFile, hex: number): number[] {
  return buildings.find((building) => building.includes(hexName(hex)))?.map(hexNamed) ?? [hex];
}

/** Whether a hexside ends at its first corner, going clockwise, or at its last: neither the next one goes on there nor the map ends. */
function isFreeEnd(hexside: Battlefield['hexside'], hex: number, direction: number, step: -1 | 1): boolean {
  const turned = (by: number) => (direction + by * step + 5) % 6;
  const third = GRID.neighbours[hex]?.[turned(1)] ?? -1;
  const beyond = GRID.neighbours[hex]?.[turned(0)] ?? -1;
  return third >= 0 && hexside[hex]?.[turned(1)] === '' && hexside[beyond]?.[turned(2)] === '';
}

function hexsidesDrawn({ hexsides = [] }: MapFile, hexside: Battlefield['hexside']): Hexside[] {
  return hexsides.map(({ between, kind, ends = {} }) => {
    const [hex = -1, beyond = -1] = between.map(hexNamed).sort((a, b) => a - b);
    const direction = directionTo(GRID, hex, beyond);
    const isShort = (step: -1 | 1) => {
      const said = ends[hexName(GRID.neighbours[hex]?.[(direction + step + 5) % 6] ?? -1)];
      return said === undefined ? kind !== 'cliff' && isFreeEnd(hexside, hex, direction, step) : said === 'short';
    };
    return { between: [hex, beyond], kind, ends: lineAlong(GRID.centres[hex] ?? [0, 0], direction, [isShort(-1), isShort(1)]) };
  });
}

function drawingIn(file: MapFile, hexside: Battlefield['hexside']): Drawing {
  const shapes = (suffix: string) => EVERYWHERE.map((hex) => file.outlines?.[`${hexName(hex)}${suffix}`] ?? []);
  return {
    outlines: shapes(''),
    railways: shapes(' rail'),
    contours: file.contours ?? [],
    hexsides: hexsidesDrawn(file, hexside),
    roads: (file.roads ?? []).map(wayAlong),
    rails: (file.rails ?? []).map(wayAlong),
    trails: (file.trails ?? []).map(wayAlong),
  };
}

/** A chain of hex names as it stands in a map file. */
function wayAlong(chain: readonly string[]): Way {
  const hexes = chain.filter((name) => name !== OFF_THE_MAP).map(hexNamed);
  const [first = -1, second = -1] = hexes;
  const [last = -1, lastButOne = -1] = hexes.toReversed();
  return {
    hexes,
    before: chain[0] === OFF_THE_MAP ? wayOff(first, second) : 0,
    after: chain.at(-1) === OFF_THE_MAP ? wayOff(last, lastButOne) : 0,
  };
}

/** Off the map as straight as can be, coming from the hex before; 0 if the hex is not along the edge. */
function wayOff(hex: number, before: number): number {
  const off = (GRID.neighbours[hex] ?? []).flatMap((neighbour, i) => (neighbour < 0 ? [i + 1] : []));
  const back = directionTo(GRID, hex, before);
  if (back === 0) return off[0] ?? 0;
  const turn = (direction: number) => Math.abs(3 - Math.abs(direction - back));
  return off.sort((a, b) => turn(a) - turn(b))[0] ?? 0;
}

function crossingsOf(ways: readonly Way[]): boolean[][] {
  const across = EVERYWHERE.map(() => Array.from({ length: 6 }, () => false));
  for (const way of ways) {
    for (const [place, hex] of way.hexes.entries()) {
      for (const direction of armsAt(GRID, way, place)) if (direction > 0) across[hex]?.splice(direction - 1, 1, true);
    }
  }
  return across;
}

export function battleMap(file: MapFile): BattleMap {
  return new Battlefield(file);
}

// Our own maps are held against the schema by a test, not each time somebody plays.
const FILES = [corner, hedgerows, town, forest, river, heights, junction] as unknown as readonly MapFile[];

export const MAP_IDS: readonly string[] = FILES.map(({ id }) => id);

const READY = new Map<string, BattleMap>();

/** Each map once more, with nothing that is known about it. */
export const BLANK_MAPS: readonly (() => BattleMap)[] = FILES.map((file) => () => battleMap(file));

let lastAsked: BattleMap | undefined;

/** Asked many times in every decision, nearly always for the same one. */
export function mapCalled(id: string): BattleMap {
  if (lastAsked?.id === id) return lastAsked;
  lastAsked = mapAmongAll(id);
  return lastAsked;
}

/** Each is made ready when it is first asked for: a table is played on one of them. */
function mapAmongAll(id: string): BattleMap {
  const known = READY.get(id);
  if (known) return known;
  const file = FILES.find((candidate) => candidate.id === id);
  if (file === undefined) throw new Error(`There is no map "${id}".`);
  const map = battleMap(file);
  READY.set(id, map);
  return map;
}

export const allMaps = (): readonly BattleMap[] => MAP_IDS.map(mapAmongAll);
