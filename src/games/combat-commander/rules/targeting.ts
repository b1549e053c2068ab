/** O20.2.3, O18.2.2 The Targeting Roll: the product of the dice, less the Hindrance, must exceed the range. */
import type { Known } from '../state.ts';
import { hindranceBetween, mapOf } from './line-of-sight.ts';

export interface Aim {
  readonly range: number;
  readonly hindrance: number;
}

/** From a hex that sees the other; a spotter may call down fire upon himself. */
export function aimFrom(state: Known, from: number, hex: number): Aim {
  const hindrance = from === hex ? 0 : Math.max(0, hindranceBetween(state, from, hex));
  return { range: mapOf(state).distance(from, hex), hindrance };
}

export const isHit = ({ range, hindrance }: Aim, product: number): boolean => product - hindrance > range;

/** The least product that hits. */
export const productNeeded = ({ range, hindrance }: Aim): number => range + hindrance + 1;
