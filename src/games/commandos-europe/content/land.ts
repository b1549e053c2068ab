/**
 * The land as the rules see it: what is in each hex, what its sides let through. Nothing here changes in play.
 *
 * sea       a hex of nothing but water; `coast` is in every hex that has sea and something to stand on (11.2)
 * all-sea   a hexside of nothing but water (11.0), of a sea hex or between two coastal ones
 */
import { distance, type EuropeMap, GRID, groundAt, hexesAlong, hexNamed, MAPS } from './map.ts';
import { effectOf, KIND, WAYS } from './terrain.ts';

/** [hex], in whole grids; sides as bits, 1 for direction 1, 2 for direction 2, 4 … */
export interface Land {
  /** What is in the hex: bits of KIND. */
  readonly kinds: Uint32Array;
  /** 10.7 On foot or wheels; 0 where nobody goes without a boat. */
  readonly cost: Uint8Array;
  /** 12.1 */
  readonly noise: Int8Array;
  /** 13.0 Zero or less. */
  readonly penalty: Int8Array;
  /** 11.0 Nothing but water along the side. Sides at the edge of the map are none of anything. */
  readonly allSea: Uint8Array;
  /** 10.6 */
  readonly cliff: Uint8Array;
  /** Sides that may be crossed on foot, into a hex where one can stand. */
  readonly onFoot: Uint8Array;
  /** Sides with water along them, from water to water (11.1, ruling 55). */
  readonly byBoat: Uint8Array;
  /** 10.6, 11.0, ruling 50 Sides that an enemy with a circled movement value may cross. */
  readonly onWheels: Uint8Array;
  /** 3.1 Whether a base may be placed there. */
  readonly takesBase: Uint8Array;
  /** 12.9, rulings 58 and 59 Who stays where the drift takes him: bits of DRIFTER. */
  readonly takes: Uint8Array;
}

export const DRIFTER = { foot: 1, circled: 2, boat: 4 } as const;

/** 10.6 Closed to circled enemies, unless a road or path leads through; over rivers and canals unless there is a bridge. */
const ROUGH = KIND.ridge | KIND.marsh;
const WATERWAY = KIND.river | KIND.canal;
/** 3.1 */
const NO_BASE_NEAR = KIND.building | KIND.airfield;
/** Where one of these is, the ground is not clear. A road leads through clear ground. */
const INSTEAD_OF_CLEAR =
  WATERWAY | KIND.wadi | KIND.building | KIND.airfield | KIND.oasis | KIND.pier | KIND.obstacles | KIND.minefield | KIND.beach;

/** What the land of these maps is like; hexes of other sheets stay empty. */
export function landOf(maps: readonly EuropeMap[]): Land {
  const bytes = () => new Uint8Array(GRID.size);
  const land: Land = {
    kinds: new Uint32Array(GRID.size),
    cost: bytes(),
    noise: new Int8Array(GRID.size),
    penalty: new Int8Array(GRID.size),
    allSea: bytes(),
    cliff: bytes(),
    onFoot: bytes(),
    byBoat: bytes(),
    onWheels: bytes(),
    takesBase: bytes(),
    takes: bytes(),
  };
  for (const map of maps) {
    for (const [hex, kinds] of kindsIn(map)) land.kinds[hex] = kinds;
    const sides = sidesIn(map);
    for (const hex of map.hexes) {
      writeEffect(land, hex);
      writeSides(land, hex, sides);
    }
    for (const hex of map.hexes) writeWheels(land, hex);
  }
  return land;
}

/** What is in each hex of a map. */
function kindsIn(map: EuropeMap): Map<number, number> {
  const { sheet } = map;
  const kinds = new Map(map.hexes.map((hex) => [hex, 0]));
  const add = (hex: number, kind: number) => kinds.set(hex, (kinds.get(hex) ?? 0) | kind);
  const along = (lines: readonly string[], kind: number) => {
    for (const hex of lines.flatMap(hexesAlong)) add(hex, kind);
  };
  const listed = (names: readonly string[], kind: number) => {
    for (const name of names) add(hexNamed(name), kind);
  };
  along(sheet.rivers, KIND.river);
  along(sheet.canals, KIND.canal);
  along(sheet.wadis, KIND.wadi);
  along(sheet.roads, KIND.road);
  along(sheet.paths, KIND.path);
  along(sheet.railways, KIND.railway);
  along(sheet.phoneLines, KIND['phone-line']);
  along(sheet.piers, KIND.pier);
  along(sheet.breakwaters, KIND.breakwater);
  along(sheet.runways, KIND.runway);
  listed(sheet.bridges, KIND.bridge);
  listed(Object.keys(sheet.buildings), KIND.building);
  listed(
    sheet.ships.map(({ at }) => at),
    KIND.ship,
  );
  listed(sheet.airfield, KIND.airfield);
  listed(sheet.oases, KIND.oasis);
  listed(sheet.obstacles, KIND.obstacles);
  listed(sheet.minefields, KIND.minefield);
  for (const hex of map.hexes) add(hex, groundKinds(map, hex, kinds.get(hex) ?? 0));
  return kinds;
}

/** 11.2 A sea hex with something to stand on is coastal. 12.1 A clear hex may count as mountain, at the coast as well. */
function groundKinds(map: EuropeMap, hex: number, built: number): number {
  const found = groundAt(map, hex);
  if (!found) return built & (KIND.pier | KIND.ship | KIND.breakwater) ? KIND.coast : KIND.sea;
  const coast = found.isCoast ? KIND.coast : 0;
  if (found.ground !== 'clear') return coast | KIND[found.ground];
  if (built & INSTEAD_OF_CLEAR) return coast;
  if (map.sheet.clear === 'mountain') return coast | KIND.mountain;
  return coast === 0 ? KIND.clear : coast;
}

interface Sides {
  readonly map: EuropeMap;
  /** Pairs of hexes, the lower number first. */
  readonly sounds: ReadonlySet<string>;
  /** Where a pier, a breakwater or a quay leads over the water. */
  readonly gangways: ReadonlySet<string>;
  readonly rivers: ReadonlySet<string>;
  readonly cliffs: ReadonlySet<string>;
}

const pair = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
const steps = (lines: readonly string[]) =>
  lines.flatMap((line) => hexesAlong(line).flatMap((hex, i, all) => (i > 0 ? [pair(all[i - 1] ?? -1, hex)] : [])));
const named = (names: readonly string[]) => pair(hexNamed(names[0] ?? ''), hexNamed(names[1] ?? ''));

function sidesIn(map: EuropeMap): Sides {
  const { sounds, piers, breakwaters, ships, rivers, cliffs } = map.sheet;
  const quays = ships.flatMap(({ at, moored }) => (moored === undefined ? [] : [named([at, moored])]));
  return {
    map,
    sounds: new Set(sounds.map((side) => named(side.split('/')))),
    gangways: new Set([...steps(piers), ...steps(breakwaters), ...quays]),
    rivers: new Set(steps(rivers)),
    cliffs: new Set(cliffs.map((side) => named(side.split('>')))),
  };
}

function writeEffect(land: Land, hex: number): void {
  const kinds = land.kinds[hex] ?? 0;
  const { cost, noise, penalty } = effectOf(kinds);
  const isSea = (kinds & KIND.sea) !== 0;
  land.cost[hex] = isSea ? 0 : cost;
  land.noise[hex] = noise;
  land.penalty[hex] = penalty;
  const isNearHouses = [hex, ...(GRID.adjacent[hex] ?? [])].some((near) => (land.kinds[near] ?? 0) & NO_BASE_NEAR);
  land.takesBase[hex] = isNearHouses ? 0 : 1;
  const barsWheels = KIND.sea | KIND.river | KIND.ship | KIND.pier | KIND.breakwater;
  land.takes[hex] =
    (isSea ? 0 : DRIFTER.foot) | (kinds & barsWheels ? 0 : DRIFTER.circled) | (kinds & (KIND.sea | KIND.coast) ? DRIFTER.boat : 0);
}

function writeSides(land: Land, hex: number, { map, sounds, gangways, rivers, cliffs }: Sides): void {
  for (const [i, next] of (GRID.neighbours[hex] ?? []).entries()) {
    if (next < 0) continue;
    const side = pair(hex, next);
    const bit = 1 << i;
    const isShoreless = groundAt(map, hex) === undefined || groundAt(map, next) === undefined;
    const isAllSea = isShoreless ? !gangways.has(side) : sounds.has(side);
    if (isAllSea) land.allSea[hex] = (land.allSea[hex] ?? 0) | bit;
    else if ((land.kinds[next] ?? 0) & KIND.sea) continue;
    else land.onFoot[hex] = (land.onFoot[hex] ?? 0) | bit;
    if (cliffs.has(side)) land.cliff[hex] = (land.cliff[hex] ?? 0) | bit;
    if (rivers.has(side) || isWaterAlong(map, land, hex, next, isShoreless || isAllSea)) land.byBoat[hex] = (land.byBoat[hex] ?? 0) | bit;
  }
}

/** Between two coastal hexes there is water where a sea hex touches the end of their side. */
function isWaterAlong(map: EuropeMap, land: Land, a: number, b: number, isOpen: boolean): boolean {
  const salt = KIND.sea | KIND.coast;
  if (!((land.kinds[a] ?? 0) & salt && (land.kinds[b] ?? 0) & salt)) return false;
  return isOpen || (GRID.adjacent[a] ?? []).some((third) => distance(third, b) === 1 && groundAt(map, third) === undefined);
}

/** 10.6, 11.0, ruling 50 */
function isOpenToWheels(kinds: number): boolean {
  if (kinds & (KIND.sea | KIND.breakwater)) return false;
  if (kinds & WATERWAY && !(kinds & KIND.bridge)) return false;
  return !(kinds & ROUGH) || (kinds & (WAYS | KIND.bridge)) !== 0;
}

function writeWheels(land: Land, hex: number): void {
  for (const [i, next] of (GRID.neighbours[hex] ?? []).entries()) {
    const bit = 1 << i;
    const isCrossed = next >= 0 && (land.onFoot[hex] ?? 0) & bit && !((land.cliff[hex] ?? 0) & bit);
    if (isCrossed && isOpenToWheels(land.kinds[next] ?? 0)) land.onWheels[hex] = (land.onWheels[hex] ?? 0) | bit;
  }
}

/** Of the four maps. */
export const LAND: Land = landOf(MAPS);
