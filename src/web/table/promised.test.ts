/** Go on, and do not ask again: how long that holds. */
import { expect, it } from 'vitest';
import { ASK_ALWAYS, type Promised, stopsIn } from './company/stops.ts';
import { isTakenBack, isUsed, newsIn, withNews } from './promised.ts';

const GIVEN: Promised = { step: 10, known: ['intel-op wireless', 'pass'] };

it('whoever takes a line of battle back is not asked again', () => {
  expect(isTakenBack(GIVEN, { step: 14, isAtWindow: false }, 16)).toBe(false);
  expect(isTakenBack(GIVEN, { step: 20, isAtWindow: true }, 19)).toBe(false);
});

it('whoever goes back to a window, or beyond where it was promised, wishes to be asked', () => {
  expect(isTakenBack(GIVEN, { step: 14, isAtWindow: true }, 16)).toBe(true);
  expect(isTakenBack(GIVEN, { step: 10, isAtWindow: true }, 11)).toBe(true);
  expect(isTakenBack(GIVEN, { step: 8, isAtWindow: false }, 11)).toBe(true);
});

it('what is new is asked about at one window, and known at the next', () => {
  const texts = [...GIVEN.known, 'buy-op'];
  expect(newsIn(GIVEN, 12, GIVEN.known)).toEqual([]);
  expect(newsIn(GIVEN, 12, texts)).toEqual(['buy-op']);
  const asked = withNews(GIVEN, 12, ['buy-op']);
  expect(newsIn(asked, 12, texts)).toEqual(['buy-op']);
  expect(newsIn(asked, 15, texts)).toEqual([]);
  const again = withNews(asked, 15, ['intel-op sketch']);
  expect(newsIn(again, 15, [...texts, 'intel-op sketch'])).toEqual(['intel-op sketch']);
  expect(newsIn(again, 18, [...texts, 'intel-op sketch'])).toEqual([]);
});

it('whoever plays something at a window is asked there what else', () => {
  const window = { step: 12, asks: 'before-battle', texts: ['intel-air talk hurricanes', 'intel-op wireless', 'pass'] };
  const left = ['intel-op wireless', 'pass'];
  expect(isUsed(window, { ...window, step: 13, texts: left })).toBe(true);
  expect(isUsed(window, { step: 13, asks: 'between-segments', texts: left })).toBe(false);
  expect(isUsed(window, { ...window, step: 16, texts: left })).toBe(false);
  expect(isUsed(window, { ...window, texts: left })).toBe(false);
});

it('a promise is kept though the page is loaded anew', () => {
  const promised = withNews(GIVEN, 12, ['buy-op']);
  expect(stopsIn(JSON.stringify({ ...ASK_ALWAYS, promised }))).toEqual({ ...ASK_ALWAYS, promised });
  expect(stopsIn(JSON.stringify({ ...ASK_ALWAYS, promised: { known: 3 } }))).toEqual(ASK_ALWAYS);
});
