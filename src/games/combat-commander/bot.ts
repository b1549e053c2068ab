/** The scripted player. */
import type { Random } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import type { State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(_state: State, _seat: Seat, _question: Question, choices: readonly Choice[], _random: Random): Choice {
  const [first] = choices;
  if (!first) throw new Error('There is nothing to choose from.');
  return first;
}
