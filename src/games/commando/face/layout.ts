/**
 * Where everything lies on the map. Each space has a home for the force, for the enemy and for a marker, found once for a
 * theatre, so that nothing moves because of something else; what is fanned out or speaks of a choice takes what ground is free.
 */
import { NEVER, type Taken, type TakenBox, takenDisc, takenLine } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { type Anchor, homesFor } from '../../../board/stack.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { drawingOf } from './drawings/drawing.ts';
import { BASE_RING, DISC, labelBox } from './map/labels.ts';
import { boardOf, type DrawnSpace, drawnSpaces, routeLine, waterLine } from './map/routes.ts';
import { distancesFrom, isOnMap, type ObjectiveSeen } from './reckoning.ts';

/** The side of a counter on the map. */
export const COUNTER = 44;
/** Across the diamond of a marker. */
export const MARKER = 34;

type Holder = 'commando' | 'opfor';

export interface Stack {
  readonly id: string;
  readonly space: string;
  readonly side: Holder;
  /** The strongest first: it lies on top. */
  readonly ids: readonly string[];
  readonly at: Point;
}

export interface PlacedMarker {
  readonly id: string;
  readonly at: Point;
  readonly marker: ObjectiveSeen;
}

export interface Layout {
  readonly stacks: readonly Stack[];
  readonly markers: readonly PlacedMarker[];
}

/** Half the side of what is kept clear around a space. */
const CLEAR = 26;

/** Where forces stand; and between two operations where the largest of them could go next. Results that come then do not lie upon it. */
export function groundAhead(view: View): readonly Box[] {
  const theatre = theatreOf(view);
  const own = layOut(view).stacks.filter(({ side }) => side === 'commando');
  const most = Math.max(...own.map(({ ids }) => ids.length));
  const largest = own.filter(({ ids }) => ids.length === most);
  // 10.3, 15.4 As fast as the slowest; whoever cannot march is carried.
  const paces = largest.flatMap(({ ids }) => ids.map((id) => theatre.unit(id).movement)).filter((pace) => pace > 0);
  const reach = view.operation ? 0 : Math.min(...paces);
  const near = [
    ...distancesFrom(
      view,
      largest.map(({ space }) => space),
    ),
  ].filter(([, away]) => away <= reach);
  const spaces = near.map(([space]) => drawnSpaces(view.theatre).get(space)?.at);
  return [...own.map(({ at }) => at), ...spaces].flatMap(clearAround);
}

/** A space with all that lies there: what is told of it does not lie upon it. */
export function groundAt(view: View, space: string): readonly Box[] {
  const { stacks, markers } = layOut(view);
  const lying = [...stacks.filter((stack) => stack.space === space), ...markers.filter(({ marker }) => marker.at === space)];
  return [drawnSpaces(view.theatre).get(space)?.at, ...lying.map(({ at }) => at)].flatMap(clearAround);
}

function clearAround(at: Point | undefined): readonly Box[] {
  return at ? [{ x: at[0] - CLEAR, y: at[1] - CLEAR, width: 2 * CLEAR, height: 2 * CLEAR }] : [];
}

let last: { readonly view: View; readonly layout: Layout } | undefined;

/** Asked for by the board and by the keyboard, of the same view. */
export function layOut(view: View): Layout {
  if (last?.view === view) return last.layout;
  const layout = { stacks: stacksOf(view), markers: markersOf(view) };
  last = { view, layout };
  return layout;
}

function stacksOf(view: View): readonly Stack[] {
  const theatre = theatreOf(view);
  const homes = homesIn(view.theatre);
  const enemyAt = view.battle?.at ?? view.operation?.at ?? '';
  const { force = [], moved = 0 } = view.operation ?? {};
  return [...drawnSpaces(view.theatre).keys()].flatMap((space): Stack[] => {
    const here = view.units.filter(({ id, at }) => at === space && theatre.findUnit(id) !== undefined).map(({ id }) => id);
    const strongest = inOrder(view, here);
    // whoever sets out stands for himself, beside whoever stays; 24.0 leaders who turn up where it has come to stand with it
    const isMet = moved > 0 && strongest.some((id) => force.includes(id));
    const setOut = strongest.filter((id) => force.includes(id) || (isMet && theatre.unit(id).leader));
    const stay = strongest.filter((id) => !setOut.includes(id));
    const stack = (name: string, side: Holder, ids: readonly string[], at: Point | undefined): Stack[] =>
      ids.length > 0 && at ? [{ id: `${name} ${space}`, space, side, ids, at }] : [];
    const own = homes.commando.get(space);
    return [
      ...stack('force', 'commando', setOut, own),
      ...stack('stack', 'commando', stay, setOut.length > 0 ? homes.opfor.get(space) : own),
      ...stack(
        'opfor',
        'opfor',
        space === enemyAt ? view.opfor : [],
        setOut.length > 0 && stay.length > 0 ? homes.third.get(space) : homes.opfor.get(space),
      ),
    ];
  });
}

/** More than any strength. */
const MARCHES = 1000;

/** The strongest first, of those who march by themselves before others: whoever takes the top one can go. What rides is right behind what carries it. */
function inOrder(view: View, ids: readonly string[]): readonly string[] {
  const theatre = theatreOf(view);
  const strength = (id: string) => {
    const { firepower, movement } = theatre.unit(id);
    return (movement > 0 ? MARCHES : 0) + firepower * 10 + movement;
  };
  const carrierOf = (id: string) => view.units.find((unit) => unit.id === id)?.aboard ?? '';
  const heads = ids.filter((id) => carrierOf(id) === '').toSorted((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1));
  return heads.flatMap((head) => [head, ...ids.filter((id) => carrierOf(id) === head)]);
}

/** Touching its space; one that is carried lies on its carrier. */
function markersOf(view: View): Layout['markers'] {
  const { marker: homes } = homesIn(view.theatre);
  return view.objectives.filter(isOnMap).flatMap((marker) => {
    const at = homes.get(marker.at);
    return at && !marker.carrier ? [{ id: marker.id, marker, at }] : [];
  });
}

export function reachOf({ base }: DrawnSpace): number {
  return base ? BASE_RING : DISC;
}

export function anchorOf(id: string, place: DrawnSpace): Anchor {
  return { id, at: place.at, reach: reachOf(place) };
}

interface Homes {
  readonly commando: ReadonlyMap<string, Point>;
  readonly opfor: ReadonlyMap<string, Point>;
  readonly third: ReadonlyMap<string, Point>;
  readonly marker: ReadonlyMap<string, Point>;
}

const HOMES = new Map<string, Homes>();

export function homesIn(theatre: string): Homes {
  const known = HOMES.get(theatre);
  if (known) return known;
  const homes = foundFor(theatre);
  HOMES.set(theatre, homes);
  return homes;
}

function foundFor(theatre: string): Homes {
  const anchors = [...drawnSpaces(theatre)].map(([id, place]) => anchorOf(id, place));
  const bounds = boundsOn(theatre);
  const taken = printedOn(theatre, NEVER, 0.6);
  const square = (homes: ReadonlyMap<string, Point>, size: number, weight: number) =>
    [...homes.values()].map((at) => takenDisc(at, size / 2, weight));
  // a marker may lie on the edge of its own space, and on nobody else's
  const touching = anchors.map((anchor) => ({ ...anchor, reach: anchor.reach - OVER_EDGE }));
  const marker = homesFor(touching, MARKER * 0.8, printedOn(theatre, NEVER, 0.6, OVER_EDGE), bounds);
  const besideMarkers: Taken = { ...taken, boxes: [...taken.boxes, ...square(marker, MARKER * 0.8, NEVER)] };
  const ringed = namesOn(theatre, true).map(steppedBack);
  // how many they are stands on a stack's upper right corner, and must not lie on a name
  const belowNames: Taken = {
    ...besideMarkers,
    boxes: [...besideMarkers.boxes, ...namesOn(theatre).map(withCount), ...ringed],
  };
  const commando = homesFor(anchors, COUNTER, belowNames, bounds);
  const besideForces: Taken = { ...taken, boxes: [...besideMarkers.boxes, ...square(commando, COUNTER, NEVER), ...ringed] };
  // enemies turn up in one space at a time: they need not keep clear of each other
  const opfor = new Map(anchors.flatMap((anchor) => [...homesFor([anchor], COUNTER, besideForces, bounds)]));
  // where there is no third place, it may lie over somebody else's, who is seldom there
  const soft: Taken = { ...taken, boxes: [...taken.boxes, ...square(commando, COUNTER, 2), ...square(opfor, COUNTER, 2), ...ringed] };
  const third = homesFor(anchors, COUNTER, soft, bounds);
  return { commando, opfor, third, marker };
}

/** Nothing lies farther out than this: there a small window ends. Above a stack there is its count, which must be seen as well. */
export function boundsOn(theatre: string): Box {
  const { x, y, width, height } = boardOf(theatre);
  return { x: x - 46, y: y - 34, width: width + 92, height: height + 82 };
}

/** The count of a stack reaches so far beyond its counter, to the right and upwards. */
const COUNT = { right: 12, up: 10 };

function withCount({ x, y, width, height }: Box): TakenBox {
  return { x: x - COUNT.right, y, width: width + COUNT.right, height: height + COUNT.up, weight: 4 };
}

/** With a ring around its space a name steps back: rather not under the force that stands there. */
function steppedBack(name: Box): TakenBox {
  return { ...name, weight: 8 };
}

function namesOn(theatre: string, areRinged = false): Box[] {
  return [...drawnSpaces(theatre).values()].map(({ at, label, base, asLong }) => labelBox(at, label, base, asLong, 1, areRinged));
}

/** How much of its space a marker may cover. */
const OVER_EDGE = 8;

/** Discs, names and ways, as they are printed. A name is taken as long as it is in any language. */
function printedOn(theatre: string, weight: number, ways: number, overEdge = 0): Taken {
  const drawing = drawingOf(theatre);
  return {
    boxes: [...drawnSpaces(theatre).values()].flatMap((place) => [
      takenDisc(place.at, reachOf(place) + 1 - overEdge, weight),
      { ...labelBox(place.at, place.label, place.base, place.asLong), weight },
    ]),
    lines: [
      ...(drawing?.routes ?? []).map((route) => takenLine(routeLine(theatre, route), 3, ways)),
      ...(drawing?.waterRoutes ?? []).map((route) => takenLine(waterLine(theatre, route), 2, ways / 2)),
    ],
  };
}
