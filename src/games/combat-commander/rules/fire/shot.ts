/** O20.3 What can be shot at, by whom and with how much. */
import { hexName } from '../../content/battle-map.ts';
import { weaponType } from '../../content/counters.ts';
import type { Side } from '../../content/terms.ts';
import { during, type Known, type State, type Unit } from '../../state.ts';
import type { Rules, Table } from '../../vocabulary.ts';
import { BLOCKED } from '../line-of-sight.ts';
import { canFireWeapon, firerOf } from '../units.ts';
import { firepowerWith } from './actions.ts';
import { type Attack, newAttack, resolveAttack } from './attack.ts';
import { type Firing, firepowerAlone, type Gun, groupFirepower, groupsAt, gunOf, gunsOf, hindranceOn, reaches } from './group.ts';

export function newFiring(side: Side, by: Firing['by'], active: readonly string[], held: readonly string[] = []): Firing {
  return { what: 'fire', side, by, active: active.slice(), fired: [], held: held.slice(), target: -1, group: [], attacked: false };
}

export const firingNow = (state: State): Firing => during(state, 'fire');

/** Hexes of the enemy, each once, as they come. */
export function enemyHexes(state: Known, side: Side): number[] {
  const hexes: number[] = [];
  let last = -1;
  // Those who stand together were mostly put there together.
  for (const { side: whose, at } of state.units) {
    if (whose === side || at === last || hexes.includes(at)) continue;
    hexes.push(at);
    last = at;
  }
  return hexes;
}

/** The same in the order of the map. */
export const enemyHexesInOrder = (state: State, side: Side): number[] => enemyHexes(state, side).sort((a, b) => a - b);

export function attackOn(state: Known, firing: Firing, group: readonly string[], hex: number): Attack {
  const from = [...new Set(group.map((piece) => firerOf(state, piece)?.at ?? -1))];
  const { firepower } = groupFirepower(state, group, [hex]);
  return newAttack({ side: firing.side, by: 'fire', firing: firing.by, hexes: [hex], firers: group.slice(), from, firepower });
}

/** 10.3.2.1, O20.3.2 At least 1 FP, if need be with the help of Actions from the hand. */
export function isStrongEnough(state: Known, firing: Firing, group: readonly string[], hex: number): boolean {
  const attack = attackOn(state, firing, group, hex);
  return attack.firepower >= 1 || firepowerWith(state, attack) >= 1;
}

/** The strongest group for a hex; where each is too weak by itself, the one that Actions from the hand help most. */
export function strongestGroup(state: Known, firing: Firing, hex: number): string[] {
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
  return enemyHexesInOrder(state, firing.side).filter((hex) => isReachable(state, firing, guns, hex));
}

/** Whoever is strong enough alone is so in a group; only for the weak need one be put together. */
export function isReachable(state: State, firing: Firing, guns: readonly Gun[], hex: number): boolean {
  let isBearing = false;
  for (const gun of guns) {
    const hindrance = hindranceOn(state, gun, hex);
    if (hindrance === BLOCKED) continue;
    if (firepowerAlone(state, gun, hex, hindrance) >= 1) return true;
    isBearing = true;
  }
  return isBearing && isStrongEnough(state, firing, strongestGroup(state, firing, hex), hex);
}

/** O20.1 Nothing in range and sight. */
export const NO_TARGET = Number.NEGATIVE_INFINITY;
/** Ordnance may always try. */
const AIMED = Number.POSITIVE_INFINITY;

/** O20.1, 10.3.2.1 With how many FP a unit or its weapon could fire alone at one of these hexes; the first that will do is good enough. */
export function bestShot(state: Known, unit: Unit, hexes: readonly number[]): number {
  const own = bestShotOf(state, gunOf(state, unit, false), hexes, false);
  if (own >= 1 || unit.weapon === '' || !canFireWeapon(state, unit)) return own;
  return Math.max(own, bestShotOf(state, gunOf(state, unit, true), hexes, weaponType(unit.weapon).isOrdnance));
}

function bestShotOf(state: Known, gun: Gun, hexes: readonly number[], isOrdnance: boolean): number {
  let best = NO_TARGET;
  for (const hex of hexes) {
    const hindrance = hindranceOn(state, gun, hex);
    if (hindrance === BLOCKED) continue;
    best = Math.max(best, isOrdnance ? AIMED : firepowerAlone(state, gun, hex, hindrance));
    if (best >= 1) return best;
  }
  return best;
}

/** A33.2, O20.1 Whether a unit or its weapon has a hex in range and sight; there is no Op Fire with ordnance. */
export function canReach(state: Known, unit: Unit, hex: number): boolean {
  if (reaches(state, gunOf(state, unit, false), hex)) return true;
  const { weapon } = unit;
  return weapon !== '' && !weaponType(weapon).isOrdnance && canFireWeapon(state, unit) && reaches(state, gunOf(state, unit, true), hex);
}

export function shoot(t: Table, attack: Attack): Rules {
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
  return resolveAttack(t, attack);
}
