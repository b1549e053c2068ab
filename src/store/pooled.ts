/** Whether a pooler stands before a PostgreSQL that gives every transaction whatever connection is free: what a session keeps is lost there. */
import pg from 'pg';
import { messageOf } from './fault.ts';

/** How many milliseconds to wait for an answer. */
const PATIENCE = 5_000;
/** Poolers that give connections in turn give the same one again after as many as there are. */
const TRIALS = 3;

/** Two sessions take turns: one whose process changes has no connection of its own. */
export async function isPooled(url: string): Promise<boolean> {
  const wish = { connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE };
  const [busy, other] = [new pg.Client(wish), new pg.Client(wish)];
  try {
    for (const client of [busy, other]) {
      client.on('error', () => {});
      await client.connect();
    }
    await busy.query('begin');
    const first = await processOf(other).catch((error: unknown) => {
      if (/read timeout/i.test(messageOf(error))) return 'none';
      throw error;
    });
    // There is one connection for everybody.
    if (first === 'none') return true;
    await busy.query('rollback');
    const processes = new Set([first]);
    for (let trial = 0; trial < TRIALS; trial++) processes.add(await processOf(other));
    return processes.size > 1;
  } finally {
    for (const client of [busy, other]) void client.end().catch(() => undefined);
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process;
}
