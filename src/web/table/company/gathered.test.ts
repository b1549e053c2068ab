/** Who is here and what was said, put together from messages that may come twice. */
import { expect, it } from 'vitest';
import type { Company, Said } from '../../../wire/company.ts';
import { Speaker } from '../../../words/speaker.ts';
import { clockFace, timeLeft, windowLeft, withCompany } from './gathered.ts';
import { heard, whoSaid } from './talk.ts';

const line = (number: number, by = 'a'): Said => ({ number, at: 0, seat: 'red', by, text: `line ${number}` });
const company = (...talk: readonly Said[]): { type: 'company'; company: Company } => ({
  type: 'company',
  company: { here: ['red'], watched: false, clock: null, talk },
});

it('lines are put one after the other, each once', () => {
  const first = withCompany(undefined, company(line(1), line(2)), 10);
  const again = withCompany(first, company(line(1), line(2), line(3)), 20);
  expect(again?.talk.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(again?.since).toBe(20);
});

it('keeps a hundred lines', () => {
  const many = withCompany(undefined, company(...Array.from({ length: 130 }, (_, i) => line(i + 1))), 0);
  expect([many?.talk.length, many?.talk[0]?.number]).toEqual([100, 31]);
});

it('what somebody points at is remembered until the next one does', () => {
  const here = withCompany(undefined, company(), 0);
  const pointed = withCompany(here, { type: 'pointing', seat: 'blue', thing: 'E5' }, 7);
  expect(pointed?.pointing).toEqual({ seat: 'blue', thing: 'E5', at: 7 });
  expect(withCompany(pointed, company(line(1)), 9)?.pointing).toEqual({ seat: 'blue', thing: 'E5', at: 7 });
  expect(withCompany(undefined, { type: 'pointing', seat: 'blue', thing: 'E5' }, 7)).toBeUndefined();
});

it('time runs only for the side that is asked', () => {
  const clock = [
    { side: 'red', left: 60_000, running: true },
    { side: 'blue', left: 50_000, running: false },
  ];
  const at = { clock, since: 1_000 };
  expect(['red', 'blue', 'green'].map((side) => timeLeft(at, side, 11_000))).toEqual([50_000, 50_000, undefined]);
  expect(timeLeft({ clock: null, since: 0 }, 'red', 5)).toBeUndefined();
});

it('of a window that is open for longer than most the time runs, until it is over', () => {
  const at = (now: number) => windowLeft({ window: 60_000, since: 1_000 }, 60_000, now);
  expect([at(3_999), at(4_000), at(60_999), at(61_000)]).toEqual([undefined, 57_000, 1, undefined]);
  expect(windowLeft({ since: 0 }, 60_000, 10_000)).toBeUndefined();
});

it('a clock shows minutes and seconds, hours, or days', () => {
  expect([0, -5, 65_000, 3_725_000, 3 * 86_400_000].map(clockFace)).toEqual(['0:00', '0:00', '1:05', '1:02:05', { days: 3 }]);
});

it('whoever is muted is not heard', () => {
  const talk = [line(1), line(2, 'b'), line(3)];
  expect(heard(talk, ['b']).map(({ number }) => number)).toEqual([1, 3]);
});

it('whoever speaks is called what his seat is called in the game by then', () => {
  const speaker = new Speaker('en', { name: { red: 'Red' } });
  const called = (seatName: () => string | undefined) => whoSaid(line(1), { face: { seatName }, scene: { view: {} }, speaker } as never);
  expect([called(() => undefined), called(() => 'Scout')]).toEqual(['Red', 'Scout']);
});
