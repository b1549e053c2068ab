import { expect, test } from 'vitest';
import type { Expected } from './use-forecast.ts';
import { whilePlayed } from './use-forecast.ts';

const battle = { stake: 'battle', outcomes: [], changes: {}, trials: 100 } as unknown as NonNullable<Expected['now']>;
const expected: Expected = { now: battle, before: null };

test('what was expected is read until something has been told, and not after the end', () => {
  expect(whilePlayed(expected, { type: 'fired' }, 0)).toEqual(expected);
  expect(whilePlayed(expected, { type: 'fired' }, 1)).toEqual({ ...expected, isOld: true });
  expect(whilePlayed(expected, { type: 'battle-ended' }, 3).now).toBeNull();
});
