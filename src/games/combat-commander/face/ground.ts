/** Where a hex by its number lies on the board. */
import type { Point } from '../../../board/geometry.ts';
import { hexName } from '../content/battle-map.ts';
import { HEXES } from './map/hexes.ts';

export { EXTENT, GROUND, HEXES, SCALE } from './map/hexes.ts';

export function centreOf(hex: number): Point {
  return HEXES.find(hexName(hex))?.centre ?? [0, 0];
}
