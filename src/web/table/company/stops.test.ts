/** Where one is asked at windows, and where they are let go by. */
import { expect, it } from 'vitest';
import type { Scene } from '../../../wire/wire.ts';
import {
  isSparing,
  letsGo,
  othersOfMine,
  passesWithAll,
  stopsAfter,
  stopsAnew,
  toBeTold,
  withAlways,
  withKind,
  withPassed,
} from './going-by.ts';
import { ASK_ALWAYS, isInterrupt, stopsIn } from './stops.ts';

const card = { side: 'a', tone: 0, held: true, yours: true, bot: null, asked: true };
const SEATS = [
  { ...card, seat: 'red' },
  { ...card, seat: 'blue', yours: false },
];

function asked(asks: string, pass?: string, seats = ['red']): Scene {
  const question = { asks, rule: '', seats, ...(pass !== undefined && { pass }) };
  return { question, seat: 'red', seats: SEATS } as unknown as Scene;
}

it('an interrupt is a window that is put to the one who looks, at a table for several', () => {
  expect(isInterrupt(asked('opportunity', 'pass'))).toBe(true);
  expect(isInterrupt(asked('opportunity', 'pass', ['blue']))).toBe(false);
  expect(isInterrupt(asked('order'))).toBe(false);
  expect(isInterrupt({ ...asked('opportunity', 'pass'), seats: SEATS.slice(0, 1) })).toBe(false);
});

it('one is asked everywhere until one says otherwise, kind by kind', () => {
  expect(letsGo(ASK_ALWAYS, asked('opportunity', 'pass'))).toBe(false);
  const never = withKind(ASK_ALWAYS, 'opportunity', false);
  expect(letsGo(never, asked('opportunity', 'pass'))).toBe(true);
  expect(letsGo(never, asked('reroll', 'pass'))).toBe(false);
  expect(letsGo(withKind(never, 'opportunity', true), asked('opportunity', 'pass'))).toBe(false);
});

it('what is no window is never let go by, nor what somebody else is asked', () => {
  const nothing = { ...ASK_ALWAYS, never: ['order'], untilMyTurn: true };
  expect(letsGo(nothing, asked('order'))).toBe(false);
  expect(letsGo(nothing, asked('opportunity', 'pass', ['blue']))).toBe(false);
});

it('not until my turn lasts until one is asked something that is no window', () => {
  const quiet = { ...ASK_ALWAYS, untilMyTurn: true };
  expect(letsGo(quiet, asked('opportunity', 'pass'))).toBe(true);
  expect(stopsAfter(quiet, asked('opportunity', 'pass'))).toBe(quiet);
  expect(stopsAfter(quiet, asked('order', undefined, ['blue']))).toBe(quiet);
  expect(stopsAfter(quiet, asked('order'))).toEqual(ASK_ALWAYS);
});

it('whether to go on with one’s own turn is no interrupt, and never let go by', () => {
  const quiet = { ...ASK_ALWAYS, never: ['next-order'], untilMyTurn: true };
  const another = asked('next-order', 'end-turn');
  expect([isInterrupt(another), letsGo(quiet, another)]).toEqual([false, false]);
  expect(stopsAfter(quiet, another)).toEqual({ ...quiet, untilMyTurn: false });
});

it('what the game spares is not shown, but in the past; and to be asked always is remembered', () => {
  const now = { looking: undefined, playedFor: 'no' } as const;
  expect(isSparing({ spared: true }, now)).toBe(true);
  expect(isSparing({}, now)).toBe(false);
  expect(isSparing({ spared: true }, { ...now, looking: 3 } as never)).toBe(false);
  const always = withAlways(ASK_ALWAYS, 'reroll', true);
  expect(stopsIn(JSON.stringify(always))).toEqual(always);
  expect(withAlways(always, 'reroll', false)).toEqual(ASK_ALWAYS);
});

it('the server is told what one wishes, once, and nothing where one wishes nothing', () => {
  expect(toBeTold(ASK_ALWAYS, undefined)).toBeUndefined();
  const quiet = { ...withKind(ASK_ALWAYS, 'opportunity', false), untilMyTurn: true };
  const told = { never: ['opportunity'], untilMyTurn: true, always: [] };
  expect(toBeTold(quiet, undefined)).toEqual(told);
  expect(toBeTold(quiet, told)).toBeUndefined();
  expect(toBeTold(ASK_ALWAYS, told)).toEqual({ never: [], untilMyTurn: false, always: [] });
});

it('where it was one’s own turn while the page was closed, one is asked again', () => {
  const quiet = { ...ASK_ALWAYS, untilMyTurn: true };
  expect(stopsAnew(quiet, { never: [], untilMyTurn: false, always: [] })).toEqual(ASK_ALWAYS);
  expect(stopsAnew(quiet, { never: [], untilMyTurn: true, always: [] })).toBe(quiet);
  expect(stopsAnew(quiet, undefined)).toBe(quiet);
});

it('what was remembered is read with care', () => {
  for (const bad of ['', 'null', '[]', '{"never":1}', '{', '{"never":[1,null]}']) expect(stopsIn(bad)).toEqual(ASK_ALWAYS);
  expect(stopsIn('{"never":["reroll"],"untilMyTurn":true}')).toEqual({ never: ['reroll'], untilMyTurn: true, always: [] });
  const forAll = { asks: 'before-step', toPass: ['blue'] };
  expect(stopsIn(JSON.stringify({ ...ASK_ALWAYS, forAll }))).toEqual({ ...ASK_ALWAYS, forAll });
  for (const bad of [null, 1, {}, { asks: 1 }]) expect(stopsIn(JSON.stringify({ ...ASK_ALWAYS, forAll: bad }))).toEqual(ASK_ALWAYS);
});

it('one who holds several of one side passes for all of them that are asked, at that window and at no other', () => {
  const team = ['red', 'blue', 'green', 'gold'].map((seat) => ({ ...card, seat, yours: seat !== 'gold' }));
  const at = (seat: string, asks: string, seats: string[]) => ({ ...asked(asks, 'pass', seats), seat, seats: team }) as Scene;
  const first = at('red', 'before-step', ['red', 'blue', 'gold']);
  expect(othersOfMine(first)).toEqual(['blue']);
  expect(othersOfMine({ ...first, seats: SEATS.map((one) => ({ ...one, yours: true, side: one.seat })) as Scene['seats'] })).toEqual([]);
  const wished = { ...ASK_ALWAYS, forAll: { asks: 'before-step', toPass: ['blue'] } };
  const next = at('blue', 'before-step', ['blue', 'gold']);
  expect(passesWithAll(wished, next)).toBe(true);
  expect(stopsAfter(wished, next)).toBe(wished);
  expect(passesWithAll(withPassed(wished, 'blue'), next)).toBe(false);
  expect(passesWithAll(wished, at('green', 'before-step', ['green']))).toBe(false);
  expect(passesWithAll(wished, at('blue', 'after-step', ['blue']))).toBe(false);
  expect(stopsAfter(wished, at('blue', 'after-step', ['blue']))).toEqual(ASK_ALWAYS);
});
