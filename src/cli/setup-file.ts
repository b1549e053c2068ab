/** `--setup`: a set-up of the shelf by its id, or a file of somebody's own. */
import { existsSync } from 'node:fs';
import { readSetupFile } from '../games/setup-file.ts';
import { boxOf } from '../games/shelf.ts';
import type { Result, Setup } from '../kernel/game.ts';
import { chooseOwnSetup, chooseSetup } from '../kernel/setup.ts';
import type { Speaker } from '../words/speaker.ts';
import { speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { readText } from './files.ts';

/** What the shelf knows goes by its id, even if a file should be called so. */
export function isSetupFile(gameId: string, wanted: string): boolean {
  if (boxOf(gameId).game.setups.some(({ id }) => id === wanted)) return false;
  return wanted.endsWith('.json') || existsSync(wanted);
}

export function setupCalled(gameId: string, wanted: string, options: Readonly<Record<string, string>>, speaker: Speaker): Result<Setup> {
  const { game } = boxOf(gameId);
  return isSetupFile(gameId, wanted)
    ? chooseOwnSetup(game, contentOf(gameId, wanted, speaker), undefined, options)
    : chooseSetup(game, wanted, options);
}

/** What a file says; everything that is wrong with it is told at once, with its lines. */
export function contentOf(gameId: string, file: string, speaker: Speaker): unknown {
  const read = readSetupFile(readText(file, speaker), boxOf(gameId));
  if (read.ok) return read.data;
  const words = speakerFor(gameId, speaker.language);
  const sentences = read.findings.map(({ fault, line }) =>
    speaker.say('complaint in-file', { file: line === undefined ? file : `${file}:${line}`, sentence: words.fault(fault) }),
  );
  throw new Complaint(sentences.join('\n'));
}
