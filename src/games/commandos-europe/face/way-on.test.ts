import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import type { Choice } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { commandosEurope } from '../game.ts';
import { type View, view } from '../view.ts';
import { showsFirst, wayOn } from './way-on.ts';

const DRAW: Offer = { text: 'draw', choice: { kind: 'draw' } };
const BUY_BASE: Offer = { text: 'buy base', choice: { kind: 'buy', goods: 'base' } as Offer['choice'] };
const before = (completed: readonly string[]) => ({ mission: null, completed, pieces: [], bases: ['1437', ''] }) as unknown as View;

it('shows where a base would be before it is placed, by one press of a mouse as well', () => {
  expect(showsFirst(undefined, { kind: 'base' })).toBe(true);
});

it('shows where a die is rolled for noise before anybody goes there; home they go at once', () => {
  const pieces = { 'a-squad-1': { at: '0743' } };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0742'], pieces }, randomFrom('shown'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  match.choose({ kind: 'move', piece: 'a-squad-1' });
  const seen = view(match.state, undefined);
  const isShown = (hex: string) => showsFirst(seen, { kind: 'go', hex } as Choice);
  expect([isShown('0744'), isShown('0742')]).toEqual([true, undefined]);
});

it('draws no mission by the button upon which the first base has just been placed, while another could be', () => {
  expect(wayOn(before([]), [BUY_BASE, DRAW], 'before-draw')).toBeUndefined();
  expect(wayOn(before([]), [DRAW], 'before-draw')).toBe(DRAW);
  expect(wayOn(before(['hit-hq']), [BUY_BASE, DRAW], 'before-draw')).toBe(DRAW);
});
