/**
 * The lie of the land, from the letters of the hexes: where the shore runs, how high the ground is, what covers it. Letters are
 * spread softly over a grid of small cells; chance then moves shores and edges, but never out of the hexes that they belong to.
 */
import type { Box, Point } from '../../../../board/geometry.ts';
import type { Field } from '../../../../board/map/relief.ts';
import { type EuropeMap, GRID, groundAt, hexName, letterAt } from '../../content/map.ts';
import { type Ground, KIND, NO_HEX, SEA, type SheetId } from '../../content/terrain.ts';
import { Cells, sampled, softer, valueAt } from './cells.ts';
import { CLIMATES, type Climate } from './climates.ts';
import { centreIn, centreOf, extentOf, grown, INNER, isGround, landOn, sideMiddle } from './hexes.ts';
import { crested, layered, type Noise, noiseOf } from './noise.ts';

/** What covers the ground and has an edge of its own on the sheet. */
const COVERS = ['woods', 'mountain', 'marsh', 'sand', 'hedges', 'beach'] as const satisfies readonly Ground[];
export type Cover = (typeof COVERS)[number];

export interface Lie {
  readonly map: EuropeMap;
  readonly climate: Climate;
  /** As far as something is painted. */
  readonly box: Box;
  /** Above zero is land. */
  readonly shore: Field;
  /** The same, not so fine. */
  readonly depth: Field;
  readonly height: Field;
  /** How much the ground turns away from the light. */
  readonly shade: Field;
  /** Above zero it is there. */
  readonly cover: Readonly<Record<Cover, Field>>;
}

/** The side of a cell: shores are fine, heights are soft. */
const FINE = 5;
const COARSE = 8;
const MARGIN = 44;
/** Beyond so many spreads a letter is not felt. */
const REACH = 2.7;

const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

interface Site {
  readonly at: Point;
  readonly hex: number;
}

/** The hexes, and beyond the edge what lies nearest to it once more. */
function sitesOn(map: EuropeMap): Site[] {
  const columns = GRID.columns[map.number] ?? [];
  const rows = map.sheet.ground.length;
  const sites: Site[] = [];
  for (let column = -1; column <= columns.length; column++)
    for (let row = -1; row <= rows; row++) {
      const here = columns[Math.min(columns.length - 1, Math.max(0, column))];
      if (here) sites.push({ at: centreIn(column, row), hex: here.hex + Math.min(here.rows - 1, Math.max(0, row)) });
    }
  return sites;
}

/** How far a hex lies above the water: one in the sea below it, one at the shore about at it. */
function firmness(map: EuropeMap, { isStraight }: Climate, hex: number): number {
  const found = groundAt(map, hex);
  if (!found) return -1.35;
  if (!found.isCoast) return 1.35;
  const dry = (GRID.adjacent[hex] ?? []).filter((next) => groundAt(map, next) !== undefined).length;
  return isStraight && dry > 1 ? 0.15 * dry - 0.42 : 0.5 - 0.115 * dry;
}

function liftOf(map: EuropeMap, climate: Climate, hex: number): number {
  const ground = groundAt(map, hex)?.ground;
  if (!ground) return 0;
  const kinds = landOn(map).kinds[hex] ?? 0;
  const lift = climate.height[ground];
  if (ground === 'ridge') return lift;
  if (kinds & (KIND.building | KIND.airfield)) return Math.min(lift, 0.16);
  if (kinds & (KIND.river | KIND.canal | KIND.wadi)) return Math.min(lift, 0.14);
  return kinds & (KIND.road | KIND.railway) ? Math.min(lift, 0.32) : lift;
}

/**
 * Sides between two shores: land where one walks across, water where one cannot. And where little sea touches a shore, its side
 * is all water, so that it is seen.
 */
function shoreSides(map: EuropeMap): { readonly at: Point; readonly firm: number }[] {
  const isSea = (hex: number) => letterAt(map, hex) === SEA;
  const { allSea } = landOn(map);
  return map.hexes.flatMap((hex) => {
    if (!groundAt(map, hex)?.isCoast) return [];
    const isNearlyDry = (GRID.adjacent[hex] ?? []).filter(isSea).length < 3;
    return (GRID.neighbours[hex] ?? []).flatMap((next, i) => {
      const at = sideMiddle(centreOf(hex), i + 1);
      if (next >= 0 && isSea(next)) return isNearlyDry ? [{ at, firm: -1.1 }] : [];
      if (next < hex || !groundAt(map, next)?.isCoast) return [];
      return [{ at, firm: (allSea[hex] ?? 0) & (1 << i) ? -1.6 : 0.75 }];
    });
  });
}

interface Firm {
  readonly firm: Float64Array;
  /** The hex of each cell; one beyond the edge counts as its nearest. */
  readonly hexes: Int16Array;
}

/** How firm the ground is, spread over fine cells. */
function firmOn(map: EuropeMap, climate: Climate, cells: Cells, sites: readonly Site[]): Firm {
  const size = cells.columns * cells.rows;
  const [firm, weights, nearest] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const hexes = new Int16Array(size).fill(-1);
  const softness = 1 / (2 * climate.spread ** 2);
  for (const { at, hex } of sites) {
    const value = firmness(map, climate, hex);
    cells.around(at, REACH * climate.spread, (cell, square) => {
      const weight = Math.exp(-square * softness);
      firm[cell] = (firm[cell] ?? 0) + weight * value;
      weights[cell] = (weights[cell] ?? 0) + weight;
      if (weight <= (nearest[cell] ?? 0)) return;
      nearest[cell] = weight;
      hexes[cell] = hex;
    });
  }
  for (const { at, firm: value } of shoreSides(map))
    cells.around(at, 36, (cell, square) => {
      const weight = 0.8 * Math.exp(-square / (2 * 12 * 12));
      firm[cell] = (firm[cell] ?? 0) + weight * value;
      weights[cell] = (weights[cell] ?? 0) + weight;
    });
  for (let cell = 0; cell < size; cell++) firm[cell] = (firm[cell] ?? 0) / (weights[cell] || 1);
  return { firm, hexes };
}

interface Spread {
  readonly lift: Float64Array;
  readonly cover: Readonly<Record<Cover, Float64Array>>;
}

/** How high the ground is and what covers it, spread over coarse cells. */
function spreadOn(map: EuropeMap, climate: Climate, cells: Cells, sites: readonly Site[]): Spread {
  const size = cells.columns * cells.rows;
  const floats = () => new Float64Array(size);
  const cover: Record<Cover, Float64Array> = {
    woods: floats(),
    mountain: floats(),
    marsh: floats(),
    sand: floats(),
    hedges: floats(),
    beach: floats(),
  };
  const [lift, weights] = [floats(), floats()];
  const softness = 1 / (2 * climate.spread ** 2);
  for (const { at, hex } of sites) {
    const up = liftOf(map, climate, hex);
    const ground = groundAt(map, hex)?.ground;
    const mine = COVERS.find((one) => one === ground);
    const covered = mine && cover[mine];
    cells.around(at, REACH * climate.spread, (cell, square) => {
      const weight = Math.exp(-square * softness);
      lift[cell] = (lift[cell] ?? 0) + weight * up;
      weights[cell] = (weights[cell] ?? 0) + weight;
      if (covered) covered[cell] = (covered[cell] ?? 0) + weight;
    });
  }
  for (const values of [lift, ...Object.values(cover)])
    for (let cell = 0; cell < size; cell++) values[cell] = (values[cell] ?? 0) / (weights[cell] || 1);
  return { lift, cover };
}

/** No whole hex of land or sea is touched by the shore. */
function shoreOn(map: EuropeMap, { shore: [coarse, fine] }: Climate, cells: Cells, { firm, hexes }: Firm, noise: Noise): Field {
  const soft = cells.field(firm);
  const shore = cells.field();
  const isWhole = new Map(map.hexes.map((hex) => [hex, wholeness(map, hex)]));
  cells.each((cell, x, y) => {
    const plain = firm[cell] ?? 0;
    let value = plain;
    if (Math.abs(plain) < 1.25) {
      const u = x + layered(noise, x / 38 + 9, y / 38, 2) * 14;
      const v = y + layered(noise, x / 38, y / 38 + 5, 2) * 14;
      const moved = valueAt(soft, u, v);
      const play = 1 - smooth(0.3, 1.15, Math.abs(moved));
      value = moved + (layered(noise, x / 56, y / 56, 4) * coarse + layered(noise, x / 17 + 3, y / 17, 2) * fine) * play;
    }
    const whole = isWhole.get(hexes[cell] ?? -1) ?? 0;
    shore.values[cell] = whole > 0 ? Math.max(0.08, value) : whole < 0 ? Math.min(-0.08, value) : value;
  });
  return shore;
}

/** 1 for a hex of land alone, -1 for one of water alone. */
function wholeness(map: EuropeMap, hex: number): number {
  const letter = letterAt(map, hex);
  if (letter === SEA || letter === NO_HEX) return -1;
  return groundAt(map, hex)?.isCoast ? 0 : 1;
}

/** 1 along the rivers, nothing far from them. */
function valleysOn(courses: readonly (readonly Point[])[], cells: Cells): Float64Array {
  const valley = new Float64Array(cells.columns * cells.rows);
  for (const spot of courses.flat())
    cells.around(spot, 46, (cell, square) => {
      valley[cell] = Math.max(valley[cell] ?? 0, Math.exp(-square / (20 * 20)));
    });
  return valley;
}

function heightOn(climate: Climate, cells: Cells, shore: Field, lift: Float64Array, valley: Float64Array, noise: Noise): Field {
  const {
    lift: share,
    hills,
    crests: [everywhere, high],
  } = climate;
  const height = cells.field();
  cells.each((cell, x, y) => {
    const dry = valueAt(shore, x, y);
    if (dry <= 0) return;
    const u = x + layered(noise, x / 90, y / 90, 2) * 34;
    const v = y + layered(noise, x / 90 + 40, y / 90, 2) * 34;
    const up = lift[cell] ?? 0;
    const crest = crested(noise, u / 119 + 4, v / 119 + 1.3, 4) - 0.38;
    const roll = hills === 0 ? 0 : (layered(noise, x / 210 + 7, y / 210, 3) + 0.25) * hills;
    const inland = smooth(0, 0.95, dry) * (0.05 + up * share + roll + crest * (everywhere + up * high)) + 0.05 * smooth(0, 0.25, dry);
    height.values[cell] = Math.max(0.012, inland * (1 - 0.55 * (valley[cell] ?? 0)));
  });
  return softer(height);
}

/** Positive where the ground falls towards the south-east, away from the light. */
function shadeOn(height: Field): Field {
  const { columns, rows, values, step } = height;
  const shade = new Float64Array(values.length);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const east = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
      const south = (values[at + columns] ?? 0) - (values[at - columns] ?? 0);
      shade[at] = (-(east + south) / (2 * step)) * 36;
    }
  return softer({ ...height, values: shade });
}

function coverOn(cells: Cells, soft: Field, shore: Field, noise: Noise, by: number): Field {
  const { values, ...field } = cells.field();
  cells.each((cell, x, y) => {
    const plain = valueAt(soft, x, y);
    if (plain < 0.02) {
      values[cell] = -1;
      return;
    }
    const moved = valueAt(soft, x + layered(noise, x / 46 + by, y / 46, 2) * 26, y + layered(noise, x / 46, y / 46 + by, 2) * 26);
    const value = moved - 0.45 + layered(noise, x / 24 + by, y / 24 - by, 2) * 0.5 * (1 - smooth(0.3, 0.5, Math.abs(moved - 0.5)));
    values[cell] = valueAt(shore, x, y) > 0.05 ? value : Math.min(value, -0.05);
  });
  return { ...field, values };
}

/** Worked out once for a map. The courses are those of rivers and wadis, which cut valleys. */
export function lieOf(map: EuropeMap, courses: readonly (readonly Point[])[]): Lie {
  const id: SheetId = map.sheet.sheet;
  const climate = CLIMATES[id];
  const box = grown(extentOf(map), MARGIN);
  const cells = new Cells(box, FINE);
  const coarse = new Cells(box, COARSE);
  const noise = noiseOf(`${map.id} ${hexName(map.first)}`);
  const sites = sitesOn(map);
  const spread = spreadOn(map, climate, coarse, sites);
  const shore = shoreOn(map, climate, cells, firmOn(map, climate, cells, sites), noise);
  const height = heightOn(climate, coarse, shore, spread.lift, valleysOn(courses, coarse), noise);
  const nowhere = coarse.field().values.fill(-1);
  const cover = (one: Cover, by: number) =>
    map.hexes.some((hex) => isGround(map, hex, one))
      ? coverOn(coarse, coarse.field(spread.cover[one]), shore, noise, by)
      : coarse.field(nowhere);
  return {
    map,
    climate,
    box,
    shore,
    depth: sampled(coarse, shore),
    height,
    shade: shadeOn(height),
    cover: {
      woods: cover('woods', 3),
      mountain: cover('mountain', 11),
      marsh: cover('marsh', 19),
      sand: cover('sand', 27),
      hedges: cover('hedges', 35),
      beach: cover('beach', 43),
    },
  };
}

/** The place in a hex that lies most safely on land, or in the water; not far from its centre. */
export function firmSpot(shore: Field, hex: number, isAfloat = false): Point {
  const [x, y] = centreOf(hex);
  let best: Point = [x, y];
  let most = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < 12; turn++)
    for (const far of [0, 9, 17, 23]) {
      const spot: Point = [x + far * Math.cos((turn * Math.PI) / 6), y + far * Math.sin((turn * Math.PI) / 6) * (INNER / 40)];
      const dry = valueAt(shore, ...spot) * (isAfloat ? -1 : 1);
      const worth = Math.min(dry, 0.55) - far * 0.008;
      if (worth > most + 1e-9) [best, most] = [spot, worth];
    }
  return best;
}
