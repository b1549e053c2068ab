/** How much a server bears: a real one, in a process of its own, and this process as all of its players. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { randomChoice } from '../bots/random.ts';
import type { AnyGame } from '../games/box.ts';
import { type Random, randomFrom } from '../kernel/dice.ts';

export interface LoadBench {
  readonly choicesPerSecond: number;
  /** A press may stand for several choices, which are committed as one. */
  readonly pressesPerSecond: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  readonly spectatorsMs: number;
  readonly openMs: number;
}

export interface LoadWish {
  /** Live tables, each with a connection. */
  readonly tables: number;
  /** So many choices are under way at once. */
  readonly clients: number;
  readonly seconds: number;
  readonly spectators: number;
  /** Choices of a long game, and how many such games are opened. */
  readonly length: number;
  readonly longGames: number;
}

const LOAD: LoadWish = { tables: 500, clients: 64, seconds: 6, spectators: 500, length: 400, longGames: 12 };
/** Choices that are made before the clock is looked at. */
const WARM_UP_SECONDS = 3;
const SHOWN_CHOICES = 20;

const COMMAND = fileURLToPath(new URL('../../bin/cockleshell', import.meta.url));

export async function benchServer(game: AnyGame, wish: LoadWish = LOAD, command = COMMAND): Promise<LoadBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-bench-'));
  let server = await startServer(command, folder);
  try {
    const played = await playing(server, game, wish);
    const spectatorsMs = await watching(server, game, wish.spectators);
    const long = await longGames(server, game, wish);
    await server.stop();
    server = await startServer(command, folder);
    const openMs = await opening(server, long);
    return { ...played, spectatorsMs, openMs };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Server {
  readonly port: number;
  readonly agent: Agent;
  stop(): Promise<void>;
}

/** Whoever asks is the same person before and after a restart. */
const visitor = { cookie: '' };

async function startServer(command: string, folder: string): Promise<Server> {
  const env = { ...process.env, PORT: '0', COCKLESHELL_DATA: folder, COCKLESHELL_RATE: '1000000000', DATABASE_URL: '', HOST: '' };
  const child = spawn(process.execPath, ['--no-warnings', command, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    port,
    agent,
    async stop() {
      agent.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (port) return Number(port);
  }
  throw new Error('The server did not start.');
}

function ask({ port, agent }: Server, method: string, path: string, body?: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const headers = { ...(visitor.cookie && visitor), ...(payload && { 'content-type': 'application/json' }) };
    const asking = request({ host: 'localhost', port, method, path, headers, agent }, (response) => {
      const [given] = response.headers['set-cookie'] ?? [];
      if (given) visitor.cookie = given.split(';')[0] ?? '';
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode !== undefined && response.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    asking.on('error', reject);
    asking.end(payload);
  });
}

/** As much of a scene as a player needs. */
const Seen = z.object({
  version: z.number(),
  seat: z.string().nullable(),
  offers: z.array(z.object({ text: z.string() })),
  table: z.object({ id: z.string() }),
});
const Message = z.object({ scene: Seen });
const Acknowledged = z.object({ version: z.number() });

interface Live {
  readonly id: string;
  readonly socket: WebSocket;
  version: number;
  /** The one that is asked, of all that this process plays. */
  seat: string | null;
  offers: readonly { readonly text: string }[];
}

async function newTable(server: Server, game: AnyGame, number: number): Promise<string> {
  const setup = game.setups[number % game.setups.length]?.id;
  const scene = await ask(server, 'POST', '/api/tables', { game: game.id, setup, seed: `bench/${number}` });
  return Seen.parse(scene).table.id;
}

function connect(port: number, id: string, cookie: string): WebSocket {
  return new WebSocket(`ws://localhost:${port}/api/tables/${id}/live?logs=by-seat`, { headers: { cookie }, perMessageDeflate: false });
}

async function liveTable(server: Server, game: AnyGame, number: number): Promise<Live> {
  const id = await newTable(server, game, number);
  const socket = connect(server.port, id, visitor.cookie);
  const live: Live = { id, socket, version: -1, seat: null, offers: [] };
  socket.on('message', (data) => {
    const { scene } = Message.parse(JSON.parse(String(data)));
    live.version = scene.version;
    live.seat = scene.seat;
    live.offers = scene.offers;
  });
  await once(socket, 'message');
  return live;
}

interface Made {
  readonly ms: number;
  /** What was offered may stand for several choices. */
  readonly choices: number;
}

async function choose(server: Server, live: Live, random: Random): Promise<Made> {
  const { version, seat } = live;
  const choice = randomChoice(live.offers, random).text;
  const sent = { command: `${live.id} ${version}`.padEnd(8, '.'), version, seat, choice };
  live.offers = [];
  const began = performance.now();
  const acknowledged = Acknowledged.parse(await ask(server, 'POST', `/api/tables/${live.id}/choices`, sent));
  return { ms: performance.now() - began, choices: acknowledged.version - version };
}

/** Everybody chooses at random among what is offered, as fast as the server lets them. */
async function playing(server: Server, game: AnyGame, { tables, clients, seconds }: LoadWish) {
  const lives: Live[] = [];
  // The first one is set up alone, so that all others belong to the same visitor.
  lives.push(await liveTable(server, game, 0));
  for (let from = 1; from < tables; from += clients) {
    const some = Array.from({ length: Math.min(clients, tables - from) }, (_, i) => liveTable(server, game, from + i));
    lives.push(...(await Promise.all(some)));
  }
  await playFor(server, lives, clients, WARM_UP_SECONDS);
  const { made, elapsed } = await playFor(server, lives, clients, seconds);
  for (const { socket } of lives) socket.terminate();
  const sorted = made.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    choicesPerSecond: Math.round(made.reduce((sum, { choices }) => sum + choices, 0) / elapsed),
    pressesPerSecond: Math.round(made.length / elapsed),
    ackP50Ms: Number(quantile(sorted, 0.5).toFixed(1)),
    ackP99Ms: Number(quantile(sorted, 0.99).toFixed(1)),
  };
}

async function playFor(server: Server, lives: readonly Live[], clients: number, seconds: number) {
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
        made.push(await choose(server, live, random));
        own.push(...own.splice(own.indexOf(live), 1));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(clients, lives.length) }, (_, number) => client(number)));
  return { made, elapsed: (performance.now() - began) / 1000 };
}

/** From the acknowledgement of a choice until the last of many who watch has the scene. */
async function watching(server: Server, game: AnyGame, spectators: number): Promise<number> {
  const live = await liveTable(server, game, 0);
  let missing = 0;
  let done = () => {};
  const hear = () => {
    missing--;
    if (missing === 0) done();
  };
  const sockets: WebSocket[] = [];
  for (let i = 0; i < spectators; i++) {
    const socket = connect(server.port, live.id, '');
    await once(socket, 'message');
    socket.on('message', hear);
    sockets.push(socket);
  }
  const times: number[] = [];
  const random = randomFrom('watched');
  for (let i = 0; i < SHOWN_CHOICES; i++) {
    missing = spectators + 1;
    const own = once(live.socket, 'message').then(hear);
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    await choose(server, live, random);
    const acknowledged = performance.now();
    if (missing > 0) await all;
    await own;
    times.push(performance.now() - acknowledged);
  }
  for (const socket of [...sockets, live.socket]) socket.terminate();
  return Number(
    quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    ).toFixed(1),
  );
}

async function longGames(server: Server, game: AnyGame, { length, longGames: count }: LoadWish): Promise<string[]> {
  const one = async (number: number) => {
    const campaign = game.setups.length - 1;
    const live = await liveTable(server, game, campaign + number * game.setups.length);
    // Until it is over.
    for (let made = 0; made < length && live.offers.length > 0; made++) {
      const sent = { command: `long ${made}`.padEnd(8, '.'), version: live.version, seat: live.seat };
      const { version } = Acknowledged.parse(await ask(server, 'POST', `/api/tables/${live.id}/play-on`, sent));
      while (live.version < version) await once(live.socket, 'message');
    }
    live.socket.terminate();
    return live.id;
  };
  return Promise.all(Array.from({ length: count }, (_, number) => one(number)));
}

/** From asking for a table that is not open until the whole of it has come; the first ones only warm up. */
async function opening(server: Server, ids: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const id of ids) {
    const began = performance.now();
    await ask(server, 'GET', `/api/tables/${id}`);
    times.push(performance.now() - began);
  }
  const warm = times.slice(Math.floor(ids.length / 3)).toSorted((a, b) => a - b);
  return Number(quantile(warm, 0.5).toFixed(1));
}

/** The value below which that share of them lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
