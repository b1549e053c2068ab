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

/** What says nothing else weighs one. */
export type Weighed = Box & Partial<Pick<Obstacle, 'weight'>>;

/** Whatever weighs as much is what a card may be asking for: rather than lie upon that, it lies farther away. */
export const ASKED_FOR = 50;
/** From place to place, where a card may lie anywhere. */
const PACE = 12;
/** What each pixel farther away costs: as much as covering so many square pixels of what weighs least. */
const FARTHER = 2;
/** From its anchor, in pixels: what lies farther away is not seen to belong to it. */
const FARTHEST = 120;

/**
 * The upper left corner of a card beside its anchor, never upon it and within this room: where it covers least of what lies
 * around, and where that is the same, to the right, else to the left, else below, else above. Where each of these places covers
 * what may be asked for, it lies a little farther away if that stays in sight then: never so far that nobody looks for it there.
 */
export function beside(anchor: Box, card: Size, room: Box, obstacles: readonly Obstacle[] = []): Point {
  const fitsAcross = (x: number) => x >= room.x + MARGIN && x + card.width + MARGIN <= room.x + room.width;
  const fitsDown = (y: number) => y >= room.y + MARGIN && y + card.height + MARGIN <= room.y + room.height;
  // along the anchor's middle, its beginning and its end, as far as the room allows
  const across = along(anchor.x, anchor.width, card.width, room.x, room.width);
  const down = along(anchor.y, anchor.height, card.height, room.y, room.height);
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
  const best = others.reduce((least, place) => (covered(place) < covered(least) ? place : least), first);
  const asked = [{ ...anchor, weight: ASKED_FOR }, ...obstacles].filter(({ weight }) => weight >= ASKED_FOR);
  const isClear = ([x, y]: Point) => !asked.some((box) => shared({ x, y, ...card }, box) > 0);
  if (isClear(best)) return best;
  const awayFrom = ([x, y]: Point) =>
    Math.hypot(apart(x, card.width, anchor.x, anchor.width), apart(y, card.height, anchor.y, anchor.height));
  const cost = (place: Point) => covered(place) + FARTHER * awayFrom(place);
  const elsewhere = anywhere(card, room).filter((place) => awayFrom(place) <= FARTHEST && isClear(place));
  return elsewhere.length === 0 ? best : elsewhere.reduce((least, place) => (cost(place) < cost(least) ? place : least));
}

/** Below its anchor, ending where that ends, as far as the room allows: always the same place. */
export function below(anchor: Box, card: Size, room: Box): Point {
  const x = between(room.x + MARGIN, anchor.x + anchor.width - card.width, room.x + room.width - MARGIN - card.width);
  const y = between(
    room.y + MARGIN,
    anchor.y + anchor.height + GAP,
    Math.max(room.y + MARGIN, room.y + room.height - MARGIN - card.height),
  );
  return [x, y];
}

/** At the head of a free field, in its middle: always the same place, as long as nothing lies there that may be asked for; then below that. Undefined where it does not fit. */
export function inField(card: Size, field: Box, clear: readonly Box[]): Point | undefined {
  const x = field.x + (field.width - card.width) / 2;
  const heads = [field.y, ...clear.filter((box) => shared(box, field) > 0).map((box) => box.y + box.height)];
  const places = heads.toSorted((a, b) => a - b).map((head): Point => [x, head + GAP]);
  const isInside = ([, y]: Point) => card.width + 2 * MARGIN <= field.width && y + card.height + MARGIN <= field.y + field.height;
  return places.find((place) => isInside(place) && !clear.some((box) => shared({ x, y: place[1], ...card }, box) > 0));
}

/** Whether a card stays where it lies: as long as it has not become larger, and the room around it not too small. */
export function staysAt({ x, y, width, height }: Box, card: Size, room: Box): boolean {
  return card.width <= width && card.height <= height && holds(room, { x, y, ...card });
}

function anywhere(card: Size, room: Box): readonly Point[] {
  const steps = (from: number, length: number, size: number) =>
    Array.from({ length: Math.max(0, Math.floor((length - 2 * MARGIN - size) / PACE) + 1) }, (_, i) => from + MARGIN + i * PACE);
  const down = steps(room.y, room.height, card.height);
  return steps(room.x, room.width, card.width).flatMap((x) => down.map((y): Point => [x, y]));
}

/** Where a card with a beak stands: its upper left corner, and the tip of the beak on the edge of what it explains. */
export interface Standing {
  readonly at: Point;
  readonly tip: Point;
  readonly side: 'right' | 'left' | 'below' | 'above';
}

/** How far from its anchor a card may stand before its beak no longer says what it belongs to. */
const REACHES = [12, 26, 44];
/** Where along its edge the beak may be: in the middle, or towards an end. */
const BEAKS = [0.5, 0.3, 0.7, 0.15, 0.85];

/**
 * Free ground for a card beside its anchor: within these bounds, upon nothing that must be kept clear, and rather upon
 * nothing else. Undefined where there is none: then it had better be told elsewhere.
 */
export function onFreeGround(
  anchor: Box,
  card: Size,
  within: Box,
  clear: readonly Box[],
  rather: readonly Box[] = [],
): Standing | undefined {
  const isFree = ({ at: [x, y] }: Standing, boxes: readonly Box[]) => !boxes.some((box) => shared({ x, y, ...card }, box) > 0);
  const places = standings(anchor, card).filter(({ at: [x, y] }) => holds(within, { x, y, ...card }));
  const free = places.filter((place) => isFree(place, clear));
  return free.find((place) => isFree(place, rather)) ?? free[0];
}

/** The nearest first, and to the right before to the left, above and below. */
function standings({ x, y, width, height }: Box, card: Size): Standing[] {
  const middle: Point = [x + width / 2, y + height / 2];
  return REACHES.flatMap((reach) =>
    BEAKS.flatMap((beak): Standing[] => [
      { side: 'right', at: [x + width + reach, middle[1] - card.height * beak], tip: [x + width, middle[1]] },
      { side: 'left', at: [x - reach - card.width, middle[1] - card.height * beak], tip: [x, middle[1]] },
      { side: 'above', at: [middle[0] - card.width * beak, y - reach - card.height], tip: [middle[0], y] },
      { side: 'below', at: [middle[0] - card.width * beak, y + height + reach], tip: [middle[0], y + height] },
    ]),
  );
}

/** Where along the edges of a room a slip may lie, the likeliest first. */
export const CORNERS = ['top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where a slip covers least of what must be kept clear; it stays where it lay as long as nothing speaks against that. */
export function freeCorner(card: Size, room: Box, clear: readonly Weighed[], before: Corner, among: readonly Corner[] = CORNERS): Corner {
  let best = before;
  let least = covered(before, card, room, clear);
  for (const corner of among) {
    if (least === 0) break;
    const area = covered(corner, card, room, clear);
    if (area >= least) continue;
    best = corner;
    least = area;
  }
  return best;
}

/** What a slip that comes by itself must not lie upon weighs so much more than the rest. */
const CLOSED_FIRST = 1000;
/** Square pixels: less of a thing is hardly missed. */
const HARDLY = 100;

/** Where a slip covers least, and least of all of what is asked for; and whether it covers nothing of that there. */
export function clearCorner(card: Size, room: Box, things: readonly Box[], asked: readonly Box[], among: readonly [Corner, ...Corner[]]) {
  const weighed = [...things, ...asked.map((box) => ({ ...box, weight: CLOSED_FIRST }))];
  const corner = freeCorner(card, room, weighed, among[0], among);
  return { corner, isClear: covered(corner, card, room, asked) < HARDLY };
}

/** How much of these a card covers in that corner. */
export function covered(corner: Corner, card: Size, room: Box, boxes: readonly Weighed[]): number {
  return coveredBy(cornerBox(corner, card, room), boxes);
}

export function coveredBy(lies: Box, boxes: readonly Weighed[]): number {
  return boxes.reduce((sum, box) => sum + (box.weight ?? 1) * shared(lies, box), 0);
}

function cornerBox(corner: Corner, card: Size, room: Box): Box {
  const x = corner.endsWith('left') ? MARGIN : corner.endsWith('right') ? room.width - MARGIN - card.width : (room.width - card.width) / 2;
  const y = corner.startsWith('top') ? MARGIN : room.height - MARGIN - card.height;
  return { x: room.x + x, y: room.y + y, ...card };
}

function holds(outer: Box, inner: Box): boolean {
  const isInside = (from: number, length: number, at: number, size: number) => at >= from + MARGIN && at + size <= from + length - MARGIN;
  return isInside(outer.x, outer.width, inner.x, inner.width) && isInside(outer.y, outer.height, inner.y, inner.height);
}

/** From the end of one length to the beginning of another. */
function apart(a: number, length: number, b: number, other: number): number {
  return Math.max(0, b - a - length, a - b - other);
}

function along(from: number, length: number, card: number, start: number, room: number): readonly [number, number, number] {
  const within = (at: number) => between(start + MARGIN, at, Math.max(start + MARGIN, start + room - MARGIN - card));
  return [within(from + length / 2 - card / 2), within(from), within(from + length - card)];
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
