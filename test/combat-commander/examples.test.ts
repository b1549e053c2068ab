/** The worked examples of the rulebook: all are there, every file plays through as it says, in words fit to be read. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMBAT_COMMANDER } from '../../src/games/combat-commander/box.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { Event } from '../../src/games/combat-commander/vocabulary.ts';
import { ledgerOf } from '../../src/games/ledger.ts';
import { type Example, type ExampleStep, type PlayedExample, playExample, readExample } from '../../src/kernel/example.ts';

const FOLDER = new URL('../../src/games/combat-commander/examples/', import.meta.url);
const FILES = readdirSync(FOLDER).sort();
const ROWS = new Set(ledgerOf(COMBAT_COMMANDER).map(({ id }) => id));
const WORKED = Array.from({ length: 48 }, (_, i) => `X-${i + 1}`);

function read(file: string): Example {
  const example = readExample(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!example.ok) throw new Error(`${file}: ${JSON.stringify(example.fault)}`);
  return example.value;
}

function play(example: Example): PlayedExample<Event> {
  const played = playExample(combatCommander, example);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  return played.value;
}

/** Everything that went otherwise than the example says, in lines to read. */
function complaints({ steps }: PlayedExample<Event>): string {
  return steps
    .flatMap(({ step, problems }, i) =>
      problems.map(({ code, wanted, got }) => `step ${i + 1} (${step.choose ?? 'no choice'}): ${code}\n  wanted ${wanted}\n  got ${got}`),
    )
    .join('\n');
}

/** x-04a-command-two.json is X-4a. */
const idIn = (file: string): string => file.replace(/^x-0?(\d+[a-z]?)-.*$/, 'X-$1');

function misprints({ title, steps }: Example): string[] {
  return [title, ...steps.map(({ say }) => say)].flatMap((say, i) => {
    if (!say) return [`step ${i} says nothing`];
    const straight = [say.en, say.fr].filter((text) => /['"]/.test(text));
    return [...straight, ...[say.fr].filter((text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))];
  });
}

const claims = ({ legal = [], refused = [], events = [], view = {} }: ExampleStep): number =>
  legal.length + refused.length + events.length + Object.keys(view).length;

describe('examples of Combat Commander', () => {
  it('are all there: the 48 of the rulebook, some of them in parts', () => {
    const ids = FILES.map((file) => read(file).id);
    expect(ids).toEqual(FILES.map(idIn));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(ids.map((id) => id.replace(/[a-z]$/, '')))].toSorted()).toEqual(WORKED.toSorted());
  });

  it.each(FILES)('%s', (file) => {
    const example = read(file);
    expect(
      example.rules.filter((row) => !ROWS.has(row)),
      'rules not in the ledger',
    ).toEqual([]);
    const played = play(example);
    expect(complaints(played)).toBe('');
    expect(played.passed).toBe(true);
    expect(misprints(example)).toEqual([]);
    expect(claims(example.steps.at(-1) ?? {}), 'what the last step shows').toBeGreaterThan(0);
  });
});
