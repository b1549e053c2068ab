/** Where the hexes of a battlefield lie on the board. All maps have the same, so one list serves them all. */
import type { Box } from '../../../../board/geometry.ts';
import type { Hexes } from '../../../../board/hex/hexes.ts';
import { hexesOfGrid } from '../../../../board/hex/of-grid.ts';
import { GRID } from '../../content/battle-map.ts';

/** Units of the board for one of the grid: a hex is 88 units wide and 76 high. */
export const SCALE = 0.22;

export const HEXES: Hexes = hexesOfGrid(GRID, { scale: SCALE });

/** The map: this much is the board, and fitted into its window. */
export const EXTENT: Box = grown(HEXES.extent, 6);

/** The sheet itself, with a margin into which roads and rivers run on: to the sides as far as a wide window shows. */
export const SHEET: Box = grown(HEXES.extent, 132, 44);

/** Everything that is painted: a high and narrow window, or a wide one, shows that much more than the board. */
export const GROUND: Box = grown(HEXES.extent, 620);

export function grown({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
}
