/** What a sheet would come to by what is being considered, or by the piece under the pointer: before anything is done. */
import type { PieceProps, Thing } from '../../../face.ts';
import { pieceAt } from '../../content/pieces.ts';
import { pieceOrKind } from '../../reckoning/figures.ts';
import { type Load, loadWith, loadWithout } from '../../reckoning/loading.ts';
import { positionOf } from '../../reckoning/position.ts';
import { HANDLED } from '../../state.ts';
import type { View } from '../../view.ts';
import { chosen } from '../seen.ts';

export interface Tried {
  readonly load: Load | undefined;
  /** The piece that would be added or taken away. */
  readonly piece: string;
}

type Looking = Pick<PieceProps, 'considered' | 'pointed' | 'tapped' | 'inHand' | 'asks' | 'offers'>;

/** The piece that the player looks at: of the choice being considered, in hand, under the pointer, or tapped last. What has just been bought is not about to be bought again. */
export function lookedAt({ considered, pointed, tapped, inHand, asks, offers }: Looking): Thing | undefined {
  const choice = considered && chosen(considered.choice);
  if (choice?.kind === 'buy') return choice.goods;
  if (choice && 'piece' in choice) return choice.piece;
  const thing = inHand ?? pointed ?? tapped;
  const isBought = asks === 'purchase' && inHand === undefined && offers.some(({ text }) => text === `buy ${thing}`);
  return isBought ? undefined : thing;
}

function isOnlyTapped({ considered, pointed, inHand }: Looking): boolean {
  return considered === undefined && pointed === undefined && inHand === undefined;
}

/** Nothing where that piece has nothing to do with this squad. */
export function triedOn(view: View, squad: string, looking: Looking): Tried | undefined {
  const id = lookedAt(looking);
  if (id === undefined || id === squad) return undefined;
  // while some are loading, nobody else takes anything
  if (view.move && !view.move.group.includes(squad)) return undefined;
  const state = positionOf(view);
  const lead = pieceAt(squad);
  const owner = view.pieces.find((each) => each.id === squad);
  const piece = view.pieces.find((each) => each.id === id);
  // what has changed hands in this move stays where it is
  if (view.move && piece && (piece.did & HANDLED) !== 0) return undefined;
  if (piece?.with === squad) {
    // a finger that has put it there does not mean to take it away again
    return isOnlyTapped(looking) ? undefined : { piece: id, load: loadWithout(state, lead, pieceAt(id)) };
  }
  if (piece) {
    const isBeside = piece.at === owner?.at && piece.with === '' && /squad/.test(id) === false;
    return isBeside ? { piece: id, load: loadWith(state, lead, pieceAt(id)) } : undefined;
  }
  // What is for sale comes into a base.
  const goods = looking.asks === 'purchase' ? pieceOrKind(id) : -1;
  if (goods < 0 || /squad/.test(id) || !view.bases.includes(owner?.at ?? '')) return undefined;
  return { piece: id, load: loadWith(state, lead, goods) };
}
