import { expect, it } from 'vitest';
import { entryOf, present } from './present.ts';

it('what is there is given back, even if it is nothing much', () => {
  expect([present(0, 'figure'), present('', 'word'), entryOf(['a'], 0, 'letter')]).toEqual([0, '', 'a']);
});

it('what is missing is named', () => {
  expect(() => present(undefined, 'map of Siwa')).toThrow('There is no map of Siwa.');
  expect(() => entryOf([1, 2], 2, 'corner')).toThrow('There is no corner 2 of 2.');
});
