/** `cockleshell serve`: the table in the browser. */
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { BOXES } from '../games/shelf.ts';
import { type Served, serve } from '../server/serve.ts';
import { SERVER_TEXTS } from '../server/words.ts';
import { StoreFault } from '../store/fault.ts';
import { isOpenToOthers } from '../store/privacy.ts';
import { Speaker } from '../words/speaker.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { wishFrom } from './serve-wish.ts';
import { packageVersion } from './version.ts';

export const PAGES = fileURLToPath(new URL('../web', import.meta.url));

export function register(program: Command, cli: Cli): void {
  program
    .command('serve')
    .description(cli.speaker.say('help serve'))
    .option('--as-it-is', cli.speaker.say('help as-it-is'))
    .action(({ asItIs }: { asItIs?: boolean }) => run(cli, asItIs));
}

async function run({ desk, speaker: { language } }: Cli, asItIs = false): Promise<void> {
  const speaker = new Speaker(language, SERVER_TEXTS[language]);
  const { env } = desk;
  const wish = wishFrom(env, speaker);
  const { port, host = '', folder } = wish;
  const served = await serve(BOXES, { ...wish, pages: PAGES, version: packageVersion(), asItIs }).catch((error: unknown) => {
    throw complaintAbout(error, { port, host, folder }, speaker);
  });
  // Looked at and listened for before anybody is told: from then on it may be stopped, and its folder moved.
  const stopped = untilStopped();
  const isOpen = !env.DATABASE_URL && isOpenToOthers(folder);
  desk.print(speaker.say('serve ready', { address: served.address }));
  for (const address of served.elsewhere) desk.print(speaker.say('serve network', { address }));
  desk.print(speaker.say(env.DATABASE_URL ? 'serve stop-postgres' : 'serve stop', { folder }));
  if (isOpen) desk.print(speaker.say('serve folder-open', { folder }));
  await stopped;
  await closed(served).catch((error: unknown) => {
    throw complaintAbout(error, { port, host, folder }, speaker);
  });
  desk.print(speaker.say('serve stopped'));
}

const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
};

/** One sentence for whatever keeps the server from starting; what nobody foresaw stays an error. */
function complaintAbout(error: unknown, figures: object, speaker: Speaker): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const key = `serve ${SENTENCES[code] ?? code}`;
  const told = error instanceof StoreFault ? error.figures : {};
  return speaker.has(key) ? new Complaint(speaker.say(key, { ...figures, ...told })) : error;
}

function untilStopped(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGINT', () => stop());
    process.once('SIGTERM', () => stop());
  });
}

/** A second Ctrl-C does not wait. */
async function closed(served: Served): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  await served.close();
}
