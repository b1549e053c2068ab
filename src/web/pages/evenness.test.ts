import { describe, expect, it } from 'vitest';
import { chanceBeyond, verdictOn } from './evenness.ts';

describe('how even dice are', () => {
  it('knows the chi-square table', () => {
    // The usual limits: 5 % and 1 % for five degrees of freedom, 5 % for one and for ten.
    expect(chanceBeyond(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(chanceBeyond(15.086, 5)).toBeCloseTo(0.01, 3);
    expect(chanceBeyond(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(chanceBeyond(18.307, 10)).toBeCloseTo(0.05, 3);
    expect(chanceBeyond(0, 5)).toBe(1);
    expect(chanceBeyond(400, 5)).toBeCloseTo(0, 9);
  });

  it('calls fair dice even, loaded ones uneven, and few of them too few', () => {
    expect(verdictOn([20, 18, 21, 19, 22, 20])).toMatchObject({ rolled: 120, expected: 20, evenness: 'even' });
    expect(verdictOn([10, 10, 10, 10, 10, 70]).evenness).toBe('markedly');
    expect(verdictOn([28, 15, 12, 21, 30, 14]).evenness).toBe('somewhat');
    expect(verdictOn([1, 0, 0, 0, 0, 5]).evenness).toBe('too-few');
    expect(verdictOn([0, 0, 0, 0, 0, 0])).toMatchObject({ rolled: 0, mean: 0, evenness: 'too-few' });
  });

  it('judges dice of any number of faces', () => {
    expect(verdictOn(Array.from({ length: 10 }, () => 12))).toMatchObject({
      rolled: 120,
      expected: 12,
      mean: 5.5,
      chance: 1,
      evenness: 'even',
    });
    // 16.919 is the limit of 5 % for nine degrees of freedom
    expect(chanceBeyond(16.919, 9)).toBeCloseTo(0.05, 3);
    expect(verdictOn([30, 5, 5, 5, 5, 5, 5, 5, 5, 30]).evenness).toBe('markedly');
  });

  it('knows the mean', () => {
    expect(verdictOn([1, 1, 1, 1, 1, 1]).mean).toBe(3.5);
  });
});
