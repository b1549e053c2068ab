/** `cockleshell serve`: the table in the browser. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { BOXES } from '../games/shelf.ts';
import { type Served, serve } from '../server/serve.ts';
import { SERVER_TEXTS } from '../server/words.ts';
import { StoreFault } from '../store/fault.ts';
import { Speaker } from '../words/speaker.ts';
import type { Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import { packageVersion } from './version.ts';

const USUAL_PORT = 4140;
const PAGES = fileURLToPath(new URL('../web', import.meta.url));

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
  const port = portFrom(env.PORT, speaker);
  const folder = resolve(env.COCKLESHELL_DATA || 'data');
  const host = env.HOST || undefined;
  const served = await serve(BOXES, {
    port,
    host,
    folder,
    databaseUrl: env.DATABASE_URL || undefined,
    pages: PAGES,
    version: packageVersion(),
    logLevel: levelFrom(env.LOG_LEVEL, speaker),
    asItIs,
    proxy: proxyFrom(env.COCKLESHELL_PROXY, speaker),
    hosts: hostsFrom(env.COCKLESHELL_HOSTS, speaker),
    ...rateFrom(env.COCKLESHELL_RATE, speaker),
  }).catch((error: unknown) => {
    throw complaintAbout(error, { port, host: host ?? '', folder }, speaker);
  });
  desk.print(speaker.say('serve ready', { address: served.address }));
  for (const address of served.elsewhere) desk.print(speaker.say('serve network', { address }));
  desk.print(speaker.say(env.DATABASE_URL ? 'serve stop-postgres' : 'serve stop', { folder }));
  await untilStopped();
  await closed(served);
  desk.print(speaker.say('serve stopped'));
}

function portFrom(text: string | undefined, speaker: Speaker): number {
  if (!text) return USUAL_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Complaint(speaker.say('serve port-malformed', { port: text }));
  return port;
}

function rateFrom(text: string | undefined, speaker: Speaker): { rate?: number } {
  if (!text) return {};
  const rate = Number(text);
  if (!Number.isInteger(rate) || rate < 1) throw new Complaint(speaker.say('serve rate-malformed', { rate: text }));
  return { rate };
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function levelFrom(text: string | undefined, speaker: Speaker): string {
  if (!text) return 'warn';
  if (!LEVELS.includes(text)) throw new Complaint(speaker.say('serve level-unknown', { level: text, known: LEVELS }));
  return text;
}

/** `loopback` is a proxy on this machine. */
function proxyFrom(text: string | undefined, speaker: Speaker): readonly string[] | undefined {
  if (!text) return undefined;
  const addresses = listed(text);
  const isAddress = (address: string) => address === 'loopback' || isIP(address.replace(/\/\d{1,3}$/, '')) !== 0;
  if (addresses.length === 0 || !addresses.every(isAddress)) throw new Complaint(speaker.say('serve proxy-malformed', { proxy: text }));
  return addresses;
}

function hostsFrom(text: string | undefined, speaker: Speaker): readonly string[] | undefined {
  if (!text) return undefined;
  const hosts = listed(text.toLowerCase());
  const isName = (host: string) => /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/.test(host);
  if (hosts.length === 0 || !hosts.every(isName)) throw new Complaint(speaker.say('serve hosts-malformed', { hosts: text }));
  return hosts;
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
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
