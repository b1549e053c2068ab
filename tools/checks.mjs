#!/usr/bin/env node
// `npm run check`: what is wrong without any test: types, format and lint, arrows between rooms, dead code. Quiet where all of it holds.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join('node_modules', '.cache');
const TSC = 'typescript/bin/tsc';

/** What each of them is called, how it is run with Node, and how a person runs it alone. */
const CHECKS = [
  ['types', [TSC, '--noEmit', '-p', '.'], 'npx tsc --noEmit -p .'],
  ['types of the pages', [TSC, '--noEmit', '-p', 'tsconfig.web.json'], 'npx tsc --noEmit -p tsconfig.web.json'],
  [
    'format and lint',
    ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=info', '.'],
    'npx biome check --write .',
  ],
  [
    'arrows between rooms',
    ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', 'src'],
    'npx depcruise --config .dependency-cruiser.cjs src',
  ],
  ['dead code', ['knip/bin/knip.js', '--no-progress'], 'npx knip'],
];

/** Two at a time; what was found, in the words of the one that found it. */
export async function check() {
  mkdirSync(join(root, CACHE), { recursive: true });
  const waiting = [...CHECKS];
  const found = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [program, ...args], alone] = next;
      const { code, said } = await run([join('node_modules', program), ...args]);
      if (code !== 0) found.push(`${said.trim()}\n\nWrong: ${name}. Again, alone:  ${alone}`);
    }
  };
  await Promise.all([work(), work()]);
  return found;
}

function run(args) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    let said = '';
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += text));
    program.on('close', (code) => resolve({ code, said }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await check();
  for (const one of found) process.stderr.write(`${one}\n\n`);
  process.stdout.write(found.length === 0 ? `${CHECKS.map(([name]) => name).join(', ')}: right\n` : '');
  process.exit(found.length === 0 ? 0 : 1);
}
