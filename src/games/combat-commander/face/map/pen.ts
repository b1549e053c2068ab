/** Strokes in the coordinates of the grid, where whole numbers are finer than any screen shows. */
import type { Point, Polygon } from '../../../../hexmap/exact.ts';

export const at = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

export function lineThrough(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(at).join('L')}`;
}

export function around(outline: Polygon): string {
  return `${lineThrough(outline)}Z`;
}

/** The same, with its corners taken off: by less than a pixel, so that it still tells the truth. */
export function roundAbout(outline: Polygon, off = 16): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(off / length, 0.45);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const corners = outline.map((corner, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? corner;
    const after = outline[(i + 1) % outline.length] ?? corner;
    return `${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`;
  });
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
}

export function disc([x, y]: Point, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  return `M${Math.round(x - r)},${Math.round(y)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
}

/** From point to point along a line, a fixed step apart, with the direction there. */
export function stepsAlong(line: readonly Point[], step: number): { readonly at: Point; readonly along: Point }[] {
  const steps: { at: Point; along: Point }[] = [];
  let due = step / 2;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) continue;
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; due <= length; due += step) steps.push({ at: [from[0] + along[0] * due, from[1] + along[1] * due], along });
    due -= length;
  }
  return steps;
}

/** Straight on at both ends. */
export function prolonged(line: readonly Point[], before: number, after: number): Point[] {
  const beyond = (end: Point | undefined, inner: Point | undefined, by: number): Point[] => {
    if (!end || !inner || by === 0) return [];
    const length = Math.hypot(end[0] - inner[0], end[1] - inner[1]) || 1;
    return [[end[0] + ((end[0] - inner[0]) * by) / length, end[1] + ((end[1] - inner[1]) * by) / length]];
  };
  return [...beyond(line[0], line[1], before), ...line, ...beyond(line.at(-1), line.at(-2), after)];
}
