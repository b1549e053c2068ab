#!/usr/bin/env node
// `npm test`: sets everything up, checks what needs no test, runs all tests, and says at the end what was proved and how long it took.
//   npm test -- test/commando     the same with the tests of one folder
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { check } from './checks.mjs';
import { compressPages, setUp } from './setup.mjs';
import { explain, step } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parts = [];

/** What was done before the tests has a row in their table. */
async function part(proves, work) {
  const began = Date.now();
  const result = await work();
  parts.push({ name: proves, proves, files: 0, done: 0, tests: 0, seconds: (Date.now() - began) / 1000 });
  return result;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

await part('packages, program and pages', () => setUp({ dev: true }));
const found = await part('compressed pages, and a browser that starts', () =>
  step('compressed pages, and a browser that starts', async () => {
    // It holds a processor for a moment only, and the pages need all of them.
    const [browser] = await Promise.all([findBrowser(), compressPages({ ways: ['br'], atOnce: 4 })]);
    return browser;
  }).catch((error) => fail(error.code === undefined ? error.message : explain(error, root))),
);
process.stderr.write(`Browser: ${found.missing ?? found.name}\n`);
const wrong = await part('types, lint, arrows, dead code', () => step('types, lint, arrows, dead code', check, 'Checking'));
if (wrong.length > 0) fail(wrong.join('\n\n'));
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, ['--no-warnings', vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROVED_BEFORE: JSON.stringify(parts) },
});
process.exit(status ?? 1);
