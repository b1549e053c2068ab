/** Something that must be there: says what was missing, where a cast would let it go on as nothing. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`);
  return value;
}

/** An entry of a list, counted from 0. */
export function entryOf<T>(list: readonly T[], index: number, what: string): T {
  return present(list[index], `${what} ${index} of ${list.length}`);
}
