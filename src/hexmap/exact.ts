/**
 * Points, segments and polygons with whole coordinates, or with eighths. Every answer is exact: as long as coordinates stay
 * below 10 000 either way, no product formed here needs more digits than a number has.
 */

export type Point = readonly [x: number, y: number];

/** Closed: the last corner is joined to the first. */
export type Polygon = readonly Point[];

/** A place on a segment as a fraction of its length; `of` is positive. */
export interface Fraction {
  readonly part: number;
  readonly of: number;
}

/** Positive on one side of the line from a to b, negative on the other, zero on it. */
export function sideOf(a: Point, b: Point, p: Point): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

/** Whether a point of the line through a and b is on the segment. */
function isBetween(a: Point, b: Point, p: Point): boolean {
  return Math.min(a[0], b[0]) <= p[0] && p[0] <= Math.max(a[0], b[0]) && Math.min(a[1], b[1]) <= p[1] && p[1] <= Math.max(a[1], b[1]);
}

export function isOnSegment(a: Point, b: Point, p: Point): boolean {
  return sideOf(a, b, p) === 0 && isBetween(a, b, p);
}

/** One shared point is enough. */
export function segmentsTouch(a: Point, b: Point, p: Point, q: Point): boolean {
  const toP = sideOf(a, b, p);
  const toQ = sideOf(a, b, q);
  if ((toP > 0 && toQ > 0) || (toP < 0 && toQ < 0)) return false;
  const toA = sideOf(p, q, a);
  const toB = sideOf(p, q, b);
  if ((toA > 0 && toB > 0) || (toA < 0 && toB < 0)) return false;
  if (toP !== 0 || toQ !== 0) return true;
  return isBetween(a, b, p) || isBetween(a, b, q) || isBetween(p, q, a);
}

/** Whether they cross in a point that is an end of neither. */
export function segmentsCross(a: Point, b: Point, p: Point, q: Point): boolean {
  const across = (s: number, t: number) => (s > 0 && t < 0) || (s < 0 && t > 0);
  return across(sideOf(a, b, p), sideOf(a, b, q)) && across(sideOf(p, q, a), sideOf(p, q, b));
}

/** The sides of a polygon, each from corner to corner. */
export function sidesOf(polygon: Polygon): [Point, Point][] {
  return polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length] ?? corner]);
}

/** No two sides of it meet but neighbours, and those at their corner only. */
export function isSimple(polygon: Polygon): boolean {
  const sides = sidesOf(polygon);
  return sides.every(([a, b], i) =>
    sides.every(([p, q], j) => {
      if (j <= i) return true;
      if (j === i + 1) return !isOnSegment(a, b, q) && !isOnSegment(p, q, a);
      if (i === 0 && j === sides.length - 1) return !isOnSegment(a, b, p) && !isOnSegment(p, q, b);
      return !segmentsTouch(a, b, p, q);
    }),
  );
}

/** 1 inside, 0 on the outline, -1 outside. */
export function placeIn(polygon: Polygon, p: Point): -1 | 0 | 1 {
  let inside = false;
  let a = polygon[polygon.length - 1] ?? p;
  for (const b of polygon) {
    const side = sideOf(a, b, p);
    if (side === 0 && isBetween(a, b, p)) return 0;
    const spans = a[1] > p[1] !== b[1] > p[1];
    if (spans && side > 0 === b[1] > a[1]) inside = !inside;
    a = b;
  }
  return inside ? 1 : -1;
}

/** Whether the segment has a point in common with the polygon, its outline included. */
export function segmentTouches(a: Point, b: Point, polygon: Polygon): boolean {
  let p = polygon[polygon.length - 1] ?? a;
  let toP = sideOf(a, b, p);
  let isOnOneSide = true;
  for (const q of polygon) {
    const toQ = sideOf(a, b, q);
    const mayTouch = toP * toQ <= 0;
    if (mayTouch && segmentsTouch(a, b, p, q)) return true;
    isOnOneSide &&= !mayTouch;
    p = q;
    toP = toQ;
  }
  return !isOnOneSide && placeIn(polygon, a) === 1;
}

function compare(a: Fraction, b: Fraction): number {
  return a.part * b.of - b.part * a.of;
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return compare(a, b) < 0;
}

function fraction(part: number, of: number): Fraction {
  return of < 0 ? { part: -part, of: -of } : { part, of };
}

/** How far along from a to b a point of that line lies. */
function howFar(a: Point, b: Point, p: Point): Fraction {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return dx !== 0 ? fraction(p[0] - a[0], dx) : fraction(p[1] - a[1], dy);
}

/**
 * Whether the part of the segment between two fractions passes through the inside of a region: of what lies in an odd
 * number of the polygons. Touching an outline or running along it is not passing through, nor is standing still.
 */
export function runsInside(a: Point, b: Point, from: Fraction, to: Fraction, region: readonly Polygon[]): boolean {
  const crossings: Fraction[] = [];
  const along: [Fraction, Fraction][] = [];
  for (const polygon of region) meetings(a, b, polygon, crossings, along);
  if (crossings.length === 0) return false;
  const cuts = [...crossings, ...along.flat(), from, to].filter((cut) => compare(cut, from) >= 0 && compare(cut, to) <= 0).sort(compare);
  return cuts.some((start, i) => {
    const end = cuts[i + 1];
    if (end === undefined || compare(start, end) === 0) return false;
    if (along.some(([p, q]) => covers(p, q, start, end))) return false;
    return crossings.filter((crossing) => compare(crossing, end) >= 0).length % 2 === 1;
  });
}

/** Where the line through a and b crosses sides of the polygon, and which sides lie on it. */
function meetings(a: Point, b: Point, polygon: Polygon, crossings: Fraction[], along: [Fraction, Fraction][]): void {
  let p = polygon[polygon.length - 1] ?? a;
  let toP = sideOf(a, b, p);
  for (const q of polygon) {
    const toQ = sideOf(a, b, q);
    if (toP === 0 && toQ === 0) along.push([howFar(a, b, p), howFar(a, b, q)]);
    // A corner on the line counts with one of its two sides only: as if the line were shifted by next to nothing.
    else if (toP >= 0 !== toQ >= 0) crossings.push(fraction(sideOf(p, q, a), toQ - toP));
    p = q;
    toP = toQ;
  }
}

function covers(p: Fraction, q: Fraction, start: Fraction, end: Fraction): boolean {
  const [first, last] = compare(p, q) <= 0 ? [p, q] : [q, p];
  return compare(first, start) <= 0 && compare(last, end) >= 0;
}

/** Twice the area: positive when the corners go clockwise as seen on a map, whose y grows downwards. */
export function doubleArea(polygon: Polygon): number {
  return sidesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0);
}
