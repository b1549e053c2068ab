import { expect, test } from 'vitest';
import type { GameEvent } from '../../kernel/game.ts';
import { luckIn } from './luck.ts';

interface Rolled extends GameEvent {
  readonly who: string;
  readonly dice: readonly number[];
}

function rolled(who: string, ...dice: readonly number[]): Rolled {
  return { type: 'rolled', who, dice };
}

function diceOf(event: GameEvent) {
  if (!('who' in event) || !('dice' in event) || !Array.isArray(event.dice)) return [];
  return [{ who: String(event.who), faces: event.dice.map(Number) }];
}

test('dice are counted face by face for whoever rolled them', () => {
  const [ours, theirs] = luckIn([rolled('us', 6, 6), { type: 'rest' }, rolled('them', 1), rolled('us', 3)], diceOf);
  expect(ours).toEqual({ who: 'us', rolled: 3, faces: [0, 0, 1, 0, 0, 2], expected: 0.5, mean: 5 });
  expect(theirs).toMatchObject({ who: 'them', rolled: 1, mean: 1 });
});

test('without dice there is nothing to tell', () => {
  expect(luckIn([{ type: 'rest' }], diceOf)).toEqual([]);
});
