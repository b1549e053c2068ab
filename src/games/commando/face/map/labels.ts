/** Where a space's name stands, and how much room it takes. */

import type { Box, Point } from '../../../../board/geometry.ts';
import type { Side } from '../drawings/schema.ts';

export const DISC = 21;
/** The ring of a base reaches further out than a disc. */
export const BASE_RING = 26;
const LABEL_SIZE = 15.5;
/** The widest letters of the label face, in shares of its size. */
const LETTER = 0.455;

export interface LabelStand {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The foot of the first letter, seen from the middle of the space. */
export function labelStand(side: Side, base: boolean): LabelStand {
  const reach = base ? BASE_RING : DISC;
  const slant = reach * 0.74;
  switch (side) {
    case 's':
      return { x: 0, y: reach + 15.5, anchor: 'middle' };
    case 'n':
      return { x: 0, y: -reach - 5, anchor: 'middle' };
    case 'e':
      return { x: reach + 5, y: 5.5, anchor: 'start' };
    case 'w':
      return { x: -reach - 5, y: 5.5, anchor: 'end' };
    case 'se':
      return { x: slant + 5, y: slant + 10, anchor: 'start' };
    case 'sw':
      return { x: -slant - 5, y: slant + 10, anchor: 'end' };
    case 'ne':
      return { x: slant + 4, y: -slant, anchor: 'start' };
    case 'nw':
      return { x: -slant - 4, y: -slant, anchor: 'end' };
  }
}

export function labelBox([x, y]: Point, side: Side, base: boolean, words: string): Box {
  const place = labelStand(side, base);
  const width = words.length * LABEL_SIZE * LETTER;
  const left = { start: 0, middle: -width / 2, end: -width }[place.anchor];
  return { x: x + place.x + left, y: y + place.y - LABEL_SIZE * 0.76, width, height: LABEL_SIZE * 0.98 };
}
