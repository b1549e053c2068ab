import { expect, it } from 'vitest';
import { scrolledFor } from './picked-in-sight.ts';

const LIST = { top: 500, bottom: 700 };

it('a row below or above what is seen of the list comes whole into sight, and one that could have been pressed stays where it is', () => {
  const row = (top: number) => scrolledFor({ top, bottom: top + 40 }, LIST);
  expect([row(695), row(760), row(440)]).toEqual([35, 100, -60]);
  expect([row(500), row(640), row(675), row(480)]).toEqual([0, 0, 0, 0]);
});
