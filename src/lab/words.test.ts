import { expect, it } from 'vitest';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import { wordsOf } from './words.ts';

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it('says the same things in every language', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  const french: Readonly<Record<string, string>> = fr;
  for (const [key, text] of Object.entries(en)) expect(holes(french[key] ?? ''), key).toEqual(holes(text));
});

it('writes figures as the language does', () => {
  expect(wordsOf('en').percent(0.1234)).toBe('12.3%');
  expect(wordsOf('fr').number(1234.5, 1)).toMatch(/^1\s234,5$/);
  expect(wordsOf('en').say('unknown-bot', { bot: 'x', known: ['a', 'b'] })).toBe('There is no bot “x”: choose a or b.');
  expect(wordsOf('en').figure('no-such-figure')).toBe('no-such-figure');
});
