/** What is laid over the map for the question that is open: lit ways, plates with their odds, stacks that are fanned out. */
import { around, costOf, NEVER, overlap, type Taken, type TakenBox, takenDisc, takenLine } from '../../../board/free-ground.ts';
import { type Box, between, type Point } from '../../../board/geometry.ts';
import { type Line, paced } from '../../../board/map/lines.ts';
import { PLATE, plateWidth, SMALL_PLATE, TAG } from '../../../board/plate.tsx';
import { placePlates, type StandingPlate, type WantedPlate, WORTH_SEEING } from '../../../board/plates.ts';
import type { Sight } from '../../../board/raster.ts';
import { type Fan, openFan } from '../../../board/stack.ts';
import type { View } from '../view.ts';
import { drawingOf } from './drawings/drawing.ts';
import { anchorOf, boundsOn, COUNTER, homesIn, layOut, MARKER, reachOf, type Stack } from './layout.ts';
import { labelBox } from './map/labels.ts';
import { drawnSpaces, terrainOf } from './map/routes.ts';
import type { Opening } from './opened.ts';
import { type Destination, litLegs, startOf } from './reach.ts';

export interface Plan {
  readonly lit: readonly Line[];
  readonly plates: readonly StandingPlate[];
  /** The spaces whose names their plates say. */
  readonly named: ReadonlySet<string>;
  /** By stack; one that is not here is closed. */
  readonly fans: ReadonlyMap<string, SeatedFan>;
}

/** While it lies open, whoever stays in it keeps his place, though others leave it or get down. */
interface SeatedFan extends Fan {
  readonly seats: ReadonlyMap<string, Point>;
}

export interface Wishes {
  readonly destinations: readonly Destination[];
  /** Whatever else can be chosen: no space of these is covered, nor its name. */
  readonly legal?: ReadonlySet<string>;
  /** Where those who are looked into could go next, whom somebody may take up and put there. */
  readonly ahead?: readonly string[];
  /** Stacks to be opened, the one that acts first. */
  readonly open: readonly Opening[];
  /** What the spaces are called, for plates are as wide as that. */
  readonly names: Readonly<Record<string, string>>;
  readonly hasKeys: boolean;
  /** Units of the board for one pixel of a plate, and whether plates show their figures alone. */
  readonly pixel: number;
  readonly isSmall: boolean;
  /** How large the player likes his text, where 1 is usual: names are as large as that. */
  readonly text?: number;
  /** What a small window shows now: there the plates of what is seen stand, and not under its button. */
  readonly sight?: Sight | undefined;
  /** Where stacks lay before: there they stay, while that is possible. */
  readonly before?: ReadonlyMap<string, SeatedFan> | undefined;
  /** Somebody has one of them in hand: nothing moves, whatever could be done with it. */
  readonly isInHand?: boolean;
}

/** A ring around a space reaches that much farther than the space. */
export const RING = 5;
/** And that much is kept free around it. */
const CLEAR = 8;
/** Upon the ring of a space that ends the move, seen from its middle. */
export const STOP_SIGN = { x: -20, y: -17, radius: 10.4 } as const;

export function planOf(view: View, wishes: Wishes): Plan {
  const lit = litLegs(view.theatre, wishes.destinations);
  const plates = platesFor(view, wishes, lit);
  const named = plates.filter(({ isReduced }) => !isReduced);
  return { lit, plates, named: new Set(named.map(({ id }) => id)), fans: fansFor(view, wishes, lit, plates, named) };
}

/** Where the force stands and where it may go: none of it may be covered. */
function legalDiscs(view: View, destinations: readonly Destination[], legal: Iterable<string> = []): TakenBox[] {
  const places = drawnSpaces(view.theatre);
  const spaces = destinations.length > 0 ? [startOf(view, destinations) ?? '', ...destinations.map(({ space }) => space)] : [];
  return [...spaces, ...legal].flatMap((space) => {
    const place = places.get(space);
    return place ? [takenDisc(place.at, reachOf(place) + CLEAR, NEVER)] : [];
  });
}

function discs(view: View, weight: number, among?: readonly string[]): TakenBox[] {
  const places = [...drawnSpaces(view.theatre)].filter(([id]) => among?.includes(id) ?? true);
  return places.map(([, place]) => takenDisc(place.at, reachOf(place) + 1, weight));
}

/** Names that are printed; a plate that is large enough says the name itself. */
function printedNames(
  view: View,
  wishes: Wishes,
  named: readonly { readonly id: string }[],
  weight: number,
  legalWeight = weight,
): TakenBox[] {
  const { names, text, destinations, legal } = wishes;
  const isLegal = (id: string) => legal?.has(id) === true || destinations.some(({ space }) => space === id);
  const isRinged = (id: string) => id === startOf(view, destinations) || destinations.some(({ space }) => space === id);
  return [...drawnSpaces(view.theatre)].flatMap(([id, { at, label, base }]) =>
    named.some((plate) => plate.id === id)
      ? []
      : [{ ...labelBox(at, label, base, names[id] ?? id, text, isRinged(id)), weight: isLegal(id) ? legalWeight : weight }],
  );
}

/** One that is only opened where there is room may stay where it is. */
function pieces(view: View, weight: number, open: readonly Opening[]): TakenBox[] {
  const { stacks, markers } = layOut(view);
  const isLeft = (stack: Stack) => open.some((one) => one.isNeeded && one.stack.id === stack.id);
  return [
    ...stacks.filter((stack) => !isLeft(stack)).map(({ at }) => takenDisc(at, COUNTER / 2 + 2, weight)),
    ...markers.map(({ at }) => takenDisc(at, MARKER / 2 - 3, weight)),
  ];
}

/** Where the force would stand, and its ghost does while it is considered. */
function farEnds(view: View, destinations: readonly Destination[]): TakenBox[] {
  const { commando } = homesIn(view.theatre);
  return destinations.flatMap(({ space }) => {
    const at = commando.get(space);
    return at ? [takenDisc(at, COUNTER / 2 + 2, 20)] : [];
  });
}

/** What says that a move ends there. */
function stopSigns(view: View, destinations: readonly Destination[]): TakenBox[] {
  const places = drawnSpaces(view.theatre);
  return destinations.flatMap(({ space }) => {
    const place = places.get(space);
    if (!place || terrainOf(view.theatre, place.terrain).stop !== true) return [];
    return [takenDisc([place.at[0] + STOP_SIGN.x, place.at[1] + STOP_SIGN.y], STOP_SIGN.radius + 1, WORTH_SEEING)];
  });
}

/** Seas, sands and states: written wide, and left readable where that costs nothing. */
function regionNames(theatre: string): TakenBox[] {
  return (drawingOf(theatre)?.regions ?? []).flatMap(({ along, size }) => paced(along, WIDE).map((at) => takenDisc(at, size / 2, 0.05)));
}

/** From letter to letter, about. */
const WIDE = 24;

/** Those that find no room say their figures alone, or nothing; then their names must be seen, and everything is put up once more around those. */
function platesFor(view: View, wishes: Wishes, lit: readonly Line[]): readonly StandingPlate[] {
  let plates = platesWith(view, wishes, lit, new Set());
  for (let brief = new Set<string>(), again = 0; again < MOST_AGAIN && !wishes.isSmall; again++) {
    const named = new Set(plates.filter(({ isReduced }) => !isReduced).map(({ id }) => id));
    const more = wishes.destinations.filter(({ space }) => !named.has(space) && !brief.has(space));
    if (more.length === 0) break;
    brief = new Set([...brief, ...more.map(({ space }) => space)]);
    plates = platesWith(view, wishes, lit, brief);
  }
  return plates;
}

/** Each time there are more names to be seen, and hardly ever a third time. */
const MOST_AGAIN = 3;

function platesWith(view: View, wishes: Wishes, lit: readonly Line[], brief: ReadonlySet<string>): readonly StandingPlate[] {
  const { destinations, names, hasKeys, pixel, isSmall, open, text, sight } = wishes;
  const laid = wishes.isInHand ? [...(wishes.before?.values() ?? [])] : [];
  const places = drawnSpaces(view.theatre);
  const small = { width: SMALL_PLATE * pixel, height: PLATE.small * pixel };
  const isBrief = (id: string) => isSmall || brief.has(id);
  const wanted = destinations.flatMap(({ space, risk }): WantedPlate[] => {
    const place = places.get(space);
    if (!place || (isSmall && risk === undefined)) return [];
    const isSeen = sight && overlap(around(place.at, SPOT), sight.box) > 0;
    // What lies beyond the window has none: it would stick in, and take the ground of those that are seen.
    if (sight && !isSeen) return [];
    const at = { id: space, at: place.at, reach: reachOf(place) + RING, within: isSeen ? sight.box : undefined };
    const name = names[space] ?? space;
    const printed = labelBox(place.at, place.label, place.base, name, text, true);
    const tag = risk === undefined ? {} : { tag: { width: TAG.width * pixel, height: TAG.height * pixel, beside: printed } };
    if (isBrief(space))
      return [{ ...at, ...small, ...tag, name: printed, ...(isSmall && { farthest: isSeen ? NEAR_IN_SIGHT : NEAR_ENOUGH }) }];
    const size = { width: plateWidth(name, hasKeys) * pixel, height: (risk === undefined ? PLATE.bare : PLATE.height) * pixel };
    return [{ ...at, ...size, ...tag, ...(risk !== undefined && { smaller: { ...small, beside: printed } }) }];
  });
  const named = wanted.filter(({ id }) => !isBrief(id));
  const taken: Taken = {
    boxes: [
      ...legalDiscs(view, destinations),
      ...discs(view, 2),
      ...printedNames(view, wishes, named, WORTH_SEEING).map(roomy),
      ...pieces(view, WORTH_SEEING, open),
      ...laid.map(({ box }) => ({ ...box, weight: WORTH_SEEING })),
      ...farEnds(view, destinations),
      ...stopSigns(view, destinations),
      ...regionNames(view.theatre),
      ...(sight ? [{ ...sight.button, weight: NEVER }] : []),
    ],
    lines: lit.map((line) => takenLine(line, 5, NEVER)),
  };
  const plates = placePlates(wanted, taken, boundsOn(view.theatre));
  return plates.map((plate) => (isBrief(plate.id) ? { ...plate, isReduced: true } : plate));
}

/** Letters are not all as narrow as most. */
function roomy({ x, width, ...box }: TakenBox): TakenBox {
  return { ...box, x: x - LOOSE, width: width + 2 * LOOSE };
}

const LOOSE = 4;

/** A place whose middle is seen is seen, though it lies beside what is clear of the edges. */
const SPOT = { width: 20, height: 20 };

/** In a small window a plate stands beside its space, or not at all: what it says is in the list as well. */
const NEAR_ENOUGH = 32;
/** What is seen has less ground to look for. */
const NEAR_IN_SIGHT = 60;

/** What covering a name or a space costs that nobody needs now. */
const QUIET = 0.3;
const NEAR = 80;
/** And one to which whoever lies open may be taken from there. */
const AHEAD = 5;

/** What a small window shows around a place, about; at the edge of the map it can be moved no farther. */
function windowAround(theatre: string, [x, y]: Point): Box {
  const all = belowEdge(boundsOn(theatre));
  const [width, height] = [Math.min(440, all.width), Math.min(330, all.height)];
  return {
    x: between(all.x, x - width / 2, all.x + all.width - width),
    y: between(all.y, y - height / 2, all.y + all.height - height),
    width,
    height,
  };
}

/** What is left to the force stands on the upper edge of its bubble, and must be seen, too. */
function belowEdge({ x, y, width, height }: Box): Box {
  return { x, y: y + PILL, width, height: height - PILL };
}

const PILL = 30;

/** The pill of a fan below must not reach into it. */
function abovePill({ height, ...box }: Box): Box {
  return { ...box, height: height + OVER_FAN };
}

const OVER_FAN = 12;

/** A plate that is considered is so much larger. */
const CONSIDERED = 1.15;

function fansFor(
  view: View,
  wishes: Wishes,
  lit: readonly Line[],
  plates: readonly StandingPlate[],
  named: readonly StandingPlate[],
): ReadonlyMap<string, SeatedFan> {
  const { destinations, open, before, isSmall, legal, ahead = [], isInHand = false } = wishes;
  const places = drawnSpaces(view.theatre);
  const fans = new Map<string, SeatedFan>();
  const taken: TakenBox[] = [
    ...legalDiscs(view, destinations, legal),
    ...plates.map(({ box }) => ({ ...abovePill(grown(box)), weight: NEVER })),
    ...discs(view, AHEAD, ahead),
  ];
  if (isSmall) taken.push(...groundOfForce(view));
  const lines = lit.map((line) => takenLine(line, 5, NEVER));
  const onFree = (weight: number, legalWeight: number): Taken => ({
    boxes: [...taken, ...printedNames(view, wishes, named, weight, legalWeight), ...discs(view, weight), ...pieces(view, 2, open)],
    lines,
  });
  const lay = (stack: Stack, fan: SeatedFan | undefined) => {
    if (!fan) return;
    fans.set(stack.id, fan);
    taken.push({ ...fan.box, weight: NEVER });
  };
  // Whoever can stay where he lay stays there, before anybody looks for ground.
  for (const { stack, isNeeded } of open) {
    const former = before?.get(stack.id);
    const weight = isNeeded ? QUIET : NEVER;
    if (former && (isInHand || costOf(former.box, onFree(weight, weight)) < NEVER)) lay(stack, seatedAgain(stack, former));
  }
  for (const { stack, isNeeded } of open) {
    const place = places.get(stack.space);
    if (!place || fans.has(stack.id)) continue;
    const bounds = isSmall ? windowAround(view.theatre, place.at) : belowEdge(boundsOn(view.theatre));
    const former = before?.get(stack.id)?.box;
    const opened = (weight: number, legalWeight: number, farthest?: number) => {
      const ground = { taken: onFree(weight, legalWeight), bounds, before: former, ...(farthest !== undefined && { farthest }) };
      return openFan(stack.ids.length, anchorOf(stack.id, place), COUNTER, ground);
    };
    // whoever must be seen lies rather over a name than far away, and over one that matters last of all; everybody else stays closed
    const fan = opened(NEVER, NEVER, NEAR) ?? (isNeeded ? (opened(QUIET, NEVER) ?? opened(QUIET, QUIET)) : undefined);
    lay(stack, seated(stack, fan));
  }
  return fans;
}

/** How far the signs of a pile stand out over it. */
const SIGNS = 10;

/** In a small window those who set out lie closed: whoever stays is not laid where they will. */
function groundOfForce({ theatre, operation }: View): readonly TakenBox[] {
  const home = operation?.moved === 0 ? homesIn(theatre).commando.get(operation.at) : undefined;
  return home ? [takenDisc(home, COUNTER / 2 + SIGNS, NEVER)] : [];
}

function seated({ ids }: Stack, fan: Fan | undefined): SeatedFan | undefined {
  return fan && { ...fan, seats: new Map(ids.flatMap((id, i) => (fan.spots[i] ? [[id, fan.spots[i]] as const] : []))) };
}

function seatIn({ seats }: SeatedFan, id: string): Point[] {
  const seat = seats.get(id);
  return seat ? [seat] : [];
}

/** As they lay before, where nobody has come; the places of those who have left stay empty. */
function seatedAgain({ ids }: Stack, former: SeatedFan): SeatedFan | undefined {
  return ids.every((id) => former.seats.has(id)) ? { ...former, spots: ids.flatMap((id) => seatIn(former, id)) } : undefined;
}

function grown({ x, y, width, height }: Box): Box {
  const middle: Point = [x + width / 2, y + height / 2];
  return around(middle, { width: width * CONSIDERED, height: height * CONSIDERED });
}
