#!/usr/bin/env node
// Writes the icons of every game's face out of the icon set, so that the browser gets only those that are used: the
// names in src/games/<game>/face/icons.json become outlines in icons.ts beside it.
//   node tools/icons.mjs
// Names are those of game-icons.net; look at a new one before listing it (`rifle` there is a cartridge), and credit its
// author in NOTICE.md. What the set has no good picture of is drawn by hand, as in Commando's drawings/figures.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/games');
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

function outlineOf(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const outlines = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline);
  if (outlines.length === 0) throw new Error(`${name} is no path`);
  return outlines.join('');
}

function textOf(names) {
  const rows = names.toSorted().map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${outlineOf(name)}',`);
  return `/** Written by tools/icons.mjs from game-icons.net (CC BY 3.0, authors in NOTICE.md): outlines in a square of 512. */
export const ICONS = {
${rows.join('\n')}
} as const;
`;
}

const written = readdirSync(games).flatMap((game) => {
  const list = join(games, game, 'face/icons.json');
  if (!existsSync(list)) return [];
  const file = join(games, game, 'face/icons.ts');
  writeFileSync(file, textOf(JSON.parse(readFileSync(list, 'utf8'))));
  return [file];
});
// Where a line is broken depends on the length of a name: the formatter knows.
execFileSync(join(dirname(dirname(games)), 'node_modules/.bin/biome'), ['format', '--write', ...written], { stdio: 'inherit' });
