/** `cockleshell games`: what is on the shelf, and how it can be set up. */

import type { Command } from 'commander';
import type { AnyGame } from '../games/box.ts';
import { SHELF } from '../games/shelf.ts';
import { seatsOf, usualSetup } from '../kernel/setup.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, speakerFor } from './cli.ts';
import type { Desk } from './desk.ts';

export function register(program: Command, { desk, speaker }: Cli): void {
  program
    .command('games')
    .description(speaker.say('help games'))
    .option('--json', speaker.say('help json'))
    .action(({ json }: { json?: boolean }) => {
      const games = SHELF.map((game) => ({ game, words: speakerFor(game.id, speaker.language) }));
      if (json)
        desk.print(
          JSON.stringify(
            games.map(({ game, words }) => described(game, words)),
            undefined,
            2,
          ),
        );
      else for (const { game, words } of games) tellGame(game, words, desk);
    });
}

function described(game: AnyGame, speaker: Speaker) {
  return {
    id: game.id,
    title: speaker.say('game title'),
    rulesVersion: game.rulesVersion,
    setups: game.setups.map(({ id }) => ({ id, title: speaker.setup(id), seats: seatsOf(game, usualSetup(game, id)) })),
    options: game.options.map((option) => ({ ...option, title: speaker.say(`option ${option.id} title`) })),
  };
}

function tellGame(game: AnyGame, speaker: Speaker, desk: Desk): void {
  desk.print(`${speaker.say('game title')}  [${game.id}]`);
  desk.print(speaker.say('game blurb'));
  desk.print();
  desk.print(speaker.say('games setups'));
  for (const { id } of game.setups) desk.print(`  ${id.padEnd(32)} ${speaker.setup(id)}`);
  desk.print();
  desk.print(speaker.say('games options'));
  for (const option of game.options) {
    desk.print(`  ${option.id}: ${speaker.say(`option ${option.id} title`)} (${speaker.say('rule-only', { rule: option.rule })})`);
    desk.print(`    ${speaker.say(`option ${option.id} text`)}`);
    const width = Math.max(...option.values.map((value) => option.id.length + 1 + value.length));
    for (const value of option.values) {
      const usual = value === option.default ? ` ${speaker.say('games usual')}` : '';
      desk.print(`    ${`${option.id}=${value}`.padEnd(width)}  ${speaker.say(`option ${option.id} ${value}`)}${usual}`);
    }
  }
}
