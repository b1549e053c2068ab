/**
 * What goes by itself: windows at which a card could be played that can as well be played before the next operation
 * (ruling 20), and the order of enemies who are equally strong.
 */
import { RECRUIT_BOX } from '../boxes.ts';
import type { IntelAction } from '../content/terms.ts';
import { theatreOf } from '../content/theatres.ts';
import { heldFor } from '../rules/intel.ts';
import { battleOf, hiddenObjectiveAt } from '../rules/map.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';

/** Whether nothing that is held is worth a thought just now. */
export function goesBy(s: State, asks: string): boolean {
  switch (asks) {
    // Between segments nothing is done with aircraft (29.0, 33.0, 34.0): they can as well come back when a battle is about to begin.
    case 'between-segments':
      return !isTimely(s, 'reveal', isUnknownHere);
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

/** 16.2 Aircraft that come back now may help in the battle that is about to begin. */
function isAircraftWaiting(s: State): boolean {
  const theatre = theatreOf(s);
  return s.units.some(({ id, at, served }) => at === RECRUIT_BOX && served && theatre.unit(id).air);
}

function isSurprisePossible({ surprise }: State): boolean {
  return surprise !== 'commando';
}

/**
 * 19.1 The panicked do not fire, so it is the same where they stand. Of those who do, a leader had better come last: then he can
 * be hit before he fires, and his +1 is gone with him.
 */
export function plainAnswer(s: State, asks: string): Choice | undefined {
  if (asks !== 'opfor-line') return undefined;
  const theatre = theatreOf(s);
  const { opfor, lined } = battleOf(s);
  const counterOf = ({ id }: { readonly id: string }) => theatre.opforUnit(id);
  const [next, ...others] = opfor.slice(lined);
  if (!next) return undefined;
  const equals = [next, ...others.filter((other) => counterOf(other).firepower === counterOf(next).firepower)];
  const first = equals.find((one) => !one.panicked && !counterOf(one).leader) ?? next;
  return { kind: 'line-opfor', opfor: first.id };
}

/** 9.0 The last point is spent: before the tray is folded away one looks at the force. */
export function isLookedAt(_: State, asks: string): boolean {
  return asks === 'recruiting';
}
