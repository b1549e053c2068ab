import { expect, test } from 'vitest';
import { testsReachedBy } from '../tools/reach.mjs';

const reached = (path: string) => testsReachedBy([path]).map(({ file }) => file);

test('a rule reaches the tests of its chapter before those of another game', () => {
  const tests = reached('src/games/commando/rules/battle.ts');
  const [own, other] = ['test/commando/battle.test.ts', 'test/architecture.test.ts'].map((file) => tests.indexOf(file));
  expect(tests.length).toBeGreaterThan(50);
  expect(own).toBeGreaterThanOrEqual(0);
  expect(other).toBe(-1);
  expect(testsReachedBy(['test/commando/battle.test.ts'])[0]).toEqual({ file: 'test/commando/battle.test.ts', distance: 0 });
});

test('words and styles reach the tests of what shows them', () => {
  expect(reached('src/games/commando/text/en.json')).toContain('test/words.test.ts');
  expect(reached('src/board/frame.css').length).toBeGreaterThan(0);
});

test('what is read instead of imported reaches the tests that name its folder', () => {
  expect(reached('test/golden/commando/anything.json')).toContain('test/golden.test.ts');
});
