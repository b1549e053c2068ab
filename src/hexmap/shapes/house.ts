/** Ground plans of buildings: a house within one hex, or a hall that runs over several. */
import { middleOf } from '../course.ts';
import type { Point, Polygon } from '../exact.ts';
import { shifted } from './ribbon.ts';
import { amount, type Seeded } from './seeded.ts';
import { alongSide, beyondSide, inwardFrom, plus, reachingSide, whole } from './vectors.ts';

/** Around the centre, which every plan covers. */
const PLANS: readonly Polygon[] = [
  [
    [-128, -80],
    [128, -80],
    [128, 80],
    [-128, 80],
  ],
  [
    [-115, -100],
    [115, -100],
    [115, -10],
    [20, -10],
    [20, 100],
    [-115, 100],
  ],
  [
    [-125, -90],
    [125, -90],
    [125, 0],
    [50, 0],
    [50, 95],
    [-50, 95],
    [-50, 0],
    [-125, 0],
  ],
  [
    [-120, -95],
    [120, -95],
    [120, 95],
    [48, 95],
    [48, 25],
    [-48, 25],
    [-48, 95],
    [-120, 95],
  ],
];

const TURNS = [0, 12, -14, 30, -30, 60, 90, -75];
const CLEAR = 18;
const SHRINK = 0.95;

export function houseIn(centre: Point, seeded: Seeded): Polygon {
  const key = `${centre[0]},${centre[1]}`;
  const plan = PLANS[Math.floor(amount(seeded, `plan ${key}`, 0, PLANS.length))] ?? [];
  const turn = ((TURNS[Math.floor(amount(seeded, `turn ${key}`, 0, TURNS.length))] ?? 0) * Math.PI) / 180;
  const turned = plan.map(([x, y]): Point => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
  return fitted(centre, turned).map(whole);
}

function fitted(centre: Point, plan: Polygon): Polygon {
  const placed = plan.map((p) => plus(centre, p));
  const fits = placed.every((p) => [1, 2, 3, 4, 5, 6].every((direction) => beyondSide(centre, direction, p) <= -CLEAR));
  return fits
    ? placed
    : fitted(
        centre,
        plan.map(([x, y]): Point => [x * SHRINK, y * SHRINK]),
      );
}

const HALF_WIDTH = 74;
const GABLE = 100;

/** It goes on over the hexsides in those directions. */
export function hallIn(centre: Point, directions: readonly number[]): Polygon {
  const sorted = directions.toSorted((a, b) => a - b);
  return sorted.flatMap((direction, i) => {
    const end = (along: number) => reachingSide(centre, direction, plus(middleOf(centre, direction), alongSide(centre, direction), along));
    return [end(-HALF_WIDTH), end(HALF_WIDTH), ...wallBetween(centre, direction, sorted[(i + 1) % sorted.length] ?? direction).map(whole)];
  });
}

function wallBetween(centre: Point, from: number, to: number): Point[] {
  if (Math.abs(from - to) === 3) return [];
  if (from === to) return gable(centre, from, from, GABLE);
  // Where two wings meet at a sharp angle, its point is cut off.
  if ((to - from + 6) % 6 === 5) return gable(centre, from, to, GABLE / 2);
  return shifted([middleOf(centre, from), centre, middleOf(centre, to)], HALF_WIDTH).slice(1, -1);
}

/** The wall that closes the wings behind the centre. */
function gable(centre: Point, from: number, to: number, behind: number): Point[] {
  const [one, other] = [plus(centre, inwardFrom(from), behind), plus(centre, inwardFrom(to), behind)];
  return [plus(one, alongSide(centre, from), HALF_WIDTH), plus(other, alongSide(centre, to), -HALF_WIDTH)];
}
