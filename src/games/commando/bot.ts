/** The scripted player. */
import { below, type Random } from '../../kernel/dice.ts';
import type { Question } from '../../kernel/game.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function policy(_s: State, _seat: string, _question: Question<State, Choice>, choices: readonly Choice[], random: Random): Choice {
  return choices[below(random, choices.length)] as Choice;
}
