/** What is said of the enemy's next step: once, and upon nothing that is to be read. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { detail } from './detail.ts';
import { placedLabels } from './labels.ts';
import { layLevels, tileBox } from './layout.ts';
import { walkInLines } from './overlays.tsx';

const ENGLISH = new Speaker('en', ...TEXTS.en);

it('who is walked in upon together reads one line where the odds are the same, else one for each', () => {
  const sapper = { who: 'sapper', enemies: 1, hidden: 2 / 3 };
  const scout = { ...sapper, who: 'scout' };
  expect(walkInLines([sapper], ENGLISH)).toEqual(['1 walks in: hidden 67%']);
  expect(walkInLines([sapper, scout], ENGLISH)).toEqual(['1 walks in: each hidden 67%']);
  expect(walkInLines([sapper, { ...scout, hidden: 5 / 6 }], ENGLISH)).toEqual([
    'Sapper: 1 walks in, hidden 67%',
    'Scout: 1 walks in, hidden 83%',
  ]);
});

it('before a shot at several it is said who falls, or that it is chosen afterwards', () => {
  const told = (guards: object, enemies: object) => {
    const levels = { 'radio-mast': { guards, tiles: { 'radio-mast-5': { enemies } } } };
    const arranged = vCommandos.lab.arrange(
      { setup: 'quick/radio-mast', acting: 'scout', commandos: { scout: { at: 'radio-mast-6' } }, levels },
      randomFrom('whom'),
    );
    if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
    return detail(view(arranged.value, 'commando-1'), { kind: 'throw', tile: 'radio-mast-5' } as never, ENGLISH);
  };
  expect(told({}, { mauser: 1 })).not.toMatch(/falls/);
  expect(told({}, { mauser: 1, mp40: 1 })).toContain('who falls is chosen after the roll');
});

it('what points at its tile crosses the name of no other', () => {
  const arranged = vCommandos.lab.arrange(
    {
      setup: 'quick/underground-base',
      commandos: { scout: { at: 'underground-base-1' }, medic: { at: 'underground-base-1' }, sapper: { at: 'underground-base-2' } },
      levels: { 'underground-base': {} },
    },
    randomFrom('beak'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  const seen = view(arranged.value, 'commando-1');
  const laid = layLevels(seen);
  const about = tileBox(laid, 'underground-base-1') ?? expect.fail('no tile');
  const wanted = { id: 'in', at: [about.x + 75, about.y + 110] as const, lines: ['2 walk in: each hidden 44%'], about };
  for (const size of [1, 1.35]) {
    const [placed] = placedLabels(seen, laid, [wanted], size);
    const [x = 0, y = 0] = placed?.at ?? [];
    // neither upon the name below nor beyond it
    expect(x < about.x + about.width && y > about.y + about.height - 10, `${x} ${y} ${size}`).toBe(false);
  }
});
