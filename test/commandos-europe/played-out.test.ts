/** What is played out follows from events alone: folded over the view before a step, they make the view after it, in everything that is drawn. */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { after } from '../../src/games/commandos-europe/face/playing/after.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import type { View } from '../../src/games/commandos-europe/view.ts';
import { howMany } from '../how-many.ts';
import { followGames } from '../played-out.ts';

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

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const { steps, untold } = followGames({ game: GAME, games: GAMES_PLAYED, seats: ['commander'], after, drawn });
  expect(steps).toBeGreaterThan(150);
  expect([...untold.values()]).toEqual([]);
});
