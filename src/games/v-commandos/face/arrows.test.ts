/** An arrow goes over the edge between two tiles, and round the name of the one and those who stand on the other. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../../board/free-ground.ts';
import { levelOf } from '../content/level.ts';
import { LEVELS } from '../content/levels.ts';
import { shaftBetween } from './arrows.ts';
import { planOf } from './level/plan.ts';

/** The name of a tile as it is in both languages for most of them. */
const NAME = { width: 126, height: 26 };

describe.each(LEVELS.map(levelOf))('$id', (level) => {
  const boxes = planOf(level).tiles.map(({ box }) => box);
  const names = boxes.map(({ x, y }) => ({ x, y, ...NAME, weight: 5 }));
  const pairs = level.edges.flatMap((edges, a) => edges.map(({ to }) => [a, to] as const));

  it('crosses no name, from each tile to each beside it', () => {
    expect(pairs.length).toBeGreaterThan(0);
    for (const [a, b] of pairs) {
      const [from, to] = [boxes[a] ?? expect.fail(), boxes[b] ?? expect.fail()];
      const { tail, tip } = shaftBetween(from, to, [...names]);
      expect(tail[0] === tip[0] || tail[1] === tip[1]).toBe(true);
      const line = {
        x: Math.min(tail[0], tip[0]) - 4,
        y: Math.min(tail[1], tip[1]) - 4,
        width: Math.abs(tail[0] - tip[0]) + 8,
        height: Math.abs(tail[1] - tip[1]) + 8,
      };
      expect(
        names.filter((name) => overlap(line, name) > 0),
        `${level.tiles[a]?.id} ${level.tiles[b]?.id}`,
      ).toEqual([]);
    }
  });
});

it('the second goes beside the first', () => {
  const taken: Parameters<typeof shaftBetween>[2] = [];
  const [from, to] = [
    { x: 0, y: 0, width: 150, height: 150 },
    { x: 150, y: 0, width: 150, height: 150 },
  ];
  const [first, second] = [shaftBetween(from, to, taken), shaftBetween(from, to, taken)];
  expect(Math.abs(first.tip[1] - second.tip[1])).toBeGreaterThanOrEqual(18);
});
