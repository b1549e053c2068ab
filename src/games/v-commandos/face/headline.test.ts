/** Figures in the line above the board are pressed to be told of; where nobody answers they only say what they are. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import type { Event } from '../vocabulary.ts';
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

const card: Event = { type: 'event-drawn', rule: '5.1', level: 'barracks', card: 'long-night-1', half: 'silent', effect: 'nothing' };
const shot: Event = { type: 'enemies-shot', rule: '7.8', from: 'barracks-1', tile: 'barracks-2', dice: [4], needed: 5, hits: 0 };
const sniper: Event = { ...shot, rule: '5.1' };
const moved: Event = { type: 'moved', rule: '6.5', commando: 'scout', tile: 'barracks-3' };

it.each<[string, Event, string]>([
  ['a card is turned over', card, 'event phase'],
  ['a sniper aims', sniper, 'event phase'],
  ['the enemy shoots', shot, 'enemy shooting'],
  ['a commando goes', moved, 'enemy movement'],
])('before its dice have landed the phase is that of what comes, for the board is still the one before: %s', (_, event, phase) => {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', phase: 'movement', levels: { barracks: {} }, commandos: {} },
    randomFrom('above'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const drawn = (isTold: boolean) => {
    const playing = { event, beat: { name: 'seen', ms: 1 }, isTold, stretch: 1 };
    return renderToStaticMarkup(jsx(Headline, { view: view(arranged.value, undefined), speaker: SPEAKER, playing }));
  };
  expect(drawn(false)).toContain(`: ${phase}<`);
  expect(drawn(true)).toContain(': enemy movement<');
});
