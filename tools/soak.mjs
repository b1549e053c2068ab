#!/usr/bin/env node
// `npm run soak`: long series, to be run before something is called done.
//   --all   every suite that plays at random, with larger numbers than in `npm test` (at least 3,000 games of each game for
//           invariants and leaks, 600 beside their twins, long series of crashes), and the shares that bots win; prints a table
//   else    games beside their twins until stopped: see src/lab/soak.ts for what can be said
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.argv.slice(2);

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, ['--no-warnings', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}

/** Whatever says how many there are in a soak, and what is there for a soak only. */
function suites() {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return files.filter((name) => name.startsWith('soak') || readFileSync(join(root, 'test', name), 'utf8').includes('howMany('));
}

await setUp({ dev: wanted.includes('--all') });
if (!wanted.includes('--all')) run([join('dist', 'lab', 'soak.js'), ...wanted]);
const files = suites().map((name) => join('test', name));
process.stdout.write('At least 3,000 games of each game for invariants and leaks, 600 beside their twins; and what bots win.\n');
process.stdout.write(`${files.length} suites: ${files.join(', ')}\n\n`);
const others = wanted.filter((argument) => argument !== '--all');
run([join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files, '--reporter=./test/soak/table.ts', ...others], { SOAK: 'all' });
