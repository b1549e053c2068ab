import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { combatCommander } from '../game.ts';
import type { Event } from '../vocabulary.ts';
import { waysGone } from './gone.tsx';
import { seen } from './seen.ts';

const begun = seen(combatCommander.view(combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('gone')), 'allies'));
const view = { ...begun, phase: 'turn' as const, active: 'allies' as const, orders: 0, doing: [] };

const step = (units: readonly string[], from: string, hex: string): Event => ({
  ...{ type: 'moved', rule: 'O21.1', side: 'axis', cost: 1, spent: 1 },
  ...{ units, from, hex },
});

const TOLD: readonly Event[] = [
  step(['g-rifle-3'], 'A1', 'A2'),
  { type: 'turn-began', rule: '5', side: 'axis', turn: 2 },
  step(['g-rifle-1', 'g-rifle-2'], 'F6', 'E6'),
  step(['g-rifle-1', 'g-rifle-2'], 'E6', 'D5'),
  { type: 'retreated', rule: 'O23.3', side: 'allies', unit: 'a-line-1', from: 'H9', hex: 'H10' },
];

it('those who went together in the enemy’s Turn have one way, step by step, and what was before is over', () => {
  expect(waysGone(view, TOLD)).toEqual([
    { side: 'axis', units: ['g-rifle-1', 'g-rifle-2'], over: ['F6', 'E6', 'D5'] },
    { side: 'allies', units: ['a-line-1'], over: ['H9', 'H10'] },
  ]);
});

it('the ways are shown while the enemy has his Turn and until one gives an Order oneself', () => {
  expect(waysGone({ ...view, active: 'axis', orders: 1 }, TOLD)).toHaveLength(2);
  expect(waysGone({ ...view, orders: 1 }, TOLD)).toEqual([]);
  expect(waysGone(view, TOLD.slice(0, 1))).toEqual([]);
});
