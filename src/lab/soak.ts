/**
 * `npm run soak`: random and scripted games beside their twins until stopped.
 *   --game, --setup, --bot   only these; all by turns if left out
 *   --seed                   seeds are this and a number; `soak` if left out
 *   --games                  stop after so many
 *   --only                   just the one game with exactly this seed, which is what a failure prints
 */

import { parseArgs } from 'node:util';
import { type Bot, randomBot, sergeant } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import { SHELF } from '../games/shelf.ts';
import type { Setup } from '../kernel/game.ts';
import { entryOf } from '../kernel/listed.ts';
import { chooseSetup } from '../kernel/setup.ts';
import { reasonOf } from './games.ts';
import { playWithTwin } from './twin.ts';

interface Pairing {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly bot: Bot;
}

const REPORT_EVERY = 500;

const values = wanted();

function wanted() {
  try {
    const options = {
      game: { type: 'string' },
      setup: { type: 'string' },
      bot: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      games: { type: 'string' },
      only: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(`${reasonOf(error)}\nWhat can be said: --game, --setup, --bot, --seed, --games, --only; or --all alone.`);
  }
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

function pairings(): Pairing[] {
  const found: Pairing[] = [];
  for (const game of SHELF.filter(({ id }) => id === (values.game ?? id))) {
    for (const { id } of game.setups.filter((known) => known.id === (values.setup ?? known.id))) {
      const setup = chooseSetup(game, id);
      if (!setup.ok) continue;
      for (const bot of [randomBot, sergeant]) if (bot.id === (values.bot ?? bot.id)) found.push({ game, setup: setup.value, bot });
    }
  }
  return found;
}

function play({ game, setup, bot }: Pairing, seed: string): number {
  try {
    return playWithTwin(game, setup, bot, seed);
  } catch (error) {
    const again = `npm run soak -- --game ${game.id} --setup ${setup.id} --bot ${bot.id} --seed ${JSON.stringify(seed)} --only`;
    return refuse(`${reasonOf(error)}\n${again}`);
  }
}

async function soak(): Promise<void> {
  const all = pairings();
  if (all.length === 0) refuse('There is no such game, set-up or bot.');
  const most = values.only ? 1 : Number(values.games ?? Number.POSITIVE_INFINITY);
  if (!(most >= 1)) refuse(`--games takes a number, not "${values.games}".`);
  let games = 0;
  let decisions = 0;
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  const report = () => process.stdout.write(`${games} games, ${decisions} decisions: each as its twin.\n`);
  while (games < most && !stopped) {
    decisions += play(entryOf(all, games % all.length, 'pairing'), values.only ? values.seed : `${values.seed}/${games}`);
    games++;
    if (games % REPORT_EVERY === 0) report();
    // Without a pause nobody would hear that it is to stop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  report();
}

await soak();
