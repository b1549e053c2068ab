/** O21.1.1 Weapons change hands in the middle of a Move Order. */
import { during, type State, theUnit, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { Option, Table } from '../vocabulary.ts';
import { ofUnits, option, type Refusal, refusal } from './asking.ts';
import { moving, mustStillMove, ownMovementLeft } from './moving.ts';

/** Those who carry something and have not ended their movement. */
function carriers(state: State): Unit[] {
  const { active, finished } = moving(state);
  return state.units.filter(({ id, weapon }) => weapon !== '' && active.includes(id) && !finished.includes(id));
}

export const transfer = option(
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
    // Whoever has ended its movement has no MPs available any more.
    if (!unit || !active.includes(id) || finished.includes(id)) return refusal('nobody-moving', 'O21.1.1', { unit: id });
    if (unit.weapon === '') return refusal('no-weapon', 'O21.1.1', { unit: id });
    if (!receiver || receiver.side !== unit.side || receiver.at !== unit.at || id === to)
      return refusal('not-together', 'O21.1.1', { unit: to });
    if (receiver.weapon !== '') return refusal('weapon-already', '8.1.1', { unit: to });
    if (ownMovementLeft(state, unit) < 1) return refusal('no-movement-left', 'O21.1.1', { unit: id });
    return whyNotSpend(state, id, to);
  },
);

/** 11.3 A weapon may be thrown away at any time: on the way it sets its carrier free. */
export const throwAway: Option = { ...ofUnits('abandon', '11.3', (state) => carriers(state).map(({ id }) => id)), minor: true };

/** O14.4 The MP that is paid for it must not be the one that somebody needs to cross a hexside. */
function whyNotSpend(state: State, id: string, to: string): Refusal | undefined {
  if (!mustStillMove(state) || mustStillMove(afterwards(state, id, to))) return undefined;
  return refusal('must-move', 'O14.4', { unit: id });
}

function afterwards(state: State, id: string, to: string): State {
  const { weapon, weaponBroken } = theUnit(state, id);
  const units = state.units.map((unit) => {
    if (unit.id === id) return { ...unit, weapon: '', weaponBroken: false };
    return unit.id === to ? { ...unit, weapon, weaponBroken } : unit;
  });
  const doing = state.doing.map((each) => (each.what === 'move' ? { ...each, paid: [...each.paid, id] } : each));
  return { ...state, units, doing };
}

export function giveWeapon(t: Table, from: string, to: string): void {
  const { state } = t;
  const unit = theUnit(state, from);
  const { weapon, weaponBroken, side } = unit;
  Object.assign(theUnit(state, to), { weapon, weaponBroken });
  Object.assign(unit, { weapon: '', weaponBroken: false });
  during(state, 'move').paid.push(from);
  t.tell?.({ type: 'weapon-given', rule: 'O21.1.1', side, weapon, unit: from, receiver: to });
}
