/** Moments of one and the same fight, as the scripted player would make it, at which a question of some kind is asked. */
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { combatCommander } from '../game.ts';
import type { State } from '../state.ts';
import { type Choice, choiceText, type Event } from '../vocabulary.ts';

export type Fight = Match<State, Choice, Event>;

const begun = (): Fight => {
  const setup = { id: 'first-light', options: {} };
  return new Match(combatCommander, combatCommander.begin(setup, randomFrom('errands')), {});
};

export function offersIn(match: Fight): Offer[] {
  return match.choices().map((choice) => ({ text: choiceText(choice), choice }));
}

/** As the scripted player would, until a question of that kind. */
export function* momentsAsking(asks: readonly string[], most: number): Generator<Fight> {
  const match = begun();
  const random = randomFrom('errands too');
  for (let made = 0; made < most && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    if (asks.includes(question.asks)) yield match;
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
}
