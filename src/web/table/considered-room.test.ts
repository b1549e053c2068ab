import { expect, it } from 'vitest';
import { roomFor } from './considered-room.ts';

const BASE = { what: 'Base in 0842', besides: ['near Sildvika · ≈ 8 from missions'], gauges: 0, isWay: false };

it('few words need little room, and the longest of all that may be considered needs the most', () => {
  const little = roomFor([BASE]);
  expect(roomFor([])).toBe(little);
  expect(roomFor([BASE, { ...BASE, gauges: 3 }])).toBeGreaterThan(little);
  expect(roomFor([BASE, { ...BASE, besides: ['A reckoning. '.repeat(30)] }])).toBeGreaterThan(roomFor([{ ...BASE, isWay: true }]));
});
