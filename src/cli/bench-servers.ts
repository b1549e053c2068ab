/** How many choices several servers commit to one PostgreSQL, over a line as long as one likes. No game is played. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { slowLine } from './slow-line.ts';

export interface ServersBench {
  readonly servers: number;
  readonly choicesPerSecond: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
}

export interface ServersWish {
  readonly url: string;
  /** So many at once, one round after the other. */
  readonly servers: readonly number[];
  /** Milliseconds each way. */
  readonly delay: number;
  readonly seconds: number;
  /** Choices that each server has under way. */
  readonly clients: number;
}

/** What a server is told, and what it answers when it is done. */
export interface WriterWish {
  readonly url: string;
  readonly name: string;
  readonly clients: number;
  readonly warmUp: number;
  readonly seconds: number;
}
const WriterAnswer = z.object({ waits: z.array(z.number()) });

const WRITER = fileURLToPath(new URL('../../dist/cli/bench-writer.js', import.meta.url));
const WARM_UP_SECONDS = 1;

/** In a database of its own on that server, which is dropped again. */
export async function benchServers(wish: ServersWish): Promise<ServersBench[]> {
  const name = `cockleshell_bench_${process.pid}`;
  await query(wish.url, `create database ${name}`);
  const { hostname, port } = new URL(wish.url);
  const line = await slowLine(hostname || 'localhost', Number(port || 5432), wish.delay);
  try {
    const url = new URL(wish.url);
    url.pathname = `/${name}`;
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    const rounds: ServersBench[] = [];
    for (const servers of wish.servers) rounds.push(await round(servers, url.href, wish));
    return rounds;
  } finally {
    await line.close();
    await query(wish.url, `drop database ${name} with (force)`);
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function round(servers: number, url: string, { clients, seconds }: ServersWish): Promise<ServersBench> {
  const writers: ChildProcess[] = [];
  try {
    for (let i = 0; i < servers; i++) {
      const wish: WriterWish = { url, name: `${servers}/${i}`, clients, warmUp: WARM_UP_SECONDS, seconds };
      const writer = fork(WRITER, [JSON.stringify(wish)], { execArgv: ['--no-warnings'] });
      writers.push(writer);
      // The first brings the database up to date.
      await answerOf(writer, z.literal('ready'));
    }
    const answers = writers.map((writer) => answerOf(writer, WriterAnswer));
    for (const writer of writers) writer.send('begin');
    const waits = (await Promise.all(answers)).flatMap((answer) => answer.waits).sort((a, b) => a - b);
    const at = (share: number) => Number((waits[Math.floor(share * waits.length)] ?? 0).toFixed(1));
    return { servers, choicesPerSecond: Math.round(waits.length / seconds), ackP50Ms: at(0.5), ackP99Ms: at(0.99) };
  } finally {
    for (const writer of writers) writer.kill();
  }
}

async function answerOf<T>(writer: ChildProcess, schema: z.ZodType<T>): Promise<T> {
  const ended = once(writer, 'exit').then(() => {
    throw new Error('A server ended before it was done.');
  });
  const [message] = await Promise.race([once(writer, 'message'), ended]);
  return schema.parse(message);
}
