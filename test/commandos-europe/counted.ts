/** Positions of Commandos: Europe from which lines of play are counted. */
import type { Counted } from '../games.ts';

export const COUNTED: readonly Counted[] = [];
