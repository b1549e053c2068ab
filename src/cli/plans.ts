/** `cockleshell plans`: looks for plans that win a set-up too often. */

import { availableParallelism } from 'node:os';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import type { AnyGame } from '../games/box.ts';
import { gameOf, SHELF } from '../games/shelf.ts';
import { fault, type Result, type Setup } from '../kernel/game.ts';
import { chooseSetup } from '../kernel/setup.ts';
import { type Findings, type FoundPlan, findPlans, gamesOf } from '../lab/plans.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { optionsFrom, wholeNumber } from './lab-flags.ts';
import { tableText } from './table-text.ts';

interface Flags {
  setup?: string;
  seed: string;
  option?: string[];
  width: string;
  fresh: string;
  json?: boolean;
  jobs: string;
}

const MOST_JOBS = 256;
const MOST_WIDTH = 10_000;
const MOST_FRESH = 1_000_000;

export function register(program: Command, { desk, speaker }: Cli): void {
  const words = wordsOf(speaker.language);
  program
    .command('plans')
    .description(words.say('plans'))
    .argument('<game>', words.say('sim.game'))
    .option('--setup <id>', words.say('plans.setup'))
    .option('--seed <seed>', words.say('sim.seed'), '1')
    .option('--option <name=value>', words.say('sim.option'), (value: string, before: string[] = []) => [...before, value])
    .option('--width <n>', words.say('plans.width'), '64')
    .option('--fresh <n>', words.say('plans.fresh'), '1000')
    .option('--json', words.say('sim.json'))
    .option('--jobs <n>', words.say('sim.jobs'), String(availableParallelism()))
    .action(async (id: string, flags: Flags) => {
      if (flags.seed === '') throw new Complaint(speaker.say('complaint seed-empty'));
      const wanted = check(id, flags);
      if (!wanted.ok) throw new Complaint(words.fault(wanted.fault));
      const { game, setups } = wanted.value;
      const all: Record<string, Findings> = {};
      const began = performance.now();
      for (const setup of setups) {
        const found = await search(wanted.value, setup, flags.seed);
        if (!found.ok) throw new Complaint(words.fault(found.fault));
        all[setup.id] = found.value;
        if (!flags.json) desk.print(textOf(game, setup, found.value, words));
      }
      if (flags.json) desk.print(JSON.stringify({ game: game.id, seed: flags.seed, setups: all }, null, 2));
      else desk.print(words.say('plans.total', { seconds: words.number((performance.now() - began) / 1000, 1), seed: flags.seed }));
    });
}

interface Wanted {
  readonly game: AnyGame;
  readonly setups: readonly Setup[];
  readonly width: number;
  readonly fresh: number;
  readonly jobs: number;
}

function check(id: string, flags: Flags): Result<Wanted> {
  const game = gameOf(id);
  if (!game) return fault('unknown-game', { game: id, known: SHELF.map((each) => each.id) });
  const width = wholeNumber('--width', flags.width, MOST_WIDTH);
  if (!width.ok) return width;
  const fresh = wholeNumber('--fresh', flags.fresh, MOST_FRESH);
  if (!fresh.ok) return fresh;
  const jobs = wholeNumber('--jobs', flags.jobs, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const options = optionsFrom(flags.option);
  if (!options.ok) return options;
  const setups: Setup[] = [];
  for (const wanted of flags.setup === undefined ? game.setups.map((setup) => setup.id) : [flags.setup]) {
    const setup = chooseSetup(game, wanted, options.value);
    if (!setup.ok) return setup;
    setups.push(setup.value);
  }
  return { ok: true, value: { game, setups, width: width.value, fresh: fresh.value, jobs: jobs.value } };
}

async function search({ game, width, fresh, jobs }: Wanted, setup: Setup, seed: string): Promise<Result<Findings>> {
  const wanted = { game, setup, seed, width, fresh };
  if (!process.stderr.isTTY) return findPlans(wanted, jobs);
  const bar = new cliProgress.SingleBar({ stream: process.stderr, clearOnComplete: true, format: `${setup.id} {bar} {percentage} %` });
  bar.start(gamesOf(wanted), 0);
  try {
    return await findPlans(wanted, jobs, (played) => bar.update(played));
  } finally {
    bar.stop();
  }
}

function textOf(game: AnyGame, setup: Setup, { script, best, tried, games }: Findings, words: Words): string {
  const isShare = game.lab.plans?.figure === undefined;
  const figure = (value: number) => (isShare ? words.percent(value) : words.number(value, 2));
  const line = (name: string, { found, counted, interval }: FoundPlan) => [
    name,
    figure(counted),
    `${figure(interval.low)} – ${figure(interval.high)}`,
    figure(found),
  ];
  const head = [setup.id, words.say('plans.counted'), words.say('column.interval'), words.say('plans.found')];
  const body = [line(words.say('plans.script'), script), ...best.map((found) => line(found.plan.join(' + '), found))];
  return `${tableText(head, body)}\n${words.say('plans.tried', { tried: words.number(tried), games: words.number(games) })}\n`;
}
