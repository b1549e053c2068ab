/** What is offered about each seat: the same as the server grants. */
import { expect, it } from 'vitest';
import type { Scene, SeatCard } from '../../../wire/wire.ts';
import { actsAt, givesUp, isForSeveral, setsPace, waitsUntil } from './acts.ts';

const MINUTE = 60_000;
const ours: SeatCard = { seat: 'red', side: 'red', tone: 0, held: true, yours: true, bot: null, asked: false };
const theirs: SeatCard = { ...ours, seat: 'blue', side: 'blue', tone: 1, yours: false };

function company(seats: readonly SeatCard[], more: { owned?: boolean; patience?: number; isOver?: boolean } = {}): Scene {
  const { owned = false, patience = null, isOver = false } = more;
  const scene = {
    seats,
    table: { owned, changed: 1_000 },
    outcome: isOver ? { winners: [], how: 'time' } : null,
    manners: { pace: 'steady', patience },
    diverged: null,
    question: { asks: 'order', rule: '', seats: [] },
  };
  return scene as unknown as Scene;
}

const actsOf = (card: SeatCard, scene: Scene, now = 0) => actsAt(card, scene, now);

it('one’s own seat can be handed to a scripted player, moved or given up; and taken back', () => {
  expect(actsOf(ours, company([ours, theirs]))).toEqual(['hand-to-bot', 'move', 'keep', 'leave']);
  const handed = { ...ours, bot: 'sergeant' };
  expect(actsOf(handed, company([handed, theirs]))).toEqual(['play-myself', 'other-bot', 'keep', 'leave']);
});

it('another’s seat is left alone until he has kept the others waiting for longer than was agreed', () => {
  const slow = { ...theirs, asked: true };
  const scene = company([ours, slow], { patience: MINUTE });
  expect(waitsUntil(slow, scene)).toBe(1_000 + MINUTE);
  expect(waitsUntil(slow, { ...scene, down: 500 })).toBe(1_500 + MINUTE);
  expect(actsOf(slow, scene, MINUTE)).toEqual([]);
  expect(actsOf(slow, scene, 1_001 + MINUTE)).toEqual(['stand-in']);
  expect(actsOf(slow, company([ours, slow]), Number.MAX_SAFE_INTEGER)).toEqual([]);
  expect(actsOf(theirs, scene, Number.MAX_SAFE_INTEGER)).toEqual([]);
});

it('at a window that one knows nothing of any of the others may have kept one waiting', () => {
  const third = { ...theirs, seat: 'green', side: 'green' };
  const hidden = { ...company([ours, theirs, third], { patience: MINUTE }), question: null };
  for (const card of [theirs, third]) expect(actsOf(card, hidden, 1_001 + MINUTE)).toEqual(['stand-in']);
  expect(actsOf(theirs, hidden, MINUTE)).toEqual([]);
  // Who is asked himself finds out nothing about the others.
  const asked = { ...hidden, seats: [{ ...ours, asked: true }, theirs, third] };
  expect(actsOf(theirs, asked, 1_001 + MINUTE)).toEqual([]);
  expect(waitsUntil(theirs, { ...hidden, outcome: { winners: [], how: 'time' } })).toBeUndefined();
});

it('somebody else is invited by the owner where the holder is not here', () => {
  const scene = company([ours, theirs], { owned: true });
  expect(actsAt(theirs, scene, 0, ['red'])).toEqual(['replace']);
  expect(actsAt(theirs, scene, 0, ['red', 'blue'])).toEqual([]);
  expect(actsAt(theirs, scene, 0)).toEqual([]);
  expect(actsAt(theirs, company([ours, theirs]), 0, ['red'])).toEqual([]);
});

it('whoever watches can do nothing about it', () => {
  const slow = { ...theirs, asked: true };
  const scene = company([{ ...ours, yours: false }, slow], { patience: MINUTE });
  expect(actsOf(slow, scene, Number.MAX_SAFE_INTEGER)).toEqual([]);
  expect(setsPace(scene)).toBe(false);
});

it('a free seat is the owner’s to give; others take over those of their own side', () => {
  const free = { ...theirs, held: false };
  const scripted = { ...free, bot: 'sergeant' };
  expect(actsOf(free, company([ours, free], { owned: true }))).toEqual(['hand-to-bot', 'invite']);
  expect(actsOf(scripted, company([ours, scripted], { owned: true }))).toEqual(['other-bot', 'invite']);
  expect(actsOf(scripted, company([ours, scripted]))).toEqual([]);
  const mate = { ...scripted, side: 'red' };
  expect(actsOf(mate, company([ours, mate]))).toEqual(['take-over']);
  // An owner who sits nowhere may sit down anywhere.
  expect(actsOf(scripted, company([{ ...ours, held: false, yours: false }, scripted], { owned: true }))).toContain('take-over');
});

it('when the game is over nothing is done about seats', () => {
  for (const card of [ours, theirs, { ...theirs, held: false }])
    expect(actsOf(card, company([ours, card], { owned: true, isOver: true }))).toEqual([]);
});

it('the pace is set where there are scripted players; consent is asked where there are other people', () => {
  const scripted = { ...theirs, held: false, bot: 'sergeant' };
  expect(setsPace(company([ours, scripted]))).toBe(true);
  expect(setsPace(company([ours, theirs]))).toBe(false);
  expect(isForSeveral(company([ours, scripted]))).toBe(false);
  expect(isForSeveral(company([ours, theirs]))).toBe(true);
  expect(isForSeveral(company([ours, { ...theirs, held: false }]))).toBe(true);
});

it('whoever plays may resign, and leave his seat where others go on; nobody does once it is over', () => {
  const two = company([ours, theirs]);
  expect(givesUp({ ...two, seat: 'red' })).toEqual(['leave', 'resign']);
  expect(givesUp({ ...company([ours]), seat: 'red' })).toEqual(['resign']);
  expect(givesUp({ ...two, seat: null })).toEqual([]);
  expect(givesUp({ ...company([ours, theirs], { isOver: true }), seat: 'red' })).toEqual([]);
});
