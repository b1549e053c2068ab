import { expect, it } from 'vitest';
import type { Offer } from '../../kernel/witness/sight.ts';
import { asOne, gatheredIn, toggled } from './gathered.ts';

const offer = (text: string): Offer => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });
const OFFERS = ['toss a', 'toss b', 'toss c', 'done'].map(offer);
const DISCARDS = { kind: 'toss', ends: 'done', most: 2 };

it('what is put to the others can be taken from them again, and there are never too many', () => {
  expect(toggled([], 'toss a', 2)).toEqual(['toss a']);
  expect(toggled(['toss a', 'toss b'], 'toss a', 2)).toEqual(['toss b']);
  expect(toggled(['toss a', 'toss b'], 'toss c', 2)).toEqual(['toss a', 'toss b']);
});

it('all of them are made as one, with the last word', () => {
  const gathered = gatheredIn(OFFERS, ['toss c', 'toss a', 'toss z']);
  const one = asOne(DISCARDS, OFFERS, gathered);
  expect(one?.text).toBe('toss c + toss a + done');
  expect(one?.says).toEqual({ code: 'toss', figures: { count: 2 } });
  expect(asOne(DISCARDS, OFFERS, [])).toBeUndefined();
});
