/**
 * The four maps as the rules see them: where hexes lie, what is in each, what its sides let through. Nothing here changes in
 * play. A hex is a number of the one grid; its name, such as 0243, is what choices and saves say.
 *
 * sea       a hex of nothing but water; `coast` is in every hex that has sea and something to stand on (11.2)
 * all-sea   a hexside of nothing but water (11.0), of a sea hex or between two coastal ones
 */
import { middleOf, type Route } from '../../../hexmap/course.ts';
import { type Grid, gridFrom, hexOnGrid, inDigits, nameOnGrid, type Sheet as Printed } from '../../../hexmap/grid.ts';
import type { Sheet } from './map-file.ts';
import continent from './maps/continent.json' with { type: 'json' };
import normandy from './maps/normandy.json' with { type: 'json' };
import northAfrica from './maps/north-africa.json' with { type: 'json' };
import norway from './maps/norway.json' with { type: 'json' };
import { EDGE, effectOf, GROUND_NAMES, type Ground, KIND, LETTERS, NO_HEX, SHEET_IDS, type SheetId, WAYS } from './terrain.ts';

/** 2.2 Odd columns lie high. Where a sheet has an odd number of rows, only they have the last one. */
function printed(first: number, columns: number, top: number, bottom: number): Printed {
  const isShort = (bottom - top) % 2 === 0;
  return { first, columns: Array.from({ length: columns }, (_, i) => [top, bottom - (isShort && i % 2 === 1 ? 1 : 0)] as const) };
}

const PRINTED: Readonly<Record<SheetId, Printed>> = {
  norway: printed(1, 17, 27, 53),
  'north-africa': printed(21, 19, 27, 53),
  normandy: printed(21, 19, 1, 26),
  continent: printed(1, 17, 1, 26),
};

export const GRID: Grid = gridFrom(
  SHEET_IDS.map((id) => PRINTED[id]),
  inDigits,
);

export const EVERYWHERE: readonly number[] = GRID.names.map((_, hex) => hex);

/** -1 if there is no such hex. */
export function hexNamed(name: string): number {
  return hexOnGrid(GRID, name);
}

export function hexName(hex: number): string {
  return nameOnGrid(GRID, hex);
}

/** In hexes, as the crow flies; 255 between two maps. */
export function distance(a: number, b: number): number {
  return GRID.distances[a * GRID.size + b] ?? 255;
}

/** A map file read, and where it lies. */
export interface EuropeMap {
  readonly id: string;
  /** Its place among the four: 0 for Norway. */
  readonly number: number;
  readonly sheet: Sheet;
  /** Its hexes, which follow one another. */
  readonly hexes: readonly number[];
  readonly first: number;
  readonly last: number;
}

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

/** The hexes of a line, without what says that it goes on beyond the edge. */
export function hexesAlong(line: string): number[] {
  return line
    .split(' ')
    .filter((name) => name !== EDGE)
    .map(hexNamed);
}

/** The letter of a hex in the ground of its sheet. */
export function letterAt({ sheet }: EuropeMap, hex: number): string {
  const { column = 0, row = 0 } = GRID.places[hex] ?? {};
  return sheet.ground[row]?.[3 + column] ?? NO_HEX;
}

const GROUNDS: ReadonlyMap<string, { readonly ground: Ground; readonly isCoast: boolean }> = new Map(
  GROUND_NAMES.flatMap((ground) => LETTERS[ground].map((letter, i) => [letter, { ground, isCoast: i === 1 }] as const)),
);

/** What the letter of the hex says; nothing for the sea. */
export function groundAt(map: EuropeMap, hex: number): { readonly ground: Ground; readonly isCoast: boolean } | undefined {
  return GROUNDS.get(letterAt(map, hex));
}

type Needed = 'map' | 'game' | 'id' | 'sheet' | 'ground';
/** As it is written: what is left out is empty. */
export type MapFile = Pick<Sheet, Needed> & Partial<Sheet>;

const NOTHING: Omit<Sheet, Needed> = {
  clear: 'clear',
  rivers: [],
  canals: [],
  wadis: [],
  roads: [],
  paths: [],
  railways: [],
  phoneLines: [],
  bridges: [],
  piers: [],
  breakwaters: [],
  runways: [],
  buildings: {},
  ships: [],
  airfield: [],
  oases: [],
  guns: [],
  obstacles: [],
  minefields: [],
  cliffs: [],
  sounds: [],
  names: [],
};

/** The file must be one that the schema takes. */
export function mapOf(file: MapFile): EuropeMap {
  const sheet: Sheet = { ...NOTHING, ...file };
  const number = SHEET_IDS.indexOf(sheet.sheet);
  const hexes = EVERYWHERE.filter((hex) => GRID.places[hex]?.sheet === number);
  return { id: sheet.id, number, sheet, hexes, first: hexes[0] ?? 0, last: hexes.at(-1) ?? 0 };
}

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

/** A line as it is drawn; at the edge it leaves the map as straight as can be. */
export function routeOf(line: string): Route {
  const hexes = hexesAlong(line);
  return {
    hexes,
    before: line.startsWith(EDGE) ? wayOff(hexes) : 0,
    after: line.endsWith(EDGE) ? wayOff(hexes.toReversed()) : 0,
  };
}

/** By the side that lies nearest to where the line has been going, out of the first hex; 0 if that is not along the edge. */
function wayOff([hex = -1, second = hex, third = second]: readonly number[]): number {
  const off = (GRID.neighbours[hex] ?? []).flatMap((neighbour, i) => (neighbour < 0 ? [i + 1] : []));
  const centre = (at: number) => GRID.centres[at] ?? [0, 0];
  const [a, b, c] = [centre(hex), centre(second), centre(third)];
  const onward = (axis: 0 | 1) => a[axis] + b[axis] - (b[axis] + c[axis]) / 2;
  const far = (direction: number) => {
    const [x, y] = middleOf(a, direction);
    return Math.hypot(x - onward(0), y - onward(1));
  };
  return off.sort((one, other) => far(one) - far(other))[0] ?? 0;
}

// Our own maps are held against the schema by a test, not each time somebody plays.
const FILES = [norway, northAfrica, normandy, continent] as unknown as readonly MapFile[];

/** In the order in which they are played. */
export const MAPS: readonly EuropeMap[] = FILES.map(mapOf);

export const LAND: Land = landOf(MAPS);
