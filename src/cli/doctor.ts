/** `cockleshell doctor`: how a server would be set up here, and what is wrong with that, all at once. It changes nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { SERVER_TEXTS } from '../server/words.ts';
import { diagnose } from '../store/diagnosis.ts';
import type { Facts, Finding } from '../store/diagnosis-notes.ts';
import { Speaker } from '../words/speaker.ts';
import { CLI_TEXTS, type Cli } from './cli.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import { lookAtPort } from './port.ts';
import { PAGES } from './serve.ts';
import { SETTINGS, type Setting, wishFrom } from './serve-wish.ts';
import { packageVersion } from './version.ts';

export function register(program: Command, cli: Cli): void {
  program
    .command('doctor')
    .description(cli.speaker.say('help doctor'))
    .option('--json', cli.speaker.say('help json'))
    .action(({ json }: { json?: boolean }) => run(cli, json));
}

interface Read {
  readonly name: Setting;
  /** As the server would read it, without passwords; null where there is none. */
  readonly value: string | null;
  readonly from: 'environment' | 'default';
}

/** A finding as people read it. */
interface Told extends Pick<Finding, 'level' | 'code'> {
  readonly text: string;
}

async function run(cli: Cli, asJson = false): Promise<void> {
  const { desk } = cli;
  const { language } = cli.speaker;
  const speaker = new Speaker(language, SERVER_TEXTS[language], CLI_TEXTS[language]);
  const settings = settingsIn(desk.env, speaker);
  const { folder, databaseUrl: url } = wishFrom(soundOnly(desk.env, speaker), speaker);
  const database = await diagnose({ url, folder });
  const findings: readonly Told[] = [
    ...complaintsAbout(desk.env, speaker),
    ...[...missingIn(PAGES), ...(await port(desk.env, speaker)), ...database.findings].map((finding) => told(finding, speaker)),
  ];
  const wrong = findings.filter(({ level }) => level === 'wrong');
  if (wrong.length > 0) cli.exitCode = 1;
  const { facts } = database;
  if (asJson) desk.print(JSON.stringify({ ...machine(), settings, database: facts, findings, well: wrong.length === 0 }, undefined, 2));
  else tell({ settings, facts, findings }, desk, speaker);
}

function machine() {
  return { version: packageVersion(), node: process.versions.node, machine: `${process.platform} ${process.arch}` };
}

function settingsIn(env: Desk['env'], speaker: Speaker): Read[] {
  const wish = wishFrom(soundOnly(env, speaker), speaker);
  const usual: Partial<Record<Setting, string>> = {
    PORT: String(wish.port),
    COCKLESHELL_DATA: wish.folder,
    LOG_LEVEL: wish.logLevel ?? '',
  };
  return SETTINGS.map((name) => {
    const given = env[name];
    if (!given) return { name, value: usual[name] ?? null, from: 'default' };
    return { name, value: name === 'COCKLESHELL_DATA' ? wish.folder : withoutSecrets(name, given), from: 'environment' };
  });
}

/** What is printed may be shown to others. */
function withoutSecrets(name: Setting, value: string): string {
  if (name === 'COCKLESHELL_METRICS') return value === '1' ? value : '…';
  if (name !== 'DATABASE_URL') return value;
  if (!URL.canParse(value)) return '…';
  const { protocol, username, password, host, pathname } = new URL(value);
  return `${protocol}//${username}${password && ':…'}${username && '@'}${host}${pathname}`;
}

/** The settings that can be meant. */
function soundOnly(env: Desk['env'], speaker: Speaker): Partial<Record<Setting, string | undefined>> {
  return Object.fromEntries(SETTINGS.filter((name) => complaintAbout(name, env, speaker) === undefined).map((name) => [name, env[name]]));
}

/** What `serve` would say of a setting. */
function complaintAbout(name: Setting, env: Desk['env'], speaker: Speaker): string | undefined {
  try {
    wishFrom({ [name]: env[name] }, speaker);
    return undefined;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}

const OURS = 'COCKLESHELL_';

function complaintsAbout(env: Desk['env'], speaker: Speaker): Told[] {
  const malformed = SETTINGS.flatMap((name): Told[] => {
    const text = complaintAbout(name, env, speaker);
    return text === undefined ? [] : [{ level: 'wrong', code: 'setting-malformed', text }];
  });
  const unknown = Object.keys(env).filter((name) => name.startsWith(OURS) && !SETTINGS.some((known) => known === name));
  return [...malformed, ...unknown.map((name) => told({ level: 'wrong', code: 'setting-unknown', figures: { name } }, speaker))];
}

export function missingIn(pages: string): Finding[] {
  return existsSync(join(pages, 'index.html')) ? [] : [{ level: 'wrong', code: 'not-built', figures: {} }];
}

async function port(env: Desk['env'], speaker: Speaker): Promise<Finding[]> {
  const { port: number, host = 'localhost' } = wishFrom(soundOnly(env, speaker), speaker);
  const isKnown = complaintAbout('PORT', env, speaker) === undefined && number !== 0;
  if (!isKnown) return [];
  const found = await lookAtPort(number, host);
  if (found.kind === 'free') return [];
  const figures = { port: number, host, version: 'version' in found ? (found.version ?? '') : '' };
  if (found.kind === 'cockleshell') return [{ level: 'note', code: 'port-ours', figures }];
  return [
    { level: 'wrong', code: { taken: 'port-taken', forbidden: 'port-forbidden', 'no-address': 'host-unknown' }[found.kind], figures },
  ];
}

/** What `serve` has a sentence for is told by that, unless there is more to say here. */
function told({ level, code, figures }: Finding, speaker: Speaker): Told {
  const key = [`doctor ${code}`, `serve ${code}`].find((one) => speaker.has(one));
  return { level, code, text: key ? speaker.say(key, figures) : code };
}

interface Report {
  readonly settings: readonly Read[];
  readonly facts: Facts;
  readonly findings: readonly Told[];
}

function tell({ settings, facts, findings }: Report, desk: Desk, speaker: Speaker): void {
  desk.print(speaker.say('doctor machine', machine()));
  desk.print();
  const names = Math.max(...settings.map(({ name }) => name.length));
  const values = Math.max(...settings.map((setting) => readAs(setting, speaker).length));
  for (const setting of settings) {
    const from = speaker.say(`doctor from ${setting.from}`);
    desk.print(`  ${setting.name.padEnd(names)}  ${readAs(setting, speaker).padEnd(values)}  ${from}`);
  }
  desk.print();
  for (const line of linesAbout(facts, speaker)) desk.print(line);
  desk.print();
  for (const level of ['wrong', 'note'] as const) {
    for (const { text } of findings.filter((finding) => finding.level === level)) desk.print(`${speaker.say(`doctor ${level}`)} ${text}`);
  }
  const count = findings.filter(({ level }) => level === 'wrong').length;
  desk.print(count === 0 ? speaker.say('doctor well') : speaker.say('doctor unwell', { count }));
}

function readAs({ name, value }: Read, speaker: Speaker): string {
  return value ?? speaker.say(`doctor usual ${name}`);
}

const MEGABYTE = 1_000_000;

function linesAbout(facts: Facts, speaker: Speaker): string[] {
  const { kind, exists, bytes, room, step, servers, roundTripMs, aheadMs, tables, ...others } = facts;
  const say = (what: string, figures: object) => speaker.say(`doctor ${what}`, figures);
  const inMegabytes = (count: number) => (count / MEGABYTE).toFixed(count < MEGABYTE ? 2 : 0);
  return [
    say(kind, others),
    ...(others.mode === undefined ? [] : [say('mode', others)]),
    ...(room === undefined ? [] : [say('room', { megabytes: inMegabytes(room) })]),
    ...(exists === false ? [say('empty', {})] : []),
    ...(tables === undefined ? [] : [say('tables', { count: tables })]),
    ...(bytes === undefined ? [] : [say('size', { megabytes: inMegabytes(bytes) })]),
    ...(step === undefined ? [] : [say('step', { step, latest: others.latest })]),
    ...(servers === undefined ? [] : [servers === 0 ? say('no-server', {}) : say('servers', { count: servers })]),
    ...(roundTripMs === undefined ? [] : [say('round-trip', { milliseconds: roundTripMs })]),
    ...(aheadMs === undefined ? [] : [say('clock', { milliseconds: aheadMs })]),
  ].map((line) => `  ${line}`);
}
