/**
 * Games beside their twins, random and scripted, over all set-ups and options: rebuilt after every choice, and opened again
 * from a save. `npm test` plays 60 of each game, `npm run soak -- --all` 600.
 */
import { describe, expect, it } from 'vitest';
import { randomBot, sergeant } from '../src/bots/bot.ts';
import { stopsWhereUseful } from '../src/kernel/chronicle.ts';
import { reasonOf } from '../src/lab/games.ts';
import { playWithTwin } from '../src/lab/twin.ts';
import { again, GAMES, numbers, roundOf, setupNumber } from './games.ts';
import { howMany, progress } from './how-many.ts';

const GAMES_BESIDE_TWINS = howMany({ test: 60, soak: 600 });
/** One game in so many is played at a table that passes windows by itself where there is nothing to play. */
const PASSING = 4;

describe.each(GAMES)('$id', ({ game }) => {
  it(`is the same game rebuilt after every choice, and opened from a save, ${GAMES_BESIDE_TWINS} times`, () => {
    for (const number of numbers(game, GAMES_BESIDE_TWINS)) {
      const setup = setupNumber(game, number);
      const bot = roundOf(game, number) % 2 === 0 ? randomBot : sergeant;
      try {
        const decisions = playWithTwin(game, setup, bot, `twin/${number}`, number % PASSING === 0 ? stopsWhereUseful : undefined);
        expect(decisions).toBeGreaterThan(0);
        progress(`games of ${game.id} beside their twins`, number + 1, GAMES_BESIDE_TWINS);
      } catch (error) {
        expect.fail(`${again('twin', game, number, setup)}\n${reasonOf(error)}`);
      }
    }
  });
});
