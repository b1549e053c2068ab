/** The words for several people at one table: complete in both languages, and all there that the pages say. */
import { expect, test } from 'vitest';
import { sentencesIn } from '../../../words/texts.ts';
import english from '../../text/company.en.json' with { type: 'json' };
import french from '../../text/company.fr.json' with { type: 'json' };
import pagesEn from '../../text/pages.en.json' with { type: 'json' };
import pagesFr from '../../text/pages.fr.json' with { type: 'json' };

const SOURCES = import.meta.glob<string>(['./*.ts', './*.tsx', '../../pages/{seat,manners}-choice.tsx', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Before a table is begun they are words of a page.
const EN = sentencesIn(english, { company: pagesEn.company });
const FR = sentencesIn(french, { company: pagesFr.company });

test('both languages have the same keys', () => {
  expect([...FR.keys()].sort()).toEqual([...EN.keys()].sort());
});

test('every sentence that is said is there', () => {
  const wanted = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\bsay\('company ([a-z -]+)'/g)].map(([, key = '']) => key));
  const isThere = (key: string) => EN.has(key) || EN.has(`${key} by`) || EN.has(`${key}_other`);
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.filter((key) => !isThere(`company ${key}`))).toEqual([]);
});

test('both languages fill in the same figures', () => {
  const figures = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, sentence] of EN) expect([key, figures(FR.get(key) ?? '')]).toEqual([key, figures(sentence)]);
});

test('French signs stand behind a no-break space', () => {
  for (const sentence of FR.values()) expect(sentence).not.toMatch(/[^\u00a0][:;?!»](?!\d)|«[^\u00a0]|'/);
});
