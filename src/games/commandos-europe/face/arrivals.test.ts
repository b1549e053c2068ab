import { expect, it } from 'vitest';
import type { Event } from '../vocabulary.ts';
import { arrivalsIn } from './arrivals.ts';

const drawn: Event = { type: 'enemies-drawn', rule: '12.8', roll: 3, enemies: ['guards-1', 'guards-2', 'guards-3'], hex: '0132' };
const coming = (type: 'enemy-placed' | 'enemy-put-back', enemy: string): Event => ({
  type,
  rule: '12.9',
  enemy,
  direction: 1,
  distance: 2,
  hex: '0134',
  turned: false,
});
const now = (event: Event, isTold: boolean) => ({ event, isTold });
const are = (before: readonly Event[], playing?: ReturnType<typeof now>) => arrivalsIn(before, playing)?.all.map(({ is }) => is);

it('says of the enemies that were drawn who stands where, who goes back, who comes now and who is still to come', () => {
  const [first, second] = [coming('enemy-placed', 'guards-1'), coming('enemy-put-back', 'guards-2')];
  // nobody knows who comes before the die has landed
  expect(are([], now(drawn, false))).toBeUndefined();
  expect(are([], now(drawn, true))).toEqual(['waits', 'waits', 'waits']);
  expect(are([drawn], now(first, false))).toEqual(['now', 'waits', 'waits']);
  expect(are([drawn], now(first, true))).toEqual(['came', 'waits', 'waits']);
  expect(are([drawn, first], now(second, false))).toEqual(['came', 'now', 'waits']);
  expect(arrivalsIn([drawn, first, second])).toMatchObject({
    hex: '0132',
    all: [{ is: 'came', hex: '0134' }, { is: 'back' }, { is: 'waits' }],
  });
  // those who came before have been told of
  expect(are([drawn, first, { ...drawn, enemies: ['guards-4'] }])).toEqual(['waits']);
  expect(arrivalsIn([first])).toBeUndefined();
});
