/** What is tilled: hedged fields with gates and orchards, or long strips of ploughland. */
import type { Point } from '../../../../board/geometry.ts';
import { distance, type Line } from '../../../../board/map/lines.ts';
import { type Chance, chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, GRID, hexName } from '../../content/map.ts';
import { KIND } from '../../content/terrain.ts';
import { centreOf, cornersOf, isGround, landOn } from './hexes.ts';
import type { Lie } from './lie.ts';
import { layered, type Noise, noiseOf } from './noise.ts';
import { dot, strokes } from './pen.ts';

export interface Fields {
  /** By colour. */
  readonly fields: readonly string[];
  readonly furrows: string;
  readonly hedges: string;
  readonly orchards: string;
}

const COLOURS = 4;
const NOTHING_TILLED: Fields = { fields: [], furrows: '', hedges: '', orchards: '' };

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

export function fieldsOn({ map, climate }: Lie): Fields {
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
