/** The enemy movement step, sentence by sentence of the two books: direction, ways, splitting. */
import { describe, expect, it } from 'vitest';
import { AWAY, EDITIONS, ground, moves, NORTH, ONES, on, RINGING, type Sheet, shots, stand, step, WEST, way } from './from-the-book.ts';
import { given } from './given.ts';

describe.each(EDITIONS)('Movement, %s edition', (edition) => {
  const walk = (map: readonly string[], sheet: Sheet, dice: readonly (number | string)[] = [], more: object = {}) =>
    step('movement', map, more, { edition, ...sheet }, dice);
  const seen = (letter: string) => ({ at: on(letter), visible: true });

  it('the nearest is the one with the shortest way, not the one behind the wall', () => {
    const t = walk(
      ['ABCD', 'E...'],
      { commandos: { medic: seen('E'), scout: seen('D') }, level: { ...RINGING, ...NORTH, tiles: stand({ B: { mp40: 1 } }) } },
      [],
      { indoor: 'A', doors: { AE: 'unlocked' } },
    );
    expect(moves(t)).toEqual([way('B', 'C', 1)]);
  });

  it('all go to the nearer of two visible commandos, whatever the card says', () => {
    const t = walk(['ABCDE'], {
      commandos: { medic: seen('A'), scout: seen('E') },
      level: { ...RINGING, ...WEST, tiles: stand({ D: { mp40: 3 } }) },
    });
    expect(moves(t)).toEqual([way('D', 'E', 3)]);
  });

  it('two at the same distance: equal groups; of two kinds the players say who goes where', () => {
    const commandos = { medic: seen('A'), scout: seen('C') };
    const same = walk(['ABC'], { commandos, level: { ...RINGING, ...NORTH, tiles: stand({ B: { mp40: 4 } }) } });
    expect(moves(same).sort()).toEqual([way('B', 'A', 2), way('B', 'C', 2)]);
    const kinds = walk(['ABC'], { commandos, level: { ...RINGING, ...NORTH, tiles: stand({ B: { mp40: 1, stormtrooper: 1 } }) } });
    expect(kinds.asks).toBe('split');
    kinds.by('medic', 'send stormtrooper ground-3');
    expect([kinds.tile(on('A')).enemies, kinds.tile(on('C')).enemies]).toEqual([{ mp40: 1 }, { stormtrooper: 1 }]);
  });

  it('one enemy between two: the players say to whom he goes', () => {
    const t = walk(['ABC'], {
      commandos: { medic: seen('A'), scout: seen('C') },
      level: { ...RINGING, ...NORTH, tiles: stand({ B: { mp40: 1 } }) },
    });
    expect(t.choicesOf('medic')).toEqual(['send mp40 ground-1', 'send mp40 ground-3']);
  });

  it('two commandos behind the same next tile are one way', () => {
    const t = walk(['ABC', '..D'], {
      commandos: { medic: seen('D'), scout: { since: 2 } },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mp40: 2 } }) },
    });
    expect(moves(t)).toEqual([way('A', 'B', 2)]);
    const fork = walk(['.C.', 'ABE', '.D.'], {
      commandos: { medic: seen('C'), scout: seen('D') },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mp40: 2 } }) },
    });
    expect(moves(fork)).toEqual([way('A', 'B', 2)]);
  });

  it('two shortest ways to one commando: the group is split among them', () => {
    const t = walk(['AB', 'CD'], { commandos: { medic: seen('D') }, level: { ...RINGING, ...NORTH, tiles: stand({ A: { mp40: 2 } }) } });
    expect(moves(t).sort()).toEqual([way('A', 'B', 1), way('A', 'C', 1)]);
  });

  it('whose next tile is full stays, though a longer way is free', () => {
    const t = walk(['ABC', 'DEF'], {
      commandos: { medic: seen('C'), scout: { at: on('B') }, sniper: { at: on('B') } },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mp40: 1 }, B: { stormtrooper: 2 }, C: { mp40: 3 } }) },
    });
    expect(moves(t)).toEqual([]);
  });

  it('the nearest to the commando move first and make room for those behind', () => {
    const t = walk(['ABC'], {
      commandos: { medic: seen('A') },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mauser: 2 }, B: { mp40: 4 }, C: { mp40: 2 } }) },
    });
    expect(moves(t)).toEqual([way('B', 'A', 1), way('C', 'B', 1)]);
  });

  it('by the card two open tiles to the north are two ways, a tile behind a wall is none', () => {
    const open = walk(['AB', 'CC'], { ...AWAY, level: { ...NORTH, tiles: stand({ C: { mp40: 2 } }) } });
    expect(moves(open).sort()).toEqual([way('C', 'A', 1), way('C', 'B', 1)]);
    const wall = walk(['AB', 'CC'], { ...AWAY, level: { ...NORTH, tiles: stand({ C: { mp40: 2 } }) } }, [], { indoor: 'B' });
    expect(moves(wall)).toEqual([way('C', 'A', 2)]);
  });

  it('a locked door is a way by the card, too', () => {
    const t = walk(['AB'], { ...AWAY, level: { ...WEST, tiles: stand({ B: { mp40: 1 } }) } }, [], { indoor: 'A', doors: { AB: 'locked' } });
    expect([moves(t), t.level.locked]).toEqual([[way('B', 'A', 1)], [true]]);
  });

  it('four and two ways: two each, and when one group has its two it takes no third', () => {
    const t = walk(['AB', 'CC'], { ...AWAY, level: { ...NORTH, tiles: stand({ C: { mp40: 2, stormtrooper: 2 } }) } });
    t.by('officer', 'send stormtrooper ground-1');
    expect(t.choicesOf('officer')).toContain('send stormtrooper ground-1');
    t.by('officer', 'send stormtrooper ground-1');
    expect([t.tile(on('A')).enemies, t.tile(on('B')).enemies]).toEqual([{ stormtrooper: 2 }, { mp40: 2 }]);
  });

  it('who protects stays beside a visible commando’s tile, the special enemy with him goes', () => {
    const t = walk(
      ['AB'],
      {
        commandos: { medic: seen('A') },
        level: { ...RINGING, ...NORTH, guards: { 'ground-alarm': 'mp40' }, tiles: stand({ B: { stormtrooper: 1 } }) },
      },
      [],
      { alarm: 'B' },
    );
    expect([moves(t), t.guard('ground-alarm')]).toEqual([[way('B', 'A', 1)], 'mp40']);
  });

  it('a hidden commando holds nobody, and who leaves or stays does not check him', () => {
    const t = walk(
      ['AB'],
      {
        commandos: { medic: { at: on('B') }, scout: { at: on('A') } },
        level: { ...WEST, tiles: stand({ B: { mp40: 1 }, A: { stormtrooper: 2 } }) },
      },
      [6],
    );
    expect(moves(t)).toEqual([way('B', 'A', 1)]);
    expect(t.told('check')).toMatchObject([{ who: 'scout', dice: [6] }]);
  });

  it('each group that enters is a check of its own, until he is seen', () => {
    const sheet = {
      commandos: { medic: { at: on('A') } },
      level: { ...NORTH, tiles: stand({ B: { stormtrooper: 1 }, C: { stormtrooper: 2 } }) },
    };
    const t = walk(['AA', 'BC'], sheet, [6, 6, 6]);
    expect(
      t
        .told('check')
        .map(({ dice }) => dice.length)
        .sort(),
    ).toEqual([1, 2]);
    expect(walk(['AA', 'BC'], sheet, [1]).told('check')).toHaveLength(1);
  });

  it('the redraw symbol: another card gives its direction and nothing else', () => {
    const t = walk(['.A.', 'BCD'], {
      ...AWAY,
      events: ['long-night-2', 'rumours-1', 'sixth-sense-1', 'long-night-3'],
      level: { event: 'long-night-1', tiles: stand({ C: { mp40: 1 } }) },
    });
    expect(moves(t)).toEqual([way('C', 'B', 1)]);
    expect(t.told('direction-redrawn').map(({ card }) => card)).toContain('sixth-sense-1');
    expect(t.told('point-given')).toEqual([]);
  });

  it('nothing is redrawn where all go to a visible commando', () => {
    const t = walk(['AB'], {
      commandos: { medic: seen('A') },
      level: { ...RINGING, event: 'long-night-1', tiles: stand({ B: { mp40: 1 } }) },
    });
    expect(t.told('direction-redrawn')).toEqual([]);
  });

  it('a commando visible on one level turns nobody on the other', () => {
    const level = (name: string) => ({ ...ground(['AB']), level: name });
    const t = given(
      {
        phase: 'movement',
        options: { edition },
        operation: {
          operation: 'two',
          commandos: 4,
          levels: ['here', 'there'],
          after: {},
          special: [],
          own: [level('here'), level('there')],
        },
        commandos: { medic: { at: 'here-2', visible: true } },
        levels: {
          here: { ...RINGING, ...WEST, tiles: { 'here-1': { enemies: { mp40: 1 } } } },
          there: { event: 'sixth-sense-1', half: 'silent', tiles: { 'there-2': { enemies: { mp40: 1 } } } },
        },
      },
      ONES,
    );
    expect(moves(t).sort()).toEqual(['here-1>here-2 1', 'there-2>there-1 1']);
    expect(t.state.levels[1]?.alarm).toBe('silent');
  });

  it('a visible escorted character draws them like a commando', () => {
    const t = walk(
      ['ABCDE'],
      {
        commandos: { medic: seen('E') },
        escorts: { airman: { at: on('A'), objective: 'ground-objective-1', visible: true } },
        level: { ...RINGING, ...NORTH, turned: ['ground-objective-1'], tiles: stand({ B: { mauser: 1 } }) },
      },
      [],
      { objectives: [{ tile: 'Z', do: 'escort', who: 'airman' }] },
    );
    expect(moves(t)).toEqual([way('B', 'A', 1)]);
  });

  it('whoever lies in critical condition draws nobody and holds nobody', () => {
    const t = walk(['ABC'], {
      commandos: { medic: { at: on('B'), wounds: 3, critical: 2 }, scout: { since: 2 } },
      level: { ...WEST, tiles: stand({ B: { mp40: 1 }, C: { mp40: 1 } }) },
    });
    expect([moves(t), t.told('check')]).toEqual([[way('B', 'A', 1), way('C', 'B', 1)], []]);
  });

  it('one visible commando cannot be reached, the other can: they go to the other', () => {
    const t = walk(
      ['ABCD'],
      { commandos: { medic: seen('A'), scout: seen('D') }, level: { ...RINGING, ...WEST, tiles: stand({ B: { mp40: 1 } }) } },
      [],
      { indoor: 'A' },
    );
    expect(moves(t)).toEqual([way('B', 'C', 1)]);
  });

  it('a special enemy enters a tile with a free triangle and walks on in the next turn', () => {
    const t = walk(
      ['ABC'],
      { ...AWAY, events: ['second-wind-1'], level: { ...WEST, tiles: stand({ C: { pioneer: 1, mauser: 1 } }) } },
      [],
      {
        alarm: 'B',
      },
    );
    expect([t.guard('ground-alarm'), t.tile(on('B')).enemies]).toEqual(['mauser', { pioneer: 1 }]);
  });
});

describe('Critical condition where enemies see it (French book)', () => {
  const sheet = { options: { edition: 'french', critical: 'seen' } };

  it('he holds those on his tile and draws the others, but takes no hits', () => {
    const t = given(
      {
        phase: 'movement',
        ...sheet,
        level: ground(['ABC']),
        commandos: { medic: { at: on('A'), wounds: 3, critical: 2 }, scout: { since: 2 } },
        levels: { ground: { ...RINGING, event: 'sixth-sense-2', half: 'silent', tiles: stand({ A: { mp40: 1 }, C: { mp40: 1 } }) } },
      },
      ONES,
    );
    expect([moves(t), shots(t)]).toEqual([[way('C', 'B', 1)], []]);
  });
});
