/** Strips along a course. */
import type { Point, Polygon } from '../exact.ts';
import { lengthOf, minus, plus, unit } from './vectors.ts';

const SHARPEST = 0.4;

/** The course shifted sideways: to the left of whoever follows it on the map, to the right if negative. */
export function shifted(course: readonly Point[], by: number): Point[] {
  const rightOf = (i: number): Point => {
    const from = course[i];
    const to = course[i + 1];
    if (from === undefined || to === undefined) return [0, 0];
    const [dx, dy] = unit(minus(to, from));
    return [dy, -dx];
  };
  return course.map((p, i) => {
    const before = i === 0 ? rightOf(i) : rightOf(i - 1);
    const after = i === course.length - 1 ? before : rightOf(i);
    const middle = unit(plus(before, after));
    const stretch = Math.max(SHARPEST, middle[0] * before[0] + middle[1] * before[1]);
    return plus(p, middle, by / stretch);
  });
}

export function ribbon(course: readonly Point[], from: number, to: number): Polygon {
  return [...shifted(course, from), ...shifted(course, to).toReversed()];
}

/** The middle part of a course, so long either way. */
export function middlePart(course: readonly Point[], reach: number): Point[] {
  const lengths = course.slice(1).map((p, i) => lengthOf(minus(p, course[i] ?? p)));
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  return cut(cut(course, half - reach).toReversed(), half - reach).toReversed();
}

/** Without its first stretch of that length. */
function cut(course: readonly Point[], length: number): Point[] {
  const [first, second, ...rest] = course;
  if (first === undefined || second === undefined || length <= 0) return [...course];
  const stretch = lengthOf(minus(second, first));
  if (stretch <= length) return cut([second, ...rest], length - stretch);
  return [plus(first, unit(minus(second, first)), length), second, ...rest];
}
