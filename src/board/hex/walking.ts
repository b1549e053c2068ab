/** Walking over hexes by keyboard: six keys, six directions. */
import type { Point } from '../geometry.ts';
import type { Pressed } from '../key-name.ts';
import type { Hex, HexDirection, Hexes } from './hexes.ts';

/** The direction that a key means, if it means any. */
export type HexDirectionOf = (pressed: Pressed) => HexDirection | undefined;

/** The hex one comes to from where the cursor stands, on a hex or on a piece upon it; undefined at the edge. */
export function stepFrom(hexes: Hexes, from: Point, direction: HexDirection): Hex | undefined {
  const here = hexes.at(from);
  return here && hexes.neighbour(here.id, direction);
}
