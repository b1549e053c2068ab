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

/** How far a name steps back from a ring around its space. */
const RINGED = 10;

/** The foot of the first letter, seen from the middle of the space. */
export function labelStand(side: Side, base: boolean, isRinged = false): LabelStand {
  const reach = (base ? BASE_RING : DISC) + (isRinged ? RINGED : 0);
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

/** `text`: how large the player likes his text, where 1 is usual. */
export function labelBox([x, y]: Point, side: Side, base: boolean, words: string, text = 1, isRinged = false): Box {
  const place = labelStand(side, base, isRinged);
  const size = LABEL_SIZE * text;
  const width = words.length * size * LETTER;
  const left = { start: 0, middle: -width / 2, end: -width }[place.anchor];
  return { x: x + place.x + left, y: y + place.y - size * 0.76, width, height: size * 0.98 };
}
