/** Opens the store and a port, and closes both when asked to. */
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Box } from '../games/box.ts';
import { openStore } from '../store/store.ts';
import { canBeThreaded } from '../store/threaded.ts';
import { type AppWish, buildApp, LOOPBACK } from './app.ts';
import { KEPT_DELETED, keepTidy } from './upkeep.ts';

/** Requests that are under way are answered; one that takes longer than so many milliseconds is not waited for. */
const LONGEST_CLOSING = 10_000;

export interface ServeWish extends Pick<AppWish, 'pages' | 'version' | 'logLevel' | 'metrics' | 'hosts' | 'proxy'> {
  readonly port: number;
  /** Left out: this machine only. */
  readonly host?: string | undefined;
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
  readonly rate?: number;
  /** Starts although the log of the database is missing or cut. */
  readonly asItIs?: boolean | undefined;
}

export interface Served {
  readonly address: string;
  /** Where others on the network find it. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

export async function serve(boxes: readonly Box[], wish: ServeWish): Promise<Served> {
  const { databaseUrl: url, folder, asItIs } = wish;
  const store = await openStore({ url, folder, threaded: canBeThreaded(), sole: true, asItIs });
  try {
    await store.purge(Date.now() - KEPT_DELETED);
    const local = wish.host === undefined || LOOPBACK.includes(wish.host);
    const app = await buildApp({ ...wish, store, boxes, hosts: wish.hosts ?? (local ? LOOPBACK : undefined) });
    const upkeep = keepTidy(store, (error) => app.log.error({ err: error }, 'old tables were not removed'));
    const leave = async () => {
      const deadline = setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSING);
      await app.close();
      clearTimeout(deadline);
      await upkeep.stop();
    };
    // Whoever finds the port taken leaves nothing running behind him, either.
    await app.listen({ port: wish.port, host: wish.host ?? 'localhost' }).catch(async (error: unknown) => {
      await leave();
      throw error;
    });
    const port = portOf(app);
    return {
      address: `http://localhost:${port}`,
      elsewhere: local ? [] : addresses().map((address) => `http://${address}:${port}`),
      async close() {
        await leave();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : 0;
}

function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((entry) => (entry && !entry.internal && entry.family === 'IPv4' ? [entry.address] : []));
}
