/** Whether anything has changed that an assessment rests on: the same position need not be looked at twice. */
import { enemyOf, type Side } from '../content/terms.ts';
import { now, type State } from '../state.ts';

/** What a side's assessment rests on, in a fixed order: compared one by one. Its own hand is looked at whenever it matters. */
export type Stamp = unknown[];

const SIDES: readonly Side[] = ['axis', 'allies'];

/** Used again for every position: what is kept of it is a copy. */
const SCRATCH: Stamp = [];

/** True if the stamp was that of this position; otherwise it is from now on. */
export function isStamped(stamp: Stamp, state: State, side: Side): boolean {
  SCRATCH.length = 0;
  SCRATCH.push(state, state.phase, state.special, state.vp, state.time, state.suddenDeath, state.haze, state.mineStrength);
  addUnits(state, side);
  addGround(state);
  for (const each of SIDES) addSide(state, each);
  SCRATCH.push(...state.control, ...state.openChits, state.chitCup.length, state.sides[enemyOf(side)].hand.length);
  const move = now(state, 'move');
  if (move?.side === side) SCRATCH.push(...move.opFirers);
  if (areSame(stamp, SCRATCH)) return true;
  stamp.length = 0;
  for (const each of SCRATCH) stamp.push(each);
  return false;
}

/** O14.1 Of one's own, who has been activated is asked for each time. */
function addUnits({ units }: State, side: Side): void {
  for (const unit of units) {
    const { at, broken, suppressed, veteran, weaponBroken, activated, weapon } = unit;
    const marks =
      (broken ? 1 : 0) + (suppressed ? 2 : 0) + (veteran ? 4 : 0) + (weaponBroken ? 8 : 0) + (activated && unit.side !== side ? 16 : 0);
    SCRATCH.push(unit, at * 32 + marks, weapon);
  }
}

function addGround({ fortifications, smoke, blaze }: State): void {
  for (const { at, kind, holder } of fortifications) SCRATCH.push(at, kind, holder);
  for (const { at, value } of smoke) SCRATCH.push(-at, value);
  SCRATCH.push('', ...blaze);
}

function addSide({ sides }: State, side: Side): void {
  const { brief, casualties, surrender, secret } = sides[side];
  SCRATCH.push(brief, casualties.length, surrender, ...secret);
}

function areSame(one: Stamp, other: Stamp): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
