/** Many games on all cores. The same plan gives the same records, in the same order, whatever the number of cores. */

import { Tinypool } from 'tinypool';
import { botsOf } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import { gameOf, SHELF } from '../games/shelf.ts';
import { fault, type Result, type Setup } from '../kernel/game.ts';
import { entryOf } from '../kernel/listed.ts';
import { chooseOwnSetup, chooseSetup, seatsOf } from '../kernel/setup.ts';
import { type GameRecord, type Plan, playGames } from './games.ts';
import { type Range, wholeOf } from './parts.ts';
import { labBot } from './planned-bot.ts';
import type { Share } from './worker.ts';

/** What somebody wants simulated, unchecked. */
export interface Wanted {
  readonly game: string;
  /** All of them by turns if left out. */
  readonly setup?: string | undefined;
  /** What a file of somebody's own says, to be played in place of what is on the shelf. */
  readonly own?: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly habits?: boolean | undefined;
}

export function planOf(wanted: Wanted): Result<Plan> {
  const game = gameOf(wanted.game);
  if (!game) return fault('unknown-game', { game: wanted.game, known: SHELF.map(({ id }) => id) });
  if (wanted.habits && !game.lab.habits) return fault('no-habits', { game: game.id });
  const unknown = wanted.bots.find((id) => !labBot(game, id));
  if (unknown !== undefined) return fault('unknown-bot', { bot: unknown, known: botsOf(game) });
  const setups: Setup[] = [];
  for (const setup of setupsWanted(game, wanted)) {
    if (!setup.ok) return setup;
    const seats = seatsOf(game, setup.value);
    if (wanted.bots.length !== 1 && wanted.bots.length !== seats.length) {
      return fault('wrong-number-of-bots', { setup: setup.value.id, seats: seats.length, bots: wanted.bots.length });
    }
    setups.push(setup.value);
  }
  const { bots, seed, games, habits } = wanted;
  return { ok: true, value: { game: game.id, setups, bots, seed, games, habits } };
}

function setupsWanted(game: AnyGame, { setup, own, options }: Wanted): Result<Setup>[] {
  if (own !== undefined) return [chooseOwnSetup(game, own, undefined, options)];
  const ids = setup === undefined ? game.setups.map(({ id }) => id) : [setup];
  return ids.map((id) => chooseSetup(game, id, options));
}

export type Progress = (gamesPlayed: number) => void;

/** Every game of the plan, or of a part of it, in order; or the first over which a rule failed. */
export function simulate(plan: Plan, jobs: number, progress: Progress = () => {}, part = wholeOf(plan)): Promise<Result<GameRecord[]>> {
  const shares = sharesOf(plan, part, jobs);
  return onCores(Math.min(jobs, shares.length), async (play) => flat(await inLanes(shares, jobs, play, progress)));
}

/** Lends cores to the work, which may come back for more shares without new cores being started. */
export async function onCores<T>(cores: number, work: (play: Player) => Promise<T>): Promise<T> {
  if (cores === 1) return work(onThisCore);
  const pool = new Tinypool({
    // Workers run what was compiled, also when this file is run as it was written, in a test.
    filename: new URL('../../dist/lab/worker.js', import.meta.url).href,
    minThreads: cores,
    maxThreads: cores,
    // Node 20 calls JSON imports experimental in every worker.
    execArgv: ['--no-warnings'],
  });
  try {
    return await work((share) => pool.run(share));
  } finally {
    await pool.destroy();
  }
}

/** Small enough that all cores finish at about the same time and the bar moves. */
function sharesOf(plan: Plan, { from: first, to: last }: Range, jobs: number): Share[] {
  const size = Math.min(100, Math.max(1, Math.ceil((last - first) / (jobs * 20))));
  const shares: Share[] = [];
  for (let from = first; from < last; from += size) shares.push({ plan, from, to: Math.min(last, from + size) });
  return shares;
}

export type Player = (share: Share) => Promise<Result<GameRecord[]>>;

async function onThisCore({ plan, from, to }: Share): Promise<Result<GameRecord[]>> {
  // Lets whoever shows the progress draw it.
  await new Promise((resolve) => setImmediate(resolve));
  return playGames(plan, from, to);
}

/** Shares are begun in order and none after a failure, so the first failure is the same on any number of cores. */
export async function inLanes(
  shares: readonly Share[],
  lanes: number,
  play: Player,
  progress: Progress = () => {},
): Promise<Result<GameRecord[]>[]> {
  const results: Result<GameRecord[]>[] = [];
  let next = 0;
  let played = 0;
  let failed = false;
  const lane = async () => {
    for (let i = next++; i < shares.length && !failed; i = next++) {
      const result = await play(entryOf(shares, i, 'share'));
      results[i] = result;
      failed ||= !result.ok;
      played += result.ok ? result.value.length : 0;
      progress(played);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, shares.length) }, lane));
  return results;
}

function flat(results: readonly Result<GameRecord[]>[]): Result<GameRecord[]> {
  const records: GameRecord[][] = [];
  for (const result of results) {
    if (!result.ok) return result;
    records.push(result.value);
  }
  return { ok: true, value: records.flat() };
}
