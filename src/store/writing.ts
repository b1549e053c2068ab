/**
 * Transactions that write. On SQLite they come one after the other. On PostgreSQL they lock what they change, always in the
 * same order: tables by their ids, visitors (locks.ts), places, sums. Where two are in each other's way all the same, the
 * database undoes one of them, and that one is tried again.
 */
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Schema } from './schema.ts';

/** After so many clashes there is more amiss than bad luck. */
const MOST_ATTEMPTS = 8;
/** In milliseconds, at most, after the first clash; twice as long after the next. */
const PAUSE = 5;

/** What was read has changed before it could be locked. */
export class Clash extends Error {
  override readonly name = 'Clash';
}

export async function writing<T>(engine: Engine, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writingOnce(engine, work);
    } catch (error) {
      const isClash = error instanceof Clash || engine.isClash(error);
      if (!isClash) throw error;
      if (attempt === MOST_ATTEMPTS) throw new StoreFault('database-unreachable', { why: 'too many clashes' }, error);
      // Of two that clashed one comes first the next time.
      await setTimeout(Math.random() * PAUSE * 2 ** (attempt - 1));
    }
  }
}

async function writingOnce<T>(engine: Engine, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  // Not even for a moment where there is nothing to assure: whoever asks for something later must not come first.
  if (engine.assure) await engine.assure();
  engine.checkPlace?.();
  let count = 0;
  const answer = await engine.db.transaction().execute(async (tx) => {
    if (engine.note) count = await beat(tx);
    return work(tx);
  });
  engine.note?.(count);
  // It may have been moved meanwhile.
  engine.checkPlace?.();
  return answer;
}

/** Writes one row, and says how many transactions have begun so. */
export async function beat(tx: Transaction<Schema>): Promise<number> {
  const { rows } = await tx.executeQuery<{ count: number }>(BEAT);
  const [row] = rows;
  // It was there from the beginning: what lacks it was damaged.
  if (!row) throw new StoreFault('database-damaged');
  return row.count;
}

const BEAT = CompiledQuery.raw('update pulse set count = count + 1 where id = 1 returning count');
