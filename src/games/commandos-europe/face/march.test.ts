import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { commandosEurope } from '../game.ts';
import { view as viewOf } from '../view.ts';
import { errands } from './errands.ts';
import { marchIn } from './march.ts';

it('whoever is in hand shows how loud each hex is, and where he is held the way and its sum, before he has set out', () => {
  const pieces = { 'a-squad-1': { at: '0742' } };
  const mission = { id: 'blow-bridge', at: '0145' };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0742'], mission, pieces }, randomFrom('march'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const view = viewOf(result.value, undefined);
  const move = { text: 'move a-squad-1', choice: Object.assign({ kind: 'move' }, { piece: 'a-squad-1' }) };
  const found = errands(view, [move], 'a-squad-1');
  // with a piece in hand a board is offered what can be done with it at once, and that is nothing
  const shown = { asks: 'movement', offers: [], considered: undefined, pointed: undefined, inHand: 'a-squad-1', ontos: [...found.keys()] };
  expect(marchIn(view, shown)).toMatchObject({ lead: 'a-squad-1', halt: undefined });
  expect(marchIn(view, shown)?.reach.map(({ hex }) => hex)).toEqual([...found.keys()]);
  expect(marchIn(view, { ...shown, ahead: found.get('0743') ?? [] })?.halt?.hex).toBe('0743');
  expect(marchIn(view, { ...shown, inHand: undefined, ontos: [] })).toBeUndefined();
});
