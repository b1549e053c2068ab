/** Cliffs along hexsides, and the crests of ridges from hex to hex. */
import type { Point } from '../../../../board/geometry.ts';
import { distance, type Line, paced, softened } from '../../../../board/map/lines.ts';
import { chanceOf, somewhere } from '../../../../board/map/seeded.ts';
import { type EuropeMap, GRID, groundAt, hexName, hexNamed } from '../../content/map.ts';
import { centreOf, cornersOf } from './hexes.ts';
import { curve, strokes } from './pen.ts';

export interface Sides {
  readonly cliffEdges: string;
  readonly cliffFaces: string;
  readonly crests: string;
  readonly ticksLee: string;
  readonly ticksLuff: string;
}

export function sidesOn(map: EuropeMap): Sides {
  const cliffs = map.sheet.cliffs.map((side) => cliffAlong(side));
  const ridges = crestsOn(map);
  const ticks = ridges.flatMap((line) => ticksAlong(line, `${map.id} ${line[0]}`));
  return {
    cliffEdges: cliffs.map(({ edge }) => curve(edge)).join(''),
    cliffFaces: cliffs.map(({ face }) => face).join(''),
    crests: ridges.map((line) => curve(line.filter((_, i) => i % 2 === 0 || i === line.length - 1))).join(''),
    ticksLee: ticks.flatMap(({ isLee, d }) => (isLee ? [d] : [])).join(''),
    ticksLuff: ticks.flatMap(({ isLee, d }) => (isLee ? [] : [d])).join(''),
  };
}

/** Wedges hang from the edge towards the lower hex. */
function cliffAlong(side: string): { readonly edge: Line; readonly face: string } {
  const [upper = -1, lower = -1] = side.split('>').map(hexNamed);
  const direction = (GRID.neighbours[upper] ?? []).indexOf(lower);
  const corners = cornersOf(upper);
  const [a, b] = [corners[direction], corners[(direction + 1) % 6]];
  if (!a || !b) return { edge: [], face: '' };
  const [high, low] = [centreOf(upper), centreOf(lower)];
  const far = distance(high, low) || 1;
  const [dx, dy] = [(low[0] - high[0]) / far, (low[1] - high[1]) / far];
  const chance = chanceOf(`cliff ${side}`);
  const edge = Array.from({ length: 7 }, (_, i): Point => {
    const [t, in_] = [i / 6, i === 0 || i === 6 ? 0 : somewhere(chance, -2.4, 2.4)];
    return [a[0] + (b[0] - a[0]) * t + dx * in_, a[1] + (b[1] - a[1]) * t + dy * in_];
  });
  const spots = paced(edge, 3.3);
  const face = spots
    .map((spot, i) => {
      const next = spots[i + 1];
      if (!next) return '';
      const fall = somewhere(chance, 6, 12);
      return strokes([spot, next, [(spot[0] + next[0]) / 2 + dx * fall, (spot[1] + next[1]) / 2 + dy * fall]], true);
    })
    .join('');
  return { edge, face };
}

/** From ridge hex to ridge hex; one that stands alone has a crest of its own. */
function crestsOn(map: EuropeMap): Line[] {
  const isRidge = (hex: number) => groundAt(map, hex)?.ground === 'ridge';
  const lines: Line[] = [];
  for (const hex of map.hexes.filter(isRidge)) {
    const chance = chanceOf(`${map.id} crest ${hexName(hex)}`);
    const next = (GRID.adjacent[hex] ?? []).filter(isRidge);
    const [x, y] = crestSpot(map, hex);
    if (next.length === 0) {
      const turn = somewhere(chance, -0.5, 0.5);
      const [dx, dy] = [Math.cos(turn) * 20, Math.sin(turn) * 20];
      lines.push(
        wandering(
          [
            [x - dx, y - dy],
            [x, y],
            [x + dx, y + dy],
          ],
          `${hex}`,
        ),
      );
    }
    for (const other of next.filter((one) => one > hex && !joinedOtherwise(hex, one, isRidge))) {
      lines.push(wandering([[x, y], crestSpot(map, other)], `${hex} ${other}`));
    }
    if (next.length === 1) {
      const [u, v] = crestSpot(map, next[0] ?? hex);
      lines.push(
        wandering(
          [
            [x, y],
            [x + (x - u) * 0.3, y + (y - v) * 0.3],
          ],
          `${hex} end`,
        ),
      );
    }
  }
  return lines;
}

/** Three ridges that all touch would make a ring: two of them are joined by way of the first. */
const joinedOtherwise = (a: number, b: number, isRidge: (hex: number) => boolean) =>
  (GRID.adjacent[a] ?? []).some((third) => third < a && isRidge(third) && (GRID.adjacent[third] ?? []).includes(b));

function crestSpot(map: EuropeMap, hex: number): Point {
  const chance = chanceOf(`${map.id} crest at ${hexName(hex)}`);
  const [x, y] = centreOf(hex);
  return [x + somewhere(chance, -6, 6), y + 6 + somewhere(chance, -5, 5)];
}

function wandering(line: Line, seed: string): Line {
  const chance = chanceOf(`wander ${seed}`);
  const spots = paced(line, 9);
  const last = line.at(-1);
  const all = last ? [...spots, last] : spots;
  return softened(
    all.map(
      ([x, y], i): Point =>
        i === 0 || i === all.length - 1 ? [x, y] : [x + somewhere(chance, -3.4, 3.4), y + somewhere(chance, -3.4, 3.4)],
    ),
    false,
    2,
  );
}

function ticksAlong(line: Line, seed: string): { readonly isLee: boolean; readonly d: string }[] {
  const chance = chanceOf(`ticks ${seed}`);
  const spots = paced(line, 3.6);
  return spots.flatMap((spot, i) => {
    const [a, b] = [spots[Math.max(0, i - 1)] ?? spot, spots[i + 1] ?? spot];
    const length = distance(a, b) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return [1, -1].map((side) => {
      const isLee = (nx + ny) * side > 0;
      const far = (isLee ? somewhere(chance, 8, 15) : somewhere(chance, 4.5, 8)) * side;
      return {
        isLee,
        d: strokes([
          [spot[0] + nx * side * 1.6, spot[1] + ny * side * 1.6],
          [spot[0] + nx * far + somewhere(chance, -1, 1), spot[1] + ny * far + somewhere(chance, -1, 1)],
        ]),
      };
    });
  });
}
