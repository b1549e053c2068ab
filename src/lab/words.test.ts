import { expect, it } from 'vitest';
import { sentencesIn } from '../words/texts.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import { wordsOf } from './words.ts';

const holes = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

it('says the same things in every language', () => {
  const english = sentencesIn(en);
  const french = sentencesIn(fr);
  expect([...french.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of english) expect(holes(french.get(key)), key).toEqual(holes(text));
});

it('writes figures as the language does', () => {
  expect(wordsOf('en').percent(0.1234)).toBe('12.3%');
  expect(wordsOf('fr').number(1234.5, 1)).toMatch(/^1\s234,5$/);
  expect(wordsOf('en').fault({ code: 'unknown-bot', figures: { bot: 'x', known: ['a', 'b'] } })).toBe(
    'There is no bot “x”; there are a and b.',
  );
  expect(wordsOf('en').figure('no-such-figure')).toBe('no-such-figure');
  expect(wordsOf('xx').language).toBe('en');
});
