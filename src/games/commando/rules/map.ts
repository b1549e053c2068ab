/** 3.0 The map, 4.0 the counters on it, 10.2 stacking, 17.0 bases. */

import type { Ability } from '../content/terms.ts';
import { theatreOf, type UnitCounter } from '../content/theatres.ts';
import {
  AIR_AVAILABLE,
  type Battle,
  type EventInPlay,
  KILLED,
  type Objective,
  type Operation,
  RECRUIT_BOX,
  type State,
  type Unit,
} from '../state.ts';

export function missionOf(s: State) {
  return theatreOf(s).mission(s.mission);
}

/** 17.0 Printed on the map. */
export function isPrintedBase(s: State, space: string): boolean {
  return theatreOf(s).space(space).base;
}

/** Printed, or built in play: both are friendly bases for stacking and for objectives brought home. */
export function isBase(s: State, space: string): boolean {
  return isPrintedBase(s, space) || s.forwardBases.includes(space);
}

export function isSpace(s: State, id: string): boolean {
  return theatreOf(s).isSpace(id);
}

/** 8.0 Held in strength, says the Mission card. */
export function isBarred(s: State, space: string): boolean {
  return missionOf(s).barred.includes(space);
}

/** Units stand in the state in the order of the theatre's counters. */
export function findUnit(s: State, id: string): Unit | undefined {
  const counter = theatreOf(s).findUnit(id);
  return counter && s.units[counter.index];
}

export function unitOf(s: State, id: string): Unit {
  return s.units[theatreOf(s).unit(id).index] as Unit;
}

export function counterOf(s: State, id: string): UnitCounter {
  return theatreOf(s).unit(id);
}

/** Whoever is anywhere but in the Recruit Box is in play, and has been from then on. */
export function place(unit: Unit, at: string): void {
  unit.at = at;
  if (at !== RECRUIT_BOX) unit.served = true;
}

/** Ground units and leaders: whatever stands on the ground. */
export function groundUnitsAt(s: State, space: string): Unit[] {
  const { units: counters } = theatreOf(s);
  const here: Unit[] = [];
  for (let i = 0; i < counters.length; i++) {
    const unit = s.units[i] as Unit;
    if (unit.at === space && !(counters[i] as UnitCounter).air) here.push(unit);
  }
  return here;
}

export function hasGroundUnits(s: State, space: string): boolean {
  const { units: counters } = theatreOf(s);
  for (let i = 0; i < counters.length; i++) if (s.units[i]?.at === space && !counters[i]?.air) return true;
  return false;
}

/** Spaces in which something of the player's stands. */
export function occupiedSpaces(s: State): string[] {
  const spaces: string[] = [];
  for (const unit of s.units) if (isOnMap(unit) && !spaces.includes(unit.at)) spaces.push(unit.at);
  return spaces;
}

export function isOnMap({ at }: Unit): boolean {
  return at !== RECRUIT_BOX && at !== AIR_AVAILABLE && at !== KILLED;
}

export function objectivesAt(s: State, space: string): Objective[] {
  return s.objectives.filter((objective) => objective.at === space);
}

export function hiddenObjectiveAt(s: State, space: string): Objective | undefined {
  return s.objectives.find((objective) => objective.at === space && !objective.faceUp);
}

export function hiddenObjectives(s: State): Objective[] {
  return s.objectives.filter((objective) => !objective.faceUp);
}

/** 10.2 Six, unless the Mission card says otherwise. */
export function stackingLimit(s: State): number {
  return missionOf(s).stacking;
}

/** 10.2 Whether these units, ending a move there, keep the limit. Leaders do not count; bases have no limit. */
export function fits(s: State, space: string, force: readonly string[]): boolean {
  if (isBase(s, space)) return true;
  const theatre = theatreOf(s);
  let count = 0;
  for (const id of force) if (!theatre.unit(id).leader) count++;
  for (let i = 0; i < s.units.length; i++) {
    const unit = s.units[i] as Unit;
    if (unit.at !== space || force.includes(unit.id)) continue;
    const counter = theatre.units[i] as UnitCounter;
    if (!counter.leader && !counter.air) count++;
  }
  return count <= stackingLimit(s);
}

/** The operation under way; asking for it outside one is a mistake in the rules. */
export function operationOf(s: State): Operation {
  if (s.operation === undefined) throw new Error('No operation is under way.');
  return s.operation;
}

export function eventOf(s: State): EventInPlay {
  if (s.event === undefined) throw new Error('No Event card is in play.');
  return s.event;
}

export function battleOf(s: State): Battle {
  if (s.battle === undefined) throw new Error('No battle is being fought.');
  return s.battle;
}

/** 10.3 Whether a unit with this ability belongs to the force, aboard another or not. */
export function forceHas(s: State, ability: Ability): boolean {
  const { force } = operationOf(s);
  for (const { id } of theatreOf(s).having[ability]) if (force.includes(id)) return true;
  return false;
}

/** 10.2 Whether such a unit is stacked with the force in a space: it came along, or stands there already (ruling 59). */
export function stackedWithForce(s: State, ability: Ability, space: string): boolean {
  if (forceHas(s, ability)) return true;
  if (s.rules['stacked-with'] === 'same-force') return false;
  for (const { index } of theatreOf(s).having[ability]) if (s.units[index]?.at === space) return true;
  return false;
}

/** The mission goes on: nothing has ended it. */
export function goesOn(s: State): boolean {
  return s.phase === 'operations';
}
