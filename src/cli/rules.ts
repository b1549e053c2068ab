/** `cockleshell rules 19.1`, and `rules 19.1` at the table: what the rulebook asks for, in short. */
import type { Command } from 'commander';
import { SHELF } from '../games/shelf.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { wrapping } from './desk.ts';

export function register(program: Command, { desk, speaker }: Cli): void {
  program
    .command('rules')
    .description(speaker.say('help rules'))
    .argument('[rule]', speaker.say('help rule'))
    .option('--game <game>', speaker.say('help game'))
    .action((rule: string | undefined, { game }: { game?: string }) => {
      const games = game === undefined ? SHELF : [requireGame(game, speaker)];
      const found = games.flatMap(({ id }) => linesOf(speakerFor(id, speaker.language), rule));
      if (found.length === 0) throw new Complaint(speaker.say('complaint unknown-rule', { rule: rule ?? '' }));
      for (const line of found) wrapping(desk).print(line);
    });
}

function linesOf(speaker: Speaker, rule: string | undefined): string[] {
  if (rule === undefined) return contents(speaker);
  return speaker.rules(rule).length > 0 ? ruleLines(rule, speaker) : [];
}

/** The titles of the chapters; their sections are told with them. */
function contents(speaker: Speaker): string[] {
  const chapters = speaker.chapters();
  const isSection = (id: string) => chapters.some((chapter) => id.startsWith(`${chapter.id}.`));
  return [speaker.say('game title'), ...chapters.filter(({ id }) => !isSection(id)).map(({ id, title }) => `  ${id.padEnd(5)} ${title}`)];
}

export function ruleLines(wanted: string, speaker: Speaker): string[] {
  if (wanted === '') return contents(speaker);
  const chapters = speaker.rules(wanted);
  if (chapters.length === 0) return [speaker.say('complaint unknown-rule', { rule: wanted })];
  return chapters.flatMap(({ id, title, rows }) => [`${id} ${title}`, ...rows.map((row) => `  ${row.id.padEnd(6)} ${row.gist}`)]);
}
