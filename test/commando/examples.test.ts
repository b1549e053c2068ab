/** The executable examples: every file plays through as it says, and says it properly in both languages. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { Event } from '../../src/games/commando/vocabulary.ts';
import { ledgerOf } from '../../src/games/ledger.ts';
import { type Example, type ExampleStep, type PlayedExample, playExample, readExample } from '../../src/kernel/example.ts';

const FOLDER = new URL('../../src/games/commando/examples/', import.meta.url);
const FILES = readdirSync(FOLDER).sort();

function read(file: string): Example {
  const example = readExample(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!example.ok) throw new Error(`${file}: ${JSON.stringify(example.fault)}`);
  return example.value;
}

function play(example: Example): PlayedExample<Event> {
  const played = playExample(commando, example);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  return played.value;
}

/** Everything that went otherwise than the example says, in lines to read. */
function complaints({ steps, unusedDice }: PlayedExample<Event>): string[] {
  const lines = steps.flatMap(({ step, problems }, i) =>
    problems.map(({ code, wanted, got }) => `step ${i + 1} (${step.choose ?? 'no choice'}): ${code}\n  wanted ${wanted}\n  got ${got}`),
  );
  return unusedDice > 0 ? [...lines, `${unusedDice} dice not used`] : lines;
}

/** Ruling 10 is CM-28; 17 is cosmetic; 24 cannot come up, for the bin always holds more than are ever called; 25 is a set-up. */
const RULINGS = '1 2 3 4 5 6 7 8 9 11 12 12a 13 14 15 16 18 19 20 21 22 23 26'.split(' ');

describe('examples of Commando', () => {
  it('are all there: the acceptance list, the rulebook’s own, the rulings', () => {
    const ids = FILES.map((file) => read(file).id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...Array.from({ length: 28 }, (_, i) => `CM-${i + 1}`), '11.0', ...RULINGS.map((number) => `R-${number}`)];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(FILES)('%s', (file) => {
    const example = read(file);
    const rows = new Set<string>(ledgerOf(COMMANDO).map(({ id }) => id));
    expect(
      example.rules.filter((rule) => !rows.has(rule)),
      'rules not in the ledger',
    ).toEqual([]);
    expect(complaints(play(example)).join('\n')).toBe('');
    expect(misprints(example)).toEqual([]);
  });
});

/** A learner reads every step: sentences with typographic apostrophes and, in French, no-break spaces. */
function misprints({ title, steps }: Example): string[] {
  const told = [title, ...steps.map(({ say }) => say)];
  return told.flatMap((say, i) => {
    if (!say) return [`step ${i} says nothing`];
    return [
      ...[say.en, say.fr].filter((text) => /['"]/.test(text)),
      ...[say.fr].filter((text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text)),
    ];
  });
}

describe('an example that is wrong', () => {
  const CASES: readonly { file: RegExp; step: number; change: Partial<ExampleStep>; code: string }[] = [
    { file: /^cm-08/, step: 4, change: { events: [{ type: 'superiority', side: 'opfor' }] }, code: 'event-missing' },
    { file: /^cm-08/, step: 4, change: { events: [{ type: 'superiority' }, { type: 'moved' }] }, code: 'event-missing' },
    { file: /^cm-08/, step: 4, change: { without: ['battle-began'] }, code: 'event-unwanted' },
    { file: /^cm-08/, step: 6, change: { view: { kia: 3 } }, code: 'view-differs' },
    { file: /^cm-26/, step: 4, change: { view: { intel: [] } }, code: 'view-differs' },
    { file: /^cm-17/, step: 1, change: { view: { units: [{ id: 'sappers-1', at: 'siwa' }] } }, code: 'view-differs' },
    { file: /^cm-03/, step: 2, change: { asks: 'nothing' }, code: 'asks-otherwise' },
    { file: /^cm-17/, step: 2, change: { legal: ['move jarabub'] }, code: 'not-legal' },
    { file: /^cm-17/, step: 2, change: { refused: [{ choice: 'move qara', code: 'stacking' }] }, code: 'not-refused' },
    {
      file: /^cm-17/,
      step: 2,
      change: { refused: [{ choice: 'move jarabub', code: 'stacking', rule: '15.0' }] },
      code: 'refused-otherwise',
    },
    { file: /^cm-17/, step: 2, change: { choose: 'move jarabub' }, code: 'not-legal' },
  ];

  it.each(CASES)('fails with $code', ({ file, step, change, code }) => {
    const example = read(FILES.find((name) => file.test(name)) ?? '');
    const steps = example.steps.map((entry, i) => (i === step - 1 ? { ...entry, ...change } : entry));
    const played = play({ ...example, steps });
    expect(played.passed).toBe(false);
    expect(played.steps[step - 1]?.problems.map((problem) => problem.code)).toContain(code);
  });

  it('says of a view that differs what stands where it looked, and nothing else', () => {
    const example = read(FILES.find((name) => name.startsWith('cm-08')) ?? '');
    const found = (view: ExampleStep['view']) => {
      const steps = example.steps.map((entry, i) => (i === 5 ? { ...entry, view } : entry));
      return play({ ...example, steps }).steps[5]?.problems.map(({ code, wanted, got }) => `${code} ${wanted}: ${got}`);
    };
    expect(found({ kia: 3 })).toEqual(['view-differs kia: 3: 2']);
    expect(found({ rank: 'general' })).toEqual(['view-differs rank: "general": null']);
    expect(found({ units: [{ id: 'truck-patrol-1', at: 'siwa' }] })).toEqual([
      'view-differs units: [{"id":"truck-patrol-1","at":"siwa"}]: [{"id":"truck-patrol-1","at":"big-cairn"}]',
    ]);
    expect(found({ units: [{ id: 'balloon-1', at: 'siwa' }] })).toEqual(['view-differs units: [{"id":"balloon-1","at":"siwa"}]: [null]']);
    expect(found({ intel: ['khamsin'] })).toEqual(['view-differs intel: ["khamsin"]: []']);
    expect(found({ operation: { at: 'siwa' } })).toEqual(['view-differs operation: {"at":"siwa"}: null']);
  });

  it('fails with dice left over, or too few', () => {
    const example = read(FILES.find((name) => name.startsWith('cm-27')) ?? '');
    expect(play({ ...example, dice: [...example.dice, 6] })).toMatchObject({ passed: false, unusedDice: 1 });
    const short = play({ ...example, dice: [] });
    expect(short.passed).toBe(false);
    expect(short.steps.flatMap(({ problems }) => problems.map(({ code }) => code))).toContain('rule-failed');
  });
});
