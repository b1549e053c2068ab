/** Opens the store and a port, and closes both when asked to. */
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Box } from '../games/box.ts';
import { openStore } from '../store/store.ts';
import { canBeThreaded } from '../store/threaded.ts';
import { type AppWish, buildApp } from './app.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Deleted tables can be restored for so long. */
const KEPT_DELETED = 30 * DAY;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface ServeWish extends Pick<AppWish, 'pages' | 'version' | 'logLevel'> {
  readonly port: number;
  /** Left out: this machine only. */
  readonly host?: string | undefined;
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
  readonly rate?: number;
}

export interface Served {
  readonly address: string;
  /** Where others on the network find it. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

export async function serve(boxes: readonly Box[], wish: ServeWish): Promise<Served> {
  const store = await openStore({ url: wish.databaseUrl, folder: wish.folder, threaded: canBeThreaded() });
  try {
    await store.purge(Date.now() - KEPT_DELETED);
    const local = wish.host === undefined || LOOPBACK.includes(wish.host);
    const app = await buildApp({ ...wish, store, boxes, hosts: local ? LOOPBACK : undefined });
    await app.listen({ port: wish.port, host: wish.host ?? 'localhost' });
    const port = portOf(app);
    return {
      address: `http://localhost:${port}`,
      elsewhere: local ? [] : addresses().map((address) => `http://${address}:${port}`),
      async close() {
        await app.close();
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
