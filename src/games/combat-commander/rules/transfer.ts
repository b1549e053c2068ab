/** O21.1.1 Weapons change hands in the middle of a Move Order. */
import { withUnitsOfItsOwn } from '../copy.ts';
import { type State, theUnit, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { byTheWay, ofUnits, option, quietly, type Refusal, refusal } from './asking.ts';
import { moving, mustStillMove, ownMovementLeft } from './moving.ts';

/** Those who carry something and have not ended their movement. */
function carriers(state: State): Unit[] {
  const { active, finished } = moving(state);
  return state.units.filter(({ id, weapon }) => weapon !== '' && active.includes(id) && !finished.includes(id));
}

const handingOver = option(
  'transfer',
  'O21.1.1',
  (state) =>
    carriers(state).flatMap((unit) =>
      unitsAt(state, unit.at)
        .filter((other) => other.side === unit.side && other !== unit && other.weapon === '')
        .map((other) => ({ kind: 'transfer', unit: unit.id, receiver: other.id }) as const),
    ),
  (state, { unit: id, receiver: to }) => {
    const unit = unitCalled(state, id);
    const receiver = unitCalled(state, to);
    const { active, finished } = moving(state);
    if (!unit || !active.includes(id)) return refusal('nobody-moving', 'O21.1.1', { unit: id });
    // It has no MPs available any more.
    if (finished.includes(id)) return refusal('has-moved', 'O21.1.1', { unit: id });
    if (unit.weapon === '') return refusal('no-weapon', 'O21.1.1', { unit: id });
    if (!receiver || receiver.side !== unit.side || receiver.at !== unit.at || id === to)
      return refusal('not-together', 'O21.1.1', { unit: to });
    if (receiver.weapon !== '') return refusal('weapon-already', '8.1.1', { unit: to });
    if (ownMovementLeft(state, unit) < 1) return refusal('no-movement-left', 'O21.1.1', { unit: id });
    return whyNotSpend(state, id, to);
  },
);

export const transfer = byTheWay(handingOver);

/** 11.3 A weapon may be thrown away at any time: on the way it sets its carrier free. */
export const throwAway = quietly(ofUnits('abandon', '11.3', (state) => carriers(state).map(({ id }) => id)));

/** O14.4 The MP that is paid for it must not be the one that somebody needs to cross a hexside: it is tried on a copy. */
function whyNotSpend(state: State, id: string, to: string): Refusal | undefined {
  if (!mustStillMove(state)) return undefined;
  const after = withUnitsOfItsOwn(state);
  giveWeapon(after, id, to);
  return mustStillMove(after) ? undefined : refusal('must-move', 'O14.4', { unit: id });
}

/** The unit pays an MP for it. */
function giveWeapon(state: State, from: string, to: string): void {
  const unit = theUnit(state, from);
  const receiver = theUnit(state, to);
  receiver.weapon = unit.weapon;
  receiver.weaponBroken = unit.weaponBroken;
  unit.weapon = '';
  unit.weaponBroken = undefined;
  moving(state).paid.push(from);
}

export function handOver(t: Table, from: string, to: string): void {
  const { side, weapon } = theUnit(t.state, from);
  giveWeapon(t.state, from, to);
  t.tell?.({ type: 'weapon-given', rule: 'O21.1.1', side, weapon, unit: from, receiver: to });
}
