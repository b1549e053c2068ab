/** O18 What an artillery barrage is worth: it errs by up to two hexes when it is accurate, and by up to six when it is not. */
import { BLOCKED } from '../rules/line-of-sight.ts';
import { chanceAbove, chanceProductAbove } from './chances.ts';
import type { Situation } from './situation.ts';
import { costOfHit, coverIn, hindrance, type Soldier } from './soldiers.ts';

/** [hexes from the aim] How likely a hex lies within the area, after an accurate round; beyond, hardly ever. */
const STRUCK: readonly number[] = [0.5, 0.37, 0.2, 0.06];
const STRAY = 0.05;

export function barrageWorth(s: Situation, spotter: number, aim: number, firepower: number): number {
  const { m, aims } = s;
  const between = spotter === aim ? 0 : hindrance(m, spotter, aim);
  if (between === BLOCKED) return 0;
  const accuracy = chanceProductAbove(m.map.distance(spotter, aim) + between);
  let worth = 0;
  for (const foe of m.foes) worth += damage(s, foe, aim, firepower, accuracy);
  for (const friend of m.own) worth -= damage(s, friend, aim, firepower, accuracy) / aims.eagerness;
  return worth;
}

function damage({ m }: Situation, soldier: Soldier, aim: number, firepower: number, accuracy: number): number {
  const away = m.map.distance(aim, soldier.at);
  const struck = accuracy * (STRUCK[away] ?? 0) + (1 - accuracy) * (away <= 6 ? STRAY : 0);
  if (struck === 0) return 0;
  const airburst = m.map.terrain[soldier.at] === 'woods' ? 2 : 0;
  return struck * chanceAbove(firepower + airburst - soldier.morale - coverIn(m, soldier.at)) * costOfHit(soldier);
}
