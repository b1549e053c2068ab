/** The cards on the table: what the state names by id. */
import type { Level } from '../content/level.ts';
import type { Operation } from '../content/operation.ts';
import { operationOf } from '../content/operations.ts';
import type { State } from '../state.ts';

type Named = Pick<State, 'setup' | 'own' | 'rules'>;

export function operation({ setup, own, rules }: Named): Operation {
  return operationOf(setup, own, rules.difficulty);
}

export function levelCard(state: Named, id: string): Level {
  // Five at the most: to compare their names is faster than to look one up.
  for (const card of operation(state).cards) if (card.id === id) return card;
  throw new Error(`There is no level ${id} in this operation.`);
}

export const isFrench = ({ rules }: Pick<State, 'rules'>): boolean => rules.edition === 'french';
