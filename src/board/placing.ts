/** Where an explanation goes: beside what it explains, within the window. Lengths are pixels of the window. */
import { type Box, between, type Point, type Size } from './geometry.ts';

/** Between the anchor and the card. */
const GAP = 10;
/** Between the card and the edges of the window. */
const MARGIN = 8;

/** Something that had better not be covered; the heavier, the less. */
export interface Obstacle extends Box {
  readonly weight: number;
}

/**
 * The upper left corner of a card beside its anchor, never upon it: where it covers least of what lies around, and
 * where that is the same, to the right, else to the left, else below, else above.
 */
export function beside(anchor: Box, card: Size, window: Size, obstacles: readonly Obstacle[] = []): Point {
  const fitsAcross = (x: number) => x >= MARGIN && x + card.width + MARGIN <= window.width;
  const fitsDown = (y: number) => y >= MARGIN && y + card.height + MARGIN <= window.height;
  // along the anchor's middle, its beginning and its end, as far as the window allows
  const across = along(anchor.x, anchor.width, card.width, window.width);
  const down = along(anchor.y, anchor.height, card.height, window.height);
  const right = anchor.x + anchor.width + GAP;
  const left = anchor.x - GAP - card.width;
  const below = anchor.y + anchor.height + GAP;
  const above = anchor.y - GAP - card.height;
  const places: Point[] = [
    ...[right, left].filter(fitsAcross).flatMap((x) => down.map((y): Point => [x, y])),
    ...[below, above].filter(fitsDown).flatMap((y) => across.map((x): Point => [x, y])),
  ];
  const covered = ([x, y]: Point) => obstacles.reduce((sum, obstacle) => sum + obstacle.weight * shared({ x, y, ...card }, obstacle), 0);
  const [first = [across[0], down[0]] satisfies Point, ...others] = places;
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), first);
}

function along(from: number, length: number, card: number, window: number): readonly [number, number, number] {
  const within = (at: number) => between(MARGIN, at, Math.max(MARGIN, window - MARGIN - card));
  return [within(from + length / 2 - card / 2), within(from), within(from + length - card)];
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
