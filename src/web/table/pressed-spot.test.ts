import { describe, expect, it } from 'vitest';
import { gapIn, keptFree } from './pressed-spot.ts';

const STOPPED = { choices: 'move qara\nhalt', words: 'Stop here', room: 106 };

describe('where a quiet button was pressed', () => {
  it('another question puts no other button', () => {
    expect(keptFree(STOPPED, 'debark gun\ndone', ['Stay aboard'], 315)).toBe(106);
  });

  it('the same stands again, and nothing is kept free at the same question', () => {
    expect(keptFree(STOPPED, 'move siwa\nhalt', ['Stop here'], 315)).toBe(0);
    expect(keptFree(STOPPED, STOPPED.choices, ['Stop here'], 315)).toBe(0);
  });

  it('nothing is kept free of a press elsewhere, nor where there is no room beside it', () => {
    expect(keptFree(undefined, 'debark gun\ndone', ['Stay aboard'], 315)).toBe(0);
    expect(keptFree({ ...STOPPED, room: 200 }, 'debark gun\ndone', ['Stay aboard'], 315)).toBe(0);
  });
});

describe('beside one that stays where it is', () => {
  const SAVED = { choices: 'save\ndone', words: 'Save a point', room: 242, width: 130, nearer: ['Finish acting'] };

  it('none moves up to where another was pressed that has gone', () => {
    expect(gapIn(SAVED, ['Finish acting', 'Take a saved point in hand'])).toEqual({ after: 1, width: 130 });
  });

  it('nothing is kept free where the same stands again, where nobody would move up, or where all are others', () => {
    expect(gapIn(SAVED, ['Finish acting', 'Save a point', 'Take a saved point in hand'])).toBeUndefined();
    expect(gapIn(SAVED, ['Finish acting'])).toBeUndefined();
    expect(gapIn(SAVED, ['Stay aboard', 'Finish acting'])).toBeUndefined();
    expect(gapIn({ ...SAVED, nearer: [] }, ['Finish acting'])).toBeUndefined();
  });
});
