/** What is worked out about a position for a side belongs to that position: made when first asked for, gone with it. */
import type { BySide, Side } from '../content/terms.ts';
import type { State } from '../state.ts';

export function perPosition<T>(make: () => T): (state: State, side: Side) => T {
  const made = new WeakMap<State, BySide<T | undefined>>();
  return (state, side) => {
    let ofBoth = made.get(state);
    if (!ofBoth) {
      ofBoth = { axis: undefined, allies: undefined };
      made.set(state, ofBoth);
    }
    ofBoth[side] ??= make();
    return ofBoth[side];
  };
}
