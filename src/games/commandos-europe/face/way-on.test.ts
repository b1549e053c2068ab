import { expect, it } from 'vitest';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { showsFirst, wayOn } from './way-on.ts';

const DRAW: Offer = { text: 'draw', choice: { kind: 'draw' } };
const BUY_BASE: Offer = { text: 'buy base', choice: { kind: 'buy', goods: 'base' } as Offer['choice'] };
const before = (completed: readonly string[]) => ({ mission: null, completed, pieces: [], bases: ['1437', ''] }) as unknown as View;

it('shows what nobody takes back before it is made, by one press of a mouse as well: a base, a way, home too, and a fight', () => {
  for (const kind of ['base', 'go', 'attack']) expect(showsFirst(undefined, { kind }), kind).toBe(true);
  expect(showsFirst(undefined, { kind: 'done' })).toBeUndefined();
});

it('draws no mission by the button upon which the first base has just been placed, while another could be', () => {
  expect(wayOn(before([]), [BUY_BASE, DRAW], 'before-draw')).toBeUndefined();
  expect(wayOn(before([]), [DRAW], 'before-draw')).toBe(DRAW);
  expect(wayOn(before(['hit-hq']), [BUY_BASE, DRAW], 'before-draw')).toBe(DRAW);
});
