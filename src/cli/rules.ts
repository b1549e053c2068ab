/** `cockleshell rules 19.1`, and `rules 19.1` at the table: what the rulebook asks for, in short. */
import type { Command } from 'commander';
import { SHELF } from '../games/shelf.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { wrapping } from './desk.ts';
import { plain } from './explain.ts';

export function register(program: Command, { desk, speaker }: Cli): void {
  program
    .command('rules')
    .description(speaker.say('help rules'))
    .argument('[rule...]', speaker.say('help rule'))
    .option('--game <game>', speaker.say('help game'))
    .action((words: string[], { game }: { game?: string }) => {
      const rule = words.join(' ');
      const games = game === undefined ? SHELF : [requireGame(game, speaker)];
      const found = games.flatMap(({ id }) => linesAbout(rule, speakerFor(id, speaker.language)));
      if (found.length === 0) throw new Complaint(speaker.say('complaint unknown-rule', { rule }));
      for (const line of found) wrapping(desk).print(line);
    });
}

/** The titles of the chapters; their sections are told with them. */
function contents(speaker: Speaker): string[] {
  const chapters = speaker.chapters();
  const isSection = (id: string) => chapters.some((chapter) => id.startsWith(`${chapter.id}.`));
  return listOf(
    chapters.filter(({ id }) => !isSection(id)),
    speaker,
  );
}

function listOf(chapters: readonly { readonly id: string; readonly title: string }[], speaker: Speaker): string[] {
  return [speaker.say('game title'), ...chapters.map(({ id, title }) => `  ${id.padEnd(5)} ${title}`)];
}

export function ruleLines(wanted: string, speaker: Speaker): string[] {
  const lines = linesAbout(wanted, speaker);
  return lines.length > 0 ? lines : [speaker.say('complaint unknown-rule', { rule: wanted })];
}

/** By number, or by words of the title: the chapter that has them, or a list where several do. Empty where there is none. */
function linesAbout(wanted: string, speaker: Speaker): string[] {
  if (wanted === '') return contents(speaker);
  // The letters before the number of a chapter are capitals.
  const numbered = textOf(
    wanted.replace(/^[a-z]+(?=\.?\d)/, (letters) => letters.toUpperCase()),
    speaker,
  );
  if (numbered.length > 0) return numbered;
  const titled = speaker.chapters().filter(({ title }) => hasWords(title, wanted));
  const [found, another] = titled;
  if (found && !another) return textOf(found.id, speaker);
  return found ? listOf(titled, speaker) : [];
}

function hasWords(title: string, wanted: string): boolean {
  const words = plain(title).split(/[^\p{L}\d]+/u);
  return plain(wanted)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

function textOf(wanted: string, speaker: Speaker): string[] {
  const chapters = speaker.rules(wanted);
  return chapters.flatMap(({ id, title, rows }) => [`${id} ${title}`, ...rows.map((row) => `  ${row.id.padEnd(6)} ${row.gist}`)]);
}
