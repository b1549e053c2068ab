/** The operation that a game was begun with: it goes on with that, whatever the shelf has by then. */
import { frozen } from '../../../kernel/frozen.ts';
import type { KeptContent } from '../../../kernel/game.ts';
import type { State } from '../state.ts';
import file from './former.json' with { type: 'json' };
import { OperationFile } from './operation-file.ts';
import { fileOnShelf, withCards } from './operations.ts';

/**
 * Under these rules positions did not keep it yet, and former.json was on the shelf, with the level cards of today: whoever changes
 * one of those cards puts the old one there, as `own`.
 */
const FORMER_RULES = '1.3.0';
const FORMER: ReadonlyMap<string, unknown> = new Map(Object.entries(file));

function formerFile(setup: string): OperationFile | undefined {
  const data = FORMER.get(setup);
  if (data === undefined) return undefined;
  const former = OperationFile.parse(data);
  return former.own ? former : withCards(former);
}

export const kept: KeptContent<State> = {
  of: ({ setup, own }) => (own === undefined ? fileOnShelf(setup) : undefined),
  put: (state, content) => ({ ...state, own: frozen(OperationFile.parse(content)) }),
  before: (rules, { setup, own }) => (rules === FORMER_RULES && own === undefined ? formerFile(setup) : undefined),
};
