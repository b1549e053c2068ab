import { expect, it } from 'vitest';
import type { Point } from '../geometry.ts';
import { distance, isInside } from './lines.ts';
import { heightsOf, ringsAt } from './relief.ts';
import { chanceOf } from './seeded.ts';
import { canopies, strewn } from './strokes.ts';

const FIELD: readonly Point[] = [
  [0, 0],
  [200, 0],
  [200, 100],
  [0, 100],
];
const everywhere = () => true;

it('strews the same marks each time, and others for another name', () => {
  const draw = (seed: string) => strewn(FIELD, 10, chanceOf(seed), everywhere);
  expect(draw('woods')).toEqual(draw('woods'));
  expect(draw('woods')).not.toEqual(draw('scrub'));
});

it('strews them apart, inside the area, and only where there is room', () => {
  const spots = strewn(FIELD, 10, chanceOf('apart'), ([x]) => x < 100);
  expect(spots.length).toBeGreaterThan(30);
  for (const [i, spot] of spots.entries()) {
    expect(spot[0]).toBeLessThan(100);
    for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(10);
  }
});

it('draws a shadow, a crown and a light for every tree', () => {
  const { shadows, crowns, lights } = canopies(FIELD, chanceOf('wood'), everywhere);
  const trees = (path: string) => path.split('M').length - 1;
  expect(trees(crowns)).toBeGreaterThan(50);
  expect([trees(shadows), trees(lights)]).toEqual([trees(crowns), trees(crowns)]);
});

it('closes a ring around a ridge, and none above it', () => {
  const lie = {
    seed: 'hill',
    ridges: [
      {
        along: [
          [80, 80],
          [120, 80],
        ] as const,
        width: 40,
        height: 1,
      },
    ],
    hollows: [],
    roughness: 0,
    rivers: [],
  };
  const heights = heightsOf(lie, { x: 0, y: 0, width: 200, height: 160 });
  const [ring, ...others] = ringsAt(heights, 0.5);
  expect(others).toEqual([]);
  expect(isInside([100, 80], ring ?? [])).toBe(true);
  expect(ringsAt(heights, 1.5)).toEqual([]);
});
