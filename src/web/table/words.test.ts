import { expect, test } from 'vitest';
import { sentencesIn } from '../../words/texts.ts';
import english from '../text/table.en.json' with { type: 'json' };
import french from '../text/table.fr.json' with { type: 'json' };
import { MOVABLE } from './keys.ts';

const SOURCES = import.meta.glob<string>(['./*.ts', './*.tsx', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
const EN = sentencesIn(english);
const FR = sentencesIn(french);

function keysWritten(): string[] {
  return Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\b(?:say|item)\('([a-z0-9-]+)'/g)].map(([, key = '']) => key));
}

test('both languages have the same keys', () => {
  expect([...FR.keys()].sort()).toEqual([...EN.keys()].sort());
});

test('every sentence that the page says is there', () => {
  const wanted = [...keysWritten(), ...MOVABLE.map((action) => `key-${action}`)].map((key) => `table-page ${key}`);
  const isThere = (key: string) => EN.has(key) || EN.has(`${key} by`) || EN.has(`${key}_other`);
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter((key) => !isThere(key))).toEqual([]);
});

test('both languages fill in the same figures', () => {
  const figures = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, sentence] of EN) expect([key, figures(FR.get(key) ?? '')]).toEqual([key, figures(sentence)]);
});

test('French signs stand behind a no-break space', () => {
  for (const sentence of FR.values()) expect(sentence).not.toMatch(/[^\u00a0][:;?!»](?!\d)|«[^\u00a0]|'/);
});
