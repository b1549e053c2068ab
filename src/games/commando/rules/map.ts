/** 3.0 The map, 4.0 the counters on it, 10.2 stacking, 17.0 bases. */
import { entryOf } from '../../../kernel/listed.ts';
import type { Ability } from '../content/terms.ts';
import { missionOf, type Space, theatreOf, type UnitCounter } from '../content/theatres.ts';
import { entriesOf, sizeOf, type UnitSet } from '../content/unit-set.ts';
import { type Battle, type EventInPlay, type Objective, type Operation, STANDING, type State, type Unit } from '../state.ts';

export function isSpace(s: State, id: string): boolean {
  return theatreOf(s).isSpace(id);
}

/** 8.0 Held in strength, says the Mission card. */
export function isBarred(s: State, space: string): boolean {
  const { barred } = missionOf(s);
  return barred.length > 0 && barred.includes(space);
}

/** Units stand in the state in the order of the theatre's counters. */
export function findUnit(s: State, id: string): Unit | undefined {
  const counter = theatreOf(s).findUnit(id);
  return counter && s.units[counter.index];
}

export function unitOf(s: State, id: string): Unit {
  return entryOf(s.units, theatreOf(s).unit(id).index, 'unit');
}

export function counterOf(s: State, id: string): UnitCounter {
  return theatreOf(s).unit(id);
}

/** Everybody in a space, aircraft too. */
export function inSpace(s: State, { index }: Space): UnitSet {
  return s[STANDING].inSpace[index] ?? 0;
}

/** Ground units and leaders: whatever stands on the ground. */
export function groundUnitsAt(s: State, space: string): Unit[] {
  const theatre = theatreOf(s);
  return entriesOf(s.units, inSpace(s, theatre.space(space)) & theatre.ground);
}

export function hasGroundUnits(s: State, space: string): boolean {
  const theatre = theatreOf(s);
  return (inSpace(s, theatre.space(space)) & theatre.ground) !== 0;
}

/** Whoever is in none of the boxes. */
export function onMap(s: State): UnitSet {
  const { inRecruitBox, airAvailable, killed } = s[STANDING];
  return theatreOf(s).everybody & ~(inRecruitBox | airAvailable | killed);
}

/** Spaces in which something of the player's stands, in the order of the units. */
export function occupiedSpaces(s: State): Space[] {
  const theatre = theatreOf(s);
  const spaces: Space[] = [];
  let rest = onMap(s);
  while (rest !== 0) {
    const space = theatre.space(entryOf(s.units, 31 - Math.clz32(rest & -rest), 'unit').at);
    spaces.push(space);
    rest &= ~inSpace(s, space);
  }
  return spaces;
}

export function objectivesAt(s: State, space: string): Objective[] {
  return s.objectives.filter((objective) => objective.at === space);
}

export function hiddenObjectiveAt(s: State, space: string): Objective | undefined {
  for (const objective of s.objectives) if (objective.at === space && !objective.faceUp) return objective;
  return undefined;
}

export function hiddenObjectives(s: State): Objective[] {
  return s.objectives.filter((objective) => !objective.faceUp);
}

/** 10.2 Six, unless the Mission card says otherwise. */
export function stackingLimit(s: State): number {
  return missionOf(s).stacking;
}

/** 10.2 Whether these units, ending a move there, keep the limit. Leaders do not count; bases have no limit. */
export function fits(s: State, space: Space, units: UnitSet): boolean {
  if (space.base) return true;
  const stack = (inSpace(s, space) | units) & theatreOf(s).stacking;
  return sizeOf(stack) <= stackingLimit(s) || s.forwardBases.includes(space.id);
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
  return (s[STANDING].inForce & theatreOf(s).able[ability]) !== 0;
}

/** 10.2 Whether such a unit is stacked with the force in a space: it came along, or stands there already (ruling 59). */
export function stackedWithForce(s: State, ability: Ability, space: Space): boolean {
  const able = theatreOf(s).able[ability];
  if ((s[STANDING].inForce & able) !== 0) return true;
  return s.rules['stacked-with'] === 'same-space' && (inSpace(s, space) & able) !== 0;
}

/** The space where the force is. */
export function spaceOfForce(s: State): Space {
  return theatreOf(s).space(operationOf(s).at);
}

/** The mission goes on: nothing has ended it. */
export function goesOn(s: State): boolean {
  return s.phase === 'operations';
}
