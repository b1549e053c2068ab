/**
 * A game played beside its twin: after every choice the position is rebuilt from checkpoint and choices, and at the end
 * once more from the seed and all choices. State, decision and views must be the same, byte for byte.
 */
import type { Bot } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Setup } from '../kernel/game.ts';
import { type Answer, Match } from '../kernel/match.ts';
import { seatsOf } from '../kernel/setup.ts';
import { answerOf, seating } from './games.ts';

type AnyMatch = Match<GameState, Choice, GameEvent>;

/** Plays a whole game; throws where something is not as it should be. Says how many decisions it had. */
export function playWithTwin(game: AnyGame, setup: Setup, bot: Bot, seed: string): number {
  const begin = () => game.begin(setup, randomFrom(seed));
  const live: AnyMatch = new Match(game, begin());
  const botOfSeat = seating(game, setup, [bot]);
  const random = randomFrom(`${seed} bots`);
  const all: Answer<Choice>[] = [];
  while (live.decision) {
    if (all.length >= game.lab.longest) throw new Error(`The game is not over after ${game.lab.longest} decisions.`);
    checkChoices(live);
    const given = answerOf(live, botOfSeat, random);
    live.choose(given.choice, given.seat);
    all.push(given);
    same(
      Match.resume(game, live.position()),
      live,
      setup,
      `After choice ${all.length} (${game.choiceText(given.choice)}) the rebuilt position`,
    );
  }
  same(Match.resume(game, { checkpoint: begin(), since: all }, {}, false), live, setup, 'The game replayed from its seed');
  return all.length;
}

/** At least one choice, no two alike, each with a text that leads back to it; and looking changes nothing. */
function checkChoices(match: AnyMatch): void {
  const { game, state, decision } = match;
  if (!decision) return;
  const before = JSON.stringify(state);
  const { seats, question } = decision;
  const lists = seats.map((seat) => match.choices(seat).map((choice) => game.choiceText(choice)));
  const texts = lists.flat();
  if (texts.length === 0) throw new Error(`${question.asks} (${question.rule}) offers no choice.`);
  if (lists.some((list) => new Set(list).size < list.length))
    throw new Error(`${question.asks} (${question.rule}) offers a choice twice: ${texts.join(', ')}.`);
  for (const text of texts) {
    const choice = game.choiceFrom(text);
    if (!choice || game.choiceText(choice) !== text) throw new Error(`The text "${text}" does not lead back to its choice.`);
  }
  if (JSON.stringify(state) !== before) throw new Error(`Listing the choices of ${question.asks} (${question.rule}) changed the state.`);
}

function same(twin: AnyMatch, live: AnyMatch, setup: Setup, what: string): void {
  if (told(twin, setup) !== told(live, setup)) throw new Error(`${what} is not the live one.`);
}

/** Everything that can be asked of a match, as text. */
function told(match: AnyMatch, setup: Setup): string {
  const { game, state, decision, outcome } = match;
  const question = decision?.question;
  const choices = decision?.seats.map((seat) => match.choices(seat).map((choice) => game.choiceText(choice)));
  const views = [...seatsOf(game, setup), undefined].map((seat) => game.view(state, seat));
  return JSON.stringify([state, decision?.seats, question?.asks, question?.rule, choices, outcome, views]);
}
