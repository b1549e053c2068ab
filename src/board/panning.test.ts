import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import {
  beyond,
  clamp,
  closeUp,
  closeUpWith,
  firstLook,
  fitInto,
  laidIn,
  panBy,
  pinch,
  reveal,
  revealAny,
  revealBox,
  revealWith,
  seenAt,
  shownBox,
  type View,
  WHOLE,
  wholeOf,
  zoomAt,
} from './panning.ts';

fc.configureGlobal({ seed: 20 });

const EXTENT = { x: -100, y: 0, width: 1000, height: 500 };
const SURFACE = fitInto(EXTENT, { width: 800, height: 600 });

const shift = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const views = fc.record({ x: shift, y: shift, scale: fc.double({ min: 1, max: 6, noNaN: true }) });
const points = fc.tuple(fc.double({ min: 0, max: 800, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }));

/** The point of the board that is seen at a pixel of the window. */
function under(view: View, [x, y]: Point): Point {
  const { sheet, unit } = SURFACE;
  return [((x - view.x) / view.scale - sheet.x) / unit + EXTENT.x, ((y - view.y) / view.scale - sheet.y) / unit + EXTENT.y];
}

describe('a board in its window', () => {
  test('is seen whole and in the middle at first', () => {
    expect(SURFACE.unit).toBe(0.8);
    expect(SURFACE.sheet).toEqual({ x: 0, y: 100, width: 800, height: 400 });
    expect(clamp(WHOLE, SURFACE)).toEqual(WHOLE);
  });

  test('cannot be pushed out of its window while all of it is seen', () => {
    expect(panBy(WHOLE, [300, -200], SURFACE)).toEqual(WHOLE);
  });

  test('comes no closer than six times, and no farther than whole', () => {
    expect(zoomAt(WHOLE, [400, 300], 100, SURFACE).scale).toBe(6);
    expect(zoomAt(zoomAt(WHOLE, [10, 10], 3, SURFACE), [700, 500], 0.01, SURFACE)).toEqual(WHOLE);
  });

  test('never leaves a gap at an edge that it could fill', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { x, y, scale } = clamp(view, SURFACE);
        const { sheet, window } = SURFACE;
        for (const [start, length, room] of [
          [sheet.x * scale + x, sheet.width * scale, window.width],
          [sheet.y * scale + y, sheet.height * scale, window.height],
        ] as const) {
          if (length <= room) expect(start).toBeCloseTo((room - length) / 2, 6);
          else {
            expect(start).toBeLessThanOrEqual(1e-6);
            expect(start + length).toBeGreaterThanOrEqual(room - 1e-6);
          }
        }
      }),
    );
  });

  test('keeps what lies under the pointer there, unless an edge is in the way', () => {
    const close = zoomAt(WHOLE, [400, 300], 3, SURFACE);
    const [x, y] = under(close, [300, 280]);
    const [x2, y2] = under(zoomAt(close, [300, 280], 1.5, SURFACE), [300, 280]);
    expect(x2).toBeCloseTo(x, 6);
    expect(y2).toBeCloseTo(y, 6);
  });

  test('follows both fingers', () => {
    const close = zoomAt(WHOLE, [400, 300], 3, SURFACE);
    const before: [Point, Point] = [
      [300, 300],
      [500, 300],
    ];
    const after: [Point, Point] = [
      [290, 310],
      [540, 310],
    ];
    const pinched = pinch(close, before, after, SURFACE);
    expect(pinched.scale).toBeCloseTo(3.75, 6);
    for (const i of [0, 1] as const) {
      const [x, y] = under(close, before[i]);
      const [x2, y2] = under(pinched, after[i]);
      expect(x2).toBeCloseTo(x, 6);
      expect(y2).toBeCloseTo(y, 6);
    }
  });

  test('only moves when two fingers lie on one spot', () => {
    const close = zoomAt(WHOLE, [400, 300], 3, SURFACE);
    const spot: [Point, Point] = [
      [400, 300],
      [400, 300],
    ];
    expect(pinch(close, spot, spot, SURFACE)).toEqual(close);
  });

  test('brings its cursor into the window, and does not move for one that is there', () => {
    fc.assert(
      fc.property(views, points, (view, at) => {
        const now = clamp(view, SURFACE);
        const place = under(WHOLE, [at[0], 100 + (at[1] * 400) / 600]);
        const then = reveal(now, place, EXTENT, SURFACE, 50);
        const [x, y] = seenAt(then, place, EXTENT, SURFACE);
        expect(x).toBeGreaterThanOrEqual(-1e-6);
        expect(x).toBeLessThanOrEqual(800 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeLessThanOrEqual(600 + 1e-6);
        const again = reveal(then, place, EXTENT, SURFACE, 50);
        expect(again.x).toBeCloseTo(then.x, 6);
        expect(again.y).toBeCloseTo(then.y, 6);
      }),
    );
  });

  test('brings something into sight with what is wanted from there, or as much of the way as has room', () => {
    const here: Point = [0, 100];
    const close = closeUp(here, 3.2, EXTENT, SURFACE);
    const near: Point = [100, 200];
    expect(beyond(revealWith(close, [here, near], EXTENT, SURFACE, 50), [here, near], EXTENT, SURFACE, 50)).toEqual([]);
    // it stands at the edges that lie away from there
    const way = revealWith(close, [here, [800, 400]], EXTENT, SURFACE, 50);
    expect(seenAt(way, here, EXTENT, SURFACE)).toEqual([50, 50]);
  });
});

describe('a board on open ground', () => {
  const window = { width: 1092, height: 812 };
  const open = fitInto(EXTENT, window, { margin: 60, isOpen: true });

  test('keeps its margin, and fills the window with more ground', () => {
    expect(open.unit).toBeCloseTo((1092 - 2 * 60) / 1000, 6);
    expect(open.sheet).toEqual({ x: 0, y: 0, ...window });
    const shown = shownBox(EXTENT, open);
    expect(shown.width / shown.height).toBeCloseTo(window.width / window.height, 6);
    expect(shown.x + shown.width / 2).toBeCloseTo(EXTENT.x + EXTENT.width / 2, 6);
    expect(panBy(WHOLE, [300, -200], open)).toEqual(WHOLE);
  });

  test('lies elsewhere in a window of another height, of the same size though it be', () => {
    const tall = fitInto(EXTENT, { width: 400, height: 700 }, { margin: 0, isOpen: true });
    const low = fitInto(EXTENT, { width: 400, height: 300 }, { margin: 0, isOpen: true });
    expect(low.unit).toBe(tall.unit);
    expect(laidIn(EXTENT, EXTENT, tall)).toEqual({ x: 0, y: 250, width: 400, height: 200 });
    expect(laidIn(EXTENT, EXTENT, low)).toEqual({ x: 0, y: 50, width: 400, height: 200 });
  });

  test('lies at the same place in a window of another height where it lies at the head of it', () => {
    const fit = { margin: 2, isOpen: true, isAtHead: true };
    const tall = fitInto(EXTENT, { width: 400, height: 700 }, fit);
    const low = fitInto(EXTENT, { width: 400, height: 300 }, fit);
    expect(laidIn(EXTENT, EXTENT, low)).toEqual(laidIn(EXTENT, EXTENT, tall));
    expect(laidIn(EXTENT, EXTENT, tall).y).toBeCloseTo(2, 6);
  });

  test('is shown closer around a point where it would be too small', () => {
    const small = fitInto(EXTENT, { width: 390, height: 560 }, { margin: 60, isOpen: true });
    const view = closeUp([500, 250], 0.8, EXTENT, small);
    expect(view.scale * small.unit).toBeCloseTo(0.8, 6);
    const [x, y] = seenAt(view, [500, 250], EXTENT, small);
    expect(x).toBeCloseTo(195, 6);
    expect(y).toBeCloseTo(280, 6);
    expect(closeUp([500, 250], 0.1, EXTENT, small)).toEqual(WHOLE);
  });

  test('is seen whole above whatever covers its foot', () => {
    const covered = fitInto(EXTENT, window, { margin: 60, isOpen: true }, 400);
    const view = wholeOf(covered);
    for (const [x, y] of [
      [EXTENT.x, EXTENT.y],
      [EXTENT.x + EXTENT.width, EXTENT.y + EXTENT.height],
    ] as const) {
      const [seenX, seenY] = seenAt(view, [x, y], EXTENT, covered);
      expect(seenX).toBeGreaterThan(0);
      expect(seenX).toBeLessThan(1092);
      expect(seenY).toBeGreaterThan(30);
      expect(seenY).toBeLessThan(812 - 400 - 30);
    }
    expect(wholeOf(open)).toEqual(WHOLE);
  });
});

describe('a place that is looked at closely, and what can be chosen from it', () => {
  const at: Point = [400, 250];
  const inSight = (view: View, reach: readonly Point[]) => beyond(view, reach, EXTENT, SURFACE, 30).length;

  test('lies in the middle while nothing can be chosen', () => {
    expect(closeUpWith(at, [], 2, EXTENT, SURFACE, 30)).toEqual(closeUp(at, 2, EXTENT, SURFACE));
  });

  test('makes room for what lies all on one side', () => {
    const reach: readonly Point[] = [
      [600, 250],
      [690, 300],
    ];
    expect(inSight(closeUp(at, 2, EXTENT, SURFACE), reach)).toBe(2);
    const view = closeUpWith(at, reach, 2, EXTENT, SURFACE, 30);
    expect(inSight(view, [at, ...reach])).toBe(0);
    expect(view.scale).toBe(closeUp(at, 2, EXTENT, SURFACE).scale);
  });

  test('stays in sight itself, whatever lies farther away', () => {
    const reach: readonly Point[] = [
      [-90, 10],
      [-60, 20],
      [880, 480],
    ];
    expect(inSight(closeUpWith(at, reach, 2, EXTENT, SURFACE, 30), [at])).toBe(0);
  });
});

describe('the button in the upper right corner', () => {
  const open = fitInto(EXTENT, { width: 800, height: 600 }, { margin: 0, isOpen: true });
  const isUnderButton = (view: View, [x, y]: Point, edge = 0) => {
    const [left, top] = seenAt(view, [x, y], EXTENT, open);
    return left + edge > 800 - 58 && top - edge < 58;
  };

  test('lies upon nothing that is brought into sight, where there is room beside it', () => {
    const view = closeUp([400, 250], 2, EXTENT, open);
    for (const width of [60, 150, 300])
      for (const [x, y] of [
        [560, 100],
        [500, 60],
        [540, 40],
      ] as const) {
        const box = { x, y, width, height: 80 };
        expect(isUnderButton(revealBox(view, box, EXTENT, open, 10), [x + width, y]), `${x} ${y} ${width}`).toBe(false);
      }
  });

  test('lies upon nothing that can be chosen from what is looked at closely', () => {
    const at: Point = [400, 250];
    for (const there of [
      [590, 120],
      [570, 130],
      [560, 110],
    ] as const) {
      const view = closeUpWith(at, [there], 2, EXTENT, open, 30);
      expect(isUnderButton(view, there, 30)).toBe(false);
      expect(beyond(view, [at, there], EXTENT, open, 30)).toEqual([]);
    }
  });
});

describe('a first look', () => {
  const at: Point = [100, 100];
  const pixels = SURFACE.unit * 1.5;

  test('is closer where all of the board would be too small', () => {
    expect(firstLook({ at, pixels }, EXTENT, SURFACE).scale).toBeCloseTo(1.5);
    expect(firstLook({ at, pixels, enough: SURFACE.unit * 1.1 }, EXTENT, SURFACE).scale).toBeCloseTo(1.5);
  });

  test('shows all of it where that is large enough', () => {
    expect(firstLook({ at, pixels, enough: SURFACE.unit * 0.9 }, EXTENT, SURFACE)).toEqual(wholeOf(SURFACE));
  });
});

describe('what can be chosen', () => {
  const window = { extent: EXTENT, surface: SURFACE, inset: 34, margin: 72 };
  const view = closeUp([0, 100], 4, EXTENT, SURFACE);
  const isSeen = (now: View, point: Point) => beyond(now, [point], EXTENT, SURFACE, 34).length === 0;

  test('moves nothing where some of it is in sight, and where there is nothing', () => {
    expect(
      revealAny(
        view,
        [
          [800, 400],
          [10, 100],
        ],
        undefined,
        window,
      ),
    ).toBe(view);
    expect(revealAny(view, [], [800, 400], window)).toBe(view);
  });

  test('is brought into sight, the nearest in any case and others as far as they have room', () => {
    const now = revealAny(
      view,
      [
        [800, 400],
        [300, 250],
        [330, 260],
      ],
      undefined,
      window,
    );
    expect(
      [
        [300, 250],
        [330, 260],
        [800, 400],
      ].map((point) => isSeen(now, point as unknown as Point)),
    ).toEqual([true, true, false]);
  });

  test('comes before the place where something goes on, which stays in sight where both have room', () => {
    const near = revealAny(
      view,
      [
        [800, 400],
        [160, 120],
      ],
      [100, 100],
      window,
    );
    expect([isSeen(near, [160, 120]), isSeen(near, [100, 100])]).toEqual([true, true]);
    const far = revealAny(view, [[800, 400]], [0, 100], window);
    expect([isSeen(far, [800, 400]), isSeen(far, [0, 100])]).toEqual([true, false]);
  });
});
