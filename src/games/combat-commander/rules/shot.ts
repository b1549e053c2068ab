/** O20.3 What can be shot at, by whom and with how much. */
import { hexName } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { during, type State, type Unit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { type Attack, newAttack, resolveAttack } from './attack.ts';
import { firepowerWith } from './attack-actions.ts';
import { type Firing, firepowerAlone, type Gun, groupFirepower, groupsAt, gunOf, gunsOf, reaches } from './fire-group.ts';
import { mapOf } from './line-of-sight.ts';
import { canFireWeapon, firerOf } from './units.ts';

export function newFiring(side: Side, by: Firing['by'], active: readonly string[], held: readonly string[] = []): Firing {
  return { what: 'fire', side, by, active: active.slice(), fired: [], held: held.slice(), target: -1, group: [], attacked: false };
}

export const firingNow = (state: State): Firing => during(state, 'fire');

/** Hexes of the enemy, each once. */
export function enemyHexes(state: State, side: Side): number[] {
  const hexes: number[] = [];
  for (const unit of state.units) if (unit.side !== side && !hexes.includes(unit.at)) hexes.push(unit.at);
  return hexes.length > 1 ? hexes.sort((a, b) => a - b) : hexes;
}

export function attackOn(state: State, firing: Firing, group: readonly string[], hex: number): Attack {
  const from = [...new Set(group.map((piece) => firerOf(state, piece)?.at ?? -1))];
  const { firepower } = groupFirepower(state, group, [hex]);
  return newAttack({ side: firing.side, by: 'fire', firing: firing.by, hexes: [hex], firers: group.slice(), from, firepower });
}

/** 10.3.2.1, O20.3.2 At least 1 FP, if need be with the help of Actions from the hand. */
export function isStrongEnough(state: State, firing: Firing, group: readonly string[], hex: number): boolean {
  const attack = attackOn(state, firing, group, hex);
  return attack.firepower >= 1 || firepowerWith(state, attack) >= 1;
}

/** The strongest group for a hex; where each is too weak by itself, the one that Actions from the hand help most. */
export function strongestGroup(state: State, firing: Firing, hex: number): string[] {
  const groups = groupsAt(state, firing, hex);
  const strongest = best(groups, (group) => groupFirepower(state, group, [hex]).firepower);
  if (groups.length <= 1 || groupFirepower(state, strongest, [hex]).firepower >= 1) return strongest;
  return best(groups, (group) => firepowerWith(state, attackOn(state, firing, group, hex)));
}

/** Of equals the largest. */
function best(groups: readonly string[][], firepowerOf: (group: string[]) => number): string[] {
  let chosen: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const group of groups) {
    const firepower = firepowerOf(group);
    if (firepower < most || (firepower === most && group.length <= chosen.length)) continue;
    most = firepower;
    chosen = group;
  }
  return chosen;
}

/** Enemy hexes that somebody can fire at, not counting ordnance. */
export function targets(state: State, firing: Firing): number[] {
  const guns = gunsOf(state, firing);
  return enemyHexes(state, firing.side).filter((hex) => isReachable(state, firing, guns, hex));
}

/** Whoever is strong enough alone is so in a group; only for the weak need one be put together. */
export function isReachable(state: State, firing: Firing, guns: readonly Gun[], hex: number): boolean {
  const bearing = guns.filter((gun) => reaches(state, gun, hex));
  if (bearing.length === 0) return false;
  if (bearing.some((gun) => firepowerAlone(state, gun, hex) >= 1)) return true;
  return isStrongEnough(state, firing, strongestGroup(state, firing, hex), hex);
}

/** What a unit could do in a Fire Order: nothing, fire with the help of others or of Actions, or fire alone. */
export type Prospect = 'none' | 'weak' | 'good';

/** O20.1 Whether a unit or its weapon has one of these hexes in range and sight; O14.4, 10.3.2.1 and is strong enough for it. */
export function prospectOf(state: State, unit: Unit, hexes: readonly number[]): Prospect {
  const own = prospectOfGun(state, gunOf(state, unit, false), hexes, false);
  if (own === 'good' || unit.weapon === '' || !canFireWeapon(state, unit)) return own;
  const weapon = prospectOfGun(state, gunOf(state, unit, true), hexes, weaponType(unit.weapon).isOrdnance);
  return weapon === 'none' ? own : weapon;
}

/** Ordnance may always try. */
function prospectOfGun(state: State, gun: Gun, hexes: readonly number[], isOrdnance: boolean): Prospect {
  const map = mapOf(state);
  let prospect: Prospect = 'none';
  for (const hex of hexes) {
    // Most are too far away, which is quickly seen.
    if (map.distance(gun.unit.at, hex) > gun.most || !reaches(state, gun, hex)) continue;
    if (isOrdnance || firepowerAlone(state, gun, hex) >= 1) return 'good';
    prospect = 'weak';
  }
  return prospect;
}

/** A33.2, O20.1 Whether a unit or its weapon has a hex in range and sight; there is no Op Fire with ordnance. */
export function canReach(state: State, unit: Unit, hex: number): boolean {
  if (reaches(state, gunOf(state, unit, false), hex)) return true;
  const { weapon } = unit;
  return weapon !== '' && !weaponType(weapon).isOrdnance && canFireWeapon(state, unit) && reaches(state, gunOf(state, unit, true), hex);
}

export function* shoot(t: Table, attack: Attack): Rules {
  const { state } = t;
  const { firers, hexes, side, firing, firepower } = attack;
  const { base, others, hindrance, height } = groupFirepower(state, firers, hexes);
  const paid = firepower === base + others + height ? 0 : hindrance;
  t.tell?.({
    type: 'fired',
    rule: 'O20.3',
    side,
    by: 'fire',
    firing,
    firers,
    hexes: hexes.map(hexName),
    base,
    others,
    hindrance: paid,
    height,
    firepower,
  });
  yield* resolveAttack(t, attack);
}
