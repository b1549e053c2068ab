import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gapIn, keptFree, usePressedSpot } from './pressed-spot.ts';

interface RowProps {
  readonly choices: string;
  readonly words: string;
  readonly found: ReturnType<typeof usePressedSpot>[];
}

function Row({ choices, words, found }: RowProps) {
  found.push(usePressedSpot(choices, [words]));
  return null;
}

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

describe('a row that is gone while something is played out', () => {
  const box = (left: number, width: number) =>
    ({ getBoundingClientRect: () => ({ left, width, right: left + width, top: 600, bottom: 630 }) }) as HTMLDivElement;
  /** Drawn anew, as with every question after something was seen. */
  function rowOf(choices: string, words: string): ReturnType<typeof usePressedSpot> {
    const found: ReturnType<typeof usePressedSpot>[] = [];
    renderToStaticMarkup(jsx(Row, { choices, words, found }));
    const last = found.at(-1);
    if (!last) throw new Error('Nothing was drawn.');
    return last;
  }
  function endAdvance(): (x: number) => void {
    let move: (event: object) => void = () => {};
    vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof move) => (move = listener) });
    const { row, note } = rowOf('advance line\nend', 'End the Advance');
    row.current = box(1036, 315);
    note(box(1225, 126), 'End the Advance');
    return (x) => move({ clientX: x, clientY: 615 });
  }
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the spot free when it comes again, once', () => {
    endAdvance()(1287);
    expect(rowOf('ambush\npass', 'No Ambush').room).toBe(126);
    expect(rowOf('melee\npass', 'Nothing').room).toBe(0);
  });

  it('keeps nothing free of a pointer that has left the spot', () => {
    endAdvance()(900);
    expect(rowOf('ambush\npass', 'No Ambush').room).toBe(0);
  });
});
