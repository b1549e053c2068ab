/** Figures in the line above the board are pressed to be told of; where nobody answers they only say what they are. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { Headline } from './headline.tsx';

const SPEAKER = new Speaker('en', ...TEXTS.en);

it.each([
  ['somebody answers', () => undefined, 4],
  ['nobody answers', undefined, 0],
])('turn, alarm, objectives and reserve: %s', (_, onTell, pressed) => {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', phase: 'commandos', levels: { barracks: { alarm: 'triggered' } }, commandos: {} },
    randomFrom('above'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const markup = renderToStaticMarkup(jsx(Headline, { view: view(arranged.value, undefined), speaker: SPEAKER, onTell }));
  expect(markup.split('<button')).toHaveLength(pressed + 1);
  expect(markup.split('title="')).toHaveLength(5);
  expect(markup).toContain('data-alarm="triggered"');
  expect(markup).toContain('The alarm of Barracks rings: 2 at each entrance');
});
