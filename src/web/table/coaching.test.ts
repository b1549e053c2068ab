import { expect, test } from 'vitest';
import { noteFor } from './coaching.ts';

test('what happened last is explained before what is asked', () => {
  expect(noteFor(['first-blood', 'first-marker'], 'movement', [])).toBe('first-marker');
});

test('what was heard is not said again', () => {
  expect(noteFor(['first-blood', 'first-marker'], 'movement', ['first-marker'])).toBe('first-blood');
  expect(noteFor(['first-blood'], 'movement', ['first-blood'])).toBe('movement');
  expect(noteFor(['first-blood'], 'movement', ['first-blood', 'movement'])).toBeUndefined();
});

test('nobody is asked', () => {
  expect(noteFor([], undefined, [])).toBeUndefined();
});
