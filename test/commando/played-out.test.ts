/**
 * What is played out follows from events alone: folded over the view before a step, they make the view after it, in
 * everything that is drawn.
 */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { after } from '../../src/games/commando/face/playing/after.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { View } from '../../src/games/commando/view.ts';
import { howMany } from '../how-many.ts';
import { followGames } from '../played-out.ts';

const GAME = anyGame(commando);
const GAMES_PLAYED = howMany({ test: 120, soak: 3000 });

/**
 * Left out, because nothing is drawn of it, or because it is what the player has in hand: what he is putting together or is
 * asked now is shown when everything else has been seen.
 */
function drawn({ units, objectives, battle, event, bin, ...view }: View, now: View, asks: string | undefined) {
  const isUntold = isOverUntold(now);
  const { operation: _inHand, missions: _pile, surprise: _inDice, ...rest } = view;
  return {
    ...rest,
    bin: bin.toSorted(),
    units: units.map(({ served: _past, ...unit }) => (isUntold ? { ...unit, aboard: '', panicked: false } : unit)),
    objectives: objectives.map((marker) => (isUntold ? { ...marker, carrier: '' } : marker)),
    event: event?.card,
    battle: battle && inBattle(battle, asks),
  };
}

/** Whose turn it is to fire, who is being put in line and what flies in are the player's to see when he is asked. */
function inBattle({ at, round, superiority, opfor, line, fired, supply, firing }: NonNullable<View['battle']>, asks: string | undefined) {
  const isBeingDrawnUp = asks === 'line' || asks === 'opfor-line';
  const enemies = isBeingDrawnUp ? opfor.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : opfor;
  return { at, round, superiority, opfor: enemies, line, supply, fired: fired.filter((id) => id !== firing) };
}

/** Where the Op is paid first, no event says that the operation is over: who rode, carried or shook is seen at the end of the step. */
function isOverUntold({ rules, operation }: View): boolean {
  return rules['op-paid'] === 'at-start' && operation === undefined;
}

/** What no event tells: it is seen when the step is over. By the part of the view, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  campaign: 'what a mission adds to the campaign is told with the page of its end',
  leadersToPlace: 'who came through the last mission is part of the campaign',
};

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const { steps, untold } = followGames({ game: GAME, games: GAMES_PLAYED, seats: [undefined], after, drawn });
  expect(steps).toBeGreaterThan(1000);
  expect([...untold].filter(([key]) => !(key in UNTOLD)).map(([, line]) => line)).toEqual([]);
  expect(Object.keys(UNTOLD).filter((key) => !untold.has(key))).toEqual([]);
});
