import { expect, it } from 'vitest';
import type { GameEvent } from '../../../../kernel/game.ts';
import { unrolledAt } from './beats.ts';

it('before the die of their noise nobody is said to be undetected, not while a mission is accomplished either', () => {
  const happened = (type: string): GameEvent => Object.assign({ type }, { hex: '0644' });
  const at = (type: string, isTold: boolean) => unrolledAt({ event: happened(type), isTold });
  expect(at('moved', true)).toBe('0644');
  expect(at('accomplished', true)).toBe('0644');
  expect(at('noise', false)).toBe('0644');
  expect(at('noise', true)).toBeUndefined();
  expect(at('base-placed', true)).toBeUndefined();
});
