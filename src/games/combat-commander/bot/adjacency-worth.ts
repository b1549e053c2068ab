/** What it is worth to stand next to the enemy: the stronger of both may advance. */

import { hasBoxedFirepower } from '../rules/units.ts';
import { chanceAbove } from './chances.ts';
import type { Situation } from './situation.ts';
import type { Soldier } from './soldiers.ts';
import type { Target } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** Close combat is never counted for more than this. */
const MOST = 5;

export function contactWorth(s: Situation, members: readonly Soldier[], hex: number): number {
  const { map } = s.m;
  let chance = 0;
  let threat = 0;
  for (const target of s.targets.all) {
    if (map.distance(target.hex, hex) !== 1) continue;
    chance = Math.max(chance, assaultOn(s, target, members));
    threat += assaultBy(s, target, members, hex);
  }
  const closing = s.m.canAdvance ? WEIGHTS.closeReady : WEIGHTS.closeCombat;
  return closing * Math.min(MOST, chance) - WEIGHTS.closeCombat * Math.min(MOST, threat);
}

/** O16.4.1 */
function meleeStrengthOf(soldiers: readonly Soldier[], hex = -1): number {
  let strength = 0;
  for (const { firepower, unit, at } of soldiers) {
    if (!unit.broken && (hex < 0 || at === hex)) strength += firepower + (hasBoxedFirepower(unit) ? 1 : 0);
  }
  return strength;
}

const dying = (soldiers: readonly Soldier[]): number => soldiers.reduce((sum, soldier) => sum + soldier.dying, 0);

/** What an Advance into a hex would bring them, with all who are next to it already: their share of it. */
function assaultOn({ m, aims }: Situation, { hex, soldiers }: Target, members: readonly Soldier[]): number {
  let theirs = 0;
  for (const { firepower } of soldiers) theirs += firepower;
  const mine = meleeStrengthOf(members);
  let others = 0;
  let stake = dying(members);
  for (const friend of m.own) {
    if (friend.unit.broken || m.map.distance(friend.at, hex) !== 1 || members.includes(friend)) continue;
    others += friend.firepower;
    stake += friend.dying;
  }
  const win = chanceAbove(mine + others - theirs);
  const goal = aims.goals.find(({ isHeld, hexes }) => !isHeld && hexes.includes(hex));
  const gain = win * (dying(soldiers) + (goal?.value ?? 0)) - ((1 - win) * stake) / aims.eagerness;
  return gain <= 0 ? 0 : (gain * mine) / Math.max(1, mine + others);
}

/** What the enemy would gain by an Advance upon them. */
function assaultBy({ m }: Situation, { soldiers }: Target, members: readonly Soldier[], hex: number): number {
  const theirs = meleeStrengthOf(soldiers);
  if (theirs === 0) return 0;
  const mine =
    meleeStrengthOf(members) +
    meleeStrengthOf(
      m.own.filter((friend) => !members.includes(friend)),
      hex,
    );
  const win = chanceAbove(theirs - mine);
  return Math.max(0, win * dying(members) - (1 - win) * dying(soldiers) * 0.5);
}
