import { expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import { ghostStand } from './ghost-stand.ts';
import { COUNTER, homesIn } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';

const DESERT = 'western-desert';
const [x = 0, y = 0] = drawnSpaces(DESERT).get('barce')?.at ?? [];
const home = homesIn(DESERT).commando.get('barce') ?? [0, 0];
const counter = (at: readonly [number, number]) => around(at, { width: COUNTER, height: COUNTER });

it('the ghost of a force stands where the force will, as long as nothing is in its way', () => {
  expect(ghostStand(DESERT, 'barce', [], undefined)).toEqual(home);
});

it('the ghost of a force stands there though another space is near', () => {
  for (const [space, at] of homesIn(DESERT).commando) expect(ghostStand(DESERT, space, [], undefined), space).toEqual(at);
});

it('the ghost of a force is not cut off by the edge of what is seen', () => {
  const sight = { x: x - 200, y: y - 40, width: 400, height: 300 };
  const [, top] = ghostStand(DESERT, 'barce', [], sight) ?? home;
  expect(top - COUNTER / 2).toBeGreaterThan(sight.y);
});

it('the ghost of a force lies under no plate', () => {
  const box = around([home[0] + 20, home[1]], { width: 70, height: 30 });
  const plate = { id: 'barce', at: [x, y] as const, reach: 26, width: 70, height: 30, box, isReduced: true };
  const stand = ghostStand(DESERT, 'barce', [plate], undefined) ?? home;
  expect(overlap(counter(stand), box)).toBe(0);
});
