/** A screen that is handed round: to whom, and what is left in the page between two players. */
import { expect, it } from 'vitest';
import type { Scene, SeatCard } from '../../../wire/wire.ts';
import { coveredTable } from './covered.ts';
import { firstAtScreen, nextAtScreen } from './handing.ts';

const red: SeatCard = { seat: 'red', side: 'red', tone: 0, held: true, yours: true, bot: null, asked: false };
const blue: SeatCard = { ...red, seat: 'blue', side: 'blue', tone: 1 };
const asked = (card: SeatCard): SeatCard => ({ ...card, asked: true });

const next = (seat: string, ...seats: SeatCard[]) => nextAtScreen({ seats, seat, outcome: null });

it('goes to whoever must choose, once the one before it need not', () => {
  expect(next('red', red, asked(blue))).toBe('blue');
  expect(next('red', asked(red), asked(blue))).toBeUndefined();
  expect(next('red', asked(red), blue)).toBeUndefined();
  expect(next('red', red, blue)).toBeUndefined();
});

it('goes to nobody who plays elsewhere, to no scripted player, and nowhere after the end', () => {
  expect(next('red', red, asked({ ...blue, yours: false }))).toBeUndefined();
  expect(next('red', red, asked({ ...blue, bot: 'sergeant' }))).toBeUndefined();
  expect(next('red', asked({ ...red, bot: 'sergeant' }), asked(blue))).toBe('blue');
  expect(nextAtScreen({ seats: [red, asked(blue)], seat: 'red', outcome: { winners: [], how: 'time' } })).toBeUndefined();
});

it('is given first to whoever is asked', () => {
  expect(firstAtScreen([red, asked(blue)])).toBe('blue');
  expect(firstAtScreen([{ ...red, yours: false }, blue])).toBe('blue');
  expect(firstAtScreen([{ ...red, yours: false }])).toBeUndefined();
});

it('keeps nothing of a scene while it is covered but the table and its seats', async () => {
  const scene = {
    table: { id: 't', game: 'skirmish' },
    seats: [red, asked(blue)],
    view: { hand: ['SECRET'] },
    offers: [{ text: 'play SECRET' }],
    log: { from: 0, lines: [{ step: 1, event: { type: 'drew-cards', cards: ['SECRET'] } }] },
  } as unknown as Scene;
  const covered = await coveredTable('t', { table: async () => scene });
  expect(covered).toEqual({ table: scene.table, own: scene.seats, held: ['red', 'blue'], next: 'blue' });
  expect(JSON.stringify(covered)).not.toContain('SECRET');
});
