/**
 * Why the scripted player would choose what it chooses: the reckoning that decided, with its figures.
 * It is asked after the choice, so it may take its time; like the policy it looks at nothing the player cannot see.
 */
import type { Advice, Question } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { answer } from '../bot.ts';
import type { State } from '../state.ts';
import { type Choice, choiceText } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { inBattle } from './reasons-battle.ts';
import { atCards } from './reasons-cards.ts';
import { forMoving } from './reasons-march.ts';
import { forOperation } from './reasons-plan.ts';
import { forForce, forRecruiting } from './reasons-recruit.ts';

export function reason(
  s: State,
  seat: string,
  question: Question<State, Choice>,
  choice: Choice,
  together: readonly Choice[] = [],
): Advice {
  const { asks, rule } = question;
  const choices = legalChoices(s, question, seat);
  // Where there is one base to set out from, it is still worth knowing what for.
  if (choices.length === 1) return (asks === 'operation' ? because(s, asks, choice, choices) : undefined) ?? advise('only-choice', rule);
  const wanted = answer(s, asks, choices) ?? choices[0];
  if (wanted === undefined || choiceText(wanted) !== choiceText(choice)) return advise('another-way', rule);
  return because(s, asks, choice, choices, together) ?? advise('no-better', rule);
}

/** Undefined where no reckoning spoke for the choice. */
function because(s: State, asks: string, choice: Choice, choices: readonly Choice[], together: readonly Choice[] = []): Advice | undefined {
  switch (asks) {
    case 'recruiting':
      return forForce(s, together) ?? forRecruiting(s, choice);
    case 'operation':
    case 'force':
    case 'emplaning':
    case 'boarding':
    case 'turnaround':
      return forOperation(s, asks, choice);
    case 'drop':
    case 'landing':
    case 'movement':
    case 'debarking':
      return forMoving(s, choice, choices, together);
    case 'full-firepower':
    case 'opfor-line':
    case 'line':
    case 'fire':
    case 'leader':
      return inBattle(s, asks, choice);
    default:
      return atCards(s, asks, choice, choices);
  }
}
