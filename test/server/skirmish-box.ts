/** Skirmish as it could stand on the shelf: two seats with hidden hands, windows, something to forecast, and a few words. */
import { anyGame, type Box } from '../../src/games/box.ts';
import type { Game, Stake } from '../../src/kernel/game.ts';
import { skirmish } from '../skirmish/game.ts';
import { type Choice, type Event, now, type State } from '../skirmish/state.ts';

const FIRE: Stake<State, Event> = {
  id: 'fire',
  isOpen: (state) => now(state, 'fire') !== undefined,
  decidedBy: ({ type }) => {
    if (type === 'eliminated') return 'hit';
    return type === 'discarded' ? 'miss' : undefined;
  },
};

const REASONS = [
  ['not-in-hand', 'You do not hold {{card}}.', 'Vous n’avez pas {{card}} en main.'],
  ['no-target', 'Nothing is within {{range}} squares.', 'Rien à moins de {{range}} cases.'],
  ['not-yours', '{{squad}} is not yours.', '{{squad}} n’est pas à vous.'],
  ['already-chosen', 'It is chosen already.', 'Il est déjà choisi.'],
  ['out-of-range', 'That is further than {{range}} squares.', 'C’est à plus de {{range}} cases.'],
  ['nobody-chosen', 'Nobody is chosen yet.', 'Personne n’est encore choisi.'],
  ['no-steps-left', '{{squad}} has no steps left.', '{{squad}} n’a plus de pas à faire.'],
  ['gone', '{{squad}} is gone.', '{{squad}} n’est plus là.'],
  ['no-enemy', '{{squad}} is no enemy.', '{{squad}} n’est pas un ennemi.'],
  ['not-a-fire-card', '{{card}} does not fire.', '{{card}} ne tire pas.'],
] as const;

export const SKIRMISH_GAME: Game<State, Choice, Event> = { ...skirmish, player: { ...skirmish.player, stakes: [FIRE] } };

export function boxOf(game: Game<State, Choice, Event>): Box {
  return {
    game: anyGame(game),
    dice: (event) => ('die' in event && event.type === 'rolled' ? [{ who: 'table', sides: 6, faces: [Number(event.die)] }] : []),
    texts: {
      en: [{ setup: { duel: 'Duel', trio: 'Three at a table' }, refusal: Object.fromEntries(REASONS.map(([code, en]) => [code, en])) }],
      fr: [{ setup: { duel: 'Duel', trio: 'À trois' }, refusal: Object.fromEntries(REASONS.map(([code, , fr]) => [code, fr])) }],
    },
    terminal: { situation: () => [], map: () => [] },
  };
}

export const SKIRMISH: Box = boxOf(SKIRMISH_GAME);
