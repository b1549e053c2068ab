import { describe, expect, it } from 'vitest';
import { randomBot } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import { gameOf } from '../games/shelf.ts';
import type { Setup } from '../kernel/game.ts';
import { chooseSetup } from '../kernel/setup.ts';
import { isSame } from './same.ts';
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

  it('is told apart when looking at a game changes it', () => {
    const restless: AnyGame = {
      ...game,
      view(state, seat) {
        state.random.news++;
        return game.view(state, seat);
      },
    };
    expect(() => playWithTwin(restless, setUp(game, 0), randomBot, 'twin/0')).toThrow(/looking at it changed/);
  });

  it('is told apart when a rebuilt position comes out otherwise', () => {
    let copies = 0;
    const forgetful: AnyGame = {
      ...game,
      copy(state) {
        const copy = game.copy(state);
        copy.random.a += ++copies > 40 ? 1 : 0;
        return copy;
      },
    };
    expect(() => playWithTwin(forgetful, setUp(game, 0), randomBot, 'twin/0')).toThrow(/another state/);
  });

  it('is told apart when the text of a choice does not lead back to it', () => {
    const mute: AnyGame = { ...game, choiceFrom: () => undefined };
    expect(() => playWithTwin(mute, setUp(game, 0), randomBot, 'twin/0')).toThrow(/lead back/);
  });
});

describe('plain data', () => {
  const one = { seats: ['red', 'blue'], random: { a: 1, news: 0 }, none: null };

  it('are the same if nothing differs', () => {
    expect(isSame(one, structuredClone(one))).toBe(true);
  });

  it.each([
    { ...one, none: undefined },
    { ...one, seats: ['red'] },
    { ...one, seats: ['red', 'green'] },
    { ...one, seats: { 0: 'red', 1: 'blue' } },
    { ...one, random: { a: 1, news: 1 } },
    { ...one, random: { news: 0, a: 1 } },
    { ...one, more: 1 },
    [one],
    null,
  ])('are not the same as %j', (other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
