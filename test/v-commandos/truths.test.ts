/** The onlooker that holds figures to the state would notice a wrong one. */
import { expect, it } from 'vitest';
import { given } from './given.ts';
import { untrueIn } from './truths.ts';

const RULE = { rule: '14.10' };

it('“None is left there” is untrue while somebody is left, and “already visible” where nobody is', () => {
  const { state } = given({
    acting: 'medic',
    commandos: { medic: { at: 'ground-1' } },
    ground: { tiles: { 'ground-1': { enemies: { mp40: 2 } } } },
  });
  expect(untrueIn({ type: 'spotted', ...RULE, tile: 'ground-1', result: 'unseen' }, state)).toMatch(/2 are left/);
  expect(untrueIn({ type: 'spotted', ...RULE, tile: 'ground-1', result: 'seen' }, state)).toBeUndefined();
  expect(untrueIn({ type: 'spotted', ...RULE, tile: 'ground-2', result: 'already-seen' }, state)).toMatch(/not unseen/);
});

it('neither hits that the dice do not show nor wounds that nobody has are told', () => {
  const { state } = given({ commandos: { medic: { at: 'ground-1', wounds: 1 } } });
  const shot = { type: 'enemies-shot', rule: '7.8', from: 'ground-4', tile: 'ground-1', dice: [3, 4, 6], needed: 4 } as const;
  expect(untrueIn({ ...shot, hits: 2 }, state)).toBeUndefined();
  expect(untrueIn({ ...shot, hits: 3 }, state)).toBe('hits: 3 is told, not 2');
  expect(untrueIn({ type: 'wounded', rule: '10.1', commando: 'medic', wounds: 2 }, state)).toBe('wounds: 2 is told, not 1');
});
