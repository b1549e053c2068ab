/** What goes by itself for whoever likes it: where a shot can be taken in one way only, or nobody would take it otherwise. */
import { legalChoices } from '../../kernel/legality.ts';
import { assaultQuestion, canFireTogether, firingQuestion } from './rules/fire/order.ts';
import { now, type State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function plainAnswer(state: State, asks: string): Choice | undefined {
  switch (asks) {
    case 'fire':
      return onlyOf(legalChoices(state, firingQuestion, now(state, 'fire')?.side ?? ''));
    case 'assault-fire':
      return onlyOf(legalChoices(state, assaultQuestion, now(state, 'fire')?.side ?? ''));
    case 'fire-group':
      return isOneShot(state) && canFireTogether(state) ? { kind: 'fire-all' } : undefined;
    default:
      return undefined;
  }
}

/** O14.4 Who was ordered to fire has to: with one target there is nothing to choose. */
function onlyOf([only, another]: readonly Choice[]): Choice | undefined {
  return another === undefined && only?.kind === 'target' ? only : undefined;
}

/** A26, A33.3 Whoever is left out does not fire at all; in a Fire Order he could fire by himself afterwards. */
function isOneShot(state: State): boolean {
  return now(state, 'fire')?.by !== 'order';
}
