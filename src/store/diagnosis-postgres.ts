/** A PostgreSQL, asked what a server has to know of it; nothing is written there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Diagnosis, type Look, Notes } from './diagnosis-notes.ts';
import { codeOf, messageOf, StoreFault } from './fault.ts';
import { isPooled } from './pooled.ts';
import { SERVING_LOCK } from './postgres.ts';
import { SQLITE_FILE } from './sqlite.ts';

/** How many milliseconds to wait for a connection, and for an answer. */
const PATIENCE = 5_000;
/** Of so many questions the one in the middle says how long the line is. */
const TRIALS = 21;
/** Each choice waits for several round trips. */
const LONG_ROUND_TRIP = 10;
/** In milliseconds. A clock that jumps as far counts as a pause of the server. */
const CLOCKS_APART = 5_000;
/** Older ones get no corrections any more. */
const OLDEST = 14;

export async function diagnosePostgres(url: string, folder: string, { now = Date.now }: Look = {}): Promise<Diagnosis> {
  const notes = new Notes({ kind: 'postgres' });
  if (existsSync(join(folder, SQLITE_FILE))) notes.note('sqlite-left', { folder });
  let client: pg.Client | undefined;
  await notes.try(async () => {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
    client.on('error', () => {});
    await client.connect();
    await lookAtServer(notes, client);
    await lookAtSchema(notes, client);
    await lookAtLine(notes, client);
    await lookAtClock(notes, client, now);
    if (await isPooled(url)) notes.wrong('database-pooled');
    else await lookAtParameters(notes, url);
  }, 'database-unreachable');
  await client?.end().catch(() => undefined);
  return notes;
}

/** A server says when it begins how long a statement may take; there are poolers that let nobody in who says that. */
async function lookAtParameters(notes: Notes, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, statement_timeout: PATIENCE });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (!/unsupported startup parameter/i.test(messageOf(error))) throw error;
    notes.wrong('parameters-refused');
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Server {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly takes_nothing: boolean;
  readonly servers: number;
}

async function lookAtServer(notes: Notes, client: pg.Client): Promise<void> {
  const { rows } = await client.query<Server>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as takes_nothing,
      (select count(*)::integer from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and granted and classid = 0 and objid = ${SERVING_LOCK} and datname = current_database()) as servers`);
  const [server] = rows;
  if (!server) return;
  const { version, number, encoding, takes_nothing, servers } = server;
  notes.see({ version, servers });
  if (number < OLDEST * 10_000) notes.note('postgres-old', { version, oldest: OLDEST });
  if (encoding !== 'UTF8') notes.wrong('database-not-utf8', { encoding });
  if (takes_nothing) notes.wrong('database-read-only');
}

interface Rights {
  readonly schema: string | null;
  readonly may_create: boolean | null;
  readonly migrations: boolean;
  readonly may_write: boolean | null;
}

async function lookAtSchema(notes: Notes, client: pg.Client): Promise<void> {
  const { rows } = await client.query<Rights>(`
    select current_schema() as schema, has_schema_privilege(current_schema(), 'create') as may_create,
      to_regclass('migrations') is not null as migrations,
      has_table_privilege(to_regclass('tables'), 'insert') and has_table_privilege(to_regclass('tables'), 'update') as may_write`);
  const [rights] = rows;
  if (!rights) return;
  const { schema, may_create, migrations, may_write } = rights;
  notes.see({ exists: migrations });
  if (migrations ? may_write === false : may_create !== true) notes.wrong('database-forbidden', { schema: schema ?? 'public' });
  if (!migrations) return;
  try {
    const { rows: counts } = await client.query<{ step: number; tables: number }>(
      'select (select coalesce(max(number), 0) from migrations)::integer as step, (select count(*) from tables)::integer as tables',
    );
    const [counted] = counts;
    if (!counted) return;
    notes.see({ tables: counted.tables });
    notes.seeStep(counted.step);
  } catch (error) {
    // No such column, no such table: others have migrations as well.
    if (/^42(703|P01)/.test(codeOf(error))) throw new StoreFault('database-damaged', {}, error);
    throw error;
  }
}

async function lookAtLine(notes: Notes, client: pg.Client): Promise<void> {
  const times: number[] = [];
  while (times.length < TRIALS) {
    const began = performance.now();
    await client.query('select 1');
    times.push(performance.now() - began);
  }
  const middle = times.toSorted((a, b) => a - b)[(TRIALS - 1) / 2] ?? 0;
  const roundTripMs = Math.round(middle * 100) / 100;
  notes.see({ roundTripMs });
  if (roundTripMs > LONG_ROUND_TRIP) notes.note('line-long', { milliseconds: roundTripMs });
}

async function lookAtClock(notes: Notes, client: pg.Client, now: () => number): Promise<void> {
  const before = now();
  const { rows } = await client.query<{ now: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as now');
  const after = now();
  const [theirs] = rows;
  if (!theirs) return;
  const aheadMs = Math.round(theirs.now - (before + after) / 2);
  notes.see({ aheadMs });
  // It was read some time in between.
  if (Math.abs(aheadMs) - (after - before) / 2 > CLOCKS_APART)
    notes.wrong('clocks-apart', { seconds: Math.round(Math.abs(aheadMs) / 1000) });
}
