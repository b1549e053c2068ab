/** The ledger of a game: one row for each obligation of its rulebook. A row is whatever has a gist; what it asks for is told there. */
import type { RuleId } from '../kernel/game.ts';
import { sentencesIn } from '../words/texts.ts';
import type { Box } from './box.ts';

export interface LedgerRow {
  readonly id: RuleId;
  /** Why no test can prove it. */
  readonly untestable?: string | undefined;
}

const GIST = 'rule ';

export function ledgerOf({ texts, untestable = {} }: Pick<Box, 'texts' | 'untestable'>): readonly LedgerRow[] {
  const gists = [...sentencesIn(...texts.en).keys()].filter((key) => key.startsWith(GIST));
  return gists.map((key) => key.slice(GIST.length)).map((id) => ({ id, untestable: untestable[id] }));
}

/** The paragraph that a row belongs to: its number without the letter. */
export function paragraphOf(row: RuleId): RuleId {
  return row.replace(/[a-z]+$/, '');
}
