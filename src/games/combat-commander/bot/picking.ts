/** Picking from what is offered. */
import type { Choice, ChoiceKind, ChoiceOf } from '../vocabulary.ts';

function isKind<K extends ChoiceKind>(choice: Choice, kind: K): choice is ChoiceOf<K> {
  return choice.kind === kind;
}

/** The first choice of a kind. */
export function pickKind<K extends ChoiceKind>(choices: readonly Choice[], kind: K): ChoiceOf<K> | undefined {
  for (const choice of choices) if (isKind(choice, kind)) return choice;
  return undefined;
}

/** The choice of a kind that is worth most. */
export function pickBest<K extends ChoiceKind>(
  choices: readonly Choice[],
  kind: K,
  worthOf: (choice: ChoiceOf<K>) => number,
): { readonly choice: ChoiceOf<K>; readonly worth: number } | undefined {
  let best: { readonly choice: ChoiceOf<K>; readonly worth: number } | undefined;
  for (const choice of choices) {
    if (!isKind(choice, kind)) continue;
    const worth = worthOf(choice);
    if (best === undefined || worth > best.worth) best = { choice, worth };
  }
  return best;
}

export function pickUnit(choices: readonly Choice[], unit: string): Choice | undefined {
  return choices.find((choice) => 'unit' in choice && choice.unit === unit);
}
