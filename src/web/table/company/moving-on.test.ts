import { expect, it } from 'vitest';
import { askedAlong, mannersLike, seatBeforeAt } from './moving-on.ts';

const card = (seat: string, yours: boolean, held = true, bot: string | null = null) => ({
  ...{ seat, side: seat, tone: 0, asked: false },
  ...{ held: held || yours, yours, bot },
});
const OVER = { winners: ['red'], how: 'played' };
const BEFORE = { seats: [card('red', true), card('blue', false), card('green', false, false, 'sergeant')], outcome: OVER };
const AFTER = { seats: [card('red', true), card('blue', false, false), card('green', false, false, 'sergeant')] };
const same = (seat: string) => seat;

it('everybody else who has played is asked to the seat that is kept for him', () => {
  expect(askedAlong(BEFORE, AFTER, same)).toEqual([{ before: 'blue', now: 'blue' }]);
});

it('with the sides changed over the other is asked to the other seat', () => {
  const swapped = { seats: [card('red', false, false), card('blue', true)] };
  const other = (seat: string) => (seat === 'red' ? 'blue' : 'red');
  expect(askedAlong(BEFORE, swapped, other)).toEqual([{ before: 'blue', now: 'red' }]);
});

it('where seats have other names each keeps his own, and who has none there is asked to an open one', () => {
  const before = { seats: [card('red', false), card('blue', true)], outcome: OVER };
  const after = { seats: [card('red-1', false, false), card('red-2', false, false), card('blue', true)] };
  expect(askedAlong(before, after, seatBeforeAt(before, after))).toEqual([{ before: 'red', now: 'red-1' }]);
  const kept = { seats: [card('red', false, false), card('green', false, false), card('blue', true)] };
  expect(askedAlong(before, kept, seatBeforeAt(before, kept))).toEqual([{ before: 'red', now: 'red' }]);
});

it('nobody is called away from a game that is still on', () => {
  expect(askedAlong({ ...BEFORE, outcome: null }, AFTER, same)).toEqual([]);
});

it('what was agreed is asked for again', () => {
  const agreed = {
    pace: 'slow',
    patience: 60_000,
    clock: { for: 'choice', time: 60_000, increment: 0, whenOut: 'end' },
    windows: 30_000,
    watching: { mayWrite: true },
  } as const;
  expect(mannersLike(agreed)).toEqual(agreed);
  expect(mannersLike({ pace: 'steady', patience: null })).toEqual({ pace: 'steady', windows: null });
});
