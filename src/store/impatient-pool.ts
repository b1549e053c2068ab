/** Connections to PostgreSQL on which nobody waits for ever: a server that accepts and never answers is worse than none. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A question was not answered in time. Whether it was carried out nobody knows. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export function impatient(pool: pg.Pool, patience: () => number): PostgresPool {
  return {
    connect: async () => new ImpatientClient(await pool.connect(), patience),
    end: () => pool.end(),
  };
}

class ImpatientClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #patience: () => number;
  #isHung = false;

  constructor(client: pg.PoolClient, patience: () => number) {
    this.#client = client;
    this.#patience = patience;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof asked !== 'string') throw new Error('Nothing is read row by row here.');
    return this.#answered(asked, parameters);
  }

  /** Whatever else is asked on a connection that hangs, such as to undo a transaction, would only hang behind it. */
  async #answered<R>(asked: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isHung) throw new NoAnswer('The connection does not answer');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isHung = true;
        reject(new NoAnswer('The database did not answer in time'));
      }, this.#patience());
    });
    try {
      const answer = this.#client.query(asked, [...parameters]);
      // It may fail much later, when nobody listens any more.
      answer.catch(() => {});
      // The driver's own answer, of which Kysely uses what its type says.
      return (await Promise.race([answer, late])) as unknown as PostgresQueryResult<R>;
    } finally {
      clearTimeout(timer);
    }
  }

  /** One that hangs is thrown away. */
  release(): void {
    this.#client.release(this.#isHung);
  }
}
