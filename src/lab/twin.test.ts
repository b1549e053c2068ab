import { describe, expect, it } from 'vitest';
import { randomBot } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import { gameOf } from '../games/shelf.ts';
import type { Setup } from '../kernel/game.ts';
import { chooseSetup } from '../kernel/setup.ts';
import { playWithTwin } from './twin.ts';

function setUp(game: AnyGame, index: number): Setup {
  const setup = chooseSetup(game, game.setups[index % game.setups.length]?.id ?? '');
  if (!setup.ok) throw new Error(setup.fault.code);
  return setup.value;
}

describe('a twin', () => {
  const game = gameOf('commando') as AnyGame;

  it('is told apart when copies share what they should not', () => {
    const leaky: AnyGame = { ...game, copy: (state) => state };
    expect(() => playWithTwin(leaky, setUp(game, 0), randomBot, 'twin/0')).toThrow();
  });

  it('is told apart when the text of a choice does not lead back to it', () => {
    const mute: AnyGame = { ...game, choiceFrom: () => undefined };
    expect(() => playWithTwin(mute, setUp(game, 0), randomBot, 'twin/0')).toThrow(/lead back/);
  });
});
