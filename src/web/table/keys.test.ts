import { expect, test } from 'vitest';
import { keyName, type Pressed } from '../../board/key-name.ts';
import { ACTIONS, actionFor, digitOf, hexDirectionFor, isTaken, keysOf, MOVABLE, withKey } from './keys.ts';

function pressed(key: string, held: Partial<Pressed> = {}): Pressed {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

test('letters are named with Shift, signs are not', () => {
  expect(keyName(pressed('u'))).toBe('U');
  expect(keyName(pressed('U', { shiftKey: true }))).toBe('Shift+U');
  expect(keyName(pressed('?', { shiftKey: true }))).toBe('?');
  expect(keyName(pressed('[', { altKey: true }))).toBe('[');
  expect(keyName(pressed('z', { metaKey: true }))).toBe('Ctrl+Z');
});

test('every action has a key of its own, and none that the board needs', () => {
  const keys = keysOf({});
  expect(new Set(Object.values(keys)).size).toBe(MOVABLE.length);
  expect(ACTIONS.filter((action) => isTaken(keys[action]))).toEqual([]);
});

test('keys do what they say, and what hands are used to', () => {
  expect(actionFor(pressed('u'), {})).toBe('undo');
  expect(actionFor(pressed('U', { shiftKey: true }), {})).toBe('redo');
  expect(actionFor(pressed('z', { ctrlKey: true }), {})).toBe('undo');
  expect(actionFor(pressed('Z', { ctrlKey: true, shiftKey: true }), {})).toBe('redo');
  expect(actionFor(pressed('h', { ctrlKey: true }), {})).toBeUndefined();
});

test('a key can be moved; whoever had it gets the free one', () => {
  const own = withKey({}, 'hint', 'U');
  expect(actionFor(pressed('u'), own)).toBe('hint');
  expect(actionFor(pressed('h'), own)).toBe('undo');
});

test('moving it back leaves nothing behind', () => {
  expect(withKey(withKey({}, 'hint', 'J'), 'hint', 'H')).toEqual({});
});

test('digits count from one to nine', () => {
  expect(digitOf(pressed('7'))).toBe(7);
  expect(digitOf(pressed('0'))).toBeUndefined();
  expect(digitOf(pressed('7', { ctrlKey: true }))).toBeUndefined();
});

test('keys of board and browser cannot be taken', () => {
  for (const name of ['Escape', 'Enter', 'ArrowUp', '5', '+', 'Ctrl+S', 'Tab']) expect(isTaken(name)).toBe(true);
  for (const name of ['J', 'Shift+J', ';', '.']) expect(isTaken(name)).toBe(false);
});

test('six keys lead over hexes, as they lie on a keypad, and can be moved', () => {
  const six = ['ArrowUp', 'PageUp', 'PageDown', 'ArrowDown', 'End', 'Home'];
  expect(six.map((key) => hexDirectionFor(pressed(key), {}))).toEqual([1, 2, 3, 4, 5, 6]);
  const own = withKey({}, 'hex-1', 'W');
  expect([hexDirectionFor(pressed('w'), own), hexDirectionFor(pressed('ArrowUp'), own)]).toEqual([1, undefined]);
  // nobody but the board hears them
  expect(actionFor(pressed('w'), own)).toBeUndefined();
  expect(withKey(own, 'hex-1', 'ArrowUp')).toEqual({});
  expect([isTaken('Home', 'hex-2'), isTaken('Home', 'hint'), isTaken('Enter', 'hex-2')]).toEqual([false, true, true]);
});
