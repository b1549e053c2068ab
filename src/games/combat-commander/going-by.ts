/** What goes by itself for whoever likes it: where a shot can be taken in one way only, or nobody would take it otherwise. */
import { legalChoices } from '../../kernel/legality.ts';
import { hexNamed } from './content/battle-map.ts';
import { onlyOneToActivate } from './rules/activation.ts';
import { isGroupAsked } from './rules/fire/group.ts';
import { canFireTogether, firingQuestion } from './rules/fire/order.ts';
import { now, type State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function plainAnswer(state: State, asks: string): Choice | undefined {
  switch (asks) {
    case 'activate':
      return onlyToActivate(state);
    case 'fire':
      return onlyTarget(state);
    case 'fire-group':
      return isOneShot(state) && canFireTogether(state) ? { kind: 'fire-all' } : undefined;
    default:
      return undefined;
  }
}

/** O14.1 The card is played, and one alone can carry it out. */
function onlyToActivate(state: State): Choice | undefined {
  const unit = onlyOneToActivate(state);
  return unit === undefined ? undefined : { kind: 'activate', unit };
}

/** O14.4 Who was ordered to fire has to: with one target there is nothing to choose, if it is asked next who fires at it. Nobody's shot goes off unseen. */
function onlyTarget(state: State): Choice | undefined {
  const firing = now(state, 'fire');
  if (!firing) return undefined;
  const [only, another] = legalChoices(state, firingQuestion, firing.side);
  if (another !== undefined || only?.kind !== 'target') return undefined;
  return isGroupAsked(state, firing, hexNamed(only.hex)) ? only : undefined;
}

/** A26, A33.3 Whoever is left out does not fire at all; in a Fire Order he could fire by himself afterwards. */
function isOneShot(state: State): boolean {
  return now(state, 'fire')?.by !== 'order';
}
