/** Who has what: a sheet for each squad with all that goes with it, and for each hex what lies there loose. */
import { goesAlong, isSquad, pieceAt } from '../../content/pieces.ts';
import { HANDLED, MOVED } from '../../state.ts';
import type { PieceView, View } from '../../view.ts';
import { isHex } from '../things.ts';

export interface SheetView {
  readonly squad: PieceView;
  /** Leaders and vehicles, and whatever they and the squad haul. */
  readonly along: readonly PieceView[];
  readonly gear: readonly PieceView[];
  /** Of these, what was let go in this move: its place stays empty, so that nothing slides under the pointer. */
  readonly gaps: ReadonlySet<string>;
}

export interface Store {
  readonly hex: string;
  readonly isBase: boolean;
  readonly pieces: readonly PieceView[];
  /** Of these, what was taken in this move: its place stays empty. */
  readonly gaps: ReadonlySet<string>;
}

const isOnMap = ({ at }: PieceView): boolean => isHex(at);

/** Everything that goes with a piece, in the order of the list. */
function heldBy(pieces: readonly PieceView[], holder: string): readonly PieceView[] {
  return pieces.filter((piece) => piece.with === holder).flatMap((piece) => [piece, ...heldBy(pieces, piece.id)]);
}

/** What changed hands in the move that is going on: it cannot be pressed again before the next one. */
interface Handling {
  readonly hex: string;
  readonly taken: readonly PieceView[];
  readonly letGo: readonly PieceView[];
}

const NOTHING_HANDLED: Handling = { hex: '', taken: [], letGo: [] };

function handledIn({ pieces, move }: View): Handling {
  const hex = pieces.find(({ id }) => id === move?.lead)?.at;
  if (!move || hex === undefined) return NOTHING_HANDLED;
  const here = pieces.filter(({ id, at }) => at === hex && !isSquad(pieceAt(id)));
  const taken = here.filter(({ did, with: holder }) => holder !== '' && (did & HANDLED) !== 0);
  const letGo = here.filter(({ did, with: holder }) => holder === '' && (did & (move.steps > 0 ? MOVED : HANDLED)) !== 0);
  return { hex, taken: taken.flatMap((piece) => [piece, ...heldBy(pieces, piece.id)]), letGo };
}

const idsOf = (pieces: readonly PieceView[]): ReadonlySet<string> => new Set(pieces.map(({ id }) => id));

/** As they lay before, and behind them what has come. */
function inOrder(all: readonly PieceView[], shown: readonly PieceView[], come: readonly PieceView[]): readonly PieceView[] {
  const [places, last] = [idsOf(shown), idsOf(come)];
  return [...all.filter(({ id }) => places.has(id) && !last.has(id)), ...all.filter(({ id }) => places.has(id) && last.has(id))];
}

export function sheetsIn(view: View): readonly SheetView[] {
  const { pieces, move } = view;
  const { taken, letGo } = handledIn(view);
  return pieces
    .filter((piece) => isSquad(pieceAt(piece.id)) && isOnMap(piece))
    .map((squad) => {
      const gone = squad.id === move?.lead ? letGo : [];
      const held = inOrder(pieces, [...heldBy(pieces, squad.id), ...gone], taken);
      return { squad, along: held.filter(({ id }) => isAlong(id)), gear: held.filter(({ id }) => !isAlong(id)), gaps: idsOf(gone) };
    });
}

const isAlong = (id: string): boolean => goesAlong(pieceAt(id));

/** Where somebody moves comes first, then the bases. */
export function storesIn(view: View): readonly Store[] {
  const { pieces, move } = view;
  const handled = handledIn(view);
  const loose = pieces.filter((piece) => isOnMap(piece) && piece.with === '' && !isSquad(pieceAt(piece.id)));
  const lead = pieces.find(({ id }) => id === move?.lead)?.at;
  const bases = view.bases.filter((hex) => hex !== '');
  const hexes = [...new Set([...(lead === undefined ? [] : [lead]), ...bases, ...loose.map(({ at }) => at)])];
  return hexes.map((hex) => {
    const { taken, letGo } = hex === handled.hex ? handled : NOTHING_HANDLED;
    const lying = loose.filter(({ at }) => at === hex).flatMap((piece) => [piece, ...heldBy(pieces, piece.id)]);
    return { hex, isBase: bases.includes(hex), pieces: inOrder(pieces, [...lying, ...taken], letGo), gaps: idsOf(taken) };
  });
}
