/**
 * What follows from what lies open on the table. A view has all of it, as a state has: so rules, terminal and board reckon
 * it here, and only here.
 */

import { RECOVERED } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import type { State } from '../state.ts';

type Open<Keys extends keyof State> = Readonly<Pick<State, 'theatre' | Keys>>;

/** 17.0 Printed on the map. */
export function isPrintedBase(s: Open<never>, space: string): boolean {
  return theatreOf(s).space(space).base;
}

/** Printed, or built in play: both are friendly bases for stacking and for objectives brought home. */
export function isBase(s: Open<'forwardBases'>, space: string): boolean {
  return isPrintedBase(s, space) || s.forwardBases.includes(space);
}

/** 10.3 A force is as fast as its slowest unit; what rides does not slow it. Nothing where nobody marches. */
export function slowest(s: Open<'units' | 'operation'>): number {
  const theatre = theatreOf(s);
  let movement = Number.POSITIVE_INFINITY;
  for (const id of s.operation?.force ?? []) {
    const counter = theatre.unit(id);
    if (counter.movement < movement && s.units[counter.index]?.aboard === '') movement = counter.movement;
  }
  return movement === Number.POSITIVE_INFINITY ? 0 : movement;
}

/** 34.0 The space that supplies lend to the force. */
export function lentSpaces(s: Open<'operation'>): number {
  return s.operation?.boost ? 1 : 0;
}

/** 15.0 Spaces the force may move in this operation. */
export function allowance(s: Open<'units' | 'operation'>): number {
  return slowest(s) + lentSpaces(s);
}

/** 25.0 Paratroopers in a space who have not made their jump. */
export function readyToJump(s: Open<'units'>, space: string): string[] {
  const ready: string[] = [];
  for (const { id, index } of theatreOf(s).having.paratrooper) {
    const unit = s.units[index];
    if (unit?.at === space && !unit.jumped) ready.push(id);
  }
  return ready;
}

/** 19.2, 29.0, 34.0 The dice of the unit that fires now, by where they come from. */
export interface Fire {
  readonly firepower: number;
  readonly supply: number;
  readonly air: number;
}

export function fireNow(s: Open<'battle'>): Fire {
  if (s.battle === undefined) return { firepower: 0, supply: 0, air: 0 };
  const theatre = theatreOf(s);
  const { firing, supply, support } = s.battle;
  let air = 0;
  for (const id of support) air += theatre.unit(id).firepower;
  return { firepower: firing === '' ? 0 : theatre.unit(firing).firepower, supply: supply === '' ? 0 : 1, air };
}

export function diceNow(s: Open<'battle'>): number {
  const { firepower, supply, air } = fireNow(s);
  return firepower + supply + air;
}

/** 6.1 Real Objectives brought home so far. */
export function recoveredCount({ objectives }: { readonly objectives: readonly { readonly at: string }[] }): number {
  let home = 0;
  for (const { at } of objectives) if (at === RECOVERED) home++;
  return home;
}
