/** How fast things are played out. */
import type { Speed } from '../../settings.tsx';

/** By how much each stretches what a beat lasts: slow, steady, quick, all at once. */
export const STRETCH: Readonly<Record<Speed, number>> = { 1: 1.8, 2: 1, 3: 0.45, 4: 0 };
export const AT_ONCE: Speed = 4;
export const QUICK: Speed = 3;
