/** The executable examples: every acceptance test and worked example of both books, played through. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../src/games/ledger.ts';
import { V_COMMANDOS } from '../../src/games/v-commandos/box.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { playExample, readExample } from '../../src/kernel/example.ts';

const FOLDER = 'src/games/v-commandos/examples';
const FILES = readdirSync(FOLDER).sort();
const ROWS = new Set(ledgerOf(V_COMMANDOS).map(({ id }) => id));

function read(file: string) {
  const example = readExample(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!example.ok) throw new Error(`${file}: ${JSON.stringify(example.fault)}`);
  return example.value;
}

describe('examples', () => {
  it('are all there, some of them in parts', () => {
    const ids = FILES.map((file) => read(file).id);
    const wanted = Array.from({ length: 52 }, (_, i) => `VC-${i + 1}`);
    expect(wanted.filter((id) => !ids.some((there) => there.replace(/[a-z]$/, '') === id))).toEqual([]);
  });

  it.each(FILES)('%s', (file) => {
    const example = read(file);
    expect(example.rules.filter((row) => !ROWS.has(row))).toEqual([]);
    const played = playExample(vCommandos, example);
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    expect(played.value.steps.flatMap(({ problems }) => problems)).toEqual([]);
    expect([played.value.passed, played.value.unusedDice]).toEqual([true, 0]);
  });
});
