/** Whether anything has changed in a position that an assessment of it rests on: the same need not be looked at twice. */
import { cardCalled } from '../content/cards.ts';
import { enemyOf, type Order, type Side } from '../content/terms.ts';
import { now, type State } from '../state.ts';

/** What an assessment rests on, in a fixed order: compared one by one. */
export type Stamp = unknown[];

/** Used again for every position: what is kept of it is a copy. */
const SCRATCH: Stamp = [];

/** Whether a side's enemy, and the ground between both, are as they were. From now on the stamp says how they are. */
export function isEnemyStamped(stamp: Stamp, state: State, side: Side): boolean {
  const enemy = enemyOf(side);
  SCRATCH.length = 0;
  SCRATCH.push(state.map, state.special, state.haze);
  addUnits(state, enemy, true);
  addGround(state);
  addSide(state, enemy);
  SCRATCH.push(...state.openChits);
  return isAsBefore(stamp);
}

/** The same for everything else. Of its own hand only one thing is part of it: the rest is looked at whenever it matters. */
export function isStamped(stamp: Stamp, state: State, side: Side): boolean {
  const enemy = state.sides[enemyOf(side)];
  const { secret } = state.sides[side];
  SCRATCH.length = 0;
  SCRATCH.push(
    state.phase,
    hasOrder(state, side, 'advance'),
    state.vp,
    state.turn,
    state.initiative,
    state.time,
    state.suddenDeath,
    state.mineStrength,
  );
  addUnits(state, side, false);
  addSide(state, side);
  SCRATCH.push(...state.control, ...secret, state.chitCup.length, enemy.secret.length, enemy.hand.length);
  const move = now(state, 'move');
  if (move?.side === side) SCRATCH.push(...move.opFirers);
  return isAsBefore(stamp);
}

export function hasOrder({ sides }: State, side: Side, order: Order): boolean {
  for (const card of sides[side].hand) if (cardCalled(card).order === order) return true;
  return false;
}

/** O14.1 Of one's own, who has been activated is asked for each time. */
function addUnits({ units }: State, side: Side, isEnemy: boolean): void {
  for (const unit of units) {
    if (unit.side !== side) continue;
    const { at, broken, suppressed, veteran, weaponBroken, activated, weapon } = unit;
    const hurt = (broken ? 1 : 0) + (suppressed ? 2 : 0) + (veteran ? 4 : 0);
    SCRATCH.push(unit, at * 32 + hurt + (weaponBroken ? 8 : 0) + (isEnemy && activated ? 16 : 0), weapon);
  }
}

function addGround({ fortifications, smoke, blaze }: State): void {
  for (const { at, kind, holder } of fortifications) SCRATCH.push(at, kind, holder);
  for (const { at, value } of smoke) SCRATCH.push(-at, value);
  SCRATCH.push('', ...blaze);
}

function addSide({ sides }: State, side: Side): void {
  const { brief, casualties, surrender } = sides[side];
  SCRATCH.push(brief, casualties.length, surrender);
}

function isAsBefore(stamp: Stamp): boolean {
  if (areSame(stamp, SCRATCH)) return true;
  stamp.length = 0;
  for (const each of SCRATCH) stamp.push(each);
  return false;
}

function areSame(one: Stamp, other: Stamp): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
