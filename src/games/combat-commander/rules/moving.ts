/** O21.1, O21.2 Who moves: those under way, those still to set out, and what they have left. */
import type { Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { during, type Known, type State, theUnit, type Unit } from '../state.ts';
import { canExit, canMove, whyNotMoveInto } from './activation.ts';
import { type Refusal, refusal } from './asking.ts';
import { mapOf } from './line-of-sight.ts';
import { moveCost } from './terrain.ts';
import { isTied, movementOf } from './units.ts';

export type Move = Doings<'move'>;

/** O21 An order to Move, before anybody has set out. */
export function newMove(side: Side, active: string[]): Move {
  return {
    what: 'move',
    side,
    active,
    finished: [],
    group: [],
    paid: [],
    spent: 0,
    onRoad: false,
    stopped: false,
    crossed: false,
    opFirers: [],
    scrounged: [],
    answered: true,
    sheltered: false,
    entered: false,
    enteredHex: -1,
  };
}

export const moving = (state: Known): Move => during(state, 'move');

export const groupUnits = (state: Known): Unit[] => moving(state).group.map((id) => theUnit(state, id));

/** Activated, and not done yet. */
export function waiting(state: State): Unit[] {
  const { active, finished, group } = moving(state);
  return active.filter((id) => !finished.includes(id) && !group.includes(id)).map((id) => theUnit(state, id));
}

/** O21.2, T93 What the group has left: its slowest member decides. */
export function movementLeft(state: Known): number {
  const { spent, onRoad, stopped } = moving(state);
  if (stopped) return 0;
  return slowest(state, groupUnits(state)) + (onRoad ? 1 : 0) - spent;
}

const slowest = (state: Known, units: readonly Unit[]): number => Math.min(...units.map((unit) => ownMovement(state, unit)));

/** O21.1.1 What a unit has handed over weapons for is gone. */
function ownMovement(state: Known, unit: Unit): number {
  return movementOf(state, unit) - moving(state).paid.filter((id) => id === unit.id).length;
}

export function ownMovementLeft(state: State, unit: Unit): number {
  const { group, spent, onRoad, stopped } = moving(state);
  if (!group.includes(unit.id)) return ownMovement(state, unit);
  return stopped ? 0 : ownMovement(state, unit) + (onRoad ? 1 : 0) - spent;
}

export const hasSetOut = ({ entered, spent }: Move): boolean => entered || spent > 0;

/** All hexes of which `whyNotStep` in move.ts has nothing to say, found at one go: they are listed at every step. */
export const possibleSteps = (state: State): number[] => stepsOf(state, groupUnits(state), movementLeft(state));

function stepsOf(state: State, units: readonly Unit[], movement: number): number[] {
  const [first] = units;
  if (!first) return [];
  return (mapOf(state).adjacent[first.at] ?? []).filter(
    (hex) =>
      moveCost(state, first.side, first.at, hex) <= movement && units.every((unit) => whyNotMoveInto(state, unit, hex) === undefined),
  );
}

/** O21.2 Whether units that begin in one hex could go anywhere together. */
function canGoTogether(state: State, units: readonly Unit[]): boolean {
  const [only, another] = units;
  if (only && !another) return canMove(state, only, ownMovement(state, only));
  const movement = slowest(state, units);
  if (movement >= 1 && units.every((unit) => canExit(state, unit))) return true;
  return stepsOf(state, units, movement).length > 0;
}

/** Whether those under way can go on. */
export function canGoOn(state: State): boolean {
  if (movementLeft(state) >= 1 && groupUnits(state).every((unit) => canExit(state, unit))) return true;
  return possibleSteps(state).length > 0;
}

const canAnybodySetOut = (state: State): boolean => waiting(state).some((unit) => canGoTogether(state, [unit]));

/** O14.4 At least one hexside must be crossed, as long as that is possible. */
export function mustStillMove(state: State): boolean {
  const { crossed, group } = moving(state);
  return !crossed && (canAnybodySetOut(state) || (group.length > 0 && canGoOn(state)));
}

/** O14.4 The same for those under way: nobody else could do it for them. */
export function isLastHope(state: State): boolean {
  return !moving(state).crossed && !canAnybodySetOut(state) && canGoOn(state);
}

/** Whoever cannot go anywhere does not set out, and keeps nobody else back. */
export function whyNotTogether(state: State, units: readonly Unit[]): Refusal | undefined {
  if (canGoTogether(state, units)) return undefined;
  const tied = units.find((unit) => isTied(state, unit));
  return tied ? refusal('tied-weapon', 'SR.18', { unit: tied.id }) : refusal('nobody-can', 'O21.2');
}
