import { expect, test } from 'vitest';
import { stepsOf, stopAt } from './log-steps.ts';

test('lines of one step stand together', () => {
  const log = [0, 0, 2, 3, 3].map((step) => ({ step, event: { type: 'rest' } }));
  expect(stepsOf(log).map(({ step, first, lines }) => [step, first, lines.length])).toEqual([
    [0, 0, 2],
    [2, 2, 1],
    [3, 3, 2],
  ]);
});

test('a step of which nothing is told has no row', () => {
  const scripted = { step: 1, mark: 'scripted', seat: 'commando' } as const;
  expect(stepsOf([scripted, { step: 2, event: { type: 'rest' } }, { ...scripted, step: 2 }]).map(({ step }) => step)).toEqual([2]);
});

test('a step that was not seen is the one seen before it', () => {
  expect(stopAt([0, 2, 5], 5)).toBe(2);
  expect(stopAt([0, 2, 5], 4)).toBe(1);
  expect(stopAt([0, 2, 5], 0)).toBe(0);
});
