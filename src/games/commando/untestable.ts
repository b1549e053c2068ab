/** Rows of the ledger that no test can prove, and why: flavour, and the physical handling of pieces. */
import type { RuleId } from '../../kernel/game.ts';

export const UNTESTABLE: Readonly<Record<RuleId, string>> = {
  '1.0d': 'physical dice: the table rolls them',
  '3.0l': 'physical handling: there is no container on a screen',
};
