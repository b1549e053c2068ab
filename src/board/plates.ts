/** Plates beside the places that can be chosen: where each stands, so that no place, no lit way and no other plate is covered. */
import { cheapest, costOf, isWithin, NEVER, type Place, type Taken } from './free-ground.ts';
import type { Box, Point, Size } from './geometry.ts';

export interface WantedPlate extends Size {
  readonly id: string;
  /** The place it speaks of, and how far that reaches with its ring. */
  readonly at: Point;
  readonly reach: number;
}

export interface StandingPlate extends WantedPlate {
  readonly box: Box;
}

/** From the ring to the plate: as near as possible. */
const GAPS = [7, 18, 32, 50, 72];
/** Along its side, as shares of the plate. */
const SHIFTS = [0, 0.25, -0.25, 0.45, -0.45, 0.7, -0.7];
/** Above is read first, beside next to nothing later. */
const SIDES = [
  { side: [0, -1], dislike: 0 },
  { side: [0, 1], dislike: 4 },
  { side: [1, 0], dislike: 6 },
  { side: [-1, 0], dislike: 6 },
] as const;

function* placesOf({ at: [x, y], reach, width, height }: WantedPlate): Generator<Place<undefined>> {
  for (const gap of GAPS)
    for (const { side, dislike } of SIDES)
      for (const shift of SHIFTS) {
        const [dx, dy] = side;
        const middleX = x + dx * (reach + gap + width / 2) + (dx === 0 ? shift * width : 0);
        const middleY = y + dy * (reach + gap + height / 2) + (dy === 0 ? shift * height * 1.6 : 0);
        const box = { x: middleX - width / 2, y: middleY - height / 2, width, height };
        yield { box, dislike: dislike + gap * 1.2 + Math.abs(shift) * 22, what: undefined };
      }
}

/**
 * All plates that find a place, those with the fewest places first. A plate that finds none is left out: what it says is in
 * the list as well.
 */
export function placePlates(wanted: readonly WantedPlate[], taken: Taken, bounds: Box): readonly StandingPlate[] {
  const choices = wanted.map((plate) => {
    const places = [...placesOf(plate)].filter(({ box }) => isWithin(box, bounds) && costOf(box, taken) !== NEVER);
    return { plate, places };
  });
  const standing: StandingPlate[] = [];
  const boxes = [...taken.boxes];
  for (const { plate, places } of choices.toSorted((a, b) => a.places.length - b.places.length)) {
    const found = cheapest(places, { boxes, lines: taken.lines }, bounds);
    if (!found) continue;
    standing.push({ ...plate, box: found.box });
    boxes.push({ ...found.box, weight: NEVER });
  }
  return standing;
}

/** How wide a beak is where it leaves its plate. */
const BEAK = 7;

/** The triangle from a box to the place it speaks of, ending at its ring. */
export function beakTo([x, y]: Point, reach: number, box: Box, wide = BEAK): string {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  // from the spot of the box that is nearest to the place, a little inside
  const inset = wide + 4;
  const fromX = Math.max(box.x + inset, Math.min(box.x + box.width - inset, x));
  const fromY = Math.max(box.y + inset, Math.min(box.y + box.height - inset, y));
  const isBeside = Math.abs(x - fromX) > Math.abs(y - fromY);
  const [baseX, baseY] = isBeside ? [x > cx ? box.x + box.width : box.x, fromY] : [fromX, y > cy ? box.y + box.height : box.y];
  const away = Math.hypot(x - baseX, y - baseY) || 1;
  const share = Math.max(0, (away - reach) / away);
  const tip = `${(baseX + (x - baseX) * share).toFixed(1)} ${(baseY + (y - baseY) * share).toFixed(1)}`;
  const [dx, dy] = isBeside ? [0, wide] : [wide, 0];
  return `M${baseX - dx} ${baseY - dy}L${tip}L${baseX + dx} ${baseY + dy}Z`;
}
