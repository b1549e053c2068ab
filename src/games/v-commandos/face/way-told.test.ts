/** Whoever points at an arrow is told whose way it is, and by what they go it. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { aheadOf } from '../reckoning/ahead.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { describe } from './describe.ts';
import { wayThing } from './things.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

it.each([
  [false, /^When the enemy moves: nobody is seen, so the event card sends them (north|east|south|west)\.$/],
  [true, /^In the enemy’s move: the shortest way to your nearest visible commando/],
])('somebody is seen: %s', (visible, why) => {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'green',
      phase: 'commandos',
      turn: 2,
      levels: { barracks: { event: 'rain-1', tiles: { 'barracks-9': { enemies: { mp40: 2 } }, 'barracks-5': { enemies: { mp40: 1 } } } } },
      commandos: { sapper: { at: 'barracks-1', visible } },
    },
    randomFrom('ways'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const seen = view(arranged.value, arranged.value.commandos[0]?.seat);
  const [walk] = aheadOf(seen).walks;
  if (!walk) throw new Error('Nobody walks.');
  const told = describe(seen, wayThing(walk.from, walk.to, false), ENGLISH);
  expect(told?.title).toMatch(/^Patrol of \d: .* → /);
  expect(told?.lines[0]?.text).toMatch(why);
  expect(told?.lines[0]?.rule).toBe('7.4');
});
