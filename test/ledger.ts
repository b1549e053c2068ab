/** Rule tests: each says which rows of a game's ledger it proves. ledger.test.ts compares them with the rulebook. */
import { it } from 'vitest';

export function rule(_rows: string | readonly string[], title: string, play: () => void): void {
  it(title, play);
}
