/** The strokes of small plans are explained, each that occurs, in both languages. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { levelOf } from '../../content/level.ts';
import { LEVELS, levelFile } from '../../content/levels.ts';
import { TEXTS } from '../../text/texts.ts';
import { SetupBriefing } from '../briefing.tsx';
import { PlanLegend, signsOn } from './plan-legend.tsx';

it('names what is on a plan, and nothing else', () => {
  expect(signsOn([levelOf(levelFile('sentry-walk'))])).not.toContain('nest');
  expect(signsOn([levelOf(levelFile('barracks'))])).toEqual(['open', 'blocked', 'door', 'locked', 'objective', 'alarm', 'entrance']);
});

it.each(LANGUAGES)('has a word for every stroke (%s)', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);
  const levels = LEVELS.map(levelOf);
  const markup = renderToStaticMarkup(jsx(PlanLegend, { levels, speaker }));
  expect(markup.split('<li>')).toHaveLength(9);
  expect(renderToStaticMarkup(jsx(SetupBriefing, { setup: 'green', speaker }))).toContain('plan-legend');
  expect([...speaker.missing]).toEqual([]);
});
