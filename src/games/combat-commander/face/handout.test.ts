/** The page for somebody who has not played it: with the game's own counter and card, in both languages. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES } from '../../../words/texts.ts';
import { unitType } from '../content/counters.ts';
import { Handout } from './handout.tsx';
import { LID } from './lid.ts';

it.each(LANGUAGES)('the page says how a Turn goes, and draws counter and card (%s)', async (language) => {
  const texts = await Promise.all([LID.texts(language), LID.pageTexts?.[language]() ?? []]);
  const speaker = new Speaker(language, ...texts.flat());
  const page = renderToStaticMarkup(jsx(Handout, { speaker }));
  expect([...speaker.missing]).toEqual([]);
  expect([page.match(/class="piece"/g)?.length, page.match(/class="fate"/g)?.length]).toEqual([3, 1]);
  const { firepower, morale } = unitType('g-rifle-1').unbroken;
  for (const figure of [firepower, morale]) expect(page).toContain(`>${figure}<`);
});
