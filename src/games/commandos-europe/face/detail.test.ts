import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { detail } from './detail.ts';

it('who is at sea without a boat is not waited for when all others have moved', () => {
  const pieces = { 'a-squad-1': { at: '0641' }, 'b-squad-1': { at: '0340' }, 'explosives-1': { at: '0340' } };
  const mission = { id: 'blow-bridge', at: '0145' };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0340'], mission, pieces }, randomFrom('detail'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const done = detail(view(result.value, undefined), { kind: 'done' }, new Speaker('en', ...TEXTS.en));
  expect(done).toBe('Not moved yet: B-Squad. Cannot move, at sea without a boat: A-Squad.');
});
