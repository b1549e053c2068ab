/** The ground under the rules: neighbours as one flat list, and what is asked of a hex or of one of its sides. */
import { APART } from '../../../hexmap/grid.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { DRIFTER, GRID, LAND, MAPS } from '../content/map.ts';
import { KIND } from '../content/terrain.ts';

export const HEXES = GRID.size;
const SIDES = 6;

/** [hex * 6 + direction - 1], -1 off the map. */
const NEIGHBOURS = Int16Array.from(GRID.neighbours.flat());
const MAP_AT = Uint8Array.from(GRID.places, ({ sheet }) => sheet);

export const neighbour = (hex: number, direction: number): number => NEIGHBOURS[hex * SIDES + direction - 1] ?? -1;
export const mapAt = (hex: number): number => MAP_AT[hex] ?? -1;
export const hexesOf = (map: number): readonly number[] => entryOf(MAPS, map, 'map').hexes;
export const distanceBetween = (a: number, b: number): number => GRID.distances[a * HEXES + b] ?? APART;

/** 10.7 */
export const costAt = (hex: number): number => LAND.cost[hex] ?? 0;
/** 12.1 */
export const noiseAt = (hex: number): number => LAND.noise[hex] ?? 0;
/** 13.0 Zero or less. */
export const penaltyAt = (hex: number): number => LAND.penalty[hex] ?? 0;
/** 11.0 Nothing but sea. */
export const isAllSea = (hex: number): boolean => ((LAND.kinds[hex] ?? 0) & KIND.sea) !== 0;
/** 11.2 */
export const isCoastal = (hex: number): boolean => ((LAND.kinds[hex] ?? 0) & KIND.coast) !== 0;
/** Sea, coast or river: where a boat can be. */
export const isWater = (hex: number): boolean => ((LAND.kinds[hex] ?? 0) & (KIND.sea | KIND.coast | KIND.river)) !== 0;

const crosses = (sides: Uint8Array, hex: number, direction: number): boolean => ((sides[hex] ?? 0) & (1 << (direction - 1))) !== 0;
export const isOpenOnFoot = (hex: number, direction: number): boolean => crosses(LAND.onFoot, hex, direction);
export const isOpenByBoat = (hex: number, direction: number): boolean => crosses(LAND.byBoat, hex, direction);
export const isOpenOnWheels = (hex: number, direction: number): boolean => crosses(LAND.onWheels, hex, direction);

/** 3.1 Neither in nor beside a building or an airfield. */
export const takesBase = (hex: number): boolean => LAND.takesBase[hex] === 1;

/** 12.9 Whether a unit of that sort stays where the drift takes it. */
export function takes(hex: number, { boat, circled }: { readonly boat: boolean; readonly circled: boolean }): boolean {
  const sort = boat ? DRIFTER.boat : circled ? DRIFTER.circled : DRIFTER.foot;
  return ((LAND.takes[hex] ?? 0) & sort) !== 0;
}
