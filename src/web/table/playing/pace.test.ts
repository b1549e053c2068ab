import { expect, it } from 'vitest';
import { paceFrom } from './pace.ts';

it('a pace chosen at a table holds there and nowhere else, until another is chosen for all tables', () => {
  expect(paceFrom('4 2', 2)).toBe(4);
  expect(paceFrom('', 2)).toBe(2);
  expect(paceFrom('4 2', 1)).toBe(1);
});

it('what is kept and makes no sense counts as nothing chosen', () => {
  for (const kept of ['9 2', 'quick', '4', '{}']) expect(paceFrom(kept, 2)).toBe(2);
});
