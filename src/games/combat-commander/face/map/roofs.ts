/** Houses from above: their walls are the outlines, and the roof falls towards every wall, lit from the upper left. */
import { chanceOf } from '../../../../board/map/seeded.ts';
import { type Point, type Polygon, sidesOf } from '../../../../hexmap/exact.ts';
import { type BattleMap, EVERYWHERE } from '../../content/battle-map.ts';
import { areaOf, distanceToSide, furrows, insetBy, inward, joined } from './outlines.ts';
import { around, lineThrough, roundAbout } from './pen.ts';

/** Slates or tiles. */
const COVERINGS = ['tiles', 'slates'] as const;
type Covering = (typeof COVERINGS)[number];

/** How a slope stands to the light. */
const LIGHTS = ['bright', 'half', 'dim', 'dark'] as const;
type Light = (typeof LIGHTS)[number];

interface Slope {
  readonly covering: Covering;
  readonly light: Light;
  readonly d: string;
}

export interface Roofs {
  readonly shadows: string;
  /** All slopes of a covering and a light in one path. */
  readonly slopes: readonly Slope[];
  readonly courses: string;
  readonly ridges: string;
  readonly walls: string;
  readonly chimneys: string;
}

interface House {
  readonly walls: Polygon;
  readonly covering: Covering;
}

export function roofsOn(map: BattleMap): Roofs {
  const chance = chanceOf(`${map.id} roofs`);
  const outlines = EVERYWHERE.filter((hex) => map.terrain[hex] === 'building').flatMap((hex) => map.drawing.outlines[hex] ?? []);
  const houses = joined(outlines).map((walls): House => ({ walls, covering: chance() < 0.68 ? 'tiles' : 'slates' }));
  const roofs = houses.map((house) => ({ ...house, ...roofOf(house.walls) }));
  const slopes = COVERINGS.flatMap((covering) =>
    LIGHTS.map((light) => ({
      covering,
      light,
      d: roofs
        .filter((roof) => roof.covering === covering)
        .flatMap((roof) => roof.slopes.filter((slope) => slope.light === light).map(({ area }) => around(area)))
        .join(''),
    })),
  );
  const flats = COVERINGS.map((covering) => ({
    covering,
    light: 'half' as const,
    d: houses
      .filter((house) => house.covering === covering)
      .map(({ walls }) => around(walls))
      .join(''),
  }));
  return {
    shadows: houses.map(({ walls }) => around(walls.map(([x, y]): Point => [x + 11, y + 14]))).join(''),
    // Below the slopes, for where they leave a gap.
    slopes: [...flats, ...slopes].filter(({ d }) => d !== ''),
    courses: roofs.flatMap(({ courses }) => courses).join(''),
    ridges: roofs.map(({ ridge }) => ridge).join(''),
    walls: houses.map(({ walls }) => around(walls)).join(''),
    chimneys: roofs.flatMap(({ chimney }) => (chance() < 0.75 ? chimney : '')).join(''),
  };
}

/** The narrowest wing decides how far in the ridge lies. */
function halfWidth(walls: Polygon): number {
  const sides = sidesOf(walls);
  const widths = sides.map(([a, b]) => {
    const [nx, ny] = inward(a, b);
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const beyond = sides.filter(([p, q]) => p !== a || q !== b).map((side) => acrossTo(middle, [nx, ny], side));
    return Math.min(...beyond);
  });
  return Math.min(...widths) / 2;
}

/** How far it is from a point in a direction to a side; without end where it is missed. */
function acrossTo([x, y]: Point, [dx, dy]: Point, [a, b]: readonly [Point, Point]): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-6) return Number.POSITIVE_INFINITY;
  const far = ((a[0] - x) * ey - (a[1] - y) * ex) / cross;
  const along = ((a[0] - x) * dy - (a[1] - y) * dx) / cross;
  return far > 1 && along >= -0.001 && along <= 1.001 ? far : Number.POSITIVE_INFINITY;
}

const TOWARDS_LIGHT: Point = [-0.55, -0.83];

/** A slope that looks up and to the left is bright. */
function lightOn(a: Point, b: Point): Light {
  const [nx, ny] = inward(a, b);
  const shine = -(nx * TOWARDS_LIGHT[0] + ny * TOWARDS_LIGHT[1]);
  if (shine > 0.5) return 'bright';
  if (shine > 0) return 'half';
  return shine > -0.5 ? 'dim' : 'dark';
}

interface Roof {
  readonly slopes: readonly { readonly light: Light; readonly area: Polygon }[];
  readonly courses: readonly string[];
  readonly ridge: string;
  readonly chimney: string;
}

/** More than any house of ours needs. */
const MOST_TIERS = 12;

/** The walls are drawn in until something gives way, a wing or a short wall; what is left is drawn in again, up to the ridge. */
function roofOf(walls: Polygon): Roof {
  let outline = tidied(areaOf(walls) < 0 ? walls.toReversed() : walls);
  const outer = outline;
  const slopes: { light: Light; area: Polygon }[] = [];
  const courses: string[] = [];
  let ridge = '';
  let top = outline;
  for (let tier = 0; tier < MOST_TIERS && outline.length > 2 && areaOf(outline) > 60; tier++) {
    const inner = insetBy(outline, Math.max(1, Math.min(halfWidth(outline), firstToVanish(outline))));
    for (const [i, [a, b]] of sidesOf(outline).entries()) {
      const area: Polygon = [a, b, inner[(i + 1) % inner.length] ?? b, inner[i] ?? a];
      slopes.push({ light: lightOn(a, b), area });
      courses.push(...furrows(area, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI, 13).map(lineThrough));
      ridge += lineThrough([a, inner[i] ?? a]);
    }
    if (tier === 0) top = inner;
    outline = tidied(inner);
  }
  return { slopes, courses, ridge, chimney: chimneyOn(outer, top) };
}

const lengthOf = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** How far in the shortest of the shrinking walls comes to nothing. */
function firstToVanish(outline: Polygon): number {
  const step = insetBy(outline, 1);
  return sidesOf(outline).reduce((least, [a, b], i) => {
    const now = lengthOf(a, b);
    const shrinks = now - lengthOf(step[i] ?? a, step[(i + 1) % step.length] ?? b);
    return shrinks > 0.01 ? Math.min(least, now / shrinks) : least;
  }, Number.POSITIVE_INFINITY);
}

const TINY = 1.5;

/** Without corners that are none: two in the same place, on a straight wall, or at the tip of a wing that has come to nothing. */
function tidied(outline: Polygon): Polygon {
  const isCorner = (corner: Point, i: number, all: Polygon) => {
    const before = all[(i + all.length - 1) % all.length] ?? corner;
    const after = all[(i + 1) % all.length] ?? corner;
    if (lengthOf(before, corner) < TINY) return false;
    const [p, q] = [inward(before, corner), inward(corner, after)];
    return Math.abs(p[0] * q[1] - p[1] * q[0]) > 0.03;
  };
  let corners = outline;
  for (let length = 0; length !== corners.length && corners.length > 2; ) {
    length = corners.length;
    const loose = corners.findIndex((corner, i) => !isCorner(corner, i, corners));
    if (loose >= 0) corners = corners.toSpliced(loose, 1);
  }
  return corners;
}

const CHIMNEY = 9;

/** Beside the middle of the longest ridge. */
function chimneyOn(walls: Polygon, ridge: Polygon): string {
  const [longest] = sidesOf(ridge).toSorted(
    ([a, b], [p, q]) => Math.hypot(q[0] - p[0], q[1] - p[1]) - Math.hypot(b[0] - a[0], b[1] - a[1]),
  );
  if (!longest) return '';
  const [a, b] = longest;
  const spot: Point = [a[0] + (b[0] - a[0]) * 0.24, a[1] + (b[1] - a[1]) * 0.24];
  const room = Math.min(...sidesOf(walls).map((side) => distanceToSide(spot, side)));
  if (room < CHIMNEY * 2) return '';
  const [x, y] = spot;
  return roundAbout(
    [
      [x - CHIMNEY, y - CHIMNEY],
      [x + CHIMNEY, y - CHIMNEY],
      [x + CHIMNEY, y + CHIMNEY],
      [x - CHIMNEY, y + CHIMNEY],
    ],
    2,
  );
}
