import { describe, expect, it } from 'vitest';
import { keptFree } from './pressed-spot.ts';

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
