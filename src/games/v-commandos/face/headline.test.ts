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

const moved: Event = { type: 'moved', rule: '6.5', commando: 'scout', tile: 'barracks-3' };
const check: Event = { type: 'check', rule: '2.2', who: 'scout', dice: [4], limit: 2, result: 'stealthy' };
const comes: Event = { type: 'drawn', rule: '7.2', level: 'barracks', entrance: 'barracks-gate', tokens: [] };
const walks: Event = { type: 'enemies-turn', rule: '7.4', level: 'barracks', towards: 'north' };
const begins: Event = { type: 'turn-began', rule: '4.1', turn: 2 };

it.each<[string, readonly Event[], Event, string]>([
  ['a commando goes', [], moved, 'commando phase'],
  ['and is looked for', [moved], check, 'commando phase'],
  ['reinforcements come', [moved], comes, 'enemy reinforcements'],
  ['the enemy walks', [moved, comes], walks, 'enemy movement'],
  ['and looks for somebody', [moved, comes, walks], check, 'enemy movement'],
  ['the next turn begins', [moved, comes, walks], begins, 'beginning'],
])('while something is played out the phase is that of what is seen: %s', (_, told, event, phase) => {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', phase: 'commandos', levels: { barracks: {} }, commandos: {} },
    randomFrom('above'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const playing = { event, beat: { name: 'seen', ms: 1 }, isTold: false, stretch: 1 };
  const shown = { view: view(arranged.value, undefined), speaker: SPEAKER, told, playing };
  expect(renderToStaticMarkup(jsx(Headline, shown))).toContain(`: ${phase}<`);
});
