/** What a nest makes of a shot: told before it, and after it where hits were lost on whoever sits in it. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { detail } from './detail.ts';
import { wordsAfter } from './shot-words.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);
const TILE = 'radio-mast-5';

function seenWith(guards: object, enemies: object = {}) {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'quick/radio-mast',
      acting: 'scout',
      commandos: { scout: { at: 'radio-mast-6' } },
      levels: { 'radio-mast': { guards, tiles: { [TILE]: { enemies } } } },
    },
    randomFrom('nest'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return view(arranged.value, 'commando-1');
}

const shot = (...dice: number[]): Event => ({
  type: 'shot',
  rule: '6.12',
  commando: 'scout',
  weapon: 'welrod',
  tile: TILE,
  dice,
  needed: 2,
  hits: dice.length,
});
const HELD = { 'radio-mast-nest-1': 'mauser' };
const LOST = 'hit by 5 or 6 only';

it('says before the shot what hits the nest', () => {
  const told = (guards: object) => detail(seenWith(guards), { kind: 'throw', tile: TILE } as never, ENGLISH);
  expect(told(HELD)).toContain('5+ against the nest');
  expect(told({})).not.toContain('nest');
});

it('says after it that low hits were lost, if there was nobody else to take them', () => {
  const told = (event: Event, enemies: object = {}, guards: object = HELD) => wordsAfter(seenWith(guards, enemies), event, ENGLISH);
  expect(told(shot(3))).toContain(LOST);
  expect(told(shot(5))).not.toContain(LOST);
  expect(told(shot(3), { mauser: 1 })).not.toContain(LOST);
  expect(told(shot(3), {}, {})).not.toContain(LOST);
});
