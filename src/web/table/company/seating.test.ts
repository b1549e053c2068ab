/** Who sits where when a table is set up, for any number of seats. */
import { expect, it } from 'vitest';
import { isSamePerson } from './beside.ts';
import { besideIn, isInvited, seated, sidesSwapped, wishAmong, wishFor, wishLike } from './seating.ts';

const BOTS = ['random', 'sergeant', 'search'];

it('one seat is one’s own, and nothing need be asked for', () => {
  expect(wishFor(seated(['commander'], {}, BOTS))).toEqual({});
});

it('of several seats the first is one’s own and the scripted player has the others, until something else is chosen', () => {
  expect(wishFor(seated(['axis', 'allies'], {}, BOTS))).toEqual({ seats: ['axis'], bots: { allies: 'sergeant' } });
  const four = seated(['a', 'b', 'c', 'd'], { a: 'invited', c: 'beside', d: { bot: 'search' } }, BOTS);
  expect(wishFor(four)).toEqual({ seats: ['c'], bots: { b: 'sergeant', d: 'search' } });
  expect(four.filter(isInvited).map(({ seat }) => seat)).toEqual(['a']);
  expect(besideIn(four)).toEqual(['c']);
});

it('where a game has no scripted player everything is one’s own', () => {
  expect(wishFor(seated(['a', 'b'], {}, []))).toEqual({});
  expect(seated(['a', 'b'], {}, ['random'])[1]?.sitter).toEqual({ bot: 'random' });
});

it('what was chosen for a seat that there is no more means nothing', () => {
  expect(wishFor(seated(['red', 'blue'], { 'red-2': 'invited', blue: 'invited' }, BOTS))).toEqual({ seats: ['red'] });
});

it('both at one screen are one person’s seats to the server', () => {
  const planned = seated(['red', 'blue'], { blue: 'beside' }, BOTS);
  expect(wishFor(planned)).toEqual({});
  expect(besideIn(planned)).toEqual(['blue']);
});

it('the same company once more has the same scripted players, and others are invited again', () => {
  const card = { side: 's', tone: 0, asked: false };
  const seats = [
    { ...card, seat: 'a', held: true, yours: true, bot: null },
    { ...card, seat: 'b', held: true, yours: false, bot: null },
    { ...card, seat: 'c', held: false, yours: false, bot: 'flipbot' },
    { ...card, seat: 'd', held: true, yours: true, bot: 'sergeant' },
  ];
  expect(wishLike(seats)).toEqual({ seats: ['a', 'd'], bots: { c: 'flipbot' } });
});

it('the same two with the sides changed over, where there are two sides and not one person', () => {
  const seat = (name: string, side: string, yours: boolean, bot: string | null) => ({
    ...{ seat: name, side, tone: 0, asked: false, held: bot === null },
    ...{ yours, bot },
  });
  const [mine, theirs] = [seat('axis', 'axis', true, null), seat('allies', 'allies', false, 'sergeant')];
  expect(wishLike(sidesSwapped([mine, theirs]) ?? [])).toEqual({ seats: ['allies'], bots: { axis: 'sergeant' } });
  expect(sidesSwapped([mine, { ...theirs, yours: true }])).toBeUndefined();
  expect(sidesSwapped([mine, { ...theirs, side: 'axis' }])).toBeUndefined();
  expect(sidesSwapped([mine])).toBeUndefined();
});

it('each who sits beside has a seat of his own; all others are played by one', () => {
  const beside = ['blue', 'green'];
  expect(isSamePerson('red-1', 'red-2', beside)).toBe(true);
  expect(isSamePerson('red-1', 'blue', beside)).toBe(false);
  expect(isSamePerson('blue', 'green', beside)).toBe(false);
  expect(isSamePerson('blue', 'blue', beside)).toBe(true);
});

it('seats that are all on one side are all one’s own, until something else is chosen', () => {
  expect(wishFor(seated(['a', 'b'], {}, BOTS, true))).toEqual({});
  expect(wishFor(seated(['a', 'b'], { b: { bot: 'search' } }, BOTS, true))).toEqual({ seats: ['a'], bots: { b: 'search' } });
});

it('where the next table has other seats, who has one there keeps it, and the others are open', () => {
  const card = (seat: string, yours: boolean, bot: string | null = null) => ({
    ...{ seat, side: seat, tone: 0, held: bot === null, asked: false },
    ...{ yours, bot },
  });
  const TRIO = ['red-1', 'red-2', 'blue'];
  expect(wishAmong([card('red', false), card('blue', true)], TRIO)).toEqual({ seats: ['blue'] });
  expect(wishAmong([card('red', true), card('blue', false)], TRIO)).toEqual({ seats: ['red-1'] });
  expect(wishAmong([card('red', true), card('blue', false, 'search')], TRIO)).toEqual({
    seats: ['red-1'],
    bots: { 'red-2': 'search', blue: 'search' },
  });
  expect(wishAmong([card('red', true), card('blue', true)], TRIO)).toEqual({});
  expect(wishAmong([card('red-1', true), card('red-2', false), card('blue', false)], ['red', 'blue'])).toEqual({ seats: ['red'] });
});
