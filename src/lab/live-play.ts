/** Tables that are played over live connections, as browsers would. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { randomChoice } from '../bots/random.ts';
import { type Random, randomFrom } from '../kernel/dice.ts';
import { ask, type Server, type Visitor } from './server-process.ts';

/** As much of a scene as a player needs. */
export const Seen = z.object({
  version: z.number(),
  seat: z.string().nullable(),
  offers: z.array(z.object({ text: z.string() })),
  table: z.object({ id: z.string() }),
});
const Message = z.object({ scene: Seen });
export const Acknowledged = z.object({ version: z.number() });

export interface Live {
  readonly id: string;
  readonly visitor: Visitor;
  readonly socket: WebSocket;
  version: number;
  /** The one that is asked, of all that the visitor holds. */
  seat: string | null;
  offers: readonly { readonly text: string }[];
}

export function connect(port: number, id: string, cookie: string): WebSocket {
  return new WebSocket(`ws://localhost:${port}/api/tables/${id}/live?logs=by-seat`, { headers: { cookie }, perMessageDeflate: false });
}

/** Somebody at a table, who has its scene. */
export async function sitDown(server: Server, id: string, visitor: Visitor): Promise<Live> {
  const socket = connect(server.port, id, visitor.cookie);
  const live: Live = { id, visitor, socket, version: -1, seat: null, offers: [] };
  socket.on('message', (data) => {
    const { scene } = Message.parse(JSON.parse(String(data)));
    live.version = scene.version;
    live.seat = scene.seat;
    live.offers = scene.offers;
  });
  await once(socket, 'message');
  return live;
}

export interface Made {
  readonly ms: number;
  /** What was offered may stand for several choices. */
  readonly choices: number;
}

export async function choose(server: Server, live: Live, random: Random): Promise<Made> {
  const { version, seat } = live;
  const choice = randomChoice(live.offers, random).text;
  const sent = { command: `${live.id} ${version}`.padEnd(8, '.'), version, seat, choice };
  live.offers = [];
  const began = performance.now();
  const acknowledged = Acknowledged.parse(await ask(server, live.visitor, 'POST', `/api/tables/${live.id}/choices`, sent));
  return { ms: performance.now() - began, choices: acknowledged.version - version };
}

/** Everybody chooses at random among what is offered, as fast as the server lets them. */
export async function playFor(server: Server, lives: readonly Live[], clients: number, seconds: number) {
  const made: Made[] = [];
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const client = async (number: number) => {
    const own = lives.filter((_, i) => i % clients === number);
    const random = randomFrom(`client ${number}`);
    while (!isOver()) {
      const ready = own.filter(({ offers }) => offers.length > 0);
      const [live] = ready;
      // All of them wait for their scenes; let those in.
      if (!live) await new Promise((resolve) => setImmediate(resolve));
      else {
        // Of two who choose at once the later may have to look again.
        const done = await choose(server, live, random).catch(orStale);
        if (done) made.push(done);
        own.push(...own.splice(own.indexOf(live), 1));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(clients, lives.length) }, (_, number) => client(number)));
  return { made, elapsed: (performance.now() - began) / 1000 };
}

function orStale(error: unknown): undefined {
  if (!String(error).includes('stale-version')) throw error;
}

/** The value below which that share of them lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Choices that are made before the clock is looked at. */
export const WARM_UP_SECONDS = 3;

/** So many at a time. The first one is alone, so that all others belong to the same visitor. */
export async function severalAtOnce<T>(count: number, atOnce: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const all = [await make(0)];
  for (let from = 1; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => make(from + i));
    all.push(...(await Promise.all(some)));
  }
  return all;
}

export function choicesIn(made: readonly Made[]): number {
  return made.reduce((sum, { choices }) => sum + choices, 0);
}

/** How long one waited for an acknowledgement, in milliseconds: half of all waited less, and 99 of 100. */
export function waits(made: readonly Made[]): { readonly p50: number; readonly p99: number } {
  const sorted = made.map(({ ms }) => ms).sort((a, b) => a - b);
  return { p50: Number(quantile(sorted, 0.5).toFixed(1)), p99: Number(quantile(sorted, 0.99).toFixed(1)) };
}
