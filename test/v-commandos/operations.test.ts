/** 11 Levels, 12 Operations, 13 Completing a level, 16 Training. */
import { describe, expect, it } from 'vitest';
import { rule } from '../ledger.ts';
import { begun, GROUND, given } from './given.ts';

const NOBODY = { reserve: { null: 7 } };

function started(setup: string, options: Record<string, string> = {}) {
  const t = begun(setup, 'one', options);
  for (const [i, who] of ['medic', 'scout', 'sapper'].entries())
    if (t.asks === 'selection') t.by(`commando-${i + 1}`, `select ${who} blue`);
  return t;
}

describe('11 Setting up a level', () => {
  rule(['11.1a', '11.4a', '12.3a'], 'as the card shows it, with an MP40 on each triangle; later levels are not there yet', () => {
    const t = started('green');
    expect(t.state.levels.map(({ id }) => id)).toEqual(['barracks']);
    expect(t.level.guards).toEqual(['mp40', 'mp40', 'mp40']);
    expect(t.tile('barracks-2').items).toEqual({ tnt: 1 });
    expect(t.level.alarm).toBe('silent');
  });

  rule(['11.4b', '12.2a'], 'veteran: one more at every entrance, and the marked rules of the operation', () => {
    const t = started('green', { difficulty: 'veteran' });
    expect(t.tile('barracks-3').enemies).toEqual({ mp40: 1 });
    expect(t.tile('barracks-4').enemies).toEqual({ mp40: 1 });
    const second = (difficulty: string) => {
      const later = given({
        setup: 'green',
        phase: 'turn-begins',
        turn: 3,
        options: { difficulty },
        completed: ['barracks'],
        commandos: { medic: { since: 2 } },
        levels: {},
      });
      return later.level.alarm;
    };
    expect([second('standard'), second('veteran')]).toEqual(['silent', 'triggered']);
  });

  rule('11.3a', 'from the reserve, then from the discards; where there are too few the players say who goes without', () => {
    const level = { ...GROUND, equipment: { A: ['tnt'], B: ['tnt'], D: ['crowbar'] } };
    const t = given({
      level,
      phase: 'turn-begins',
      turn: 1,
      bag: { tnt: 1 },
      discards: { crowbar: 1 },
      commandos: { medic: {} },
      levels: {},
    });
    expect(t.asks).toBe('shortage');
    expect(t.choicesOf('medic')).toEqual(['go-without ground-1', 'go-without ground-2']);
    expect(t.events.map(({ type }) => type)).toEqual(['turn-began', 'level-set-up']);
    t.by('medic', 'go-without ground-1');
    expect(t.events[2]?.type).toBe('went-without');
    expect([t.tile('ground-1').items, t.tile('ground-2').items, t.tile('ground-4').items]).toEqual([{}, { tnt: 1 }, { crowbar: 1 }]);
  });

  it('is told before anybody goes without what there is nothing of, and before the operation fails for want of enemies', () => {
    const first = (level: object, more: object) => {
      const { events } = given({ level, phase: 'turn-begins', turn: 1, commandos: { medic: {} }, levels: {}, ...more });
      return events.slice(0, 3).map(({ type }) => type);
    };
    const equipped = { ...GROUND, equipment: { A: ['tnt'] } };
    expect(first(equipped, { bag: {}, discards: {} })).toEqual(['turn-began', 'level-set-up', 'went-without']);
    expect(first(GROUND, { reserve: { null: 7 } })).toEqual(['turn-began', 'level-set-up', 'over']);
  });

  rule('11.5a', 'its own deck first, then the main deck', () => {
    const level = { ...GROUND, turns: 2, objectives: [{ tile: 'I', do: 'hold' }] };
    const t = given({
      level,
      phase: 'events',
      turn: 1,
      commandos: { medic: { at: 'ground-9' } },
      ...NOBODY,
      levels: { ground: { deck: ['reserves-1', 'reserves-2'] } },
    });
    t.restOfTurn();
    t.state.reserve[2] = 7;
    t.restOfTurn();
    expect(t.told('event-drawn').map(({ card }) => card)).toEqual(['reserves-1', 'reserves-2', 'long-night-1']);
    expect(t.told('objective-done')).toHaveLength(1);
    const built = given({ level, phase: 'turn-begins', turn: 1, commandos: { medic: {} }, levels: {} });
    expect([built.level.deck.length, built.level.event]).not.toContain('');
    expect(built.level.deck).toHaveLength(1);
  });

  rule('11.5c', 'what is in the reserve when an operation begins', () => {
    const t = begun('green', 'one');
    const { regular, hammer, null: nulls, ...special } = t.view.reserve;
    expect([regular, hammer, nulls]).toEqual([32, 5, 7]);
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
    expect([sum(special), sum(t.view.aside)]).toEqual([3, 7]);
  });
});

describe('12.1 Operation cards', () => {
  rule(['12.1a', '6.15c'], 'a special rule replaces the objective of the level card; it may ask for an item', () => {
    const special = [
      { rule: 'objective', level: 'ground', number: 1, objective: { tile: 'A', do: 'interact', points: 2, item: 'crowbar' } },
    ];
    const operation = { operation: 'changed', commandos: 2, levels: ['ground'], after: {}, special, own: [GROUND] };
    const t = given({
      operation,
      commandos: { medic: { at: 'ground-1' } },
      levels: { ground: { tiles: { 'ground-1': { items: ['crowbar'] } } } },
    });
    expect(t.whyNot('medic', 'interact ground-objective-1')).toBe('item-missing 6.15');
    t.by('medic', 'collect crowbar', 'interact ground-objective-1');
    expect(t.level.done).toEqual([true, false]);
    expect([t.commando('medic').left, t.commando('medic').carries.length, t.view.discards.crowbar]).toEqual([1, 0, 1]);
  });
});

describe('13.1 Completing a level', () => {
  const done = ['barracks-objective-1', 'barracks-objective-2'];

  rule(
    ['13.1a', '13.1b', '13.1c', '13.1e'],
    'English: when the commando phase ends; French: with the last who leaves. All is put away, the commandos keep theirs',
    () => {
      const leave = (edition: string) => {
        const t = given({
          setup: 'green',
          turn: 3,
          options: { edition },
          commandos: { medic: { at: 'barracks-11', wounds: 1, carries: ['tnt'] }, scout: { since: 2 } },
          levels: {
            barracks: {
              done,
              guards: { 'barracks-alarm': 'mp40' },
              tiles: { 'barracks-2': { enemies: { mauser: 2 }, items: ['grenade'] } },
            },
          },
        });
        return t.by('medic', 'exit');
      };
      const english = leave('english');
      expect(english.choicesOf('scout')).toContain('move barracks-11');
      expect(english.told('level-completed')).toEqual([]);
      const before = english.view.reserve.regular ?? 0;
      english.restOfTurn();
      expect(english.told('level-completed')).toMatchObject([{ level: 'barracks' }]);
      expect(english.view.discards.grenade).toBe(1);
      // Three came back; one stood up at each triangle of the next level, and two sentries at the mast.
      expect((english.view.reserve.regular ?? 0) - before).toBe(3 - 5);
      expect(english.commando('medic')).toMatchObject({ wounds: 1, carries: [4] });
      const french = leave('french');
      expect(french.told('level-completed')).toHaveLength(1);
      expect(french.choicesOf('scout')).toEqual(['done']);
    },
  );

  rule('13.1d', 'the next level stands at the beginning of the next turn, before events; behind two levels only when both are done', () => {
    const level = (id: string) => ({ ...GROUND, level: id });
    const operation = {
      operation: 'fork',
      commandos: 2,
      levels: ['one', 'two', 'three'],
      after: { three: ['one', 'two'] },
      special: [],
      own: [level('one'), level('two'), level('three')],
    };
    const completed = (levels: string[]) =>
      given({
        operation,
        phase: 'turn-begins',
        turn: 5,
        commandos: { medic: { since: 4 } },
        completed: levels,
        levels: levels.length === 1 ? { two: {} } : {},
      });
    expect(completed(['one']).state.levels.map(({ id }) => id)).toEqual(['two']);
    const both = completed(['one', 'two']);
    expect(both.state.levels.map(({ id }) => id)).toEqual(['three']);
    expect(both.told('event-drawn')).toMatchObject([{ level: 'three' }]);
  });

  rule('13.1f', 'somebody in critical condition keeps it open', () => {
    const t = given({
      setup: 'green',
      turn: 3,
      commandos: { medic: { at: 'barracks-11', wounds: 3, critical: 3 }, scout: { since: 2 } },
      ...NOBODY,
      levels: { barracks: { done } },
    });
    t.restOfTurn();
    expect(t.told('level-completed')).toEqual([]);
  });
});

describe('16.1 Training', () => {
  rule('16.1a', 'the first mission: no events, no enemies; an alarm must be silenced, and ends it the second time', () => {
    const t = started('first-training');
    t.restOfTurn();
    expect([t.told('event-drawn'), t.told('drawn'), t.told('enemies-moved')]).toEqual([[], [], []]);
    const on = (level: object) =>
      given({
        setup: 'first-training',
        phase: 'commandos',
        turn: 2,
        commandos: { medic: { since: 1, left: 'sentry-walk', finished: true }, scout: { at: 'sentry-walk-8' } },
        levels: { 'sentry-walk': { done: ['sentry-walk-objective-1'], ...level } },
      });
    const left = on({ alarm: 'triggered' });
    left.by('scout', 'done');
    expect([left.outcome, left.state.turn]).toEqual([undefined, 3]);
    expect(on({}).by('scout', 'move sentry-walk-4').outcome).toBeUndefined();
    expect(on({ interrupted: true }).by('scout', 'move sentry-walk-4').outcome?.how).toBe('alarm');
  });

  rule(
    ['8.2c', '16.1a'],
    'where no enemy ever comes, whoever is still there when the time is over has failed; whoever left in time has not',
    () => {
      const onLastTurn = (who: object, options = {}) => {
        const level = { done: ['sentry-walk-objective-1'], interrupted: true };
        const t = given({ setup: 'first-training', options, turn: 8, commandos: { medic: who }, levels: { 'sentry-walk': level } });
        t.restOfTurn();
        return t.outcome?.how;
      };
      for (const edition of ['english', 'french']) {
        expect(onLastTurn({ at: 'sentry-walk-7' }, { edition })).toBe('time');
        expect(onLastTurn({ since: 1, left: 'sentry-walk' }, { edition })).toBe('success');
      }
    },
  );

  rule('16.1a', 'nobody comes up in the first mission without a stealth check', () => {
    for (const tile of ['sentry-walk-2', 'sentry-walk-7']) {
      const t = started('first-training');
      t.by('medic', `move ${tile}`);
      expect(t.told('check')).toHaveLength(1);
    }
  });

  rule(
    ['16.1b', '16.1c'],
    'the second has all actions, the third the whole turn; first aid, bombardment and uniform come with Green',
    () => {
      const second = started('second-training');
      expect(second.view.bag['first-aid']).toBeUndefined();
      expect(second.commando('medic').carries).toEqual([]);
      second.restOfTurn();
      expect(second.told('drawn')).toEqual([]);
      const third = started('third-training');
      third.restOfTurn();
      // One entrance, and a card on this turn and the next.
      expect(third.told('drawn').length).toBe(1);
      expect(third.told('event-drawn').length).toBe(2);
      expect(started('green').view.bag).toMatchObject({ bombardment: 3, uniform: 5 });
    },
  );
});
