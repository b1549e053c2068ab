/** What the environment says of how to serve; whatever cannot be meant gets one sentence. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ServeWish } from '../server/serve.ts';
import type { Speaker } from '../words/speaker.ts';
import { Complaint } from './complaint.ts';

/** All that the environment says of how to serve. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'COCKLESHELL_DATA',
  'DATABASE_URL',
  'LOG_LEVEL',
  'COCKLESHELL_PROXY',
  'COCKLESHELL_HOSTS',
  'COCKLESHELL_RATE',
  'COCKLESHELL_METRICS',
] as const;
export type Setting = (typeof SETTINGS)[number];

const USUAL_PORT = 4140;

export function wishFrom(
  env: Readonly<Partial<Record<Setting, string | undefined>>>,
  speaker: Speaker,
): Omit<ServeWish, 'pages' | 'version' | 'asItIs'> {
  return {
    port: portFrom(env.PORT, speaker),
    host: env.HOST || undefined,
    folder: resolve(env.COCKLESHELL_DATA || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    logLevel: levelFrom(env.LOG_LEVEL, speaker),
    proxy: proxyFrom(env.COCKLESHELL_PROXY, speaker),
    hosts: hostsFrom(env.COCKLESHELL_HOSTS, speaker),
    metrics: metricsFrom(env.COCKLESHELL_METRICS, speaker),
    ...rateFrom(env.COCKLESHELL_RATE, speaker),
  };
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

/** As long as nobody guesses it, and of what a header may hold. */
const TOKEN = /^[\w.~+/-]{16,200}=*$/;

function metricsFrom(text: string | undefined, speaker: Speaker): string | undefined {
  if (!text) return undefined;
  // It may be a secret with a slip in it, so it is not told.
  if (text !== '1' && !TOKEN.test(text)) throw new Complaint(speaker.say('serve metrics-malformed'));
  return text;
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
  if (addresses.length === 0 || !addresses.every(isProxy)) throw new Complaint(speaker.say('serve proxy-malformed', { proxy: text }));
  return addresses;
}

/** An address, or all that begin with so many bits of it. */
function isProxy(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return most > 0 && isRange && rest.length === 0;
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
