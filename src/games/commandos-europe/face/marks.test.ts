import { expect, it } from 'vitest';
import { around, overlap } from '../../../board/free-ground.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { marksIn, openIn } from './marks.ts';
import { noiseAt } from './overlays.tsx';

const view = { pieces: [], enemies: [], bases: [], fight: undefined, move: undefined } as unknown as View;
const base = (hex: string): Offer => ({ text: `base ${hex}`, choice: Object.assign({ kind: 'base' }, { hex }) });
const OFFERS = ['2916', '3016', '3117'].map(base);

it('a hex that waits for the filled button stays the chosen one while another is looked at, which can be chosen like the rest', () => {
  const open = openIn(OFFERS);
  expect(open).toEqual(['2916', '3016', '3117']);
  const marks = marksIn(view, open, { considered: base('3016'), armed: base('2916') });
  expect([marks.chosen, marks.open]).toEqual([['2916'], ['3016', '3117']]);
  expect(marksIn(view, open, { considered: base('3016'), armed: undefined }).chosen).toEqual(['3016']);
});

it('of much of a map no hex loses its tint by being chosen', () => {
  const many = Array.from({ length: 31 }, (_, i) => base(`${2901 + i}`));
  const marks = marksIn(view, openIn(many), { considered: many[0], armed: undefined });
  expect([marks.chosen, marks.open?.length]).toEqual([['2901'], 31]);
});

it('the noise of a hex does not lie upon the name of the mission', () => {
  const tab = { x: 40, y: 34, width: 120, height: 16 };
  const square = (at: readonly [number, number]) => around(at, { width: 19, height: 19 });
  expect(overlap(square(noiseAt([50, 29], undefined, tab)), tab)).toBe(0);
  expect(noiseAt([50, 29], undefined, undefined)).toEqual([50, 37]);
  expect(noiseAt([400, 29], undefined, tab)).toEqual([400, 37]);
});
