/** How fast things are played out. */

export type Speed = 1 | 2 | 3 | 4;
export const SPEEDS: readonly Speed[] = [1, 2, 3, 4];

/** By how much each stretches what a beat lasts: slow, steady, quick, all at once. */
export const STRETCH: Readonly<Record<Speed, number>> = { 1: 1.8, 2: 1, 3: 0.45, 4: 0 };
export const AT_ONCE: Speed = 4;
export const QUICK: Speed = 3;

/** `kept`: what was chosen at a table, and the pace of all the others at that time; whatever was chosen last holds. */
export function paceFrom(kept: string, usual: Speed): Speed {
  const [speed, before] = kept.split(' ').map((text) => SPEEDS.find((one) => String(one) === text));
  return speed !== undefined && before === usual ? speed : usual;
}
