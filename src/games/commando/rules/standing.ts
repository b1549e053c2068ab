/** Who stands where: whatever moves a unit or changes the force does it here, so that what is at hand of it stays right. */

import { AIR_AVAILABLE, KILLED, RECRUIT_BOX } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import { entriesOf, type UnitSet } from '../content/unit-set.ts';
import { type OperationKind, STANDING, type State, type Unit } from '../state.ts';
import { operationOf } from './map.ts';

/** Puts a unit somewhere. Whoever is anywhere but in the Recruit Box is in play, and has been from then on. */
export function place(s: State, unit: Unit, at: string): void {
  const { bit } = theatreOf(s).unit(unit.id);
  takeAway(s, bit, unit.at);
  putDown(s, bit, at);
  unit.at = at;
  if (at !== RECRUIT_BOX) unit.served = true;
}

function takeAway(s: State, set: UnitSet, from: string): void {
  const standing = s[STANDING];
  if (from === RECRUIT_BOX) standing.inRecruitBox &= ~set;
  else if (from === AIR_AVAILABLE) standing.airAvailable &= ~set;
  else if (from === KILLED) standing.killed &= ~set;
  else {
    const { index } = theatreOf(s).space(from);
    standing.inSpace[index] = (standing.inSpace[index] ?? 0) & ~set;
  }
}

function putDown(s: State, set: UnitSet, at: string): void {
  const standing = s[STANDING];
  if (at === RECRUIT_BOX) standing.inRecruitBox |= set;
  else if (at === AIR_AVAILABLE) standing.airAvailable |= set;
  else if (at === KILLED) standing.killed |= set;
  else {
    const { index } = theatreOf(s).space(at);
    standing.inSpace[index] = (standing.inSpace[index] ?? 0) | set;
  }
}

/** 11.0 An operation begins, as yet without a force. */
export function beginOperation(s: State, kind: OperationKind, from: string): void {
  s.operation = { kind, from, force: [], helicopters: [], at: from, moved: 0, mustStop: false, boost: '', reconned: false };
  s[STANDING].inForce = 0;
}

export function endOperation(s: State): void {
  s.operation = undefined;
  s[STANDING].inForce = 0;
}

/** 10.3 The units of a force go together, with whatever they carry. */
export function relocate(s: State, to: string): void {
  const operation = operationOf(s);
  const { inForce } = s[STANDING];
  takeAway(s, inForce, operation.at);
  putDown(s, inForce, to);
  for (const unit of entriesOf(s.units, inForce)) unit.at = to;
  for (const objective of s.objectives) if (objective.carrier && operation.force.includes(objective.carrier)) objective.at = to;
  operation.at = to;
  operation.moved++;
}

export function joinForce(s: State, id: string): void {
  operationOf(s).force.push(id);
  s[STANDING].inForce |= theatreOf(s).unit(id).bit;
}

/** A unit that leaves play is no longer part of the force or of a line of battle. */
export function leaveForce(s: State, id: string): void {
  const { operation, battle } = s;
  if (operation) operation.force = operation.force.filter((member) => member !== id);
  if (battle) battle.line = battle.line.filter((member) => member !== id);
  s[STANDING].inForce &= ~theatreOf(s).unit(id).bit;
}
