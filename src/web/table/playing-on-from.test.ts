import { expect, it } from 'vitest';
import type { Scene, SeatCard } from '../../wire/wire.ts';
import { mayPlayOnFrom, scriptedThere } from './playing-on-from.ts';

const card: SeatCard = { seat: 'allies', side: 'allies', tone: 0, held: true, yours: true, bot: null, asked: false };
const OVER: Scene['outcome'] = { how: 'points', winners: ['allies'] };

it('one goes on from the past who has no secrets before him any more, and a watcher never', () => {
  expect(mayPlayOnFrom({ seat: 'allies', solo: true, outcome: null })).toBe('yes');
  expect(mayPlayOnFrom({ seat: 'allies', solo: false, outcome: null })).toBe('not-yet');
  expect(mayPlayOnFrom({ seat: 'allies', solo: false, outcome: OVER })).toBe('yes');
  expect(mayPlayOnFrom({ seat: null, solo: false, outcome: OVER })).toBe('never');
});

it('scripted players have their seats there, and those of other people', () => {
  const seats = [card, { ...card, seat: 'axis', yours: false }, { ...card, seat: 'guests', yours: false, held: false, bot: 'sergeant' }];
  expect(scriptedThere({ seats })).toEqual(['axis', 'guests']);
});
