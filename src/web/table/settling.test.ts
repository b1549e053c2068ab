import { describe, expect, it } from 'vitest';
import { AWARE_MS, awareAfter, isChangedByTable } from './settling.ts';

const FIRE = { meaning: 'choose target O7', words: 'Fire at O7', version: 8 };
const ROLL = { meaning: 'choose pass', words: 'Roll the attack', version: 9 };

describe('the filled button under a hand', () => {
  it('answers later when another question has changed it', () => {
    expect(isChangedByTable(FIRE, ROLL, false)).toBe(true);
    expect(isChangedByTable(FIRE, { ...FIRE, version: 9 }, true)).toBe(false);
  });

  it('answers later when everything has been played out', () => {
    const skip = { meaning: 'skip', words: 'Skip', version: 9 };
    expect(isChangedByTable(skip, ROLL, false)).toBe(true);
    expect(awareAfter(skip, ROLL, false)).toBeGreaterThanOrEqual(700);
    expect(awareAfter(FIRE, ROLL, false)).toBe(AWARE_MS.pointer);
  });

  it('answers later when what is shown has come to wait for somebody', () => {
    const skip = { meaning: 'skip', words: 'Skip', version: 9 };
    const goOn = { ...skip, words: 'Go on' };
    expect(isChangedByTable(skip, skip, true)).toBe(false);
    expect(isChangedByTable(skip, goOn, false)).toBe(true);
    expect(awareAfter(skip, goOn, false)).toBe(AWARE_MS.pointer);
  });

  it('answers at once to whoever has pressed or pointed elsewhere, and later where the hand has not moved', () => {
    const other = { meaning: 'choose target N6', words: 'Fire at N6', version: 8 };
    expect(isChangedByTable(FIRE, other, false)).toBe(false);
    expect(isChangedByTable(FIRE, other, true)).toBe(true);
  });

  it('answers later to another window, though it is let go by with the same choice', () => {
    expect(isChangedByTable(ROLL, { ...ROLL, words: 'Let them roll', version: 10 }, false)).toBe(true);
  });

  it('leads to no other game by a second press on the same spot', () => {
    const back = { meaning: 'now', words: 'Return to now', version: 8 };
    const next = { meaning: 'next', words: 'Next', version: 8 };
    expect(isChangedByTable(back, next, true)).toBe(true);
    expect(awareAfter(back, next, false)).toBeGreaterThanOrEqual(1000);
  });

  it('gives a finger more time than a mouse', () => {
    expect(AWARE_MS.finger).toBeGreaterThanOrEqual(600);
    expect(AWARE_MS.finger).toBeGreaterThan(AWARE_MS.pointer);
  });
});
