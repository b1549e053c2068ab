/** The light is the rule: small tiles are dark, a medium one has one lamp, a large one is floodlit. */
import type { Point } from '../../../../board/geometry.ts';
import type { Level } from '../../content/level.ts';
import type { Outline } from './pen.ts';
import { boxOf, type LevelTile, WALL } from './plan.ts';
import type { Segment } from './walls.ts';

export interface Lamp {
  readonly at: Point;
  readonly reach: number;
  readonly kind: 'lamp' | 'flood';
}

const LAMP_REACH = 205;
const FLOOD_REACH = 330;

export function lampsOf({ tiles }: Level, gone: readonly boolean[] = []): Lamp[] {
  return tiles.flatMap((tile, i) => (gone[i] ? [] : lampsOn(tile)));
}

function lampsOn(tile: LevelTile): Lamp[] {
  if (tile.size === 'small') return [];
  const { x, y, width, height } = boxOf(tile);
  const inset = tile.indoor ? WALL + 10 : 14;
  if (tile.size === 'large') {
    return [
      { at: [x + width - inset, y + inset], reach: FLOOD_REACH, kind: 'flood' },
      { at: [x + inset, y + height - inset], reach: FLOOD_REACH, kind: 'flood' },
    ];
  }
  const at: Point = width > height ? [x + width / 2, y + inset] : [x + width - inset, y + height / 2];
  return [{ at, reach: LAMP_REACH, kind: 'lamp' }];
}

/** Just beside a corner a ray goes past it. */
const BESIDE = 1e-4;

/** What a lamp lights up: rays to the ends of whatever stops them, as far as the first. */
export function litBy({ at: [x, y], reach }: Pick<Lamp, 'at' | 'reach'>, walls: readonly Segment[], things: readonly Outline[]): Outline {
  const stops = [...walls, ...things.flatMap((outline) => farSides(outline, [x, y], reach)), ...frame([x, y], reach)].filter(
    ([[ax, ay], [bx, by]]) =>
      Math.min(ax, bx) <= x + reach && Math.max(ax, bx) >= x - reach && Math.min(ay, by) <= y + reach && Math.max(ay, by) >= y - reach,
  );
  const angles = stops
    .flat()
    .flatMap(([px, py]) => {
      const angle = Math.atan2(py - y, px - x);
      return [angle - BESIDE, angle, angle + BESIDE];
    })
    .sort((a, b) => a - b);
  return angles.map((angle): Point => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = stops.reduce((least, stop) => Math.min(least, reached([x, y], [dx, dy], stop)), reach * 1.5);
    return [x + dx * far, y + dy * far];
  });
}

function frame([x, y]: Point, reach: number): Segment[] {
  const [w, e, n, s] = [x - reach, x + reach, y - reach, y + reach];
  return [
    [
      [w, n],
      [e, n],
    ],
    [
      [e, n],
      [e, s],
    ],
    [
      [e, s],
      [w, s],
    ],
    [
      [w, s],
      [w, n],
    ],
  ];
}

/** How far a ray goes until it meets a segment. */
function reached([x, y]: Point, [dx, dy]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [ex, ey] = [bx - ax, by - ay];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-9) return Number.POSITIVE_INFINITY;
  const far = ((ax - x) * ey - (ay - y) * ex) / cross;
  const along = ((ax - x) * dy - (ay - y) * dx) / cross;
  return far > 0 && along > -1e-6 && along < 1 + 1e-6 ? far : Number.POSITIVE_INFINITY;
}

/** A thing is lit itself and throws its shadow beyond: only the sides that look away stop the light. */
function farSides(outline: Outline, [x, y]: Point, reach: number): Segment[] {
  const middle = outline.reduce<Point>(([mx, my], [px, py]) => [mx + px / outline.length, my + py / outline.length], [0, 0]);
  const away = Math.hypot(middle[0] - x, middle[1] - y);
  if (away > reach || away < 14) return [];
  return outline.flatMap((p, i): Segment[] => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const [nx, ny] = [q[1] - p[1], p[0] - q[0]];
    const [sx, sy] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const outwards = Math.sign(nx * (sx - middle[0]) + ny * (sy - middle[1]));
    return outwards * (nx * (sx - x) + ny * (sy - y)) > 0 ? [[p, q]] : [];
  });
}
