/** What lies in the way on the map: enemies, fire, wire and mines. */
import { chanceAbove } from './chances.ts';
import { costOfHit, type Muster, type Soldier } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

export const SHUT = 1;
export const WIRED = 2;
export const MINED = 3;

/** [hex] What is in the way. */
export type Ground = Uint8Array;

export function groundFor({ state, map, foes }: Muster): Ground {
  const ground = new Uint8Array(map.size);
  for (const { at, kind } of state.fortifications) {
    if (kind === 'wire') ground[at] = WIRED;
    if (kind === 'mines') ground[at] = MINED;
  }
  for (const hex of state.blaze) ground[hex] = SHUT;
  for (const { at } of foes) ground[at] = SHUT;
  return ground;
}

/** F103 What mines are likely to do to somebody who goes into them or out of them: without Cover, and without need. */
export function mineToll({ state }: Muster, soldier: Soldier): number {
  return WEIGHTS.mines * chanceAbove(state.mineStrength - soldier.morale) * costOfHit(soldier);
}
