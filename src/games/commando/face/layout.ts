/** Where every counter and marker lies on the map: beside their space, on the side with most room, the force first. */
import { fan, type Side } from '../../../board/fan.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { BASE_RING, DISC, labelBox } from './map/labels.ts';
import { type DrawnSpace, drawnSpaces } from './map/routes.ts';
import { EXTENT } from './map/sheet.ts';
import { isOnMap, type ObjectiveSeen } from './reckoning.ts';

/** The side of a counter on the map. */
export const COUNTER = 40;
/** From the middle of a space to the nearest edge of a counter. */
const CLEAR = 25;
const SIDES: readonly Side[] = ['above', 'right', 'left', 'below'];
/** A block may lie off the middle of its side. */
const SHIFTS = [0, 14, -14, 28, -28, 42, -42];

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedCounter extends Placed {
  readonly side: 'commando' | 'opfor';
}

export interface Layout {
  readonly counters: readonly PlacedCounter[];
  readonly markers: readonly (Placed & { readonly marker: ObjectiveSeen })[];
}

let last: { readonly view: View; readonly layout: Layout } | undefined;

/** Asked for by the board and by the keyboard, of the same view. */
export function layOut(view: View): Layout {
  if (last?.view === view) return last.layout;
  const layout = { counters: countersOf(view), markers: markersOf(view) };
  last = { view, layout };
  return layout;
}

function countersOf(view: View): readonly PlacedCounter[] {
  const theatre = theatreOf(view);
  const enemyAt = view.battle?.at ?? view.operation?.at ?? '';
  const inTheWay = printed(view.theatre);
  const counters: PlacedCounter[] = [];
  for (const [space, place] of drawnSpaces(view.theatre)) {
    const units = inOrder(
      view,
      view.units.filter(({ id, at }) => at === space && theatre.findUnit(id) !== undefined).map(({ id }) => id),
    );
    const groups = [{ ids: units, side: 'commando' as const }, ...(space === enemyAt ? [{ ids: view.opfor, side: 'opfor' as const }] : [])];
    for (const { ids, side } of groups) {
      const spots = roomiest(ids.length, place.at, inTheWay);
      inTheWay.push(...spots.map(boxAround));
      counters.push(...ids.flatMap((id, i) => spots.slice(i, i + 1).map(([x, y]) => ({ id, side, x, y }))));
    }
  }
  // Sorted, so that a counter keeps its place among its like and is moved on screen, never put in anew.
  return counters.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** On the side where the block covers least of what must be seen; above, where that makes no difference. */
function roomiest(count: number, at: Point, inTheWay: readonly Box[]): readonly Point[] {
  let best: readonly Point[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const prefer of count === 0 ? [] : SIDES) {
    const spots = fan(count, at, { size: COUNTER, clear: CLEAR, extent: EXTENT, prefer });
    for (const along of SHIFTS) {
      const shifted = spots.map(([x, y]): Point => (prefer === 'above' || prefer === 'below' ? [x + along, y] : [x, y + along]));
      const covered = shifted.reduce((sum, spot) => sum + coveredBy(boxAround(spot), inTheWay), Math.abs(along));
      if (covered >= least) continue;
      best = shifted;
      least = covered;
    }
  }
  return best;
}

/** How much of what is in the way a counter would cover; outside the map is worst. */
function coveredBy(box: Box, inTheWay: readonly Box[]): number {
  const outside = COUNTER * COUNTER - overlap(box, EXTENT);
  return inTheWay.reduce((sum, other) => sum + overlap(box, other), outside * 10);
}

function boxAround([x, y]: Point): Box {
  return { x: x - COUNTER / 2, y: y - COUNTER / 2, width: COUNTER, height: COUNTER };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Discs and names, which no counter should cover. A name is taken as long as its id. */
function printed(theatre: string): Box[] {
  return [...drawnSpaces(theatre)].flatMap(([id, { at, base, label }]) => {
    const reach = base ? BASE_RING : DISC;
    return [{ x: at[0] - reach, y: at[1] - reach, width: 2 * reach, height: 2 * reach }, labelBox(at, label, base, id)];
  });
}

/** The force first, what rides right behind what carries it. */
function inOrder(view: View, ids: readonly string[]): readonly string[] {
  const force = view.operation?.force ?? [];
  const carrierOf = (id: string) => view.units.find((unit) => unit.id === id)?.aboard ?? '';
  const heads = ids.filter((id) => carrierOf(id) === '');
  const ordered = heads.flatMap((head) => [head, ...ids.filter((id) => carrierOf(id) === head)]);
  return [...ordered.filter((id) => force.includes(id)), ...ordered.filter((id) => !force.includes(id))];
}

/** Beside its space, away from the name; one that is carried lies on its carrier. */
function markersOf(view: View): Layout['markers'] {
  const places = drawnSpaces(view.theatre);
  return view.objectives.filter(isOnMap).flatMap((marker) => {
    const place = places.get(marker.at);
    if (!place || marker.carrier) return [];
    return [{ id: marker.id, marker, x: place.at[0] + (liesWest(place) ? 29 : -29), y: place.at[1] - 8 }];
  });
}

function liesWest({ label }: DrawnSpace): boolean {
  return label === 'w' || label === 'nw';
}
