import { expect, test } from 'vitest';
import { OutOfReachError, RefusedError } from '../api.ts';
import { deliver } from './delivering.ts';

const REFUSED = { code: 'not-now', rule: '', text: 'Not now.', figures: {} };

test('a command that nobody answers is sent again, later and later', async () => {
  const waits: number[] = [];
  let attempts = 0;
  const answer = await deliver(
    async () => {
      attempts++;
      if (attempts < 4) throw new OutOfReachError('offline');
      return { version: 7 };
    },
    {
      async wait(ms) {
        waits.push(ms);
        return true;
      },
      chance: () => 1,
    },
  );
  expect(answer).toEqual({ version: 7 });
  expect(waits).toEqual([400, 800, 1600]);
});

test('a refusal is an answer: it is not sent again', async () => {
  let attempts = 0;
  const attempt = async () => {
    attempts++;
    throw new RefusedError(422, REFUSED);
  };
  await expect(deliver(attempt, { wait: async () => true })).rejects.toBeInstanceOf(RefusedError);
  expect(attempts).toBe(1);
});

test('it is given up when nobody waits for it', async () => {
  const attempt = async () => {
    throw new OutOfReachError('offline');
  };
  expect(await deliver(attempt, { wait: async () => false })).toBeUndefined();
});
