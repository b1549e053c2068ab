/** The store (kept.ts says what each part is for) on a database that Kysely speaks to. */
import type { Kysely, Transaction } from 'kysely';
import type { Seat } from '../kernel/game.ts';
import { Batches } from './batches.ts';
import { writeCommits, writeEntries } from './commits.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Commit, Committed, Kept, SeatRow, Snapshot, TableChange } from './kept.ts';
import { migrate, migrationOf } from './migrations.ts';
import { changeInto, checkCommit, checkKept, checkTexts, seatFrom, tableFrom, tableInto } from './rows.ts';
import type { Schema } from './schema.ts';

export class SavedTables {
  readonly #engine: Engine;
  readonly #commits: Batches<Commit, Committed>;
  #isClosed = false;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#commits = new Batches((commits) => this.#ask(() => writeCommits(engine, commits)));
  }

  /** The engine is closed again if its database is of no use. */
  static async open(engine: Engine): Promise<SavedTables> {
    try {
      await migrate(engine);
      return new SavedTables(engine);
    } catch (error) {
      await engine.db.destroy();
      if (error instanceof StoreFault) throw error;
      // Whatever else hinders a migration is something in the database that we did not put there.
      throw engine.faultOf(error) ?? new StoreFault('database-damaged', {}, error);
    }
  }

  create(kept: Kept, entries: readonly string[]): Promise<void> {
    const { id } = kept.table;
    return this.#write(async (tx) => {
      checkKept(kept, entries);
      await tx.insertInto('tables').values(tableInto(kept.table, entries.length)).execute();
      const seats = kept.seats.map((seat, place) => ({ table_id: id, place, ...seat }));
      if (seats.length > 0) await tx.insertInto('seats').values(seats).execute();
      await writeEntries(
        tx,
        entries.map((line, version) => ({ table_id: id, version, line })),
      );
    });
  }

  table(id: string): Promise<Kept | undefined> {
    return this.#read(async (db) => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('place').execute();
      return { table: tableFrom(row), seats: seats.map(seatFrom) };
    });
  }

  entries(id: string, from = 0): Promise<string[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom('entries')
        .select('line')
        .where('table_id', '=', id)
        .where('version', '>=', from)
        .orderBy('version')
        .execute();
      return rows.map(({ line }) => line);
    });
  }

  async commit(commit: Commit): Promise<Committed> {
    checkCommit(commit);
    if (this.#isClosed) throw new Error('The store is closed');
    return this.#commits.add(commit);
  }

  answer(table: string, command: string, by: string): Promise<string | undefined> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom('commands')
        .select('answer')
        .where('table_id', '=', table)
        .where('asked_by', '=', by)
        .where('command', '=', command)
        .executeTakeFirst();
      return row?.answer;
    });
  }

  snapshot(id: string): Promise<Snapshot | undefined> {
    return this.#read((db) =>
      db.selectFrom('snapshots').select(['version', 'rules', 'data']).where('table_id', '=', id).executeTakeFirst(),
    );
  }

  async dropSnapshots(id: string): Promise<void> {
    await this.#write((tx) => tx.deleteFrom('snapshots').where('table_id', '=', id).execute());
  }

  tablesOf(visitor: string): Promise<Kept[]> {
    return this.#read(async (db) => {
      const theirs = db
        .selectFrom('tables')
        .select('id')
        .where('owner', '=', visitor)
        .union(db.selectFrom('seats').select('table_id as id').where('holder', '=', visitor));
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', theirs)
        .orderBy('changed', 'desc')
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute();
      const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', theirs).orderBy('place').execute();
      const seatsOf = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
      for (const seat of seats) seatsOf.get(seat.table_id)?.push(seatFrom(seat));
      return rows.map((row) => ({ table: tableFrom(row), seats: seatsOf.get(row.id) ?? [] }));
    });
  }

  unaccounted(): Promise<string[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('accounts', 'is', null)
        .where('deleted', 'is', null)
        .orderBy('changed', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    });
  }

  change(id: string, what: TableChange): Promise<boolean> {
    return this.#write(async (tx) => {
      checkTexts(what.name);
      // With nothing to change the answer is still whether the table is there.
      const { numUpdatedRows } = await tx
        .updateTable('tables')
        .set({ id, ...changeInto(what) })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    });
  }

  invite(id: string, seat: Seat, invitation: string | null): Promise<boolean> {
    return this.#write(async (tx) => {
      checkTexts(invitation);
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set({ invitation })
        .where('table_id', 'in', standing(tx, id))
        .where('seat', '=', seat)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    });
  }

  takeSeat(id: string, invitation: string, holder: string): Promise<Seat | undefined> {
    return this.#write(async (tx) => {
      checkTexts(holder);
      const taken = await tx
        .updateTable('seats')
        .set({ holder, invitation: null })
        .where('table_id', 'in', standing(tx, id))
        .where('invitation', '=', invitation)
        .returning('seat')
        .executeTakeFirst();
      return taken?.seat;
    });
  }

  purge(deletedBefore: number): Promise<number> {
    return this.#write(async (tx) => {
      // Locked in the order in which commits lock them. Seats, entries, commands and snapshots go with their table.
      const old = tx
        .selectFrom('tables')
        .select('id')
        .where('deleted', '<', deletedBefore)
        .orderBy('id')
        .$if(this.#engine.kind === 'postgres', (query) => query.forUpdate());
      const { numDeletedRows } = await tx.deleteFrom('tables').where('id', 'in', old).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }

  async ping(): Promise<void> {
    await this.#read(migrationOf);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#commits.drained();
    await this.#engine.db.destroy();
  }

  /** Reading can be tried once more when the connection was lost; that is how a restart of PostgreSQL goes unnoticed. */
  #read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.#ask(async (db) => {
      try {
        return await work(db);
      } catch (error) {
        if (!this.#engine.isLost(error)) throw error;
        await this.#engine.recover();
        return work(db);
      }
    });
  }

  #write<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#ask((db) => db.transaction().execute(work));
  }

  async #ask<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(this.#engine.db);
    } catch (error) {
      throw this.#engine.faultOf(error) ?? error;
    }
  }
}

/** The table's id, unless it is deleted. */
function standing(db: Kysely<Schema>, id: string) {
  return db.selectFrom('tables').select('id').where('id', '=', id).where('deleted', 'is', null);
}
