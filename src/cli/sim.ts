/** `cockleshell sim`: many games at once, and how they ended. */

import { availableParallelism } from 'node:os';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import { gameOf } from '../games/shelf.ts';
import type { Result } from '../kernel/game.ts';
import { seatsOf, usualSetup } from '../kernel/setup.ts';
import type { GameRecord, Plan } from '../lab/games.ts';
import { canWriteReport, writeReport } from '../lab/report-file.ts';
import { planOf, simulate } from '../lab/simulate.ts';
import { countedSeat, type Row, sheetOf, summaryOf } from '../lab/summary.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { optionsFrom, wholeNumber } from './lab-flags.ts';
import { contentOf, isSetupFile } from './setup-file.ts';
import { tableText } from './table-text.ts';

interface Flags {
  setup?: string;
  games: string;
  seats: string;
  seed: string;
  option?: string[];
  json?: boolean;
  report?: string;
  habits?: boolean;
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
    .option('--habits', words.say('sim.habits'))
    .option('--jobs <n>', words.say('sim.jobs'), String(availableParallelism()))
    .action(async (game: string, flags: Flags) => {
      if (flags.seed === '') throw new Complaint(speaker.say('complaint seed-empty'));
      desk.print(await sim(game, flags, words, speaker));
    });
}

/** What is to be printed. */
async function sim(game: string, flags: Flags, words: Words, speaker: Speaker): Promise<string> {
  const checked = check(game, flags, speaker);
  if (!checked.ok) throw new Complaint(words.fault(checked.fault));
  const { plan, jobs } = checked.value;
  const writable = flags.report === undefined ? undefined : await canWriteReport(flags.report);
  if (writable?.ok === false) throw new Complaint(words.fault(writable.fault));
  const began = performance.now();
  const simulated = await withBar(plan, jobs);
  if (!simulated.ok) throw new Complaint(words.fault(simulated.fault));
  const records = simulated.value;
  const seconds = (performance.now() - began) / 1000;
  const rows = rowsOf(plan, records);
  if (flags.report !== undefined) {
    // the plots are slow to load, and few runs want them
    const { reportPage } = await import('../lab/report.ts');
    const written = await writeReport(flags.report, reportPage({ plan, setup: flags.setup, records, rows }, words));
    if (!written.ok) throw new Complaint(words.fault(written.fault));
  }
  if (flags.json) return JSON.stringify(jsonOf(plan, flags.setup, records, rows, seconds), null, 2);
  const text = textOf(plan, records, rows, seconds, words);
  return flags.report === undefined ? text : `${text}\n${words.say('sim.written', { file: flags.report })}`;
}

function check(game: string, flags: Flags, speaker: Speaker): Result<{ plan: Plan; jobs: number }> {
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
  return plan.ok ? { ok: true, value: { plan: plan.value, jobs: jobs.value } } : plan;
}

async function withBar(plan: Plan, jobs: number): Promise<Result<GameRecord[]>> {
  if (!process.stderr.isTTY) return simulate(plan, jobs);
  const bar = new cliProgress.SingleBar({ stream: process.stderr, clearOnComplete: true, format: '{bar} {percentage} %  {value}/{total}' });
  bar.start(plan.games, 0);
  try {
    return await simulate(plan, jobs, (played) => bar.update(played));
  } finally {
    bar.stop();
  }
}

function rowsOf(plan: Plan, records: readonly GameRecord[]): Row[] {
  const game = gameOf(plan.game);
  return summaryOf(records, (setup) => game && seatsOf(game, usualSetup(game, setup))[0]);
}

function jsonOf(plan: Plan, setup: string | undefined, records: readonly GameRecord[], rows: readonly Row[], seconds: number) {
  return {
    game: plan.game,
    setup: setup ?? null,
    seed: plan.seed,
    games: records.length,
    finished: records.filter(({ finished }) => finished).length,
    decisions: decisionsIn(records),
    seconds: Number(seconds.toFixed(3)),
    results: rows.map(({ scenario, means, kinds, ...row }) => ({ mission: scenario, ...row, ...means, ...kinds })),
  };
}

function textOf(plan: Plan, records: readonly GameRecord[], rows: readonly Row[], seconds: number, words: Words): string {
  const { head, lines: body } = sheetOf(rows, words);
  const unfinished = records.filter(({ finished }) => !finished).length;
  const game = gameOf(plan.game);
  const seat = game && countedSeat(game);
  const lines = [tableText(head, body), ...(seat === undefined ? [] : [words.say('sim.seat', { seat })]), ''];
  if (unfinished > 0) {
    const longest = game?.lab.longest ?? 0;
    lines.push(words.say('sim.unfinished', { games: words.number(unfinished), longest: words.number(longest) }));
  }
  lines.push(
    words.say('sim.total', {
      games: words.number(records.length),
      decisions: words.number(decisionsIn(records)),
      seconds: words.number(seconds, 1),
      seed: plan.seed,
    }),
  );
  return lines.join('\n');
}

function decisionsIn(records: readonly GameRecord[]): number {
  return records.reduce((sum, { decisions }) => sum + decisions, 0);
}
