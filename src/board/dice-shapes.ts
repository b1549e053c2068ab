/** The outline of a die as it lies, by its number of sides: a square for six, otherwise a body whose upper face is turned to us. */
import type { Point } from './geometry.ts';
import { entryOf } from './present.ts';

interface DieShape {
  /** The body, around the origin, 24 units wide. */
  readonly outline: string;
  /** The edges between its faces; none on a die with pips. */
  readonly facets: string;
  /** The middle of the face that bears the number. */
  readonly middle: Point;
  /** How large the number may be. */
  readonly letters: number;
}

const point = (radius: number, turn: number): Point => {
  const angle = (turn * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};
const text = ([x, y]: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const closed = (points: readonly Point[]) => `M${points.map(text).join('L')}Z`;
const line = (from: Point, to: Point) => `M${text(from)}L${text(to)}`;
const ring = (corners: number, radius: number, turn = 0) =>
  Array.from({ length: corners }, (_, i) => point(radius, turn + (360 * i) / corners));

/** A face of so many corners in the middle, and from each of them edges to the corners of the body nearest to it. */
function faceted(corners: number, bodyCorners: number, faceRadius: number, letters: number): DieShape {
  const face = ring(corners, faceRadius);
  const body = ring(bodyCorners, 12.4);
  const spokes = face.map((from, i) => {
    const nearest = Math.round((i * bodyCorners) / corners) % bodyCorners;
    return line(from, entryOf(body, nearest, 'corner'));
  });
  return { outline: closed(body), facets: closed(face) + spokes.join(''), middle: [0, 0], letters };
}

/** Ten sides: kites that meet at a tip, one of them before us. */
function tenSided(): DieShape {
  const [tip, right, lower, left]: readonly [Point, Point, Point, Point] = [
    [0, -12.4],
    [7.4, 2.6],
    [0, 6.8],
    [-7.4, 2.6],
  ];
  const body: readonly Point[] = [tip, [12, -2.6], [12, 3.4], [0, 12.4], [-12, 3.4], [-12, -2.6]];
  const facets = closed([tip, right, lower, left]) + line(right, [12, 3.4]) + line(left, [-12, 3.4]) + line(lower, [0, 12.4]);
  return { outline: closed(body), facets, middle: [0, -0.6], letters: 11.5 };
}

/** Four sides: the number stands upright on a triangle. */
function fourSided(): DieShape {
  const [top, right, left]: readonly [Point, Point, Point] = [
    [0, -12],
    [12.4, 10],
    [-12.4, 10],
  ];
  return {
    outline: closed([top, right, left]),
    facets: line([-7.6, 10], [0, -1]) + line([7.6, 10], [0, -1]),
    middle: [0, 4.4],
    letters: 11,
  };
}

const SHAPES: ReadonlyMap<number, DieShape> = new Map([
  [4, fourSided()],
  [8, faceted(3, 6, 11.2, 11)],
  [10, tenSided()],
  [12, faceted(5, 10, 8.4, 11.5)],
  [20, faceted(3, 6, 8, 9)],
]);

/** Whatever other dice there are look much like one with twelve sides; the number tells. */
const ANY = faceted(5, 10, 8.4, 11.5);

/** Undefined for six sides: that one has pips. */
export function dieShape(sides: number): DieShape | undefined {
  return sides === 6 ? undefined : (SHAPES.get(sides) ?? ANY);
}
