/** The card of a scenario says who fights whom, how strong and how long, in both languages. */

import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES } from '../../../words/texts.ts';
import { MEASURED } from '../content/measured.ts';
import { LID } from './lid.ts';
import { ScenarioFacts } from './scenario-facts.tsx';

describe.each(LANGUAGES)('the card of a scenario, in %s', (language) => {
  it.each(Object.keys(MEASURED))('tells of %s', async (setup) => {
    const speaker = new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
    const said = renderToStaticMarkup(jsx(ScenarioFacts, { setup, speaker })).replace(/<[^>]*>/g, ' ');
    expect(said).not.toMatch(/look scenario|undefined|\{\{/);
    expect(said).toContain(`${MEASURED[setup]?.turns}`);
  });
});

it('counts everybody who takes part', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const said = renderToStaticMarkup(jsx(ScenarioFacts, { setup: 'first-light', speaker }));
  expect(said).toContain('2 leaders, 6 units, 2 weapons, 3 Orders');
});
