/** The hexes of a grid of ours, in the units of a board. */
import { type Grid, hexagonAround, nameOnGrid } from '../../hexmap/grid.ts';
import type { Point } from '../geometry.ts';
import { type Hexes, hexesFrom } from './hexes.ts';

interface OnBoard {
  /** Units of the board for one of the grid, whose columns are 300 apart. */
  readonly scale: number;
  /** Where the origin of each sheet lies on the board; sheets touch nowhere, and each has coordinates of its own. */
  readonly sheets?: readonly Point[];
}

export function hexesOfGrid(grid: Grid, { scale, sheets = [] }: OnBoard): Hexes {
  const onBoard = ([x, y]: Point, sheet: number): Point => {
    const [left, top] = sheets[sheet] ?? [0, 0];
    return [left + x * scale, top + y * scale];
  };
  return hexesFrom(
    grid.centres.map((centre, hex) => {
      const sheet = grid.places[hex]?.sheet ?? 0;
      const six = grid.neighbours[hex] ?? [];
      return {
        id: nameOnGrid(grid, hex),
        centre: onBoard(centre, sheet),
        corners: hexagonAround(centre).map((corner) => onBoard(corner, sheet)),
        neighbours: six.map((next) => (next < 0 ? undefined : nameOnGrid(grid, next))),
      };
    }),
  );
}
