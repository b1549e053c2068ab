import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** So many statements are kept; those of constant text are fewer by far. */
const MOST = 200;

/** Prepares a statement once, as long as its text is used: for SQLite that takes as long as carrying it out. */
export class PreparedStatements implements SqliteDatabase {
  readonly #database: SqliteDatabase;
  /** The one used last comes last. */
  readonly #kept = new Map<string, SqliteStatement>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  prepare(text: string): SqliteStatement {
    const statement = this.#kept.get(text) ?? this.#prepared(text);
    this.#kept.delete(text);
    this.#kept.set(text, statement);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return statement;
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
  }

  #prepared(text: string): SqliteStatement {
    const statement = this.#database.prepare(text);
    /** One that has failed may count as still running, so it is not used again. */
    const trying = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        this.#kept.delete(text);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => trying(() => statement.all(parameters)),
      run: (parameters) => trying(() => statement.run(parameters)),
      iterate: (parameters) => trying(() => statement.iterate(parameters)),
    };
  }
}
