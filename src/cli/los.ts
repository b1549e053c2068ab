/** `cockleshell los MAP A B`: whether one hex of a map sees another, and what is in the way. */
import type { Command } from 'commander';
import type { Box } from '../games/box.ts';
import { BOXES } from '../games/shelf.ts';
import { LANGUAGES, sentencesIn } from '../words/texts.ts';
import { type Cli, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { plain } from './explain.ts';

interface NamedMap {
  readonly id: string;
  readonly name: string;
}

export function register(program: Command, { desk, speaker }: Cli): void {
  program
    .command('los')
    .description(speaker.say('help los'))
    .argument('<map>', speaker.say('help los-map'))
    .argument('<from>', speaker.say('help los-from'))
    .argument('<to>', speaker.say('help los-to'))
    .action((wanted: string, from: string, to: string) => {
      for (const box of BOXES) {
        const { game, terminal } = box;
        const map = mapsOf(box).find(({ id, name }) => plain(id) === plain(wanted) || plain(name) === plain(wanted));
        if (!map || !terminal.sight) continue;
        const words = speakerFor(game.id, speaker.language);
        const printed = terminal.printed?.(map.id);
        for (const line of terminal.sight(printed, from.toUpperCase(), to.toUpperCase(), words)) desk.print(line);
        return;
      }
      const known = [...new Set(BOXES.flatMap(mapsOf).map(({ id }) => id))].sort();
      throw new Complaint(speaker.say('complaint unknown-map', { map: wanted, known }));
    });
}

/** Whatever has a name and is a printed map, once for each language. */
function mapsOf({ texts, terminal }: Box): NamedMap[] {
  const names = LANGUAGES.flatMap((language) => [...sentencesIn(...texts[language])]);
  return names.flatMap(([key, name]) => {
    const [, id] = /^name (\S+)$/.exec(key) ?? [];
    return id !== undefined && terminal.printed?.(id) !== undefined ? [{ id, name }] : [];
  });
}
