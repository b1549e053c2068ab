/**
 * 10 Line of Sight on a map, worked out once for each pair of hexes. What counts is the drawing: a line from centre to
 * centre that shares a single point with the shape of an obstacle is blocked by it.
 */
import { type Point, type Polygon, runsInside, segmentsTouch, segmentTouches, sideOf } from '../../../hexmap/exact.ts';
import { hexsideOf } from '../../../hexmap/grid.ts';
import { entryInto, hexesBetween, partBetween, partIn } from '../../../hexmap/line.ts';
import { type BattleMap, GRID, type HexsideTerrain, hexName, type Terrain } from './battle-map.ts';

export interface SightTable {
  /** -1 blocked; otherwise the printed Hindrance, 0 to 3. Smoke and Blaze are not counted. The same both ways. */
  seen(a: number, b: number): number;
  /** Every hex other than a and b that the line touches, hexsides included, from a to b: for Smoke and Blaze. */
  through(a: number, b: number): readonly number[];
  /** Bit d-1 set: the line enters hex b across its hexside d; two bits when it enters at a corner. 0 when a is b. */
  entry(a: number, b: number): number;
}

export interface SightCause {
  /** A hex, or a hexside: M8/N8. */
  readonly hex: string;
  readonly what: string;
  readonly rule: string;
  /** Left out where it blocks. */
  readonly hindrance?: number;
}

/** A line of sight in words: what blocks it, or else everything that hinders it, of which only the largest counts (10.3.3). */
export interface SightReport {
  readonly state: 'open' | 'hindered' | 'blocked';
  readonly hindrance: number;
  readonly causes: readonly SightCause[];
}

interface Feature {
  readonly rule: string;
  /** 0 for an Obstacle. */
  readonly hindrance: number;
}

const TERRAIN_IN_SIGHT: Partial<Record<Terrain, Feature>> = {
  building: { rule: 'T82', hindrance: 0 },
  woods: { rule: 'T99', hindrance: 0 },
  brush: { rule: 'T81', hindrance: 3 },
  orchard: { rule: 'T91', hindrance: 2 },
  field: { rule: 'T85', hindrance: 1 },
  bridge: { rule: 'T80', hindrance: 1 },
  marsh: { rule: 'T89', hindrance: 1 },
};

const HEXSIDE_IN_SIGHT: Partial<Record<HexsideTerrain, Feature>> = {
  wall: { rule: 'T97', hindrance: 0 },
  hedge: { rule: 'T87', hindrance: 0 },
  fence: { rule: 'T84', hindrance: 1 },
};

const RAILWAY: Feature = { rule: 'T92', hindrance: 1 };
const GULLY: Feature = { rule: 'T86', hindrance: 0 };
const BLIND_HEX: Feature = { rule: 'T88.4.1', hindrance: 0 };

interface Line {
  readonly a: number;
  readonly b: number;
  readonly start: Point;
  readonly end: Point;
  /** The level of the higher end and of the lower. */
  readonly high: number;
  readonly low: number;
  readonly through: readonly number[];
}

const levelOf = (map: BattleMap, hex: number) => map.level[hex] ?? 0;
const centreOf = (hex: number): Point => GRID.centres[hex] ?? [0, 0];

function lineBetween(map: BattleMap, a: number, b: number): Line {
  const [here, there] = [levelOf(map, a), levelOf(map, b)];
  return {
    a,
    b,
    start: centreOf(a),
    end: centreOf(b),
    high: Math.max(here, there),
    low: Math.min(here, there),
    through: hexesOnLine(a, b),
  };
}

const ON_LINE: (readonly number[] | undefined)[] = Array.from({ length: GRID.size ** 2 });

/** The same on every map, so it is worked out once. */
function hexesOnLine(a: number, b: number): readonly number[] {
  const key = a * GRID.size + b;
  let hexes = ON_LINE[key];
  if (hexes === undefined) {
    hexes = hexesBetween(GRID, a, b);
    ON_LINE[key] = hexes;
  }
  return hexes;
}

/** A hexside that blocks or hinders. */
interface Hedgerow {
  readonly ends: readonly [Point, Point];
  readonly name: string;
  readonly kind: string;
  readonly feature: Feature;
  readonly beyond: number;
  readonly level: number;
}

/** The contours of a level; a hollow has one of its own inside that of its hill. */
interface Hill {
  readonly level: number;
  readonly contours: readonly Polygon[];
}

interface Features {
  /** [hex] Each is listed with one of its two hexes: a line that touches it touches both. */
  readonly hedgerows: readonly (readonly Hedgerow[])[];
  readonly hills: readonly Hill[];
}

const FEATURES = new WeakMap<BattleMap, Features>();

function featuresOf(map: BattleMap): Features {
  const known = FEATURES.get(map);
  if (known !== undefined) return known;
  const { contours } = map.drawing;
  const levels = [...new Set(contours.map(({ level }) => level))];
  const features: Features = {
    hedgerows: hedgerowsIn(map),
    hills: levels.map((level) => ({ level, contours: contours.filter((c) => c.level === level).map(({ points }) => points) })),
  };
  FEATURES.set(map, features);
  return features;
}

function hedgerowsIn(map: BattleMap): Hedgerow[][] {
  const all: Hedgerow[][] = map.level.map(() => []);
  for (const { between, kind, ends } of map.drawing.hexsides) {
    const [hex, beyond] = between;
    const feature = HEXSIDE_IN_SIGHT[kind];
    if (feature === undefined) continue;
    const level = Math.max(levelOf(map, hex), levelOf(map, beyond));
    all[hex]?.push({ ends, name: `${hexName(hex)}/${hexName(beyond)}`, kind, feature, beyond, level });
  }
  return all;
}

/** Everything printed that blocks or hinders but for hills, in order along the line; to the first that blocks, if that is enough. */
function causesAlong(map: BattleMap, line: Line, untilBlocked: boolean): SightCause[] {
  const causes = causesInGullies(map, line);
  for (const hex of line.through) {
    if (untilBlocked && causes.some(isBlocking)) return causes;
    addTerrain(causes, map, line, hex);
    addRailway(causes, map, line, hex);
    addHexsides(causes, map, line, hex);
  }
  return causes;
}

function cause(hex: string, what: string, { rule, hindrance }: Feature): SightCause {
  return hindrance === 0 ? { hex, what, rule } : { hex, what, rule, hindrance };
}

const touches = ({ start, end }: Line, shapes: readonly Polygon[] | undefined) =>
  shapes?.some((shape) => segmentTouches(start, end, shape)) === true;

function addTerrain(causes: SightCause[], map: BattleMap, line: Line, hex: number): void {
  const terrain = map.terrain[hex] ?? 'open';
  const feature = TERRAIN_IN_SIGHT[terrain];
  if (feature === undefined) return;
  // T88.4, T88.5 Whatever lies lower than the higher end is looked over.
  const counts = levelOf(map, hex) >= line.high;
  const blinds = !counts && feature.hindrance === 0 && isBlindBehind(map, line, hex);
  if (!counts && !blinds) return;
  if (!touches(line, map.drawing.outlines[hex])) return;
  causes.push(cause(hexName(hex), terrain, blinds ? BLIND_HEX : feature));
}

/** T88.4.1 Whether the lower end is the one hex behind this one that nobody higher sees into. */
function isBlindBehind(map: BattleMap, { a, b, low }: Line, hex: number): boolean {
  const lower = levelOf(map, a) < levelOf(map, b) ? a : b;
  return levelOf(map, hex) >= low && map.distance(hex, lower) === 1;
}

function addRailway(causes: SightCause[], map: BattleMap, line: Line, hex: number): void {
  if (map.hasRail[hex] !== true || levelOf(map, hex) < line.high) return;
  if (!touches(line, map.drawing.railways[hex])) return;
  // T93 Along a road the railway that it crosses does not count either.
  if (isAlong(map.railAcross[hex], line, hex) || isAlong(map.roadAcross[hex], line, hex)) return;
  causes.push(cause(hexName(hex), 'railway', RAILWAY));
}

/** T92, T93 In by the middle of one of the hexsides that a way crosses and out by the middle of another. */
function isAlong(across: readonly boolean[] | undefined, { start, end }: Line, hex: number): boolean {
  const middlesMet = across?.filter((isAcross, i) => {
    const [p, q] = hexsideOf(centreOf(hex), i + 1);
    return isAcross && sideOf(start, end, p) + sideOf(start, end, q) === 0;
  });
  return middlesMet?.length === 2;
}

/** 10.1 The hexsides of the two end hexes do not count. */
function addHexsides(causes: SightCause[], map: BattleMap, { a, b, start, end, high }: Line, hex: number): void {
  for (const { ends, name, kind, feature, beyond, level } of featuresOf(map).hedgerows[hex] ?? []) {
    if (beyond === a || beyond === b || level < high) continue;
    if (segmentsTouch(start, end, ...ends)) causes.push(cause(name, kind, feature));
  }
}

/** T86 Seen from a higher level or from beside it only. */
function causesInGullies(map: BattleMap, { a, b }: Line): SightCause[] {
  const causes: SightCause[] = [];
  if (isHiddenFrom(map, a, b)) causes.push(cause(hexName(a), 'gully', GULLY));
  if (isHiddenFrom(map, b, a)) causes.push(cause(hexName(b), 'gully', GULLY));
  return causes;
}

function isHiddenFrom(map: BattleMap, hex: number, from: number): boolean {
  return map.terrain[hex] === 'gully' && levelOf(map, from) <= levelOf(map, hex);
}

/**
 * T88.3 Between equals, any higher ground; otherwise also ground as high as the higher end: what it can see begins where
 * its own hill ends, and that must be in its own hex.
 */
function hillsBetween(map: BattleMap, { a, b, start, end, high, low }: Line): Hill[] {
  const lowest = high === low ? high + 1 : high;
  const hills = featuresOf(map).hills.filter(({ level }) => level >= lowest);
  if (hills.length === 0) return [];
  const { from, to } = partBetween(GRID, a, b);
  return hills.filter(({ contours }) => runsInside(start, end, from, to, contours));
}

function causesInHills(map: BattleMap, line: Line): SightCause[] {
  const { a, b, start, end, high, low } = line;
  const hills = hillsBetween(map, line);
  const isUnder = (hex: number) => {
    const { from, to } = partIn(GRID, a, b, hex);
    return hills.some(({ contours }) => runsInside(start, end, from, to, contours));
  };
  const feature = { rule: high === low ? 'T88.3.3' : 'T88.3.2', hindrance: 0 };
  return line.through.filter(isUnder).map((hex) => cause(hexName(hex), 'hill', feature));
}

/** Adjacent hexes always see each other: nothing lies between them. */
function printedCauses(map: BattleMap, a: number, b: number): SightCause[] {
  if (map.distance(a, b) <= 1) return [];
  const line = lineBetween(map, a, b);
  return [...causesAlong(map, line, false), ...causesInHills(map, line)];
}

const isBlocking = ({ hindrance }: SightCause) => hindrance === undefined;
const largest = (causes: readonly SightCause[]) => causes.reduce((most, { hindrance = 0 }) => Math.max(most, hindrance), 0);

/** As `printedCauses` has it, without naming what is enough to know of. */
function printedSight(map: BattleMap, a: number, b: number): number {
  if (map.distance(a, b) <= 1) return 0;
  const line = lineBetween(map, a, b);
  const causes = causesAlong(map, line, true);
  return causes.some(isBlocking) || hillsBetween(map, line).length > 0 ? -1 : largest(causes);
}

const UNKNOWN_SIGHT = -128;
const UNKNOWN_ENTRY = 255;

/** A pair of hexes is worked out when it is first asked about: whoever looks from one hex does not wait for all the others. */
class Table implements SightTable {
  readonly #map: BattleMap;
  readonly #seen = new Int8Array(GRID.size ** 2).fill(UNKNOWN_SIGHT);
  readonly #entry = new Uint8Array(GRID.size ** 2).fill(UNKNOWN_ENTRY);

  constructor(map: BattleMap) {
    this.#map = map;
  }

  seen(a: number, b: number): number {
    const known = this.#seen[a * GRID.size + b] ?? -1;
    return known === UNKNOWN_SIGHT ? this.#look(a, b) : known;
  }

  #look(a: number, b: number): number {
    const seen = a === b ? 0 : printedSight(this.#map, Math.min(a, b), Math.max(a, b));
    this.#seen[a * GRID.size + b] = seen;
    this.#seen[b * GRID.size + a] = seen;
    return seen;
  }

  through(a: number, b: number): readonly number[] {
    return hexesOnLine(a, b);
  }

  entry(a: number, b: number): number {
    const known = this.#entry[a * GRID.size + b] ?? 0;
    return known === UNKNOWN_ENTRY ? this.#enter(a, b) : known;
  }

  #enter(a: number, b: number): number {
    const entry = a === b ? 0 : entryInto(GRID, a, b);
    this.#entry[a * GRID.size + b] = entry;
    return entry;
  }
}

const TABLES = new WeakMap<BattleMap, SightTable>();
let lastAsked: { readonly map: BattleMap; readonly table: SightTable } | undefined;

/** Asked many times in every decision, nearly always for the same map. */
export function sightOn(map: BattleMap): SightTable {
  if (lastAsked?.map === map) return lastAsked.table;
  const table = TABLES.get(map) ?? new Table(map);
  TABLES.set(map, table);
  lastAsked = { map, table };
  return table;
}

/** Smoke by hex; neither it nor Blaze cares for levels (T88.4, T88.5). */
export function sightReport(
  map: BattleMap,
  a: number,
  b: number,
  smoke: ReadonlyMap<number, number> = new Map(),
  blaze: ReadonlySet<number> = new Set(),
): SightReport {
  const through = hexesOnLine(a, b);
  // 10.2.1, 10.1 A Blaze at one of the ends is no obstacle; 10.3.4 Smoke hinders there, too.
  const fires = through.filter((hex) => blaze.has(hex)).map((hex) => cause(hexName(hex), 'blaze', { rule: 'T79', hindrance: 0 }));
  const smoked = [...new Set([a, ...through, b])].flatMap((hex) => {
    const hindrance = smoke.get(hex) ?? 0;
    return hindrance > 0 ? [cause(hexName(hex), 'smoke', { rule: 'T94', hindrance })] : [];
  });
  const causes = [...fires, ...printedCauses(map, a, b), ...smoked];
  const blocking = causes.filter(isBlocking);
  if (blocking.length > 0) return { state: 'blocked', hindrance: 0, causes: blocking };
  return { state: causes.length > 0 ? 'hindered' : 'open', hindrance: largest(causes), causes };
}
