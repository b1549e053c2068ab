#!/usr/bin/env node
// Sets up whatever is missing, on a machine that has only Node: packages, then dist/: Node's part by tsc, the browser's by Vite.
//   node tools/setup.mjs          what running needs
//   node tools/setup.mjs --dev    what testing needs as well
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { listTexts } from './texts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function setUp({ dev = false } = {}) {
  requireNode();
  installPackages(dev);
  listTexts();
  buildDist();
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Cockleshell needs Node 20.19 or later; this is ${process.versions.node}.`);
}

/** A stamp beside the packages says for which lock file they were installed, and whether with those for testing. */
function installPackages(dev) {
  const stamp = join(root, 'node_modules', '.cockleshell');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const [stamped, kind] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (stamped === lock && (kind === 'dev' || !dev)) return;
  process.stderr.write('Installing packages, once …\n');
  // What running needs is there already: the rest is added beside it, for a server may run from it.
  const command = stamped === lock ? ['install', '--no-save'] : ['ci'];
  run('npm', [...command, '--no-fund', '--no-audit', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])]);
  writeFileSync(stamp, `${lock} ${dev ? 'dev' : 'run'}`);
}

function buildDist() {
  const dist = join(root, 'dist');
  const stamp = join(dist, '.built');
  const newest = Math.max(
    ...['src', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts', 'package-lock.json'].map((name) => newestIn(join(root, name))),
  );
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newest) return;
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json']);
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', 'vite.config.ts', '--logLevel', 'warn']);
  compressIn(join(dist, 'web'));
  writeFileSync(stamp, '');
}

/** What browsers ask for is compressed once, here. */
function compressIn(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = join(folder, entry);
    if (!/\.(js|css|html|svg|json)$/.test(file)) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

function newestIn(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error || status !== 0) fail(`Setting up failed at: ${command} ${args.join(' ')}`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ dev: process.argv.includes('--dev') });
