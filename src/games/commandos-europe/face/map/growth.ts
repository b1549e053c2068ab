/** What grows: trees, reeds, scrub; and dunes. */
import type { Point } from '../../../../board/geometry.ts';
import { distance } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, GRID, hexName } from '../../content/map.ts';
import { KIND } from '../../content/terrain.ts';
import { valueAt } from './cells.ts';
import { type Fields, fieldsOn } from './fields.ts';
import { centreOf, isGround, landOn, RADIUS } from './hexes.ts';
import type { Lie } from './lie.ts';
import { layered, noiseOf } from './noise.ts';
import { curve, dot, strokes } from './pen.ts';

/** Whether nothing that must be seen lies so near to a spot. */
export type Free = (spot: Point, reach: number) => boolean;

/** Trees of one row hide those behind them; within a row none touches another. Round crowns are dots of a thick pen. */
interface Row {
  readonly y: number;
  readonly crowns: string;
  /** Snow on pines; round crowns have none. */
  readonly caps: string;
}

export interface Growth extends Fields {
  readonly shadows: string;
  readonly rows: readonly Row[];
  readonly isRound: boolean;
  readonly reeds: string;
  readonly pools: string;
  readonly crests: string;
  readonly lees: string;
  readonly scrub: string;
}

/** The name of the hex stands there. */
const isUnderName = ([x, y]: Point, [cx, cy]: Point) => Math.abs(x - cx) < 17 && y - cy < -16;

export function growthOn(lie: Lie, free: Free): Growth {
  const trees = treesOn(lie, free);
  return {
    shadows: trees.map(([x, y]) => `M${Math.round(x) + 2} ${Math.round(y) + 2}h6`).join(''),
    rows: rowsOf(trees, lie.climate.trees),
    isRound: lie.climate.trees !== 'pine',
    ...marshOn(lie, free),
    ...dunesOn(lie, free),
    ...fieldsOn(lie),
    scrub: scrubOn(lie, free),
  };
}

/** Over the whole floor of the woods, so that no gap shows where two hexes meet. */
function treesOn(lie: Lie, free: Free): Point[] {
  const { map, climate, shore, cover } = lie;
  const apart = climate.trees === 'pine' ? 11 : 12.5;
  const taken = new Map<number, Point[]>();
  const square = (x: number, y: number) => Math.floor(x / apart) * 4096 + Math.floor(y / apart);
  const hasRoom = (x: number, y: number) => {
    for (let across = -apart; across <= apart; across += apart)
      for (let down = -apart; down <= apart; down += apart)
        for (const [u, v] of taken.get(square(x + across, y + down)) ?? []) if (Math.hypot(u - x, (v - y) * 1.2) < apart) return false;
    return true;
  };
  return map.hexes
    .filter((hex) => isGround(map, hex, 'woods'))
    .flatMap((hex) => {
      const chance = chanceOf(`${map.id} trees ${hexName(hex)}`);
      const centre = centreOf(hex);
      const found: Point[] = [];
      for (let i = 0; i < 130; i++) {
        const at: Point = [centre[0] + somewhere(chance, -1.15, 1.15) * RADIUS, centre[1] + somewhere(chance, -1.05, 1.1) * RADIUS];
        if (valueAt(cover.woods, ...at) < 0.05 || valueAt(shore, ...at) < 0.12 || !hasRoom(...at) || !free(at, 5.5)) continue;
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
