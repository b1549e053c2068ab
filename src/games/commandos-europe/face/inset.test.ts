import { expect, it } from 'vitest';
import { panTo } from './inset.tsx';

const EXTENT = { x: -10, y: 20, width: 1000, height: 2000 };
const SMALL = { x: 300, y: 80, width: 50, height: 100 };
const SEEN = { x: 90, y: 220, width: 400, height: 300 };

it('what is pressed on the small map comes to the middle of the board', () => {
  const middleAfter = (at: readonly [number, number]) => {
    const [right, down] = panTo(at, SMALL, SEEN, EXTENT);
    return [SEEN.x + (right + 0.5) * SEEN.width, SEEN.y + (down + 0.5) * SEEN.height].map(Math.round);
  };
  expect(middleAfter([300, 80])).toEqual([-10, 20]);
  expect(middleAfter([325, 130])).toEqual([490, 1020]);
  expect(middleAfter([350, 180])).toEqual([990, 2020]);
  // what lies in the middle already stays there
  expect(panTo([315, 97.5], SMALL, SEEN, EXTENT)).toEqual([0, 0]);
});
