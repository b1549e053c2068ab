#!/usr/bin/env node
// Finds the text files of every game and writes, for each language, the one list of them: src/games/<game>/text/en.ts and fr.ts.
// `name.en.json` and plain `en.json` are found by their endings. Run by tools/setup.mjs; a list that is right already is left alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LANGUAGES = { en: 'English', fr: 'French' };

export function listTexts() {
  const games = join(root, 'src', 'games');
  for (const game of readdirSync(games)) {
    const folder = join(games, game, 'text');
    if (!existsSync(folder)) continue;
    for (const [language, name] of Object.entries(LANGUAGES)) {
      const file = join(folder, `${language}.ts`);
      const text = listOf(readdirSync(folder), language, name);
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
  }
}

function listOf(files, language, name) {
  const found = files.filter((file) => file === `${language}.json` || file.endsWith(`.${language}.json`)).sort();
  const names = found.map(nameOf);
  const imports = found.map((file, i) => `import ${names[i]} from './${file}' with { type: 'json' };`);
  const line = `export const ${language.toUpperCase()}: readonly Texts[] = [${names.join(', ')}];`;
  const list =
    line.length <= 140
      ? line
      : `export const ${language.toUpperCase()}: readonly Texts[] = [\n${names.map((one) => `  ${one},\n`).join('')}];`;
  return [
    `/** All ${name} words of the game: every text file of this folder, as tools/texts.mjs found them. */`,
    `import type { Texts } from '../../../words/texts.ts';`,
    ...imports,
    '',
    list,
    '',
  ].join('\n');
}

/** `rules-core.en.json` is `rulesCore`; the game's own `en.json` is `game`. */
function nameOf(file) {
  const parts = file.split('.');
  if (parts.length === 2) return 'game';
  return parts[0].replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) listTexts();
