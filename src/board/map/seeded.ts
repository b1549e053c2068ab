/** Chance for drawings: the same sheet each time, whatever the dice of the game do. */
export type Chance = () => number;

/** Numbers from 0 to 1 that follow from the text alone (mulberry32 over an FNV hash). */
export function chanceOf(text: string): Chance {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number somewhere between two bounds. */
export function somewhere(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}
