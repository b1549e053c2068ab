/** O18 What an artillery barrage is worth: it errs by up to two hexes when it is accurate, and by up to six when it is not. */
import { BLOCKED } from '../rules/line-of-sight.ts';
import { chanceAbove, chanceProductAbove } from './chances.ts';
import type { Situation } from './situation.ts';
import { costOfHit, coverIn, hindrance, type Soldier } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

/** O18.2.2 [hexes from the aim] How likely a hex is struck after an accurate round, which drifts twice by a hex; and after one that goes astray. */
const STRUCK: readonly number[] = [0.5, 0.47, 0.21, 0.065];
const STRAY: readonly number[] = [0.167, 0.111, 0.097, 0.065, 0.049, 0.039, 0.028, 0.012];

export function barrageWorth(s: Situation, spotter: number, aim: number, firepower: number): number {
  const { m } = s;
  const between = spotter === aim ? 0 : hindrance(m, spotter, aim);
  if (between === BLOCKED) return 0;
  const accuracy = chanceProductAbove(m.map.distance(spotter, aim) + between);
  let worth = 0;
  for (const foe of m.foes) worth += damage(s, foe, aim, firepower, accuracy);
  for (const friend of m.own) worth -= WEIGHTS.ownBarrage * damage(s, friend, aim, firepower, accuracy);
  return worth;
}

function damage({ m }: Situation, soldier: Soldier, aim: number, firepower: number, accuracy: number): number {
  const away = m.map.distance(aim, soldier.at);
  const struck = accuracy * (STRUCK[away] ?? 0) + (1 - accuracy) * (STRAY[away] ?? 0);
  if (struck === 0) return 0;
  const airburst = m.map.terrain[soldier.at] === 'woods' ? 2 : 0;
  return struck * chanceAbove(firepower + airburst - soldier.morale - coverIn(m, soldier.at)) * costOfHit(soldier);
}
