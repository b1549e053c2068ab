/** A plain player: whatever is asked, the first choice. */
import type { Random } from '../../kernel/dice.ts';
import { entryOf } from '../../kernel/listed.ts';
import type { State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(_state: State, _seat: string, _question: Question, choices: readonly Choice[], _random: Random): Choice {
  return entryOf(choices, 0, 'choice');
}
