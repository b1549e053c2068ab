#!/usr/bin/env node
// Finds the text files of every game and writes, for each language, the one list of them: src/games/<game>/text/en.ts and fr.ts.
// `name.en.json` and plain `en.json` are found by their endings. What is many, and what a browser fetches when it is first wanted, has a
// list of its own: gists of the rules, and what is wrong with a file of one's own, in files whose names begin with `rule` (en-rules.ts);
// reasons for advice and the words of the guide, in files whose names begin with `advice` or `coach` (en-advice.ts); what only pages and the terminal say of a game, in files whose names begin with
// `pages` (en-pages.ts); later.ts fetches them for the lid. Run by tools/setup.mjs; a list that is right already is left alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LANGUAGES = { en: 'English', fr: 'French' };
const FETCHED_LATER = [
  { begins: ['rule'], list: 'rules', lid: 'gists', about: (language) => `What the rules say in short, in ${language}: their gists` },
  {
    begins: ['advice', 'coach'],
    list: 'advice',
    lid: 'adviceTexts',
    about: (language) => `Why the scripted player advises what it advises, and what the guide says, in ${language}`,
  },
  {
    begins: ['pages'],
    list: 'pages',
    lid: 'pageTexts',
    about: (language) => `What only pages and the terminal say of the game, in ${language}`,
  },
];

export function listTexts() {
  const games = join(root, 'src', 'games');
  for (const game of readdirSync(games)) {
    const folder = join(games, game, 'text');
    if (!existsSync(folder)) continue;
    for (const [language, name] of Object.entries(LANGUAGES)) {
      const found = readdirSync(folder).filter((file) => file === `${language}.json` || file.endsWith(`.${language}.json`));
      const isOf = (file, { begins }) => begins.some((beginning) => file.startsWith(beginning));
      const isLater = (file) => FETCHED_LATER.some((later) => isOf(file, later));
      const about = `All ${name} words of the game: every text file of this folder but those that are fetched later`;
      write(
        join(folder, `${language}.ts`),
        listOf(
          found.filter((file) => !isLater(file)),
          language.toUpperCase(),
          about,
        ),
      );
      for (const later of FETCHED_LATER) {
        const files = found.filter((file) => isOf(file, later));
        if (files.length === 0) continue;
        const called = `${language}_${later.list}`.toUpperCase();
        write(join(folder, `${language}-${later.list}.ts`), listOf(files, called, later.about(name)));
      }
    }
    const later = FETCHED_LATER.filter(({ list }) => existsSync(join(folder, `en-${list}.ts`)));
    if (later.length > 0) write(join(folder, 'later.ts'), fetching(later));
  }
}

function fetching(lists) {
  const entries = lists.flatMap(({ list, lid }) => [
    `  ${lid}: {`,
    ...Object.keys(LANGUAGES).map(
      (language) => `    ${language}: async () => (await import('./${language}-${list}.ts')).${`${language}_${list}`.toUpperCase()},`,
    ),
    '  },',
  ]);
  return [
    '/** Words that a browser fetches when they are first wanted, as tools/texts.mjs found them. */',
    'export const LATER = {',
    ...entries,
    '};',
    '',
  ].join('\n');
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
