import { describe, expect, it } from 'vitest';
import { entryOf, takeOut } from './listed.ts';

describe('an entry of a list', () => {
  it('is the one at that place', () => expect(entryOf(['anna', 'bert'], 1, 'seat')).toBe('bert'));

  it.each([2, -1, 0.5])('that is not there is named: %s', (index) => {
    expect(() => entryOf(['anna', 'bert'], index, 'seat')).toThrow(`There is no seat at ${index}: the list has 2.`);
  });
});

describe('what is taken out of a list', () => {
  it.each([
    ['carl', ['anna', 'bert', 'anna']],
    ['anna', ['bert', 'carl', 'anna']],
    ['dora', ['anna', 'bert', 'carl', 'anna']],
  ])('is the first of its name, if it is there: %s', (seat, left) => {
    const list = ['anna', 'bert', 'carl', 'anna'];
    takeOut(list, seat);
    expect(list).toEqual(left);
  });
});
