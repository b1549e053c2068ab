/** How long to wait before trying again: twice as long each time, up to a limit, and never all at the same moment. */
const FIRST_MS = 400;
const MOST_MS = 15_000;

/** `chance` is a random number from 0 to 1: between half of the delay and all of it. */
export function delayBefore(failures: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** failures, MOST_MS);
  return Math.round((whole * (1 + chance)) / 2);
}
