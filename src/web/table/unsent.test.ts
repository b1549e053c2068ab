/** A choice that was made while nobody answered, and the page that made it closed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutOfReachError, RefusedError } from '../api.ts';
import { Commands, type Line } from './commands.ts';
import type { Sitting } from './sitting.ts';
import { unsentAt } from './unsent.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose requests are answered so. */
function page(answer: () => { version: number }) {
  const sent: object[] = [];
  const told: Partial<Sitting>[] = [];
  const line: Line = {
    id: 'table-1',
    api: {
      async command(_table, _what, body) {
        sent.push(body);
        return answer();
      },
      hint: () => Promise.reject(new Error('Nobody asks.')),
    },
    version: () => 4,
    seat: () => 'blue',
    goesOn: () => true,
    reach: async () => {},
    refresh: async () => {},
  };
  return { commands: new Commands(line, (change) => told.push(change)), sent, told };
}

const nobody = () => {
  throw new OutOfReachError('offline');
};

async function chooseOffline(): Promise<object | undefined> {
  const offline = page(nobody);
  const choosing = offline.commands.choose('rest');
  offline.commands.attend(false);
  await vi.runAllTimersAsync();
  expect(await choosing).toBe(false);
  return offline.sent[0];
}

test('the next page sends it again, as the same command', async () => {
  const body = await chooseOffline();
  expect(body).toMatchObject({ version: 4, seat: 'blue', choice: 'rest', goOn: true });
  const next = page(() => ({ version: 5 }));
  await next.commands.sendKept();
  expect(next.sent).toEqual([body]);
  await page(nobody).commands.sendKept();
  expect(unsentAt('table-1')).toBeUndefined();
});

test('it is dropped with a sentence where the table has moved on', async () => {
  await chooseOffline();
  const next = page(() => {
    throw new RefusedError(409, { code: 'stale-version', rule: '', text: '', figures: {} });
  });
  await next.commands.sendKept();
  expect(next.told).toContainEqual({ notice: { key: 'unsent-dropped' } });
  expect(next.told.every(({ problem }) => problem === undefined)).toBe(true);
  expect(unsentAt('table-1')).toBeUndefined();
});

test('a choice that was answered is not kept', async () => {
  const { commands } = page(() => ({ version: 5 }));
  expect(await commands.choose('rest')).toBe(true);
  expect(unsentAt('table-1')).toBeUndefined();
});
