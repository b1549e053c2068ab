import { expect, it } from 'vitest';
import { fitIn } from './fitting.ts';

const CARD = { width: 340, height: 740 };

it('makes a card smaller that is taller than its room, until all of it is seen', () => {
  const fit = fitIn(CARD, { width: 1018, height: 680 });
  expect(fit * CARD.height).toBeLessThanOrEqual(680 - 16);
  expect(fit).toBeGreaterThan(0.8);
});

it('makes nothing larger', () => {
  expect(fitIn(CARD, { width: 2000, height: 1300 })).toBe(1);
});

it('heeds the width as well', () => {
  expect(fitIn({ width: 400, height: 200 }, { width: 316, height: 500 })).toBe(0.75);
});
