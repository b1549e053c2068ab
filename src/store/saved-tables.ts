/** The store (kept.ts says what each part is for) on a database that Kysely speaks to. */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Seat } from '../kernel/game.ts';
import { Batches } from './batches.ts';
import { changeTable, invite, isOnlySeen, reseat, takeSeat } from './changes.ts';
import { writeCommits } from './commits.ts';
import { type Created, type Creation, writeCreations } from './creations.ts';
import { DatabaseTime } from './database-time.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Hints } from './hints.ts';
import type {
  Commit,
  Committed,
  Kept,
  Key,
  Line,
  Mark,
  SeatChange,
  Shared,
  ShelfPage,
  ShelfWish,
  Since,
  Snapshot,
  Sum,
  TableChange,
  Uptime,
} from './kept.ts';
import { keptKey, wasHere } from './keys.ts';
import { migrate } from './migrations.ts';
import { checkCommit, checkKept, columns, readRow, SnapshotRow, seatColumns, seatFrom, tableColumns, tableFrom, text } from './rows.ts';
import type { Schema } from './schema.ts';
import { clearPlaces, placesOf } from './shelf.ts';
import { entriesSince, linesFrom, marks, since } from './since.ts';
import { sectionsOf, sumsOf } from './sums.ts';
import { linesAfter, say } from './talk.ts';
import { beUp, uptimes } from './uptimes.ts';
import { beat, writing } from './writing.ts';

/** Nobody must wait long for a purge. */
const PURGED_AT_ONCE = 50;

const AnswerRow = z.object({ answer: text });

export class SavedTables {
  readonly #engine: Engine;
  readonly #commits: Batches<Commit, Committed>;
  readonly #creations: Batches<Creation, Created>;
  /** Undefined where nobody else serves these tables. */
  readonly shared: Shared | undefined;
  #isClosed = false;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.shared = this.#sharedBy(engine.hints);
    this.#commits = new Batches((commits) => this.#ask(() => writeCommits(engine, commits)));
    this.#creations = new Batches((creations) => this.#ask(() => writeCreations(engine, creations)));
  }

  /** The engine is closed again if its database is of no use. */
  static async open(engine: Engine): Promise<SavedTables> {
    try {
      await migrate(engine);
      engine.migrated?.();
      const tables = new SavedTables(engine);
      await tables.shared?.keepTime();
      return tables;
    } catch (error) {
      await engine.db.destroy();
      if (error instanceof StoreFault) throw error;
      // Whatever else hinders a migration is something in the database that we did not put there.
      throw engine.faultOf(error) ?? new StoreFault('database-damaged', {}, error);
    }
  }

  uptimes(): Promise<Uptime[]> {
    return this.#read((db) => uptimes(this.#engine, db));
  }

  beUp(uptime: Uptime): Promise<void> {
    return this.#write((tx) => beUp(tx, uptime));
  }

  key(name: string, fresh: Key): Promise<Key> {
    return this.#write((tx) => keptKey(this.#engine, tx, name, fresh));
  }

  wasHere(visitor: string, before: number): Promise<boolean> {
    return this.#read((db) => wasHere(db, visitor, before));
  }

  async create(kept: Kept, entries: readonly string[]): Promise<void> {
    checkKept(kept, entries);
    if (this.#isClosed) throw new Error('The store is closed');
    await this.#creations.add({ ...kept, entries });
  }

  table(id: string): Promise<Kept | undefined> {
    return this.#read(async (db) => (await this.#tables(db, [id])).get(id)?.());
  }

  since(id: string, version: number): Promise<Since | undefined> {
    return this.#read((db) => since(this.#engine, db, id, version));
  }

  marks(ids: readonly string[]): Promise<Mark[]> {
    return this.#read((db) => marks(this.#engine, db, ids));
  }

  entries(id: string, from = 0): Promise<string[]> {
    return this.#read(async (db) => linesFrom(id, from, await entriesSince(this.#engine, db, id, from)));
  }

  async commit(commit: Commit): Promise<Committed> {
    checkCommit(commit);
    if (this.#isClosed) throw new Error('The store is closed');
    const committed = await this.#commits.add(commit);
    const { table, version, entries } = commit;
    if (committed.kind === 'committed' && entries.length > 0) this.shared?.tell({ changed: [[table, version + entries.length]] });
    return committed;
  }

  answer(table: string, command: string, by: string): Promise<string | undefined> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom('commands')
        .select(columns(this.#engine, 'commands', ['answer']))
        .where('table_id', '=', table)
        .where('asked_by', '=', by)
        .where('command', '=', command)
        .executeTakeFirst();
      return row && readRow(table, AnswerRow, row).answer;
    });
  }

  snapshot(id: string): Promise<Snapshot | undefined> {
    return this.#read(async (db) => {
      const row = await db
        .selectFrom('snapshots')
        .select(columns(this.#engine, 'snapshots', ['version', 'rules', 'data']))
        .where('table_id', '=', id)
        .executeTakeFirst();
      // One that cannot be read is as good as none: the history has the last word.
      return SnapshotRow.safeParse(row).data;
    });
  }

  async dropSnapshots(id: string): Promise<void> {
    await this.#write((tx) => tx.deleteFrom('snapshots').where('table_id', '=', id).execute());
  }

  talk(id: string, after = 0): Promise<Line[]> {
    return this.#read((db) => linesAfter(this.#engine, db, id, after));
  }

  say(id: string, line: string, most: number): Promise<number | undefined> {
    return this.#told(id, (tx) => say(this.#engine, tx, id, line, most));
  }

  shelf(visitor: string, wish: ShelfWish): Promise<ShelfPage> {
    return this.#read(async (db) => {
      const places = await placesOf(this.#engine, db, visitor, { ...wish, most: wish.most + 1 });
      const here = places.slice(0, wish.most);
      const found = await this.#tables(
        db,
        here.map(({ table }) => table),
      );
      const tables: Kept[] = [];
      const unreadable: string[] = [];
      for (const { table } of here) {
        try {
          const kept = found.get(table)?.();
          if (kept) tables.push(kept);
        } catch {
          unreadable.push(table);
        }
      }
      const next = places.length > here.length ? (here.at(-1) ?? null) : null;
      return { tables, unreadable, next, sections: await sectionsOf(this.#engine, db, visitor) };
    });
  }

  sums(visitor: string): Promise<Sum[]> {
    return this.#read((db) => sumsOf(this.#engine, db, visitor));
  }

  /** Each of them to be read by itself: one that is damaged does no harm to the others. */
  async #tables(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, () => Kept>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('tables').select(tableColumns(this.#engine)).where('id', 'in', ids).execute();
    const seats = await db
      .selectFrom('seats')
      .select(seatColumns(this.#engine))
      .where('table_id', 'in', ids)
      .orderBy('seats.table_id')
      .orderBy('seats.place')
      .execute();
    const seatsAt = new Map<string, object[]>(ids.map((id) => [id, []]));
    for (const seat of seats) seatsAt.get(text.safeParse(seat.table_id).data ?? '')?.push(seat);
    return new Map(
      rows.flatMap((row) => {
        const { data: id } = text.safeParse(row.id);
        if (id === undefined) return [];
        return [[id, () => ({ table: tableFrom(id, row), seats: (seatsAt.get(id) ?? []).map((seat) => seatFrom(id, seat)) })]];
      }),
    );
  }

  unaccounted(): Promise<string[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom('tables')
        .select(columns(this.#engine, 'tables', ['id']))
        .where((eb) => eb.or([eb('accounts', 'is', null), eb('tallies', 'is', null)]))
        .where('deleted', 'is', null)
        .orderBy('tables.changed', 'desc')
        .execute();
      return rows.flatMap(({ id }) => text.safeParse(id).data ?? []);
    });
  }

  change(id: string, what: TableChange, revision?: number): Promise<boolean> {
    return this.#told(id, (tx) => changeTable(this.#engine, tx, id, what, revision));
  }

  invite(id: string, seat: Seat, invitation: string | null, seated?: number): Promise<boolean> {
    return this.#told(id, (tx) => invite(this.#engine, tx, id, seat, invitation, seated));
  }

  takeSeat(id: string, invitation: string, holder: string): Promise<Seat | undefined> {
    return this.#told(id, (tx) => takeSeat(this.#engine, tx, id, invitation, holder));
  }

  seat(id: string, seat: Seat, what: SeatChange, seated?: number): Promise<boolean> {
    const write = (tx: Transaction<Schema>) => reseat(this.#engine, tx, id, seat, what, seated);
    return isOnlySeen(what) ? this.#write(write) : this.#told(id, write);
  }

  scripted(): Promise<string[]> {
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom('tables')
        .select(columns(this.#engine, 'tables', ['id']))
        .where('id', 'in', db.selectFrom('seats').select('table_id').where('bot', 'is not', null))
        .where('outcome', 'is', null)
        .where('deleted', 'is', null)
        .orderBy('tables.changed', 'desc')
        .execute();
      return rows.flatMap(({ id }) => text.safeParse(id).data ?? []);
    });
  }

  async purge(deletedBefore: number): Promise<number> {
    let purged = 0;
    for (;;) {
      const some = await this.#write((tx) => this.#purgeSome(tx, deletedBefore));
      purged += some;
      if (some < PURGED_AT_ONCE) break;
    }
    await this.#engine.shrink?.();
    return purged;
  }

  /** Seats, entries, commands, snapshots, talk and places go with their table. */
  async #purgeSome(tx: Transaction<Schema>, deletedBefore: number): Promise<number> {
    const old = await tx
      .selectFrom('tables')
      .select(columns(this.#engine, 'tables', ['id']))
      .where('deleted', '<', deletedBefore)
      .orderBy('tables.id')
      .limit(PURGED_AT_ONCE)
      .$if(this.#engine.kind === 'postgres', (query) => query.forUpdate())
      .execute();
    const ids = old.flatMap(({ id }) => text.safeParse(id).data ?? []);
    if (ids.length === 0) return 0;
    await clearPlaces(this.#engine, tx, ids);
    const { numDeletedRows } = await tx.deleteFrom('tables').where('id', 'in', ids).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  async ready(): Promise<void> {
    const { room } = this.#engine;
    await this.#read(async () => {
      this.#engine.checkPlace?.();
      await room?.();
      await writing(this.#engine, beat);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#creations.drained();
    await this.#commits.drained();
    try {
      this.#engine.checkPlace?.();
    } finally {
      await this.#engine.db.destroy();
    }
  }

  /** What changes nothing can be tried once more when the connection was lost; that is how a restart of PostgreSQL goes unnoticed. */
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
    return this.#ask(() => writing(this.#engine, work));
  }

  /** Writes something to a table, and tells other servers if it was written. */
  async #told<T>(id: string, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const answer = await this.#write(work);
    if (answer) this.shared?.tell({ changed: [[id, null]] });
    return answer;
  }

  #sharedBy(hints: Hints | undefined): Shared | undefined {
    if (!hints) return undefined;
    const time = new DatabaseTime();
    return {
      now: () => time.now(),
      keepTime: () => this.#read((db) => time.keep(db)),
      tell: (hint) => hints.tell(hint),
      listen: (ears) => hints.listen(ears),
    };
  }

  async #ask<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(this.#engine.db);
    } catch (error) {
      throw this.#engine.faultOf(error) ?? error;
    }
  }
}
