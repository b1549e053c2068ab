/** Lines and areas of a sheet, and their way into an SVG path. */
import type { Box, Point } from '../geometry.ts';
import { entryOf } from '../present.ts';

/** From point to point; an area is the line around it. */
export type Line = readonly Point[];

/** Tenths of a unit are finer than any screen shows, and halve the size of a path. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pointText([x, y]: Point): string {
  return `${figure(x)},${figure(y)}`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Asked some million times for one sheet, so it works with squares and plain numbers. */
export function distanceToLine(spot: Point, line: Line): number {
  const x = spot[0];
  const y = spot[1];
  let least = Number.POSITIVE_INFINITY;
  let from = line[0];
  for (let i = 1; i < line.length; i++) {
    const to = line[i];
    if (!from || !to) continue;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
    const nearest = Math.max(0, Math.min(1, share));
    const u = x - from[0] - nearest * dx;
    const v = y - from[1] - nearest * dy;
    const square = u * u + v * v;
    if (square < least) least = square;
    from = to;
  }
  return Math.sqrt(least);
}

/** A line and the box around it: most spots are far from most lines, and the box says so at once. */
export interface Bounded {
  readonly line: Line;
  readonly box: Box;
}

export function bounded(line: Line): Bounded {
  return { line, box: boundsOf(line) };
}

export function isNear(spot: Point, { line, box }: Bounded, reach: number): boolean {
  return isInBox(spot, box, reach) && distanceToLine(spot, line) <= reach;
}

/** The same line, drawn on straight at both ends. */
export function prolonged(line: Line, by: number): Line {
  const [first, second] = line;
  const [last, before] = [line.at(-1), line.at(-2)];
  if (!first || !second || !last || !before) return line;
  const beyond = (end: Point, inner: Point): Point => {
    const share = by / (distance(end, inner) || 1);
    return [end[0] + (end[0] - inner[0]) * share, end[1] + (end[1] - inner[1]) * share];
  };
  return [beyond(first, second), ...line, beyond(last, before)];
}

export function isInside([x, y]: Point, area: Line): boolean {
  let inside = false;
  let last = area[area.length - 1];
  for (const corner of area) {
    if (last && corner[1] > y !== last[1] > y && x < ((last[0] - corner[0]) * (y - corner[1])) / (last[1] - corner[1]) + corner[0])
      inside = !inside;
    last = corner;
  }
  return inside;
}

export function isInBox([x, y]: Point, box: Box, margin = 0): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}

export function boundsOf(area: Line): Box {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A soft line through all spots (Catmull-Rom), as a list of close spots. */
export function softened(line: Line, closed = false, pieces = 8): Line {
  const at = (i: number): Point => {
    const index = closed ? (i + line.length) % line.length : Math.max(0, Math.min(line.length - 1, i));
    return entryOf(line, index, 'point');
  };
  const soft: Point[] = [];
  const spans = closed ? line.length : line.length - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      soft.push([along(0), along(1)]);
    }
  }
  if (!closed) soft.push(at(line.length - 1));
  return soft;
}

/** The same line as spots a fixed step apart. */
export function paced(line: Line, step: number): Line {
  const spots: Point[] = [];
  let due = 0;
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1];
    const to = line[i];
    if (!from || !to) continue;
    const length = distance(from, to);
    while (due <= length) {
      const share = length === 0 ? 0 : due / length;
      spots.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      due += step;
    }
    due -= length;
  }
  return spots;
}

export function pathOf(line: Line, closed = false): string {
  return line.length === 0 ? '' : `M${line.map(pointText).join('L')}${closed ? 'Z' : ''}`;
}

/** A path that cuts its corners: for lines found on a grid, which would otherwise look like one. */
export function roundedPath(line: Line, closed: boolean): string {
  const middles = line.map((spot, i): Point => {
    const next = line[(i + 1) % line.length] ?? spot;
    return [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2];
  });
  const first = closed ? middles[middles.length - 1] : line[0];
  if (!first) return '';
  // Steps from one middle to the next are short figures; they add up in tenths, so that nothing drifts.
  const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];
  let here = tenths(first);
  let path = `M${pointText(first)}`;
  line.forEach((spot, i) => {
    const knee = tenths(spot);
    const next = closed || i < line.length - 1 ? tenths(middles[i] ?? spot) : knee;
    path += `q${(knee[0] - here[0]) / 10},${(knee[1] - here[1]) / 10} ${(next[0] - here[0]) / 10},${(next[1] - here[1]) / 10}`;
    here = next;
  });
  return closed ? `${path}Z` : path;
}
