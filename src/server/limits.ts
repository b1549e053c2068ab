/** How much the server takes upon itself, from one address and in all. docs/http.md tells the same. */
import type { RouteShorthandOptions } from 'fastify';

/** What routes have in common that bring a new table: their requests are counted together. */
export type Seldom = Pick<RouteShorthandOptions, 'onRequest' | 'config'>;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Requests a minute from one address: many more than hands can make, also of a few people behind one. */
export const USUAL_RATE = 1_800;
/** Setting up a table costs as much as so many choices. */
export const DEARER = 15;

export interface Limits {
  /** Connections, and live ones among them, from one address. */
  readonly connectionsEach: number;
  readonly liveEach: number;
  readonly connections: number;
  readonly live: number;
  /** Bytes of requests that are not there yet, or not dealt with. */
  readonly unsentEach: number;
  readonly unsent: number;
  /** Bytes of answers that nobody has read yet. */
  readonly unreadEach: number;
  readonly unread: number;
  /** Bytes that one live connection has not read. */
  readonly unreadLive: number;
  /** Bytes of tables that are open, by estimate; and of those that live connections from one address keep open. */
  readonly tables: number;
  readonly tablesEach: number;
  /** Milliseconds until the head of a request is there, all of it, an answer is read, and something happens at all. */
  readonly headMs: number;
  readonly requestMs: number;
  readonly answerMs: number;
  readonly idleMs: number;
}

/** Whoever allows more requests from one address means many people behind it: they get more of everything. */
export function limitsFor(rate: number): Limits {
  const ease = Math.max(1, rate / USUAL_RATE);
  return {
    connectionsEach: 256 * ease,
    liveEach: 120 * ease,
    connections: 8_000,
    live: 4_000,
    unsentEach: 16 * MEGABYTE * ease,
    unsent: 128 * MEGABYTE,
    unreadEach: 16 * MEGABYTE * ease,
    unread: 128 * MEGABYTE,
    unreadLive: MEGABYTE,
    tables: 512 * MEGABYTE,
    tablesEach: 64 * MEGABYTE * ease,
    headMs: 10_000,
    requestMs: 60_000,
    answerMs: 60_000,
    idleMs: 60_000,
  };
}
