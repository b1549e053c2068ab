/** The enemy phase, sentence by sentence of the two books: reinforcements, movement, protecting, shooting. */
import { describe, expect, it } from 'vitest';
import { given } from './given.ts';

const EDITIONS = ['english', 'french'] as const;
/** Nothing hits. */
const ONES = Array.from({ length: 40 }, () => 1);
const RINGING = { alarm: 'triggered' };
/** A turn in which no enemy walks. */
const STILL = { event: 'card-players-1', half: 'silent' };
/** North, and West, and nothing else happens. */
const NORTH = { event: 'second-wind-1', half: 'silent' };
const WEST = { event: 'second-wind-2', half: 'silent' };

/** The tile with that letter. */
const on = (letter: string) => `ground-${letter.charCodeAt(0) - 64}`;
const stand = (sheet: Record<string, Record<string, number>>) =>
  Object.fromEntries(Object.entries(sheet).map(([letter, enemies]) => [on(letter), { enemies }]));

/** A level on which alarm, objective and trap door lie on Z, beside the way. */
function ground(map: readonly string[], more: object = {}): object {
  const rows = [...map, `${'.'.repeat((map[0]?.length ?? 1) + 1)}Z`];
  return {
    level: 'ground',
    commandos: 4,
    map: rows.map((row) => row.padEnd(rows.at(-1)?.length ?? 0, '.')),
    indoor: '',
    doors: {},
    entrances: [],
    alarm: 'Z',
    nests: '',
    trapDoors: { Z: 'open' },
    objectives: [{ tile: 'Z', do: 'interact', points: 1 }],
    equipment: {},
    ...more,
  };
}

type Sheet = Record<string, unknown>;
const step = (phase: string, map: readonly string[], more: object, sheet: Sheet, dice: readonly (number | string)[] = []) => {
  const { level, edition = 'english', ...rest } = sheet;
  return given({ phase, level: ground(map, more), levels: { ground: level }, options: { edition }, ...rest } as Sheet, [...dice, ...ONES]);
};
const moves = (t: ReturnType<typeof given>) => t.told('enemies-moved').map(({ from, tile, count }) => `${from}>${tile} ${count}`);
const way = (from: string, to: string, count: number) => `${on(from)}>${on(to)} ${count}`;
const shots = (t: ReturnType<typeof given>) => t.told('enemies-shot').map(({ from, tile, dice }) => `${from}>${tile} ${dice.length}`);
/** Somebody must be in play; he is below. */
const AWAY = { commandos: { officer: { since: 2 } } };
const regulars = (...sides: string[]) => sides.flatMap((side) => ['regular', side]);

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
  const waiting = (t: ReturnType<typeof given>) => t.view.levels[0]?.entrances.map((each) => each.waiting);

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

  it('own tile first, though more could be hit beside it', () => {
    const t = fire(
      ['AB'],
      { commandos: { medic: seen('A'), scout: seen('B'), sniper: seen('A') }, level: { tiles: stand({ B: { mp40: 1 } }) } },
      [6, 6],
    );
    expect([shots(t), t.commando('scout').wounds]).toEqual([[`${on('B')}>${on('B')} 2`], 2]);
  });

  it('the wounds of the shooting step cost points in the next commando phase', () => {
    const t = fire(['AB'], { commandos: { medic: seen('A') }, level: { tiles: stand({ B: { mp40: 1 } }) } }, [6, 1]);
    expect([t.state.turn, t.commando('medic').left]).toEqual([3, 2]);
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
