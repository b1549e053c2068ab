/** Two processes set one folder up at the same moment. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { oneAtATime } from '../../tools/one-at-a-time.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cockleshell-setting-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the second begins when the first has ended', async () => {
  const file = join(folder, 'both');
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise((go) => setImmediate(go));
    told.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(file, work('first')), oneAtATime(file, work('second'), { waits: () => told.push('second waits') })]);
  expect(told).toEqual(['second waits', 'first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

it('one that fails lets the next one in', async () => {
  const file = join(folder, 'failing');
  await expect(oneAtATime(file, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});

it('what a killed process left behind does not block for ever', async () => {
  const file = join(folder, 'left');
  writeFileSync(file, '1');
  expect(await oneAtATime(file, async () => 'done', { leftBehind: 20, waits: () => {} })).toBe('done');
});
