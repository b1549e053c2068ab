import { CompiledQuery, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Schema } from './schema.ts';

/** A transaction that writes. */
export async function writing<T>(engine: Engine, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  // Not even for a moment where there is nothing to assure: whoever asks for something later must not come first.
  if (engine.assure) await engine.assure();
  engine.checkPlace?.();
  let count = 0;
  const answer = await engine.db.transaction().execute(async (tx) => {
    count = await beat(tx);
    return work(tx);
  });
  engine.note?.(count);
  // It may have been moved meanwhile.
  engine.checkPlace?.();
  return answer;
}

/**
 * What writes begins with it. On PostgreSQL such transactions come one after the other by that, as on SQLite they do by
 * themselves, so that whatever is added up is added up from what stands; and the count says how far the database has come.
 */
async function beat(tx: Transaction<Schema>): Promise<number> {
  const { rows } = await tx.executeQuery<{ count: number }>(BEAT);
  const [row] = rows;
  // It was there from the beginning: what lacks it was damaged.
  if (!row) throw new StoreFault('database-damaged');
  return row.count;
}

const BEAT = CompiledQuery.raw('update pulse set count = count + 1 where id = 1 returning count');
