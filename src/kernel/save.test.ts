import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { AMBUSH, DUEL, gameFrom, INTO_THE_AMBUSH, portrait, type Skirmish, spoken } from '../../test/skirmish/play.ts';
import { proceed } from '../../test/skirmish/rules.ts';
import type { Choice, Event, State, Table } from '../../test/skirmish/state.ts';
import { randomChoice } from '../bots/random.ts';
import { Chronicle } from './chronicle.ts';
import { commitmentTo } from './commitment.ts';
import { randomFrom } from './dice.ts';
import { type Entry, entryFrom, entryText } from './entry.ts';
import { type ReplayWish, readSave, replaySave, type Save, saveOf } from './save.ts';

/** A random game of so many choices, now and then taking one back. */
function playedGame(seed: string, length: number, game = skirmish): Chronicle<State, Choice, Event> {
  const chronicle = new Chronicle(game, { setup: DUEL, seed, salt: 'salt' });
  const random = randomFrom(`choices ${seed}`);
  for (let i = 0; i < length && chronicle.match.decision; i++) {
    const seat = chronicle.match.decision.seats[0] ?? '';
    if (i % 7 === 6) chronicle.undo(seat, true);
    else chronicle.choose(seat, randomChoice(chronicle.choices(), random));
  }
  return chronicle;
}

function read(save: unknown): Save {
  const result = readSave(JSON.stringify(save));
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function replayed(save: Save, wish: ReplayWish<State, Choice> = {}, game = skirmish) {
  const result = replaySave(game, save, wish);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** The save with the `index`th line of its history replaced. */
function edited(save: Save, index: number, line: string): Save {
  return { ...save, history: save.history.with(index, line) };
}

const NEXT_RULES: Skirmish = { ...skirmish, rulesVersion: '2' };

describe('who sat where', () => {
  it('is remembered where somebody says so, and may be missing', () => {
    const chronicle = playedGame('seats', 5);
    const seated = { seat: 'red', against: 'sergeant' };
    expect(read(saveOf(chronicle, seated)).seated).toEqual(seated);
    expect(read(saveOf(chronicle, { seat: '' })).seated).toEqual({ seat: '' });
    expect('seated' in saveOf(chronicle)).toBe(false);
    expect(read(saveOf(chronicle)).seated).toBeUndefined();
  });

  it('changes nothing about the game', () => {
    const chronicle = playedGame('seats', 5);
    const save = read(saveOf(chronicle, { seat: 'red', against: 'sergeant' }));
    expect(portrait(replayed(save, { verify: true }).chronicle.match)).toEqual(portrait(chronicle.match));
  });

  it('is refused where it is something else', () => {
    const result = readSave(JSON.stringify({ ...saveOf(playedGame('seats', 1)), seated: 'red' }));
    expect(result).toMatchObject({ ok: false, fault: { code: 'save-malformed', figures: { where: 'seated' } } });
  });
});

describe('a save', () => {
  it('comes back as the same table, at any moment of a game', () => {
    for (let length = 0; length < 120; length += 4) {
      const chronicle = playedGame(`saved ${length}`, length);
      for (const wish of [{}, { verify: true }]) {
        const { chronicle: loaded, diverged } = replayed(read(saveOf(chronicle)), wish);
        expect(diverged).toBeUndefined();
        expect(portrait(loaded.match)).toBe(portrait(chronicle.match));
        expect(loaded.entries).toEqual(chronicle.entries);
        expect(loaded.told).toEqual(chronicle.told);
        expect(saveOf(loaded)).toEqual(saveOf(chronicle));
      }
    }
  });

  it('can be read by people', () => {
    const game = gameFrom(AMBUSH, [6]);
    const chronicle = new Chronicle(game, { setup: DUEL, seed: 'seed', salt: 'salt' });
    chronicle.stops = (_, seat) => seat !== 'red';
    for (const { seat, choice } of [...INTO_THE_AMBUSH, 'blue react fire-2'].map(spoken)) chronicle.choose(seat, choice);
    chronicle.undo('blue', true);
    expect(saveOf(chronicle)).toMatchObject({
      cockleshell: 1,
      game: 'skirmish',
      rules: '1',
      setup: { id: 'duel', options: { snipers: 'on' } },
      commitment: commitmentTo('seed', 'salt'),
      history: [
        'red order: play march-1',
        'red group: join red-a',
        'red group: done',
        'red march: step red-a',
        'blue opportunity: react fire-2',
        '~red reroll: pass',
        'blue undo 2!',
      ],
    });
  });

  it('goes on like the table it was saved from: windows pass by themselves again', () => {
    const game = gameFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    const chronicle = new Chronicle(game, { setup: DUEL, seed: 'seed', salt: 'salt' });
    const { chronicle: loaded } = replayed(read(saveOf(chronicle)), {}, game);
    for (const { seat, choice } of INTO_THE_AMBUSH.map(spoken)) loaded.choose(seat, choice);
    expect(loaded.match.decision?.question.asks).toBe('march');
  });

  it('goes on with the stops that are wished for', () => {
    const game = gameFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    const chronicle = new Chronicle(game, { setup: DUEL, seed: 'seed', salt: 'salt' });
    const { chronicle: loaded } = replayed(read(saveOf(chronicle)), { stops: () => true }, game);
    for (const { seat, choice } of INTO_THE_AMBUSH.map(spoken)) loaded.choose(seat, choice);
    expect(loaded.match.decision?.question.asks).toBe('opportunity');
  });

  it('replays up to any entry', () => {
    const chronicle = playedGame('prefix', 30);
    const save = saveOf(chronicle);
    for (const to of [0, 1, 10, 25]) {
      const { chronicle: loaded, diverged } = replayed(save, { to, verify: true });
      expect(diverged).toBeUndefined();
      expect(loaded.entries).toEqual(chronicle.entries.slice(0, to));
    }
  });
});

describe('the text of an entry', () => {
  it('reads back as the same entry', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/);
    const chosen = fc
      .record({ seat: word, asks: word, choice: fc.array(word, { minLength: 1, maxLength: 4 }), unasked: fc.boolean() })
      .map(({ seat, asks, choice, unasked }): Entry => ({ seat, asks, choice: choice.join(' '), ...(unasked && { unasked }) }));
    const takenBack = fc
      .record({ seat: word, undo: fc.integer({ min: 1, max: 999 }), beyond: fc.boolean() })
      .map(({ seat, undo, beyond }): Entry => ({ seat, undo, ...(beyond && { beyond }) }));
    fc.assert(
      fc.property(fc.oneof(chosen, takenBack), (entry) => {
        expect(entryFrom(entryText(entry))).toEqual(entry);
      }),
      { seed: 1 },
    );
  });

  it.each(['', 'red', 'red order', 'red order:', 'red order: ', 'red undo', 'red undo two', 'red undo -1', 'red undo 1?', 'order: rest'])(
    'is refused where it is none: "%s"',
    (line) => expect(entryFrom(line)).toBeUndefined(),
  );
});

describe('a file that is no good save', () => {
  const save = saveOf(playedGame('bad', 20));
  const text = JSON.stringify(save, null, 1);

  it('is recognized wherever it was cut off', () => {
    for (let length = 0; length < text.length; length += 97) {
      expect(readSave(text.slice(0, length))).toEqual({ ok: false, fault: { code: 'save-not-json', figures: {} } });
    }
    expect(readSave(text).ok).toBe(true);
  });

  it.each(['null', '7', '"save"', '[]', '{}', '{"boardgame":1}'])('is recognized as foreign: %s', (foreign) => {
    expect(readSave(foreign)).toEqual({ ok: false, fault: { code: 'save-foreign', figures: {} } });
  });

  it.each([2, 0, '1', null])('is recognized as of another format: %j', (format) => {
    const figures = { format: String(format), known: 1 };
    expect(readSave(JSON.stringify({ ...save, cockleshell: format }))).toEqual({
      ok: false,
      fault: { code: 'save-other-format', figures },
    });
  });

  it.each(['game', 'rules', 'setup', 'seed', 'salt', 'commitment', 'history', 'fingerprint'] as const)(
    'is refused without its %s',
    (key) => {
      const { [key]: _, ...rest } = save;
      expect(readSave(JSON.stringify(rest))).toMatchObject({ ok: false, fault: { code: 'save-malformed', figures: { where: key } } });
    },
  );

  it('is refused with the place of what has the wrong type', () => {
    const wrong = { ...save, history: ['red order: rest', 5] };
    expect(readSave(JSON.stringify(wrong))).toMatchObject({
      ok: false,
      fault: { code: 'save-malformed', figures: { where: 'history.1' } },
    });
  });

  const unplayable: readonly [string, Partial<Save>, string, object][] = [
    ['another game', { game: 'chess' }, 'save-other-game', { game: 'chess' }],
    ['an unknown set-up', { setup: { id: 'siege', options: {} } }, 'unknown-setup', { setup: 'siege' }],
    ['an unknown option', { setup: { id: 'duel', options: { moon: 'full' } } }, 'unknown-option', { option: 'moon' }],
    ['a line that is no entry', { history: ['red order: rest', 'so what'] }, 'save-bad-entry', { entry: 2, text: 'so what' }],
  ];

  it.each(unplayable)('is not played where it holds %s', (_, change, code, figures) => {
    expect(replaySave(skirmish, { ...save, ...change })).toMatchObject({ ok: false, fault: { code, figures } });
  });
});

describe('a save of other rules', () => {
  const chronicle = playedGame('other rules', 60);
  const save = saveOf(chronicle);
  const opening = save.history.findIndex((line) => line.startsWith('red group: '));

  it('replays where the rules still allow all of it', () => {
    const { chronicle: loaded, diverged } = replayed(save, {}, NEXT_RULES);
    expect(diverged).toBeUndefined();
    expect(portrait(loaded.match)).toBe(portrait(chronicle.match));
  });

  it('is read in the words of today where ids have changed', () => {
    const former = edited(save, opening, (save.history[opening] ?? '').replace(/\S+$/, 'old-guard'));
    const today = save.history[opening]?.split(' ').at(-1) ?? '';
    expect(replayed(former, {}, NEXT_RULES).diverged).toMatchObject({ figures: { entry: opening + 1 } });
    const { chronicle: loaded, diverged } = replayed(former, {}, { ...NEXT_RULES, renamed: new Map([['old-guard', today]]) });
    expect(diverged).toBeUndefined();
    expect(loaded.entries).toEqual(chronicle.entries);
  });

  it('is checked step by step, and stands up to where the rules part', () => {
    const illegal = edited(save, opening, 'red group: join blue-a');
    const { chronicle: loaded, diverged } = replayed(illegal, {}, NEXT_RULES);
    expect(diverged).toMatchObject({
      code: 'replay-diverged',
      figures: { entry: opening + 1, text: 'red group: join blue-a' },
      because: { code: 'not-yours', figures: { squad: 'blue-a' } },
    });
    expect(loaded.entries).toEqual(chronicle.entries.slice(0, opening));
    expect(replayed(illegal).diverged?.figures.entry).not.toBe(opening + 1);
  });

  it('parts where another question is asked, or of another seat', () => {
    const line = save.history[opening] ?? '';
    for (const other of [line.replace('group', 'regroup'), line.replace(/^\w+/, 'green'), line.replace(/: .*/, ': sing')]) {
      expect(other).not.toBe(line);
      expect(replayed(edited(save, opening, other)).diverged).toMatchObject({
        code: 'replay-diverged',
        figures: { entry: opening + 1, text: other },
      });
    }
  });

  it('is told apart by the state it comes to, even where every choice is still legal', () => {
    const gentle: Skirmish = { ...skirmish, begin: (setup, random) => ({ ...skirmish.begin(setup, random), initiative: 'red' }) };
    const quiet = saveOf(playedGame('quiet', 1));
    expect(replayed(quiet, {}, gentle).diverged).toEqual({ code: 'replay-other-state', figures: { entry: 1 } });
    expect(replayed(quiet, {}, skirmish).diverged).toBeUndefined();
  });

  it('of other rules is judged by its choices alone, for its state may be written down differently', () => {
    const gentle: Skirmish = { ...NEXT_RULES, begin: (setup, random) => ({ ...skirmish.begin(setup, random), initiative: 'red' }) };
    expect(replayed(saveOf(playedGame('quiet', 1)), {}, gentle).diverged).toBeUndefined();
  });

  it('does not crash its reader where a rule fails over it', () => {
    const strict: Skirmish = {
      ...skirmish,
      *proceed(table: Table) {
        const rules = proceed(table);
        let step = rules.next();
        while (!step.done) {
          const choice = yield step.value;
          if (choice.kind === 'join' && choice.squad === 'nobody') throw new Error('There is no such squad.');
          step = rules.next(choice);
        }
      },
    };
    const tampered = edited(save, opening, 'red group: join nobody');
    const { chronicle: loaded, diverged } = replayed(tampered, {}, strict);
    expect(diverged).toMatchObject({ code: 'replay-diverged', figures: { entry: opening + 1 } });
    expect(loaded.version).toBe(opening);
  });
});

describe('verification', () => {
  const chronicle = playedGame('verified', 60);
  const save = saveOf(chronicle);
  const verdict = (changed: Save) => {
    const result = replaySave(skirmish, changed, { verify: true });
    return result.ok ? result.value.diverged?.code : result.fault.code;
  };

  it('passes an honest save', () => {
    expect(verdict(save)).toBeUndefined();
  });

  it('finds dice that are not those committed to', () => {
    expect(verdict({ ...save, seed: 'luckier' })).toBe('dice-commitment-broken');
    expect(verdict({ ...save, salt: 'saltier' })).toBe('dice-commitment-broken');
    expect(verdict({ ...save, commitment: save.commitment.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe('dice-commitment-broken');
  });

  it('finds other dice even where the commitment was forged to fit', () => {
    const forged = { ...save, seed: 'luckier', commitment: commitmentTo('luckier', save.salt) };
    expect(verdict(forged)).toMatch(/^replay-/);
  });

  it('finds a record that was cut short', () => {
    expect(verdict({ ...save, history: save.history.slice(0, -1) })).toBe('replay-other-state');
  });

  it('finds a look at the dice that the record does not own up to', () => {
    const index = save.history.findIndex((line) => line.endsWith('!'));
    expect(index).toBeGreaterThan(0);
    expect(verdict(edited(save, index, (save.history[index] ?? '').slice(0, -1)))).toBe('replay-diverged');
  });
});
