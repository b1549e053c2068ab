/** What a choice says before it is made: which points pay for it, what it gives away; and afterwards that nobody has heard it. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { type View, view } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';
import { detail, savedSpent } from './detail.ts';
import { wordsAfter } from './shot-words.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

function seenBy(scout: object, level: object = {}): View {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'quick/goods-yard',
      phase: 'commandos',
      levels: { 'goods-yard': level },
      commandos: { scout: { at: 'goods-yard-1', ...scout } },
    },
    randomFrom('points'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return view(arranged.value, arranged.value.commandos[0]?.seat);
}

const step: Choice = { kind: 'move', tile: 'goods-yard-2' };

it('a step is paid for with points first, and says when it takes the saved one', () => {
  expect([
    savedSpent(seenBy({ points: 1, saved: 1 }), step),
    detail(seenBy({ points: 1, saved: 1 }), step, ENGLISH)?.split(' · ')[0],
  ]).toEqual([0, '1 AP']);
  const spent = seenBy({ points: 0, saved: 1, finished: true });
  expect([savedSpent(spent, step), detail(spent, step, ENGLISH)?.split(' · ')[0]]).toEqual([1, '1 AP, with the saved point']);
});

it('a quiet shot says that nobody has heard it, and a miss that it missed', () => {
  const shot = (weapon: string, hits: number): Event => ({
    type: 'shot',
    rule: '6.12',
    commando: 'scout',
    weapon,
    tile: 'goods-yard-2',
    dice: [1],
    needed: 4,
    hits,
  });
  const said = (event: Event, level: object = {}) => wordsAfter(seenBy({}, level), event, ENGLISH);
  expect(said(shot('welrod', 0))).toMatch(/missed\. Nobody has heard it: the alarm stays silent\.$/);
  expect(said(shot('welrod', 1), { alarm: 'triggered' })).toMatch(/hits: 1\. Nobody has heard it\.$/);
  expect(said(shot('sten', 0))).toMatch(/missed\.$/);
});
