import { expect, it } from 'vitest';
import type { Scene } from '../../../wire/wire.ts';
import { isOwnTurn } from './going-by.ts';
import { ASK_ALWAYS } from './stops.ts';

const CARD = { side: 'a', tone: 0, held: true, yours: true, bot: null, asked: true };
const OTHER = { ...CARD, seat: 'blue', yours: false };

const scene = (more: object): Scene =>
  ({
    outcome: null,
    seat: 'red',
    seats: [{ ...CARD, seat: 'red' }, OTHER],
    question: { asks: 'turn', rule: '', seats: ['red'] },
    ...more,
  }) as unknown as Scene;

it('says that it is one’s own turn to the one who is asked, and to nobody else', () => {
  expect(isOwnTurn(scene({}), ASK_ALWAYS)).toBe(true);
  expect(isOwnTurn(scene({ seat: 'blue' }), ASK_ALWAYS)).toBe(false);
  expect(isOwnTurn(scene({ seat: null }), ASK_ALWAYS)).toBe(false);
  expect(isOwnTurn(scene({ question: null }), ASK_ALWAYS)).toBe(false);
});

it('says nothing where one plays alone, nor once the game is over', () => {
  expect(isOwnTurn(scene({ seats: [{ ...CARD, seat: 'red' }] }), ASK_ALWAYS)).toBe(false);
  expect(
    isOwnTurn(
      scene({
        seats: [
          { ...CARD, seat: 'red' },
          { ...OTHER, yours: true },
        ],
      }),
      ASK_ALWAYS,
    ),
  ).toBe(false);
  expect(isOwnTurn(scene({ outcome: { how: 'over', winners: [] } }), ASK_ALWAYS)).toBe(false);
});

it('says nothing at a window that goes by without a question', () => {
  const window = { question: { asks: 'fire-actions', rule: '', seats: ['red'], pass: 'pass' } };
  expect(isOwnTurn(scene(window), ASK_ALWAYS)).toBe(true);
  expect(isOwnTurn(scene({ ...window, spared: true }), ASK_ALWAYS)).toBe(false);
  expect(isOwnTurn(scene(window), { ...ASK_ALWAYS, never: ['fire-actions'] })).toBe(false);
});
