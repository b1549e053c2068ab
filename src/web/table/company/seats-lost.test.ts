import { expect, it } from 'vitest';
import { ownSeats, seatsLost, wasReplaced } from './seats-lost.ts';

const card = (seat: string, held: boolean, yours = false) => ({ seat, held: held || yours, yours });

it('a seat that was yours and is held by somebody else is played elsewhere', () => {
  const own = ownSeats([], [card('red', true, true), card('blue', true)]);
  const now = [card('red', true), card('blue', true)];
  expect(seatsLost(ownSeats(own, now), { seats: now })).toEqual(['red']);
});

it('a seat that was given up is not, whoever takes it afterwards', () => {
  const given = ownSeats(['red'], [card('red', false), card('blue', true)]);
  expect(ownSeats(given, [card('red', true), card('blue', true)])).toEqual([]);
});

it('a seat that was given to a friend is not missed by somebody who still plays', () => {
  const now = [card('red', true, true), card('blue', true)];
  expect(seatsLost(ownSeats(['red', 'blue'], now), { seats: now })).toEqual([]);
});

it('a seat that was given to a friend is not missed later either, when one has given up one’s own', () => {
  const given = ownSeats(['red', 'blue'], [card('red', true, true), card('blue', true)]);
  expect(ownSeats(given, [card('red', false), card('blue', true)])).toEqual([]);
});

it('a seat is lost to somebody else where the log says that its holder was replaced', () => {
  expect(wasReplaced('red', [{ step: 3, seat: 'red', mark: 'replaced' }])).toBe(true);
  expect(
    wasReplaced('red', [
      { step: 3, seat: 'blue', mark: 'replaced' },
      { step: 4, seat: 'red', mark: 'handed-back' },
    ]),
  ).toBe(false);
});
