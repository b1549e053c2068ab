/** Ruling 20: windows at which a card could be played that can as well be played before the next operation. */

import { RECRUIT_BOX } from '../boxes.ts';
import type { IntelAction } from '../content/terms.ts';
import { theatreOf } from '../content/theatres.ts';
import { heldFor } from '../rules/intel.ts';
import { hiddenObjectiveAt } from '../rules/map.ts';
import type { State } from '../state.ts';

/** Whether nothing that is held is worth a thought just now. */
export function goesBy(s: State, asks: string): boolean {
  switch (asks) {
    case 'between-segments':
      return !isTimely(s, 'reveal', isUnknownHere) && !isTimely(s, 'air-return', isAircraftWaiting);
    case 'before-battle':
      return !isTimely(s, 'surprise', isSurprisePossible) && !isTimely(s, 'air-return', isAircraftWaiting);
    default:
      return false;
  }
}

function isTimely(s: State, action: IntelAction, isOfUse: (s: State) => boolean): boolean {
  return heldFor(s, action).length > 0 && isOfUse(s);
}

/** 11.0-4 Turned up now, a marker where the force stands needs no second card. */
function isUnknownHere(s: State): boolean {
  return s.operation !== undefined && hiddenObjectiveAt(s, s.operation.at) !== undefined;
}

/** 16.2 Aircraft that come back now may help in the battle that the card brings. */
function isAircraftWaiting(s: State): boolean {
  const theatre = theatreOf(s);
  return s.units.some(({ id, at, served }) => at === RECRUIT_BOX && served && theatre.unit(id).air);
}

function isSurprisePossible({ surprise }: State): boolean {
  return surprise !== 'commando';
}
