import { expect, it } from 'vitest';
import { glassBeside, newGlass } from './glass.ts';
import type { Viewer } from './viewer.ts';

it('what stands beside the board looks through the same glass and covers nothing', () => {
  const done: string[] = [];
  const viewer: Pick<Viewer, 'zoom' | 'cover' | 'watch'> = {
    zoom: (factor) => void done.push(`zoom ${factor}`),
    cover: (foot) => void done.push(`cover ${foot}`),
    watch: () => () => {},
  };
  const glass = newGlass();
  glass.hold(viewer as Viewer);
  const beside = glassBeside(glass);
  beside.cover(900);
  beside.zoom(2);
  glass.cover(120);
  expect(done).toEqual(['cover 0', 'zoom 2', 'cover 120']);
});

it('a thing that the board draws without an element of its own has its place in the page', () => {
  const viewer: Pick<Viewer, 'cover' | 'watch' | 'onPage'> = {
    cover: () => {},
    watch: () => () => {},
    onPage: ([x, y]) => [x + 100, y + 40],
  };
  const glass = newGlass();
  expect(glass.placeOf('F5')).toBeUndefined();
  glass.find((thing) => (thing === 'F5' ? [3, 4] : undefined));
  glass.hold(viewer as Viewer);
  expect(glass.placeOf('F5')).toEqual([103, 44]);
  expect(glass.placeOf('a card')).toBeUndefined();
});
