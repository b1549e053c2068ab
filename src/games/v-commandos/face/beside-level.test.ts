import { expect, it } from 'vitest';
import { marginOf } from './beside-level.ts';

const ROOM = { x: 0, y: 80, width: 1040, height: 620 };

it('takes the wider strip beside the level, and none where a sentence would not fit', () => {
  const level = { x: 200, y: 130, width: 640, height: 540 };
  expect(marginOf(ROOM, [level])).toEqual({ side: 'left', width: 180 });
  expect(marginOf(ROOM, [level, { x: 10, y: 300, width: 40, height: 40 }])).toEqual({ side: 'right', width: 180 });
  expect(marginOf(ROOM, [{ x: 100, y: 130, width: 840, height: 540 }])).toBeUndefined();
  expect(marginOf(ROOM, [])).toBeUndefined();
});
