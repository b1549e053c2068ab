/** The key of the line of sight: tapped it stays, held it goes with the key. */
import { expect, it } from 'vitest';
import { keyDown, keyUp, pressed, turned } from './looking.ts';

it('a tap takes the tool until the next tap, and the next press says from where one looks', () => {
  const tapped = keyUp(keyDown(undefined, 1000, 'H7'), 1120);
  expect(tapped).toEqual(turned(undefined));
  expect(tapped && pressed(tapped, 'g-marquardt')).toMatchObject({ from: 'g-marquardt', to: undefined });
  expect(keyUp(keyDown(tapped, 3000, 'H7'), 3100)).toBeUndefined();
});

it('a key that is held shows the line from where one points, as long as it is held', () => {
  const held = keyDown(undefined, 1000, 'H7');
  expect(held).toMatchObject({ from: 'H7' });
  expect(keyUp(held, 1800)).toBeUndefined();
});

it('from the same place one looks at one hex after the other, until the place itself is pressed again', () => {
  const from = pressed({ heldSince: undefined, from: undefined, to: undefined }, 'M8');
  const [once, twice] = [pressed(from, 'G6'), pressed(pressed(from, 'G6'), 'C5')];
  expect([once, twice].map(({ from, to }) => [from, to])).toEqual([
    ['M8', 'G6'],
    ['M8', 'C5'],
  ]);
  expect(pressed(twice, 'C5')).toMatchObject({ from: 'M8', to: undefined });
  expect(pressed(twice, 'M8')).toMatchObject({ from: undefined, to: undefined });
});
