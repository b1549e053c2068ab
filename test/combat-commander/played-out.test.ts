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
import { howMany } from '../how-many.ts';
import { followGames } from '../played-out.ts';

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

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const { steps, untold } = followGames({ game: GAME, games: GAMES_PLAYED, seats: [...SIDES, undefined], without: 'random', after, drawn });
  expect(steps).toBeGreaterThan(1000);
  expect([...untold.values()]).toEqual([]);
});
