/** Where the ghost of a force stands at the far end of its way: in sight, and under no plate. */
import { around, cheapest, isWithin, NEVER, overlap, type Place, takenDisc } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import type { StandingPlate } from '../../../board/plates.ts';
import type { View } from '../view.ts';
import { arrivalAt, boundsOn, COUNTER, reachOf } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';

/** With the pill that says how many they are. */
const ROOM = { width: COUNTER + 28, height: COUNTER + 22 };
const ITSELF = { width: COUNTER + 4, height: COUNTER + 4 };
/** What it costs to stand elsewhere than the force will, for each eighth of the way round. */
const ELSEWHERE = 40;
/** A plate that is considered is larger than the others by that much on each side. */
const GROWN = 6;

interface Arriving {
  readonly view: View;
  /** Those who go there. */
  readonly goers: readonly string[];
  readonly space: string;
  readonly plates: readonly StandingPlate[];
  readonly sight?: Box | undefined;
}

/** Where the force will stand, if that is seen; else beside the space, the nearest place that is. */
export function ghostStand({ view, goers, space, plates, sight }: Arriving): Point | undefined {
  const { theatre } = view;
  const home = arrivalAt(view, goers, space);
  const place = drawnSpaces(theatre).get(space);
  if (!home || !place) return home;
  const inSight = sight && isWithin(around(place.at, SPOT), sight) ? sight : undefined;
  const above = plates.map(({ box }) => ({ ...grown(box), weight: NEVER }));
  const boxes = [
    ...above,
    ...[...drawnSpaces(theatre).values()].filter((other) => other !== place).map((other) => takenDisc(other.at, reachOf(other), 1)),
  ];
  // Where the force will stand it may touch what it touches then: only what hides it drives it away.
  const isSeen = !inSight || isWithin(around(home, ITSELF), inSight);
  const isFree = isSeen && above.every((box) => overlap(around(home, ITSELF), box) === 0);
  const found = isFree ? undefined : cheapest(placesAround(place.at, home), { boxes, lines: [] }, inSight ?? boundsOn(theatre));
  return found?.what ?? home;
}

const SPOT = { width: 1, height: 1 };

function grown({ x, y, width, height }: Box): Box {
  return { x: x - GROWN, y: y - GROWN, width: width + 2 * GROWN, height: height + 2 * GROWN };
}

/** As far from the space as the force will be, all the way round. */
function placesAround([x, y]: Point, home: Point): Place<Point>[] {
  const [far, turned] = [Math.hypot(home[0] - x, home[1] - y), Math.atan2(home[1] - y, home[0] - x)];
  return [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => {
    if (eighths === 0) return { box: around(home, ROOM), dislike: 0, what: home };
    const angle = turned + (eighths * Math.PI) / 4;
    const at: Point = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    return { box: around(at, ROOM), dislike: Math.abs(eighths) * ELSEWHERE, what: at };
  });
}
