/** Rows of the ledger that no test can prove, and why. */
import type { RuleId } from '../../kernel/game.ts';

export const UNTESTABLE: Readonly<Record<RuleId, string>> = {
  '1.2a': 'a definition of words: what follows from it stands in the rows that use them',
};
