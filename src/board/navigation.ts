/** Walking over a board by keyboard: from place to place, by direction, by order, or by name. */
import type { Point } from './geometry.ts';

/** A thing and where it is; what a game's face lists for the keyboard. */
export interface Place {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const TOWARDS: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** How much more a step aside costs than a step ahead: low enough to take a diagonal, high enough to keep a row. */
const ASIDE = 2;
/** A place lies straight ahead if it is no more than this much aside for one step ahead: within 56°. */
const STRAIGHT = 1.5;

/**
 * The place one comes to from here in that direction. What lies straight ahead comes first, then whatever lies
 * on that side at all, so that no arrow is dead while there is somewhere to go.
 */
export function neighbour(places: readonly Place[], from: Place, direction: Direction): Place | undefined {
  const [dx, dy] = TOWARDS[direction];
  let best: Place | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let bestIsStraight = false;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const isStraight = aside <= STRAIGHT * ahead;
    const cost = ahead + ASIDE * aside;
    if (bestIsStraight && !isStraight) continue;
    if (isStraight === bestIsStraight && cost >= bestCost) continue;
    best = place;
    bestCost = cost;
    bestIsStraight = isStraight;
  }
  return best;
}

/** As one reads: from top to bottom, from left to right. */
export function inReadingOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The next place in reading order (or the one before), round and round: this way every place is reached. */
export function step(places: readonly Place[], from: Place | undefined, by: 1 | -1): Place | undefined {
  const order = inReadingOrder(places);
  const index = order.findIndex(({ thing }) => thing === from?.thing);
  if (index < 0) return by > 0 ? order[0] : order.at(-1);
  return order[(index + by + order.length) % order.length];
}

/** The place closest to a point: where the cursor begins. */
export function nearest(places: readonly Place[], [x, y]: Point): Place | undefined {
  let best: Place | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance >= bestDistance) continue;
    best = place;
    bestDistance = distance;
  }
  return best;
}

/** Names as they are typed: without capitals and accents. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * The place whose name begins with what was typed. One letter, again and again, goes through all names that begin
 * with it; more letters stay where they are as long as the name still fits.
 */
export function byName(
  places: readonly Place[],
  names: Readonly<Record<string, string>>,
  typed: string,
  from: Place | undefined,
): Place | undefined {
  const letters = [...plain(typed)];
  const [first] = letters;
  if (first === undefined) return undefined;
  const isOneLetter = letters.every((letter) => letter === first);
  const fits = (start: string) => inReadingOrder(places).filter(({ thing }) => plain(names[thing] ?? '').startsWith(start));

  const exact = fits(letters.join(''));
  if (!isOneLetter) return exact.find(({ thing }) => thing === from?.thing) ?? exact[0];
  // a doubled letter may be a name (Aachen) or impatience
  const found = letters.length > 1 && exact.length > 0 ? exact : fits(first);
  return step(found, from, 1);
}
