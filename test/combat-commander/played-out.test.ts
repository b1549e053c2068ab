/**
 * What is played out follows from events alone: folded over the view before a step, they make the view after it, in
 * everything that is drawn; for either seat, and for whoever watches.
 */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { after } from '../../src/games/combat-commander/face/playing/after.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { View } from '../../src/games/combat-commander/view.ts';
import type { Event } from '../../src/games/combat-commander/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { again, matchOf, mixedChoice, numbers, setupNumber } from '../games.ts';
import { howMany } from '../how-many.ts';

const GAME = anyGame(combatCommander);
const GAMES_PLAYED = howMany({ test: 9, soak: 200 });

/**
 * Left out, because nothing is drawn of it (who was the last in a fortification, whether a side has recovered), because it is
 * what the player has in hand (what is going on, what is still to be set up or to come in), or because it follows from what is drawn.
 */
function drawn(view: View) {
  const { doing: _inHand, toSetUp: _inTheBox, draft: _sheet, shown: _inQuestion, chitsLeft: _cup, mineStrength: _word, ...rest } = view;
  const { phase: _moment, reinforcements: _track, units, fortifications, sides, weapons, ...others } = rest;
  const seenOf = ({ recovered: _turn, casualties, ...side }: View['sides']['axis']) => ({ ...side, casualties: casualties.toSorted() });
  return {
    ...others,
    weapons: weapons.toSorted(),
    units: units.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    fortifications: fortifications.map(({ holder: _last, ...each }) => each),
    axis: seenOf(sides.axis),
    allies: seenOf(sides.allies),
  };
}

function differences(is: ReturnType<typeof drawn>, should: ReturnType<typeof drawn>): string[] {
  return Object.keys(should).filter((key) => JSON.stringify(Reflect.get(is, key)) !== JSON.stringify(Reflect.get(should, key)));
}

const isFor = (event: Event, seat: string | undefined) => event.to === undefined || (seat !== undefined && event.to.includes(seat));

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const untold = new Map<string, string>();
  const seats = [...SIDES, undefined];
  let steps = 0;
  for (const number of numbers(GAME, GAMES_PLAYED)) {
    const setup = setupNumber(GAME, number);
    if (setup.id === 'random') continue;
    const events: Event[] = [];
    const match = matchOf(GAME, setup, `played-out/${number}`, { tell: (event) => void events.push(event as Event) }, false);
    const random = randomFrom(`played-out/${number}`);
    const viewsNow = () => seats.map((seat) => match.game.view(match.state, seat) as View);
    events.splice(0);
    for (let before = viewsNow(); match.decision; ) {
      const seat = match.decision.seats[0] ?? '';
      match.choose(mixedChoice(match, seat, match.choices(seat), random, number % 4), seat);
      const now = viewsNow();
      const told = events.splice(0);
      if (told.length > 0) {
        steps++;
        seats.forEach((who, i) => {
          const heard = told.filter((event) => isFor(event, who));
          const is = drawn(heard.reduce<unknown>(after, before[i]) as View);
          const should = drawn(now[i] as View);
          for (const key of differences(is, should)) {
            const what = [key, JSON.stringify(Reflect.get(is, key)), JSON.stringify(Reflect.get(should, key))].join('\n');
            const line = `${what}\n${JSON.stringify(told)}\n${again('combat-commander/played-out', GAME, number, setup)}`;
            if (!untold.has(key)) untold.set(key, line);
          }
        });
      }
      before = now;
    }
  }
  expect(steps).toBeGreaterThan(1000);
  expect([...untold.values()]).toEqual([]);
});
