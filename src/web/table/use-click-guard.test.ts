import { describe, expect, it } from 'vitest';
import { isAfterShow, isTooSoon, isWhereFolded } from './use-click-guard.ts';

const PLAYED_OUT = { at: 1000, isAfterShow: true, x: 100, y: 100 };
const ASKED_ANEW = { ...PLAYED_OUT, isAfterShow: false };
const CLICK = { at: 1600, x: 240, y: 180, isFinger: false, isOnTool: false, isOnChoice: false };

describe('a press that was meant for what was there before', () => {
  it('takes nothing back where the pace was, a moment after everything was played out, wherever the pointer came from', () => {
    expect(isTooSoon(PLAYED_OUT, { ...CLICK, isOnTool: true })).toBe(true);
    expect(isTooSoon(PLAYED_OUT, { ...CLICK, isOnTool: true, at: 2000 })).toBe(false);
    expect(isTooSoon(ASKED_ANEW, { ...CLICK, isOnTool: true })).toBe(false);
  });

  it('counts as one after a show where there was nothing to choose, but not where the table has just been opened', () => {
    expect(isAfterShow({ choices: '' })).toBe(true);
    expect(isAfterShow({ choices: 'pass' })).toBe(false);
    expect(isAfterShow(undefined)).toBe(false);
  });

  it('chooses nothing where the pointer has not moved, and does where it has come on purpose', () => {
    const still = { ...CLICK, at: 1300, x: 104, y: 100 };
    expect(isTooSoon(ASKED_ANEW, { ...still, isOnChoice: true })).toBe(true);
    expect(isTooSoon(ASKED_ANEW, { ...still, isOnChoice: true, at: 1500 })).toBe(false);
    expect(isTooSoon(ASKED_ANEW, { ...still, isOnChoice: true, at: 1500, isFinger: true })).toBe(true);
    expect(isTooSoon(ASKED_ANEW, { ...CLICK, at: 1300, isOnChoice: true })).toBe(false);
    expect(isTooSoon(ASKED_ANEW, still)).toBe(false);
  });

  it('chooses nothing that has come to lie where something was folded, however long ago', () => {
    const folded = { x: 100, y: 100 };
    const again = { ...CLICK, at: 9000, x: 103, y: 98, isOnChoice: true };
    expect(isWhereFolded(folded, again)).toBe(true);
    expect(isWhereFolded(undefined, again)).toBe(false);
    expect(isWhereFolded(folded, { ...again, y: 140 })).toBe(false);
    expect(isWhereFolded(folded, { ...again, isOnChoice: false })).toBe(false);
  });
});
