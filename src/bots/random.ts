/** The Recruit's yardstick and the fuzzer's hand: any legal choice, each equally likely. */
import { below, type Random } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState } from '../kernel/game.ts';
import { legalChoices } from '../kernel/legality.ts';
import type { Match } from '../kernel/match.ts';

export function randomChoice<C>(choices: readonly C[], random: Random): C {
  if (choices.length === 0) throw new Error('There is nothing to choose from.');
  return choices[below(random, choices.length)] as C;
}

/** Plays on at random until the game is over or `most` decisions were made; says how many it made. */
export function playRandom<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  random: Random,
  most = match.game.longest,
): number {
  let made = 0;
  while (match.decision && made < most) {
    const { seats, question } = match.decision;
    match.choose(randomChoice(legalChoices(match.state, question), random), randomChoice(seats, random));
    made++;
  }
  return made;
}
