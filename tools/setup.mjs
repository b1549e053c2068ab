#!/usr/bin/env node
// Sets up whatever is missing, on a machine that has only Node: packages, then dist/: Node's part by tsc, the browser's by Vite.
//   node tools/setup.mjs          what running needs
//   node tools/setup.mjs --dev    what testing needs as well
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from '../bin/node-version.mjs';
import { compress } from './compress.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { explain, run, step } from './steps.mjs';
import { listTexts } from './texts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

export async function setUp({ dev = false } = {}) {
  requireNode();
  try {
    if (hasPackages(dev) && isBuilt()) return;
    await oneAtATime(join(root, 'setting-up.tmp'), async () => {
      if (!hasPackages(dev)) await installPackages(dev);
      if (!isBuilt()) await build();
    });
  } catch (error) {
    process.stderr.write(`${explain(error, root)}\n`);
    process.exit(1);
  }
}

/** What browsers ask for is compressed once; what is compressed already stays. */
export const compressPages = (wish) => compress(join(dist, 'web'), wish);

/** A stamp beside the packages says for which lock file they were installed, and whether with those for testing. */
const packageStamp = join(root, 'node_modules', '.cockleshell');

function lockedAs() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function hasPackages(dev) {
  const [stamped, kind] = packagesStamped();
  return stamped === lockedAs() && (kind === 'dev' || !dev);
}

function packagesStamped() {
  return existsSync(packageStamp) ? readFileSync(packageStamp, 'utf8').split(' ') : [];
}

async function installPackages(dev) {
  const lock = lockedAs();
  // What running needs is there already: the rest is added beside it, for a server may run from it.
  const command = packagesStamped()[0] === lock ? ['install', '--no-save'] : ['ci'];
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  // Without a network npm would be silent for two minutes and a half.
  const patience = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'];
  await step(dev ? 'packages, with those for testing' : 'packages', () =>
    run('npm', [...command, ...quiet, ...patience, ...(dev ? [] : ['--omit=dev'])], root),
  );
  writeFileSync(packageStamp, `${lock} ${dev ? 'dev' : 'run'}`);
}

const builtStamp = join(dist, '.built');

function isBuilt() {
  if (!existsSync(builtStamp)) return false;
  const sources = ['src', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts', 'package-lock.json'];
  return statSync(builtStamp).mtimeMs >= Math.max(...sources.map((name) => newestIn(join(root, name))));
}

async function build() {
  rmSync(dist, { recursive: true, force: true });
  listTexts();
  const tool = (...path) => join(root, 'node_modules', ...path);
  // Types are checked by `npm run check`; here they are only taken out.
  const tsc = [tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json', '--noCheck'];
  const vite = [tool('vite', 'bin', 'vite.js'), 'build', '--config', 'vite.config.ts', '--logLevel', 'warn'];
  await step('program and pages', () => Promise.all([tsc, vite].map((args) => run(process.execPath, args, root))));
  writeFileSync(builtStamp, '');
}

function newestIn(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp({ dev: process.argv.includes('--dev') });
  await step('compressed pages', () => compressPages({ atOnce: 4 }));
}
