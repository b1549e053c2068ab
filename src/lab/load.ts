/** How much a server bears: a real one, in a process of its own, and this process as all of its players. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import type { AnyGame } from '../games/box.ts';
import { randomFrom } from '../kernel/dice.ts';
import { usualSetup } from '../kernel/setup.ts';
import {
  Acknowledged,
  choicesIn,
  choose,
  connect,
  type Live,
  playFor,
  quantile,
  Seen,
  severalAtOnce,
  sitDown,
  WARM_UP_SECONDS,
  waits,
} from './live-play.ts';
import { benchBots, benchPairs, type CompanyBench } from './load-company.ts';
import { ask, type Server, startServer, type Visitor } from './server-process.ts';

export interface LoadBench extends CompanyBench {
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
  /** Tables of two people, and tables at which scripted players have all seats. */
  readonly pairs: number;
  readonly bots: number;
}

const LOAD: LoadWish = { tables: 500, clients: 64, seconds: 6, spectators: 500, length: 400, longGames: 12, pairs: 250, bots: 100 };
const SHOWN_CHOICES = 20;

const COMMAND = fileURLToPath(new URL('../../bin/cockleshell', import.meta.url));

export async function benchServer(game: AnyGame, wish: LoadWish = LOAD, command = COMMAND): Promise<LoadBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-bench-'));
  let server = await startServer(command, folder);
  try {
    const played = await playing(server, game, wish);
    const spectatorsMs = await watching(server, game, wish.spectators);
    const isForTwo = game.seats(usualSetup(game, game.setups[0]?.id ?? '')).length > 1;
    const together = isForTwo ? await benchPairs(server, game, visitor, wish) : {};
    const scripted = await benchBots(server, game, visitor, wish);
    const long = await longGames(server, game, wish);
    await server.stop();
    server = await startServer(command, folder);
    const openMs = await opening(server, long);
    return { ...played, ...together, ...scripted, spectatorsMs, openMs };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whoever asks is the same person before and after a restart. */
const visitor: Visitor = { cookie: '' };

async function newTable(server: Server, game: AnyGame, number: number): Promise<string> {
  const setup = game.setups[number % game.setups.length]?.id;
  const scene = await ask(server, visitor, 'POST', '/api/tables', { game: game.id, setup, seed: `bench/${number}` });
  return Seen.parse(scene).table.id;
}

async function liveTable(server: Server, game: AnyGame, number: number): Promise<Live> {
  return sitDown(server, await newTable(server, game, number), visitor);
}

/** One person for each table. */
async function playing(server: Server, game: AnyGame, { tables, clients, seconds }: LoadWish) {
  const lives = await severalAtOnce(tables, clients, (number) => liveTable(server, game, number));
  await playFor(server, lives, clients, WARM_UP_SECONDS);
  const { made, elapsed } = await playFor(server, lives, clients, seconds);
  for (const { socket } of lives) socket.terminate();
  const { p50, p99 } = waits(made);
  return {
    choicesPerSecond: Math.round(choicesIn(made) / elapsed),
    pressesPerSecond: Math.round(made.length / elapsed),
    ackP50Ms: p50,
    ackP99Ms: p99,
  };
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
  // Fewer where the game is over before.
  for (let i = 0; i < SHOWN_CHOICES && live.offers.length > 0; i++) {
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
      const { version } = Acknowledged.parse(await ask(server, visitor, 'POST', `/api/tables/${live.id}/play-on`, sent));
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
    await ask(server, visitor, 'GET', `/api/tables/${id}`);
    times.push(performance.now() - began);
  }
  const warm = times.slice(Math.floor(ids.length / 3)).toSorted((a, b) => a - b);
  return Number(quantile(warm, 0.5).toFixed(1));
}
