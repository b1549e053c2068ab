import { expect, test } from 'vitest';
import { Typing } from './typing.ts';

test('a letter that is a key of the table does what it does', () => {
  expect(new Typing().takes(true, 1000)).toBe(false);
});

test('a name goes on after its first letter, until there is a pause', () => {
  const typing = new Typing();
  expect(typing.takes(false, 1000)).toBe(true);
  expect(typing.takes(true, 1500)).toBe(true);
  expect(typing.takes(true, 2200)).toBe(true);
  expect(typing.takes(true, 4000)).toBe(false);
});

test('after the key for finding any letter begins a name', () => {
  const typing = new Typing();
  typing.find(1000);
  expect(typing.takes(true, 4000)).toBe(true);
});
