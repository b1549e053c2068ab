import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from './geometry.ts';
import { type NarrowPage, onNarrow } from './narrow-placing.ts';
import { coveredBy } from './placing.ts';

fc.configureGlobal({ seed: 19 });

const BOARD = { x: 0, y: 73, width: 390, height: 314 };
const HEAD = { x: 0, y: 387, width: 390, height: 104 };
const PAPER = { x: 0, y: 491, width: 390, height: 287 };
const FOOT = { x: 0, y: 778, width: 390, height: 66 };
const PAGE: NarrowPage = { board: BOARD, free: [], paper: PAPER };
const SLIP = { width: 374, height: 64 };
const MENU = { width: 300, height: 180 };

const at = (x: number, y: number): Box => ({ x: x - 22, y: y - 22, width: 44, height: 44 });
const isClearOf = (box: Box, ...others: readonly Box[]) => coveredBy(box, others) === 0;

describe('on a narrow page a refusal', () => {
  test('lies along the edge of the board that is farther from what was pressed', () => {
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 130)], asked: [] }, true)).toEqual({ x: 8, y: 315, ...SLIP });
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 340)], asked: [] }, true)).toEqual({ x: 8, y: 81, ...SLIP });
  });

  test('lies along the other one where something may be chosen', () => {
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 200)], asked: [at(300, 350)] }, true).y).toBe(81);
  });

  test('lies where it covers least of what matters besides', () => {
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 300)], asked: [], rather: [at(40, 100)] }, true).y).toBe(81);
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 240)], asked: [], rather: [at(40, 100)] }, true).y).toBe(315);
  });

  test('lies where nothing is, if there is such a place', () => {
    const free = [{ ...PAPER, y: 600, height: 178 }];
    expect(onNarrow(SLIP, { ...PAGE, free }, { pressed: [at(100, 130)], asked: [] }, true).y).toBe(610);
  });

  test('lies upon the list where things to choose from lie along both edges', () => {
    const asked = [at(300, 350), at(40, 100)];
    expect(onNarrow(SLIP, PAGE, { pressed: [at(100, 230)], asked }, true).y).toBe(499);
  });

  test('covers neither what was pressed, nor what may be chosen, nor the question, nor the filled button', () => {
    const place = fc.tuple(fc.integer({ min: 22, max: 368 }), fc.integer({ min: 95, max: 365 })).map(([x, y]) => at(x, y));
    fc.assert(
      fc.property(
        place,
        fc.array(place, { maxLength: 9 }),
        fc.integer({ min: 40, max: 200 }),
        fc.boolean(),
        (pressed, asked, height, isShort) => {
          const lies = onNarrow({ width: 374, height }, PAGE, { pressed: [pressed], asked }, isShort);
          expect(isClearOf(lies, pressed, ...asked, HEAD, FOOT)).toBe(true);
        },
      ),
    );
  });

  test('lies upon the board, off what was pressed, while the sheet is folded', () => {
    const board = { ...BOARD, height: 650 };
    const pressed = at(195, 300);
    const asked = [at(60, 110), at(300, 690)];
    expect(isClearOf(onNarrow(SLIP, { board, free: [], paper: undefined }, { pressed: [pressed], asked }, true), pressed)).toBe(true);
  });

  test('about something on the sheet does not lie upon that', () => {
    const pressed = at(195, 600);
    expect(onNarrow(SLIP, PAGE, { pressed: [pressed], asked: [] }, true)).toEqual({ x: 8, y: 315, ...SLIP });
    expect(isClearOf(onNarrow({ ...SLIP, height: 200 }, PAGE, { pressed: [pressed], asked: [] }, true), pressed)).toBe(true);
  });
});

describe('on a narrow page a menu', () => {
  test('lies upon the list, and is no taller than that', () => {
    expect(onNarrow(MENU, PAGE, { pressed: [at(100, 130)], asked: [] }, false)).toEqual({ x: 45, y: 499, ...MENU });
    expect(onNarrow({ ...MENU, height: 500 }, PAGE, { pressed: [at(100, 130)], asked: [] }, false).height).toBe(271);
  });

  test('lies upon the board while the sheet is folded', () => {
    const page = { board: { ...BOARD, height: 650 }, free: [], paper: undefined };
    expect(onNarrow(MENU, page, { pressed: [at(100, 130)], asked: [] }, false)).toEqual({ x: 45, y: 535, ...MENU });
  });
});
