/** 12.4 What an escape from a hex would cost: all gear there is abandoned, and bought again at its price. */
import { hexNamed } from '../content/map.ts';
import { costOf, idOf } from '../content/pieces.ts';
import { gearAt } from '../rules/pieces-in-play.ts';
import type { View } from '../view.ts';
import { positionOf } from './position.ts';

export function abandonedAt(view: View, hex: string): { readonly pieces: readonly string[]; readonly cost: number } {
  const gear = gearAt(positionOf(view), hexNamed(hex));
  return { pieces: gear.map(idOf), cost: gear.reduce((sum, piece) => sum + costOf(piece), 0) };
}
