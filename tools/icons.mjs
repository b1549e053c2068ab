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
  return rounded(outlines.join(''));
}

/** How many figures each command of a path takes; where they are points, the last one is where the pen ends. */
const FIGURES = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, H: 1, V: 1, A: 7, Z: 0 };

/** Figures are multiples of this: of 512 a side, drawn small, nobody sees less, and a fifth less is sent than in whole numbers. */
const STEP = 5;
const near = (value) => STEP * Math.round(value / STEP);

/** The outline in such figures. What is told from point to point is rounded where it stands in the square, so that errors do not add up. */
function rounded(outline) {
  let pen = [0, 0];
  let start = pen;
  let out = '';
  for (const [, letter, rest] of outline.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    out += letter;
    for (const [i, row] of rowsOf(rest, command).entries()) {
      const base = letter === command ? [0, 0] : pen;
      const whole = wholeFigures(command, row, base);
      pen = endOf(command, row, base, pen);
      // What follows the first point of a move are lines from there.
      if (command === 'M' && i === 0) start = pen;
      out += whole.map((value, k) => ((i === 0 && k === 0) || value < 0 ? value : ` ${value}`)).join('');
    }
    if (command === 'Z') pen = start;
  }
  return out;
}

function wholeFigures(command, row, [x, y]) {
  const from = (base, value) => near(base + value) - near(base);
  if (command === 'H') return [from(x, row[0])];
  if (command === 'V') return [from(y, row[0])];
  if (command === 'A') return [near(row[0]), near(row[1]), ...row.slice(2, 5), from(x, row[5]), from(y, row[6])];
  return row.map((value, k) => from(k % 2 === 0 ? x : y, value));
}

function endOf(command, row, [x, y], pen) {
  if (command === 'H') return [x + row[0], pen[1]];
  if (command === 'V') return [pen[0], y + row[0]];
  return [x + row.at(-2), y + row.at(-1)];
}

/** Flags of an arc are one digit each and need nothing between them. */
function rowsOf(text, command) {
  const figure = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
  const count = FIGURES[command];
  const all = [];
  for (let left = text; left.trim() !== ''; ) {
    const isFlag = command === 'A' && [3, 4].includes(all.length % count);
    const [met, value] = (isFlag ? /^[\s,]*([01])/ : figure).exec(left) ?? [];
    if (value === undefined) throw new Error(`no figure in ${text}`);
    all.push(Number(value));
    left = left.slice(met.length);
  }
  if (count === 0) return all.length === 0 ? [] : fails(text);
  if (all.length % count !== 0) fails(text);
  return Array.from({ length: all.length / count }, (_, i) => all.slice(i * count, (i + 1) * count));
}

function fails(text) {
  throw new Error(`figures are missing or left over in ${text}`);
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
