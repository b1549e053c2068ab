/** The scripted player. */
import type { Random } from '../../kernel/dice.ts';
import { below } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import { entryOf } from '../../kernel/listed.ts';
import type { State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(_: State, __: Seat, ___: Question, choices: readonly Choice[], random: Random): Choice {
  return entryOf(choices, below(random, choices.length), 'choice');
}
