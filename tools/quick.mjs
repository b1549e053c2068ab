#!/usr/bin/env node
// `npm run quick`: says within a minute whether a usual change is sound: types, lint, and the nearest tests that it reaches.
//   npm run quick                     what is not committed yet; where all is, the last commit
//   npm run quick -- --since main     all that has come since
// Without a browser and without whole games: those are in `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './checks.mjs';
import { testsReachedBy } from './reach.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LEFT_OUT = /^test\/(browser|soak)\/|^test\/(play|twin)\.test\.ts$/;
/** So long tests may take on each core: the checks go on beside them. In milliseconds. */
const ON_A_CORE = 20_000;

if (!existsSync(join(root, 'node_modules', 'vitest'))) fail('The packages for testing are not there yet: node tools/setup.mjs --dev');
const changed = changes();
if (changed.length === 0) fail('Nothing has changed since then.');

const reached = testsReachedBy(changed).filter(({ file }) => !LEFT_OUT.test(file));
const chosen = affordable(reached.map(({ file }) => file));
const left = reached.length - chosen.length;
say(
  `${changed.length} changed ${changed.length === 1 ? 'file reaches' : 'files reach'} ${reached.length} test files${left > 0 ? `, the nearest ${chosen.length} are run` : ''}.`,
);
const [found, failed] = await Promise.all([check(), runTests(chosen)]);
for (const one of found) process.stderr.write(`\n${one}\n`);
if (left > 0) say(`Not run: ${left} test files farther away. npm test runs them, whole games and the browser.`);
say(found.length === 0 && !failed ? `Sound, after ${seconds()} s.` : `Not sound, after ${seconds()} s.`);
process.exit(found.length === 0 && !failed ? 0 : 1);

function changes() {
  const since = readSince();
  const lines = (...args) => git(args).split('\n').filter(Boolean);
  if (since !== undefined) return lines('diff', '--name-only', since);
  const open = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : lines('diff', '--name-only', 'HEAD~1');
}

/** What was asked for by `--since`. */
function readSince() {
  const [option, since, ...more] = process.argv.slice(2);
  if (option === undefined) return undefined;
  if (option !== '--since' || since === undefined || more.length > 0)
    fail('Only `--since REVISION` can be said here: npm run quick -- --since main');
  return since;
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`What has changed is known to git alone, which says: ${stderr.trim().split('\n')[0]}`);
  return stdout;
}

/** The nearest, for as long as there is time; each as long as it took the last time, or by its size. */
function affordable(files) {
  const remembered = rememberedTimes();
  const chosen = [];
  let time = ON_A_CORE * availableParallelism();
  for (const file of files) {
    const took = remembered.get(file) ?? 500 + statSync(join(root, file)).size / 20;
    if (took > time) continue;
    time -= took;
    chosen.push(file);
  }
  return chosen;
}

/** Vitest remembers how long each file took. */
function rememberedTimes() {
  const folder = join(root, 'node_modules', '.vite', 'vitest');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name, 'results.json'))
        .filter(existsSync)
    : [];
  return new Map(
    files.flatMap((file) =>
      JSON.parse(readFileSync(file, 'utf8')).results.map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), duration]),
    ),
  );
}

/** Whether one of them fails. */
function runTests(files) {
  if (files.length === 0) return Promise.resolve(false);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const tests = spawn(process.execPath, ['--no-warnings', vitest, 'run', ...files, '--reporter=minimal'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => tests.on('close', (code) => resolve(code !== 0)));
}

function seconds() {
  return Math.round(process.uptime());
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
