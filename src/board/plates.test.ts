import { expect, it } from 'vitest';
import { around, NEVER } from './free-ground.ts';
import { areCrossed, isBeakless, placePlates } from './plates.ts';

const BOUNDS = { x: 0, y: 0, width: 400, height: 400 };
const PLATE = { id: 'siwa', at: [200, 200] as const, reach: 20, width: 40, height: 20 };
/** All the ground around it is taken, as far as that. */
const crowd = { boxes: [{ x: 120, y: 120, width: 160, height: 160, weight: NEVER }], lines: [] };

it('stands farther away where there is no room beside its place, unless that is too far', () => {
  expect(placePlates([PLATE], crowd, BOUNDS)).toHaveLength(1);
  expect(placePlates([{ ...PLATE, farthest: 32 }], crowd, BOUNDS)).toEqual([]);
  expect(placePlates([{ ...PLATE, farthest: 32 }], { boxes: [], lines: [] }, BOUNDS)).toHaveLength(1);
});

it('stands nowhere but within what is seen around its place', () => {
  const within = { x: 150, y: 190, width: 200, height: 100 };
  const [plate] = placePlates([{ ...PLATE, within }], { boxes: [], lines: [] }, BOUNDS);
  expect(plate?.box.y).toBeGreaterThanOrEqual(190);
  expect(placePlates([{ ...PLATE, within: { x: 195, y: 195, width: 10, height: 10 } }], { boxes: [], lines: [] }, BOUNDS)).toEqual([]);
});

it('keeps apart from the plates of its neighbours, and off their beaks', () => {
  const sites = [
    [180, 200],
    [230, 200],
    [205, 240],
    [205, 160],
  ] as const;
  const taken = { boxes: sites.map((at) => ({ ...around(at, { width: 40, height: 40 }), weight: NEVER })), lines: [] };
  const plates = placePlates(
    sites.map((at, i) => ({ ...PLATE, id: `space-${i}`, at })),
    taken,
    BOUNDS,
  );
  expect(plates).toHaveLength(sites.length);
  const boxes = plates.map(({ box }) => box);
  const gaps = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).map((b) => Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
});

it('stands beside its own place rather than beside its neighbour’s, and no beak crosses another', () => {
  const sites = [
    [150, 200],
    [200, 200],
    [250, 200],
    [175, 250],
    [225, 250],
  ] as const;
  const taken = { boxes: sites.map((at) => ({ ...around(at, { width: 44, height: 44 }), weight: NEVER })), lines: [] };
  const plates = placePlates(
    sites.map((at, i) => ({ ...PLATE, id: `space-${i}`, at, width: 60 })),
    taken,
    BOUNDS,
  );
  expect(plates).toHaveLength(sites.length);
  for (const [i, one] of plates.entries()) for (const other of plates.slice(i + 1)) expect(areCrossed(one, other)).toBe(false);
});

it('has no beak where it would run over the name of its own place', () => {
  const name = { x: 170, y: 222, width: 60, height: 14 };
  const only = (x: number, y: number) => placePlates([{ ...PLATE, name, within: { x, y, width: 60, height: 40 } }], FREE, BOUNDS);
  expect(only(170, 238).map(isBeakless)).toEqual([true]);
  expect(only(170, 140).map(isBeakless)).toEqual([false]);
});

const FREE = { boxes: [], lines: [] };
