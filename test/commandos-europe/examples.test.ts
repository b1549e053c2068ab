/** The book's examples and the acceptance tests, played as a learner plays them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { ledgerOf } from '../../src/games/ledger.ts';
import { playExample, readExample } from '../../src/kernel/example.ts';
import { INVARIANTS } from './invariants.ts';

const FOLDER = 'src/games/commandos-europe/examples';
const FILES = readdirSync(FOLDER).sort();
const ROWS = new Set(ledgerOf(COMMANDOS_EUROPE).map(({ id }) => id));

function read(file: string) {
  const example = readExample(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  return example.ok ? example.value : expect.fail(`${file}: ${JSON.stringify(example.fault)}`);
}

it('are all there, some of them in parts', () => {
  const ids = FILES.map((file) => read(file).id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(INVARIANTS.examples.filter((wanted) => !ids.some((id) => id.replace(/[a-z]$/, '') === wanted))).toEqual([]);
});

it.each(FILES)('%s', (file) => {
  const example = read(file);
  expect(example.rules.filter((row) => !ROWS.has(row))).toEqual([]);
  const played = playExample(commandosEurope, example);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  expect(played.value.steps.flatMap(({ problems }) => problems)).toEqual([]);
  expect(played.value.unusedDice).toBe(0);
  expect(played.value.passed).toBe(true);
});
