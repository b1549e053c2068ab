/** Who could take up what lies loose, before anybody has set out: a piece is pressed for that, wherever it lies. */
import { hexNamed } from '../../content/map.ts';
import { isGear, isSquad, pieceAt } from '../../content/pieces.ts';
import { loadWith } from '../../reckoning/loading.ts';
import { strandedIn } from '../../reckoning/plight.ts';
import { positionOf } from '../../reckoning/position.ts';
import type { View } from '../../view.ts';

export interface Takers {
  /** Squads beside it that have not moved yet. */
  readonly beside: readonly string[];
  /** Those of them that have a place for it. */
  readonly able: readonly string[];
}

/** Undefined for what is no gear, what somebody has, and while somebody moves. */
export function takersOf(view: View, id: string): Takers | undefined {
  const piece = pieceAt(id);
  const at = view.pieces.find((each) => each.id === id && each.with === '')?.at ?? '';
  if (view.phase !== 'movement' || view.move || !isGear(piece) || hexNamed(at) < 0) return undefined;
  const stranded = strandedIn(view);
  const beside = view.pieces
    .filter((each) => each.at === at && isSquad(pieceAt(each.id)) && !each.moved && !stranded.includes(each.id))
    .map((squad) => squad.id);
  return { beside, able: beside.filter((squad) => loadWith(positionOf(view), pieceAt(squad), piece) !== undefined) };
}

/** The one squad that is meant by pressing it. */
export function onlyTaker(view: View, id: string): string | undefined {
  const { able = [] } = takersOf(view, id) ?? {};
  return able.length === 1 ? able[0] : undefined;
}
