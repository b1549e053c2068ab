/** The `cockleshell` command. */
import { Command, CommanderError } from 'commander';
import { Speaker } from '../words/speaker.ts';
import { LANGUAGES } from '../words/texts.ts';
import { register as backup } from './backup.ts';
import { register as bench } from './bench.ts';
import { register as check } from './check.ts';
import { CLI_TEXTS, type Cli, languageOf, type Register } from './cli.ts';
import { Complaint } from './complaint.ts';
import { type Desk, deskAt } from './desk.ts';
import { register as doctor } from './doctor.ts';
import { register as example } from './example.ts';
import { register as games } from './games.ts';
import { register as los } from './los.ts';
import { register as merge } from './merge.ts';
import { register as plans } from './plans.ts';
import { register as play } from './play.ts';
import { register as replay } from './replay.ts';
import { register as rules } from './rules.ts';
import { register as serve } from './serve.ts';
import { register as sim } from './sim.ts';
import { packageVersion } from './version.ts';

const COMMANDS: readonly Register[] = [serve, backup, doctor, play, replay, example, check, games, rules, los, sim, merge, plans, bench];

export async function main(argv: readonly string[]): Promise<void> {
  // Whoever reads our output may have read enough (`| head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const desk = deskAt({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env });
  const exitCode = await run(argv.slice(2), desk);
  desk.close();
  if (exitCode !== 0) process.exitCode = exitCode;
}

/** Runs one command, and says with which code it ends. */
export async function run(args: readonly string[], desk: Desk): Promise<number> {
  try {
    const language = languageOf(args, desk.env);
    const cli: Cli = { desk, speaker: new Speaker(language, CLI_TEXTS[language]), exitCode: 0 };
    await parse(cli, namesNoCommand(args) ? [desk.interactive ? 'play' : '--help'] : args);
    return cli.exitCode;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    desk.complain(error.message);
    return 1;
  }
}

function namesNoCommand(args: readonly string[]): boolean {
  return args.every((arg, i) => arg.startsWith('--lang') || args[i - 1] === '--lang');
}

async function parse(cli: Cli, args: readonly string[]): Promise<void> {
  const { speaker } = cli;
  try {
    await program(cli).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    // `help nonsense` fails without naming what it was asked about.
    const helpless = error.code === 'commander.help';
    const what = helpless ? (args[1] ?? '') : (/'([^']*)'/.exec(error.message)?.[1] ?? '');
    const key = `complaint ${helpless ? 'commander.unknownCommand' : error.code}`;
    throw new Complaint(speaker.has(key) ? speaker.say(key, { what }) : error.message);
  }
}

function program(cli: Cli): Command {
  const { desk, speaker } = cli;
  const root = new Command('cockleshell')
    .description(speaker.say('help cockleshell'))
    .version(packageVersion(), '-V, --version', speaker.say('help version'))
    .helpOption('-h, --help', speaker.say('help help'))
    .helpCommand('help [command]', speaker.say('help help'))
    .configureHelp({ styleTitle: (title) => speaker.say(`heading ${title}`) })
    .configureOutput({ writeOut: (text) => desk.print(text.trimEnd()), writeErr: () => {}, outputError: () => {} })
    .exitOverride();
  for (const register of COMMANDS) register(root, cli);
  for (const command of [root, ...root.commands]) command.option(`--lang <${LANGUAGES.join('|')}>`, speaker.say('help lang'));
  return root;
}
