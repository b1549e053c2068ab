/** Walking over a board by keyboard: from spot to spot, by direction, by order, or by name. */
import type { Point } from './geometry.ts';

/** A thing and where it is; what a game's face lists for the keyboard. */
export interface Spot {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const TOWARDS: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** How much more a step aside costs than a step ahead: low enough to take a diagonal, high enough to keep a row. */
const ASIDE = 2;
/** A spot lies straight ahead if it is no more than this much aside for one step ahead: within 56°. */
const STRAIGHT = 1.5;

/**
 * The spot one comes to from here in that direction. What lies straight ahead comes first, then whatever lies
 * on that side at all, so that no arrow is dead while there is somewhere to go.
 */
export function neighbour(spots: readonly Spot[], from: Spot, direction: Direction): Spot | undefined {
  const [dx, dy] = TOWARDS[direction];
  let best: Spot | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let bestIsStraight = false;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const isStraight = aside <= STRAIGHT * ahead;
    const cost = ahead + ASIDE * aside;
    if (bestIsStraight && !isStraight) continue;
    if (isStraight === bestIsStraight && cost >= bestCost) continue;
    best = spot;
    bestCost = cost;
    bestIsStraight = isStraight;
  }
  return best;
}

/** As one reads: from top to bottom, from left to right. */
export function inReadingOrder(spots: readonly Spot[]): readonly Spot[] {
  return [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The next spot in reading order (or the one before), round and round: this way every spot is reached. */
export function step(spots: readonly Spot[], from: Spot | undefined, by: 1 | -1): Spot | undefined {
  const order = inReadingOrder(spots);
  const index = order.findIndex(({ thing }) => thing === from?.thing);
  if (index < 0) return by > 0 ? order[0] : order.at(-1);
  return order[(index + by + order.length) % order.length];
}

/** The spot closest to a point: where the cursor begins. */
export function nearest(spots: readonly Spot[], [x, y]: Point): Spot | undefined {
  let best: Spot | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance >= bestDistance) continue;
    best = spot;
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
 * The spot whose name begins with what was typed. One letter, again and again, goes through all names that begin
 * with it; more letters stay where they are as long as the name still fits.
 */
export function byName(
  spots: readonly Spot[],
  names: Readonly<Record<string, string>>,
  typed: string,
  from: Spot | undefined,
): Spot | undefined {
  const letters = [...plain(typed)];
  const [first] = letters;
  if (first === undefined) return undefined;
  const isOneLetter = letters.every((letter) => letter === first);
  const fits = (start: string) => inReadingOrder(spots).filter(({ thing }) => plain(names[thing] ?? '').startsWith(start));

  const exact = fits(letters.join(''));
  if (!isOneLetter) return exact.find(({ thing }) => thing === from?.thing) ?? exact[0];
  // a doubled letter may be a name (Aachen) or impatience
  const found = letters.length > 1 && exact.length > 0 ? exact : fits(first);
  return step(found, from, 1);
}
