/** Reinforcements, sentence by sentence of the two books. */
import { describe, expect, it } from 'vitest';
import {
  AWAY,
  EDITIONS,
  ground,
  moves,
  on,
  type Played,
  RINGING,
  regulars,
  type Sheet,
  STILL,
  shots,
  stand,
  step,
  WEST,
  way,
} from './from-the-book.ts';
import { given } from './given.ts';

describe.each(EDITIONS)('Reinforcements, %s edition', (edition) => {
  const door = { entrances: [{ tile: 'A', side: 'west' }] };
  const doors = {
    entrances: [
      { tile: 'A', side: 'west' },
      { tile: 'B', side: 'north' },
    ],
  };
  const come = (more: object, sheet: Sheet, dice: readonly (number | string)[] = []) =>
    step('reinforcement', ['AB'], more, { edition, ...sheet }, dice);
  const waiting = (t: Played) => t.view.levels[0]?.entrances.map((each) => each.waiting);

  it('each level has its own alarm: one token for an entrance here, two there', () => {
    const level = (name: string) => ({ ...ground(['AB'], door), level: name });
    const t = given(
      {
        phase: 'reinforcement',
        options: { edition },
        operation: {
          operation: 'two',
          commandos: 4,
          levels: ['here', 'there'],
          after: {},
          special: [],
          own: [level('here'), level('there')],
        },
        levels: { here: STILL, there: { ...RINGING, ...STILL } },
        ...AWAY,
      },
      regulars('mp40', 'mauser', 'mauser'),
    );
    expect(t.told('drawn').map((each) => [each.level, each.tokens.length])).toEqual([
      ['here', 1],
      ['there', 2],
    ]);
  });

  it('the reserve must do for all levels together', () => {
    const level = (name: string) => ({ ...ground(['AB'], door), level: name });
    const outcomeWith = (regular: number) =>
      given({
        phase: 'reinforcement',
        options: { edition },
        operation: {
          operation: 'two',
          commandos: 4,
          levels: ['here', 'there'],
          after: {},
          special: [],
          own: [level('here'), level('there')],
        },
        levels: { here: STILL, there: { ...RINGING, ...STILL } },
        reserve: { regular },
        ...AWAY,
      }).outcome?.how;
    expect([outcomeWith(2), outcomeWith(3)]).toEqual(['reserve-empty', undefined]);
  });

  it('a Ø that leaves brings a special enemy only after the step: he does not make up for a missing token', () => {
    expect(come(doors, { ...AWAY, level: STILL, reserve: { null: 1 } }).outcome?.how).toBe('reserve-empty');
    const t = come(doors, { ...AWAY, level: STILL, reserve: { null: 2 } });
    expect([t.outcome, t.told('reinforced').length, t.told('special-joins').length]).toEqual([undefined, 0, 2]);
  });

  it('tokens are needed for an entrance that is barricaded or full, none for those who wait already', () => {
    const level = { ...STILL, barricaded: ['ground-entrance-1'], tiles: stand({ B: { mp40: 4 } }) };
    expect(come(doors, { ...AWAY, level, reserve: { regular: 1 } }).outcome?.how).toBe('reserve-empty');
    const t = come(door, { ...AWAY, level: { ...STILL, waiting: { 'ground-entrance-1': { mp40: 2 } } }, reserve: { regular: 1 } });
    expect([t.outcome, t.tile(on('A')).enemies]).toEqual([undefined, { mp40: 3 }]);
  });

  it('a Ø is nobody: no check, nobody who waits, and it is out of the game', () => {
    const t = come(door, { commandos: { medic: { at: on('A') } }, level: STILL, reserve: { null: 2, regular: 1 } }, ['null', 'pioneer']);
    expect([t.told('check'), t.view.reserve]).toEqual([[], { null: 1, regular: 1, pioneer: 1 }]);
    const full = come(door, { ...AWAY, level: { ...STILL, tiles: stand({ A: { mp40: 4 } }) }, reserve: { null: 1 } });
    expect([full.told('enemies-wait'), waiting(full)]).toEqual([[], [{}]]);
  });

  it('with a Ø beside him one enemy enters: one die', () => {
    const t = come(door, { commandos: { medic: { at: on('A') } }, level: { ...RINGING, ...STILL } }, ['null', 'regular', 'mauser', 5]);
    expect(t.told('check')).toMatchObject([{ dice: [5], result: 'stealthy' }]);
  });

  it('each hidden commando rolls for himself, a die for each who enters', () => {
    const t = come(door, { commandos: { medic: { at: on('A') }, scout: { at: on('A') } }, level: { ...RINGING, ...STILL } }, [
      ...regulars('mauser', 'mauser'),
      6,
      3,
      2,
      6,
    ]);
    expect(t.told('check').map(({ dice, result }) => [...dice, result])).toEqual([
      [6, 3, 'stealthy'],
      [2, 6, 'visible'],
    ]);
  });

  it('a check at the entrance is no milder for a uniform, and a failed one costs it', () => {
    const t = come(door, { commandos: { medic: { at: on('A'), uniform: true } }, level: STILL }, [...regulars('mauser'), 2]);
    expect(t.commando('medic')).toMatchObject({ visible: true, uniform: false });
  });

  it('whoever came in this turn shoots in this turn', () => {
    const t = come(door, { commandos: { medic: { at: on('A') } }, level: STILL }, [...regulars('mp40'), 2, 4, 3]);
    expect([shots(t), t.commando('medic').wounds, t.level.alarm]).toEqual([[`${on('A')}>${on('A')} 2`], 1, 'triggered']);
  });

  it('whoever came in this turn walks in this turn', () => {
    const t = step(
      'reinforcement',
      ['AB'],
      { entrances: [{ tile: 'B', side: 'east' }] },
      { edition, ...AWAY, level: WEST },
      regulars('mp40'),
    );
    expect(moves(t)).toEqual([way('B', 'A', 1)]);
  });

  it('who waited goes in first, then the players choose among the new ones', () => {
    const t = come(
      door,
      {
        ...AWAY,
        level: { ...RINGING, ...STILL, waiting: { 'ground-entrance-1': { mauser: 1 } }, tiles: stand({ A: { pioneer: 2 } }) },
      },
      [...regulars('mp40'), 'stormtrooper'],
    );
    expect(t.choicesOf('officer')).toEqual(['let-in mp40', 'let-in stormtrooper']);
    t.by('officer', 'let-in stormtrooper');
    expect([t.tile(on('A')).enemies, waiting(t)]).toEqual([{ pioneer: 2, mauser: 1, stormtrooper: 1 }, [{ mp40: 1 }]]);
  });

  it('commandos, hidden or down, take spaces', () => {
    const t = come(
      door,
      {
        commandos: { medic: { at: on('A') }, scout: { at: on('A'), wounds: 3, critical: 2 }, sniper: { at: on('A') } },
        level: { ...RINGING, ...STILL },
      },
      [...regulars('mauser', 'mauser'), 6, 6],
    );
    expect([t.tile(on('A')).enemies, waiting(t)]).toEqual([{ mauser: 1 }, [{ mauser: 1 }]]);
    expect(t.told('check').map(({ who }) => who)).toEqual(['medic', 'sniper']);
  });

  it('behind a barricade three and a Ø are three: it holds, and nobody on the tile is checked', () => {
    const t = come(
      door,
      {
        commandos: { medic: { at: on('A') } },
        level: { ...STILL, barricaded: ['ground-entrance-1'], waiting: { 'ground-entrance-1': { mp40: 3 } } },
      },
      ['null', 'pioneer'],
    );
    expect([t.told('barricade-broken'), t.told('check'), waiting(t)]).toEqual([[], [], [{ mp40: 3 }]]);
  });

  it('a sledgehammer counts two: with one more it holds, two of them break it', () => {
    const behind = (who: object) => {
      const t = come(door, { ...AWAY, level: { ...STILL, barricaded: ['ground-entrance-1'], waiting: { 'ground-entrance-1': who } } }, [
        'hammer',
        'mauser',
      ]);
      return t.tile(on('A')).enemies;
    };
    expect(behind({ mp40: 1 })).toEqual({});
    expect(behind({ 'hammer-mp40': 1 })).toEqual({ 'hammer-mp40': 1, 'hammer-mauser': 1 });
  });

  it('an enemy who enters among visible commandos is no move of theirs: no check, no reaction fire', () => {
    const t = come(door, { commandos: { medic: { at: on('A'), visible: true } }, level: { ...RINGING, ...STILL } }, [
      ...regulars('mauser', 'mauser'),
      1,
      1,
    ]);
    expect([t.told('check'), t.told('reaction-fire'), shots(t)]).toEqual([[], [], [`${on('A')}>${on('A')} 2`]]);
  });

  it('one regular enemy protects what is on the tile, a special one never; of two kinds the players choose', () => {
    const alarm = { ...door, alarm: 'A' };
    const special = come(alarm, { ...AWAY, level: STILL }, ['stormtrooper']);
    expect([special.guard('ground-alarm'), special.tile(on('A')).enemies]).toEqual(['', { stormtrooper: 1 }]);
    const two = come(alarm, { ...AWAY, level: { ...RINGING, ...STILL } }, regulars('mp40', 'mauser'));
    two.by('officer', 'post mauser ground-alarm');
    expect([two.guard('ground-alarm'), two.tile(on('A')).enemies]).toEqual(['mauser', { mp40: 1 }]);
  });

  it('a commando beside a free nest decides before an enemy who comes in', () => {
    const nest = { ...door, nests: 'A' };
    const t = () => come(nest, { commandos: { medic: { at: on('A') } }, level: STILL }, [...regulars('mauser'), 6]);
    const taken = t().by('medic', 'enter-nest');
    expect([taken.guard('ground-nest-1'), taken.tile(on('A')).enemies]).toEqual(['', { mauser: 1 }]);
    const left = t().by('medic', 'leave-it');
    expect([left.guard('ground-nest-1'), left.tile(on('A')).enemies]).toEqual(['mauser', {}]);
  });

  it('an escorted character is checked if he can hide, and not if he is always hidden', () => {
    const escort = (who: string) =>
      come(
        { ...door, objectives: [{ tile: 'A', do: 'escort', who }] },
        {
          commandos: { medic: { since: 2 } },
          escorts: { [who]: { at: on('A'), objective: 'ground-objective-1' } },
          level: { ...STILL, turned: ['ground-objective-1'] },
        },
        regulars('mauser'),
      ).told('check').length;
    expect([escort('professor'), escort('courier')]).toEqual([1, 0]);
  });
});

describe('Reinforcements, where the editions part', () => {
  it('the French alarm token is gone once interrupted; orange entrances still bring two', () => {
    const t = step(
      'reinforcement',
      ['AB'],
      { entrances: [{ tile: 'A', side: 'west' }] },
      { edition: 'french', ...AWAY, level: { ...RINGING, ...STILL, interrupted: true, alarmToken: false } },
      regulars('mp40', 'mp40'),
    );
    expect(t.last('drawn').tokens).toHaveLength(2);
  });
});
