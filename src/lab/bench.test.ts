import { expect, it } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { bench } from './bench.ts';

it.each(SHELF)('measures $id', (game) => {
  const measured = bench(game, { run: 1, runs: 1, most: 1, midgames: 1, saves: 2 });
  for (const [figure, value] of Object.entries(measured)) expect(value, figure).toBeGreaterThan(0);
  expect(Number.isInteger(measured.stateBytes)).toBe(true);
});
