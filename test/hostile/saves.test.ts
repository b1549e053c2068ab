/** A save is a file from anywhere: it is measured before it is read, and whatever it records is judged. */
import { describe, expect, it } from 'vitest';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { MOST_ENTRIES, MOST_REDEALS, MOST_TEXT } from '../../src/kernel/limits.ts';
import { readSave, replaySave, type Save, saveOf } from '../../src/kernel/save.ts';
import { logFor } from '../../src/kernel/witness/log.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { howMany } from '../how-many.ts';
import { SKIRMISH_GAME } from '../server/skirmish-box.ts';
import type { Choice, Event, State } from '../skirmish/state.ts';

const ORIGIN = { setup: { id: 'duel', options: { snipers: 'on' } }, seed: 'seed', salt: 'salt' };

/** A few choices, as they would be saved. */
function played(): Save {
  const chronicle = new Chronicle(SKIRMISH_GAME, ORIGIN);
  for (let i = 0; i < 6; i++) chronicle.choose(chronicle.match.decision?.seats[0] ?? '', chronicle.choices()[0] as Choice);
  return saveOf(chronicle);
}

const SAVE = played();
const many = (count: number, line: string) => Array.from({ length: count }, () => line);

describe('a save that is too large', () => {
  const LONG = 'x'.repeat(101);
  const own = (data: unknown) => ({ setup: { ...SAVE.setup, content: { hash: 'h', data } } });
  const deep = JSON.parse('['.repeat(40) + ']'.repeat(40));
  const cases: readonly (readonly [string, object])[] = [
    ['entries', { history: many(MOST_ENTRIES + 1, '') }],
    ['line', { history: [`red hint ${'x'.repeat(1_500)}`] }],
    ['redeals', { history: many(MOST_REDEALS + 1, 'red redeal again') }],
    ['rules', { rules: LONG }],
    ['seed', { seed: LONG }],
    ['salt', { salt: LONG }],
    ['game', { game: LONG }],
    ['setup', { setup: { id: LONG, options: {} } }],
    ['options', { setup: { id: 'duel', options: Object.fromEntries(many(65, '').map((_, i) => [`option-${i}`, 'on'])) } }],
    ['option', { setup: { id: 'duel', options: { [LONG]: 'on' } } }],
    ['values', own(many(20_001, ''))],
    ['content', own('x'.repeat(100_001))],
    ['depth', own(deep)],
  ];
  it.each(cases)('says so of %s, in both languages', (what, change) => {
    const read = readSave(JSON.stringify({ ...SAVE, ...change }));
    expect(read).toMatchObject({ ok: false, fault: { code: 'save-too-large', figures: { what } } });
    for (const language of ['en', 'fr'] as const) {
      const speaker = new Speaker(language);
      expect(read.ok ? '' : speaker.fault(read.fault)).toMatch(/^[^{}]+ \d+ [^{}]+\.$/);
      expect([...speaker.missing]).toEqual([]);
    }
  });

  it('is not even taken apart where its text is', () => {
    expect(readSave(' '.repeat(MOST_TEXT + 1))).toMatchObject({ ok: false, fault: { code: 'save-too-large', figures: { what: 'text' } } });
  });

  it('is none at the limits', () => {
    expect(readSave(JSON.stringify({ ...SAVE, history: many(MOST_ENTRIES, 'x'.repeat(300)) })).ok).toBe(true);
    expect(readSave(JSON.stringify({ ...SAVE, history: many(MOST_REDEALS, 'red redeal again') })).ok).toBe(true);
  });
});

describe('what a save records', () => {
  const judged = (line: string) => replaySave(SKIRMISH_GAME, { ...SAVE, history: [...SAVE.history, line] }, { verify: true });
  const asked = (() => {
    const replayed = replaySave(SKIRMISH_GAME, SAVE);
    if (!replayed.ok) throw new Error('It does not replay.');
    const { chronicle } = replayed.value;
    const [seat = ''] = chronicle.match.decision?.seats ?? [];
    return { seat, choice: SKIRMISH_GAME.choiceText(chronicle.choices(seat)[0] as Choice), other: seat === 'red' ? 'blue' : 'red' };
  })();

  it.each([
    ['advice to nobody', `nobody hint ${asked.choice}`],
    ['advice to one who is not asked', `${asked.other} hint ${asked.choice}`],
    ['advice that nobody understands', `${asked.seat} hint xyzzy`],
    ['advice that answers something else', `${asked.seat} hint move 1 1`],
    ['taking back by nobody', 'nobody undo 1!'],
    ['taking back with the consent of nobody', `${asked.seat} undo 1! with nobody`],
  ])('is judged: %s', (_what, line) => {
    expect(judged(line)).toMatchObject({ ok: true, value: { diverged: { code: 'replay-diverged', figures: { text: line } } } });
  });

  it('is judged: a deal for nobody', () => {
    const save = { ...SAVE, commitment: new Chronicle(SKIRMISH_GAME, { ...ORIGIN, seed: 'again' }).commitment };
    const dealt = (seat: string) =>
      replaySave(SKIRMISH_GAME, { ...save, history: [...save.history, `${seat} redeal again`] }, { verify: true });
    expect(dealt('nobody')).toMatchObject({ ok: true, value: { diverged: { code: 'replay-diverged' } } });
    expect(dealt('red')).not.toMatchObject({ value: { diverged: { code: 'replay-diverged' } } });
  });

  it('stands where it can be', () => {
    expect(judged(`${asked.seat} hint ${asked.choice}`)).toMatchObject({ ok: true, value: { chronicle: {} } });
    expect(judged(`${asked.seat} hint ${asked.choice}`)).not.toHaveProperty('value.diverged');
  });
});

/** The marks of a log, told again after every entry: slow, and easy to see that it is right. */
function marksOneByOne({ entries, audiences }: Chronicle<State, Choice, Event>, asker: Seat | undefined): string[] {
  let marks: { mark: string; step: number; passing: boolean }[] = [];
  let step = 0;
  for (const [index, entry] of entries.entries()) {
    const audience = audiences[index];
    const isTold = audience === 'all' || (asker !== undefined && audience?.includes(asker) === true);
    if ('undo' in entry) {
      step -= entry.undo;
      marks = marks.filter((mark) => !mark.passing || mark.step <= step);
      for (const mark of marks) {
        if (mark.mark === 'hint' && mark.step > step) mark.mark = 'hint-taken-back';
        mark.step = Math.min(mark.step, step);
      }
      if (entry.beyond && isTold) marks.push({ mark: 'beyond', step, passing: false });
    } else if ('hint' in entry) marks.push({ mark: 'hint', step, passing: false });
    else if ('choice' in entry) {
      step++;
      if (entry.scripted && isTold) marks.push({ mark: 'scripted', step, passing: true });
    }
  }
  return marks.map((mark) => `${mark.mark} ${mark.step}`);
}

describe('the log of a game in which much was taken back', () => {
  it('has its marks where they stand now', () => {
    const random = randomFrom('taken back');
    let taken = 0;
    for (let game = 0; game < howMany({ test: 20, soak: 400 }); game++) {
      const chronicle = new Chronicle(SKIRMISH_GAME, { ...ORIGIN, seed: `game ${game}` });
      for (let i = 0; i < 60; i++) {
        const [seat] = chronicle.match.decision?.seats ?? [];
        const choices = chronicle.choices(seat);
        const choice = choices[below(random, Math.max(choices.length, 1))];
        const what = below(random, 6);
        if (what === 0 || seat === undefined || !choice) taken += Number(!chronicle.undo(seat ?? 'red', true));
        else if (what === 1) chronicle.advise(seat, choice);
        else chronicle.choose(seat, choice, what === 2);
      }
      for (const asker of ['red', 'blue', undefined]) {
        const marks = logFor(chronicle, asker).flatMap((line) => ('mark' in line ? [`${line.mark} ${line.step}`] : []));
        expect(marks).toEqual(marksOneByOne(chronicle, asker));
      }
    }
    expect(taken).toBeGreaterThan(50);
  });
});
