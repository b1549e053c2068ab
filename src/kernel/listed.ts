/** An entry that a list is known to have; where it has none after all, the failure says what was looked for. */
export function entryOf<T>(list: readonly T[], index: number, what: string): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`There is no ${what} at ${index}: the list has ${list.length}.`);
  return entry;
}
