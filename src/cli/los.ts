/** `cockleshell los MAP A B`: whether one hex of a map sees another, and what is in the way. */
import type { Command } from 'commander';
import { BOXES } from '../games/shelf.ts';
import { type Cli, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';

export function register(program: Command, { desk, speaker }: Cli): void {
  program
    .command('los')
    .description(speaker.say('help los'))
    .argument('<map>', speaker.say('help los-map'))
    .argument('<from>', speaker.say('help los-from'))
    .argument('<to>', speaker.say('help los-to'))
    .action((map: string, from: string, to: string) => {
      for (const { game, terminal } of BOXES) {
        const printed = terminal.printed?.(map);
        if (printed === undefined || !terminal.sight) continue;
        for (const line of terminal.sight(printed, from.toUpperCase(), to.toUpperCase(), speakerFor(game.id, speaker.language)))
          desk.print(line);
        return;
      }
      throw new Complaint(speaker.say('complaint unknown-map', { map }));
    });
}
