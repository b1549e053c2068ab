import { expect, test } from 'vitest';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { SeatCard } from '../../wire/wire.ts';
import { cameToLight, isBarred } from './came-to-light.ts';

const line = (step: number, type: string) => ({ step, event: { type, rule: '1.0' } }) as LogLine;
const isRolled = ({ type }: { readonly type: string }) => type === 'rolled';
const typesIn = (log: readonly LogLine[]) => cameToLight(log, isRolled).map(({ type }) => type);

test('the last roll has come to light, whatever was told with it', () => {
  expect(typesIn([line(1, 'rolled'), line(2, 'moved'), line(3, 'fired'), line(3, 'rolled'), line(3, 'lost')])).toEqual(['rolled']);
});

test('where nothing was rolled it is what happened last, in two sentences', () => {
  expect(typesIn([line(1, 'drawn'), line(2, 'drawn'), line(2, 'shown'), line(2, 'placed')])).toEqual(['shown', 'placed']);
  expect(typesIn([])).toEqual([]);
});

test('taking back is barred where chance alone stands in the way, and not where others can be asked', () => {
  const own = { yours: true, bot: null, held: true } as SeatCard;
  const guest = { yours: false, bot: null, held: true } as SeatCard;
  const scene = { seat: 'red', step: 3, undoable: 0, outcome: null, seats: [own] };
  expect(isBarred(scene)).toBe(true);
  expect(isBarred({ ...scene, undoable: 1 })).toBe(false);
  expect(isBarred({ ...scene, step: 0 })).toBe(false);
  expect(isBarred({ ...scene, seats: [own, guest] })).toBe(false);
});
