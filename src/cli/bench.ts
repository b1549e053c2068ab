/** `cockleshell bench`: how fast the games are. */
import type { Command } from 'commander';
import { type AnyGame, gameOf, SHELF } from '../games/shelf.ts';
import { type Bench, bench } from '../lab/bench.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import { refuse } from './refuse.ts';
import { tableText } from './table-text.ts';

interface Flags {
  json?: boolean;
  lang?: string;
}

const FIGURES = [
  'decisionsPerSecond',
  'decisionsPerGame',
  'gamesPerSecond',
  'copiesPerSecond',
  'restoreMs',
  'stateBytes',
  'policyMicros',
] as const satisfies readonly (keyof Bench)[];

export function register(program: Command, words: Words = wordsOf('en')): void {
  program
    .command('bench')
    .description(words.say('bench'))
    .argument('[game]', words.say('bench.game'))
    .option('--json', words.say('bench.json'))
    .action((id: string | undefined, _flags: Flags, command: Command) => {
      const flags: Flags = command.optsWithGlobals();
      const spoken = wordsOf(flags.lang ?? words.language);
      const game = id === undefined ? undefined : gameOf(id);
      if (id !== undefined && !game) {
        return refuse(command, spoken, { code: 'unknown-game', figures: { game: id, known: SHELF.map((known) => known.id) } });
      }
      print(game ? [game] : SHELF, flags.json === true, spoken);
    });
}

function print(games: readonly AnyGame[], json: boolean, words: Words): void {
  const results = games.map((game): [string, Bench] => [game.id, bench(game)]);
  process.stdout.write(`${json ? JSON.stringify(Object.fromEntries(results), null, 2) : tableOf(results, words)}\n`);
}

function tableOf(results: readonly (readonly [string, Bench])[], words: Words): string {
  const shown = (value: number) => words.number(value, Number.isInteger(value) ? 0 : 2);
  const body = FIGURES.map((figure) => [words.say(`bench.${figure}`), ...results.map(([, measured]) => shown(measured[figure]))]);
  return tableText(['', ...results.map(([id]) => id)], body);
}
