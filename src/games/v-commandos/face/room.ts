/** What the pieces on a tile cover, and where between them equipment lies. */
import { around, cheapest, type Place, type TakenBox } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';

/** As much of a piece as tells what it covers. */
interface Lying {
  readonly what: string;
  readonly at: Point;
  readonly kind?: string;
}

const square = (side: number): Size => ({ width: side, height: side });

/** What a piece measures as it is drawn; whatever stands at the edge of a tile leaves its ground free. */
const SIZES: Readonly<Record<string, Size>> = {
  commando: square(46),
  escort: square(46),
  enemy: square(46),
  guard: square(40),
  triangle: square(40),
  item: square(27),
  charge: square(27),
  hatch: square(40),
};
const NEST: Size = { width: 92, height: 62 };
/** A nest is a triangle, and so large that it is seen all the same. */
const SANDBAGS = 0.2;
/** The name below a figure of one's own. */
const BANNER: Size = { width: 56, height: 15 };
const BANNER_BELOW = 23;

export function coveredBy({ what, at: [x, y], kind }: Lying): TakenBox[] {
  const isNest = kind === 'nest';
  const size = isNest ? NEST : SIZES[what];
  if (!size) return [];
  const figure = { ...around([x, y], size), weight: isNest ? SANDBAGS : 1 };
  const hasName = what === 'commando' || what === 'escort';
  return hasName ? [figure, { ...around([x, y + BANNER_BELOW], BANNER), weight: 1 }] : [figure];
}

const ITEM = square(27);
/** The head of a tile has its name. */
const HEAD = 30;
const EDGE = 6;
const STEP = 4.5;
/** What it costs to cover a square unit of anything, and to lie a unit away from home. */
const COVERED = 4;
const AWAY = 1;

/** Near its home, upon nothing, and each beside the other. */
export function gearPlaces(ground: Box, home: Point, taken: readonly TakenBox[], count: number): Point[] {
  const boxes = taken.map((box) => ({ ...box, weight: box.weight * COVERED }));
  return Array.from({ length: count }, () => {
    const at = cheapest(placesOn(ground, home), { boxes, lines: [] }, ground)?.what ?? home;
    boxes.push({ ...around(at, ITEM), weight: COVERED });
    return at;
  });
}

function* placesOn({ x, y, width, height }: Box, home: Point): Generator<Place<Point>> {
  yield { box: around(home, ITEM), dislike: 0, what: home };
  const half = ITEM.width / 2;
  for (let v = y + HEAD + half; v <= y + height - EDGE - half; v += STEP) {
    for (let u = x + EDGE + half; u <= x + width - EDGE - half; u += STEP) {
      const at: Point = [u, v];
      yield { box: around(at, ITEM), dislike: Math.hypot(u - home[0], v - home[1]) * AWAY, what: at };
    }
  }
}
