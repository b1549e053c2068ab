/** Any number of seats, each with the tone that the game gives it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toneOf } from '../session.ts';
import { SeatMark } from './seat-mark.tsx';

const seated = (...tones: readonly number[]) => ({
  seats: tones.map((tone, i) => ({
    seat: `seat-${i}`,
    side: tone < 2 ? 'us' : 'them',
    tone,
    held: true,
    yours: i === 0,
    bot: null,
    asked: false,
  })),
});

it('a seat has its tone from the game, not from its place', () => {
  const five = seated(3, 0, 5, 1, 2);
  expect(five.seats.map(({ seat }) => toneOf(seat, five))).toEqual([3, 0, 5, 1, 2]);
});

it('whoever rolls without a seat has a tone that nobody else has; what nobody rolls has the first', () => {
  expect([toneOf('opfor', seated(0)), toneOf('opfor', seated(0, 1, 2)), toneOf('table', seated(1))]).toEqual([1, 3, 0]);
});

it('every seat is shown by shape, name and note', () => {
  const looks = seated(0, 1, 2, 3, 4, 5).seats.map((card) =>
    renderToStaticMarkup(
      createElement(SeatMark, { card, name: card.seat, note: 'taken', thinking: card.tone === 2 ? 'thinks' : undefined }),
    ),
  );
  for (const [i, look] of looks.entries()) {
    expect(look).toContain(`<span class="seat-name">seat-${i}</span> <span class="seat-note">taken</span>`);
    expect(look).toContain(`data-asked="${i === 2}"`);
    expect(look.includes('thinks')).toBe(i === 2);
  }
  // body and band without their colours
  const shapes = looks.map((look) => [...look.matchAll(/class="counter-(?:body|hatching)" d="([^"]+)"/g)].map(([, d]) => d).join(' '));
  expect(new Set(shapes).size).toBe(6);
});
