/**
 * Sets of units as whole numbers: a bit for each counter of a theatre, in their order. Who is in a space, who has an
 * ability, who may march: such sets are joined, compared and counted in one step, as often as rules ask.
 */
export type UnitSet = number;

/** A whole number has so many bits. */
export const MOST_UNITS = 32;

export function setOf(counters: readonly { readonly bit: UnitSet }[]): UnitSet {
  let set = 0;
  for (const { bit } of counters) set |= bit;
  return set;
}

/** How many are in it: bits are added up in pairs, then fours, then eights. */
export function sizeOf(set: UnitSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Of a list with an entry for each counter, those of the units in the set, in their order. */
export function entriesOf<T>(list: readonly T[], set: UnitSet): T[] {
  const entries: T[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const entry = list[31 - Math.clz32(rest & -rest)];
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}
