#!/usr/bin/env node
// Finds the text files of every game and writes, for each language, the one list of them: src/games/<game>/text/en.ts and fr.ts.
// `name.en.json` and plain `en.json` are found by their endings. Gists of the rules, and what is wrong with a file of one's own, in files whose
// names begin with `rule`, have a list of their own, en-rules.ts and fr-rules.ts: they are many, and a browser fetches them when one is looked up. Run by tools/setup.mjs; a list that is right already is left alone.
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
      const found = readdirSync(folder).filter((file) => file === `${language}.json` || file.endsWith(`.${language}.json`));
      const rules = found.filter((file) => file.startsWith('rule'));
      const others = found.filter((file) => !rules.includes(file));
      const about = `All ${name} words of the game: every text file of this folder but those of gists`;
      write(join(folder, `${language}.ts`), listOf(others, language.toUpperCase(), about));
      if (rules.length === 0) continue;
      const gists = listOf(rules, `${language.toUpperCase()}_RULES`, `What the rules say in short, in ${name}: their gists`);
      write(join(folder, `${language}-rules.ts`), gists);
    }
  }
}

function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function listOf(files, called, about) {
  const found = files.toSorted();
  const names = found.map(nameOf);
  const imports = found.map((file, i) => `import ${names[i]} from './${file}' with { type: 'json' };`);
  const line = `export const ${called}: readonly Texts[] = [${names.join(', ')}];`;
  const list = line.length <= 140 ? line : `export const ${called}: readonly Texts[] = [\n${names.map((one) => `  ${one},\n`).join('')}];`;
  return [
    `/** ${about}, as tools/texts.mjs found them. */`,
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
