/** How much a server bears where several play at one table: two people, or scripted players alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AnyGame } from '../games/box.ts';
import { seatsOf, usualSetup } from '../kernel/setup.ts';
import { choicesIn, type Live, playFor, Seen, severalAtOnce, sitDown, WARM_UP_SECONDS, waits } from './live-play.ts';
import { ask, type Server, type Visitor } from './server-process.ts';

export interface CompanyBench {
  /** At tables of two people, where both choose. */
  readonly pairChoicesPerSecond?: number;
  readonly pairAckP99Ms?: number;
  /** At tables at which scripted players have all seats; and how long a person waits at another table meanwhile. */
  readonly botChoicesPerSecond?: number;
  readonly besideBotsP99Ms?: number;
}

interface CompanyWish {
  readonly pairs: number;
  readonly bots: number;
  readonly clients: number;
  readonly seconds: number;
}

const Invited = z.object({ secret: z.string() });

/** So many tables of people are played beside those of scripted players, by so many at once. */
const BESIDE = { tables: 20, clients: 4 };

export async function benchPairs(server: Server, game: AnyGame, first: Visitor, wish: CompanyWish): Promise<CompanyBench> {
  const second: Visitor = { cookie: '' };
  const tables = await severalAtOnce(wish.pairs, wish.clients, (number) => pairAt(server, game, number, [first, second]));
  const lives = tables.flat();
  await playFor(server, lives, wish.clients, WARM_UP_SECONDS);
  const { made, elapsed } = await playFor(server, lives, wish.clients, wish.seconds);
  for (const { socket } of lives) socket.terminate();
  return { pairChoicesPerSecond: Math.round(choicesIn(made) / elapsed), pairAckP99Ms: waits(made).p99 };
}

/** The first seat is taken by one, the others by the other. */
async function pairAt(server: Server, game: AnyGame, number: number, [first, second]: readonly [Visitor, Visitor]): Promise<Live[]> {
  const setup = game.setups[number % game.setups.length]?.id ?? '';
  const [own = '', ...others] = seatsOf(game, usualSetup(game, setup));
  const { table } = Seen.parse(await ask(server, first, 'POST', '/api/tables', { game: game.id, setup, seats: [own] }));
  for (const seat of others) {
    const { secret } = Invited.parse(await ask(server, first, 'POST', `/api/tables/${table.id}/seats/${seat}/invitation`));
    await ask(server, second, 'POST', `/api/tables/${table.id}/seats`, { secret, share: `drawn-by-a-machine-${number}` });
  }
  return [await sitDown(server, table.id, first), await sitDown(server, table.id, second)];
}

export async function benchBots(server: Server, game: AnyGame, visitor: Visitor, wish: CompanyWish): Promise<CompanyBench> {
  // The last set-up of a game is its longest.
  const setup = game.setups.at(-1)?.id ?? '';
  const ids = await severalAtOnce(wish.bots, wish.clients, () => scriptedTable(server, game, visitor, setup));
  const beside = await severalAtOnce(BESIDE.tables, BESIDE.clients, async (number) => {
    const table = Seen.parse(await ask(server, visitor, 'POST', '/api/tables', { game: game.id, setup, seed: `beside/${number}` }));
    return sitDown(server, table.table.id, visitor);
  });
  for (const id of ids) await ask(server, visitor, 'POST', `/api/tables/${id}/pace`, { pace: 'at-once' });
  await sleep(WARM_UP_SECONDS * 1000);
  const before = await madeAt(server, visitor, ids);
  const began = performance.now();
  const { made } = await playFor(server, beside, BESIDE.clients, wish.seconds);
  const after = await madeAt(server, visitor, ids);
  const elapsed = (performance.now() - began) / 1000;
  for (const { socket } of beside) socket.terminate();
  for (const id of ids) await ask(server, visitor, 'POST', `/api/tables/${id}/pace`, { pace: 'paused' });
  return { botChoicesPerSecond: Math.round((after - before) / elapsed), besideBotsP99Ms: waits(made).p99 };
}

/** He holds all seats, so that he knows of everything that they choose. They wait until they are told to go on. */
async function scriptedTable(server: Server, game: AnyGame, visitor: Visitor, setup: string): Promise<string> {
  const sent = { game: game.id, setup, manners: { pace: 'paused' } };
  const { id } = Seen.parse(await ask(server, visitor, 'POST', '/api/tables', sent)).table;
  for (const seat of seatsOf(game, usualSetup(game, setup))) {
    await ask(server, visitor, 'POST', `/api/tables/${id}/seats/${seat}/player`, { bot: 'sergeant' });
  }
  return id;
}

/** So many entries were made at these tables. */
async function madeAt(server: Server, visitor: Visitor, ids: readonly string[]): Promise<number> {
  const versions = await Promise.all(ids.map(async (id) => Seen.parse(await ask(server, visitor, 'GET', `/api/tables/${id}`)).version));
  return versions.reduce((sum, version) => sum + version, 0);
}
