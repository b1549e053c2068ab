import { describe, expect, it } from 'vitest';
import { binWidth, histogram, mean, wilson } from './statistics.ts';

describe('the Wilson interval', () => {
  // The roots of (share - x)² = z² x (1 - x) / games, found by bisection outside this program.
  it.each([
    [0, 10, 0, 0.277533],
    [1, 10, 0.017876, 0.40415],
    [5, 10, 0.236593, 0.763407],
    [10, 10, 0.722467, 1],
    [81, 263, 0.255289, 0.36621],
    [15, 148, 0.062386, 0.160487],
    [1, 29, 0.006113, 0.171755],
    [700, 2000, 0.329402, 0.371173],
  ])('%i of %i', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it('says nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the share, and narrows with more games', () => {
    const few = wilson(30, 100);
    const many = wilson(600, 2000);
    expect(few.low).toBeLessThan(0.3);
    expect(few.high).toBeGreaterThan(0.3);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });
});

describe('means and bins', () => {
  it('takes a mean, 0 of nothing', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
  });

  it('gives every whole number of a small range its own bin, empty ones included', () => {
    expect(histogram([-1, -1, 1])).toEqual([
      { from: -1, to: 0, count: 2 },
      { from: 0, to: 1, count: 0 },
      { from: 1, to: 2, count: 1 },
    ]);
    expect(histogram([])).toEqual([]);
  });

  it('widens the bins of a large range to round figures and loses nothing', () => {
    const values = Array.from({ length: 1000 }, (_, i) => i - 120);
    expect(binWidth(values)).toBe(50);
    const bins = histogram(values);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    expect(bins.every(({ from, to }) => to - from === 50 && from % 50 === 0)).toBe(true);
  });
});
