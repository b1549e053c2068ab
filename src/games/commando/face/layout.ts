/**
 * Where everything lies on the map. Each space has a home for a force and for a marker, found once for a theatre, so that nothing
 * moves because of something else; whoever comes besides, what is fanned out or speaks of a choice takes what ground is free.
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
  const own = layOut(view).stacks.filter(({ side }) => side === 'commando');
  const most = Math.max(...own.map(({ ids }) => ids.length));
  const largest = own.filter(({ ids }) => ids.length === most);
  const ahead = view.operation ? largest.map(({ space }) => space) : spacesAhead(view, largest);
  const spaces = ahead.map((space) => drawnSpaces(view.theatre).get(space)?.at);
  return [...own.map(({ at }) => at), ...spaces].flatMap(clearAround);
}

/** Who may march next, and lies open: those who are looked into, and those from whom a force is gathered. */
export function aboutToMarch({ operation }: View, stacks: readonly Stack[], lookedInto: string | undefined): readonly Stack[] {
  const from = operation?.moved === 0 ? operation.at : undefined;
  return stacks.filter(({ id, side, space }) => side === 'commando' && (id === lookedInto || space === from));
}

/** Where these stand, and until a force has set out, where they could go next. */
export function spacesAhead(view: View, stacks: readonly Stack[]): readonly string[] {
  const theatre = theatreOf(view);
  // 10.3, 15.4 As fast as the slowest; whoever cannot march is carried.
  const paces = stacks.flatMap(({ ids }) => ids.map((id) => theatre.findUnit(id)?.movement ?? 0)).filter((pace) => pace > 0);
  const hasSetOut = view.operation !== undefined && view.operation.moved > 0;
  const reach = hasSetOut || paces.length === 0 ? 0 : Math.min(...paces);
  const spaces = stacks.map(({ space }) => space);
  return [...distancesFrom(view, spaces)].filter(([, away]) => away <= reach).map(([space]) => space);
}

/** A space with its name and all that lies there: what is told of it does not lie upon it. */
export function groundAt(view: View, space: string): readonly Box[] {
  const { stacks, markers } = layOut(view);
  const here = stacks.filter((stack) => stack.space === space).map(({ at }) => withSigns(takenDisc(at, CLEAR + 8, NEVER)));
  const lying = markers.filter(({ marker }) => marker.at === space).map(({ at }) => at);
  const place = drawnSpaces(view.theatre).get(space);
  const names = place ? [labelBox(place.at, place.label, place.base, place.asLong)] : [];
  return [...here, ...names, ...[place?.at, ...lying].flatMap(clearAround)];
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

interface Standing {
  readonly view: View;
  readonly units: View['units'];
  readonly force: readonly string[];
  /** How many spaces the force has come. */
  readonly moved: number;
}

function stacksOf(view: View): readonly Stack[] {
  const { force = [], moved = 0 } = view.operation ?? {};
  return stacksWith({ view, units: view.units, force, moved });
}

/** Where a force will stand that comes there. */
export function arrivalAt(view: View, force: readonly string[], space: string): Point | undefined {
  const units = view.units.map((unit) => (force.includes(unit.id) ? { ...unit, at: space } : unit));
  const stacks = stacksWith({ view, units, force, moved: 1 });
  return stacks.find(({ id }) => id === `force ${space}`)?.at;
}

/** Whoever has a space to himself stands at its home; who else is there stands beside, where nothing lies. */
function stacksWith({ view, units, force, moved }: Standing): readonly Stack[] {
  const theatre = theatreOf(view);
  const { commando: homes } = homesIn(view.theatre);
  const groups = [...drawnSpaces(view.theatre).keys()].map((space) => {
    const here = units.filter(({ id, at }) => at === space && theatre.findUnit(id) !== undefined).map(({ id }) => id);
    const strongest = inOrder(view, here);
    // whoever sets out stands for himself, beside whoever stays; 24.0 leaders who turn up where it has come to stand with it
    const isMet = moved > 0 && strongest.some((id) => force.includes(id));
    const setOut = strongest.filter((id) => force.includes(id) || (isMet && theatre.unit(id).leader));
    return { space, setOut, stay: strongest.filter((id) => !setOut.includes(id)) };
  });
  const enemyAt = view.battle?.at ?? view.operation?.at ?? '';
  const stacks: Stack[] = [];
  const put = (name: string, side: Holder, space: string, ids: readonly string[], at: Point | undefined) => {
    if (ids.length > 0 && at) stacks.push({ id: `${name} ${space}`, space, side, ids, at });
  };
  // Nobody moves because somebody comes: whoever stood there keeps his place, and a force that sets out has its own.
  for (const { space, setOut, stay } of groups) {
    const isFirst = stay.length === 0 || (setOut.length > 0 && moved === 0);
    put(isFirst ? 'force' : 'stack', 'commando', space, isFirst ? setOut : stay, homes.get(space));
  }
  const beside = (space: string) => placeBeside(view, space, stacks);
  for (const { space, setOut, stay } of groups) {
    if (setOut.length === 0 || stay.length === 0) continue;
    if (moved === 0) put('stack', 'commando', space, stay, beside(space));
    else put('force', 'commando', space, setOut, beside(space));
  }
  if (view.opfor.length > 0) put('opfor', 'opfor', enemyAt, view.opfor, beside(enemyAt));
  return stacks;
}

/** Beside a space, upon nothing that lies there now. */
function placeBeside(view: View, space: string, stacks: readonly Stack[]): Point | undefined {
  const markers = markersOf(view).map(({ at }) => takenDisc(at, MARKER * 0.4, NEVER));
  return secondHome(view.theatre, space, [...stacks.map(({ at }) => withSigns(takenDisc(at, COUNTER / 2, NEVER))), ...markers]);
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
  readonly marker: ReadonlyMap<string, Point>;
  /** What is printed, and what nobody lies upon who is beside it. */
  readonly ground: Taken;
}

const HOMES = new Map<string, Homes>();

export function homesIn(theatre: string): Homes {
  const known = HOMES.get(theatre);
  if (known) return known;
  const homes = foundFor(theatre);
  HOMES.set(theatre, homes);
  return homes;
}

function anchorsOn(theatre: string): readonly Anchor[] {
  return [...drawnSpaces(theatre)].map(([id, place]) => anchorOf(id, place));
}

function foundFor(theatre: string): Homes {
  const anchors = anchorsOn(theatre);
  const bounds = boundsOn(theatre);
  // a marker may lie on the edge of its own space, and on nobody else's
  const touching = anchors.map((anchor) => ({ ...anchor, reach: anchor.reach - OVER_EDGE }));
  const marker = homesFor(touching, MARKER * 0.8, printedOn(theatre, NEVER, 0.6, OVER_EDGE), bounds);
  const taken = printedOn(theatre, NEVER, 0.6);
  const signed = [
    ...namesOn(theatre).map((name) => underSigns(name, 4)),
    ...anchors.map(({ at, reach }) => underSigns(takenDisc(at, reach, 0), 0.5)),
  ];
  const names = [...namesOn(theatre).map(lit), ...namesOn(theatre, true).map(steppedBack)];
  const ground: Taken = { ...taken, boxes: [...taken.boxes, ...signed, ...names] };
  const markers = [...marker.values()].map((at) => takenDisc(at, MARKER * 0.4, NEVER));
  const commando = homesFor(anchors, COUNTER, { ...ground, boxes: [...ground.boxes, ...markers] }, bounds);
  return { commando, marker, ground };
}

/** For whoever comes to a space where its home is somebody else's: the best place beside it, upon nothing of what lies on the map. */
function secondHome(theatre: string, space: string, lying: readonly TakenBox[]): Point | undefined {
  const place = drawnSpaces(theatre).get(space);
  if (!place) return undefined;
  const { ground } = homesIn(theatre);
  const anchor = anchorOf(space, place);
  return homesFor([anchor], COUNTER, { ...ground, boxes: [...ground.boxes, ...lying] }, boundsOn(theatre), anchorsOn(theatre)).get(space);
}

/** Nothing lies farther out than this: there a small window ends. Above a stack there is its count, which must be seen as well. */
export function boundsOn(theatre: string): Box {
  const { x, y, width, height } = boardOf(theatre);
  return { x: x - 46, y: y - 34, width: width + 92, height: height + 82 };
}

/** Count and badges of a stack reach so far beyond its counter, to both sides and upwards. */
const SIGNS = { left: 6, right: 13, up: 12 };

function withSigns({ x, y, width, height, weight }: TakenBox): TakenBox {
  return { x: x - SIGNS.left, y: y - SIGNS.up, width: width + SIGNS.left + SIGNS.right, height: height + SIGNS.up, weight };
}

/** A counter that lies in there has its signs upon that. */
function underSigns({ x, y, width, height }: Box, weight: number): TakenBox {
  return { x: x - SIGNS.right, y, width: width + SIGNS.left + SIGNS.right, height: height + SIGNS.up, weight };
}

/** The light around letters, and the edge of a counter, in units of the map. */
const HALO = 4;

/** Rather nobody stands so close above or below a name that he touches its letters. */
function lit({ x, y, width, height }: Box): TakenBox {
  return { x, y: y - HALO, width, height: height + 2 * HALO, weight: 2 };
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
