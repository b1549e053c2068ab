/** `cockleshell bench`: how fast the games are, and how much the server bears. */
import type { Command } from 'commander';
import type { AnyGame } from '../games/box.ts';
import { gameOf, SHELF } from '../games/shelf.ts';
import { type Bench, bench } from '../lab/bench.ts';
import { reasonOf } from '../lab/games.ts';
import { benchServer, type LoadBench } from '../lab/load.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import { benchServers, type ServersBench, type ServersWish } from './bench-servers.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { wholeNumber } from './lab-flags.ts';
import { tableText } from './table-text.ts';

interface Flags {
  json?: boolean;
  server?: boolean;
  servers?: string;
  delay?: string;
}

/** How many choices each server has under way, and for how long they are counted. */
const CLIENTS = 32;
const SECONDS = 10;
const MOST_SERVERS = 64;
const MOST_DELAY = 1000;

type Figure = keyof Bench | keyof LoadBench;
type Measured = Readonly<Partial<Record<Figure, number>>>;

const FIGURES = [
  'decisionsPerSecond',
  'decisionsPerGame',
  'gamesPerSecond',
  'copiesPerSecond',
  'restoreMs',
  'stateBytes',
  'policyMicros',
  'scriptedGameMs',
  'tablesMs',
] as const satisfies readonly (keyof Bench)[];

const SERVER_FIGURES = [
  'choicesPerSecond',
  'pressesPerSecond',
  'ackP50Ms',
  'ackP99Ms',
  'pairChoicesPerSecond',
  'pairAckP99Ms',
  'botChoicesPerSecond',
  'besideBotsP99Ms',
  'spectatorsMs',
  'openMs',
] as const satisfies readonly (keyof LoadBench)[];

export function register(program: Command, { desk, speaker }: Cli): void {
  const words = wordsOf(speaker.language);
  program
    .command('bench')
    .description(words.say('bench'))
    .argument('[game]', words.say('bench.game'))
    .option('--json', words.say('bench.json'))
    .option('--server', words.say('bench.server'))
    .option('--servers <counts>', words.say('bench.servers'))
    .option('--delay <milliseconds>', words.say('bench.delay'))
    .action(async (id: string | undefined, { json, server, servers, delay }: Flags) => {
      if (servers !== undefined) {
        const rounds = await benchServers(serversWish(servers, delay, desk.env.DATABASE_URL, words)).catch((error: unknown) => {
          throw new Complaint(words.fault({ code: 'no-bench-database', figures: { why: reasonOf(error) } }));
        });
        desk.print(json ? JSON.stringify(rounds, null, 2) : roundsText(rounds, words));
        return;
      }
      const results: [string, Measured][] = [];
      for (const game of gamesWanted(id, words)) results.push([game.id, server ? await benchServer(game) : bench(game)]);
      const figures = server ? SERVER_FIGURES : FIGURES;
      desk.print(json ? JSON.stringify(Object.fromEntries(results), null, 2) : tableOf(figures, results, words));
    });
}

function serversWish(servers: string, delay = '0', url: string | undefined, words: Words): ServersWish {
  if (!url) throw new Complaint(words.fault({ code: 'no-database-url', figures: {} }));
  const number = (option: string, text: string, most: number, least = 1) => {
    const read = wholeNumber(option, text, most, least);
    if (read.ok) return read.value;
    throw new Complaint(words.fault(read.fault));
  };
  return {
    url,
    servers: servers.split(',').map((count) => number('--servers', count, MOST_SERVERS)),
    delay: number('--delay', delay, MOST_DELAY, 0),
    clients: CLIENTS,
    seconds: SECONDS,
  };
}

function roundsText(rounds: readonly ServersBench[], words: Words): string {
  const figures = ['choicesPerSecond', 'ackP50Ms', 'ackP99Ms'] as const;
  const body = figures.map((figure) => [words.say(`bench.${figure}`), ...rounds.map((round) => words.number(round[figure]))]);
  return tableText([words.say('bench.serversAtOnce'), ...rounds.map(({ servers }) => String(servers))], body);
}

function gamesWanted(id: string | undefined, words: Words): readonly AnyGame[] {
  if (id === undefined) return SHELF;
  const game = gameOf(id);
  if (game) return [game];
  throw new Complaint(words.fault({ code: 'unknown-game', figures: { game: id, known: SHELF.map((known) => known.id) } }));
}

function tableOf(figures: readonly Figure[], results: readonly (readonly [string, Measured])[], words: Words): string {
  const shown = (value: number | undefined) => (value === undefined ? '–' : words.number(value, Number.isInteger(value) ? 0 : 2));
  const body = figures.map((figure) => [words.say(`bench.${figure}`), ...results.map(([, measured]) => shown(measured[figure]))]);
  return tableText(['', ...results.map(([id]) => id)], body);
}
