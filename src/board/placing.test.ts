import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from './geometry.ts';
import { ASKED_FOR, beside, clearCorner, freeCorner, inField, onFreeGround, staysAt } from './placing.ts';

fc.configureGlobal({ seed: 20 });

const WINDOW = { x: 0, y: 0, width: 1000, height: 700 };
const CARD = { width: 200, height: 100 };

describe('a sheet in the free field below a board', () => {
  const field = { x: 0, y: 380, width: 390, height: 340 };

  test('lies at its head, wherever was pressed', () => {
    expect(inField(CARD, field, [])).toEqual([95, 390]);
    expect(inField(CARD, field, [{ x: 0, y: 100, width: 390, height: 250 }])).toEqual([95, 390]);
  });

  test('lies below what may be asked for there', () => {
    expect(inField(CARD, field, [{ x: 10, y: 385, width: 370, height: 40 }])).toEqual([95, 435]);
  });

  test('lies elsewhere where it does not fit', () => {
    expect(inField({ width: 380, height: 100 }, field, [])).toBeUndefined();
    expect(inField({ width: 200, height: 330 }, field, [])).toBeUndefined();
    expect(inField(CARD, { ...field, height: -20 }, [])).toBeUndefined();
  });
});

describe('an explanation', () => {
  test('stands to the right of its anchor, level with it', () => {
    expect(beside({ x: 100, y: 300, width: 40, height: 40 }, CARD, WINDOW)).toEqual([150, 270]);
  });

  test('stands to the left where the window ends', () => {
    expect(beside({ x: 900, y: 300, width: 40, height: 40 }, CARD, WINDOW)).toEqual([690, 270]);
  });

  test('stands below or above what is as wide as the window', () => {
    expect(beside({ x: 0, y: 300, width: 1000, height: 40 }, CARD, WINDOW)).toEqual([400, 350]);
    expect(beside({ x: 0, y: 620, width: 1000, height: 40 }, CARD, WINDOW)).toEqual([400, 510]);
  });

  test('keeps off what lies outside its room', () => {
    const below = { ...WINDOW, y: 50, height: 650 };
    expect(beside({ x: 100, y: 60, width: 40, height: 40 }, CARD, below)).toEqual([150, 58]);
  });

  test('covers as little as it can of what lies around, and least of what weighs most', () => {
    const anchor = { x: 400, y: 300, width: 40, height: 40 };
    const right = { x: 450, y: 200, width: 300, height: 240, weight: 1 };
    expect(beside(anchor, CARD, WINDOW, [right])).toEqual([190, 270]);
    const left = { x: 100, y: 200, width: 290, height: 240, weight: 5 };
    const below = { x: 0, y: 350, width: 1000, height: 300, weight: 5 };
    expect(beside(anchor, CARD, WINDOW, [right, left, below])).toEqual([400, 190]);
  });

  test('lies farther away rather than upon what may be asked for', () => {
    const anchor = { x: 0, y: 300, width: 1000, height: 40 };
    const asked = [
      { x: 0, y: 345, width: 1000, height: 60, weight: ASKED_FOR },
      { x: 0, y: 235, width: 1000, height: 60, weight: ASKED_FOR },
    ];
    const [, top] = beside(anchor, CARD, WINDOW, asked);
    expect(top + CARD.height <= 235 || top >= 405).toBe(true);
  });

  test('lies upon that rather than where nobody looks for it', () => {
    const anchor = { x: 20, y: 300, width: 40, height: 40 };
    const asked = [{ x: 0, y: 50, width: 700, height: 550, weight: ASKED_FOR }];
    const [left, top] = beside(anchor, CARD, WINDOW, asked);
    expect(left).toBeLessThanOrEqual(70);
    expect(Math.abs(top + CARD.height / 2 - 320)).toBeLessThan(100);
  });

  test('never lies upon its anchor where there is room beside it', () => {
    const at = fc.integer({ min: 250, max: 500 });
    const obstacle = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 600 }),
      width: fc.constant(60),
      height: fc.constant(60),
      weight: fc.constantFrom(1, 5),
    });
    fc.assert(
      fc.property(at, at, fc.array(obstacle), (x, y, obstacles) => {
        const [left, top] = beside({ x, y, width: 40, height: 40 }, CARD, WINDOW, obstacles);
        const isBeside = left >= x + 40 || left + CARD.width <= x || top >= y + 40 || top + CARD.height <= y;
        expect(isBeside).toBe(true);
      }),
    );
  });

  test('never leaves the window that can hold it', () => {
    const pixel = fc.integer({ min: -200, max: 1200 });
    const length = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(pixel, pixel, length, length, (x, y, width, height) => {
        const [left, top] = beside({ x, y, width, height }, CARD, WINDOW);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + CARD.width).toBeLessThanOrEqual(992);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + CARD.height).toBeLessThanOrEqual(692);
      }),
    );
  });
});

const PANE: Box = { x: 0, y: 44, width: 1000, height: 656 };
const SMALL = { width: 206, height: 52 };

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('a card on free ground', () => {
  const anchor = { x: 400, y: 300, width: 44, height: 44 };

  test('stands to the right, its beak on the edge of what it explains', () => {
    expect(onFreeGround(anchor, SMALL, PANE, [])).toEqual({ side: 'right', at: [456, 296], tip: [444, 322] });
  });

  test('goes round what must be kept clear', () => {
    const right = { x: 450, y: 292, width: 60, height: 60 };
    expect(onFreeGround(anchor, SMALL, PANE, [right])?.side).toBe('left');
    const left = { x: 300, y: 292, width: 60, height: 60 };
    expect(onFreeGround(anchor, SMALL, PANE, [right, left])?.side).toBe('above');
  });

  test('would rather stand upon nothing at all, but may', () => {
    const rather = [{ x: 450, y: 250, width: 60, height: 150 }];
    expect(onFreeGround(anchor, SMALL, PANE, [], rather)?.side).toBe('left');
    const everywhere = [{ x: 0, y: 0, width: 1000, height: 700 }];
    expect(onFreeGround(anchor, SMALL, PANE, [], everywhere)?.side).toBe('right');
  });

  test('is told elsewhere where there is no free ground', () => {
    const around = [{ x: 100, y: 60, width: 800, height: 600 }];
    expect(onFreeGround(anchor, SMALL, PANE, around)).toBeUndefined();
  });

  test('lies upon nothing that can be pressed, upon no anchor, and within the pane, wherever they are', () => {
    const spot = fc.record({
      x: fc.integer({ min: 0, max: 950 }),
      y: fc.integer({ min: 44, max: 650 }),
      width: fc.integer({ min: 20, max: 140 }),
      height: fc.integer({ min: 20, max: 60 }),
    });
    let placed = 0;
    fc.assert(
      fc.property(spot, fc.array(spot, { maxLength: 30 }), (of, clear) => {
        const found = onFreeGround(of, SMALL, PANE, clear);
        if (!found) return;
        placed += 1;
        const card = { x: found.at[0], y: found.at[1], ...SMALL };
        for (const box of [of, ...clear]) expect(overlaps(card, box)).toBe(false);
        expect(card.x).toBeGreaterThanOrEqual(PANE.x);
        expect(card.x + card.width).toBeLessThanOrEqual(PANE.x + PANE.width);
        expect(card.y).toBeGreaterThanOrEqual(PANE.y);
        expect(card.y + card.height).toBeLessThanOrEqual(PANE.y + PANE.height);
      }),
    );
    expect(placed).toBeGreaterThan(20);
  });
});

describe('a menu that lies open', () => {
  const room = { x: 0, y: 44, width: 1000, height: 650 };
  const lying = { x: 600, y: 100, width: 240, height: 120 };

  test('stays where it is, whatever comes to lie around it', () => {
    expect(staysAt(lying, { width: 240, height: 120 }, room)).toBe(true);
    expect(staysAt(lying, { width: 240, height: 90 }, room)).toBe(true);
  });

  test('is put elsewhere where it has grown, or the window has become too small', () => {
    expect(staysAt(lying, { width: 240, height: 300 }, room)).toBe(false);
    expect(staysAt(lying, { width: 240, height: 120 }, { ...room, width: 700 })).toBe(false);
  });
});

describe('a slip along the edge', () => {
  const room = { x: 0, y: 0, width: 800, height: 500 };
  const slip = { width: 200, height: 60 };

  test('stays where it lay while nothing must be kept clear there', () => {
    expect(freeCorner(slip, room, [{ x: 0, y: 0, width: 50, height: 50 }], 'bottom')).toBe('bottom');
  });

  test('goes where it covers nothing, the likeliest place first', () => {
    expect(freeCorner(slip, room, [{ x: 390, y: 20, width: 20, height: 20 }], 'top')).toBe('top-left');
    const above = { x: 0, y: 0, width: 800, height: 100 };
    expect(freeCorner(slip, room, [above], 'top')).toBe('bottom');
  });

  test('lies rather upon much than upon the little that it tells of', () => {
    const above = { x: 0, y: 0, width: 800, height: 100 };
    const below = { x: 0, y: 470, width: 800, height: 10 };
    expect(freeCorner(slip, room, [above, below], 'top')).toBe('bottom');
    expect(freeCorner(slip, room, [above, { ...below, weight: 20 }], 'bottom')).toBe('top');
  });
});

describe('results that come while something is asked', () => {
  const FEET = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
  const phone = { x: 0, y: 100, width: 390, height: 300 };
  const slip = { width: 374, height: 120 };
  const space = (y: number): Box => ({ x: 150, y, width: 40, height: 40 });

  test('lie along the edge where nothing lies that can be chosen, though more that cannot', () => {
    const others = [120, 130, 140].map(space);
    expect(clearCorner(slip, phone, others, [space(330)], FEET)).toEqual({ corner: 'top-right', isClear: true });
    expect(clearCorner(slip, phone, others, [], FEET)).toEqual({ corner: 'bottom-left', isClear: true });
  });

  test('lie rather upon many things that cannot be chosen than upon one that can', () => {
    const many = Array.from({ length: 30 }, () => space(120));
    expect(clearCorner(slip, phone, many, [space(330)], FEET)).toEqual({ corner: 'top-right', isClear: true });
  });

  test('have no place where all edges are asked about', () => {
    expect(clearCorner(slip, phone, [], [space(330), space(120)], FEET).isClear).toBe(false);
  });
});
