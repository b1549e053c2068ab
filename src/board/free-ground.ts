/**
 * Finds free ground on a board: where something can lie without covering what must be seen. Everything that lies there
 * already is a box or a line; some of it may never be covered, some had better not be.
 */
import type { Box, Point, Size } from './geometry.ts';
import { type Line, paced } from './map/lines.ts';

/** What covering one square unit of it costs; what may never be covered costs more than anything. */
export const NEVER = Number.POSITIVE_INFINITY;

export interface TakenBox extends Box {
  readonly weight: number;
}

/** A line as close spots, and how far it reaches to both sides. */
export interface TakenLine {
  readonly spots: Line;
  readonly half: number;
  readonly weight: number;
  /** All of it lies in there. */
  readonly within: Box;
}

export interface Taken {
  readonly boxes: readonly TakenBox[];
  readonly lines: readonly TakenLine[];
}

const STEP = 5;

export function takenLine(line: Line, half: number, weight: number): TakenLine {
  const last = line.at(-1);
  const spots = last ? [...paced(line, STEP), last] : [];
  return { spots, half, weight, within: boxAround(spots, half) };
}

function boxAround(spots: Line, half: number): Box {
  let [left, top, right, bottom] = [NEVER, NEVER, -NEVER, -NEVER];
  for (const [x, y] of spots) {
    left = Math.min(left, x - half);
    top = Math.min(top, y - half);
    right = Math.max(right, x + half);
    bottom = Math.max(bottom, y + half);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function takenDisc([x, y]: Point, radius: number, weight: number): TakenBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, weight };
}

export function around([x, y]: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What it would cost to lay something there; nothing on free ground. Whatever costs `enough` need not be reckoned to its end. */
export function costOf(box: Box, { boxes, lines }: Taken, enough = NEVER): number {
  let cost = 0;
  for (const taken of boxes) {
    const shared = overlap(box, taken);
    if (shared === 0) continue;
    if (taken.weight === NEVER) return NEVER;
    cost += shared * taken.weight;
    if (cost >= enough) return NEVER;
  }
  for (const { spots, half, weight, within } of lines) {
    if (overlap(box, within) === 0) continue;
    const [left, right] = [box.x - half, box.x + box.width + half];
    const [top, bottom] = [box.y - half, box.y + box.height + half];
    for (const [x, y] of spots) {
      if (x <= left || x >= right || y <= top || y >= bottom) continue;
      if (weight === NEVER) return NEVER;
      cost += weight * STEP * 2 * half;
    }
  }
  return cost;
}

/** As much of it as anything within these bounds could cover: whoever weighs many places there looks through the rest only once. */
export function takenIn(bounds: Box, { boxes, lines }: Taken): Taken {
  return { boxes: boxesIn(bounds, boxes), lines: lines.flatMap((line) => lineIn(bounds, line)) };
}

export function boxesIn<B extends Box>(bounds: Box, boxes: readonly B[]): readonly B[] {
  return boxes.filter((box) => overlap(bounds, box) > 0);
}

/** Of a line the spots that reach into the bounds; nothing where none does. */
function lineIn(bounds: Box, line: TakenLine): readonly TakenLine[] {
  if (overlap(bounds, line.within) === 0) return [];
  const { half } = line;
  const [left, right] = [bounds.x - half, bounds.x + bounds.width + half];
  const [top, bottom] = [bounds.y - half, bounds.y + bounds.height + half];
  const spots = line.spots.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
  if (spots.length === line.spots.length) return [line];
  return spots.length === 0 ? [] : [{ ...line, spots, within: boxAround(spots, half) }];
}

export function isWithin({ x, y, width, height }: Box, bounds: Box): boolean {
  return x >= bounds.x && y >= bounds.y && x + width <= bounds.x + bounds.width && y + height <= bounds.y + bounds.height;
}

/** A place that could be taken, and what there is to be said against it besides what it covers. */
export interface Place<T> {
  readonly box: Box;
  readonly dislike: number;
  readonly what: T;
}

/**
 * The place that costs least, within bounds; none where everything would cover what may never be covered. A scruple is what is
 * tedious to find out of a place, and so is asked last.
 */
export function cheapest<T>(
  places: Iterable<Place<T>>,
  taken: Taken,
  bounds: Box,
  scruple?: (place: Place<T>) => number,
): Place<T> | undefined {
  let best: Place<T> | undefined;
  let least = NEVER;
  for (const place of places) {
    if (place.dislike >= least || !isWithin(place.box, bounds)) continue;
    const covers = place.dislike + costOf(place.box, taken, least - place.dislike);
    if (covers >= least) continue;
    const cost = covers + (scruple?.(place) ?? 0);
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
