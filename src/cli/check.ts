/** `cockleshell check`: is a file what it seems to be? Saves, examples and the content of games, known by what they hold. */
import type { Command } from 'commander';
import { BOXES } from '../games/shelf.ts';
import { readSave, replaySave } from '../kernel/save.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { faultsInExample } from './example.ts';
import { parsed, readText } from './files.ts';

export function register(program: Command, cli: Cli): void {
  const { speaker, desk } = cli;
  program
    .command('check')
    .description(speaker.say('help check'))
    .argument('<file...>', speaker.say('help check-file'))
    .action((files: readonly string[]) => {
      for (const file of files) {
        const { kind, faults } = checked(file, speaker);
        if (faults.length === 0) desk.print(speaker.say('check right', { file, kind: speaker.say(`check ${kind}`) }));
        else cli.exitCode = 1;
        for (const fault of faults) desk.complain(speaker.say('complaint in-file', { file, sentence: fault }));
      }
    });
}

interface Checked {
  readonly kind: 'save' | 'example' | 'content' | 'unknown';
  readonly faults: readonly string[];
}

function checked(file: string, speaker: Speaker): Checked {
  try {
    return checkedText(readText(file, speaker), speaker);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return { kind: 'unknown', faults: [error.message] };
  }
}

function checkedText(text: string, speaker: Speaker): Checked {
  const data = parsed(text);
  if (typeof data !== 'object' || data === null) return { kind: 'unknown', faults: [speaker.say('check unreadable')] };
  if ('cockleshell' in data) return { kind: 'save', faults: faultsInSave(text, speaker) };
  if ('example' in data) return { kind: 'example', faults: faultsInExample(text, speaker) };
  const box = BOXES.find(({ content }) => content.recognises(data));
  if (!box) return { kind: 'unknown', faults: [speaker.say('check foreign')] };
  const words = speakerFor(box.game.id, speaker.language);
  return { kind: 'content', faults: box.content.check(data).map(({ code, figures }) => words.say(`finding ${code}`, figures)) };
}

function faultsInSave(text: string, speaker: Speaker): string[] {
  const save = readSave(text);
  if (!save.ok) return [speaker.fault(save.fault)];
  const replayed = replaySave(requireGame(save.value.game, speaker), save.value, { verify: true });
  if (!replayed.ok) return [speaker.fault(replayed.fault)];
  return replayed.value.diverged ? [speaker.fault(replayed.value.diverged)] : [];
}
