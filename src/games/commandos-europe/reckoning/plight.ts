/** 6.1, 7.1 Whether the mission at hand can still be accomplished: what it takes must be on the map, for nothing is bought before the next draw. */
import { hexNamed } from '../content/map.ts';
import { isSquad, kindOf, pieceAt } from '../content/pieces.ts';
import { isStrandedAt } from '../rules/friendly-movement.ts';
import type { View } from '../view.ts';
import { positionOf } from './position.ts';

export interface Plight {
  /** `last` where it is hopeless and no other mission follows on this map. */
  readonly plight: 'open' | 'hopeless' | 'last';
  readonly mission: string;
  /** Kinds of gear that are required and not on the map. */
  readonly missing: readonly string[];
}

const BUYING: ReadonlySet<View['phase']> = new Set<View['phase']>(['set-up', 'placement', 'purchase']);

export function plightIn({ mission, pieces, phase, completed, missionsHere }: View): Plight {
  if (!mission || BUYING.has(phase)) return { plight: 'open', mission: '', missing: [] };
  const onMap = new Set(pieces.filter(({ at }) => hexNamed(at) >= 0).map(({ id }) => kindOf(pieceAt(id))));
  const missing = mission.requires.filter((kind) => !onMap.has(kind));
  const isLast = completed.length + 1 >= missionsHere;
  return { plight: missing.length === 0 ? 'open' : isLast ? 'last' : 'hopeless', mission: mission.id, missing };
}

/** 11.1 Squads that do not move at all: in the sea, with no boat there. */
export function strandedIn(view: View): readonly string[] {
  const state = positionOf(view);
  return view.pieces
    .filter(({ id, at }) => isSquad(pieceAt(id)) && hexNamed(at) >= 0 && isStrandedAt(state, hexNamed(at)))
    .map(({ id }) => id);
}
