import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clamp, fitInto, shownBox, WHOLE, wholeOf, zoomAt } from './panning.ts';
import { rasterFor, serves, sightOf } from './raster.ts';

const EXTENT = { x: 95, y: 46, width: 831, height: 534 };
const BUDGET = 16e6;
const surfaceOf = (width: number, height: number) => fitInto(EXTENT, { width, height }, { margin: 60, isOpen: true });

test('a board that is seen whole is drawn once, a little beyond its window, at the density of the screen', () => {
  const surface = surfaceOf(1092, 812);
  const { box, fineness } = rasterFor(WHOLE, surface, EXTENT, 2, BUDGET);
  expect(fineness).toBeCloseTo(surface.unit * 2, 6);
  expect(box.width).toBeCloseTo(shownBox(EXTENT, surface).width * 1.2, 6);
});

test('a board that is seen whole above something that covers its foot is drawn as far as that shows', () => {
  const surface = fitInto(EXTENT, { width: 1092, height: 812 }, { margin: 60, isOpen: true }, 220);
  const plan = rasterFor(wholeOf(surface), surface, EXTENT, 1, BUDGET);
  expect(serves(plan, wholeOf(surface), surface, EXTENT, 1, BUDGET)).toBe(true);
  expect(plan.box.width).toBeGreaterThan(shownBox(EXTENT, surface).width / surface.least);
});

test('pushing a board about at one step of the zoom asks for no other picture, where the whole of it fits', () => {
  const surface = surfaceOf(1092, 812);
  const close = zoomAt(WHOLE, [500, 400], 2, surface);
  const plan = rasterFor(close, surface, EXTENT, 1, BUDGET);
  fc.assert(
    fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), fc.double({ min: -2000, max: 2000, noNaN: true }), (x, y) => {
      expect(serves(plan, clamp({ x, y, scale: 2 }, surface), surface, EXTENT, 1, BUDGET)).toBe(true);
    }),
  );
});

test('no picture is larger than the budget, however close and dense, and each holds what is seen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 3840 }),
      fc.integer({ min: 320, max: 2160 }),
      fc.double({ min: 1, max: 6, noNaN: true }),
      fc.constantFrom(1, 1.5, 2, 3),
      fc.constantFrom(5e6, 16e6),
      (width, height, scale, density, budget) => {
        const surface = surfaceOf(width, height);
        const view = zoomAt(WHOLE, [width / 3, height / 2], scale, surface);
        const plan = rasterFor(view, surface, EXTENT, density, budget);
        expect(plan.box.width * plan.box.height * plan.fineness ** 2).toBeLessThanOrEqual(budget * 1.001);
        expect(serves(plan, view, surface, EXTENT, density, budget)).toBe(true);
      },
    ),
  );
});

test('what is seen keeps clear of the edges, and knows the corner of the button', () => {
  const surface = surfaceOf(390, 320);
  const close = zoomAt(WHOLE, [195, 160], 2, surface);
  const unit = surface.unit * close.scale;
  const { box, button } = sightOf(close, surface, EXTENT);
  expect(box.width * unit).toBeCloseTo(390 - 24, 6);
  expect(button.x + button.width - box.x - box.width).toBeCloseTo(12 / unit, 6);
  expect(button.y).toBeLessThan(box.y);
});
