/** In lists a hex is told by more than its number, where there is more to tell. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view as viewOf } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { detail } from './detail.ts';

const arranged = commandosEurope.lab.arrange(
  {
    phase: 'movement',
    bases: ['0742'],
    mission: { id: 'blow-bridge', at: '0145' },
    pieces: { 'a-squad-1': { at: '0742' }, 'explosives-1': { at: '0742' } },
  },
  randomFrom('names'),
);
if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
const view = viewOf(arranged.value, undefined);
const english = new Speaker('en', ...TEXTS.en);
const french = new Speaker('fr', ...TEXTS.fr);

it('by a place, by what lies beside it, by the mission, and a base by what is near it', () => {
  const told = (choice: Choice, speaker = english) => detail(view, choice, speaker);
  const go = (hex: string) => told({ kind: 'go', hex });
  expect(go('0840')).toBe('Sildvika · 12 movement to mission');
  expect(go('0841')).toMatch(/^near Sildvika · \d+ movement to mission$/);
  expect(go('0145')).toBe('Blow Bridge');
  expect(go('0645')).toMatch(/^\d+ movement to mission$/);
  expect(told({ kind: 'at', hex: '0742' })).toBe('near Sildvika');
  expect(told({ kind: 'move', piece: 'a-squad-1' })).toBe('0742 base');
  expect(told({ kind: 'go', hex: '0841' }, french)).toMatch(/^près de Sildvika · mission à \d+ de mouvement$/);
});
