/** The Recruit's yardstick and the fuzzer's hand: any legal choice, each equally likely. */

import { below, type Random } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState } from '../kernel/game.ts';
import { anyLegalChoice } from '../kernel/legality.ts';
import { entryOf } from '../kernel/listed.ts';
import type { Answer, Match } from '../kernel/match.ts';

export function randomChoice<C>(choices: readonly C[], random: Random): C {
  if (choices.length === 0) throw new Error('There is nothing to choose from.');
  return choices[below(random, choices.length)] as C;
}

/** Any legal answer of any seat that has one. */
export function randomAnswer<S extends GameState, C extends Choice, E extends GameEvent>(
  { state, decision }: Match<S, C, E>,
  random: Random,
): Answer<C> {
  if (!decision) throw new Error('The game is over: there is nothing to choose.');
  const { seats, question } = decision;
  let first = seats.length === 1 ? 0 : below(random, seats.length);
  for (const _ of seats) {
    const seat = entryOf(seats, first++ % seats.length, 'seat');
    const choice = anyLegalChoice(state, question, seat, random);
    if (choice !== undefined) return { seat, choice };
  }
  throw new Error(`Nobody can answer "${question.asks}" (${question.rule}).`);
}

/** Plays on at random until the game is over or `most` decisions were made; says how many it made. */
export function playRandom<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  random: Random,
  most = match.game.lab.longest,
): number {
  let made = 0;
  while (match.decision && made < most) {
    const { choice, seat } = randomAnswer(match, random);
    match.choose(choice, seat);
    made++;
  }
  return made;
}
