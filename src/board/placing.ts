/** Where an explanation goes: beside what it explains, within the window. Lengths are pixels of the window. */
import { type Box, between, type Point, type Size } from './geometry.ts';

/** Between the anchor and the card. */
const GAP = 10;
/** Between the card and the edges of the window. */
const MARGIN = 8;

/** The upper left corner of a card: to the right where there is room, else to the left, else below, else above. */
export function beside(anchor: Box, card: Size, window: Size): Point {
  const fitsAcross = (x: number) => x >= MARGIN && x + card.width + MARGIN <= window.width;
  const fitsDown = (y: number) => y >= MARGIN && y + card.height + MARGIN <= window.height;
  const right = anchor.x + anchor.width + GAP;
  const left = anchor.x - GAP - card.width;
  const below = anchor.y + anchor.height + GAP;
  const above = anchor.y - GAP - card.height;
  // level with the anchor, as far as the window allows
  const x = between(MARGIN, anchor.x + anchor.width / 2 - card.width / 2, Math.max(MARGIN, window.width - MARGIN - card.width));
  const y = between(MARGIN, anchor.y + anchor.height / 2 - card.height / 2, Math.max(MARGIN, window.height - MARGIN - card.height));

  if (fitsAcross(right)) return [right, y];
  if (fitsAcross(left)) return [left, y];
  if (fitsDown(below)) return [x, below];
  if (fitsDown(above)) return [x, above];
  return [x, y];
}
