/**
 * Statements of constant text, for what is written with every commit: nothing is put together anew, and the database need
 * not read the text again. However many rows there are, they are one parameter, a list of lists in JSON.
 */
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { Engine } from './engine.ts';
import { readable } from './rows.ts';
import type { Schema } from './schema.ts';

type Kind = Engine['kind'];

/** How a statement speaks of what it is given, and of what it reads. */
export interface Dialect {
  readonly kind: Kind;
  /** The given rows, as something to select from. */
  readonly given: string;
  /** A column of ours, to be checked by whoever reads it. */
  column<T extends keyof Schema & string>(table: T, name: keyof Schema[T] & string, as?: string): string;
}

/** A cell of a given row, counted from 0. */
export function text(cell: number): string {
  return `given.value ->> ${cell}`;
}

export function number(cell: number): string {
  return `cast(given.value ->> ${cell} as bigint)`;
}

const GIVEN = { sqlite: 'json_each($1) as given', postgres: 'json_array_elements($1::json) as given(value)' } as const;

export type Statement = (
  engine: Pick<Engine, 'kind'>,
  db: Kysely<Schema>,
  rows: readonly (readonly (string | number | null)[])[],
) => Promise<QueryResult<Record<string, unknown>>>;

export function statement(written: (dialect: Dialect) => string): Statement {
  const textFor = (kind: Kind) =>
    written({ kind, given: GIVEN[kind], column: (table, name, as = name) => `${readable(kind, table, name)} as ${as}` });
  const texts = { sqlite: textFor('sqlite'), postgres: textFor('postgres') };
  return ({ kind }, db, rows) => db.executeQuery(CompiledQuery.raw(texts[kind], [JSON.stringify(rows)]));
}
