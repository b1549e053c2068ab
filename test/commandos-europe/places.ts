/** Ground of a certain kind, wherever it lies on the maps: tests ask for what they need. */
import { LAND } from '../../src/games/commandos-europe/content/land.ts';
import { GRID, hexName, MAPS } from '../../src/games/commandos-europe/content/map.ts';
import { KIND } from '../../src/games/commandos-europe/content/terrain.ts';

type KindName = keyof typeof KIND;

/** What a hex must be: so much it costs, these it has, those it has not, and a base may or may not stand there. */
export interface Wanted {
  readonly cost?: number;
  readonly noise?: number;
  readonly penalty?: number;
  readonly has?: readonly KindName[];
  readonly lacks?: readonly KindName[];
  readonly base?: boolean;
}

const MAP_NUMBERS = { norway: 0, 'north-africa': 1, normandy: 2, continent: 3 } as const;
export type MapName = keyof typeof MAP_NUMBERS;

export function isLike(hex: number, { cost, noise, penalty, has = [], lacks = [], base }: Wanted): boolean {
  const kinds = LAND.kinds[hex] ?? 0;
  if (cost !== undefined && LAND.cost[hex] !== cost) return false;
  if (noise !== undefined && LAND.noise[hex] !== noise) return false;
  if (penalty !== undefined && LAND.penalty[hex] !== penalty) return false;
  if (base !== undefined && (LAND.takesBase[hex] === 1) !== base) return false;
  return has.every((kind) => kinds & KIND[kind]) && lacks.every((kind) => !(kinds & KIND[kind]));
}

type Sides = 'onFoot' | 'byBoat' | 'onWheels';

/** Hexes in a straight line, each like what is wanted, from one to the next by sides that are open. */
export function line(map: MapName, direction: number, wanted: readonly Wanted[], sides: Sides = 'onFoot', skip = 0): string[] {
  let left = skip;
  for (const start of MAPS[MAP_NUMBERS[map]]?.hexes ?? []) {
    const hexes = lineFrom(start, direction, wanted, sides);
    if (hexes && left-- === 0) return hexes.map(hexName);
  }
  throw new Error(`There is no such line on ${map}: ${JSON.stringify(wanted)}`);
}

/** All of them. */
export function lines(map: MapName, direction: number, wanted: readonly Wanted[], sides: Sides = 'onFoot'): string[][] {
  return (MAPS[MAP_NUMBERS[map]]?.hexes ?? []).flatMap((start) => {
    const hexes = lineFrom(start, direction, wanted, sides);
    return hexes ? [hexes.map(hexName)] : [];
  });
}

function lineFrom(start: number, direction: number, wanted: readonly Wanted[], sides: Sides): number[] | undefined {
  const hexes: number[] = [];
  let hex = start;
  for (const [i, each] of wanted.entries()) {
    if (i > 0) {
      if (!((LAND[sides][hex] ?? 0) & (1 << (direction - 1)))) return undefined;
      hex = GRID.neighbours[hex]?.[direction - 1] ?? -1;
    }
    if (hex < 0 || !isLike(hex, each)) return undefined;
    hexes.push(hex);
  }
  return hexes;
}

export function one(map: MapName, wanted: Wanted, skip = 0): string {
  const [hex = ''] = line(map, 1, [wanted], 'onFoot', skip);
  return hex;
}

export function times<T>(count: number, what: T): T[] {
  return Array.from({ length: count }, () => what);
}

/** The neighbour in a direction, '' off the map. */
export function beside(hex: string, direction: number): string {
  return hexName(GRID.neighbours[GRID.named.get(hex) ?? -1]?.[direction - 1] ?? -1);
}

export function distance(a: string, b: string): number {
  return GRID.distances[(GRID.named.get(a) ?? 0) * GRID.size + (GRID.named.get(b) ?? 0)] ?? 255;
}

/** A hex where a base may stand, so far away from another at least. */
export function far(map: MapName, from: string, least: number, wanted: Wanted = {}): string {
  const found = MAPS[MAP_NUMBERS[map]]?.hexes.find(
    (hex) => isLike(hex, { base: true, lacks: ['sea'], ...wanted }) && distance(hexName(hex), from) >= least,
  );
  if (found === undefined) throw new Error(`Nothing on ${map} is ${least} hexes from ${from}.`);
  return hexName(found);
}
