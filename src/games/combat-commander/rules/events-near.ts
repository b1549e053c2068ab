/** Whom an event looks for, and where. */
import type { Side } from '../content/terms.ts';
import type { State, Unit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { mapOf } from './line-of-sight.ts';
import { fits } from './stacking.ts';
import { isImpassableFor } from './terrain.ts';

/** A procedure where something is asked or revealed, a plain deed where not. */
export type Happening = (t: Table, side: Side) => Rules | undefined;

export const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);

export const unitsOf = (state: State, side: Side): Unit[] => state.units.filter((unit) => unit.side === side);

export const brokenUnits = (state: State): Unit[] => state.units.filter(({ broken }) => broken);

/** The things nearest to a hex: one, or several equally near. */
export function nearest<T>(state: State, hex: number, things: readonly T[], at: (thing: T) => number): T[] {
  const map = mapOf(state);
  const away = things.map((thing) => map.distance(hex, at(thing)));
  const least = Math.min(...away);
  return things.filter((_, i) => away[i] === least);
}

/** In or adjacent to a hex. */
function around(state: State, hex: number): number[] {
  return [hex, ...(mapOf(state).adjacent[hex] ?? [])];
}

/** In or adjacent to a hex, within stacking limits, where a unit can exist at all. */
export function roomFor(state: State, hex: number, side: Side, unit: string): number[] {
  return around(state, hex).filter((at) => !isImpassableFor(state, at) && fits(state, at, side, unit));
}
