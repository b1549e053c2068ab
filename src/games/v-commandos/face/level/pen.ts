/** Outlines and strokes in the units of the board: a tenth of a unit is finer than any screen shows. */
import type { Box, Point } from '../../../../board/geometry.ts';

export type Outline = readonly Point[];

const short = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${short(x)},${short(y)}`;

export function lineThrough(points: Outline): string {
  return `M${points.map(at).join('L')}`;
}

export function shapeOf(points: Outline): string {
  return `${lineThrough(points)}Z`;
}

export function rectangle({ x, y, width, height }: Box): string {
  return `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

export function disc([x, y]: Point, radius: number): string {
  const r = short(radius);
  return `M${at([x - r, y])}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
}

export function ellipse([x, y]: Point, rx: number, ry: number): string {
  const [a, b] = [short(rx), short(ry)];
  return `M${at([x - a, y])}a${a},${b} 0 1,0 ${2 * a},0a${a},${b} 0 1,0 ${-2 * a},0Z`;
}

/** A box around its middle, turned by some degrees. */
export function turnedBox([x, y]: Point, width: number, height: number, degrees = 0): Outline {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners: Outline = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}

/** Points of a shape drawn around the origin, brought to their place. */
export function placed(points: Outline, [x, y]: Point, degrees = 0, scale = 1): Outline {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  return points.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}

export function ring([x, y]: Point, radius: number, corners = 12): Outline {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** What an outline covers while it is pushed to the south-east: the moon stands in the north-west. */
export function swept(points: Outline, far: number): Outline {
  return hullOf([...points, ...points.map(([x, y]): Point => [x + far * 0.6, y + far * 0.76])]);
}

function hullOf(points: Outline): Outline {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Outline): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a && b ? (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) : 0;
}
