/** 12.4 What an escape from a hex would cost: all gear there is abandoned, but for what those have who stay, and bought again at its price. */
import { hexNamed } from '../content/map.ts';
import { costOf, idOf } from '../content/pieces.ts';
import { abandonedAt as abandonedIn } from '../rules/escaping.ts';
import type { PieceView, View } from '../view.ts';
import { positionOf } from './position.ts';

/** 12.4 The squads that were heard last and have not attacked: they are the ones who escape or stand. */
export function heardLastIn({ pieces, hearings }: View): readonly PieceView[] {
  return hearings === 0 ? [] : pieces.filter(({ heard, fought }) => heard === hearings && !fought);
}

export function abandonedAt(view: View, hex: string): { readonly pieces: readonly string[]; readonly cost: number } {
  const gear = abandonedIn(positionOf(view), hexNamed(hex));
  return { pieces: gear.map(idOf), cost: gear.reduce((sum, piece) => sum + costOf(piece), 0) };
}
