/** Lines of the pen as short paths: steps from point to point, in tenths of a unit. */
import type { Point } from '../../../../board/geometry.ts';
import { type Line, roundedPath } from '../../../../board/map/lines.ts';

const tenths = (value: number) => Math.round(value * 10);
const text = (value: number) => `${value / 10}`;
/** A minus sign parts two figures as well as a space. */
const after = (value: number) => (value < 0 ? text(value) : ` ${text(value)}`);

/** Straight from point to point. */
export function strokes(line: Line, isClosed = false): string {
  const [first, ...others] = line;
  if (!first || others.length === 0) return '';
  let x = tenths(first[0]);
  let y = tenths(first[1]);
  let path = `M${text(x)}${after(y)}l`;
  let sign = text;
  for (const [u, v] of others) {
    const nx = tenths(u);
    const ny = tenths(v);
    path += `${sign(nx - x)}${after(ny - y)}`;
    x = nx;
    y = ny;
    sign = after;
  }
  return isClosed ? `${path}z` : path;
}

/** Softly through all points. */
export function curve(line: Line): string {
  const [first] = line;
  if (!first || line.length < 2) return '';
  const at = (i: number): Point => line[Math.max(0, Math.min(line.length - 1, i))] ?? first;
  let [x, y] = [tenths(first[0]), tenths(first[1])];
  let path = `M${text(x)}${after(y)}c`;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const six = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]];
    path += six.map((value, k) => (k === 0 && i === 0 ? text : after)(tenths(value) - (k % 2 === 0 ? x : y))).join('');
    [x, y] = [tenths(c[0]), tenths(c[1])];
  }
  return path;
}

export function disc([x, y]: Point, radius: number): string {
  const r = tenths(radius);
  return `M${text(tenths(x) - r)}${after(tenths(y))}a${text(r)} ${text(r)} 0 1 0 ${text(2 * r)} 0a${text(r)} ${text(r)} 0 1 0 ${text(-2 * r)} 0z`;
}

/** A spot for a thick round pen. */
export const dot = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y)}h0`;

/** Without points that lie nearly on the line between others. */
function thinned(line: Line, tolerance: number): Line {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const spans = [0, line.length - 1];
  while (spans.length > 1) {
    const [to = 0, from = 0] = [spans.pop(), spans.pop()];
    const [a, b] = [line[from], line[to]];
    if (!a || !b) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    let furthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const spot = line[i] ?? a;
      const x = spot[0] - a[0];
      const y = spot[1] - a[1];
      // A ring begins and ends in the same place.
      const far = length < 1 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
      if (far <= most) continue;
      furthest = i;
      most = far;
    }
    if (furthest < 0) continue;
    keep[furthest] = 1;
    spans.push(from, furthest, furthest, to);
  }
  return line.filter((_, i) => keep[i] === 1);
}

export function areaOf(ring: Line): number {
  let sum = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) sum += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return Math.abs(sum / 2);
}

/** A ring found on a grid, with soft corners. */
export function ringPath(ring: Line, tolerance: number): string {
  return roundedPath(thinned(ring, tolerance), true);
}

/** The same for what has no sharp edge: whole units are fine enough. */
export function softRingPath(ring: Line, tolerance: number): string {
  return roundedPath(
    thinned(ring, tolerance).map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]),
    true,
  );
}

/** A shape drawn around the origin, set down somewhere and turned. */
export function placed(shape: Line, [x, y]: Point, degrees: number, size = 1): Line {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return shape.map(([u, v]): Point => [x + u * cos - v * sin, y + u * sin + v * cos]);
}
