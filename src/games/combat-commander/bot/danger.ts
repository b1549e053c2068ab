/** What the enemy could do to somebody in a hex. */
import { BLOCKED } from '../rules/line-of-sight.ts';
import { chanceAbove, chanceEqual } from './chances.ts';
import { costOfHit, coverIn, height, hindrance, type Muster, type Soldier, type Watch } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

/** Nobody can fire there. */
const QUIET = -99;

/** What the enemy could fire into a hex with in his own Turn. */
export function threatTo(m: Muster, hex: number): number {
  return threatBy(m, m.standing, hex);
}

/** The strongest piece that can fire into a hex, and a little for each of the others: not all of them can do so together. */
function threatBy(m: Muster, { soldiers, threats, isOpFire }: Watch, hex: number): number {
  const known = threats[hex] ?? QUIET;
  if (!Number.isNaN(known)) return known;
  let best = QUIET;
  let others = -1;
  for (const foe of soldiers) {
    const range = m.map.distance(foe.at, hex);
    const gun = isOpFire && foe.gun?.isOrdnance ? undefined : foe.gun;
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
  threats[hex] = threat;
  return threat;
}

/** What a soldier stands to lose, in VPs, by an attack of that strength; O20.3.4 a tie breaks whoever moves. */
function lossBy(m: Muster, threat: number, soldier: Soldier, hex: number, morale: number, isMoving: boolean): number {
  if (threat === QUIET) return 0;
  const lead = threat - morale - coverIn(m, hex);
  const tie = chanceEqual(lead);
  return chanceAbove(lead) * costOfHit(soldier) + tie * (isMoving ? costOfHit(soldier) : 0.3 * soldier.breaking);
}

/** What he stands to lose if he ends there. */
export function exposure(m: Muster, soldier: Soldier, hex: number, morale: number): number {
  return m.readiness * lossBy(m, threatTo(m, hex), soldier, hex, morale, false);
}

/** What he stands to lose by entering it: those who have been called upon will fire, others need a card and must not have fired before. */
export function peril(m: Muster, soldier: Soldier, hex: number, morale: number): number {
  const fresh = m.readiness * lossBy(m, threatBy(m, m.fresh, hex), soldier, hex, morale, true);
  return m.called.soldiers.length === 0 ? fresh : Math.max(fresh, lossBy(m, threatBy(m, m.called, hex), soldier, hex, morale, true));
}

/** What friends in a hex stand to lose because somebody draws fire on it. */
export function collateral(m: Muster, hex: number, without: readonly Soldier[]): number {
  if (m.figures[hex] === 0) return 0;
  let loss = 0;
  for (const friend of m.own) if (friend.at === hex && !without.includes(friend)) loss += peril(m, friend, hex, friend.morale);
  return WEIGHTS.collateral * loss;
}
