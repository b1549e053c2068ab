import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf } from './grammar.ts';

type Order =
  | { readonly kind: 'move'; readonly unit: string; readonly hex: string }
  | { readonly kind: 'fire'; readonly hex: string }
  | { readonly kind: 'pass' };

const { choiceText, choiceFrom } = textsOf({ move: ['unit', 'hex'], fire: ['hex'], pass: [] });

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);
const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), unit: id, hex: id }),
  fc.record({ kind: fc.constant('fire' as const), hex: id }),
  fc.constant({ kind: 'pass' as const }),
);

describe('the text of a choice', () => {
  it('is its kind and its ids, in the order of the grammar and not of the data', () => {
    expect(choiceText({ kind: 'move', hex: 'k8', unit: 'squad-1' })).toBe('move squad-1 k8');
    expect(choiceText({ kind: 'fire', hex: 'm6' })).toBe('fire m6');
    expect(choiceText({ kind: 'pass' })).toBe('pass');
  });

  it('reads back as the same choice', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(choiceFrom(choiceText(order))).toEqual(order);
      }),
      { seed: 1 },
    );
  });

  it('may be typed carelessly', () => {
    expect(choiceFrom('  move   squad-1\tk8 ')).toEqual({ kind: 'move', unit: 'squad-1', hex: 'k8' });
  });

  it.each(['', ' ', 'march k8', 'move', 'move squad-1', 'move squad-1 k8 now', 'pass now', 'Pass', 'constructor', '__proto__', 'toString'])(
    'is refused where it is no choice: "%s"',
    (text) => expect(choiceFrom(text)).toBeUndefined(),
  );

  it('never reads as anything but a choice of the grammar, written canonically', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(id, fc.constantFrom('move', 'fire', 'pass')), { maxLength: 4 }), (words) => {
        const order = choiceFrom(words.join(' '));
        const expected = { move: 3, fire: 2, pass: 1 }[words[0] ?? ''] === words.length ? words.join(' ') : undefined;
        expect(order && choiceText(order)).toBe(expected);
      }),
      { seed: 1 },
    );
  });
});
