/** Who plays the seats at which nobody sits, and when it is their turn: at the terminal, in the laboratory and at the server alike. */
import { below, type Random } from '../kernel/dice.ts';
import type { Choice, Game, GameEvent, GameState, Seat } from '../kernel/game.ts';
import { legalChoices } from '../kernel/legality.ts';
import type { Answer, Match } from '../kernel/match.ts';
import { type Bot, botFor } from './bot.ts';

export type BotsBySeat = ReadonlyMap<Seat, Bot>;

/** The players that are named for some seats; one whom nobody knows is left out. */
export function botsAt<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Pick<Game<S, C, E>, 'player'>,
  named: readonly { readonly seat: Seat; readonly bot: string }[],
): BotsBySeat {
  return new Map(
    named.flatMap(({ seat, bot }): [Seat, Bot][] => {
      const found = botFor(game, bot);
      return found ? [[seat, found]] : [];
    }),
  );
}

/** What a bot answers now; undefined where nobody is asked, or somebody is who is no bot. */
export function botAnswer<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  bots: BotsBySeat,
  random: Random,
): Answer<C> | undefined {
  const { decision, state } = match;
  if (!decision) return undefined;
  const { seats, question } = decision;
  const choicesOf = (seat: Seat) => legalChoices(state, question, seat);
  // In an open question people go first. A window is no race: it closes only when everybody has answered.
  const isForPeople = question.pass === undefined && seats.some((seat) => !bots.has(seat) && choicesOf(seat).length > 0);
  if (isForPeople) return undefined;
  const { game } = match;
  const next =
    seats.length === 1
      ? undefined
      : game.player.nextToChoose?.(
          state,
          question,
          seats.filter((seat) => bots.has(seat)),
        );
  // Where several bots may answer and none of them comes first, any of them does.
  const first = next !== undefined ? seats.indexOf(next) : seats.length === 1 ? 0 : below(random, seats.length);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(first + i) % seats.length] as Seat;
    const bot = bots.get(seat);
    const choices = bot && choicesOf(seat);
    if (choices && choices.length > 0) return { seat, choice: bot.choose(match, seat, choices, random) };
  }
  return undefined;
}
