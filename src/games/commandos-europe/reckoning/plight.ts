/** 6.1, 7.1 Whether the mission at hand can still be accomplished: what it takes must be on the map, for nothing is bought before the next draw. */
import { hexNamed } from '../content/map.ts';
import { kindOf, pieceAt } from '../content/pieces.ts';
import type { View } from '../view.ts';

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
