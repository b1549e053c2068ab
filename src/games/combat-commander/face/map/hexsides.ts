/** Fences, hedges, walls and cliffs: each drawn as far as it counts, from end to end. */
import { type Chance, chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import type { Point } from '../../../../hexmap/exact.ts';
import { type BattleMap, GRID, type Hexside, type HexsideTerrain } from '../../content/battle-map.ts';
import { at, disc, lineThrough, stepsAlong } from './pen.ts';

export interface Hexsides {
  /** The line of each kind, as sight meets it. */
  readonly lines: Readonly<Record<HexsideTerrain, string>>;
  readonly posts: string;
  /** Two layers of leaves, so that each covers its neighbour, and the light upon them. */
  readonly leaves: readonly [string, string];
  readonly lights: string;
  readonly rocks: string;
}

export function hexsidesOn(map: BattleMap): Hexsides {
  const chance = chanceOf(`${map.id} hexsides`);
  const of = (kind: HexsideTerrain) => map.drawing.hexsides.filter((hexside) => hexside.kind === kind);
  const lines = (kind: HexsideTerrain) =>
    of(kind)
      .map(({ ends }) => lineThrough(ends))
      .join('');
  const leaves = of('hedge').flatMap(({ ends }) => leavesAlong(ends, chance));
  const layer = (odd: boolean) => leaves.filter((_, i) => (i % 2 === 1) === odd);
  return {
    lines: { fence: lines('fence'), hedge: lines('hedge'), wall: lines('wall'), cliff: lines('cliff') },
    posts: of('fence')
      .flatMap(({ ends }) => postsAlong(ends))
      .join(''),
    leaves: [layer(false), layer(true)].map((some) => some.map(({ spot, radius }) => disc(spot, radius)).join('')) as [string, string],
    lights: leaves.map(({ spot: [x, y], radius }) => disc([x - radius * 0.25, y - radius * 0.3], radius * 0.42)).join(''),
    rocks: of('cliff')
      .map((cliff) => rocksAlong(map, cliff, chance))
      .join(''),
  };
}

function leavesAlong(ends: readonly [Point, Point], chance: Chance) {
  const [a, b] = ends;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(3, Math.round(length / 19));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const stray = () => somewhere(chance, -3, 3);
    const spot: Point = [a[0] + (b[0] - a[0]) * share + stray(), a[1] + (b[1] - a[1]) * share + stray()];
    return { spot, radius: somewhere(chance, 13, 17.5) };
  });
}

function postsAlong(ends: readonly [Point, Point]): string[] {
  return stepsAlong(ends, 33).map(({ at: [x, y], along: [dx, dy] }) => `M${at([x - dy * 10, y + dx * 10])}l${at([dy * 20, -dx * 20])}`);
}

const centreOf = (hex: number): Point => GRID.centres[hex] ?? [0, 0];

/** Wedges that hang from the edge towards the lower hex. */
function rocksAlong(map: BattleMap, { between: [one, other], ends }: Hexside, chance: Chance): string {
  const low = (map.level[one] ?? 0) <= (map.level[other] ?? 0) ? one : other;
  const [cx, cy] = centreOf(low);
  return stepsAlong(ends, 13)
    .map(({ at: [x, y], along: [dx, dy] }, i) => {
      const down = (cx - x) * -dy + (cy - y) * dx > 0 ? 1 : -1;
      const fall = (i % 2 === 0 ? 38 : 25) * somewhere(chance, 0.85, 1.2) * down;
      return `M${at([x - dx * 7, y - dy * 7])}L${at([x + dx * 7, y + dy * 7])}L${at([x - dy * fall, y + dx * fall])}Z`;
    })
    .join('');
}
