/** The enemy shooting step, sentence by sentence of the two books. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, ground, ONES, on, RINGING, type Sheet, STILL, shots, stand, step } from './from-the-book.ts';
import { given } from './given.ts';

describe.each(EDITIONS)('Shooting, %s edition', (edition) => {
  const fire = (map: readonly string[], sheet: Sheet, dice: readonly (number | string)[] = [], more: object = {}) => {
    const { level, ...rest } = sheet;
    return step('shooting', map, more, { edition, level: { ...RINGING, ...STILL, ...(level as object) }, ...rest }, dice);
  };
  const seen = (letter: string, more: object = {}) => ({ at: on(letter), visible: true, ...more });

  it.each([
    ['small', ['AB'], [3, 4], 4],
    ['medium', ['AAB'], [2, 3], 3],
    ['large', ['AAB', 'AA.'], [1, 2], 2],
  ] as const)('the number of the targeted tile hits: a %s one', (_size, map, dice, needed) => {
    const t = fire(map, { commandos: { medic: seen('A') }, level: { tiles: stand({ B: { mp40: 1 } }) } }, dice);
    expect([t.last('enemies-shot').needed, t.commando('medic').wounds]).toEqual([needed, 1]);
  });

  it('all of a tile are one group, who protects and who sits in the nest among them', () => {
    const t = fire(
      ['ABB'],
      {
        commandos: { medic: seen('A') },
        level: { guards: { 'ground-nest-1': 'mauser', 'ground-alarm': 'mauser' }, tiles: stand({ B: { mp40: 1 } }) },
      },
      [],
      { nests: 'B', alarm: 'B' },
    );
    expect(shots(t)).toEqual([`${on('B')}>${on('A')} 7`]);
  });

  it('a hidden commando on their tile is no target: they shoot at the visible one beside', () => {
    const t = fire(
      ['AB'],
      { commandos: { medic: { at: on('B') }, scout: seen('A') }, level: { tiles: stand({ B: { mp40: 1 } }) } },
      [6, 6],
    );
    expect([shots(t), t.commando('medic').wounds, t.commando('scout').wounds]).toEqual([[`${on('B')}>${on('A')} 2`], 0, 2]);
  });

  it('hits beyond his last slot go to no hidden commando: they are lost', () => {
    const t = fire(
      ['A'],
      { commandos: { medic: { at: on('A') }, scout: seen('A', { wounds: 2 }) }, level: { tiles: stand({ A: { mp40: 1 } }) } },
      [6, 6],
    );
    expect([t.commando('scout').critical, t.commando('medic').wounds, t.last('hits-lost').hits]).toEqual([2, 0, 1]);
  });

  it('not diagonally, and not through a wall', () => {
    const t = fire(['AB', 'CD'], { commandos: { medic: seen('A') }, level: { tiles: stand({ D: { mp40: 1 }, C: { mp40: 1 } }) } }, [], {
      indoor: 'C',
    });
    expect(shots(t)).toEqual([]);
  });

  it('through an open door they do shoot', () => {
    const t = fire(['A', 'B'], { commandos: { medic: seen('A') }, level: { tiles: stand({ B: { mauser: 1 } }) } }, [], {
      indoor: 'B',
      doors: { AB: 'unlocked' },
    });
    expect(shots(t)).toEqual([`${on('B')}>${on('A')} 1`]);
  });

  it('a group picks its target when it shoots: nobody shoots at one who is down', () => {
    const t = fire(
      ['ABC'],
      {
        commandos: { medic: seen('B', { wounds: 2 }), scout: { since: 2 } },
        level: { tiles: stand({ A: { mauser: 1 }, C: { mauser: 1 } }) },
      },
      [6],
    );
    expect(shots(t)).toHaveLength(1);
    const other = fire(
      ['ABCD'],
      {
        commandos: { medic: seen('B', { wounds: 2 }), scout: seen('D') },
        level: { tiles: stand({ A: { mauser: 1 }, C: { mauser: 1 } }) },
      },
      [6, 6],
    );
    other.by('medic', `next ${on('A')}`);
    expect(shots(other)).toEqual([`${on('A')}>${on('B')} 1`, `${on('C')}>${on('D')} 1`]);
  });

  it('they who wait outside do not shoot', () => {
    const t = fire(
      ['A'],
      { commandos: { medic: seen('A') }, reserve: { null: 1 }, level: { waiting: { 'ground-entrance-1': { mp40: 2 } } } },
      [],
      {
        entrances: [{ tile: 'A', side: 'west' }],
      },
    );
    expect(shots(t)).toEqual([]);
  });

  it('each hit is given by the players, to one or to the other', () => {
    const t = fire(
      ['A'],
      { commandos: { medic: seen('A'), scout: seen('A') }, level: { tiles: stand({ A: { stormtrooper: 1 } }) } },
      [4, 5, 6],
    );
    t.by('medic', 'hit scout').by('scout', 'hit medic').by('medic', 'hit scout');
    expect([t.commando('medic').wounds, t.commando('scout').wounds]).toEqual([1, 2]);
  });

  it('a nest on a medium tile: a 3 or 4 passes over its gunner', () => {
    const shot = (die: number) =>
      fire(['AAB'], { commandos: { medic: seen('A', { nest: true }) }, level: { tiles: stand({ B: { mauser: 1 } }) } }, [die], {
        nests: 'A',
      }).commando('medic').wounds;
    expect([shot(3), shot(4), shot(5)]).toEqual([0, 0, 1]);
  });

  it('a visible escorted character falls at the first hit', () => {
    const t = fire(
      ['AB'],
      {
        commandos: { medic: { since: 2 } },
        escorts: { airman: { at: on('A'), objective: 'ground-objective-1', visible: true } },
        level: { turned: ['ground-objective-1'], tiles: stand({ B: { mauser: 1 } }) },
      },
      [4],
      { objectives: [{ tile: 'Z', do: 'escort', who: 'airman' }] },
    );
    expect(t.outcome?.how).toBe('escort-lost');
  });

  it('reaction fire is not their one shot of the shooting step', () => {
    const t = given(
      {
        options: { edition },
        level: ground(['AB']),
        commandos: { medic: seen('A') },
        levels: { ground: { ...RINGING, ...STILL, tiles: stand({ A: { mauser: 1 }, B: { mauser: 1 } }) } },
      },
      ONES,
    );
    t.by('medic', 'move ground-2', 'done');
    expect(t.told('reaction-fire').flatMap(({ dice }) => dice)).toHaveLength(2);
    expect(shots(t).sort()).toEqual([`${on('A')}>${on('B')} 1`, `${on('B')}>${on('B')} 1`]);
  });
});

describe.each(EDITIONS)('Hits and targets, %s edition', (edition) => {
  const fire = (map: readonly string[], sheet: Sheet, dice: readonly (number | string)[] = [], more: object = {}) => {
    const { level, ...rest } = sheet;
    return step('shooting', map, more, { edition, level: { ...RINGING, ...STILL, ...(level as object) }, ...rest }, dice);
  };
  const seen = (letter: string, more: object = {}) => ({ at: on(letter), visible: true, ...more });
  const escort = (who: string) => ({ objectives: [{ tile: 'Z', do: 'escort', who }] });

  it('a 4 left when the one outside is down passes over the nest, the 5 does not', () => {
    const t = fire(
      ['A'],
      {
        commandos: { medic: seen('A', { nest: true }), scout: seen('A', { wounds: 2 }), sniper: { since: 2 } },
        level: { tiles: stand({ A: { stormtrooper: 1 } }) },
      },
      [4, 4, 5],
      { nests: 'A' },
    );
    expect([t.commando('scout').critical, t.commando('medic').wounds]).toEqual([2, 1]);
  });

  it('a visible escorted character on their tile comes before a commando beside', () => {
    const t = fire(
      ['AB'],
      {
        commandos: { medic: seen('A') },
        escorts: { airman: { at: on('B'), objective: 'ground-objective-1', visible: true } },
        level: { turned: ['ground-objective-1'], tiles: stand({ B: { mauser: 1 } }) },
      },
      [1],
      escort('airman'),
    );
    expect(shots(t)).toEqual([`${on('B')}>${on('B')} 1`]);
  });

  it('commando and escorted character on one tile: the players say whom a hit takes', () => {
    const t = fire(
      ['AB'],
      {
        commandos: { medic: seen('A') },
        escorts: { airman: { at: on('A'), objective: 'ground-objective-1', visible: true } },
        level: { turned: ['ground-objective-1'], tiles: stand({ B: { mauser: 1 } }) },
      },
      [6],
      escort('airman'),
    );
    expect(t.choicesOf('medic').sort()).toEqual(['hit airman', 'hit medic']);
    t.by('medic', 'hit medic');
    expect([t.commando('medic').wounds, t.outcome]).toEqual([1, undefined]);
  });

  it('a courier, who is always hidden, draws no shot', () => {
    const t = fire(
      ['AB'],
      {
        commandos: { medic: { since: 2 } },
        escorts: { courier: { at: on('A'), objective: 'ground-objective-1' } },
        level: { turned: ['ground-objective-1'], tiles: stand({ B: { mauser: 1 } }) },
      },
      [],
      escort('courier'),
    );
    expect(shots(t)).toEqual([]);
  });

  it('groups on three sides at one commando: each shoots once', () => {
    const t = fire(['.A.', 'BCD'], {
      commandos: { medic: seen('C') },
      level: { tiles: stand({ A: { mauser: 1 }, B: { mauser: 1 }, D: { mp40: 1 } }) },
    });
    expect(shots(t).sort()).toEqual([`${on('A')}>${on('C')} 1`, `${on('B')}>${on('C')} 1`, `${on('D')}>${on('C')} 2`]);
  });

  it('a group with two tiles to choose from may shoot before or after another has hit', () => {
    const t = fire(
      ['ABCDE'],
      {
        commandos: { medic: seen('B', { wounds: 2 }), scout: seen('D', { wounds: 2 }), sniper: { since: 2 } },
        level: { tiles: stand({ A: { mauser: 1 }, C: { mauser: 1 }, E: { mauser: 1 } }) },
      },
      [6, 6, 6],
    );
    t.by('medic', `next ${on('C')}`);
    t.by('medic', `aim ${on('B')}`);
    expect([t.commando('medic').critical, shots(t).length]).toEqual([2, 2]);
  });
});
