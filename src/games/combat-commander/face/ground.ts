/** The hexes of every battlefield, in units of the board. */
import type { Box, Point } from '../../../board/geometry.ts';
import { hexesOfGrid } from '../../../board/hex/of-grid.ts';
import { GRID, hexName } from '../content/battle-map.ts';

/** Units of the board for one of the grid: a hex is 88 wide and 76 high. */
export const SCALE = 0.22;
export const HEXES = hexesOfGrid(GRID, { scale: SCALE });
/** The map and its margin: this much is the board. */
export const EXTENT: Box = grown(HEXES.extent, 22);
/** Everything that is painted: a window may show that much more than the board. */
export const GROUND: Box = grown(HEXES.extent, 620);

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function centreOf(hex: number): Point {
  return HEXES.find(hexName(hex))?.centre ?? [0, 0];
}
