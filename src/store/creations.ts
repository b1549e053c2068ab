/** Writes new tables, several in one transaction: a hundred that are set up at once wait for the disk once. */
import type { Transaction } from 'kysely';
import type { Failed } from './batches.ts';
import { writeEntries } from './commits.ts';
import type { Engine } from './engine.ts';
import type { Kept } from './kept.ts';
import { seatInto, tableInto } from './rows.ts';
import type { Schema } from './schema.ts';
import { reshelve } from './shelf.ts';
import { writing } from './writing.ts';

export interface Creation extends Kept {
  readonly entries: readonly string[];
}

export interface Created {
  readonly kind: 'created';
}

/** A database takes only so many parameters in one statement. */
const ROWS_AT_ONCE = 50;

export async function writeCreations(engine: Engine, creations: readonly Creation[]): Promise<(Created | Failed)[]> {
  try {
    await writeTogether(engine, creations);
    return creations.map(() => ({ kind: 'created' }));
  } catch (error) {
    // After a lost connection nobody knows whether they are there; nothing else can say so but whoever asks for them.
    if (creations.length === 1 || engine.isLost(error)) throw error;
    // One that cannot be written must not hinder the others.
    const answers: (Created | Failed)[] = [];
    for (const creation of creations)
      answers.push(
        await writeTogether(engine, [creation]).then(
          () => ({ kind: 'created' as const }),
          (failure: unknown) => ({ kind: 'failed' as const, error: engine.faultOf(failure) ?? failure }),
        ),
      );
    return answers;
  }
}

function writeTogether(engine: Engine, creations: readonly Creation[]): Promise<void> {
  return writing(engine, async (tx) => {
    await writeTables(engine, tx, creations);
    await reshelve(
      engine,
      tx,
      creations.map(({ table }) => table.id),
    );
  });
}

/** Tables with their seats and entries, not yet on anybody's shelf. */
export async function writeTables(engine: Engine, tx: Transaction<Schema>, creations: readonly Creation[]): Promise<void> {
  const tables = creations.map(({ table, entries }) => tableInto(table, entries.length));
  for (const some of inSlices(tables)) await tx.insertInto('tables').values(some).execute();
  const seats = creations.flatMap(({ table, seats }) => seats.map((seat, place) => ({ table_id: table.id, place, ...seatInto(seat) })));
  for (const some of inSlices(seats)) await tx.insertInto('seats').values(some).execute();
  const entries = creations.flatMap((creation) =>
    creation.entries.map((line, version) => ({ table_id: creation.table.id, version, line })),
  );
  await writeEntries(engine, tx, entries);
}

function inSlices<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE));
}
