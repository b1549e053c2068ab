import { expect, it } from 'vitest';
import { ordersBelow } from './orders-room.ts';

it('the orders lie below the last that is asked, also where nothing is asked at all, and nowhere without room to be read', () => {
  expect(ordersBelow([120, 300, 260], 50, 700)).toBe(250);
  expect(ordersBelow([], 50, 700)).toBe(0);
  expect(ordersBelow([600], 50, 700)).toBeUndefined();
});
