/** Events that befall men: wounds, fear and courage, those who come and those who are lost. */
import { hexName } from '../content/battle-map.ts';
import { heroOf, privateOf, unitType, weaponType } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { hasUnit, type State, theUnit, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { breakUnits, canDeploy, deploy, eliminate, rally, suppress } from './casualties.ts';
import { chooseHex, chooseUnit, comesToNothing } from './event-choices.ts';
import { brokenUnits, ids, nearest, roomFor, unitsOf } from './events-near.ts';
import { canSee, mapOf } from './line-of-sight.ts';
import { choosePlace, putOnMap } from './reinforcements.ts';
import { randomHex, roll, settleQuietly } from './rolls.ts';
import { countersFor, selectSupport } from './support.ts';
import { coverAt, isImpassableFor } from './terrain.ts';
import { bareMoraleOf, commandOf, isLeader, isSquad, weaponRangeOf } from './units.ts';

export function* airSupport(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const hexes = [...new Set(nearest(state, hex, state.units, ({ at }) => at).map(({ at }) => at))].sort((a, b) => a - b);
  const struck = yield* chooseHex(t, side, 'strike', hexes);
  if (struck !== undefined) yield* breakUnits(t, ids(unitsAt(state, struck)), 'E43');
}

export function* battleHarden(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'harden', ids(unitsOf(t.state, side).filter(({ veteran }) => !veteran)));
  const unit = id === undefined ? undefined : unitCalled(t.state, id);
  if (!unit) return;
  unit.veteran = true;
  t.tell?.({ type: 'hardened', rule: 'E44', side, unit: unit.id, hex: hexName(unit.at) });
}

export function* commissar(t: Table, side: Side): Rules {
  const { state } = t;
  const id = yield* chooseUnit(t, side, 'judge', ids(unitsOf(state, side).filter(({ broken }) => broken)));
  if (id === undefined) return;
  const made = yield* roll(t, side, 'commissar', 'E50');
  const unit = theUnit(state, id);
  const morale = bareMoraleOf(state, unit) + coverAt(state, unit.at);
  yield* settleQuietly(t, made);
  const rallies = made.sum <= morale;
  t.tell?.({ type: 'rally-roll', rule: 'E50', side, unit: id, morale, roll: made.sum, result: rallies ? 'rallied' : 'shot' });
  if (rallies) rally(t, unit, 'E50');
  else eliminate(t, [id], 'E50');
}

export function cower(t: Table, side: Side): undefined {
  const { state } = t;
  const map = mapOf(state);
  const leaders = unitsOf(state, side).filter(isLeader);
  for (const unit of unitsOf(state, side)) {
    const isLed = leaders.some((leader) => map.distance(leader.at, unit.at) <= commandOf(leader));
    if (isSquad(unit) && !isLed) suppress(t, unit, 'E51');
  }
}

export function* deployEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const deployer = state.rules['deploy-event'] === 'active' ? state.active : side;
  const squads = unitsOf(state, deployer).filter((unit) => canDeploy(state, unit));
  const id = yield* chooseUnit(t, deployer, 'deploy', ids(squads));
  if (id !== undefined) yield* deploy(t, id);
}

export function* fieldPromotion(t: Table, side: Side): Rules {
  const { state } = t;
  const soldier = privateOf(state.sides[side].brief.nation);
  if (unitCalled(state, soldier)) return comesToNothing(t, side);
  const broken = unitsOf(state, side).filter((unit) => unit.broken);
  const hex = yield* chooseHex(
    t,
    side,
    'promote',
    [...new Set(broken.map(({ at }) => at))].sort((a, b) => a - b),
  );
  if (hex === undefined) return;
  const weapon = leaveTracks(state, side, soldier);
  putOnMap(t, side, soldier, weapon, hex, false, 'E56');
}

/** A counter that comes back into play leaves the track it lay on; 7.2.1 from the Time Track it brings its weapon. */
function leaveTracks(state: State, side: Side, id: string): string {
  state.sides[side].casualties = state.sides[side].casualties.filter((other) => other !== id);
  const waiting = state.reinforcements.find(({ unit }) => unit === id);
  state.reinforcements = state.reinforcements.filter((other) => other !== waiting);
  return waiting?.weapon ?? '';
}

export function* hero(t: Table, side: Side): Rules {
  const { state } = t;
  const id = heroOf(state.sides[side].brief.nation);
  if (unitCalled(state, id)) return comesToNothing(t, side);
  const hex = yield* chooseHex(t, side, 'hero', friendlyHexes(state, side));
  if (hex === undefined) return;
  const weapon = leaveTracks(state, side, id);
  putOnMap(t, side, id, weapon, hex, false, 'E58');
  const broken = unitsAt(state, hex).filter((unit) => unit.side === side && unit.broken);
  const rallied = broken.length === 0 ? undefined : yield* chooseUnit(t, side, 'rally', ids(broken), true);
  if (rallied !== undefined) rally(t, theUnit(state, rallied), 'E58');
}

/** Glossary: occupied by a friendly unit, or a controlled Objective without an enemy in it. */
function friendlyHexes(state: State, side: Side): number[] {
  const map = mapOf(state);
  const held = map.objectiveHexes.flatMap((hexes, i) => (state.control[i] === side ? hexes : []));
  const occupied = unitsOf(state, side).map(({ at }) => at);
  const free = held.filter((hex) => !hasUnit(state, hex, enemyOf(side)) && !isImpassableFor(state, hex));
  return [...new Set([...occupied, ...free])].sort((a, b) => a - b);
}

export function* infiltration(t: Table, side: Side): Rules {
  const { state } = t;
  const item = yield* selectSupport(t, side, false, settleQuietly, 'E59');
  const hex = yield* randomHex(t, side);
  if (!item) return comesToNothing(t, side);
  const { unit, weapon } = countersFor(state, item);
  const where = yield* choosePlace(t, side, unit, roomFor(state, hex, side, unit), 'E59');
  if (where === undefined) return comesToNothing(t, side);
  putOnMap(t, side, unit, weapon, where, false, 'E59');
}

export function* interdiction(t: Table, side: Side): Rules {
  const { state } = t;
  const inTheOpen = state.units.filter(({ suppressed, at }) => !suppressed && coverAt(state, at) < 1);
  const id = yield* chooseUnit(t, side, 'interdict', ids(inTheOpen));
  if (id !== undefined) suppress(t, theUnit(state, id), 'E60');
}

export function* kia(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'kill', ids(brokenUnits(t.state)));
  if (id !== undefined) eliminate(t, [id], 'E62');
}

export function* medic(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'rally', ids(brokenUnits(t.state)));
  if (id !== undefined) rally(t, theUnit(t.state, id), 'E64');
}

export function* prisonersOfWar(t: Table, side: Side): Rules {
  const { state } = t;
  const map = mapOf(state);
  const enemies = unitsOf(state, enemyOf(side));
  const near = unitsOf(state, side).filter(({ broken, at }) => broken && enemies.some((enemy) => map.distance(enemy.at, at) <= 1));
  const id = yield* chooseUnit(t, side, 'capture', ids(near));
  if (id !== undefined) eliminate(t, [id], 'E66');
}

export function* shellShock(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const id = yield* chooseUnit(t, side, 'shock', ids(nearest(state, hex, state.units, ({ at }) => at)));
  if (id !== undefined) yield* breakUnits(t, [id], 'E72');
}

/** E75 In the range and sight of a machine gun that works, of a unit that does. */
function isUnderMachineGun(state: State, side: Side, target: Unit): boolean {
  const map = mapOf(state);
  return unitsOf(state, side).some((gunner) => {
    if (gunner.weapon === '' || gunner.weaponBroken || gunner.broken || gunner.suppressed) return false;
    if (weaponType(gunner.weapon).kind !== 'mg') return false;
    return map.distance(gunner.at, target.at) <= weaponRangeOf(state, gunner) && canSee(state, gunner.at, target.at);
  });
}

export function* suppressingFire(t: Table, side: Side): Rules {
  const { state } = t;
  const targets = unitsOf(state, enemyOf(side)).filter((unit) => !unit.suppressed && isUnderMachineGun(state, side, unit));
  const id = yield* chooseUnit(t, side, 'suppress', ids(targets), true);
  if (id !== undefined) suppress(t, theUnit(state, id), 'E75');
}

export function* walkingWounded(t: Table, side: Side): Rules {
  const { state } = t;
  const fallen = SIDES.flatMap((each) => state.sides[each].casualties);
  const id = fallen.length === 0 ? undefined : yield* chooseUnit(t, side, 'revive', fallen);
  // E42 The hex is drawn even if there is nobody to come back: it may fix a weapon.
  const hex = yield* randomHex(t, side);
  if (id === undefined) return comesToNothing(t, side);
  const owner = unitType(id).side;
  const where = yield* choosePlace(t, side, id, roomFor(state, hex, owner, id), 'E76');
  if (where === undefined) return comesToNothing(t, side);
  leaveTracks(state, owner, id);
  putOnMap(t, owner, id, '', where, true, 'E76');
}
