import { expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import type { Box } from '../../../board/geometry.ts';
import type { StandingPlate } from '../../../board/plates.ts';
import { randomFrom } from '../../../kernel/dice.ts';
import { commando } from '../game.ts';
import type { View } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { ghostStand } from './ghost-stand.ts';
import { COUNTER, homesIn } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';
import { seen } from './seen.ts';

const DESERT = 'western-desert';
const begun = seen(commando.view(commando.begin({ id: `${DESERT}/midnight-toll`, options: {} }, randomFrom('ghost')), SEAT));
const view = { ...begun, units: [{ id: 'truck-patrol-1', at: 'siwa', aboard: '' }] } as unknown as View;
const [x = 0, y = 0] = drawnSpaces(DESERT).get('barce')?.at ?? [];
const home = homesIn(DESERT).commando.get('barce') ?? [0, 0];
const counter = (at: readonly [number, number]) => around(at, { width: COUNTER, height: COUNTER });
const standAt = (space: string, plates: readonly StandingPlate[], sight?: Box) =>
  ghostStand({ view, goers: ['truck-patrol-1'], space, plates, sight });

it('the ghost of a force stands where the force will, as long as nothing is in its way', () => {
  expect(standAt('barce', [])).toEqual(home);
});

it('the ghost of a force is not cut off by the edge of what is seen', () => {
  const sight = { x: x - 200, y: home[1] - 10, width: 400, height: 300 };
  const [, top] = standAt('barce', [], sight) ?? home;
  expect(top - COUNTER / 2).toBeGreaterThan(sight.y);
});

it('the ghost of a force lies under no plate', () => {
  const box = around([home[0] + 20, home[1]], { width: 70, height: 30 });
  const plate = { id: 'barce', at: [x, y] as const, reach: 26, width: 70, height: 30, box, isReduced: true };
  const stand = standAt('barce', [plate]) ?? home;
  expect(overlap(counter(stand), box)).toBe(0);
});
