/** What is taken back, chosen again, and played again from the record. */
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { AMBUSH, INTO_THE_AMBUSH, portrait } from '../../test/skirmish/play.ts';
import { chronicleFrom, ORIGIN, type SkirmishChronicle, say } from '../../test/skirmish/table.ts';
import { randomChoice } from '../bots/random.ts';
import { Chronicle } from './chronicle.ts';
import { randomFrom } from './dice.ts';
import type { Entry } from './entry.ts';

describe('taking back', () => {
  it('goes as far as the seat’s own choices since something came to light', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1']);
    const afterCard = portrait(chronicle.match);
    expect(chronicle.undoable('red')).toBe(0);
    say(chronicle, ['red join red-a', 'red join red-b']);
    expect(chronicle.undoable('red')).toBe(2);
    expect(chronicle.undo('red')).toBeUndefined();
    expect(chronicle.undo('red')).toBeUndefined();
    expect(portrait(chronicle.match)).toBe(afterCard);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
    expect(portrait(chronicle.match)).toBe(afterCard);
  });

  it('stops at a die', () => {
    const chronicle = chronicleFrom(AMBUSH, [6]);
    say(chronicle, ['red play fire-1', 'red target blue-a', 'red join red-a', 'red done']);
    expect(chronicle.match.state.random.script).toEqual([]);
    expect(chronicle.undoable('red')).toBe(0);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
  });

  it('stops at a foreign choice', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, [...INTO_THE_AMBUSH]);
    expect(chronicle.undoable('red')).toBe(3);
    expect(chronicle.undoable('blue')).toBe(0);
    expect(chronicle.undo('blue')?.code).toBe('undo-stops-here');
    say(chronicle, ['blue pass']);
    expect(chronicle.undoable('red')).toBe(0);
    expect(chronicle.undoable('blue')).toBe(1);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
  });

  it('does not let one seat of a team take back what the other chose', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, setup: 'trio' });
    say(chronicle, ['red-1 play march-1', 'red-1 join red-a', 'red-2 join red-b']);
    expect(chronicle.undo('red-1')?.code).toBe('undo-stops-here');
    expect(chronicle.undo('red-2')).toBeUndefined();
    expect(chronicle.undo('red-1')).toBeUndefined();
  });

  it('goes further where that is allowed, and the entry says so', () => {
    const chronicle = chronicleFrom(AMBUSH, [6]);
    const start = portrait(chronicle.match);
    say(chronicle, ['red play march-1']);
    expect(chronicle.undo('red', true)).toBeUndefined();
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 1, beyond: true });
    expect(portrait(chronicle.match)).toBe(start);
    say(chronicle, ['red play march-2', 'red join red-a']);
    chronicle.undo('red', true);
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 1 });
  });

  it('takes what was answered unasked along', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    say(chronicle, ['red play march-1', 'red join red-a', 'red done']);
    const before = portrait(chronicle.match);
    say(chronicle, ['red step red-a']);
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'blue', asks: 'opportunity', choice: 'pass', unasked: true });
    expect(chronicle.undo('red', true)).toBeUndefined();
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 2, beyond: true });
    expect(portrait(chronicle.match)).toBe(before);
  });

  it('has nothing to take back at the start', () => {
    expect(chronicleFrom(AMBUSH).undo('red', true)?.code).toBe('nothing-to-undo');
  });

  it('untells what happened since, while versions and entries only grow', () => {
    const chronicle = chronicleFrom(AMBUSH);
    const versions = [chronicle.version];
    const grow = (act: () => unknown) => {
      act();
      versions.push(chronicle.version);
    };
    grow(() => say(chronicle, ['red play march-1']));
    grow(() => say(chronicle, ['red join red-a']));
    grow(() => chronicle.undo('red'));
    expect(chronicle.told.map(({ event }) => event.type)).toEqual(['card-played']);
    grow(() => say(chronicle, ['red join red-b']));
    expect(chronicle.told.at(-1)).toMatchObject({ version: 3, event: { type: 'chosen', id: 'red-b' } });
    grow(() => chronicle.undo('red'));
    grow(() => chronicle.redo('red'));
    expect(versions).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(chronicle.line.map(({ choice }) => choice)).toEqual(['play march-1', 'join red-b']);
  });
});

describe('choosing again what was taken back', () => {
  it('comes to the same position, step by step', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a', 'red join red-b', 'red done']);
    const there = portrait(chronicle.match);
    for (let i = 0; i < 3; i++) chronicle.undo('red');
    expect(chronicle.redo('blue')?.code).toBe('not-your-decision');
    for (let i = 0; i < 3; i++) expect(chronicle.redo('red')).toBeUndefined();
    expect(portrait(chronicle.match)).toBe(there);
    expect(chronicle.redo('red')?.code).toBe('nothing-to-redo');
  });

  it('passes the windows again that had passed by themselves', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    say(chronicle, [...INTO_THE_AMBUSH, 'red step red-a']);
    const there = portrait(chronicle.match);
    const length = chronicle.line.length;
    chronicle.undo('red', true);
    chronicle.undo('red', true);
    expect(chronicle.line).toHaveLength(length - 4);
    chronicle.redo('red');
    chronicle.redo('red');
    expect(portrait(chronicle.match)).toBe(there);
    expect(chronicle.line).toHaveLength(length);
  });

  it('is over when something else was chosen, but not when that was refused', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a']);
    chronicle.undo('red');
    expect(say(chronicle, ['red done'])?.code).toBe('nobody-chosen');
    expect(chronicle.redo('red')).toBeUndefined();
    chronicle.undo('red');
    say(chronicle, ['red join red-b']);
    expect(chronicle.redo('red')?.code).toBe('nothing-to-redo');
  });
});

describe('a replayed record', () => {
  /** A game with everything in it: windows, undos near and far, redos. */
  function livelyGame(seed: string): SkirmishChronicle {
    const chronicle = new Chronicle(skirmish, { ...ORIGIN, seed });
    const random = randomFrom(`lively ${seed}`);
    while (chronicle.match.decision) {
      const seat = chronicle.match.decision.seats[0] ?? '';
      const what = randomChoice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random);
      if (what === 0) chronicle.undo(seat);
      else if (what === 1 && chronicle.version < 100) chronicle.undo(seat, true);
      else if (what === 2) chronicle.redo(seat);
      else chronicle.choose(seat, randomChoice(chronicle.choices(), random));
    }
    return chronicle;
  }

  it('gives the same table', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const played = livelyGame(`${game}`);
      const again = new Chronicle(skirmish, played.origin, () => true);
      for (const entry of played.entries) {
        expect(again.replay(entry, true), JSON.stringify(entry)).toBe(true);
        if ('undo' in entry) kinds.add(`undo ${entry.beyond ?? false}`);
        if ('choice' in entry) kinds.add(`choice ${entry.unasked ?? false}`);
      }
      expect(again.entries).toEqual(played.entries);
      expect(again.told).toEqual(played.told);
      expect(again.line).toEqual(played.line);
      expect(portrait(again.match)).toBe(portrait(played.match));
    }
    expect([...kinds].sort()).toEqual(['choice false', 'choice true', 'undo false', 'undo true']);
  });

  const wrong: readonly [string, Entry][] = [
    ['an illegal choice', { seat: 'red', asks: 'group', choice: 'join blue-a' }],
    ['no choice at all', { seat: 'red', asks: 'group', choice: 'sing' }],
    ['another question', { seat: 'red', asks: 'march', choice: 'join red-a' }],
    ['another seat', { seat: 'blue', asks: 'group', choice: 'join red-a' }],
    ['more undone than done', { seat: 'red', undo: 2, beyond: true }],
    ['nothing undone', { seat: 'red', undo: 0 }],
    ['half a choice undone', { seat: 'red', undo: 0.5 }],
    ['a look at what came to light, not owned up to', { seat: 'red', undo: 1 }],
  ];

  it.each(wrong)('is refused where it holds %s, and nothing is written down', (_, entry) => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1']);
    const before = portrait(chronicle.match);
    expect(chronicle.replay(entry, true)).toBe(false);
    expect(chronicle.version).toBe(1);
    expect(portrait(chronicle.match)).toBe(before);
  });
});
