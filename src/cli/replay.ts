/** `cockleshell replay`: the story of a saved game, and proof that its dice and choices are right. */
import { type Command, InvalidArgumentError } from 'commander';
import type { AnyChronicle } from '../games/box.ts';
import { terminalOf } from '../games/shelf.ts';
import { readSave, replaySave, type Save } from '../kernel/save.ts';
import { wholeStory } from '../kernel/witness/log.ts';
import { viewFor } from '../kernel/witness/sight.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { bold, wrapping } from './desk.ts';
import { readText } from './files.ts';

import { logLine } from './table.ts';

interface Wishes {
  readonly to?: number;
  readonly verify?: boolean;
}

/** An entry that takes back what had come to light already. */
const FORCED = / undo \d+!$/;

export function register(program: Command, cli: Cli): void {
  const { speaker } = cli;
  program
    .command('replay')
    .description(speaker.say('help replay'))
    .argument('<file>', speaker.say('help save-file'))
    .option('--to <n>', speaker.say('help to'), wholeNumber)
    .option('--verify', speaker.say('help verify'))
    .action((file: string, wishes: Wishes) => replay(file, wishes, cli));
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('');
  return Number(text);
}

function replay(file: string, wishes: Wishes, cli: Cli): void {
  const { desk, speaker } = cli;
  const save = readSave(readText(file, speaker));
  if (!save.ok) throw new Complaint(speaker.say('complaint in-file', { file, sentence: speaker.fault(save.fault) }));
  const entries = save.value.history.length;
  if ((wishes.to ?? 0) > entries) throw new Complaint(speaker.say('complaint too-far', { to: wishes.to, entries }));
  const game = requireGame(save.value.game, speaker);
  const words = speakerFor(game.id, speaker.language);
  const replayed = replaySave(game, save.value, { ...wishes });
  if (!replayed.ok) throw new Complaint(words.say('complaint in-file', { file, sentence: words.fault(replayed.fault) }));
  const { chronicle, diverged } = replayed.value;
  tell(chronicle, cli);
  if (diverged) throw new Complaint(words.say('complaint in-file', { file, sentence: words.fault(diverged) }));
  if (wishes.verify)
    desk.print(words.say(wishes.to === undefined ? 'replay verified' : 'replay verified-to', figuresOf(save.value, wishes, chronicle)));
  const { carried } = chronicle.origin;
  if (wishes.verify && carried) desk.print(words.say('replay carried', { entries: carried.entries.length, rules: carried.rules }));
  const forced = save.value.history.slice(0, wishes.to).filter((entry) => FORCED.test(entry)).length;
  if (wishes.verify && forced > 0) desk.print(words.say('replay forced', { count: forced }));
}

/** What was played by earlier rules is not judged. */
function figuresOf(save: Save, { to }: Wishes, { origin }: AnyChronicle) {
  const judged = save.history.length - (origin.carried?.entries.length ?? 0);
  return { entries: to === undefined ? judged : save.history.length, to: to ?? save.history.length, seed: save.seed };
}

function tell(chronicle: AnyChronicle, { desk: plain, speaker: { language } }: Cli): void {
  const desk = wrapping(plain);
  const { game, match, origin } = chronicle;
  const speaker = speakerFor(game.id, language, origin.setup);
  for (const event of wholeStory(chronicle)) desk.print(logLine(event, speaker, desk));
  desk.print();
  for (const line of terminalOf(game.id).situation(viewFor(chronicle, match.decision?.seats[0]), speaker)) desk.print(line);
  desk.print();
  if (match.outcome) desk.print(bold(desk, speaker.outcome(match.outcome)));
  if (match.decision) desk.print(`${speaker.prompt(match.decision.question)} (${speaker.cite(match.decision.question.rule)})`);
}
