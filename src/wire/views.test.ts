/** Views written as what differs from the one after them. */
import { expect, it } from 'vitest';
import { changesBefore, viewsBefore } from './views.ts';

const BEFORE = { turn: 1, units: [{ id: 'jeep', at: 'siwa' }], event: { card: 'storm' } };
const BETWEEN = { turn: 1, units: [{ id: 'jeep', at: 'kufra' }], event: { card: 'storm' } };
const AFTER = { turn: 2, units: [{ id: 'jeep', at: 'kufra' }] };

const asSent = <T>(data: T): T => JSON.parse(JSON.stringify(data));

it('come back as they were, from the last of them', () => {
  const views = [BEFORE, BETWEEN];
  expect(viewsBefore(asSent(AFTER), asSent(changesBefore(AFTER, views)))).toEqual(views);
  expect(viewsBefore(asSent(BEFORE), asSent(changesBefore(BEFORE, [AFTER, BETWEEN])))).toEqual([AFTER, BETWEEN]);
});

it('tell the parts that differ, and no others', () => {
  expect(changesBefore(AFTER, [BEFORE, BETWEEN])).toEqual([
    { set: { units: BEFORE.units } },
    { set: { turn: 1, event: { card: 'storm' } } },
  ]);
  expect(changesBefore(BEFORE, [AFTER])).toEqual([{ set: { turn: 2, units: AFTER.units }, without: ['event'] }]);
  expect(changesBefore({ ...AFTER, event: undefined }, [AFTER])).toEqual([{ set: {} }]);
});

it('of nothing that was told are none', () => {
  expect(viewsBefore(AFTER, changesBefore(AFTER, []))).toEqual([]);
});
