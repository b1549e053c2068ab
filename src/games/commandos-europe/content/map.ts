/**
 * The four maps, and where their hexes lie. Nothing here changes in play. A hex is a number of the one grid; its name, such as
 * 0243, is what choices and saves say.
 */
import { middleOf, type Route } from '../../../hexmap/course.ts';
import { type Grid, gridFrom, hexOnGrid, inDigits, nameOnGrid, type Sheet as Printed } from '../../../hexmap/grid.ts';
import type { Sheet } from './map-file.ts';
import continent from './maps/continent.json' with { type: 'json' };
import normandy from './maps/normandy.json' with { type: 'json' };
import northAfrica from './maps/north-africa.json' with { type: 'json' };
import norway from './maps/norway.json' with { type: 'json' };
import { EDGE, GROUND_NAMES, type Ground, LETTERS, NO_HEX, SHEET_IDS, type SheetId } from './terrain.ts';

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
