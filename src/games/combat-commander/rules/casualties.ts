/** 3.2, 4.2, 11.3, 13, A36, E52: what befalls units. */
import { hexName } from '../content/battle-map.ts';
import { countersOf, unitType, unitTypeCalled, weaponType } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { during, now, type State, theUnit, type Unit, unitCalled, unmarked } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, option, PASS, plain, question, refusal } from './asking.ts';
import { ofActions, playAction } from './hands.ts';
import { isSquad, isTied } from './units.ts';
import { checkForces, eliminationPoints, gainPoints, updateControl } from './victory.ts';

/** 13.1 */
export function suppress(t: Table, unit: Unit, rule: string): void {
  if (unit.suppressed) return;
  unit.suppressed = true;
  t.tell?.({ type: 'suppressed', rule, side: unit.side, unit: unit.id, hex: hexName(unit.at) });
}

/** 3.2.5 */
export function rally(t: Table, unit: Unit, rule: string): void {
  if (!unit.broken) return;
  unit.broken = false;
  t.tell?.({ type: 'rallied', rule, side: unit.side, unit: unit.id, hex: hexName(unit.at) });
}

/** 3.2.4, 4.2 Several units that go at the same moment go together: 6.3.1 asks whether both sides lose at once. */
export function eliminate(t: Table, ids: readonly string[], rule: string): void {
  const lost = ids.flatMap((id) => unitCalled(t.state, id) ?? []);
  for (const unit of lost) removeToTrack(t, unit, rule);
  updateControl(t);
  checkForces(
    t,
    SIDES.filter((side) => lost.some((unit) => unit.side === side)),
  );
}

function removeToTrack(t: Table, unit: Unit, rule: string): void {
  const { state } = t;
  const { id } = unit;
  const points = eliminationPoints(state, id);
  takeOff(state, id);
  loseWeapon(t, unit, rule);
  // E58.1 A hero goes back to the counter mix.
  if (!unitType(id).isHero) state.sides[unit.side].casualties.push(id);
  t.tell?.({ type: 'eliminated', rule, side: unit.side, unit: id, hex: hexName(unit.at), points });
  gainPoints(t, enemyOf(unit.side), points, 'elimination', '7.1');
}

/** Off the map, and out of everything that is going on. */
export function takeOff(state: State, id: string): void {
  state.units = state.units.filter((unit) => unit.id !== id);
  replaceInDoing(state, id, []);
}

/** E52.2 Whatever is going on goes on with those who replace a unit. */
function replaceInDoing(state: State, id: string, by: readonly string[]): void {
  for (const doing of state.doing) {
    if (doing.what === 'activation' || doing.what === 'discard') doing.chosen = replaced(doing.chosen, id, by);
    else if (doing.what === 'move') {
      doing.active = replaced(doing.active, id, by);
      doing.finished = replaced(doing.finished, id, by);
      doing.group = replaced(doing.group, id, by);
      doing.opFirers = replaced(doing.opFirers, id, by);
      doing.paid = replaced(doing.paid, id, by);
    } else if (doing.what === 'advance') {
      doing.active = replaced(doing.active, id, by);
      doing.finished = replaced(doing.finished, id, by);
      doing.entered = replaced(doing.entered, id, by);
    } else if (doing.what === 'fire') {
      doing.active = replaced(doing.active, id, by);
      doing.fired = replaced(doing.fired, id, by);
      doing.group = replaced(doing.group, id, by);
    } else if (doing.what === 'attack') {
      doing.firers = replaced(doing.firers, id, by);
      doing.targets = replaced(doing.targets, id, by);
      doing.defending = replaced(doing.defending, id, by);
    } else if (doing.what === 'recover' || doing.what === 'rout') {
      doing.left = replaced(doing.left, id, by);
      doing.rolling = replaced(doing.rolling, id, by);
    } else if (doing.what === 'breaking' || doing.what === 'retreat' || doing.what === 'melee') doing.units = replaced(doing.units, id, by);
  }
}

function replaced(list: string[], id: string, by: readonly string[]): string[] {
  return list.includes(id) ? list.flatMap((each) => (each === id ? by : each)) : list;
}

/** 11.3 A weapon goes with its unit; 4.2 it lies in the box of eliminated weapons, unbroken. */
export function loseWeapon(t: Table, unit: Unit, rule: string): void {
  const { weapon } = unit;
  if (weapon === '') return;
  t.state.weapons.push(weapon);
  unit.weapon = '';
  unit.weaponBroken = undefined;
  t.tell?.({ type: 'weapon-eliminated', rule, side: unit.side, weapon, unit: unit.id });
}

/** SR.18 Whoever has to leave a hex without wanting to leaves a tied weapon behind, and it is lost. */
export function leaveBehind(t: Table, unit: Unit): void {
  if (isTied(t.state, unit)) loseWeapon(t, unit, 'SR.18');
}

/** 11.4 SR.10 */
export function breakWeapon(t: Table, unit: Unit, rule: string): void {
  if (unit.weapon === '') return;
  if (unit.weaponBroken || t.state.special.fragile === weaponType(unit.weapon).id) {
    loseWeapon(t, unit, rule);
    return;
  }
  unit.weaponBroken = true;
  t.tell?.({ type: 'weapon-broke', rule, side: unit.side, weapon: unit.weapon, unit: unit.id });
}

/** 3.2 Breaks units at the same moment, the inactive player's first. Those who were broken already are eliminated, together. */
export function* breakUnits(t: Table, ids: readonly string[], rule: string): Rules {
  const lost: string[] = [];
  for (const id of inactiveFirst(t.state, ids)) {
    const unit = unitCalled(t.state, id);
    if (!unit || (yield* lightWounds(t, unit))) continue;
    if (unit.broken) lost.push(id);
    unit.broken = true;
    if (!lost.includes(id)) t.tell?.({ type: 'broke', rule, side: unit.side, unit: id, hex: hexName(unit.at) });
  }
  if (lost.length > 0) eliminate(t, lost, rule);
}

function inactiveFirst(state: State, ids: readonly string[]): string[] {
  const isActive = (id: string) => unitCalled(state, id)?.side === state.active;
  return [...ids.filter((id) => !isActive(id)), ...ids.filter(isActive)];
}

// A36 Light Wounds

const mayBeLight = question('light-wounds', 'A36', [ofActions('light-wounds', 'A36'), plain('pass', 'A36')], PASS);

/** A36 A squad that would break may become a team instead, for a VP. */
function* lightWounds(t: Table, unit: Unit): Rules<boolean> {
  const { state } = t;
  const { side, id } = unit;
  if (!isSquad(unit) || state.sides[side].hand.length === 0 || freeTeams(state, side).length === 0) return false;
  state.doing.push({ what: 'breaking', side, units: [id] });
  const choice = yield* ask(side, mayBeLight);
  state.doing.pop();
  if (choice.kind === 'pass') return false;
  playAction(t, side, choice.card, 'A36');
  gainPoints(t, enemyOf(side), 1, 'light-wounds', 'A36');
  const [team = ''] = freeTeams(state, side);
  replaceBy(state, unit, [team]);
  giveMarkers(state, team, unit);
  t.tell?.({ type: 'lightly-wounded', rule: 'A36', side, unit: id, team, card: choice.card });
  updateControl(t);
  return true;
}

function giveMarkers(state: State, team: string, { weapon, weaponBroken, suppressed, veteran }: Unit): void {
  Object.assign(theUnit(state, team), { weapon, weaponBroken, suppressed, veteran });
}

// E52 Deploy

/** The team counters of the side's quality that are not in use: the counter mix is a limit. */
function freeTeams(state: State, side: Side): string[] {
  const { nation, quality } = state.sides[side].brief;
  return freeCounters(state, `${nation.slice(0, 1)}-${quality}-team`);
}

/** Counters of a type that are neither on the map nor on a track. */
export function freeCounters(state: State, typeId: string): string[] {
  const type = unitTypeCalled(typeId);
  if (!type) return [];
  return countersOf(type).filter((counter) => !isInUse(state, counter));
}

function isInUse(state: State, counter: string): boolean {
  return (
    unitCalled(state, counter) !== undefined ||
    state.sides[unitType(counter).side].casualties.includes(counter) ||
    state.reinforcements.some(({ unit }) => unit === counter) ||
    state.toSetUp.some(({ units }) => units.some(({ unit }) => unit === counter))
  );
}

/** New units stand where the old one stood, broken and activated as it was. */
function replaceBy(state: State, old: Unit, ids: readonly string[]): void {
  const { side, at, broken, activated, id } = old;
  const index = state.units.indexOf(old);
  const fresh = ids.map((newId) => unmarked(newId, side, at, broken, ''));
  for (const unit of fresh) unit.activated = activated;
  state.units.splice(index, 1, ...fresh);
  replaceInDoing(state, id, ids);
}

export function canDeploy(state: State, unit: Unit): boolean {
  return isSquad(unit) && freeTeams(state, unit.side).length >= 2;
}

/** E52 A squad becomes two teams; each of its markers goes to one of them. */
export function* deploy(t: Table, id: string): Rules {
  const { state } = t;
  const unit = theUnit(state, id);
  const teams = freeTeams(state, unit.side).slice(0, 2);
  const markers = [
    ...(unit.weapon === '' ? [] : ['weapon']),
    ...(unit.veteran ? ['veteran'] : []),
    ...(unit.suppressed ? ['suppressed'] : []),
  ];
  replaceBy(state, unit, teams);
  const [first = '', ...others] = markers;
  if (first !== '') giveMarker(state, first, teams[0] ?? '', unit);
  t.tell?.({ type: 'deployed', rule: 'E52.1', side: unit.side, unit: id, teams });
  state.doing.push({ what: 'deploying', side: unit.side, teams, markers: others });
  while (during(state, 'deploying').markers.length > 0) {
    const choice = yield* ask(unit.side, whoseMarker);
    giveMarker(state, choice.marker, choice.unit, unit);
    during(state, 'deploying').markers.shift();
  }
  state.doing.pop();
  updateControl(t);
}

function giveMarker(state: State, marker: string, team: string, { weapon, weaponBroken }: Unit): void {
  const unit = theUnit(state, team);
  if (marker === 'weapon') Object.assign(unit, { weapon, weaponBroken });
  if (marker === 'veteran') unit.veteran = true;
  if (marker === 'suppressed') unit.suppressed = true;
}

function markerChoices(state: State): readonly ChoiceOf<'give'>[] {
  const { teams = [], markers: [marker] = [] } = now(state, 'deploying') ?? {};
  return marker === undefined ? [] : teams.map((unit) => ({ kind: 'give', marker, unit }));
}

/** The first marker goes to the first team: which of two equal teams it is makes no difference. */
const whoseMarker = question('deploy-markers', 'E52.2', [
  option('give', 'E52.2', markerChoices, (state, { marker, unit }) =>
    markerChoices(state).some((choice) => choice.marker === marker && choice.unit === unit)
      ? undefined
      : refusal('not-to-choose', 'E52.2', { marker, unit }),
  ),
]);
