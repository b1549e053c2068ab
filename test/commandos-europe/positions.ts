/** Positions for reasons that play alone seldom leads to. */
import type { Arranged } from '../games.ts';

export const POSITIONS: readonly Arranged[] = [];
