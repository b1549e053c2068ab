/** Rule tests: each says which rows of a game's ledger it proves. A proof counts once its test has run and passed. */
import { it } from 'vitest';
import type { Ledger } from './proofs.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The rows that this test proves. */
    rows?: readonly string[];
    /** The ledger of a game, for whoever compares it with the proofs. */
    ledger?: Ledger;
  }
}

export function rule(rows: string | readonly string[], title: string, play: () => void): void {
  it(title, ({ task }) => {
    task.meta.rows = typeof rows === 'string' ? [rows] : rows;
    play();
  });
}
