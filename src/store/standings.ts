/** How the tables stand that a batch of commits is about, and where they lie: read and locked when the batch begins. */
import type { Transaction } from 'kysely';
import type { Failed } from './batches.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Commit } from './kept.ts';
import { textIn } from './rows.ts';
import type { Schema } from './schema.ts';
import { statement, text } from './statement.ts';

/** A place of a table on somebody's shelf. */
export interface StandingPlace {
  readonly visitor: string;
  readonly section: string;
  readonly changed: number;
  readonly standing: number;
  readonly counts: string;
}

/** A table as the batch goes on. */
export interface Standing {
  readonly before: number;
  version: number;
  readonly isDeleted: boolean;
  readonly seated: number;
  /** The last commit that went through. */
  last: Commit | undefined;
  /** Those of the last commit that brought any. */
  rules: string | null;
  readonly game: string;
  readonly created: number;
  readonly archived: number;
  /** Undefined where one of them cannot be read. */
  places: StandingPlace[] | undefined;
}

/** Locked in the order of their ids: two processes that lock the same tables must not wait for each other. */
const TABLES = statement(
  ({ kind, given, column }) =>
    `select ${text(0)} as id, ${column('tables', 'version')}, ${column('tables', 'deleted')}, ${column('tables', 'game')},
       ${column('tables', 'created')}, ${column('tables', 'archived')}, ${column('tables', 'seated')}
     from ${given} cross join tables where tables.id = ${text(0)} ${kind === 'postgres' ? 'order by tables.id for update of tables' : ''}`,
);

/** In a statement of its own: the one that waited for the locks sees all other rows as they were before. */
const PLACES = statement(
  ({ given, column }) =>
    `select ${text(0)} as id, ${column('shelf', 'visitor')}, ${column('shelf', 'section')}, ${column('shelf', 'changed')},
       ${column('shelf', 'standing')}, ${column('shelf', 'counts')}
     from ${given} cross join shelf where shelf.table_id = ${text(0)}`,
);

export async function standingsFor(
  engine: Engine,
  tx: Transaction<Schema>,
  ids: Iterable<string>,
): Promise<Map<string, Standing | Failed>> {
  const given = Array.from(ids, (id) => [id]);
  const standings = new Map<string, Standing | Failed>();
  for (const row of (await TABLES(engine, tx, given)).rows) {
    // The id is the one that was asked for.
    const id = String(row.id);
    standings.set(id, standingIn(row) ?? { kind: 'failed', error: new StoreFault('table-damaged', { table: id }) });
  }
  for (const row of (await PLACES(engine, tx, given)).rows) {
    const standing = standings.get(String(row.id));
    if (!standing || 'error' in standing) continue;
    const place = placeIn(row);
    if (place) standing.places?.push(place);
    else standing.places = undefined;
  }
  return standings;
}

function standingIn({ version, deleted, game, created, archived, seated }: Record<string, unknown>): Standing | undefined {
  const named = textIn(game);
  const isRead = isWhole(version) && version >= 0 && (deleted === null || isWhole(deleted)) && isWhole(created) && isWhole(archived);
  if (!isRead || !isWhole(seated) || named === undefined) return undefined;
  const isDeleted = deleted !== null;
  return { before: version, version, isDeleted, seated, last: undefined, rules: null, game: named, created, archived, places: [] };
}

function placeIn(row: Record<string, unknown>): StandingPlace | undefined {
  const { changed, standing } = row;
  const [visitor, section, counts] = [textIn(row.visitor), textIn(row.section), textIn(row.counts)];
  if (visitor === undefined || section === undefined || counts === undefined || !isWhole(changed) || !isWhole(standing)) return undefined;
  return { visitor, section, changed, standing, counts };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
