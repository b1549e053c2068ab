/** 12.4 What an escape from a hex would cost: all gear there is abandoned, and bought again at its price. */
import { hexNamed } from '../content/map.ts';
import { costOf, idOf } from '../content/pieces.ts';
import { gearAt } from '../rules/pieces-in-play.ts';
import type { PieceView, View } from '../view.ts';
import { positionOf } from './position.ts';

/** 12.4 The squads that were heard last: they are the ones who escape or stand. */
export function heardLastIn({ pieces, hearings }: View): readonly PieceView[] {
  return hearings === 0 ? [] : pieces.filter(({ heard }) => heard === hearings);
}

export function abandonedAt(view: View, hex: string): { readonly pieces: readonly string[]; readonly cost: number } {
  const gear = gearAt(positionOf(view), hexNamed(hex));
  return { pieces: gear.map(idOf), cost: gear.reduce((sum, piece) => sum + costOf(piece), 0) };
}
