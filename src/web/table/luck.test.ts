import { expect, test } from 'vitest';
import type { Rolled } from '../../games/box.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { luckIn } from './luck.ts';

const dice = new WeakMap<GameEvent, Rolled>();

function thrown(who: string, sides: number, ...faces: readonly number[]): GameEvent {
  const event = { type: 'rolled' };
  dice.set(event, { who, sides, faces });
  return event;
}

const rolled = (who: string, ...faces: readonly number[]) => thrown(who, 6, ...faces);
const diceOf = (event: GameEvent) => [dice.get(event) ?? []].flat();

test('dice are counted face by face for whoever rolled them', () => {
  const [ours, theirs] = luckIn([rolled('us', 6, 6), { type: 'rest' }, rolled('them', 1), rolled('us', 3)], diceOf);
  expect(ours).toEqual({ who: 'us', sides: 6, rolled: 3, counts: [0, 0, 1, 0, 0, 2], expected: 0.5, mean: 5, expectedMean: 3.5 });
  expect(theirs).toMatchObject({ who: 'them', rolled: 1, mean: 1 });
});

test('without dice there is nothing to tell', () => {
  expect(luckIn([{ type: 'rest' }], diceOf)).toEqual([]);
});

test('dice of several kinds are counted by kind', () => {
  const all = luckIn([thrown('us', 10, 10, 2), rolled('us', 2), thrown('us', 10, 10)], diceOf);
  expect(all.map(({ sides, rolled: count, expectedMean }) => [sides, count, expectedMean])).toEqual([
    [10, 3, 5.5],
    [6, 1, 3.5],
  ]);
  expect(all[0]?.counts).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(all[0]?.expected).toBeCloseTo(0.3);
});
