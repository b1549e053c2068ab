import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../words/texts.ts';
import failureEn from './text/failure.en.json' with { type: 'json' };
import failureFr from './text/failure.fr.json' with { type: 'json' };
import linksEn from './text/links.en.json' with { type: 'json' };
import linksFr from './text/links.fr.json' with { type: 'json' };
import en from './text/pages.en.json' with { type: 'json' };
import fr from './text/pages.fr.json' with { type: 'json' };
import shellEn from './text/shell.en.json' with { type: 'json' };
import shellFr from './text/shell.fr.json' with { type: 'json' };
import verifyEn from './text/verify.en.json' with { type: 'json' };
import verifyFr from './text/verify.fr.json' with { type: 'json' };

describe('the words of the pages', () => {
  const english = sentencesIn(shellEn, en, verifyEn, linksEn, { failure: failureEn });
  const french = sentencesIn(shellFr, fr, verifyFr, linksFr, { failure: failureFr });

  it('are there in both languages', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it('name the same figures', () => {
    const figures = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, text] of english) expect(figures(french.get(key)), key).toEqual(figures(text));
  });

  it('keep French marks from standing alone on a line', () => {
    for (const [key, text] of french) expect(text.replace(/\{\{.*?\}\}/g, ''), key).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
  });
});
