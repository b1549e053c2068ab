/** What is played out follows from events alone: folded over the view before a step, they make the view after it, in everything that is drawn. */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { after } from '../../src/games/v-commandos/face/playing/after.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import type { View } from '../../src/games/v-commandos/view.ts';
import type { Event } from '../../src/games/v-commandos/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { again, matchOf, mixedChoice, numbers, setupNumber } from '../games.ts';
import { howMany } from '../how-many.ts';

const GAME = anyGame(vCommandos);
const GAMES_PLAYED = howMany({ test: 18, soak: 720 });

/**
 * Left out, because nothing is drawn of it (how often tokens were handed round), because it is what the player has in hand (what is
 * going on, who spends how many points), or because it lies in a bag or a pile.
 */
function drawn(view: View) {
  const {
    doing: _inHand,
    handled: _often,
    phase: _moment,
    acting: _who,
    bag: _unseen,
    discards: _pile,
    events: _deck,
    hot: _heat,
    ...rest
  } = view;
  const { commandos, levels, escorts, box: _box, fallen: _fallen, ...others } = rest;
  return {
    ...others,
    commandos: commandos.map(({ points: _points, finished: _done, skilled: _used, since: _when, leftLevel: _where, ...each }) => each),
    levels: levels.map(({ cardsLeft: _deckLeft, ...level }) => level),
    escorts: escorts.filter(({ at }) => at !== ''),
  };
}

function differences(is: ReturnType<typeof drawn>, should: ReturnType<typeof drawn>): string[] {
  return Object.keys(should).filter((key) => JSON.stringify(Reflect.get(is, key)) !== JSON.stringify(Reflect.get(should, key)));
}

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const untold = new Map<string, string>();
  let steps = 0;
  for (const number of numbers(GAME, GAMES_PLAYED)) {
    const setup = setupNumber(GAME, number);
    const events: Event[] = [];
    const match = matchOf(GAME, setup, `played-out/${number}`, { tell: (event) => void events.push(event as Event) }, false);
    const random = randomFrom(`played-out/${number}`);
    const viewNow = () => match.game.view(match.state, 'commando-1') as View;
    events.splice(0);
    for (let before = viewNow(); match.decision; ) {
      const seat = match.decision.seats[0] ?? '';
      match.choose(mixedChoice(match, seat, match.choices(seat), random, number % 4), seat);
      const now = viewNow();
      const told = events.splice(0);
      if (told.length > 0) {
        steps++;
        const is = drawn(told.reduce<unknown>(after, before) as View);
        const should = drawn(now);
        for (const key of differences(is, should)) {
          const what = [key, JSON.stringify(Reflect.get(is, key)), JSON.stringify(Reflect.get(should, key))].join('\n');
          const line = `${what}\n${JSON.stringify(told)}\n${again('v-commandos/played-out', GAME, number, setup)}`;
          if (!untold.has(key)) untold.set(key, line);
        }
      }
      before = now;
    }
  }
  expect(steps).toBeGreaterThan(1000);
  expect([...untold.values()]).toEqual([]);
});
