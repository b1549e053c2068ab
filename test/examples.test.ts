/** The executable examples of every game: all are there, every file plays through as it says, and says it properly in both languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { ledgerOf } from '../src/games/ledger.ts';
import { boxOf, gameOf } from '../src/games/shelf.ts';
import { type Example, type ExampleStep, type PlayedExample, playExample, readExample } from '../src/kernel/example.ts';
import type { GameEvent } from '../src/kernel/game.ts';
import { GAMES } from './games.ts';

const folderOf = (id: string) => `src/games/${id}/examples`;

function read(id: string, file: string): Example {
  const example = readExample(readFileSync(`${folderOf(id)}/${file}`, 'utf8'));
  if (!example.ok) throw new Error(`${file}: ${JSON.stringify(example.fault)}`);
  return example.value;
}

function play(game: AnyGame, example: Example): PlayedExample<GameEvent> {
  const played = playExample(game, example);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  return played.value;
}

/** Everything that went otherwise than the example says, in lines to read. */
function complaints({ steps, unusedDice }: PlayedExample<GameEvent>): string[] {
  const lines = steps.flatMap(({ step, problems }, i) =>
    problems.map(({ code, wanted, got }) => `step ${i + 1} (${step.choose ?? 'no choice'}): ${code}\n  wanted ${wanted}\n  got ${got}`),
  );
  return unusedDice > 0 ? [...lines, `${unusedDice} dice not used`] : lines;
}

/** A learner reads every step: sentences with typographic apostrophes and, in French, no-break spaces. */
function misprints({ title, steps }: Example): string[] {
  return [title, ...steps.map(({ say }) => say)].flatMap((say, i) => {
    if (!say) return [`step ${i} says nothing`];
    const straight = [say.en, say.fr].filter((text) => /['"]/.test(text));
    return [...straight, ...[say.fr].filter((text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))];
  });
}

const claims = ({ legal = [], refused = [], events = [], without = [], view = {}, asks }: ExampleStep): number =>
  legal.length + refused.length + events.length + without.length + Object.keys(view).length + (asks === undefined ? 0 : 1);

describe.each(GAMES)('examples of $id', ({ id, game, invariants }) => {
  const files = existsSync(folderOf(id)) ? readdirSync(folderOf(id)).sort() : [];
  const rows = new Set(ledgerOf(boxOf(id)).map((row) => row.id));

  it('are all there, some of them in parts', () => {
    const ids = files.map((file) => read(id, file).id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      invariants.examples.filter((wanted) => !ids.some((there) => there.replace(/[a-z]$/, '') === wanted || there === wanted)),
    ).toEqual([]);
  });

  it.each(files)('%s', (file) => {
    const example = read(id, file);
    expect(
      example.rules.filter((row) => !rows.has(row)),
      'rules not in the ledger',
    ).toEqual([]);
    const played = play(game, example);
    expect(complaints(played).join('\n')).toBe('');
    expect(played.passed).toBe(true);
    expect(misprints(example)).toEqual([]);
    expect(claims(example.steps.at(-1) ?? {}), 'what the last step shows').toBeGreaterThan(0);
  });
});

describe('an example that is wrong', () => {
  const commando = gameOf('commando') ?? expect.fail('Commando is not on the shelf.');
  const commandoExample = (name: RegExp) => read('commando', readdirSync(folderOf('commando')).find((file) => name.test(file)) ?? '');

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
    const example = commandoExample(file);
    const steps = example.steps.map((entry, i) => (i === step - 1 ? { ...entry, ...change } : entry));
    const played = play(commando, { ...example, steps });
    expect(played.passed).toBe(false);
    expect(played.steps[step - 1]?.problems.map((problem) => problem.code)).toContain(code);
  });

  it('says of a view that differs what stands where it looked, and nothing else', () => {
    const example = commandoExample(/^cm-08/);
    const found = (view: ExampleStep['view']) => {
      const steps = example.steps.map((entry, i) => (i === 5 ? { ...entry, view } : entry));
      return play(commando, { ...example, steps }).steps[5]?.problems.map(({ code, wanted, got }) => `${code} ${wanted}: ${got}`);
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
    const example = commandoExample(/^cm-27/);
    expect(play(commando, { ...example, dice: [...example.dice, 6] })).toMatchObject({ passed: false, unusedDice: 1 });
    const short = play(commando, { ...example, dice: [] });
    expect(short.passed).toBe(false);
    expect(short.steps.flatMap(({ problems }) => problems.map(({ code }) => code))).toContain('rule-failed');
  });

  it('says so where dice run out before the first choice, or in a window that goes by', () => {
    const europe = gameOf('commandos-europe') ?? expect.fail('Commandos: Europe is not on the shelf.');
    const hunted = {
      'a-squad-1': { at: '0930', detected: 1 },
      'b-squad-1': { at: '1430' },
    };
    const example = (phase: string, step: ExampleStep, windows: Example['windows']): Example => ({
      example: 1,
      game: 'commandos-europe',
      id: 'no-dice',
      rules: ['13.0a'],
      title: { en: 'No dice', fr: 'Sans dés' },
      position: { phase, pieces: hunted, enemies: { 'strongpoint-1': '0929' } },
      dice: [],
      windows,
      steps: [step],
    });
    const short = example('enemies', { asks: 'movement' }, 'ask');
    expect(playExample(europe, short)).toEqual({
      ok: false,
      fault: { code: 'example-rule-failed', figures: { got: 'The scripted dice have run out.' } },
    });
    const passing = play(europe, example('placement', { asks: 'purchase' }, 'pass'));
    expect(passing.passed).toBe(false);
    expect(passing.steps[0]?.problems[0]).toEqual({ code: 'rule-failed', wanted: 'draw', got: 'The scripted dice have run out.' });
  });
});
