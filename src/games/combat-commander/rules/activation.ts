/** O14.1, 3.3.1.1 Who carries out an order: one unit, or a leader and those within his Command Radius. */
import { hexName } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { withoutCard } from '../copy.ts';
import type { ActivationPurpose } from '../doing.ts';
import { during, hasUnit, type Known, now, type State, type Unit, unitCalled } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, foundBy, ofUnits, plain, question, type Refusal, refusal } from './asking.ts';
import { strengtheningCards } from './fire/actions.ts';
import { canCarryOutFire } from './fire/order.ts';
import { bestShot, canReach, enemyHexes, NO_TARGET } from './fire/shot.ts';
import { BLOCKED, hindranceBetween, mapOf } from './line-of-sight.ts';
import { isCliff, moveCost, whyNotEnter } from './terrain.ts';
import { commandOf, isHero, isLeader, isTied, movementOf } from './units.ts';

/** E58.1 Only a hero is activated more than once in a Turn. */
export const isSpent = (unit: Unit): boolean => unit.activated === true && !isHero(unit);

/** O21.4 Why a unit cannot Move into a hex, but for the cost. */
export function whyNotMoveInto(state: Known, unit: Unit, hex: number): Refusal | undefined {
  const reason = whyNotEnter(state, unit, hex, 'O21.4');
  if (reason) return reason;
  if (hasUnit(state, hex, enemyOf(unit.side))) return refusal('enemy-there', 'O21.4', { hex: hexName(hex) });
  if (isCliff(state, unit.at, hex)) return refusal('cliff', 'T83', { hex: hexName(hex) });
  return isTied(state, unit) ? refusal('tied-weapon', 'SR.18', { unit: unit.id }) : undefined;
}

/** O16.3 Why a unit cannot Advance into a hex. */
export function whyNotAdvanceInto(state: Known, unit: Unit, hex: number): Refusal | undefined {
  const reason = whyNotEnter(state, unit, hex, 'O16.3');
  if (reason) return reason;
  if (isCliff(state, unit.at, hex) && unit.weapon !== '') return refusal('cliff', 'T83', { hex: hexName(hex) });
  return isTied(state, unit) ? refusal('tied-weapon', 'SR.18', { unit: unit.id }) : undefined;
}

/** 7.2.1 Along the enemy's edge of the map. */
export function isAtEnemyEdge(state: Known, unit: Unit): boolean {
  return mapOf(state).edgeDistance(state.sides[enemyOf(unit.side)].brief.edge, unit.at) === 1;
}

/** 7.2.1, SR.18 Why a unit cannot leave the map from where it is. */
export function whyNotExit(state: Known, unit: Unit, rule: string): Refusal | undefined {
  if (!isAtEnemyEdge(state, unit)) return refusal('not-your-edge', rule, { unit: unit.id });
  return isTied(state, unit) ? refusal('tied-weapon', 'SR.18', { unit: unit.id }) : undefined;
}

export const canExit = (state: Known, unit: Unit): boolean => whyNotExit(state, unit, '7.2.1') === undefined;

/** O14.4 Whether a unit with so many MPs could cross a hexside. */
export function canMove(state: Known, unit: Unit, movement = movementOf(state, unit)): boolean {
  if (movement >= 1 && canExit(state, unit)) return true;
  return (mapOf(state).adjacent[unit.at] ?? []).some(
    (hex) => moveCost(state, unit.side, unit.at, hex) <= movement && whyNotMoveInto(state, unit, hex) === undefined,
  );
}

export function canAdvance(state: Known, unit: Unit): boolean {
  if (canExit(state, unit)) return true;
  return (mapOf(state).adjacent[unit.at] ?? []).some((hex) => whyNotAdvanceInto(state, unit, hex) === undefined);
}

/** Who of a side could itself carry out what it is activated for. */
export function ableTo(state: Known, side: Side, purpose: ActivationPurpose): (unit: Unit) => boolean {
  switch (purpose) {
    case 'move':
      return (unit) => canMove(state, unit);
    case 'advance':
      return (unit) => canAdvance(state, unit);
    case 'fire': {
      const enemies = enemyHexes(state, side);
      return (unit) => bestShot(state, unit, enemies) >= 1;
    }
    case 'op-fire': {
      const hex = movingHex(state);
      return (unit) => canReach(state, unit, hex);
    }
    case 'spot':
      return (unit) => isLeader(unit) && !unit.broken;
  }
}

/** A33 The hex that the moving units have just entered. */
export function movingHex(state: Known): number {
  const [mover = ''] = now(state, 'move')?.group ?? [];
  return unitCalled(state, mover)?.at ?? -1;
}

/** 3.3.1.1 Units that a leader can activate with himself. */
export function led(state: Known, leader: Unit): Unit[] {
  const map = mapOf(state);
  const radius = commandOf(leader);
  return state.units.filter(
    (unit) => unit.side === leader.side && map.distance(leader.at, unit.at) <= radius && !isSpent(unit) && !isLeader(unit),
  );
}

/** O14.1, O14.4 Why an order cannot begin with this unit. */
function whyNotActivate(state: State, unit: Unit, purpose: ActivationPurpose): Refusal | undefined {
  if (isSpent(unit)) return refusal('already-activated', 'O14.1', { unit: unit.id });
  const party = partyOf(state, unit, purpose);
  if (canParty(state, unit.side, purpose, party)) return undefined;
  const lacks = purpose === 'fire' ? lackingToFire(state, party) : '';
  return refusal('nobody-can', 'O14.4', { unit: unit.id, lacks });
}

/** What keeps a party from firing: it sees nobody, nobody whom it sees is in range, or it is too weak. */
function lackingToFire(state: State, party: readonly Unit[]): 'sight' | 'range' | 'strength' {
  const [first] = party;
  const enemies = first ? enemyHexes(state, first.side) : [];
  const sees = party.some(({ at }) => enemies.some((hex) => hindranceBetween(state, at, hex) !== BLOCKED));
  if (!sees) return 'sight';
  return party.every((unit) => bestShot(state, unit, enemies) === NO_TARGET) ? 'range' : 'strength';
}

/** All that one unit can begin an order with: a leader brings others. */
function partyOf(state: Known, unit: Unit, purpose: ActivationPurpose): Unit[] {
  return purpose !== 'spot' && isLeader(unit) ? [unit, ...led(state, unit)] : [unit];
}

/** Whether anybody of a party could do it. */
function canParty(state: State, side: Side, purpose: ActivationPurpose, party: readonly Unit[]): boolean {
  return party.some(ableTo(state, side, purpose)) || (purpose === 'fire' && canFireTogether(state, side, party));
}

/** 10.3.2.1 Those who are too weak to fire alone may be able to in a group, or with Actions from the hand. */
function canFireTogether(state: State, side: Side, party: readonly Unit[]): boolean {
  const enemies = enemyHexes(state, side);
  const best = Math.max(...party.map((unit) => bestShot(state, unit, enemies)));
  return canWithHelp(state, side, party, best);
}

/** One FP for each other piece, one for height, two for each Action: most who are too weak stay so, and need not be put together. */
function canWithHelp(state: State, side: Side, party: readonly Unit[], best: number): boolean {
  if (best === NO_TARGET) return false;
  const others = 2 * party.length - 1;
  if (best + others + 1 + 2 * strengtheningCards(state, side) < 1) return false;
  return canCarryOutFire(
    state,
    side,
    party.map(({ id }) => id),
  );
}

/** Whether anybody of the side could begin such an order. */
export function canActivate(state: State, side: Side, purpose: Exclude<ActivationPurpose, 'fire'>): boolean {
  const isAble = ableTo(state, side, purpose);
  return state.units.some((unit) => unit.side === side && !isSpent(unit) && isAble(unit));
}

/** The same for a Fire Order: with how many FP anybody could fire alone; the first that will do is good enough. */
export function bestShotOfAll(state: State, side: Side): number {
  const enemies = enemyHexes(state, side);
  let best = NO_TARGET;
  for (const unit of state.units) {
    if (unit.side !== side || isSpent(unit)) continue;
    best = Math.max(best, bestShot(state, unit, enemies));
    if (best >= 1) return best;
  }
  return best;
}

/** O14.1 Whether somebody could carry it out, had he not been activated this Turn. */
export function isAbleButSpent(state: State, side: Side, purpose: ActivationPurpose): boolean {
  const isAble = ableTo(state, side, purpose);
  return state.units.some((unit) => unit.side === side && isSpent(unit) && isAble(unit));
}

/** Where all are too weak: whether the others and the Actions in the hand would help, once this card has been played. */
export function canBeginFireWith(state: State, side: Side, card: string): boolean {
  return activatable(withoutCard(state, side, card), side, 'fire').length > 0;
}

const idsOf = (state: State, side: Side): string[] => state.units.filter((unit) => unit.side === side).map(({ id }) => id);

/** Everybody of whom `whyNotActivate` has nothing to say, found at one go. */
function activatable(state: State, side: Side, purpose: ActivationPurpose): Unit[] {
  const ready = state.units.filter((unit) => unit.side === side && !isSpent(unit));
  if (purpose === 'fire') return activatableToFire(state, side, ready);
  const able = ready.filter(ableTo(state, side, purpose));
  if (purpose === 'spot') return able;
  return ready.filter((unit) => able.includes(unit) || (isLeader(unit) && led(state, unit).some((other) => able.includes(other))));
}

function activatableToFire(state: State, side: Side, ready: readonly Unit[]): Unit[] {
  const enemies = enemyHexes(state, side);
  const shots = ready.map((unit) => bestShot(state, unit, enemies));
  const shotOf = (unit: Unit): number => shots[ready.indexOf(unit)] ?? NO_TARGET;
  return ready.filter((unit, i) => {
    if ((shots[i] ?? NO_TARGET) >= 1) return true;
    const party = partyOf(state, unit, 'fire');
    const best = Math.max(...party.map(shotOf));
    return best >= 1 || canWithHelp(state, side, party, best);
  });
}

/**
 * O14.1 The one unit that an Order can begin with, if all can see that no other could: with other Actions in the hand the weak might fire,
 * and who is not asked about them would tell that he holds none.
 */
export function onlyOneToActivate(state: State): string | undefined {
  const { side, purpose } = during(state, 'activation');
  const [only, another] = activatable(state, side, purpose);
  if (!only || another) return undefined;
  return purpose !== 'fire' || whoBears(state, side).length === 1 ? only.id : undefined;
}

/** Who has an enemy in range and sight, or leads somebody who has, however weak. */
export function whoBears(state: Known, side: Side): Unit[] {
  const enemies = enemyHexes(state, side);
  const bears = (unit: Unit) => bestShot(state, unit, enemies) !== NO_TARGET;
  return state.units.filter((unit) => unit.side === side && !isSpent(unit) && partyOf(state, unit, 'fire').some(bears));
}

const activation = foundBy(
  ofUnits('activate', 'O14.1', idsOf, (state, id) => {
    const unit = unitCalled(state, id);
    return unit ? whyNotActivate(state, unit, during(state, 'activation').purpose) : refusal('not-yours', 'O14.1', { unit: id });
  }),
  (state, side) => activatable(state, side, during(state, 'activation').purpose).map(({ id }) => ({ kind: 'activate', unit: id }) as const),
);

const first = question('activate', 'O14.1', [activation]);

function chosenLeader(state: Known): Unit | undefined {
  const [leader = ''] = now(state, 'activation')?.chosen ?? [];
  return unitCalled(state, leader);
}

function whyNotFollow(state: State, id: string): Refusal | undefined {
  const { chosen } = during(state, 'activation');
  const unit = unitCalled(state, id);
  const leader = chosenLeader(state);
  if (!unit || !leader) return refusal('not-yours', 'O14.1', { unit: id });
  if (chosen.includes(id)) return refusal('already-chosen', 'O14.1', { unit: id });
  if (isLeader(unit)) return refusal('leader-alone', '3.3.1.1', { unit: id });
  if (isSpent(unit)) return refusal('already-activated', 'O14.1', { unit: id });
  const range = mapOf(state).distance(leader.at, unit.at);
  const reach = commandOf(leader);
  return range <= reach ? undefined : refusal('not-in-radius', '3.3.1.1', { unit: id, range, reach });
}

export const followers = (state: Known): Unit[] => {
  const leader = chosenLeader(state);
  const chosen = now(state, 'activation')?.chosen ?? [];
  return leader ? led(state, leader).filter(({ id }) => !chosen.includes(id)) : [];
};

const isSomebodyAble = (state: State): boolean => {
  const { chosen, purpose, side } = during(state, 'activation');
  const units = chosen.flatMap((id) => unitCalled(state, id) ?? []);
  return canParty(state, side, purpose, units);
};

const others = question('activate-more', '3.3.1.1', [
  ofUnits('activate', '3.3.1.1', idsOf, whyNotFollow),
  plain('activate-all', '3.3.1.1', (state) => (followers(state).length > 0 ? undefined : refusal('nobody-to-activate', '3.3.1.1'))),
  plain('done', 'O14.1', (state) => (isSomebodyAble(state) ? undefined : refusal('nobody-can', 'O14.4'))),
]);

/** O14.1 All who are to act are named before the first of them does; until then it is nobody else's business. */
export function* activate(t: Table, side: Side, purpose: ActivationPurpose, rule: string): Rules<string[]> {
  const { state } = t;
  state.doing.push({ what: 'activation', side, purpose, chosen: [] });
  const { unit: begins } = yield* ask(side, first);
  during(state, 'activation').chosen.push(begins);
  const leader = chosenLeader(state);
  if (leader && isLeader(leader) && purpose !== 'spot') yield* activateFollowers(t, side);
  const { chosen } = during(state, 'activation');
  state.doing.pop();
  for (const id of chosen) {
    const unit = unitCalled(state, id);
    if (unit) unit.activated = true;
  }
  t.tell?.({ type: 'activated', rule, side, units: chosen.slice(), purpose });
  return chosen;
}

function* activateFollowers(t: Table, side: Side): Rules {
  const { state } = t;
  while (followers(state).length > 0) {
    const choice = yield* ask(side, others);
    const { chosen } = during(state, 'activation');
    if (choice.kind === 'activate') chosen.push(choice.unit);
    else if (choice.kind === 'activate-all') chosen.push(...followers(state).map(({ id }) => id));
    else return;
  }
}
