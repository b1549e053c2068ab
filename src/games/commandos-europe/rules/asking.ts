/** How the rules ask, and how they say no. A choice is made once for each hex and each piece, and lists hold those. */
import * as Kernel from '../../../kernel/game.ts';
import { GRID, hexNamed } from '../content/map.ts';
import { PIECE_IDS, pieceAt } from '../content/pieces.ts';
import { SEAT, type State } from '../state.ts';
import type { HexKind, Option, PieceKind, PlainKind, Question, Reason } from '../vocabulary.ts';

export const refusal = Kernel.refusal<Reason>;
export type Refusal = Kernel.Refusal<Reason>;

const SEATS: readonly string[] = [SEAT];

/** Puts a question to the player: `const choice = yield* ask(QUESTION)`. */
export function ask<C extends Kernel.Choice>(asked: Question<C>) {
  return Kernel.ask(SEATS, asked);
}

export { openWindow, question } from '../../../kernel/asking.ts';

const NONE: readonly never[] = [];
const nothing = () => undefined;

export function plain<K extends PlainKind>(
  kind: K,
  rule: string,
  whyNot: (state: State) => Refusal | undefined = nothing,
  manner: { readonly minor?: boolean; readonly aside?: boolean; readonly settles?: boolean } = {},
): Option<{ readonly kind: K }> {
  const only = [{ kind }];
  return {
    kind,
    rule,
    candidates: (state) => (whyNot(state) === undefined ? only : NONE),
    whyNot: (state) => whyNot(state),
    exact: true,
    minor: manner.minor ?? false,
    aside: manner.aside ?? false,
    settles: () => manner.settles ?? false,
  };
}

interface OfPiece<K> {
  readonly kind: K;
  readonly piece: string;
}

interface OfHex<K> {
  readonly kind: K;
  readonly hex: string;
}

/** Which pieces are worth asking about: those of a sort, and perhaps only those in one hex. */
interface Scope {
  readonly among?: (piece: number) => boolean;
  here?(state: State): number;
}

const NOWHERE = -9;

/** One of the pieces: every one is held against the same predicate that says why not. */
export function ofPiece<K extends PieceKind>(
  kind: K,
  rule: string,
  whyNot: (state: State, piece: number) => Refusal | undefined,
  { among, here }: Scope = {},
): Option<OfPiece<K>> {
  const choices = PIECE_IDS.map((piece): OfPiece<K> => ({ kind, piece }));
  const worthAsking = PIECE_IDS.map((_, piece) => piece).filter((piece) => among?.(piece) ?? true);
  const listed: OfPiece<K>[] = [];
  return {
    kind,
    rule,
    candidates(state) {
      let count = 0;
      const { places } = state;
      const hex = here?.(state) ?? NOWHERE;
      for (const piece of worthAsking) {
        if ((hex !== NOWHERE && places[piece] !== hex) || whyNot(state, piece) !== undefined) continue;
        const choice = choices[piece];
        if (choice) listed[count++] = choice;
      }
      if (listed.length !== count) listed.length = count;
      return listed;
    },
    whyNot(state, choice) {
      const id = choice.piece;
      const piece = pieceAt(id);
      return piece < 0 ? refusal('unknown-id', rule, { id }) : whyNot(state, piece);
    },
    exact: true,
  };
}

/** One of the hexes: `list` names those that are possible. What is done by the way is `aside`. */
export function ofHex<K extends HexKind>(
  kind: K,
  rule: string,
  list: (state: State, found: number[]) => void,
  whyNot: (state: State, hex: number) => Refusal | undefined,
  aside = false,
): Option<OfHex<K>> {
  const choices = GRID.names.map((hex): OfHex<K> => ({ kind, hex }));
  const listed: OfHex<K>[] = [];
  const found: number[] = [];
  return {
    kind,
    rule,
    candidates(state) {
      found.length = 0;
      list(state, found);
      let count = 0;
      for (const hex of found) {
        const choice = choices[hex];
        if (choice) listed[count++] = choice;
      }
      if (listed.length !== count) listed.length = count;
      return listed;
    },
    whyNot(state, choice) {
      const id = choice.hex;
      const hex = hexNamed(id);
      return hex < 0 ? refusal('unknown-id', rule, { id }) : whyNot(state, hex);
    },
    exact: true,
    aside,
  };
}
