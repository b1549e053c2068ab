/** The list of legal choices, and the reasons for what is not in it: both from the same predicates. */
import { type Choice, type Question, type Refusal, refusal } from './game.ts';

/** Every legal choice, in the order in which the rule names its options. */
export function legalChoices<S, C extends Choice>(state: S, question: Question<S, C>): C[] {
  const legal: C[] = [];
  for (const option of question.options) {
    const exact = option.exact === true;
    for (const choice of option.candidates(state)) {
      if (exact || option.whyNot(state, choice) === undefined) legal.push(choice);
    }
  }
  return legal;
}

/** Why a choice is not possible at this question; undefined where it is. */
export function whyNot<S, C extends Choice>(state: S, question: Question<S, C>, choice: C): Refusal | undefined {
  const option = question.options.find((o) => o.kind === choice.kind);
  if (option) return option.whyNot(state, choice);
  return refusal('not-now', question.rule, { wanted: choice.kind, asked: question.asks });
}

/** Whether a seat would want to be stopped: at a window, only when there is something to play. */
export function worthStopping<S, C extends Choice>(state: S, question: Question<S, C>): boolean {
  if (question.pass === undefined) return true;
  return question.options.some(
    (option) =>
      !option.minor &&
      option.kind !== question.pass?.kind &&
      option.candidates(state).some((choice) => option.whyNot(state, choice) === undefined),
  );
}
