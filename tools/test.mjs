#!/usr/bin/env node
// `npm test`: sets everything up, checks what needs no test, runs all tests, and says at the end what was proved and how long it took.
//   npm test -- test/commando     the same with the tests of one folder
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parts = [];

/** What was done before the tests has a row in their table. */
async function part(proves, work) {
  const began = Date.now();
  await work();
  parts.push({ name: proves, proves, files: 0, done: 0, tests: 0, seconds: (Date.now() - began) / 1000 });
}

function fail(sentences) {
  process.stderr.write(`${sentences.join('\n\n')}\n`);
  process.exit(1);
}

await part('packages, program and pages', async () => {
  const { setUp } = await import('./setup.mjs');
  await setUp({ dev: true });
});
await part('a browser that starts', async () => {
  const { findBrowser } = await import('./browser.mjs');
  const found = await findBrowser().catch((error) => fail([error.message]));
  process.stdout.write(`Browser: ${found.missing ?? found.name}\n`);
});
await part('types, lint, arrows, dead code', async () => {
  const { check } = await import('./checks.mjs');
  const found = await check();
  if (found.length > 0) fail(found);
});
const { status } = spawnSync(
  process.execPath,
  ['--no-warnings', join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROVED_BEFORE: JSON.stringify(parts) },
  },
);
process.exit(status ?? 1);
