/** When the sergeant has had enough of a mission. */
import { placeOf } from '../rules/pieces-in-play.ts';
import { NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import { bestPack } from './packing.ts';
import { depot, isAtHome, isHopeless, runner } from './plan.ts';
import { turnsLeft } from './prospects.ts';

/** So little is hoped for that nobody sets out; forfeited it would be -1. */
const SLIM = -0.9;

/** 7.2 Nobody can accomplish it, or whoever would set out for it is at home again and has no chance worth the walk. */
export function isGivenUp(state: State): boolean {
  if (isHopeless(state)) return true;
  return state.mission !== NO_MISSION && isVain(state, runner(state));
}

/** Escapes have come to nothing: the patience is at its end, or another attempt would be as good as none. */
function isVain(state: State, squad: number): boolean {
  if (squad === NOBODY || !isAtHome(state, squad)) return false;
  if (turnsLeft(state) === 0) return true;
  const base = depot(state);
  return base !== OFF && placeOf(state, squad) === base && bestPack(state, squad, base, 0).hope < SLIM;
}
