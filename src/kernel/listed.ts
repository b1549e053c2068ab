/** An entry that a list is known to have; where it has none after all, the failure says what was looked for. */
export function entryOf<T>(list: readonly T[], index: number, what: string): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`There is no ${what} at ${index}: the list has ${list.length}.`);
  return entry;
}

/** Takes an entry out of a list, if it is there. Splicing would be several times slower. */
export function takeOut<T>(list: T[], entry: T): void {
  const at = list.indexOf(entry);
  if (at < 0) return;
  for (let next = at + 1; next < list.length; next++) list[next - 1] = entryOf(list, next, 'entry');
  list.pop();
}
