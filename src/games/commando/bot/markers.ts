/** What everybody can tell of a marker that lies face down. */
import { missionOf } from '../content/theatres.ts';
import type { State } from '../state.ts';

/** The chance that a face-down marker is a Real Objective, from those already turned up. */
export function chanceReal(s: State): number {
  let hidden = 0;
  let found = 0;
  for (const { faceUp, real } of s.objectives) {
    if (!faceUp) hidden++;
    else if (real) found++;
  }
  return hidden === 0 ? 0 : (missionOf(s).real - found) / hidden;
}
