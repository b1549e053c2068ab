/** E42 to E77 Events: drawn by an Event! trigger, never played. Rolls made in them have no triggers. */
import { below } from '../../../kernel/dice.ts';
import { hexName, isWater } from '../content/battle-map.ts';
import { breezeDirection, cardCalled } from '../content/cards.ts';
import { heroOf, privateOf, unitType, weaponType } from '../content/counters.ts';
import { enemyOf, type FateEvent, type FortificationKind, SIDES, type Side } from '../content/terms.ts';
import { during, hasUnit, type State, theUnit, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { privately } from './asking.ts';
import { breakUnits, breakWeapon, canDeploy, deploy, eliminate, leaveBehind, rally, suppress } from './casualties.ts';
import { drawChit, keepSecret } from './chits.ts';
import { chooseCard, chooseChit, chooseHex, chooseUnit, chooseWeapon } from './event-choices.ts';
import { discardFromHand } from './hands.ts';
import { canSee, mapOf } from './line-of-sight.ts';
import { placeBlaze, placeFortification, placeSmoke, removeFortification, removeSmoke } from './markers.ts';
import { fits } from './stacking.ts';
import { countersFor, selectSupport } from './support.ts';
import { coverAt, isImpassableFor, whyNotFortify, whyNotSmoke } from './terrain.ts';
import { choosePlace, entryHexes, putOnMap, radioArrives, randomHex, roll, settleQuietly, turnOver } from './time.ts';
import { bareMoraleOf, commandOf, isLeader, isSquad, weaponRangeOf } from './units.ts';
import { gainPoints, openChit, updateControl } from './victory.ts';

/** 1.9.1.1 The card is revealed, and its event carried out as far as that is possible (E42). */
export function* drawEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const { id, event } = yield* turnOver(t, side);
  t.tell?.({ type: 'event', rule: '1.9.1.1', side, event, card: id });
  state.doing.push({ what: 'event', side, event, card: id, hex: -1, items: [] });
  const procedure = HAPPENING[event](t, side);
  if (procedure) yield* procedure;
  state.doing.pop();
}

/** A procedure where something is asked or revealed, a plain deed where not. */
type Happening = (t: Table, side: Side) => Rules | undefined;

const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);

const unitsOf = (state: State, side: Side): Unit[] => state.units.filter((unit) => unit.side === side);

const brokenUnits = (state: State): Unit[] => state.units.filter(({ broken }) => broken);

/** The things nearest to a hex: one, or several equally near. */
function nearest<T>(state: State, hex: number, things: readonly T[], at: (thing: T) => number): T[] {
  const map = mapOf(state);
  const away = things.map((thing) => map.distance(hex, at(thing)));
  const least = Math.min(...away);
  return things.filter((_, i) => away[i] === least);
}

/** In or adjacent to a hex. */
function around(state: State, hex: number): number[] {
  return [hex, ...(mapOf(state).adjacent[hex] ?? [])];
}

function* airSupport(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const hexes = [...new Set(nearest(state, hex, state.units, ({ at }) => at).map(({ at }) => at))].sort((a, b) => a - b);
  const struck = yield* chooseHex(t, side, 'strike', hexes);
  if (struck !== undefined) yield* breakUnits(t, ids(unitsAt(state, struck)), 'E43');
}

function* battleHarden(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'harden', ids(unitsOf(t.state, side).filter(({ veteran }) => !veteran)));
  const unit = id === undefined ? undefined : unitCalled(t.state, id);
  if (!unit) return;
  unit.veteran = true;
  t.tell?.({ type: 'hardened', rule: 'E44', side, unit: unit.id, hex: hexName(unit.at) });
}

function battlefieldIntegrity(t: Table, side: Side): undefined {
  gainPoints(t, side, t.state.sides[enemyOf(side)].casualties.length, 'battlefield-integrity', 'E45');
}

function* blaze(t: Table, side: Side): Rules {
  const hex = yield* randomHex(t, side);
  yield* burn(t, [hex], 'E46');
}

/** E46, E48 Burning hexes are left by their units, the inactive player's first. */
function* burn(t: Table, hexes: readonly number[], rule: string): Rules {
  const { state } = t;
  const map = mapOf(state);
  const lit = hexes.filter((hex) => hex >= 0 && !isWater(map, hex) && !state.blaze.includes(hex) && state.smokeCup.length > 0);
  for (const hex of lit) placeBlaze(t, hex, rule);
  const burning = lit.filter((hex) => state.blaze.includes(hex));
  for (const side of [enemyOf(state.active), state.active]) {
    for (const hex of burning) for (const unit of unitsAt(state, hex)) if (unit.side === side) yield* displace(t, unit.id, rule);
  }
}

function* displace(t: Table, id: string, rule: string): Rules {
  const { state } = t;
  const unit = theUnit(state, id);
  const hexes = (mapOf(state).adjacent[unit.at] ?? []).filter((hex) => !isImpassableFor(state, hex));
  const hex = yield* chooseHex(t, unit.side, 'displace', hexes);
  if (hex === undefined) {
    eliminate(t, [id], rule);
    return;
  }
  leaveBehind(t, unit);
  unit.at = hex;
  t.tell?.({ type: 'displaced', rule, side: unit.side, unit: id, hex: hexName(hex) });
  updateControl(t);
}

/** E47, E69, E73 A fortification in a random hex that has room for it. */
function fortifyAtRandom(kind: FortificationKind, rule: string): Happening {
  return function* (t, side) {
    const hex = yield* randomHex(t, side);
    if (whyNotFortify(t.state, hex, rule) === undefined) placeFortification(t, hex, kind, rule);
  };
}

function* breeze(t: Table, side: Side): Rules {
  const { state } = t;
  for (const { at } of state.smoke.slice()) {
    removeSmoke(state, at);
    t.tell?.({ type: 'smoke-removed', rule: 'E48', hex: hexName(at) });
  }
  state.haze = Math.max(0, state.haze - 1);
  const direction = yield* windDirection(t, side);
  const map = mapOf(state);
  yield* burn(
    t,
    state.blaze.map((hex) => map.neighbours[hex]?.[direction - 1] ?? -1),
    'E48',
  );
}

function* windDirection(t: Table, side: Side): Rules<number> {
  const { card } = during(t.state, 'event');
  if (t.state.rules.breeze === 'card') return breezeDirection(cardCalled(card));
  const made = yield* roll(t, side, 'breeze', 'E48');
  yield* settleQuietly(t, made);
  return made.white;
}

function commandAndControl(t: Table, side: Side): undefined {
  gainPoints(t, side, t.state.control.filter((holder) => holder === side).length, 'command-and-control', 'E49');
}

function* commissar(t: Table, side: Side): Rules {
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

function cower(t: Table, side: Side): undefined {
  const { state } = t;
  const map = mapOf(state);
  const leaders = unitsOf(state, side).filter(isLeader);
  for (const unit of unitsOf(state, side)) {
    const isLed = leaders.some((leader) => map.distance(leader.at, unit.at) <= commandOf(leader));
    if (isSquad(unit) && !isLed) suppress(t, unit, 'E51');
  }
}

function* deployEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const deployer = state.rules['deploy-event'] === 'active' ? state.active : side;
  const squads = unitsOf(state, deployer).filter((unit) => canDeploy(state, unit));
  const id = yield* chooseUnit(t, deployer, 'deploy', ids(squads));
  if (id !== undefined) yield* deploy(t, id);
}

function* dust(t: Table, side: Side): Rules {
  const hex = yield* randomHex(t, side);
  placeSmoke(t, hex, 'E53');
}

function elan(t: Table, side: Side): undefined {
  const own = t.state.sides[side];
  own.surrender++;
  t.tell?.({ type: 'surrender-moved', rule: 'E54', side, surrender: own.surrender });
}

function* entrench(t: Table, side: Side): Rules {
  const { state } = t;
  const hexes = [...new Set(unitsOf(state, side).map(({ at }) => at))].sort((a, b) => a - b);
  const hex = yield* chooseHex(
    t,
    side,
    'entrench',
    hexes.filter((at) => whyNotFortify(state, at, 'E55') === undefined),
  );
  if (hex !== undefined) placeFortification(t, hex, 'foxholes', 'E55');
}

function* fieldPromotion(t: Table, side: Side): Rules {
  const { state } = t;
  const soldier = privateOf(state.sides[side].brief.nation);
  if (unitCalled(state, soldier)) return;
  const broken = unitsOf(state, side).filter((unit) => unit.broken);
  const hex = yield* chooseHex(
    t,
    side,
    'promote',
    [...new Set(broken.map(({ at }) => at))].sort((a, b) => a - b),
  );
  if (hex === undefined) return;
  leaveTracks(state, side, soldier);
  putOnMap(t, side, soldier, '', hex, false, 'E56');
}

/** A counter that comes back into play leaves the track it lay on. */
function leaveTracks(state: State, side: Side, id: string): void {
  state.sides[side].casualties = state.sides[side].casualties.filter((other) => other !== id);
  state.reinforcements = state.reinforcements.filter(({ unit }) => unit !== id);
}

function fogOfWar(t: Table): undefined {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    const { hand } = state.sides[side];
    const card = hand[state.random.script === undefined && hand.length > 0 ? below(state.random, hand.length) : 0];
    if (card === undefined) continue;
    discardFromHand(t, side, card);
    t.tell?.({ type: 'card-lost', rule: 'E57', side, card });
  }
}

function* hero(t: Table, side: Side): Rules {
  const { state } = t;
  const id = heroOf(state.sides[side].brief.nation);
  if (unitCalled(state, id)) return;
  const hex = yield* chooseHex(t, side, 'hero', friendlyHexes(state, side));
  if (hex === undefined) return;
  leaveTracks(state, side, id);
  putOnMap(t, side, id, '', hex, false, 'E58');
  const broken = unitsAt(state, hex).filter((unit) => unit.side === side && unit.broken);
  const rallied = yield* chooseUnit(t, side, 'rally', ids(broken), true);
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

function* infiltration(t: Table, side: Side): Rules {
  const { state } = t;
  const item = yield* selectSupport(t, side, false, settleQuietly, 'E59');
  const hex = yield* randomHex(t, side);
  if (!item) return;
  const { unit, weapon } = countersFor(state, item);
  const where = yield* choosePlace(t, side, unit, roomFor(state, hex, side, unit), 'E59');
  if (where !== undefined) putOnMap(t, side, unit, weapon, where, false, 'E59');
}

/** In or adjacent to a hex, within stacking limits, where a unit can exist at all. */
function roomFor(state: State, hex: number, side: Side, unit: string): number[] {
  return around(state, hex).filter((at) => !isImpassableFor(state, at) && fits(state, at, side, unit));
}

function* interdiction(t: Table, side: Side): Rules {
  const { state } = t;
  const inTheOpen = state.units.filter(({ suppressed, at }) => !suppressed && coverAt(state, at) < 1);
  const id = yield* chooseUnit(t, side, 'interdict', ids(inTheOpen));
  if (id !== undefined) suppress(t, theUnit(state, id), 'E60');
}

function* interrogation(t: Table, side: Side): Rules {
  const { state } = t;
  const enemy = enemyOf(side);
  const cards = state.sides[enemy].hand.slice();
  t.tell?.({ type: 'hand-shown', rule: 'E61', to: privately(side), side: enemy, cards });
  state.random.news++;
  const card = yield* chooseCard(t, side, cards);
  if (card === undefined) return;
  discardFromHand(t, enemy, card);
  t.tell?.({ type: 'card-lost', rule: 'E61', side: enemy, card });
}

function* kia(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'kill', ids(brokenUnits(t.state)));
  if (id !== undefined) eliminate(t, [id], 'E62');
}

function* malfunction(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const carriers = state.units.filter(({ weapon, weaponBroken }) => weapon !== '' && !weaponBroken);
  const id = yield* chooseUnit(t, side, 'malfunction', ids(nearest(state, hex, carriers, ({ at }) => at)));
  if (id !== undefined) breakWeapon(t, theUnit(state, id), 'E63');
}

function* medic(t: Table, side: Side): Rules {
  const id = yield* chooseUnit(t, side, 'rally', ids(brokenUnits(t.state)));
  if (id !== undefined) rally(t, theUnit(t.state, id), 'E64');
}

function missionObjective(t: Table, side: Side): undefined {
  const chit = drawChit(t.state);
  if (chit !== undefined) keepSecret(t, side, chit, 'E65');
}

function* prisonersOfWar(t: Table, side: Side): Rules {
  const { state } = t;
  const map = mapOf(state);
  const enemies = unitsOf(state, enemyOf(side));
  const near = unitsOf(state, side).filter(({ broken, at }) => broken && enemies.some((enemy) => map.distance(enemy.at, at) <= 1));
  const id = yield* chooseUnit(t, side, 'capture', ids(near));
  if (id !== undefined) eliminate(t, [id], 'E66');
}

function* reconnaissance(t: Table, side: Side): Rules {
  const { state } = t;
  const enemy = enemyOf(side);
  const chit = yield* chooseChit(t, enemy, state.sides[enemy].secret);
  if (chit === undefined) return;
  state.sides[enemy].secret = state.sides[enemy].secret.filter((other) => other !== chit);
  openChit(t, enemy, chit, 'E67');
}

function* reinforcementsEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const item = yield* selectSupport(t, side, true, settleQuietly, 'E68');
  if (!item) return;
  if (item.radio !== '') {
    radioArrives(t, side, item.radio, 'E68');
    return;
  }
  const { unit, weapon } = countersFor(state, item);
  const hex = yield* choosePlace(t, side, unit, entryHexes(state, side, unit), 'E68');
  if (hex !== undefined) putOnMap(t, side, unit, weapon, hex, false, 'E68');
}

function* sappers(t: Table, side: Side): Rules {
  const { state } = t;
  const hexes = state.fortifications.filter(({ kind }) => kind === 'mines' || kind === 'wire').map(({ at }) => at);
  const hex = yield* chooseHex(t, side, 'clear', hexes);
  if (hex !== undefined) removeFortification(t, hex, 'E70');
}

function* scrounge(t: Table, side: Side): Rules {
  const { state } = t;
  const unarmed = unitsOf(state, side).filter(({ weapon }) => weapon === '');
  const weapon = yield* chooseWeapon(t, side, unarmed.length > 0 ? state.weapons : []);
  if (weapon === undefined) return;
  const id = yield* chooseUnit(t, side, 'keep', ids(unarmed));
  if (id === undefined) return;
  state.weapons.splice(state.weapons.indexOf(weapon), 1);
  Object.assign(theUnit(state, id), { weapon, weaponBroken: false });
  t.tell?.({ type: 'armed', rule: 'E71', side, unit: id, weapon });
}

function* shellShock(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const id = yield* chooseUnit(t, side, 'shock', ids(nearest(state, hex, state.units, ({ at }) => at)));
  if (id !== undefined) yield* breakUnits(t, [id], 'E72');
}

function strategicObjective(t: Table, side: Side): undefined {
  const chit = drawChit(t.state);
  if (chit !== undefined) openChit(t, side, chit, 'E74');
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

function* suppressingFire(t: Table, side: Side): Rules {
  const { state } = t;
  const targets = unitsOf(state, enemyOf(side)).filter((unit) => !unit.suppressed && isUnderMachineGun(state, side, unit));
  const id = yield* chooseUnit(t, side, 'suppress', ids(targets), true);
  if (id !== undefined) suppress(t, theUnit(state, id), 'E75');
}

function* walkingWounded(t: Table, side: Side): Rules {
  const { state } = t;
  const id = yield* chooseUnit(
    t,
    side,
    'revive',
    SIDES.flatMap((each) => state.sides[each].casualties),
  );
  // E42 The hex is drawn even if there is nobody to come back: it may fix a weapon.
  const hex = yield* randomHex(t, side);
  if (id === undefined) return;
  const owner = unitType(id).side;
  const where = yield* choosePlace(t, side, id, roomFor(state, hex, owner, id), 'E76');
  if (where === undefined) return;
  leaveTracks(state, owner, id);
  putOnMap(t, owner, id, '', where, true, 'E76');
}

function* whitePhosphorus(t: Table, side: Side): Rules {
  const { state } = t;
  const map = mapOf(state);
  const squads = unitsOf(state, side).filter((unit) => !unit.broken && isSquad(unit));
  const hexes = [...new Set(squads.flatMap(({ at }) => map.adjacent[at] ?? []))].sort((a, b) => a - b);
  const hex = yield* chooseHex(
    t,
    side,
    'phosphorus',
    state.smokeCup.length === 0 ? [] : hexes.filter((at) => whyNotSmoke(state, at, 'E77') === undefined),
  );
  if (hex === undefined) return;
  placeSmoke(t, hex, 'E77');
  for (const each of [enemyOf(state.active), state.active]) {
    const id = yield* chooseUnit(t, each, 'fall', ids(unitsAt(state, hex).filter((unit) => unit.side === each)));
    if (id !== undefined) yield* breakUnits(t, [id], 'E77');
  }
}

const HAPPENING: Readonly<Record<FateEvent, Happening>> = {
  'air-support': airSupport,
  'battle-harden': battleHarden,
  'battlefield-integrity': battlefieldIntegrity,
  blaze,
  'booby-trap': fortifyAtRandom('mines', 'E47'),
  breeze,
  'command-and-control': commandAndControl,
  commissar,
  cower,
  deploy: deployEvent,
  dust,
  elan,
  entrench,
  'field-promotion': fieldPromotion,
  'fog-of-war': fogOfWar,
  hero,
  infiltration,
  interdiction,
  interrogation,
  kia,
  malfunction,
  medic,
  'mission-objective': missionObjective,
  'prisoners-of-war': prisonersOfWar,
  reconnaissance,
  reinforcements: reinforcementsEvent,
  rubble: fortifyAtRandom('wire', 'E69'),
  sappers,
  scrounge,
  'shell-shock': shellShock,
  shellholes: fortifyAtRandom('foxholes', 'E73'),
  'strategic-objective': strategicObjective,
  'suppressing-fire': suppressingFire,
  'walking-wounded': walkingWounded,
  'white-phosphorus': whitePhosphorus,
};
