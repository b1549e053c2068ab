import { expect, it } from 'vitest';
import { ownSeats, seatsLost } from './seats-lost.ts';

const card = (seat: string, held: boolean, yours = false) => ({ seat, held: held || yours, yours });

it('a seat that was yours and is held by somebody else is played elsewhere', () => {
  const own = ownSeats([], [card('red', true, true), card('blue', true)]);
  const now = [card('red', true), card('blue', true)];
  expect(seatsLost(ownSeats(own, now), now)).toEqual(['red']);
});

it('a seat that was given up is not, whoever takes it afterwards', () => {
  const given = ownSeats(['red'], [card('red', false), card('blue', true)]);
  expect(ownSeats(given, [card('red', true), card('blue', true)])).toEqual([]);
});

it('a seat that was given to a friend is not missed by somebody who still plays', () => {
  const now = [card('red', true, true), card('blue', true)];
  expect(seatsLost(ownSeats(['red', 'blue'], now), now)).toEqual([]);
});
