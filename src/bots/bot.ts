/** Players without a chair. A bot draws from its own dice, never from the game's, and uses nothing that its seat cannot see. */
import type { Random } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { randomChoice } from './random.ts';
import { type Budget, searchChoice } from './search.ts';

export interface Bot {
  readonly id: string;
  /** One of the choices, which are the legal ones and at least one. The match is left as it was. */
  choose<S extends GameState, C extends Choice, E extends GameEvent>(
    match: Match<S, C, E>,
    seat: Seat,
    choices: readonly C[],
    random: Random,
  ): C;
}

export const randomBot: Bot = {
  id: 'random',
  choose: (_match, _seat, choices, random) => randomChoice(choices, random),
};

/** The game's scripted policy. */
export const sergeant: Bot = {
  id: 'sergeant',
  choose({ game, state, decision }, seat, choices, random) {
    if (!decision) throw new Error('The game is over: there is nothing to choose.');
    return game.policy(state, seat, decision.question, choices, random);
  },
};

/** The budget counts iterations, not time, so that the same dice give the same choice. */
export function searchBot(budget: Budget, id = 'search'): Bot {
  return { id, choose: (match, seat, choices, random) => searchChoice(match, seat, choices, random, budget) };
}

export const BOTS: readonly Bot[] = [randomBot, sergeant, searchBot({ iterations: 500, horizon: 60 })];
