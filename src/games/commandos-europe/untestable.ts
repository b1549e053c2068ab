/** Rows of the ledger that no test can prove, and why. */
import type { RuleId } from '../../kernel/game.ts';

export const UNTESTABLE: Readonly<Record<RuleId, string>> = {
  '1.0a': 'what the game is about: no obligation',
  '1.1a': 'what a hex and a turn stand for: nothing in the rules depends on it',
};
