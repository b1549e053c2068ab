/** `cockleshell check`: is a file what it seems to be? Saves, examples and the content of games, known by what they hold. */
import type { Command } from 'commander';
import { lineOfSyntaxFault } from '../games/lines.ts';
import { findingsIn } from '../games/setup-file.ts';
import { BOXES } from '../games/shelf.ts';
import type { Fault } from '../kernel/game.ts';
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
        const { kind, faults, remarks = [] } = checked(file, speaker);
        if (faults.length === 0) desk.print(speaker.say('check right', { file, kind: speaker.say(`check ${kind}`) }));
        else cli.exitCode = 1;
        const inFile = ({ sentence, line }: Finding) =>
          speaker.say('complaint in-file', { file: line === undefined ? file : `${file}:${line}`, sentence });
        for (const fault of faults) desk.complain(inFile(fault));
        for (const remark of remarks) desk.print(inFile(remark));
      }
    });
}

interface Finding {
  readonly sentence: string;
  readonly line?: number | undefined;
}

interface Checked {
  readonly kind: 'save' | 'example' | 'content' | 'unknown';
  readonly faults: readonly Finding[];
  /** For its author to think about; no fault. */
  readonly remarks?: readonly Finding[];
}

const unplaced = (sentences: readonly string[]): Finding[] => sentences.map((sentence) => ({ sentence }));

function checked(file: string, speaker: Speaker): Checked {
  try {
    return checkedText(readText(file, speaker), speaker);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return { kind: 'unknown', faults: unplaced([error.message]) };
  }
}

function checkedText(text: string, speaker: Speaker): Checked {
  const data = parsed(text);
  if (typeof data !== 'object' || data === null)
    return { kind: 'unknown', faults: [{ sentence: speaker.say('fault file-not-json'), line: lineOfSyntaxFault(text) }] };
  if ('cockleshell' in data) return { kind: 'save', faults: unplaced(faultsInSave(text, speaker)) };
  if ('example' in data) return { kind: 'example', faults: unplaced(faultsInExample(text, speaker)) };
  const box = BOXES.find(({ content }) => content?.recognises(data));
  if (!box?.content) return { kind: 'unknown', faults: unplaced([speaker.say('check foreign')]) };
  const words = speakerFor(box.game.id, speaker.language);
  const said = (found: readonly Fault[]) => findingsIn(text, found).map(({ fault, line }) => ({ sentence: words.fault(fault), line }));
  const faults = said(box.content.check(data));
  return { kind: 'content', faults, remarks: faults.length > 0 ? [] : said(box.content.remarks?.(data) ?? []) };
}

function faultsInSave(text: string, speaker: Speaker): string[] {
  const save = readSave(text);
  if (!save.ok) return [speaker.fault(save.fault)];
  const replayed = replaySave(requireGame(save.value.game, speaker), save.value, { verify: true });
  if (!replayed.ok) return [speaker.fault(replayed.fault)];
  return replayed.value.diverged ? [speaker.fault(replayed.value.diverged)] : [];
}
