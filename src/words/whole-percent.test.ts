import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercents } from './whole-percent.ts';

it('adds up to a hundred, and is never off by one or more', () => {
  const chances = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 }).map((parts) => {
    const all = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / all);
  });
  fc.assert(
    fc.property(chances, (all) => {
      const whole = wholePercents(all);
      expect(whole.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [i, one] of whole.entries()) expect(Math.abs(one - (all[i] ?? 0) * 100)).toBeLessThan(1);
    }),
    { seed: 1 },
  );
});

it('tells halves and thirds as people would', () => {
  expect(wholePercents([0.5, 0.5])).toEqual([50, 50]);
  expect(wholePercents([0.125, 0.875])).toEqual([13, 87]);
  expect(wholePercents([1, 0])).toEqual([100, 0]);
  expect(wholePercents([])).toEqual([]);
});
