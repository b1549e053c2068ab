/** The words for several people at one table: complete in both languages, and all there that the pages say. */
import { expect, test } from 'vitest';
import { sentencesIn } from '../../../words/texts.ts';
import english from '../../text/company.en.json' with { type: 'json' };
import french from '../../text/company.fr.json' with { type: 'json' };
import pagesEn from '../../text/pages.en.json' with { type: 'json' };
import pagesFr from '../../text/pages.fr.json' with { type: 'json' };
import shell from '../../text/shell.en.json' with { type: 'json' };

const AT_TABLE = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ON_PAGES = import.meta.glob<string>('../../pages/{seat,manners}-choice.tsx', { query: '?raw', import: 'default', eager: true });
/** Words that a table has loaded: none of those of the pages are among them. */
const HERE = sentencesIn(english, shell);
// Before a table is begun they are words of a page.
const EN = sentencesIn(english, { company: pagesEn.company });
const FR = sentencesIn(french, { company: pagesFr.company });

/** What is said in these sources and stands nowhere in those words. */
function missing(sources: Record<string, string>, among: ReadonlyMap<string, string>, first: string): readonly string[] {
  const said = new RegExp(`\\bsay\\('(${first} [a-z -]+)'`, 'g');
  const wanted = Object.values(sources).flatMap((text) => [...text.matchAll(said)].map(([, key = '']) => key));
  expect(wanted.length).toBeGreaterThan(2);
  return wanted.filter((key) => !(among.has(key) || among.has(`${key} by`) || among.has(`${key}_other`)));
}

test('both languages have the same keys', () => {
  expect([...FR.keys()].sort()).toEqual([...EN.keys()].sort());
});

test('every sentence that is said is there', () => {
  expect(missing(ON_PAGES, EN, 'company')).toEqual([]);
});

test('whatever is said at a table is there without the words of the pages', () => {
  expect(missing(AT_TABLE, HERE, 'company')).toEqual([]);
  expect(missing(AT_TABLE, HERE, 'page')).toEqual([]);
});

test('both languages fill in the same figures', () => {
  const figures = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, sentence] of EN) expect([key, figures(FR.get(key) ?? '')]).toEqual([key, figures(sentence)]);
});

test('French signs stand behind a no-break space', () => {
  for (const sentence of FR.values()) expect(sentence).not.toMatch(/[^\u00a0][:;?!»](?!\d)|«[^\u00a0]|'/);
});
