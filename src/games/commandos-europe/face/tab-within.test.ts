import { expect, it } from 'vitest';
import { tabWithin } from './pieces.tsx';

it('the name of a mission beside the edge of a map stands within it', () => {
  const extent = { x: -20, width: 1000 };
  expect(tabWithin(extent, 500, 80)).toBe(500);
  expect(tabWithin(extent, 30, 80)).toBe(60);
  expect(tabWithin(extent, 960, 80)).toBe(900);
});
