/** What grows: woods, orchards, brush, fields and marsh. None of it reaches over its outline. */
import { type Chance, chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import type { Point, Polygon } from '../../../../hexmap/exact.ts';
import { type BattleMap, EVERYWHERE, GRID, hexName, type Terrain } from '../../content/battle-map.ts';
import { furrows, isInside, joined, rimOf, roomAround } from './outlines.ts';
import { around, at, disc, lineThrough, roundAbout } from './pen.ts';

/** A tree seen from above. */
interface Tree {
  readonly at: Point;
  readonly radius: number;
}

/** Trees of one layer touch each other nowhere, so that a single path holds them all and each still covers its neighbours. */
interface Layer {
  readonly crowns: string;
  readonly lights: string;
}

export interface Growth {
  readonly woods: { readonly floor: string; readonly layers: readonly Layer[] };
  readonly orchards: { readonly floor: string; readonly shadows: string; readonly crowns: string; readonly lights: string };
  readonly brush: { readonly floor: string; readonly bushes: string; readonly lights: string };
  /** Fields lie this way and that: one entry for each lie. */
  readonly fields: readonly { readonly floor: string; readonly furrows: string; readonly crops: string }[];
  readonly marsh: { readonly floor: string; readonly water: string; readonly reeds: string };
}

export function growthOn(map: BattleMap): Growth {
  return { woods: woodsOn(map), orchards: orchardsOn(map), brush: brushOn(map), fields: fieldsOn(map), marsh: marshOn(map) };
}

const hexesOf = (map: BattleMap, terrain: Terrain) => EVERYWHERE.filter((hex) => map.terrain[hex] === terrain);
const outlinesOf = (map: BattleMap, terrain: Terrain) => hexesOf(map, terrain).flatMap((hex) => map.drawing.outlines[hex] ?? []);
const floorOf = (outlines: readonly Polygon[]) =>
  joined(outlines)
    .map((loop) => roundAbout(loop))
    .join('');
const centreOf = (hex: number): Point => GRID.centres[hex] ?? [0, 0];

/** As far as anything in a hex is from its centre, and then as far as a tree reaches. */
const REACH = 290;

/** Where something of that size finds room: each outline with how far inside a point lies. */
function plots(map: BattleMap, terrain: Terrain) {
  const rim = rimOf(outlinesOf(map, terrain));
  return hexesOf(map, terrain).flatMap((hex) => {
    const room = roomAround(rim, centreOf(hex), REACH);
    return (map.drawing.outlines[hex] ?? []).map((outline) => ({ hex, outline, room }));
  });
}

/** Strewn over an outline by chance, none nearer to another than `apart`, but as many as find room. */
function strewn(outline: Polygon, apart: number, chance: Chance, isFree: (point: Point) => boolean): Point[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: Point[] = [];
  const isCrowded = (x: number, y: number) => {
    for (const spot of spots) if ((spot[0] - x) ** 2 + (spot[1] - y) ** 2 < apart ** 2) return true;
    return false;
  };
  const tries = Math.round(((right - left) * (bottom - top) * 5) / (apart * apart));
  for (let i = 0; i < tries; i++) {
    const spot: Point = [somewhere(chance, left, right), somewhere(chance, top, bottom)];
    if (!isCrowded(...spot) && isInside(outline, spot) && isFree(spot)) spots.push(spot);
  }
  return spots;
}

const LEAST_TREE = 15;
const LARGEST_TREE = 41;

function woodsOn(map: BattleMap): Growth['woods'] {
  const chance = chanceOf(`${map.id} woods`);
  const trees = plots(map, 'woods').flatMap(({ outline, room }) => {
    // Along the edge first, so that the outline is trees and not floor; then whatever fits in between.
    const edge = strewn(outline, 30, chance, (spot) => between(LEAST_TREE, room(spot), LEAST_TREE + 11));
    const inner = strewn(outline, 40, chance, (spot) => room(spot) > LEAST_TREE + 11);
    return [...edge, ...inner].map((spot): Tree => ({ at: spot, radius: Math.min(room(spot), somewhere(chance, 27, LARGEST_TREE)) }));
  });
  return { floor: floorOf(outlinesOf(map, 'woods')), layers: layered(trees).map(drawnTrees) };
}

const between = (least: number, value: number, most: number) => value >= least && value <= most;

/** Small trees lie lower. */
function layered(trees: readonly Tree[]): Tree[][] {
  const layers: Tree[][] = [];
  const touches = (one: Tree, other: Tree) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < one.radius + other.radius + 1;
  const near = new Map<string, { readonly tree: Tree; readonly layer: number }[]>();
  const cell = 2 * LARGEST_TREE + 2;
  for (const tree of trees.toSorted((a, b) => a.radius - b.radius)) {
    const [column, row] = [Math.floor(tree.at[0] / cell), Math.floor(tree.at[1] / cell)];
    const taken = new Set<number>();
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        for (const other of near.get(`${c} ${r}`) ?? []) if (touches(tree, other.tree)) taken.add(other.layer);
      }
    }
    let layer = 0;
    while (taken.has(layer)) layer++;
    const others = layers[layer];
    if (others) others.push(tree);
    else layers.push([tree]);
    const key = `${column} ${row}`;
    near.set(key, [...(near.get(key) ?? []), { tree, layer }]);
  }
  return layers;
}

function drawnTrees(trees: readonly Tree[]): Layer {
  const lit = ({ at: [x, y], radius }: Tree) => disc([x - radius * 0.26, y - radius * 0.28], radius * 0.46);
  return { crowns: trees.map((tree) => disc(tree.at, tree.radius)).join(''), lights: trees.map(lit).join('') };
}

/** Rows of fruit trees, and trees in a row: hexes are so many of them wide and high. */
const ROW = 346 / 6;
const IN_ROW = 300 / 5;
const FRUIT_TREE = 23;

/** Planted in rows, which go on from hex to hex. */
function orchardsOn(map: BattleMap): Growth['orchards'] {
  const trees: Tree[] = plots(map, 'orchard').flatMap(({ hex, outline, room }) => {
    const [column, row] = [Math.round(centreOf(hex)[0] / IN_ROW), Math.round(centreOf(hex)[1] / ROW)];
    const spots: Point[] = [];
    for (let r = row - 3; r <= row + 3; r++) {
      for (let c = column - 4; c <= column + 4; c++) spots.push([(c + (r % 2 === 0 ? 0 : 0.5)) * IN_ROW, r * ROW]);
    }
    return spots
      .filter((spot) => isInside(outline, spot) && room(spot) > FRUIT_TREE - 4)
      .map((spot) => ({ at: spot, radius: Math.min(FRUIT_TREE, room(spot)) }));
  });
  const shadow = ({ at: [x, y], radius }: Tree) => disc([x + 6, y + 8], radius);
  return { floor: floorOf(outlinesOf(map, 'orchard')), shadows: trees.map(shadow).join(''), ...drawnTrees(trees) };
}

/** Low clumps of two or three heads. */
function brushOn(map: BattleMap): Growth['brush'] {
  const chance = chanceOf(`${map.id} brush`);
  const heads = plots(map, 'brush').flatMap(({ outline, room }) =>
    strewn(outline, 47, chance, (spot) => room(spot) > 25).map(([x, y]) => {
      const size = somewhere(chance, 9, 13);
      const clump: Tree[] = [
        { at: [x - size, y + 4], radius: size },
        { at: [x + size, y + 5], radius: size * 0.9 },
        { at: [x, y - size * 0.7], radius: size * 1.05 },
      ];
      return clump.slice(0, chance() < 0.3 ? 2 : 3);
    }),
  );
  const all = heads.flat();
  return {
    floor: floorOf(outlinesOf(map, 'brush')),
    bushes: all.map((head) => disc(head.at, head.radius)).join(''),
    lights: all.map(({ at: [x, y], radius }) => disc([x - radius * 0.25, y - radius * 0.3], radius * 0.42)).join(''),
  };
}

const LIES = [24, -31, 58, -64, 6] as const;

/** Fields that touch are ploughed alike. */
function fieldsOn(map: BattleMap): Growth['fields'] {
  const chance = chanceOf(`${map.id} fields`);
  const fields = neighbourhoods(map, 'field');
  return LIES.map((lie, i) => {
    const here = fields.filter((_, place) => place % LIES.length === i).flat();
    const outlines = here.flatMap((hex) => map.drawing.outlines[hex] ?? []);
    const lines = outlines.flatMap((outline) => furrows(outline, lie, 24));
    // Stubble on every other row, so that a field is told from tinted ground without its colour.
    const tufts = outlines.flatMap((outline) => furrows(outline, lie, 48)).flatMap((line) => stubble(line, lie, chance));
    return { floor: floorOf(outlines), furrows: lines.map(lineThrough).join(''), crops: tufts.join('') };
  }).filter(({ floor }) => floor !== '');
}

function stubble([a, b]: readonly [Point, Point], lie: number, chance: Chance): string[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const turn = ((lie - 90) * Math.PI) / 180;
  const tip: Point = [Math.cos(turn) * 9, Math.sin(turn) * 9];
  const tufts: string[] = [];
  for (let along = somewhere(chance, 14, 34); along < length - 12; along += somewhere(chance, 26, 40)) {
    const root: Point = [a[0] + ((b[0] - a[0]) * along) / length, a[1] + ((b[1] - a[1]) * along) / length];
    tufts.push(`M${at(root)}l${at(tip)}`);
  }
  return tufts;
}

/** Hexes of a kind that hang together, in the order of their names. */
function neighbourhoods(map: BattleMap, terrain: Terrain): number[][] {
  const waiting = new Set(hexesOf(map, terrain));
  const groups: number[][] = [];
  for (const first of waiting) {
    const group = [first];
    waiting.delete(first);
    for (const hex of group) {
      for (const next of map.adjacent[hex] ?? []) {
        if (waiting.delete(next)) group.push(next);
      }
    }
    groups.push(group);
  }
  return groups.sort(([a = 0], [b = 0]) => (hexName(a) < hexName(b) ? -1 : 1));
}

/** Level strokes of standing water, and reeds. */
function marshOn(map: BattleMap): Growth['marsh'] {
  const chance = chanceOf(`${map.id} marsh`);
  let water = '';
  let reeds = '';
  for (const { outline, room } of plots(map, 'marsh')) {
    for (const spot of strewn(outline, 44, chance, (one) => room(one) > 34)) {
      const half = somewhere(chance, 14, 26);
      water += `M${at([spot[0] - half, spot[1]])}h${Math.round(half * 2)}`;
      if (chance() < 0.62) reeds += `M${at([spot[0], spot[1] - 4])}v-26m-10,26l-7,-18m27,18l7,-18`;
    }
  }
  const floor = outlinesOf(map, 'marsh');
  return { floor: floor.length === 0 ? '' : floorOf(floor), water, reeds };
}

/** What a small map shows of a kind of ground. */
export function flatGround(map: BattleMap, terrain: Terrain): string {
  return joined(outlinesOf(map, terrain)).map(around).join('');
}
