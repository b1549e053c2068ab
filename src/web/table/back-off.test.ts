import { expect, test } from 'vitest';
import { delayBefore } from './back-off.ts';

test('each failure doubles the wait, up to fifteen seconds', () => {
  expect([0, 1, 2, 3].map((failures) => delayBefore(failures, 1))).toEqual([400, 800, 1600, 3200]);
  expect(delayBefore(50, 1)).toBe(15_000);
});

test('chance spreads the attempts over the second half of the wait', () => {
  expect(delayBefore(2, 0)).toBe(800);
  expect(delayBefore(2, 0.5)).toBe(1200);
});
