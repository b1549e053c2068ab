/** Counters that are alike: of one type, with the same weapon. In the box they lie on one another. */
import { unitType, weaponType } from '../content/counters.ts';
import type { Carrier } from '../state.ts';

export function sortOf({ unit, weapon }: Carrier): string {
  return `${unitType(unit).id} ${weapon === '' ? '' : weaponType(weapon).id}`;
}

/** One of each sort. */
export function uppermost(units: readonly Carrier[]): readonly Carrier[] {
  const sorts = new Map<string, Carrier>();
  for (const carrier of units) if (!sorts.has(sortOf(carrier))) sorts.set(sortOf(carrier), carrier);
  return [...sorts.values()];
}
