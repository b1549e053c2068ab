/** `cockleshell backup` and `cockleshell restore`: all tables into one file and back, also while the server runs. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { SERVER_TEXTS } from '../server/words.ts';
import { backUp, type Copied, restore } from '../store/backup.ts';
import { StoreFault } from '../store/fault.ts';
import type { Where } from '../store/store.ts';
import { Speaker } from '../words/speaker.ts';
import { CLI_TEXTS, type Cli } from './cli.ts';
import { Complaint } from './complaint.ts';

export function register(program: Command, cli: Cli): void {
  const say = (key: string) => cli.speaker.say(key);
  program
    .command('backup')
    .description(say('help backup'))
    .argument('<file>', say('help backup-file'))
    .action((file: string) => run(cli, 'backup', file, backUp));
  program
    .command('restore')
    .description(say('help restore'))
    .argument('<file>', say('help backup-file'))
    .action((file: string) => run(cli, 'restore', file, restore));
}

async function run(cli: Cli, what: 'backup' | 'restore', file: string, carryOut: typeof backUp): Promise<void> {
  const { desk } = cli;
  const { language } = cli.speaker;
  const speaker = new Speaker(language, SERVER_TEXTS[language], CLI_TEXTS[language]);
  const where: Where = { url: desk.env.DATABASE_URL || undefined, folder: resolve(desk.env.COCKLESHELL_DATA || 'data') };
  const { tables, entries, unreadable, already }: Copied = await carryOut(where, file).catch((error: unknown) => {
    throw complaintAbout(error, speaker);
  });
  desk.print(speaker.say(`${what} done`, { file, count: tables, entries }));
  if (already > 0) desk.print(speaker.say('restore already', { count: already }));
  if (unreadable.length === 0) return;
  desk.complain(speaker.say('backup unreadable', { count: unreadable.length, tables: unreadable }));
  cli.exitCode = 1;
}

/** What is wrong with a database is said as where the server starts. */
function complaintAbout(error: unknown, speaker: Speaker): unknown {
  if (!(error instanceof StoreFault)) return error;
  const key = [`backup ${error.code}`, `serve ${error.code}`].find((one) => speaker.has(one));
  return key ? new Complaint(speaker.say(key, error.figures)) : error;
}
