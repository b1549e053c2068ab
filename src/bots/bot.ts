/** Players without a chair. A bot draws from its own dice, never from the game's, and uses nothing that its seat cannot see. */
import type { Random } from '../kernel/dice.ts';
import type { Choice, Game, GameEvent, GameState, Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { randomChoice } from './random.ts';
import { type Budget, searchChoice } from './search.ts';

export interface Bot {
  readonly id: string;
  /** It tries things out, and needs a match that can be taken back. */
  readonly looksAhead?: true;
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
    return game.player.policy(state, seat, decision.question, choices, random);
  },
};

/** Another scripted player that a game brings with it. */
function scriptedBot(id: string): Bot {
  return {
    id,
    choose({ game, state, decision }, seat, choices, random) {
      const policy = policyOf(game, id);
      if (!decision || !policy) throw new Error(`${game.id} has no player "${id}".`);
      return policy(state, seat, decision.question, choices, random);
    },
  };
}

/** The budget counts iterations, not time, so that the same dice give the same choice. */
export function searchBot(budget: Budget, id = 'search'): Bot {
  return { id, looksAhead: true, choose: (match, seat, choices, random) => searchChoice(match, seat, choices, random, budget) };
}

const SEARCH: Budget = { iterations: 500, horizon: 60 };

export const BOTS: readonly Bot[] = [randomBot, sergeant, searchBot(SEARCH)];

/** The same player, who looks ahead no longer than he may. */
export function hurried(bot: Bot, isOver: () => boolean): Bot {
  return bot.looksAhead ? searchBot({ ...SEARCH, isOver }, bot.id) : bot;
}

/** A bot that plays any game, or one that this game brings with it. */
export function botFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { player }: Pick<Game<S, C, E>, 'player'>,
  id: string,
): Bot | undefined {
  return BOTS.find((bot) => bot.id === id) ?? (policyOf({ player }, id) ? scriptedBot(id) : undefined);
}

/** The id may come from anywhere: `constructor` is no player. */
function policyOf<S extends GameState, C extends Choice, E extends GameEvent>(
  { player: { others } }: Pick<Game<S, C, E>, 'player'>,
  id: string,
) {
  return others && Object.hasOwn(others, id) ? others[id] : undefined;
}

/** Whether a player of that name tries things out, which takes its time. */
export function looksAhead(id: string): boolean {
  return BOTS.some((bot) => bot.id === id && bot.looksAhead === true);
}

/** Those that are worth offering: where a game is too large to be searched, none that looks ahead. */
export function botsOf<S extends GameState, C extends Choice, E extends GameEvent>({ player }: Pick<Game<S, C, E>, 'player'>): string[] {
  return [...BOTS.filter((bot) => !bot.looksAhead || !player.isTooLargeToSearch).map(({ id }) => id), ...Object.keys(player.others ?? {})];
}
