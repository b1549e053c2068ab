/** Where the orders lie while they are open: below everything there is to decide or to see, if that leaves room enough to read them. */

/** Fewer pixels are no room for the orders. */
const ROOM = 180;

/**
 * So many pixels below the head of the column; undefined where there is no room. `ends`: how far down reaches each part of what is asked
 * or played out, and of its answers.
 */
export function ordersBelow(ends: readonly number[], head: number, foot: number): number | undefined {
  const last = ends.reduce((most, end) => Math.max(most, end), head);
  return foot - last >= ROOM ? last - head : undefined;
}
