/** What is agreed when a table is set up is what the server takes. */
import { expect, it } from 'vitest';
import { NewTable } from '../../../wire/wire.ts';
import { CLOCKS, DELAYS, mannersFor, PATIENCES, USUAL_MANNERS, WHEN_OUT, WINDOWS } from './manners.ts';

const DAY = 86_400_000;
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

it('usually the others wait for a day, and nothing else is agreed', () => {
  expect(mannersFor(USUAL_MANNERS)).toEqual({ patience: DAY });
  expect(mannersFor({ ...USUAL_MANNERS, patience: undefined })).toEqual({});
});

it('everything that can be chosen is taken', () => {
  const table = { game: 'skirmish', setup: 'duel' };
  for (const patience of keysOf(PATIENCES))
    for (const clock of keysOf(CLOCKS))
      for (const delay of keysOf(DELAYS))
        for (const [i, windows] of keysOf(WINDOWS).entries()) {
          const whenOut = WHEN_OUT[i % WHEN_OUT.length] ?? 'end';
          const manners = mannersFor({ patience, clock, whenOut, windows, delay, watchersWrite: true });
          expect(manners.windows).toBe(WINDOWS[windows]);
          expect(NewTable.safeParse({ ...table, manners }).success, JSON.stringify(manners)).toBe(true);
          expect(manners.watching).toEqual({ mayWrite: true, delay: DELAYS[delay] });
          expect(manners.clock?.whenOut).toBe(whenOut);
        }
});
