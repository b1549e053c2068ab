/** Where things are, in the board's own units or in pixels: the function that takes them says which. */
export type Point = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box on the board, by its upper left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Only the box: what a browser measures keeps its lengths to itself, and a copy of it has none. */
export const boxOnly = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** Held between two bounds. */
export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** The smallest that holds all of these, which are one at least. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/** Whether a point lies on a box, or so far beside it at most. */
export function liesOn({ x, y, width, height }: Box, [px, py]: Point, beside = 0): boolean {
  return px >= x - beside && px <= x + width + beside && py >= y - beside && py <= y + height + beside;
}
