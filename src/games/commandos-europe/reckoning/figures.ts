/** What is printed on a piece on this map, with what a casualties marker takes from it. */
import { costOf, countersOf, isBoat, isLeader, isSquad, isVehicle, pieceAt } from '../content/pieces.ts';
import { firepowerOf, movementOf, noiseOf } from '../rules/pieces-in-play.ts';
import type { State } from '../state.ts';

/** 2.4 Standard values stand alone, plus values are added to a squad's, minus values taken from it. */
type MoveKind = 'standard' | 'plus' | 'minus' | 'vehicle' | 'boat';

export interface Figures {
  readonly firepower: number;
  readonly cost: number;
  readonly noise: number;
  readonly move: number;
  readonly moves: MoveKind;
}

function moveKind(piece: number): MoveKind {
  if (isSquad(piece)) return 'standard';
  if (isBoat(piece)) return 'boat';
  if (isVehicle(piece)) return 'vehicle';
  return isLeader(piece) ? 'plus' : 'minus';
}

export function figuresOf(state: State, piece: number): Figures {
  return {
    firepower: firepowerOf(state, piece),
    cost: costOf(piece),
    noise: noiseOf(state, piece),
    move: movementOf(state, piece),
    moves: moveKind(piece),
  };
}

/** The piece of that id, or the first counter of that kind; -1 if nothing is called that. */
export function pieceOrKind(id: string): number {
  const piece = pieceAt(id);
  return piece >= 0 ? piece : (countersOf(id)[0] ?? -1);
}
