/** The end of a turn in the hunt: for whoever likes it goes by, unless giving the mission up is worth a thought. In the next turn it can be forfeited as well. */
import { isGivenUp } from './bot/giving-up.ts';
import { SQUADS } from './content/pieces.ts';
import { isDetected, isOnMap } from './rules/pieces-in-play.ts';
import { NO_MARKER, type State } from './state.ts';

export function goesBy(state: State, asks: string): boolean {
  return asks === 'success' && !isGivenUp(state) && !isAnybodyHurt(state);
}

function isAnybodyHurt(state: State): boolean {
  for (let squad = 0; squad < SQUADS; squad++)
    if (isOnMap(state, squad) && isDetected(state, squad) && state.markers[squad] !== NO_MARKER) return true;
  return false;
}
