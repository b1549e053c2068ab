/** Who has what: a sheet for each squad with all that goes with it, and for each hex what lies there loose. */
import { goesAlong, isSquad, pieceAt } from '../../content/pieces.ts';
import type { PieceView, View } from '../../view.ts';

export interface SheetView {
  readonly squad: PieceView;
  /** Leaders and vehicles, and whatever they and the squad haul. */
  readonly along: readonly PieceView[];
  readonly gear: readonly PieceView[];
}

export interface Store {
  readonly hex: string;
  readonly isBase: boolean;
  readonly pieces: readonly PieceView[];
}

const isOnMap = ({ at }: PieceView): boolean => /^\d/.test(at);

/** Everything that goes with a piece, in the order of the list. */
function heldBy(pieces: readonly PieceView[], holder: string): readonly PieceView[] {
  return pieces.filter((piece) => piece.with === holder).flatMap((piece) => [piece, ...heldBy(pieces, piece.id)]);
}

export function sheetsIn({ pieces }: View): readonly SheetView[] {
  return pieces
    .filter((piece) => isSquad(pieceAt(piece.id)) && isOnMap(piece))
    .map((squad) => {
      const held = heldBy(pieces, squad.id);
      return { squad, along: held.filter(({ id }) => isAlong(id)), gear: held.filter(({ id }) => !isAlong(id)) };
    });
}

const isAlong = (id: string): boolean => goesAlong(pieceAt(id));

/** Where somebody moves comes first, then the bases. */
export function storesIn(view: View): readonly Store[] {
  const loose = view.pieces.filter((piece) => isOnMap(piece) && piece.with === '' && !isSquad(pieceAt(piece.id)));
  const lead = view.pieces.find(({ id }) => id === view.move?.lead)?.at;
  const bases = view.bases.filter((hex) => hex !== '');
  const hexes = [...new Set([...(lead === undefined ? [] : [lead]), ...bases, ...loose.map(({ at }) => at)])];
  return hexes.map((hex) => ({
    hex,
    isBase: bases.includes(hex),
    pieces: loose.filter(({ at }) => at === hex).flatMap((piece) => [piece, ...heldBy(view.pieces, piece.id)]),
  }));
}
