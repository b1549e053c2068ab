import { expect, test } from 'vitest';
import { partOf, progressLine, repeating, tableOf, timeFor } from './proving-words.ts';

const RULES = { ...partOf('rules'), files: 400, done: 398, tests: 5713, seconds: 286.4 };
const BROWSER = { ...partOf('browser'), files: 17, done: 17, tests: 233, seconds: 61 };

test('a line says how far the parts are that are not done', () => {
  expect(progressLine('3:12', [RULES, BROWSER], 0)).toBe('3:12  5,946 passed, none failed; files: rules 398 of 400');
  expect(progressLine('0:00', [RULES], 2)).toContain('2 failed');
});

test('a table says of each part what it proved and how long it took', () => {
  const lines = tableOf([{ ...partOf('set-up'), seconds: 52 }, RULES], 360).split('\n');
  expect(lines.map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    '',
    'what was proved | time',
    'set-up | 0:52',
    'rules, drawings, words | 5,713 tests in 400 files | 4:46',
    'all of it, several files at a time | 6:00',
  ]);
  expect(new Set(lines.slice(1).map(({ length }) => length)).size).toBe(1);
});

test('a failure is repeated alone by a command whose pattern fits its title', () => {
  const title = "the column > says why (it can't) in [two] lines";
  const command = repeating('test/browser/column.test.ts', title);
  expect(command.startsWith('npx vitest run test/browser/column.test.ts -t ')).toBe(true);
  const [, pattern = ''] = /-t '(.*)'$/.exec(command) ?? [];
  expect(title.replace(' > ', ' ')).toMatch(new RegExp(pattern));
  expect(repeating('test/play.test.ts')).toBe('npx vitest run test/play.test.ts');
});

test('time is told in minutes and seconds', () => {
  expect([timeFor(0), timeFor(59.9), timeFor(61), timeFor(3600)]).toEqual(['0:00', '0:59', '1:01', '60:00']);
});
