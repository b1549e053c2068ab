import { expect, it } from 'vitest';
import { isCramped } from './one-scroll.ts';

it('scrolls the column where hardly a row of a list would be seen, and the list where there is room for it', () => {
  expect(isCramped(72, 400, 16)).toBe(true);
  expect(isCramped(200, 400, 16)).toBe(false);
  // With larger text the same room is less.
  expect(isCramped(140, 400, 20)).toBe(true);
  // All of it is seen.
  expect(isCramped(72, 72, 16)).toBe(false);
});
