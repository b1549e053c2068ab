import { expect, test } from 'vitest';
import { marksFor } from './beyond.tsx';
import { overlap } from './free-ground.ts';
import type { Box, Point } from './geometry.ts';
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
  expect(left?.at).toEqual([26, 106]);
  expect(up?.at).toEqual([200, 26]);
});

test('a mark stays off the corners', () => {
  const [right] = marksFor(closeUp([500, 250], 1.2, EXTENT, SURFACE), [[990, 480]], EXTENT, SURFACE);
  expect(right).toMatchObject({ side: 'right', at: [374, 140] });
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
  expect(alone).toMatchObject({ side: 'left', at: [26, 200] });
  expect(Math.abs((beside?.at[1] ?? 200) - 200)).toBeGreaterThanOrEqual(28 + 22);
  expect(beside?.at[0]).toBe(26);
});

const TALL = fitInto(EXTENT, { width: 400, height: 400 }, { margin: 0, isOpen: true });
const NEAR = closeUp([500, 250], 1.2, EXTENT, TALL);
const beyondLeft = (closed: readonly Box[], rather: readonly Box[] = []) =>
  marksFor(NEAR, [[50, 250]], EXTENT, TALL, { closed, rather })[0];

test('a mark makes way for a plate near its edge', () => {
  const left = beyondLeft([{ x: 12, y: 190, width: 60, height: 24 }]);
  expect(left?.at[0]).toBe(26);
  expect(Math.abs((left?.at[1] ?? 202) - 202)).toBeGreaterThanOrEqual(12 + 22);
  expect(beyondLeft([{ x: 112, y: 190, width: 60, height: 24 }])?.at).toEqual([26, 200]);
});

test('where there is little room a mark is smaller', () => {
  const gap = (height: number) => [
    { x: 0, y: 0, width: 160, height: 200 - height / 2 },
    { x: 0, y: 200 + height / 2, width: 160, height: 200 },
  ];
  expect([60, 40, 30].map((height) => beyondLeft(gap(height))?.isSmall)).toEqual([false, true, undefined]);
});

test('where its edge is full a mark lies a little farther in, and where that is full there is none', () => {
  const [wide, full] = [40, 120].map((width) => beyondLeft([{ x: 2, y: 0, width, height: 400 }]));
  expect(wide?.at[0]).toBeGreaterThanOrEqual(42 + 22);
  expect(full).toBeUndefined();
});

test('a mark makes way for a name near its edge, as long as it comes upon no plate by that', () => {
  const name = { x: 12, y: 190, width: 60, height: 24 };
  expect(Math.abs((beyondLeft([], [name])?.at[1] ?? 202) - 202)).toBeGreaterThanOrEqual(12 + 22);
  const plates = [
    { x: 0, y: 0, width: 160, height: 170 },
    { x: 0, y: 230, width: 160, height: 170 },
  ];
  expect(beyondLeft(plates, [name])?.at[1]).toBe(200);
});

test('a mark comes nearer to a corner rather than upon a plate, and never upon the button for all of the board', () => {
  expect(beyondLeft([{ x: 0, y: 70, width: 160, height: 400 }])?.at[1]).toBeLessThan(60);
  const [right] = marksFor(NEAR, [[950, 250]], EXTENT, TALL, { closed: [{ x: 240, y: 112, width: 160, height: 290 }], rather: [] });
  expect(right?.at[1]).toBeGreaterThanOrEqual(58 + 22);
});

test('marks of two edges do not lie upon each other', () => {
  const both: Point[] = [
    [50, 20],
    [300, 20],
    [50, 100],
  ];
  const marks = marksFor(NEAR, both, EXTENT, TALL);
  const [one, other] = marks.map(({ at: [x, y] }) => ({ x: x - 22, y: y - 22, width: 44, height: 44 }));
  expect(one && other ? overlap(one, other) : 0).toBe(0);
});
