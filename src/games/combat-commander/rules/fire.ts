/** O20 Fire: targets, groups and ordnance; also how A26 Assault Fire and A33 Op Fire shoot. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { during, now, type State, type Unit, unitCalled } from '../state.ts';
import type { Option, Question, Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, option, plain, type Refusal, refusal } from './asking.ts';
import { type Attack, newAttack, resolveAttack } from './attack.ts';
import { firepowerWith } from './attack-actions.ts';
import {
  type Firing,
  firepowerAlone,
  type Gun,
  groupable,
  groupFirepower,
  gunOf,
  gunsOf,
  isTarget,
  largestGroup,
  reaches,
  reachesAny,
  whyNoChain,
  whyNotFire,
  whyNotReach,
} from './fire-group.ts';
import { hindranceBetween, mapOf } from './line-of-sight.ts';
import { placeSmoke } from './markers.ts';
import { roll } from './time.ts';
import { settle } from './triggers.ts';
import { canFireWeapon, firerOf } from './units.ts';

const firingNow = (state: State): Firing => during(state, 'fire');

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
function isStrongEnough(state: State, firing: Firing, group: readonly string[], hex: number): boolean {
  const attack = attackOn(state, firing, group, hex);
  return attack.firepower >= 1 || firepowerWith(state, attack) >= 1;
}

/** O20.3 Why a hex is no target for those who fire now. */
function whyNotTarget(state: State, firing: Firing, hex: number): Refusal | undefined {
  const figures = { hex: hexName(hex) };
  if (!isTarget(state, hex, firing)) return refusal('no-enemy-there', 'O20.3', figures);
  const group = largestGroup(state, firing, hex);
  if (group.length === 0) return whyNobodyReaches(state, firing, hex);
  return isStrongEnough(state, firing, group, hex) ? undefined : refusal('too-weak', '10.3.2.1', figures);
}

/** The reasons of pieces that could fire otherwise, the one that says most first. */
const TELLING = ['no-line-of-sight', 'too-close', 'tied-weapon', 'out-of-range'];

function whyNobodyReaches(state: State, firing: Firing, hex: number): Refusal {
  const reasons = firing.active
    .flatMap((id) => [id, unitCalled(state, id)?.weapon ?? ''])
    .filter((piece) => piece !== '' && whyNotFire(state, firing, piece) === undefined)
    .flatMap((piece) => whyNotReach(state, piece, hex) ?? []);
  for (const code of TELLING) {
    const reason = reasons.find((each) => each.code === code);
    if (reason) return reason;
  }
  return refusal('nobody-can', 'O20.3', { hex: hexName(hex) });
}

const target: Option = {
  ...ofHexes(
    'target',
    'O20.3',
    (state) => enemyHexes(state, firingNow(state).side),
    (state, hex) => whyNotTarget(state, firingNow(state), hex),
  ),
  candidates: (state) => targets(state, firingNow(state)).map((hex) => ({ kind: 'target', hex: hexName(hex) })),
};

/** Enemy hexes that somebody can fire at, not counting ordnance. */
function targets(state: State, firing: Firing): number[] {
  const guns = gunsOf(state, firing);
  return enemyHexes(state, firing.side).filter((hex) => isReachable(state, firing, guns, hex));
}

/** Whoever is strong enough alone is so in a group; only for the weak need one be put together. */
function isReachable(state: State, firing: Firing, guns: readonly Gun[], hex: number): boolean {
  const bearing = guns.filter((gun) => reaches(state, gun, hex));
  if (bearing.length === 0) return false;
  if (bearing.some((gun) => firepowerAlone(state, gun, hex) >= 1)) return true;
  return isStrongEnough(state, firing, largestGroup(state, firing, hex), hex);
}

// O20.2 Ordnance

function ordnance(state: State, { side, active }: Firing): Unit[] {
  return state.units.filter(
    (unit) => unit.side === side && unit.weapon !== '' && active.includes(unit.id) && weaponType(unit.weapon).isOrdnance,
  );
}

function whyNotShell(state: State, firing: Firing, weapon: string, hex: number, smoke: boolean): Refusal | undefined {
  if (firerOf(state, weapon)?.weapon !== weapon) return refusal('not-firing', 'O20.3', { piece: weapon });
  const type = weaponType(weapon);
  if (!type.isOrdnance) return refusal('not-firing', 'O20.2', { piece: weapon });
  if (smoke && !type.firesSmoke) return refusal('fires-no-smoke', 'O20.2.1', { piece: weapon });
  const reason = whyNotFire(state, firing, weapon) ?? whyNotReach(state, weapon, hex);
  if (reason || smoke) return reason;
  return isTarget(state, hex, firing) ? undefined : refusal('no-enemy-there', 'O20.3', { hex: hexName(hex) });
}

const shell = option(
  'shell',
  'O20.2',
  (state) => {
    const firing = firingNow(state);
    const hexes = enemyHexes(state, firing.side).map(hexName);
    return ordnance(state, firing).flatMap(({ weapon }) => hexes.map((hex) => ({ kind: 'shell', weapon, hex }) as const));
  },
  (state, { weapon, hex }) => {
    const at = hexNamed(hex);
    return at < 0 ? refusal('unknown-id', 'O20.2', { id: hex }) : whyNotShell(state, firingNow(state), weapon, at, false);
  },
);

/** O20.2.1 Any hex in range and sight, enemy or not. */
const shellSmoke = option(
  'shell-smoke',
  'O20.2.1',
  (state) => {
    const firing = firingNow(state);
    const { size } = mapOf(state);
    return ordnance(state, firing)
      .filter(({ weapon }) => weaponType(weapon).firesSmoke && whyNotFire(state, firing, weapon) === undefined)
      .flatMap(({ weapon }) => Array.from({ length: size }, (_, hex) => ({ kind: 'shell-smoke', weapon, hex: hexName(hex) }) as const));
  },
  (state, { weapon, hex }) => {
    const at = hexNamed(hex);
    return at < 0 ? refusal('unknown-id', 'O20.2.1', { id: hex }) : whyNotShell(state, firingNow(state), weapon, at, true);
  },
);

/** O20.2.3 The dice are multiplied; the product less the Hindrance must exceed the range. */
function* fireOrdnance(t: Table, weapon: string, hex: number, smoke: boolean): Rules {
  const { state } = t;
  const firing = firingNow(state);
  const { side } = firing;
  firing.fired.push(weapon);
  firing.target = hex;
  firing.group = [weapon];
  const at = firerOf(state, weapon)?.at ?? -1;
  const range = mapOf(state).distance(at, hex);
  const hindrance = Math.max(0, hindranceBetween(state, at, hex));
  const made = yield* roll(t, side, 'targeting', 'O20.2.3');
  const product = made.white * made.coloured;
  const hit = product - hindrance > range;
  t.tell?.({ type: 'targeting', rule: 'O20.2.3', side, weapon, hex: hexName(hex), range, product, hindrance, hit });
  yield* settle(t, made);
  // The trigger may have taken the weapon, or its crew, or the enemy.
  if (!hit || firerOf(state, weapon)?.weapon !== weapon) return;
  if (smoke) placeSmoke(t, hex, 'O20.2.1');
  else if (isTarget(state, hex, { side })) yield* shoot(t, ordnanceAttack(state, firing, weapon, hex));
}

/** 10.3.1 The Hindrance has been paid for in the targeting; height counts. 11.6 Flamethrowers know no Cover. */
export function ordnanceAttack(state: State, firing: Firing, weapon: string, hex: number): Attack {
  const { hindrance, firepower } = groupFirepower(state, [weapon], [hex]);
  const { kind } = weaponType(weapon);
  return {
    ...attackOn(state, firing, [weapon], hex),
    firepower: firepower + hindrance,
    indirect: kind === 'mortar',
    noCover: kind === 'flamethrower',
  };
}

function* shoot(t: Table, attack: Attack): Rules {
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

// O20.3.1 Putting a group together

const join = option(
  'join',
  'O20.3.1',
  (state) => groupable(state, firingNow(state), firingNow(state).target).map((piece) => ({ kind: 'join', piece })),
  (state, { piece }) => {
    const firing = firingNow(state);
    const isOrdnance = firerOf(state, piece)?.weapon === piece && weaponType(piece).isOrdnance;
    if (isOrdnance && firing.by !== 'op-fire') return refusal('ordnance-alone', 'O20.3.1.1', { piece });
    const reason = whyNotFire(state, firing, piece) ?? whyNotReach(state, piece, firing.target);
    if (reason) return reason;
    if (firing.group.includes(piece)) return refusal('already-chosen', 'O20.3.1', { piece });
    return whyNoChain(state, [...firing.group, piece], piece);
  },
);

const fireGroup = plain('fire', 'O20.3.1', (state) => {
  const firing = firingNow(state);
  if (firing.group.length === 0) return refusal('nothing-chosen', 'O20.3.1');
  return isStrongEnough(state, firing, firing.group, firing.target) ? undefined : refusal('too-weak', '10.3.2.1');
});

/** Instead of whatever was chosen so far, so that a group too weak to fire is never a dead end. */
const fireAll = plain('fire-all', 'O20.3.1', (state) => {
  const firing = firingNow(state);
  const group = largestGroup(state, firing, firing.target);
  return isStrongEnough(state, firing, group, firing.target) ? undefined : refusal('too-weak', '10.3.2.1');
});

const grouping: Question = { asks: 'fire-group', rule: 'O20.3.1', options: [fireAll, join, fireGroup] };

/** One Fire Attack at a hex, by a group put together for it; it is not asked about where only one piece can fire. */
function* fireAt(t: Table, hex: number): Rules {
  const { state } = t;
  const firing = firingNow(state);
  firing.target = hex;
  firing.group = [];
  const [only, another] = groupable(state, firing, hex);
  if (only !== undefined && another === undefined) firing.group = [only];
  else {
    for (;;) {
      const choice = yield ask(t, firing.side, grouping);
      if (choice.kind === 'fire-all') firing.group = largestGroup(state, firing, hex);
      if (choice.kind !== 'join') break;
      firing.group.push(choice.piece);
    }
  }
  const { group } = firing;
  if (firing.by !== 'op-fire') firing.fired.push(...group);
  firing.attacked = true;
  yield* shoot(t, attackOn(state, firing, group, hex));
}

// The Fire Order

/** Everything that could still be fired at: nothing left means that the order is over. */
function canAttack(state: State, firing: Firing): boolean {
  const hexes = enemyHexes(state, firing.side);
  const guns = gunsOf(state, firing);
  if (hexes.some((hex) => isReachable(state, firing, guns, hex))) return true;
  return ordnance(state, firing).some(({ weapon }) => hexes.some((hex) => whyNotShell(state, firing, weapon, hex, false) === undefined));
}

const ceaseFire = plain('cease-fire', 'O20.3', (state) => {
  const firing = firingNow(state);
  return firing.attacked || !canAttack(state, firing) ? undefined : refusal('must-fire', 'O14.4');
});

const firingQuestion: Question = { asks: 'fire', rule: 'O20.3', options: [target, shell, shellSmoke, ceaseFire] };
/** A26 One attack, and it has to be made. */
const assaultQuestion: Question = { asks: 'assault-fire', rule: 'A26', options: [target, shell, shellSmoke] };

export function newFiring(side: Side, by: Firing['by'], active: readonly string[]): Firing {
  return { what: 'fire', side, by, active: active.slice(), fired: [], target: -1, group: [], attacked: false };
}

/** O20.3 Each activated piece may take one shot, alone or in a group, at targets of its player's choice. */
export function* fireOrder(t: Table, side: Side, active: readonly string[]): Rules {
  const { state } = t;
  state.doing.push(newFiring(side, 'order', active));
  while (canFireOn(state)) {
    const choice = yield ask(t, side, firingQuestion);
    if (choice.kind === 'cease-fire') break;
    yield* carryOut(t, choice);
  }
  state.doing.pop();
}

/** Smoke alone keeps an order going: a mortar may still want to fire it. */
function canFireOn(state: State): boolean {
  const firing = firingNow(state);
  if (canAttack(state, firing)) return true;
  return ordnance(state, firing).some(({ weapon }) => weaponType(weapon).firesSmoke && whyNotFire(state, firing, weapon) === undefined);
}

type Shot = Parameters<typeof carryOut>[1];

function* carryOut(t: Table, choice: { readonly kind: string; readonly weapon?: string; readonly hex?: string }): Rules {
  const hex = hexNamed(choice.hex ?? '');
  if (choice.kind === 'target') yield* fireAt(t, hex);
  else {
    firingNow(t.state).attacked = true;
    yield* fireOrdnance(t, choice.weapon ?? '', hex, choice.kind === 'shell-smoke');
  }
}

/** A26 */
export function* assaultFire(t: Table, side: Side): Rules {
  const { state } = t;
  state.doing.push(newFiring(side, 'assault-fire', during(state, 'move').active));
  const choice: Shot = yield ask(t, side, assaultQuestion);
  yield* carryOut(t, choice);
  state.doing.pop();
}

/** A26 Why nobody who moves can fire. */
export function canAssault(state: State, side: Side): boolean {
  const move = now(state, 'move');
  return move !== undefined && canAttack(state, newFiring(side, 'assault-fire', move.active));
}

/** A33.3 */
export function* opportunityFire(t: Table, side: Side, hex: number): Rules {
  const { state } = t;
  state.doing.push(newFiring(side, 'op-fire', during(state, 'move').opFirers));
  yield* fireAt(t, hex);
  state.doing.pop();
}

export function canOpFire(state: State, side: Side, firers: readonly string[], hex: number): boolean {
  const firing = newFiring(side, 'op-fire', firers);
  return isReachable(state, firing, gunsOf(state, firing), hex);
}

/** O20.1 Whether a unit or its weapon has one of the hexes of the enemy within range and sight. */
export function hasSuspectedTarget(state: State, unit: Unit, hexes: readonly number[]): boolean {
  if (reachesAny(state, gunOf(state, unit, false), hexes)) return true;
  return unit.weapon !== '' && canFireWeapon(state, unit) && reachesAny(state, gunOf(state, unit, true), hexes);
}

/** A33.2, O20.1 Whether a unit or its weapon has a hex in range and sight; there is no Op Fire with ordnance. */
export function canReach(state: State, unit: Unit, hex: number): boolean {
  if (reaches(state, gunOf(state, unit, false), hex)) return true;
  const { weapon } = unit;
  return weapon !== '' && !weaponType(weapon).isOrdnance && canFireWeapon(state, unit) && reaches(state, gunOf(state, unit, true), hex);
}
