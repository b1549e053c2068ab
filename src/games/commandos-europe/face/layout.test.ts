import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { commandosEurope } from '../game.ts';
import { view as viewOf } from '../view.ts';
import { layOut, signsBeside } from './layout.ts';

it('gear beside those who load can be taken up by its sign below the stack, and not by the counters above it', () => {
  const at = { at: '0742' };
  const pieces = { 'a-squad-1': at, 'b-squad-1': at, rope: at, camera: at };
  const mission = { id: 'blow-bridge', at: '0145' };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0742'], mission, pieces }, randomFrom('signs'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  const signs = () => {
    const view = viewOf(match.state, undefined);
    return signsBeside(view, layOut(view).stacks);
  };
  const ids = () =>
    signs()
      .map(({ id }) => id)
      .sort();
  // before somebody is named as well
  expect(ids()).toEqual(['camera', 'rope']);
  match.choose({ kind: 'move', piece: 'a-squad-1' });
  const [stack] = layOut(viewOf(match.state, undefined)).stacks;
  expect(signs().map(({ id }) => id)).toEqual(stack?.gear.map(({ id }) => id));
  expect(ids()).toEqual(['camera', 'rope']);
  const foot = Math.max(...(stack?.pieces ?? []).map(({ at: [, y], size }) => y + size / 2));
  for (const {
    at: [, y],
    size,
  } of signs())
    expect(y - size / 2).toBeGreaterThanOrEqual(foot);
});
