/** Where the hexes of a map lie on the board: a hex is 80 units wide and 69 high. */
import type { Box, Point } from '../../../../board/geometry.ts';
import { centreAt, hexagonAround } from '../../../../hexmap/grid.ts';
import { LAND, type Land, landOf } from '../../content/land.ts';
import { type EuropeMap, GRID, groundAt, MAPS } from '../../content/map.ts';
import type { Ground } from '../../content/terrain.ts';

/** Units of the board for one of the grid. */
const SCALE = 0.2;
/** From the centre of a hex to a corner, and to the middle of a side. */
export const RADIUS = 40;
export const INNER = 34.6;

export const centreOf = (hex: number): Point => {
  const [x, y] = GRID.centres[hex] ?? [0, 0];
  return [x * SCALE, y * SCALE];
};

/** Where its number stands: at its upper side, where pieces leave room. */
export function numberAt(hex: number): Point {
  const [x, y] = centreOf(hex);
  return [x, y - 22.6];
}

/** So far below the middle of its hex a name of each kind stands. */
export const NAME_BELOW: Readonly<Record<string, number>> = { water: 4, land: 4, peak: -4, place: 34.5, work: 33 };

/** Also for places beyond the edge. */
export function centreIn(column: number, row: number): Point {
  const [x, y] = centreAt(column, row);
  return [x * SCALE, y * SCALE];
}

/** Clockwise from the upper left. */
export function cornersOf(hex: number): Point[] {
  return hexagonAround(GRID.centres[hex] ?? [0, 0]).map(([x, y]): Point => [x * SCALE, y * SCALE]);
}

/** The middle of a side, by direction. */
export function sideMiddle([x, y]: Point, direction: number): Point {
  const turn = ((direction - 1) * Math.PI) / 3;
  return [x + INNER * Math.sin(turn), y - INNER * Math.cos(turn)];
}

/** All hexes of the map lie within. */
export function extentOf({ hexes }: EuropeMap): Box {
  const corners = hexes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const LANDS = new WeakMap<EuropeMap, Land>(MAPS.map((map) => [map, LAND]));

/** What the rules know of the map's hexes, for maps of one's own too. */
export function landOn(map: EuropeMap): Land {
  const land = LANDS.get(map) ?? landOf([map]);
  LANDS.set(map, land);
  return land;
}

export function isGround(map: EuropeMap, hex: number, ...grounds: readonly Ground[]): boolean {
  const found = groundAt(map, hex);
  return found !== undefined && grounds.includes(found.ground);
}
