/** `cockleshell bench`: how fast the games are. */
import type { Command } from 'commander';
import type { AnyGame } from '../games/box.ts';
import { gameOf, SHELF } from '../games/shelf.ts';
import { type Bench, bench } from '../lab/bench.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { tableText } from './table-text.ts';

interface Flags {
  json?: boolean;
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

export function register(program: Command, { desk, speaker }: Cli): void {
  const words = wordsOf(speaker.language);
  program
    .command('bench')
    .description(words.say('bench'))
    .argument('[game]', words.say('bench.game'))
    .option('--json', words.say('bench.json'))
    .action((id: string | undefined, { json }: Flags) => {
      const results = gamesWanted(id, words).map((game): [string, Bench] => [game.id, bench(game)]);
      desk.print(json ? JSON.stringify(Object.fromEntries(results), null, 2) : tableOf(results, words));
    });
}

function gamesWanted(id: string | undefined, words: Words): readonly AnyGame[] {
  if (id === undefined) return SHELF;
  const game = gameOf(id);
  if (game) return [game];
  throw new Complaint(words.fault({ code: 'unknown-game', figures: { game: id, known: SHELF.map((known) => known.id) } }));
}

function tableOf(results: readonly (readonly [string, Bench])[], words: Words): string {
  const shown = (value: number) => words.number(value, Number.isInteger(value) ? 0 : 2);
  const body = FIGURES.map((figure) => [words.say(`bench.${figure}`), ...results.map(([, measured]) => shown(measured[figure]))]);
  return tableText(['', ...results.map(([id]) => id)], body);
}
