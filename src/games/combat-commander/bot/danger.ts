/** What the enemy could do to somebody in a hex. */
import { BLOCKED } from '../rules/line-of-sight.ts';
import { now } from '../state.ts';
import { chanceAbove, chanceEqual } from './chances.ts';
import { costOfHit, coverIn, height, hindrance, type Muster, type Soldier } from './muster.ts';
import { WEIGHTS } from './weights.ts';

/** Nobody can fire there. */
const QUIET = -99;

/** The strongest piece that can fire into a hex, and a little for each of the others: not all of them can do so together. */
export function threatTo(m: Muster, hex: number): number {
  const known = m.threats[hex] ?? QUIET;
  if (!Number.isNaN(known)) return known;
  let best = QUIET;
  let others = -1;
  for (const foe of m.foes) {
    const range = m.map.distance(foe.at, hex);
    const { gun } = foe;
    const hasUnit = range <= foe.range;
    const hasGun = gun !== undefined && range <= gun.range && range >= gun.leastRange;
    if (range === 0 || (!hasUnit && !hasGun)) continue;
    const between = hindrance(m, foe.at, hex);
    if (between === BLOCKED) continue;
    const edge = height(m, foe.at, hex) - between;
    if (hasUnit) {
      best = Math.max(best, foe.firepower + edge);
      others++;
    }
    if (hasGun) {
      best = Math.max(best, gun.firepower + (gun.isOrdnance ? -2 : edge));
      others++;
    }
  }
  const threat = best === QUIET ? QUIET : best + Math.min(3, 0.5 * others);
  m.threats[hex] = threat;
  return threat;
}

/** What a soldier stands to lose in a hex, in VPs, if he is fired at there; O20.3.4 a tie breaks whoever moves. */
export function exposure(m: Muster, soldier: Soldier, hex: number, morale: number, isMoving: boolean): number {
  const threat = threatTo(m, hex);
  if (threat === QUIET) return 0;
  const lead = threat - morale - coverIn(m, hex);
  const tie = chanceEqual(lead);
  const loss = chanceAbove(lead) * costOfHit(soldier) + tie * (isMoving ? costOfHit(soldier) : 0.3 * soldier.breaking);
  return (isAnswered(m) ? 1 : WEIGHTS.readiness) * loss;
}

/** A33.3 Somebody has been called upon already to fire at this Move. */
function isAnswered({ state, side }: Muster): boolean {
  const move = now(state, 'move');
  return move !== undefined && move.side === side && move.opFirers.length > 0;
}

/** What friends in a hex stand to lose because somebody draws fire on it. */
export function collateral(m: Muster, hex: number, without: readonly Soldier[]): number {
  let loss = 0;
  for (const friend of m.own) {
    if (friend.at === hex && !without.includes(friend)) loss += exposure(m, friend, hex, friend.morale, false);
  }
  return WEIGHTS.collateral * loss;
}
