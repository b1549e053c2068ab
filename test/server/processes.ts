/** The server as a process of its own, compiled from what is here now. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BUILT, isUpToDate, ROOT } from '../built.ts';

/** Inside node_modules, so that what is compiled finds its packages. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', `server-${process.pid}`);
export const DIST = join(COMPILED, 'dist');
const START = join(COMPILED, 'start.mjs');

export async function compile(): Promise<void> {
  await mkdir(COMPILED, { recursive: true });
  if (isUpToDate()) await symlink(BUILT, DIST);
  else compileAnew();
  await cp(join(ROOT, 'package.json'), join(COMPILED, 'package.json'));
  await writeFile(START, "import { main } from './dist/cli/main.js';\nawait main(process.argv);\n");
}

function compileAnew(): void {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', join(ROOT, 'tsconfig.build.json'), '--outDir', DIST, '--noCheck'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (!existsSync(join(DIST, 'cli', 'main.js'))) throw new Error(`The server does not compile:\n${stdout}`);
}

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly complaints: string;
}

export interface Running {
  readonly process: ChildProcess;
  /** Where it is, or undefined if it did not come up. */
  readonly port: number | undefined;
  readonly ended: Promise<Ended>;
}

/** Starts it, and comes back when it says where it is or has ended. */
export async function start(env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['--no-warnings', START, 'serve'], {
    env: { PATH: process.env.PATH ?? '', LANG: 'en', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: string[] = [];
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(String(chunk)));
  const ended = once(child, 'close').then(
    ([code, signal]): Ended => ({ code, signal, out: out.join('\n'), complaints: complaints.join('') }),
  );
  const port = new Promise<number>((go) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      out.push(line);
      const [, found] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (found) go(Number(found));
    });
  });
  return { process: child, ended, port: await Promise.race([port, ended.then(() => undefined)]) };
}
