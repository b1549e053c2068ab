/** PostgreSQL, for those who have one. */
import { type Driver, Kysely, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { codeOf, messageOf, StoreFault } from './fault.ts';
import { Hints } from './hints.ts';
import { impatient, NoAnswer } from './impatient-pool.ts';
import type { Schema } from './schema.ts';

const CONNECTIONS = 8;
/** How many milliseconds to wait for a connection, and for an answer; a browser waits twenty seconds for all of it. */
const PATIENCE = 5_000;
/** Migrations may take long where there is much to bring up to date. */
const PATIENCE_AT_FIRST = 60 * 60 * 1000;

export interface PostgresWish {
  /** Nobody else may serve the database meanwhile. */
  readonly sole?: boolean | undefined;
  /** Other servers serve the same tables, and all tell each other what they write. */
  readonly shared?: boolean | undefined;
  readonly patience?: number;
}

export async function openPostgres(url: string, { sole, shared, patience: usual = PATIENCE }: PostgresWish = {}): Promise<Engine> {
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: usual,
      // The server itself gives up a little earlier, where it can.
      statement_timeout: Math.ceil(0.9 * usual),
      idle_in_transaction_session_timeout: 2 * usual,
      keepAlive: true,
      types: { getTypeParser },
    });
  } catch (error) {
    throw unreachable(error);
  }
  // Without a listener a lost connection would end the process. Whoever was using it is told by his query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const claim = sole ? new Claim(url) : undefined;
  const hints = shared ? new Hints(url) : undefined;
  let patience = usual;
  const waiting = impatient(pool, () => patience);
  try {
    const client = await waiting.connect();
    await client.query('select 1', []).finally(() => client.release());
    await claim?.assure();
    await hints?.open();
  } catch (error) {
    await claim?.close();
    await pool.end();
    throw error instanceof StoreFault ? error : unreachable(error);
  }
  patience = PATIENCE_AT_FIRST;
  return {
    kind: 'postgres',
    db: new Kysely<Schema>({ dialect: new AttendedPostgres(waiting, [claim, hints]) }),
    migrated: () => {
      patience = usual;
    },
    ...(claim && { assure: () => claim.assure() }),
    ...(hints && { hints }),
    isLost,
    recover: () => testIdle(pool),
    isClash,
    faultOf,
  };
}

/** Any number will do, as long as nobody else who uses the same database takes it. */
export const SERVING_LOCK = 1_942_1208;

/** That nobody else serves this database: a lock that lasts as long as a connection of its own. */
class Claim {
  readonly #url: string;
  #client: pg.Client | undefined;
  #claiming: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Where the connection was lost, another is made; somebody else may have come meanwhile. */
  async assure(): Promise<void> {
    if (this.#client) return;
    this.#claiming ??= this.#claim().finally(() => {
      this.#claiming = undefined;
    });
    await this.#claiming;
  }

  async #claim(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      // At once, before somebody else does; where that fails, whoever writes next tries again.
      this.assure().catch(() => undefined);
    });
    await client.connect();
    const { rows } = await client.query<{ claimed: boolean }>(`select pg_try_advisory_lock(${SERVING_LOCK}) as claimed`);
    if (!rows[0]?.claimed) {
      await client.end();
      throw new StoreFault('database-in-use');
    }
    this.#client = client;
  }

  async close(): Promise<void> {
    await this.#claiming?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }
}

/** With connections of their own, which are closed when the last of the others is. */
class AttendedPostgres extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #beside: readonly (Claim | Hints | undefined)[];

  constructor(pool: PostgresPool, beside: readonly (Claim | Hints | undefined)[]) {
    super({ pool });
    this.#pool = pool;
    this.#beside = beside;
  }

  override createDriver(): Driver {
    const beside = this.#beside;
    return new (class extends PostgresDriver {
      override async destroy(): Promise<void> {
        await super.destroy();
        for (const one of beside) await one?.close();
      }
    })({ pool: this.#pool });
  }
}

/** Times and counts fit into a number; left alone, the driver would give them as text. */
function getTypeParser(type: number) {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type);
}

/** The classes of error codes of PostgreSQL, and what Node and the driver say when the line goes dead. */
function isLost(error: unknown): boolean {
  const isDead = /^(08|57P0|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/.test(codeOf(error));
  return isDead || /connection (terminated|error|timeout)|not queryable|timeout exceeded when trying to connect/i.test(messageOf(error));
}

/** When one connection is lost others may be dead too without knowing it; trying again with one of those would be in vain. */
async function testIdle(pool: pg.Pool): Promise<void> {
  const test = async () => {
    const client = await pool.connect();
    const isAlive = await client.query('select 1').then(
      () => true,
      () => false,
    );
    client.release(!isAlive);
  };
  await Promise.allSettled(Array.from({ length: pool.idleCount }, test));
}

/** A failed serialization, a deadlock. */
function isClash(error: unknown): boolean {
  return /^40(001|P01)/.test(codeOf(error));
}

function faultOf(error: unknown): StoreFault | undefined {
  const code = codeOf(error);
  // A broken page or index; an internal error.
  if (/^XX00/.test(code)) return new StoreFault('database-damaged', { why: messageOf(error) }, error);
  // No space or memory, nothing may be written, an operator intervened.
  if (error instanceof NoAnswer || isLost(error) || /^(53|57|58|25006|42501)/.test(code)) return unreachable(error);
  return undefined;
}

/** The reason names host and port where that matters; the url with its password stays out of it. */
function unreachable(error: unknown): StoreFault {
  return new StoreFault('database-unreachable', { why: messageOf(error) || codeOf(error) }, error);
}
