/** What the one filled button does by itself. */
import { expect, it } from 'vitest';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { wayOn } from './way-on.ts';

const NOTHING = { doing: [] };
const offers = (...kinds: readonly ChoiceKind[]): Offer[] => kinds.map((kind) => ({ text: kind, choice: { kind } }));

it('lets those who move go on until somebody is activated for Op Fire, who then fires', () => {
  expect(wayOn(NOTHING, offers('op-fire', 'pass'), 'reaction')?.text).toBe('pass');
  expect(wayOn(NOTHING, offers('op-fire', 'op-attack', 'hidden-mines', 'pass'), 'reaction')?.text).toBe('op-attack');
});

it('gives nothing up by itself', () => {
  expect(wayOn(NOTHING, offers('order', 'end-turn'), 'next-order')).toBeUndefined();
  expect(wayOn(NOTHING, offers('end-turn'), 'next-order')).toBeUndefined();
});

it('takes along with a leader whoever has been picked, and nobody besides', () => {
  expect(wayOn(NOTHING, offers('activate', 'activate-all', 'done'), 'activate-more')?.text).toBe('done');
  expect(wayOn(NOTHING, offers('activate', 'activate-all'), 'activate-more')).toBeUndefined();
});
