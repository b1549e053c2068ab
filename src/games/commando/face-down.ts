/** 7.0-5 What everybody can count of the markers that lie face down: how many of them must be real. */
import { missionOf } from './content/theatres.ts';
import type { View } from './view.ts';

type Marker = View['objectives'][number];

export function faceDown(view: View): { readonly hidden: number; readonly real: number } {
  const known = view.objectives.filter(({ real }) => real === true).length;
  return { hidden: view.objectives.filter(({ faceUp }) => !faceUp).length, real: missionOf(view).real - known };
}

/** What is known of a marker: also of one that lies face down, where all that do are alike. */
export function knownOf(view: View, { real }: Marker): 'hidden' | 'surely-real' | 'surely-false' | 'real' | 'false' {
  if (real !== undefined) return real ? 'real' : 'false';
  const mission = missionOf(view);
  // A position that somebody has laid out may have other markers than its mission.
  if (view.objectives.length !== mission.real + mission.decoys) return 'hidden';
  const down = faceDown(view);
  if (down.real === 0) return 'surely-false';
  return down.real === down.hidden ? 'surely-real' : 'hidden';
}
