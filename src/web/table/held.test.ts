import { describe, expect, it } from 'vitest';
import { slipAt } from './held.tsx';

const SLIP = { width: 240, height: 90 };
const PHONE = { x: 0, y: 0, width: 390, height: 844 };
const BOARD = { x: 0, y: 73, width: 390, height: 314 };
const WIDE = { x: 0, y: 0, width: 1366, height: 768 };

function isWithin([x, y]: readonly [number, number], room: typeof PHONE): boolean {
  return x >= room.x && y >= room.y && x + SLIP.width <= room.x + room.width && y + SLIP.height <= room.y + room.height;
}

describe('the slip beside what is in hand', () => {
  it.each([
    [20, 20],
    [20, 400],
    [195, 60],
    [195, 830],
    [380, 120],
  ])('is whole on a phone and not under the finger at %d, %d', (x, y) => {
    const at = slipAt({ x, y, from: 200, lift: 64 }, SLIP, PHONE);
    expect(isWithin(at, PHONE)).toBe(true);
    const isUnder = x >= at[0] && x <= at[0] + SLIP.width && y >= at[1] && y <= at[1] + SLIP.height;
    expect(isUnder).toBe(false);
  });

  it.each([
    [195, 100],
    [60, 200],
    [195, 240],
    [330, 380],
    [195, 600],
  ])('keeps to the board on a phone, off what the finger at %d, %d has lifted', (x, y) => {
    const [left, top] = slipAt({ x, y, from: 200, lift: 64 }, SLIP, BOARD);
    expect(isWithin([left, top], BOARD)).toBe(true);
    const isUpon = left < x + 20 && x - 20 < left + SLIP.width && top < y - 44 && y - 84 < top + SLIP.height;
    expect(isUpon).toBe(false);
  });

  it('lies lower than the hand where places are that it could be put upon', () => {
    const place = { x: 180, y: 120, width: 40, height: 40, weight: 20 };
    const beneath = { x: 180, y: 250, width: 40, height: 40, weight: 20 };
    expect(slipAt({ x: 195, y: 160, from: 200, lift: 64 }, SLIP, BOARD, [place, beneath])).toEqual([75, 291]);
  });

  it('stands at the head of a small board, beside what is in hand, rather than upon the place that is meant and the way there', () => {
    const meant = [
      { x: 80, y: 250, width: 40, height: 40, weight: 20 },
      ...[150, 200, 250].map((x) => ({ x, y: 290, width: 40, height: 40 })),
    ];
    const at = slipAt({ x: 100, y: 270, from: 165, lift: 64 }, { width: 270, height: 105 }, BOARD, meant);
    expect(at).toEqual([114, 79]);
  });

  it('stands beside a mouse, on the side to which that goes', () => {
    expect(slipAt({ x: 600, y: 400, from: 500, lift: 0 }, SLIP, WIDE)).toEqual([640, 355]);
    expect(slipAt({ x: 600, y: 400, from: 700, lift: 0 }, SLIP, WIDE)).toEqual([320, 355]);
  });

  it('is whole in the corners of a window', () => {
    for (const x of [0, 1366])
      for (const y of [0, 768]) expect(isWithin(slipAt({ x, y, from: 700, lift: 0 }, SLIP, WIDE), WIDE)).toBe(true);
  });

  it('keeps off other places where it could be put, higher or lower beside the hand', () => {
    const hand = { x: 600, y: 400, from: 500, lift: 0 };
    const right = { x: 700, y: 410, width: 60, height: 60 };
    const left = { x: 400, y: 380, width: 60, height: 60 };
    expect(slipAt(hand, SLIP, WIDE, [right, left])).toEqual([640, 310]);
  });

  it('keeps off what matters most: on another side of the hand, or at the head of the page', () => {
    const hand = { x: 190, y: 230, from: 200, lift: 64 };
    const above = { x: 150, y: 100, width: 60, height: 60, weight: 20 };
    const beneath = { x: 200, y: 300, width: 60, height: 60, weight: 20 };
    expect(slipAt(hand, SLIP, PHONE)).toEqual([70, 44]);
    expect(slipAt(hand, SLIP, PHONE, [above])).toEqual([70, 6]);
    expect(slipAt({ ...hand, y: 165 }, SLIP, PHONE, [{ ...above, y: 10 }])).toEqual([70, 229]);
    expect(slipAt(hand, SLIP, PHONE, [above, beneath])).toEqual([70, 6]);
    // for one place among others it does not leave the hand
    const far = { ...hand, y: 500 };
    const [, top] = slipAt(far, SLIP, PHONE, [
      { ...above, y: 370, weight: 1 },
      { ...beneath, y: 570, weight: 1 },
    ]);
    expect(top).toBeGreaterThan(200);
    const mouse = { x: 600, y: 400, from: 500, lift: 0 };
    expect(slipAt(mouse, SLIP, WIDE, [{ x: 700, y: 360, width: 60, height: 60 }])).toEqual([320, 355]);
  });
});
