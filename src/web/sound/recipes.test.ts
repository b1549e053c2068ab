import { expect, it } from 'vitest';
import { SOUNDS as OF_GAMES } from '../../games/face.ts';
import { LONGEST, LOUDEST, RECIPES } from './recipes.ts';

const SOUNDS = [...OF_GAMES, 'turn'] as const;

it.each(SOUNDS)('%s has voices, each of which can be heard', (sound) => {
  const recipe = RECIPES[sound];
  expect(recipe.length).toBeGreaterThan(0);
  for (const { from, to, at, lasts, loud } of recipe) {
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(40);
    expect(Math.max(from, to)).toBeLessThanOrEqual(8000);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeGreaterThan(0);
    expect(loud).toBeGreaterThan(0);
  }
});

it.each(SOUNDS)('%s is short', (sound) => {
  expect(Math.max(...RECIPES[sound].map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(LONGEST);
});

it.each(SOUNDS)('%s is never louder than the limit, with all that sounds together', (sound) => {
  const recipe = RECIPES[sound];
  for (const { at } of recipe) {
    const together = recipe.filter((other) => other.at <= at && at < other.at + other.lasts);
    expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(LOUDEST);
  }
});
