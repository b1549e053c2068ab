/** What grows and what is tilled: trees, reeds, dunes, hedged fields and strips of ploughland. */
import type { Point } from '../../../../board/geometry.ts';
import { distance, type Line } from '../../../../board/map/lines.ts';
import { type Chance, chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, GRID, groundAt, hexName } from '../../content/map.ts';
import { type Ground, KIND } from '../../content/terrain.ts';
import { centreOf, cornersOf, landOn, RADIUS } from './hexes.ts';
import { type Lie, valueAt } from './lie.ts';
import { layered, type Noise, noiseOf } from './noise.ts';
import { curve, strokes } from './pen.ts';

/** Whether nothing that must be seen lies so near to a spot. */
export type Free = (spot: Point, reach: number) => boolean;

/** Trees of one row hide those behind them; within a row none touches another. Round crowns are dots of a thick pen. */
interface Row {
  readonly y: number;
  readonly crowns: string;
  /** Snow on pines; round crowns have none. */
  readonly caps: string;
}

export interface Growth {
  readonly shadows: string;
  readonly rows: readonly Row[];
  readonly isRound: boolean;
  readonly reeds: string;
  readonly pools: string;
  readonly crests: string;
  readonly lees: string;
  /** Fields by colour. */
  readonly fields: readonly string[];
  readonly furrows: string;
  readonly hedges: string;
  readonly orchards: string;
  readonly scrub: string;
}

const isGround = (map: EuropeMap, hex: number, ...grounds: readonly Ground[]) => {
  const found = groundAt(map, hex);
  return found !== undefined && grounds.includes(found.ground);
};

/** The name of the hex stands there. */
const isUnderName = ([x, y]: Point, [cx, cy]: Point) => Math.abs(x - cx) < 17 && y - cy < -16;

export function growthOn(lie: Lie, free: Free): Growth {
  const { map } = lie;
  const trees = treesOn(lie, free);
  return {
    shadows: trees.map(([x, y]) => `M${Math.round(x) + 2} ${Math.round(y) + 2}h6`).join(''),
    rows: rowsOf(trees, lie.climate.trees),
    isRound: lie.climate.trees !== 'pine',
    ...marshOn(lie, free),
    ...dunesOn(lie, free),
    ...tilledOn(map, lie),
    scrub: scrubOn(lie, free),
  };
}

/** Over the whole floor of the woods, so that no gap shows where two hexes meet. */
function treesOn(lie: Lie, free: Free): Point[] {
  const { map, climate, shore, cover } = lie;
  const apart = climate.trees === 'pine' ? 11 : 12.5;
  const taken = new Map<string, Point[]>();
  const square = (x: number, y: number) => `${Math.floor(x / apart)} ${Math.floor(y / apart)}`;
  const hasRoom = ([x, y]: Point) =>
    [-1, 0, 1].every((c) =>
      [-1, 0, 1].every((r) =>
        (taken.get(square(x + c * apart, y + r * apart)) ?? []).every(([u, v]) => Math.hypot(u - x, (v - y) * 1.2) >= apart),
      ),
    );
  return map.hexes
    .filter((hex) => isGround(map, hex, 'woods'))
    .flatMap((hex) => {
      const chance = chanceOf(`${map.id} trees ${hexName(hex)}`);
      const centre = centreOf(hex);
      const found: Point[] = [];
      for (let i = 0; i < 190; i++) {
        const at: Point = [centre[0] + somewhere(chance, -1.15, 1.15) * RADIUS, centre[1] + somewhere(chance, -1.05, 1.1) * RADIUS];
        if (valueAt(cover.woods, ...at) < 0.05 || valueAt(shore, ...at) < 0.12 || !free(at, 5.5) || !hasRoom(at)) continue;
        if (isUnderName([at[0], at[1] - 7], nearestCentre(map, hex, at))) continue;
        const key = square(...at);
        taken.set(key, [...(taken.get(key) ?? []), at]);
        found.push(at);
      }
      return found;
    });
}

/** The centre of the hex or neighbour that a spot lies in. */
function nearestCentre(map: EuropeMap, hex: number, spot: Point): Point {
  return [hex, ...(GRID.adjacent[hex] ?? [])]
    .filter((one) => one >= map.first && one <= map.last)
    .map(centreOf)
    .reduce((best, centre) => (distance(centre, spot) < distance(best, spot) ? centre : best));
}

const dot = ([x, y]: Point) => `M${Math.round(x)} ${Math.round(y)}h0`;
const PINE = 'l4.2 7.4h-1.8l3.4 5.6h-2.2l3.2 6h-13.6l3.2-6h-2.2l3.4-5.6h-1.8z';
const CAPS = 'l-4.2 7.4 3-1zm-2.6 8l-3.2 5 3.8-1.4zm-1.2 5.4l-3 5.6 5-2z';

function rowsOf(trees: readonly Point[], kind: Lie['climate']['trees']): Row[] {
  const HIGH = 8;
  const rows = new Map<number, Point[]>();
  for (const tree of trees) {
    const row = Math.floor(tree[1] / HIGH);
    rows.set(row, [...(rows.get(row) ?? []), tree]);
  }
  const top = ([x, y]: Point) => `M${Math.round(x)} ${Math.round(y - 15)}`;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([y, here]) => ({
      y,
      crowns: here.map((tree) => (kind === 'pine' ? top(tree) + PINE : dot([tree[0], tree[1] - 3]))).join(''),
      caps: kind === 'pine' ? here.map((tree) => top(tree) + CAPS).join('') : '',
    }));
}

/** Reeds and open water between them. */
function marshOn({ map, cover }: Lie, free: Free): Pick<Growth, 'reeds' | 'pools'> {
  let [reeds, pools] = ['', ''];
  for (const hex of map.hexes.filter((one) => isGround(map, one, 'marsh'))) {
    const chance = chanceOf(`${map.id} marsh ${hexName(hex)}`);
    const [cx, cy] = centreOf(hex);
    for (let i = 0; i < 17; i++) {
      const spot: Point = [cx + somewhere(chance, -33, 33), cy + somewhere(chance, -28, 32)];
      if (valueAt(cover.marsh, ...spot) < 0.04 || !free(spot, 7) || isUnderName(spot, [cx, cy])) continue;
      const [x, y] = [spot[0].toFixed(1), spot[1].toFixed(1)];
      if (i % 3 === 0) reeds += `M${x} ${y}v-7m-3 7l-1.6-5m7.6 5l1.6-5`;
      pools += `M${x} ${(spot[1] + 2.5).toFixed(1)}h${somewhere(chance, 7, 14).toFixed(1)}`;
    }
  }
  return { reeds, pools };
}

/** Long crests side by side, each with a sliver of shadow in its lee. */
function dunesOn({ map, cover, box }: Lie, free: Free): Pick<Growth, 'crests' | 'lees'> {
  if (!map.hexes.some((hex) => isGround(map, hex, 'sand'))) return { crests: '', lees: '' };
  const chance = chanceOf(`${map.id} dunes`);
  const noise = noiseOf(`${map.id} dunes`);
  let [crests, lees] = ['', ''];
  const finish = (crest: Point[]) => {
    if (crest.length < 4) return;
    const thick = somewhere(chance, 3, 5.4);
    const lee = crest.map(([x, y], i): Point => [x + 1.4, y + thick * Math.sin((Math.PI * i) / (crest.length - 1))]);
    crests += curve(crest.filter((_, i) => i % 2 === 0 || i === crest.length - 1));
    lees += strokes([...crest, ...lee.toReversed()], true);
  };
  for (let y = box.y; y < box.y + box.height; y += 10.5) {
    let crest: Point[] = [];
    let left = somewhere(chance, 3, 11);
    for (let x = box.x; x < box.x + box.width; x += 8) {
      const spot: Point = [x, y + 11 * layered(noise, x / 120, y / 90, 2) + 3 * Math.sin(x / 23 + y / 31)];
      left--;
      if (left > 0 && valueAt(cover.sand, ...spot) > 0.06 && free(spot, 6)) crest.push(spot);
      else {
        finish(crest);
        crest = [];
        if (left <= 0) left = somewhere(chance, 5, 14);
      }
    }
    finish(crest);
  }
  return { crests, lees };
}

/** Thorn bushes where the ground is dry and open. */
function scrubOn({ map, climate, shore }: Lie, free: Free): string {
  if (climate.trees !== 'palm') return '';
  return map.hexes
    .filter((hex) => isGround(map, hex, 'clear') && !((landOn(map).kinds[hex] ?? 0) & (KIND.building | KIND.oasis)))
    .flatMap((hex) => {
      const chance = chanceOf(`${map.id} scrub ${hexName(hex)}`);
      const centre = centreOf(hex);
      return Array.from({ length: 5 }, (): Point => [centre[0] + somewhere(chance, -30, 30), centre[1] + somewhere(chance, -26, 30)])
        .filter((spot) => free(spot, 6) && !isUnderName(spot, centre) && valueAt(shore, ...spot) > 0.15)
        .map(([x, y]) => `M${(x - 3).toFixed(1)} ${y.toFixed(1)}q.4-4.4 3-4.4t3 4.4m-3.2 0h.4`);
    })
    .join('');
}

type Tilled = 'fields' | 'furrows' | 'hedges' | 'orchards';
const COLOURS = 4;
const NOTHING_TILLED: Pick<Growth, Tilled> = { fields: [], furrows: '', hedges: '', orchards: '' };

/** Everything is bent a little in the same way, so that no line keeps to a hexside. */
type Bend = (line: Line) => Line;

function bending(noise: Noise): Bend {
  const bent = ([x, y]: Point): Point => [
    x + 46 * layered(noise, x / 110, y / 110, 2),
    y + 46 * layered(noise, x / 110 + 31, y / 110 + 17, 2),
  ];
  return (line) =>
    line.flatMap((from, i): Point[] => {
      const to = line[i + 1];
      if (!to) return [bent(from)];
      const pieces = Math.max(1, Math.round(distance(from, to) / 18));
      return Array.from({ length: pieces }, (_, k) =>
        bent([from[0] + ((to[0] - from[0]) * k) / pieces, from[1] + ((to[1] - from[1]) * k) / pieces]),
      );
    });
}

function tilledOn(map: EuropeMap, { climate }: Lie): Pick<Growth, Tilled> {
  if (climate.trees !== 'round') return NOTHING_TILLED;
  const noise = noiseOf(`${map.id} fields`);
  const bend = bending(noise);
  const isHedged = map.hexes.some((hex) => isGround(map, hex, 'hedges'));
  const fields = Array.from({ length: COLOURS }, () => '');
  let [furrows, hedges, orchards] = ['', '', ''];
  for (const hex of map.hexes) {
    const isBocage = isGround(map, hex, 'hedges');
    // Where there are hedges, ground without them is open meadow.
    if (!(isHedged ? isBocage : isGround(map, hex, 'clear')) || (landOn(map).kinds[hex] ?? 0) & KIND.airfield) continue;
    const chance = chanceOf(`${map.id} field ${hexName(hex)}`);
    const lie = lieAround(noise, centreOf(hex));
    const { parcels, cuts } = isBocage ? parcelled(cornersOf(hex), 3, chance) : stripped(cornersOf(hex), lie, 11, chance);
    for (const [i, parcel] of parcels.entries()) {
      fields[Math.floor(chance() * COLOURS)] += strokes(bend([...parcel, ...parcel.slice(0, 1)]), true);
      if (isBocage ? chance() < 0.3 : i % 2 === 0) furrows += furrowsIn(parcel, isBocage ? somewhere(chance, 0, 180) : lie, bend);
      else if (isBocage && chance() < 0.24) orchards += orchardIn(parcel, chance, bend);
    }
    if (isBocage) hedges += cuts.map((cut) => gated(cut, chance, bend)).join('') + rimHedges(map, hex, bend);
  }
  return { fields, furrows, hedges, orchards };
}

/** Trees in rows, well inside their hedges. */
function orchardIn(parcel: Line, chance: Chance, bend: Bend): string {
  const [x, y] = middleOf(parcel);
  const inner = parcel.map(([u, v]): Point => [x + (u - x) * 0.72, y + (v - y) * 0.72]);
  const lie = somewhere(chance, 0, 90);
  return furrowLines(inner, lie, 6.5)
    .flatMap(([a, b]) => {
      const count = Math.floor(distance(a, b) / 6.5);
      return Array.from({ length: count + 1 }, (_, i): Point => {
        const share = count === 0 ? 0.5 : i / count;
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      });
    })
    .map((spot) => dot(bend([spot])[0] ?? spot))
    .join('');
}

/** Neighbouring fields lie the same way. */
function lieAround(noise: Noise, [x, y]: Point): number {
  const lies = [12, 72, 128, 160];
  return lies[Math.floor((layered(noise, x / 230 + 50, y / 230, 2) + 0.5) * lies.length * 0.999) % lies.length] ?? 12;
}

/** Cut in two along a line through a point; the cut itself. */
function halved(area: Line, [px, py]: Point, degrees: number): { readonly parts: [Point[], Point[]]; readonly cut: Point[] } {
  const turn = (degrees * Math.PI) / 180;
  const [nx, ny] = [-Math.sin(turn), Math.cos(turn)];
  const side = ([x, y]: Point) => (x - px) * nx + (y - py) * ny;
  const parts: [Point[], Point[]] = [[], []];
  const cut: Point[] = [];
  for (const [i, from] of area.entries()) {
    const to = area[(i + 1) % area.length] ?? from;
    const [a, b] = [side(from), side(to)];
    parts[a >= 0 ? 0 : 1].push(from);
    if (a >= 0 === b >= 0) continue;
    const share = a / (a - b);
    const spot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    parts[0].push(spot);
    parts[1].push(spot);
    cut.push(spot);
  }
  return { parts, cut };
}

const middleOf = (area: Line): Point => [
  area.reduce((sum, [x]) => sum + x, 0) / area.length,
  area.reduce((sum, [, y]) => sum + y, 0) / area.length,
];

interface Parcels {
  readonly parcels: Line[];
  readonly cuts: Line[];
}

/** Crooked parcels: cut across, and across again. */
function parcelled(area: Line, times: number, chance: Chance): Parcels {
  if (times === 0 || (times === 1 && chance() < 0.75)) return { parcels: [area], cuts: [] };
  const [x, y] = middleOf(area);
  const far = area.reduce<Point>((most, spot) => (distance(spot, [x, y]) > distance(most, [x, y]) ? spot : most), [x, y]);
  const across = (Math.atan2(far[1] - y, far[0] - x) * 180) / Math.PI + 90 + somewhere(chance, -24, 24);
  const { parts, cut } = halved(area, [x + somewhere(chance, -5, 5), y + somewhere(chance, -5, 5)], across);
  const rest = parts.map((part) => parcelled(part, times - 1, chance));
  return { parcels: rest.flatMap(({ parcels }) => parcels), cuts: [cut, ...rest.flatMap(({ cuts }) => cuts)] };
}

/** Long strips side by side. */
function stripped(area: Line, degrees: number, wide: number, chance: Chance): Parcels {
  const parcels: Line[] = [];
  const turn = (degrees * Math.PI) / 180;
  const [nx, ny] = [-Math.sin(turn), Math.cos(turn)];
  const depths = area.map(([x, y]) => x * nx + y * ny);
  let rest = area;
  for (
    let depth = Math.min(...depths) + somewhere(chance, 0.6, 1.3) * wide;
    depth < Math.max(...depths);
    depth += somewhere(chance, 0.7, 1.5) * wide
  ) {
    const { parts } = halved(rest, [nx * depth, ny * depth], degrees);
    if (parts[1].length > 2) parcels.push(parts[1]);
    rest = parts[0];
  }
  return { parcels: rest.length > 2 ? [...parcels, rest] : parcels, cuts: [] };
}

/** Parallel lines through an area. */
function furrowLines(area: Line, degrees: number, apart: number): [Point, Point][] {
  const turn = (degrees * Math.PI) / 180;
  const [nx, ny] = [-Math.sin(turn), Math.cos(turn)];
  const depths = area.map(([x, y]) => x * nx + y * ny);
  const lines: [Point, Point][] = [];
  for (let depth = Math.min(...depths) + apart * 0.8; depth < Math.max(...depths); depth += apart) {
    const [a, b] = halved(area, [nx * depth, ny * depth], degrees).cut;
    if (a && b) lines.push([a, b]);
  }
  return lines;
}

function furrowsIn(parcel: Line, degrees: number, bend: Bend): string {
  return furrowLines(parcel, degrees, 3.2)
    .map((line) => strokes(bend(line).filter((_, i, all) => i % 2 === 0 || i === all.length - 1)))
    .join('');
}

/** A hedge with a gate in it. */
function gated(cut: Line, chance: Chance, bend: Bend): string {
  const [a, b] = cut;
  if (!a || !b || distance(a, b) < 16) return '';
  const at = somewhere(chance, 0.25, 0.75);
  if (chance() < 0.5) return strokes(bend(cut));
  const gap = 4 / distance(a, b);
  const on = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return strokes(bend([a, on(at - gap)])) + strokes(bend([on(at + gap), b]));
}

/** Along the sides of the hex: once between two hedged hexes, and towards any other ground. */
function rimHedges(map: EuropeMap, hex: number, bend: Bend): string {
  const corners = cornersOf(hex);
  return (GRID.neighbours[hex] ?? [])
    .map((next, i) => {
      const [a, b] = [corners[i], corners[(i + 1) % 6]];
      if (!a || !b || (next >= 0 && next < hex && isGround(map, next, 'hedges'))) return '';
      const chance = chanceOf(`${map.id} rim ${hexName(hex)} ${i}`);
      const isInside = next >= 0 && isGround(map, next, 'hedges');
      return chance() < (isInside ? 0.08 : 0.4) ? '' : gated([a, b], chance, bend);
    })
    .join('');
}
