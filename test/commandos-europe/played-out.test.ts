/** What is played out follows from events alone: folded over the view before a step, they make the view after it, in everything that is drawn. */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { after } from '../../src/games/commandos-europe/face/playing/after.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import type { View } from '../../src/games/commandos-europe/view.ts';
import type { Event } from '../../src/games/commandos-europe/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { again, matchOf, mixedChoice, numbers, setupNumber } from '../games.ts';
import { howMany } from '../how-many.ts';

const GAME = anyGame(commandosEurope);
const GAMES_PLAYED = howMany({ test: 6, soak: 480 });

/**
 * Left out, because it is what the player has in hand (what is going on, what a piece has done in this turn, whose turn it is), or
 * because it lies in a cup; and whom the gear of a lost squad goes to, which nobody is told.
 */
function drawn(view: View) {
  const {
    phase: _moment,
    turn: _when,
    move: _inHand,
    fight: _fought,
    loss: _choosing,
    chase: _chased,
    aimed: _named,
    pool: _cup,
    basesTried: _tried,
    hearings: _count,
    escapes: _often,
    lostLately: _lately,
    wasForfeited: _last,
    ...rest
  } = view;
  const { pieces, enemies, mission, ...others } = rest;
  return {
    ...others,
    mission: mission && { id: mission.id, at: mission.at },
    pieces: pieces.map(({ id, at, detected, marker, gear }) => ({ id, at, detected, marker, gear })),
    enemies: enemies.map(({ id, at }) => ({ id, at })),
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
    const viewNow = () => match.game.view(match.state, 'commander') as View;
    events.splice(0);
    for (let before = viewNow(); match.decision; ) {
      match.choose(mixedChoice(match, 'commander', match.choices('commander'), random, number % 4), 'commander');
      const now = viewNow();
      const told = events.splice(0);
      if (told.length > 0) {
        steps++;
        const is = drawn(told.reduce<unknown>(after, before) as View);
        const should = drawn(now);
        for (const key of differences(is, should)) {
          const what = [key, JSON.stringify(Reflect.get(is, key)), JSON.stringify(Reflect.get(should, key))].join('\n');
          const line = `${what}\n${JSON.stringify(told)}\n${again('commandos-europe/played-out', GAME, number, setup)}`;
          if (!untold.has(key)) untold.set(key, line);
        }
      }
      before = now;
    }
  }
  expect(steps).toBeGreaterThan(150);
  expect([...untold.values()]).toEqual([]);
});
