/** The battlefield as the rules see it. What a hex is called, what lies in it and around it; no unit, no marker. */
import type { Route } from '../../../hexmap/course.ts';
import type { Point, Polygon } from '../../../hexmap/exact.ts';
import { type Grid, gridOf, hexOnGrid, nameOnGrid } from '../../../hexmap/grid.ts';

/** 2.1 Every battlefield has the same fifteen columns, A to O, of ten hexes each. */
export const COLUMNS = 15;
export const ROWS = 10;
export const GRID: Grid = gridOf(COLUMNS, ROWS);

/** T78.1 In order of precedence. */
export const TERRAINS = [
  'building',
  'woods',
  'brush',
  'orchard',
  'field',
  'bridge',
  'gully',
  'water-barrier',
  'stream',
  'marsh',
  'open',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The letters of a map file. A bridge keeps the letter of what it spans. */
export const LETTERS: Readonly<Record<string, Exclude<Terrain, 'bridge'>>> = {
  '.': 'open',
  b: 'building',
  w: 'woods',
  u: 'brush',
  o: 'orchard',
  f: 'field',
  g: 'gully',
  s: 'stream',
  m: 'marsh',
  x: 'water-barrier',
};

/** First or last in the chain of a road, railway or trail: it runs off the map there. */
export const OFF_THE_MAP = 'edge';

export const SIDE_TERRAINS = ['fence', 'hedge', 'wall', 'cliff'] as const;
export type HexsideTerrain = (typeof SIDE_TERRAINS)[number];

/** How far a fence, hedge or wall reaches: to the corner, or not quite. */
export const ENDS = ['corner', 'short'] as const;

export const BRIDGES = ['major', 'minor'] as const;
export type Bridge = (typeof BRIDGES)[number];

export type Edge = 'top' | 'bottom' | 'left' | 'right';

export interface BattleMap {
  readonly id: string;
  readonly size: number;
  /** [hex] */
  readonly terrain: readonly Terrain[];
  readonly level: readonly number[];
  /** [hex][direction-1], -1 off the map. */
  readonly neighbours: readonly (readonly number[])[];
  /** The neighbours that exist. */
  readonly adjacent: readonly (readonly number[])[];
  /** [hex][direction-1] */
  readonly hexside: readonly (readonly (HexsideTerrain | '')[])[];
  /** [hex][direction-1] Whether the road crosses that hexside. */
  readonly roadAcross: readonly (readonly boolean[])[];
  readonly railAcross: readonly (readonly boolean[])[];
  readonly trailAcross: readonly (readonly boolean[])[];
  /** [hex] Whether it contains a road. */
  readonly hasRoad: readonly boolean[];
  readonly hasRail: readonly boolean[];
  readonly bridge: readonly ('' | Bridge)[];
  /** [hex] What lies under its bridge; the terrain itself where there is none. */
  readonly spanned: readonly Terrain[];
  /** Objective n at index n-1: its hex, and all the hexes it covers (T82: a building of several hexes). */
  readonly objectives: readonly number[];
  readonly objectiveHexes: readonly (readonly number[])[];
  /** [hex] The objectives it belongs to, as bits: 1 for the first, 2 for the second, 4 … */
  readonly objectivesIn: readonly number[];
  readonly drawing: Drawing;
  distance(a: number, b: number): number;
  /** How many hexes from that edge, 1 for the hexes along it. */
  edgeDistance(edge: Edge, hex: number): number;
}

/** The shapes on the map, in the coordinates of the grid: what is drawn is what sight goes by. */
export interface Drawing {
  /** [hex] Whatever blocks or hinders in it by its terrain: canopies, walls of houses, crops. */
  readonly outlines: readonly (readonly Polygon[])[];
  /** [hex] The railway's embankment. */
  readonly railways: readonly (readonly Polygon[])[];
  readonly contours: readonly Contour[];
  readonly hexsides: readonly Hexside[];
  readonly roads: readonly Way[];
  readonly rails: readonly Way[];
  readonly trails: readonly Way[];
}

/** T88.3.1 The edge of the ground that lies at a level or higher; it may run off the map. */
export interface Contour {
  readonly level: number;
  readonly points: readonly Point[];
}

/** A fence, hedge, wall or cliff between two hexes, the one with the lower number first. */
export interface Hexside {
  readonly between: readonly [number, number];
  readonly kind: HexsideTerrain;
  /** T78.1 Where it goes on it is drawn to the corner, where it ends not quite so far. */
  readonly ends: readonly [Point, Point];
}

/** A road, railway or trail; `courseOf` in hexmap/course.ts says how it is drawn. */
export type Way = Route;

/** Every hex of a map, by number. */
export const EVERYWHERE: readonly number[] = GRID.centres.map((_, hex) => hex);

/** -1 if there is no such hex. */
export function hexNamed(name: string): number {
  return hexOnGrid(GRID, name);
}

export function hexName(hex: number): string {
  return nameOnGrid(GRID, hex);
}

/** A bridge is none, whatever it spans (T78.1). */
export function isWater(map: BattleMap, hex: number): boolean {
  const terrain = map.terrain[hex];
  return terrain === 'marsh' || terrain === 'stream' || terrain === 'water-barrier';
}

/** T98 */
export function isImpassable(map: BattleMap, hex: number): boolean {
  return map.terrain[hex] === 'water-barrier';
}
