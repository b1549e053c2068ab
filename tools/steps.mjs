// Steps of setting up: what is being done, for how long, and what to do where one fails.
import { spawn } from 'node:child_process';

/** What a program said that did not end well. */
class Failed extends Error {
  constructor(command, said) {
    super(command);
    this.said = said;
  }
}

/** Says what it does; at a terminal also for how long, while it lasts. Gives back what came of it. */
export async function step(name, work, doing = 'Setting up') {
  const out = process.stderr;
  const began = Date.now();
  const seconds = (digits) => ((Date.now() - began) / 1000).toFixed(digits);
  const line = `${doing}: ${name} …`;
  out.write(line);
  const ticking = out.isTTY ? setInterval(() => out.write(`\r${line} ${seconds(0)} s`), 1000) : undefined;
  try {
    const result = await work();
    out.write(`${out.isTTY ? `\r${line}` : ''} ${seconds(1)} s\n`);
    return result;
  } catch (error) {
    out.write('\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** Quiet, unless it fails. */
export function run(command, args, cwd) {
  // On Windows npm is a script for the shell.
  const shell = process.platform === 'win32' && command === 'npm';
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', (error) => fail(new Failed(command, `${error.code} ${error.message}`)));
    child.on('close', (code) => (code === 0 ? done() : fail(new Failed([command, ...args].join(' '), said))));
  });
}

const CAUSES = [
  [/\bENOSPC\b|no space left/i, 'There is no space left on the disk. Running takes 300 MB, testing 1 GB.'],
  [
    /\b(EACCES|EPERM|EROFS)\b|permission denied|read-only file system/i,
    'Something may not be written: see that you own {{folder}} and may write in it.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/,
    'The registry of packages cannot be reached: see that there is a network, or tell npm of your proxy (`npm config set proxy`).',
  ],
  [
    /\bE(401|403)\b/,
    'The registry of packages refuses: see which one npm asks (`npm config get registry`), and whether it wants a password.',
  ],
  [
    /\b(E404|ETARGET)\b/,
    'The registry of packages does not have one of them: ask another (`npm config get registry` says which one is asked).',
  ],
  [/\bEINTEGRITY\b/, 'A package arrived damaged, or is not the one that was locked. `npm cache clean --force` forgets damaged ones.'],
  [
    /_CERT|CERT_|certificate/,
    'The registry of packages shows a certificate that is not trusted: NODE_EXTRA_CA_CERTS names a file with that of your proxy.',
  ],
  [/\bEUSAGE\b/, 'package.json and package-lock.json do not fit: take both from one commit, or run `npm install`.'],
  [
    /spawn npm ENOENT|ENOENT.*\bnpm\b/,
    'There is no npm: it comes with Node from https://nodejs.org; on some systems it is a package of its own.',
  ],
  [
    /MODULE_NOT_FOUND|Cannot find (module|package|native binding)|Unable to resolve|TS2307/,
    'A package is missing or damaged: delete the folder node_modules.',
  ],
];

/** One sentence for people, and the first words of what failed. */
export function explain(error, folder) {
  const said = `${error.said ?? `${error.code ?? ''} ${error.stack}`}`.trim();
  // npm names its reason; elsewhere in its words may stand anything.
  const reason = /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1] ?? said;
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(reason)) ?? [];
  const sentence = cause?.replace('{{folder}}', folder) ?? `This did not work: ${error.message}`;
  const telling = said.split('\n').filter((line) => line.trim() !== '' && !/^ +at |^node:internal|^Node\.js v/.test(line));
  return [`${sentence} Then start again: what is done stays done.`, ...telling.slice(0, 6).map((line) => `    ${line}`)].join('\n');
}
