/** Why somebody is seen where he goes: the list, the bar and the box on the board give the same reason. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { reckoned } from './arithmetic.ts';
import { notesOn } from './detail.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

/** A visible man goes onto a tile on which so many enemies stand. */
function told(tile: string, enemies: number) {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'first-training',
      phase: 'commandos',
      acting: 'sniper',
      commandos: { sniper: { at: 'sentry-walk-2', visible: true } },
      levels: { 'sentry-walk': { alarm: 'triggered', tiles: { [tile]: { enemies: { mauser: enemies } } } } },
    },
    randomFrom('seen'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const seen = view(arranged.value, 'commando-1');
  const choice: Choice = { kind: 'move', tile };
  const lines = reckoned(seen, { text: `move ${tile}`, choice }, ENGLISH)?.lines ?? [];
  const isWhy = (words: string) => /^seen: /i.test(words);
  return { list: notesOn(seen, choice, ENGLISH).filter(isWhy), box: lines.map(({ words }) => words).filter(isWhy) };
}

it('by those who stand on a dark tile', () => {
  expect(told('sentry-walk-1', 1)).toEqual({ list: ['seen: enemies are there'], box: ['Seen: enemies are there'] });
  expect(told('sentry-walk-1', 0)).toEqual({ list: [], box: [] });
});

it('by the light of any other, whoever stands there', () => {
  expect(told('sentry-walk-4', 0)).toEqual({ list: ['seen: half-lit'], box: ['Seen: half-lit'] });
  expect(told('sentry-walk-4', 1)).toEqual({ list: ['seen: half-lit'], box: ['Seen: half-lit'] });
});
