import { describe, expect, it } from 'vitest';
import { entryOf } from './listed.ts';

describe('an entry of a list', () => {
  it('is the one at that place', () => expect(entryOf(['anna', 'bert'], 1, 'seat')).toBe('bert'));

  it.each([2, -1, 0.5])('that is not there is named: %s', (index) => {
    expect(() => entryOf(['anna', 'bert'], index, 'seat')).toThrow(`There is no seat at ${index}: the list has 2.`);
  });
});
