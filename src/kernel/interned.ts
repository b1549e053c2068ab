/**
 * The engine keeps one copy of every property name and compares those by address. Ids are compared
 * in every rule, so it is worth letting all of them be such copies: simulation is several times faster.
 */
export function interned(id: string): string {
  return Object.keys({ [id]: 0 })[0] as string;
}

/** Entries by id: from an interned id to its entry a record without prototype is about twice as fast as a Map. */
export type Index<T> = Readonly<Record<string, T | undefined>>;

export function indexOf<T>(entries: Iterable<readonly [id: string, entry: T]>): Index<T> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
