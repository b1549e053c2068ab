/** What is played out follows from events alone: folded over the view before a step, they make the view after it, in everything that is drawn. */
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { after } from '../../src/games/v-commandos/face/playing/after.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import type { View } from '../../src/games/v-commandos/view.ts';
import { howMany } from '../how-many.ts';
import { followGames } from '../played-out.ts';

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
    commandos: commandos.map(
      ({ points: _points, inHand: _taken, finished: _done, skilled: _used, since: _when, leftLevel: _where, ...each }) => each,
    ),
    levels: levels.map(({ cardsLeft: _deckLeft, ...level }) => level),
    escorts: escorts.filter(({ at }) => at !== ''),
  };
}

it(`makes the view after each step from the view before it and its events, in ${GAMES_PLAYED} games`, () => {
  const { steps, untold } = followGames({ game: GAME, games: GAMES_PLAYED, seats: ['commando-1'], after, drawn });
  expect(steps).toBeGreaterThan(1000);
  expect([...untold.values()]).toEqual([]);
});
