/** 10 Line of Sight: the map's tables, and the Smoke and Blaze that lie on them. */
import type { BattleMap } from '../content/battle-map.ts';
import { mapCalled } from '../content/maps.ts';
import { type SightTable, sightOn } from '../content/sight.ts';
import { type Known, type State, smokeAt } from '../state.ts';

export function mapOf(state: Pick<State, 'map'>): BattleMap {
  return mapCalled(state.map);
}

export function sightOf(state: Pick<State, 'map'>): SightTable {
  return sightOn(mapCalled(state.map));
}

export const BLOCKED = -1;

/** 10.2, 10.3 The Hindrance between two hexes, 0 if there is none, BLOCKED if the line is blocked. */
export function hindranceBetween(state: Known, a: number, b: number): number {
  const sight = sightOf(state);
  const printed = sight.seen(a, b);
  if (printed === BLOCKED) return BLOCKED;
  if (state.smoke.length === 0 && state.blaze.length === 0) return printed + state.haze;
  let largest = printed;
  for (const hex of sight.through(a, b)) {
    // 10.2.1, 10.3.4 Both fill their whole hex, its sides too, at every level.
    if (state.blaze.includes(hex)) return BLOCKED;
    largest = Math.max(largest, smokeAt(state, hex));
  }
  // 10.3.4 Smoke also hinders into and out of its hex.
  return Math.max(largest, smokeAt(state, a), smokeAt(state, b)) + state.haze;
}

export function canSee(state: Known, a: number, b: number): boolean {
  return hindranceBetween(state, a, b) !== BLOCKED;
}
