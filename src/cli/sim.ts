/** `cockleshell sim`: many games at once, and how they ended. */

import { availableParallelism } from 'node:os';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import { gameOf } from '../games/shelf.ts';
import { fault, type Result } from '../kernel/game.ts';
import type { GameRecord, Plan } from '../lab/games.ts';
import { type Range, rangeOf, wholeOf } from '../lab/parts.ts';
import { planOf, simulate } from '../lab/simulate.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { optionsFrom, wholeNumber } from './lab-flags.ts';
import { contentOf, isSetupFile } from './setup-file.ts';
import { checkFiles, held, resultOf } from './sim-result.ts';

interface Flags {
  setup?: string;
  games: string;
  seats: string;
  seed: string;
  option?: string[];
  json?: boolean;
  report?: string;
  habits?: boolean;
  part?: string;
  out?: string;
  jobs: string;
}

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 256;

export function register(program: Command, { desk, speaker }: Cli): void {
  const words = wordsOf(speaker.language);
  program
    .command('sim')
    .description(words.say('sim'))
    .argument('<game>', words.say('sim.game'))
    .option('--setup <id>', words.say('sim.setup'))
    .option('--games <n>', words.say('sim.games'), '1000')
    .option('--seats <bot,bot>', words.say('sim.seats'), 'sergeant')
    .option('--seed <seed>', words.say('sim.seed'), '1')
    .option('--option <name=value>', words.say('sim.option'), (value: string, before: string[] = []) => [...before, value])
    .option('--json', words.say('sim.json'))
    .option('--report <file.html>', words.say('sim.report'))
    .option('--part <i/n>', words.say('sim.part'))
    .option('--out <file>', words.say('sim.out'))
    .option('--habits', words.say('sim.habits'))
    .option('--jobs <n>', words.say('sim.jobs'), String(availableParallelism()))
    .action(async (game: string, flags: Flags) => {
      if (flags.seed === '') throw new Complaint(speaker.say('complaint seed-empty'));
      desk.print(await sim(game, flags, words, speaker));
    });
}

/** What is to be printed. */
async function sim(game: string, flags: Flags, words: Words, speaker: Speaker): Promise<string> {
  const { plan, jobs, range } = held(check(game, flags, speaker), words);
  await checkFiles(flags, words);
  const began = performance.now();
  const records = held(await withBar(plan, jobs, range), words);
  const seconds = (performance.now() - began) / 1000;
  const rules = gameOf(plan.game)?.rulesVersion ?? '';
  return resultOf({ ...range, setup: flags.setup ?? null, rules, plan, records }, flags, seconds, words);
}

function check(game: string, flags: Flags, speaker: Speaker): Result<{ plan: Plan; jobs: number; range: Range }> {
  const games = wholeNumber('--games', flags.games, MOST_GAMES);
  if (!games.ok) return games;
  const jobs = wholeNumber('--jobs', flags.jobs, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const options = optionsFrom(flags.option);
  if (!options.ok) return options;
  const bots = flags.seats.split(',').map((bot) => bot.trim());
  const { setup, seed, habits } = flags;
  const own = gameOf(game) && setup !== undefined && isSetupFile(game, setup) ? contentOf(game, setup, speaker) : undefined;
  const plan = planOf({ game, setup, own, options: options.value, bots, seed, games: games.value, habits });
  if (!plan.ok) return plan;
  const range = part(flags, plan.value);
  return range.ok ? { ok: true, value: { plan: plan.value, jobs: jobs.value, range: range.value } } : range;
}

/** Written 3/40: the third of forty. */
function part({ part, out }: Flags, plan: Plan): Result<Range> {
  if (part === undefined) return { ok: true, value: wholeOf(plan) };
  const [, k = 0, n = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (k < 1 || k > n || n > plan.games) return fault('not-a-part-number', { value: part, most: plan.games });
  if (out === undefined) return fault('part-goes-nowhere', { part });
  return { ok: true, value: rangeOf(plan.games, [k, n]) };
}

async function withBar(plan: Plan, jobs: number, range: Range): Promise<Result<GameRecord[]>> {
  if (!process.stderr.isTTY) return simulate(plan, jobs, undefined, range);
  const bar = new cliProgress.SingleBar({ stream: process.stderr, clearOnComplete: true, format: '{bar} {percentage} %  {value}/{total}' });
  bar.start(range.to - range.from, 0);
  try {
    return await simulate(plan, jobs, (played) => bar.update(played), range);
  } finally {
    bar.stop();
  }
}
