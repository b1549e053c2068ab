/** Where the odds of a shot stand: beside the counters that it is aimed at, and upon nobody else's. */
import type { Point } from '../../../board/geometry.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import type { View } from '../view.ts';
import { centreOf } from './ground.ts';
import { layOut } from './stacks.ts';

export interface Beside {
  readonly at: Point;
  /** On which side of that point the plate stands; upon it, where both sides are taken. */
  readonly side: 'below' | 'above' | 'upon';
}

/** From the middle of a hex, where neither side is free. */
const UPON = 30;
const GAP = 2;

/** Below the counters of a hex, or above them, whichever hex is empty. */
export function besideCounters(view: View, hex: number): Beside {
  const [x, y] = centreOf(hex);
  const { stacks } = layOut(view);
  const pieces = stacks.filter((stack) => stack.hex === hex).flatMap((stack) => stack.pieces);
  const inColumn = (mapOf(view).adjacent[hex] ?? []).filter((other) => centreOf(other)[0] === x);
  const isFree = (other: number | undefined) => other !== undefined && !stacks.some((stack) => stack.hex === other);
  if (isFree(inColumn.find((other) => centreOf(other)[1] > y)))
    return { at: [x, Math.max(y, ...pieces.map(({ at, height }) => at[1] + height / 2)) + GAP], side: 'below' };
  if (isFree(inColumn.find((other) => centreOf(other)[1] < y)))
    return { at: [x, Math.min(y, ...pieces.map(({ at, height }) => at[1] - height / 2)) - GAP], side: 'above' };
  return { at: [x, y + UPON], side: 'upon' };
}
