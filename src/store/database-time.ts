/** The time of the database: machines have clocks of their own, which may jump, and servers that share tables must agree. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export class DatabaseTime {
  /** By a clock that only goes on. */
  #ahead = Date.now() - performance.now();

  now(): number {
    return Math.round(performance.now() + this.#ahead);
  }

  /** It was that late when the question was half-way answered. */
  async keep(db: Kysely<Schema>): Promise<void> {
    const asked = performance.now();
    const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
    const answered = performance.now();
    const [row] = rows;
    if (row) this.#ahead = Number(row.now) - (asked + answered) / 2;
  }
}
