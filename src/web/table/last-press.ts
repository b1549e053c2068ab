/** Where the hand pressed last: what opens by a press does not come to lie below that hand, and is not meant by the second half of a double click. */
import type { Box, Point } from '../../board/geometry.ts';
import { AWARE_MS } from './settling.ts';

interface Press {
  readonly at: Point;
  readonly time: number;
  readonly isFinger: boolean;
}

/** So long after a press whatever opens has been opened by it, in milliseconds. */
const OPENS_MS = 1000;
/** What a hand needs around its point, in pixels. */
const HAND = 22;

let last: Press | undefined;

export function notePress({ clientX, clientY, pointerType, timeStamp }: PointerEvent): void {
  last = { at: [clientX, clientY], time: timeStamp, isFinger: pointerType === 'touch' };
}

/** The press by which something has just been opened; none where a key did it. */
export function pressBefore(now: number): Press | undefined {
  return last && now - last.time <= OPENS_MS ? last : undefined;
}

/** Where the hand lies that pressed. */
export function handOf({ at: [x, y] }: Press): Box {
  return { x: x - HAND, y: y - HAND, width: 2 * HAND, height: 2 * HAND };
}

/** Whether a click at the same place was on its way before anybody could have seen what has opened there; a key makes a click without a pointer. */
export function isSecondHalf(opener: Press, { timeStamp, detail, clientX, clientY }: MouseEvent): boolean {
  const isThere = Math.hypot(clientX - opener.at[0], clientY - opener.at[1]) <= HAND;
  return detail > 0 && isThere && timeStamp - opener.time <= (opener.isFinger ? AWARE_MS.finger : AWARE_MS.pointer);
}
