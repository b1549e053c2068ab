/**
 * Counters that share a place. Closed they are one counter beside it, always on the same spot, with a beak to their place;
 * open they are fanned over free ground, so that nothing of them is covered and nothing that matters is below them.
 */
import { around, cheapest, isWithin, NEVER, overlap, type Place, type Taken, takenIn } from './free-ground.ts';
import { type Box, between, type Point, type Size } from './geometry.ts';

export interface Anchor {
  readonly id: string;
  readonly at: Point;
  /** How far the place itself reaches. */
  readonly reach: number;
}

export interface Fan {
  readonly box: Box;
  /** The middles of the counters, in their order. */
  readonly spots: readonly Point[];
  /** Whether there is room for names below the counters. */
  readonly isNamed: boolean;
}

/** The middle of a box that lies in that direction from a place, so far from its edge. */
function beyond([x, y]: Point, reach: number, gap: number, turn: number, width: number, height: number): Point {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  // until the nearest edge of the box is clear of the place, whatever its shape
  const clear = reach + gap;
  const away = Math.min(dx === 0 ? NEVER : (clear + width / 2) / Math.abs(dx), dy === 0 ? NEVER : (clear + height / 2) / Math.abs(dy));
  return [x + dx * away, y + dy * away];
}

/** Close by there is much to choose from: a counter that stands far from its place is taken for one that stands elsewhere. */
const HOME_GAPS = [3, 6, 9, 12, 16, 20, 26, 32, 40, 58];
const HOME_TURNS = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24);

/**
 * Where closed stacks lie: found once for a board, whatever stands there, so that no counter ever moves because of another.
 * None covers a place, a name or another home; ways are crossed where there is no other ground. `all`: the places of the board, for
 * nothing lies rather beside another than beside its own.
 */
export function homesFor(
  anchors: readonly Anchor[],
  size: number,
  taken: Taken,
  bounds: Box,
  all: readonly Anchor[] = anchors,
): ReadonlyMap<string, Point> {
  const boxes = [...taken.boxes];
  const homes = new Map<string, Point>();
  const find = (anchor: Anchor) => {
    const places = placesAround(anchor, size, all);
    const [most = 0] = HOME_GAPS.slice(-1);
    // in a corner it lies farther off than at a side
    const side = 2 * (Math.SQRT2 * (anchor.reach + most + size / 2) + size / 2);
    const near = takenIn(around(anchor.at, { width: side, height: side }), { boxes, lines: taken.lines });
    return cheapest(places, near, bounds) ?? cheapest(places, softened(near), bounds);
  };
  // Whoever has the least ground chooses first.
  const alone = new Map(anchors.length > 1 ? anchors.map((anchor) => [anchor, find(anchor)?.dislike ?? NEVER]) : []);
  for (const anchor of anchors.toSorted((a, b) => (alone.get(b) ?? 0) - (alone.get(a) ?? 0))) {
    const found = find(anchor);
    if (!found) continue;
    homes.set(anchor.id, found.what);
    boxes.push({ ...found.box, weight: NEVER });
  }
  return homes;
}

function placesAround(anchor: Anchor, size: number, all: readonly Anchor[]): readonly Place<Point>[] {
  const { id, at, reach } = anchor;
  const others = all.filter((other) => other.id !== id && Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < NEIGHBOURS);
  return HOME_GAPS.flatMap((gap) =>
    HOME_TURNS.map((turn): Place<Point> => {
      const middle = beyond(at, reach, gap, turn, size, size);
      const box = around(middle, { width: size, height: size });
      // above is where a counter is looked for, but closer by is better
      return { box, dislike: gap * 20 + 40 * (1 + Math.sin(turn)) + strangeness(box, anchor, others), what: middle };
    }),
  );
}

/** What it costs to lie hardly nearer to its own place than to another, and for each unit by which that one is nearer. */
const STRANGE = 500;
const NEARER = 30;
/** None that is farther away is ever nearer to a stack than its own place. */
const NEIGHBOURS = 250;
/** By so much it is to be nearer to its own. */
const PLAINLY = 5;

function strangeness(box: Box, own: Anchor, others: readonly Anchor[]): number {
  const away = awayFrom(box, own) + PLAINLY;
  let nearest = away;
  for (const other of others) nearest = Math.min(nearest, awayFrom(box, other));
  return nearest < away ? STRANGE + (away - nearest) * NEARER : 0;
}

/** From the edge of a place to a box. */
export function awayFrom(box: Box, { at: [x, y], reach }: Pick<Anchor, 'at' | 'reach'>): number {
  return Math.hypot(x - between(box.x, x, box.x + box.width), y - between(box.y, y, box.y + box.height)) - reach;
}

/** Where there is no free ground at all, the least of all evils. */
function softened({ boxes, lines }: Taken): Taken {
  return { boxes: boxes.map((box) => ({ ...box, weight: Math.min(box.weight, 9) })), lines };
}

interface Shape {
  readonly columns: number;
  readonly rows: number;
  readonly isNamed: boolean;
}

/** Between two counters, and around all of them; above there is room for a bracket over those that go as one. */
const GAP = 9;
const MARGIN = 8;
const HEAD = 23;
/** Below each row. */
const NAMES = 41;

function shapesFor(count: number): readonly Shape[] {
  const columns = [...new Set([1, 2, 3].map((rows) => Math.ceil(count / rows)))].filter((length) => length <= 8);
  return [true, false].flatMap((isNamed) => columns.map((length) => ({ columns: length, rows: Math.ceil(count / length), isNamed })));
}

function sizeOf({ columns, rows, isNamed }: Shape, counter: number) {
  const pitch = counter + GAP + (isNamed ? 4 : 0);
  return {
    pitch,
    width: columns * pitch - GAP + 2 * MARGIN + (isNamed ? 2 : 0),
    height: rows * (counter + (isNamed ? NAMES : GAP)) - (isNamed ? 12 : GAP) + HEAD + MARGIN,
  };
}

function spotsIn(shape: Shape, count: number, counter: number, { x, y, width }: Box): readonly Point[] {
  const { pitch } = sizeOf(shape, counter);
  const rowHeight = counter + (shape.isNamed ? NAMES : GAP);
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / shape.columns);
    const inRow = Math.min(shape.columns, count - row * shape.columns);
    return [x + width / 2 + ((i % shape.columns) - (inRow - 1) / 2) * pitch, y + HEAD + counter / 2 + row * rowHeight];
  });
}

/** Where a stack may be opened. */
export interface FreeGround {
  readonly taken: Taken;
  readonly bounds: Box;
  /** Where it lay before. */
  readonly before?: Box | undefined;
  /** How long its beak may be. */
  readonly farthest?: number;
}

/** Middles are tried this far apart, all over the board. */
const RASTER = 18;
/** As near to its place as that, and no nearer. */
const CLEAR = 12;

/**
 * Opens a stack over free ground, near its place. Where it lay before it stays, as long as that is free; where there is no
 * free ground it is not opened at all.
 */
export function openFan(count: number, { at, reach }: Anchor, counter: number, ground: FreeGround): Fan | undefined {
  const { bounds, before, farthest = FARTHEST } = ground;
  if (count === 0) return undefined;
  const shapes = shapesFor(count).map((shape) => ({ shape, size: sizeOf(shape, counter) }));
  const [width, height] = [Math.max(...shapes.map(({ size }) => size.width)), Math.max(...shapes.map(({ size }) => size.height))];
  const far = 2 * (reach + farthest);
  const nearby = around(at, { width: far + 2 * width, height: far + 2 * height });
  const taken = before && !isWithin(before, nearby) ? ground.taken : takenIn(nearby, ground.taken);
  const places = shapes.flatMap(({ shape, size }, i): Place<Shape>[] => {
    const fuss = i * 12 + (shape.isNamed ? 0 : 60);
    const again = before && before.width === size.width && before.height === size.height ? [{ box: before, dislike: -1, what: shape }] : [];
    const middles = rasterOf(bounds, size, at, reach + farthest);
    return [
      ...again,
      ...middles.flatMap((middle) => placeAt(around(middle, size), shape, at, reach, fuss + astray(middle, before), farthest)),
    ];
  });
  // the likeliest first: whatever is farther away need not be weighed any more
  const found = cheapest(
    places.sort((a, b) => a.dislike - b.dislike),
    taken,
    bounds,
    ({ box }) => (box === before ? 0 : crossings(nearestIn(box, at), at, reach, taken) * 90),
  );
  return found && { box: found.box, spots: spotsIn(found.what, count, counter, found.box), isNamed: found.what.isNamed };
}

/** One that grows or shrinks stays about where it lay: so much is to be said against leaving. */
function astray([x, y]: Point, before: Box | undefined): number {
  return before ? Math.hypot(x - before.x - before.width / 2, y - before.y - before.height / 2) * STAYS : 0;
}

const STAYS = 4;

/** Only middles of boxes that come as near to a place as that. */
function rasterOf({ x, y, width, height }: Box, size: Size, near: Point, farthest: number): readonly Point[] {
  const steps = (from: number, room: number, length: number, place: number) =>
    Array.from({ length: Math.max(0, Math.floor((room - length) / RASTER) + 1) }, (_, i) => from + length / 2 + i * RASTER).filter(
      (middle) => Math.abs(middle - place) - length / 2 <= farthest,
    );
  const middlesY = steps(y, height, size.height, near[1]);
  return steps(x, width, size.width, near[0]).flatMap((middleX) => middlesY.map((middleY): Point => [middleX, middleY]));
}

/** Nothing where it would touch its own place; the longer the beak and the more it crosses, the worse. */
function placeAt(box: Box, what: Shape, at: Point, reach: number, fuss: number, farthest: number): Place<Shape>[] {
  const nearest = nearestIn(box, at);
  const away = Math.hypot(nearest[0] - at[0], nearest[1] - at[1]) - reach;
  if (away < CLEAR || away > farthest) return [];
  return [{ box, dislike: away * 3 + Math.max(0, away - LONG) * 8 + fuss, what }];
}

function nearestIn({ x, y, width, height }: Box, at: Point): Point {
  return [between(x, at[0], x + width), between(y, at[1], y + height)];
}

/** From here on a beak is a nuisance of its own: rather over something that nobody needs now than so far away. */
const LONG = 60;
/** A beak that is longer points nowhere. */
const FARTHEST = 230;

/** What must not be covered, or had better not be: a beak goes round it, where it can. */
const MINDED = 0.25;

/** How much of that the beak runs over. */
function crossings([x, y]: Point, [toX, toY]: Point, reach: number, { boxes, lines }: Taken): number {
  const length = Math.hypot(toX - x, toY - y) - reach - 10;
  const steps = Math.floor(length / 9);
  let count = 0;
  for (let i = 1; i <= steps; i++) {
    const share = (i * 9) / (length + reach + 10);
    const spot = around([x + (toX - x) * share, y + (toY - y) * share], BEAK);
    for (const box of boxes) if (box.weight >= MINDED && overlap(spot, box) > 0) count++;
    for (const { spots, weight } of lines) {
      if (weight === NEVER && spots.some(([u, v]) => Math.abs(u - spot.x - 2) < 5 && Math.abs(v - spot.y - 2) < 5)) count++;
    }
    if (count > ENOUGH) return count;
  }
  return count;
}

/** A beak that crosses more is no worse. */
const ENOUGH = 6;
const BEAK: Size = { width: 4, height: 4 };
