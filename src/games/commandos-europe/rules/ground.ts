/** The ground under the rules: neighbours as one flat list, and what is asked of a hex or of one of its sides in the land that is played on. */
import { APART } from '../../../hexmap/grid.ts';
import type { Played } from '../content/content-file.ts';
import { DRIFTER } from '../content/land.ts';
import { GRID } from '../content/map.ts';
import { landPlayed, mapPlayed } from '../content/map-played.ts';
import { CHART, KIND } from '../content/terrain.ts';

type On = Pick<Played, 'own'>;

export const HEXES = GRID.size;
const SIDES = 6;

/** [hex * 6 + direction - 1], -1 off the map. */
const NEIGHBOURS = Int16Array.from(GRID.neighbours.flat());
const MAP_AT = Uint8Array.from(GRID.places, ({ sheet }) => sheet);

export const neighbour = (hex: number, direction: number): number => NEIGHBOURS[hex * SIDES + direction - 1] ?? -1;
export const mapAt = (hex: number): number => MAP_AT[hex] ?? -1;
export const hexesOf = (played: Played): readonly number[] => mapPlayed(played).hexes;
export const distanceBetween = (a: number, b: number): number => GRID.distances[a * HEXES + b] ?? APART;

/** 10.7 */
export const costAt = (on: On, hex: number): number => landPlayed(on).cost[hex] ?? 0;
/** 10.6, 10.7, ruling 58 Enemies pay what the chart says, at sea too: the one point of 11.1 is for commandos. */
export const costForEnemyAt = (on: On, hex: number): number => (isAllSea(on, hex) ? CHART.sea.cost : costAt(on, hex));
/** 12.1 */
export const noiseAt = (on: On, hex: number): number => landPlayed(on).noise[hex] ?? 0;
/** 13.0 Zero or less. */
export const penaltyAt = (on: On, hex: number): number => landPlayed(on).penalty[hex] ?? 0;
/** 11.0 Nothing but sea. */
export const isAllSea = (on: On, hex: number): boolean => ((landPlayed(on).kinds[hex] ?? 0) & KIND.sea) !== 0;
/** 11.2 */
export const isCoastal = (on: On, hex: number): boolean => ((landPlayed(on).kinds[hex] ?? 0) & KIND.coast) !== 0;
/** Sea, coast or river: where a boat can be. */
export const isWater = (on: On, hex: number): boolean => ((landPlayed(on).kinds[hex] ?? 0) & (KIND.sea | KIND.coast | KIND.river)) !== 0;

const crosses = (sides: Uint8Array, hex: number, direction: number): boolean => ((sides[hex] ?? 0) & (1 << (direction - 1))) !== 0;
export const isOpenOnFoot = (on: On, hex: number, direction: number): boolean => crosses(landPlayed(on).onFoot, hex, direction);
export const isOpenByBoat = (on: On, hex: number, direction: number): boolean => crosses(landPlayed(on).byBoat, hex, direction);
export const isOpenOnWheels = (on: On, hex: number, direction: number): boolean => crosses(landPlayed(on).onWheels, hex, direction);

/** 3.1 Neither in nor beside a building or an airfield. */
export const takesBase = (on: On, hex: number): boolean => landPlayed(on).takesBase[hex] === 1;

/** 12.9 Whether a unit of that sort stays where the drift takes it. */
export function takes(on: On, hex: number, { boat, circled }: { readonly boat: boolean; readonly circled: boolean }): boolean {
  const sort = boat ? DRIFTER.boat : circled ? DRIFTER.circled : DRIFTER.foot;
  return ((landPlayed(on).takes[hex] ?? 0) & sort) !== 0;
}
