import { expect, test } from 'vitest';
import { endedBy } from './live.ts';

test('only a table that was deleted is said to be deleted; a seat that was lost is said to be lost', () => {
  expect(endedBy(4410, 'red')).toBe('gone');
  expect(endedBy(4403, 'red')).toBe('unseated');
  // Whoever stays with no seat has lost none: the server says why.
  expect(endedBy(4403, undefined)).toBe('refused');
  for (const code of [4400, 4404, 4409, 4421]) expect([endedBy(code, 'red'), endedBy(code, undefined)]).toEqual(['refused', 'refused']);
});

test('a connection that only broke, or was one too many, is opened again', () => {
  for (const code of [1000, 1006, 4429, 4500, 4503]) expect(endedBy(code, 'red')).toBeUndefined();
});
