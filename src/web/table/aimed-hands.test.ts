import { expect, it, vi } from 'vitest';
import { aimedHands, pastHands } from './aimed-hands.ts';

it('fires a shot that waits when whoever fires is put upon whom it is aimed at, and by nothing else', () => {
  const [fire, lookAway] = [vi.fn(), vi.fn()];
  const hands = aimedHands({ name: 'aim', ms: 1, waits: true, aims: 'garrison', things: ['truck', 'garrison'] }, fire, lookAway);
  expect(['truck', 'garrison', 'jeep'].filter((thing) => hands?.canTake(thing))).toEqual(['truck']);
  expect(hands?.canDrop('truck', 'garrison')).toBe(true);
  expect(hands?.canDrop('truck', 'jeep')).toBe(false);
  hands?.onTake('truck');
  expect(lookAway).toHaveBeenCalledOnce();
  hands?.onDrop('truck', 'jeep');
  hands?.onDrop('truck', undefined);
  expect(fire).not.toHaveBeenCalled();
  hands?.onDrop('truck', 'garrison');
  expect(fire).toHaveBeenCalledOnce();
  expect(aimedHands({ name: 'dice', ms: 1, things: ['truck', 'garrison'] }, fire, lookAway)).toBeUndefined();
});

it('takes up pieces in the past only to tell why they go back', () => {
  const tell = vi.fn();
  const hands = pastHands(true, (thing) => thing === 'truck', tell);
  expect(['truck', 'siwa'].filter((thing) => hands?.canTake(thing))).toEqual(['truck']);
  expect(hands?.canDrop('truck', 'siwa')).toBe(false);
  hands?.onDrop('truck', undefined);
  expect(tell).toHaveBeenCalledOnce();
  expect(pastHands(false, () => true, tell)).toBeUndefined();
});
