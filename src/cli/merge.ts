/** `cockleshell merge`: the parts of a simulation put together. */
import type { Command } from 'commander';
import { merged, partIn } from '../lab/parts.ts';
import { type Words, wordsOf } from '../lab/words.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Cli } from './cli.ts';
import { readText } from './files.ts';
import { checkFiles, held, resultOf, type Wishes } from './sim-result.ts';

export function register(program: Command, { desk, speaker }: Cli): void {
  const words = wordsOf(speaker.language);
  program
    .command('merge')
    .description(words.say('merge'))
    .argument('<file...>', words.say('merge.file'))
    .option('--json', words.say('sim.json'))
    .option('--report <file.html>', words.say('sim.report'))
    .option('--out <file>', words.say('sim.out'))
    .action(async (files: string[], wishes: Wishes) => desk.print(await merge(files, wishes, words, speaker)));
}

async function merge(files: readonly string[], wishes: Wishes, words: Words, speaker: Speaker): Promise<string> {
  await checkFiles(wishes, words);
  const named = files.map((file) => ({ file, part: held(partIn(readText(file, speaker), file), words) }));
  return resultOf(held(merged(named), words), wishes, null, words);
}
