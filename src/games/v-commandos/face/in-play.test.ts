/** On a small screen what happens is told in the sheet, with its dice; beside the board the column has the cards only. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import type { Playing } from '../../face.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { EventsInPlay } from './in-play.tsx';

const SPEAKER = new Speaker('en', ...TEXTS.en);
const CHECK: Event = { type: 'check', rule: '2.2', who: 'scout', dice: [4], limit: 2, result: 'stealthy' };
const PLAYING: Playing = { event: CHECK, beat: { name: 'landed', ms: 900 }, isTold: true, stretch: 1 };

it.each([
  [true, 1],
  [false, 0],
])('small screen: %s', (isBrief, slips) => {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', phase: 'commandos', levels: { barracks: {} }, commandos: {} },
    randomFrom('told'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const nothing = () => undefined;
  const props = { view: view(arranged.value, undefined), recent: [], playing: PLAYING, speaker: SPEAKER, isBrief };
  const markup = renderToStaticMarkup(jsx(EventsInPlay, { ...props, onPoint: nothing, onPress: nothing }));
  expect(markup.split('gesture told-slip')).toHaveLength(slips + 1);
  expect(markup.includes('Nobody notices anything')).toBe(slips > 0);
});

const drawnCard: Event = { type: 'event-drawn', rule: '5.1', level: 'barracks', card: 'lost-crate-1', half: 'silent', effect: 'find' };
const nobody: Event = { type: 'event-found-nobody', rule: '5.1', level: 'barracks', card: 'lost-crate-1' };

it.each<[string, string, readonly Event[], string]>([
  ['holds for the turn', 'rain-1', [], 'in force'],
  ['has taken effect at once', 'lost-crate-1', [drawnCard], 'done'],
  ['has found nobody', 'lost-crate-1', [drawnCard, nobody], 'found nobody'],
  ['is another one since', 'lost-crate-1', [drawnCard, nobody, drawnCard], 'done'],
])('a card says what has become of it: %s', (_, event, told, words) => {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', phase: 'commandos', levels: { barracks: { event } }, commandos: {} },
    randomFrom('told'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const nothing = () => undefined;
  const props = { view: view(arranged.value, undefined), recent: [], told, speaker: SPEAKER, isBrief: false };
  const markup = renderToStaticMarkup(jsx(EventsInPlay, { ...props, onPoint: nothing, onPress: nothing }));
  expect(/event-in-force">([^<]*)</.exec(markup)?.[1]).toBe(words);
});
