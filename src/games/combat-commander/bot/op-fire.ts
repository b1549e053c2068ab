/** A33 Whom to call upon against somebody who moves: everybody called may fire at every step of the Move. */
import { isSpent } from '../rules/activation.ts';
import { chainsOf, hardest, shotsAt, strengthOf } from './fire-groups.ts';
import type { Soldier } from './soldiers.ts';
import { followersOf } from './soldiers.ts';
import { attackWorth, type Sights } from './targets.ts';

export interface Call {
  readonly first: Soldier;
  /** All of them, the first included. */
  readonly soldiers: readonly Soldier[];
  readonly worth: number;
}

/** One attack at the movers, with everybody who can. */
export function opFireWorth(s: Sights, soldiers: readonly Soldier[], hex: number): number {
  const index = s.targets.all.findIndex((target) => target.hex === hex);
  const target = s.targets.all[index];
  if (!target) return 0;
  let best = 0;
  for (const chain of chainsOf(s.m, shotsAt(s, soldiers, index))) {
    const strength = strengthOf(hardest(chain));
    if (strength >= 1) best = Math.max(best, attackWorth(s.m, target, strength, true));
  }
  return best;
}

export function bestOpFire(s: Sights, hex: number): Call | undefined {
  let best: Call | undefined;
  for (const first of s.m.own) {
    if (isSpent(first.unit)) continue;
    const soldiers = first.isLeader ? [first, ...followersOf(s.m, first)] : [first];
    const worth = opFireWorth(s, soldiers, hex);
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { first, soldiers, worth };
  }
  return best;
}
