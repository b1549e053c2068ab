import { expect, test } from 'vitest';
import { marksFor } from './beyond.tsx';
import type { Point } from './geometry.ts';
import { closeUp, fitInto, WHOLE } from './panning.ts';

const EXTENT = { x: 0, y: 0, width: 1000, height: 500 };
const SURFACE = fitInto(EXTENT, { width: 400, height: 200 });
const PLACES: readonly Point[] = [
  [500, 250],
  [50, 250],
  [60, 260],
  [500, 20],
];

test('where all of the board is seen, no edge says anything', () => {
  expect(marksFor(WHOLE, PLACES, EXTENT, SURFACE)).toEqual([]);
});

test('each edge says how many places lie beyond it, and where', () => {
  const marks = marksFor(closeUp([500, 250], 1.2, EXTENT, SURFACE), PLACES, EXTENT, SURFACE);
  expect(marks.map(({ side, points }) => [side, points.length])).toEqual([
    ['left', 2],
    ['up', 1],
  ]);
  const [left, up] = marks;
  expect(left?.along).toBeCloseTo(106, 0);
  expect(up?.along).toBe(200);
});

test('a mark stays off the corners', () => {
  const [right] = marksFor(closeUp([500, 250], 1.2, EXTENT, SURFACE), [[990, 480]], EXTENT, SURFACE);
  expect(right).toMatchObject({ side: 'right', along: 140 });
});

test('a mark makes way for what can be pressed near its edge', () => {
  const tall = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
  const view = closeUp([500, 250], 1.2, EXTENT, tall);
  const [alone] = marksFor(view, [[50, 250]], EXTENT, tall);
  const [beside] = marksFor(
    view,
    [
      [50, 250],
      [350, 250],
    ],
    EXTENT,
    tall,
  );
  expect(alone).toMatchObject({ side: 'left', along: 200 });
  expect(beside).toMatchObject({ side: 'left', along: 146 });
});

test('a mark makes way for a plate near its edge', () => {
  const tall = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
  const view = closeUp([500, 250], 1.2, EXTENT, tall);
  const [left] = marksFor(view, [[50, 250]], EXTENT, tall, [{ x: 12, y: 190, width: 60, height: 24 }]);
  expect(left?.side).toBe('left');
  expect(Math.abs((left?.along ?? 202) - 202)).toBeGreaterThanOrEqual(12 + 22);
  const [far] = marksFor(view, [[50, 250]], EXTENT, tall, [{ x: 112, y: 190, width: 60, height: 24 }]);
  expect(far?.along).toBe(200);
});

test('a mark lies rather over a plate than over what can be pressed, where there is room for neither', () => {
  const tall = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
  const view = closeUp([500, 250], 1.2, EXTENT, tall);
  const places: Point[] = [
    [50, 250],
    [350, 250],
  ];
  const [left] = marksFor(view, places, EXTENT, tall, [{ x: 2, y: 0, width: 60, height: 400 }]);
  expect(left?.side).toBe('left');
  expect(Math.abs((left?.along ?? 200) - 200)).toBeGreaterThanOrEqual(50);
});

test('a mark makes way for a name near its edge, as long as it comes upon no plate by that', () => {
  const tall = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
  const view = closeUp([500, 250], 1.2, EXTENT, tall);
  const name = { x: 12, y: 190, width: 60, height: 24 };
  const [left] = marksFor(view, [[50, 250]], EXTENT, tall, [], [name]);
  expect(Math.abs((left?.along ?? 202) - 202)).toBeGreaterThanOrEqual(12 + 22);
  const plates = [
    { x: 0, y: 0, width: 60, height: 160 },
    { x: 0, y: 240, width: 60, height: 160 },
  ];
  const [over] = marksFor(view, [[50, 250]], EXTENT, tall, plates, [name]);
  expect(Math.abs((over?.along ?? 0) - 200)).toBeLessThanOrEqual(13);
});

test('a mark comes nearer to a corner rather than upon a plate, and never upon the button for all of the board', () => {
  const tall = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
  const view = closeUp([500, 250], 1.2, EXTENT, tall);
  const [left] = marksFor(view, [[50, 250]], EXTENT, tall, [{ x: 0, y: 70, width: 60, height: 400 }]);
  expect(left?.along).toBeLessThan(60);
  const [right] = marksFor(view, [[950, 250]], EXTENT, tall, [{ x: 340, y: 110, width: 60, height: 290 }]);
  expect(right?.along).toBeGreaterThanOrEqual(58 + 22);
});
