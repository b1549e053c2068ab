/** Equipment, sentence by sentence of the two books: hot weapons, nests, “spotted”, what is drawn. */
import { describe, expect, it } from 'vitest';
import { GROUND, given } from './given.ts';

const EDITIONS = ['english', 'french'] as const;
const ONES = Array.from({ length: 40 }, () => 1);
const RINGING = { alarm: 'triggered' };
const STILL = { event: 'card-players-1', half: 'silent' };
const NOBODY = { reserve: { null: 7 } };
const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });

describe.each(EDITIONS)('Weapons that overheat, %s edition', (edition) => {
  const options = { edition };

  it('whoever fired an MG42 goes on firing it; handed over it is hot until the next turn', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', carries: ['mg42'] }, scout: { at: 'ground-1' } },
        ...NOBODY,
        ground: { ...STILL, tiles: enemies('ground-2', 2, 'stormtrooper') },
      },
      ONES,
    );
    t.by('medic', 'shoot mg42 ground-2', 'shoot mg42 ground-2', 'give mg42 scout');
    expect(t.told('shot').map(({ dice }) => dice.length)).toEqual([4, 4]);
    expect([t.commando('medic').visible, t.level.alarm]).toEqual([true, 'triggered']);
    t.by('medic', 'done');
    expect(t.whyNot('scout', 'shoot mg42 ground-2')).toBe('overheated 14.5');
    t.restOfTurn();
    expect([t.state.turn, t.whyNot('scout', 'shoot mg42 ground-2')]).toEqual([3, undefined]);
  });

  it('a shot at a door makes it hot, too', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-6', carries: ['stg44-1'] }, scout: { at: 'ground-6' } },
      ground: { tiles: enemies('ground-4', 1) },
    });
    t.by('medic', 'shoot-door stg44-1 ground-door-1', 'give stg44-1 scout', 'done');
    expect(t.whyNot('scout', 'shoot stg44-1 ground-4')).toBe('overheated 14.5');
  });

  it('a commando in a nest may fire his own weapon instead, which leaves the MG42 cold for another', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-3', nest: true }, scout: { at: 'ground-3' } },
        ground: { tiles: enemies('ground-4', 2, 'stormtrooper') },
      },
      ONES,
    );
    t.by('medic', 'shoot sten ground-4', 'leave-nest', 'done').by('scout', 'enter-nest', 'shoot nest ground-4');
    expect(t.told('shot').map(({ weapon }) => weapon)).toEqual(['sten', 'nest']);
  });

  it('an enemy who takes a hot nest fires it all the same', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-3', nest: true }, officer: { at: 'ground-2', visible: true, finished: true } },
        ...NOBODY,
        ground: { ...RINGING, event: 'second-wind-2', half: 'silent', tiles: enemies('ground-4', 1, 'mauser') },
      },
      ONES,
    );
    t.by('medic', 'shoot nest ground-4', 'move ground-2', 'done');
    expect(t.guard('ground-nest-1')).toBe('mauser');
    expect(t.last('enemies-shot')).toMatchObject({ from: 'ground-3', tile: 'ground-2', dice: [1, 1, 1, 1] });
  });

  it('hot is hot for a saved point in the enemy phase, for others than who fired', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', saved: 1, carries: ['stg44-1'] }, scout: { at: 'ground-1', saved: 1 } },
        ...NOBODY,
        ground: { ...STILL, tiles: enemies('ground-2', 2, 'stormtrooper') },
      },
      ONES,
    );
    t.by('medic', 'shoot stg44-1 ground-2', 'done').by('scout', 'done');
    t.by('scout', 'take stg44-1 medic');
    expect(t.whyNot('scout', 'shoot stg44-1 ground-2')).toBe('overheated 14.5');
    t.by('medic', 'take stg44-1 scout', 'shoot stg44-1 ground-2');
    expect(t.told('shot')).toHaveLength(2);
  });
});

describe.each(EDITIONS)('MG42 nest, %s edition', (edition) => {
  const options = { edition };

  it('its gunner shot from the next tile: a commando beside it decides before the other enemy', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2' }, scout: { at: 'ground-3' } },
        ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', 1, 'mauser') },
      },
      [5, 1, 'tnt'],
    );
    t.by('medic', 'shoot sten ground-3', 'kill ground-nest-1');
    expect([t.asks, t.seats]).toEqual(['nest-first', [t.seatOf('scout')]]);
    t.by('scout', 'enter-nest');
    expect([t.commando('scout').inNest, t.tile('ground-3').enemies]).toEqual([true, { mauser: 1 }]);
  });

  it('an enemy in it answers a move with its four dice', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2', visible: true } },
        ground: { ...RINGING, guards: { 'ground-nest-1': 'mauser' } },
      },
      ONES,
    );
    t.by('medic', 'move ground-3');
    expect(t.last('reaction-fire')).toMatchObject({ dice: [1, 1, 1, 1], needed: 4 });
  });

  it('who is about to enter it is shot at on the tile that he leaves', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2', visible: true } },
        ground: { ...RINGING, tiles: enemies('ground-3', 1, 'pioneer') },
      },
      [4, 4, ...ONES],
    );
    t.by('medic', 'move ground-3');
    expect([t.commando('medic').inNest, t.commando('medic').wounds]).toEqual([true, 2]);
  });
});

describe('Reaction fire at a commando who leaves a nest, with a visible character beside it', () => {
  const left = (edition: string, die: number) => {
    const t = given(
      {
        options: { edition },
        level: { ...GROUND, objectives: [{ tile: 'I', do: 'escort', who: 'airman' }] },
        commandos: { medic: { at: 'ground-3', nest: true, visible: true } },
        escorts: { airman: { at: 'ground-3', objective: 'ground-objective-1', visible: true } },
        levels: { ground: { ...RINGING, turned: ['ground-objective-1'], tiles: enemies('ground-2', 1, 'mauser') } },
      },
      [die],
    );
    return t.by('medic', 'move ground-2', 'follow airman');
  };

  it('French: a 4 takes the character, whom no nest covers; a 5 whom the players choose', () => {
    expect(left('french', 4).outcome?.how).toBe('escort-lost');
    expect(left('french', 3).outcome).toBeUndefined();
    const five = left('french', 5);
    expect(five.choicesOf('medic').sort()).toEqual(['hit airman', 'hit medic']);
    five.by('medic', 'hit medic');
    expect([five.commando('medic').wounds, five.at('medic')]).toEqual([1, 'ground-2']);
  });

  it('French: a hidden commando in the nest covers nobody beside it', () => {
    const t = given(
      {
        options: { edition: 'french' },
        level: { ...GROUND, objectives: [{ tile: 'I', do: 'escort', who: 'airman' }] },
        commandos: { medic: { at: 'ground-3', nest: true } },
        escorts: { airman: { at: 'ground-3', objective: 'ground-objective-1', visible: true } },
        levels: { ground: { ...RINGING, turned: ['ground-objective-1'], tiles: enemies('ground-3', 1, 'stormtrooper') } },
      },
      [4, 1, 1],
    );
    t.by('medic', 'move ground-2', 'follow airman');
    expect(t.outcome?.how).toBe('escort-lost');
  });

  it('English: the nest covers nobody who leaves it', () => {
    expect(left('english', 4).choicesOf('medic').sort()).toEqual(['hit airman', 'hit medic']);
  });
});

describe.each(EDITIONS)('Spotted, %s edition', (edition) => {
  const options = { edition };
  const kill = (sheet: Record<string, unknown>, choice: string, dice: readonly (number | string)[] = ['spotted']) =>
    given({ options, ...sheet }, dice).by('medic', choice);

  it.each([
    ['who protects the alarm', { guards: { 'ground-alarm': 'mauser' }, tiles: enemies('ground-2', 1, 'stormtrooper') }, true],
    ['nobody', { tiles: enemies('ground-2', 1, 'stormtrooper') }, false],
    ['one on the next tile', { tiles: { ...enemies('ground-2', 1, 'stormtrooper'), ...enemies('ground-3', 2) } }, false],
  ])('the other enemy on the tile is %s', (_who, ground, visible) => {
    const t = kill({ commandos: { medic: { at: 'ground-2' } }, ground }, 'close-combat stormtrooper');
    expect([t.commando('medic').visible, t.level.alarm]).toEqual([visible, visible ? 'triggered' : 'silent']);
    expect([t.view.discards.spotted, t.tile('ground-2').items]).toEqual([1, {}]);
  });

  it('an enemy in the nest of the tile sees his comrade fall', () => {
    const t = kill(
      {
        commandos: { medic: { at: 'ground-3' } },
        ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', 1, 'stormtrooper') },
      },
      'close-combat stormtrooper',
    );
    expect(t.commando('medic').visible).toBe(true);
  });

  it('only who killed is seen, not a hidden comrade beside him', () => {
    const t = kill(
      { commandos: { medic: { at: 'ground-2' }, scout: { at: 'ground-2' } }, ground: { tiles: enemies('ground-2', 2, 'stormtrooper') } },
      'close-combat stormtrooper',
    );
    expect([t.commando('medic').visible, t.commando('scout').visible]).toEqual([true, false]);
  });

  it('it costs him his uniform', () => {
    const t = kill(
      { commandos: { medic: { at: 'ground-2', uniform: true } }, ground: { tiles: enemies('ground-2', 2, 'stormtrooper') } },
      'close-combat stormtrooper',
    );
    expect(t.commando('medic')).toMatchObject({ visible: true, uniform: false });
  });

  it('enemies on his own tile see nobody fall on the next one', () => {
    const t = given(
      {
        options,
        commandos: { scout: { at: 'ground-2' } },
        ground: { tiles: { ...enemies('ground-2', 2, 'stormtrooper'), ...enemies('ground-1', 1, 'stormtrooper') } },
      },
      [4, 'spotted'],
    );
    t.by('scout', 'shoot welrod ground-1');
    expect([t.last('spotted').result, t.commando('scout').visible, t.level.alarm]).toEqual(['unseen', false, 'silent']);
  });

  it('an escorted German sees nothing', () => {
    const t = kill(
      {
        level: { ...GROUND, objectives: [{ tile: 'I', do: 'escort', who: 'admiral' }] },
        commandos: { medic: { at: 'ground-2' } },
        escorts: { admiral: { at: 'ground-2', objective: 'ground-objective-1' } },
        levels: { ground: { turned: ['ground-objective-1'], tiles: enemies('ground-2', 1, 'stormtrooper') } },
      },
      'close-combat stormtrooper',
    );
    expect(t.commando('medic').visible).toBe(false);
  });

  it('two of them at once are both discarded, and the rest lies on the tile', () => {
    const t = kill(
      { commandos: { medic: { at: 'ground-1', carries: ['stg44-1'] } }, ground: { tiles: enemies('ground-2', 4, 'stormtrooper') } },
      'shoot stg44-1 ground-2',
      [4, 5, 6, 'spotted', 'grenade', 'spotted'],
    );
    expect([t.view.discards.spotted, t.tile('ground-2').items]).toEqual([2, { grenade: 1 }]);
  });
});

describe.each(EDITIONS)('What is drawn, and other equipment, %s edition', (edition) => {
  const options = { edition };

  it('the reserve runs out in the middle of a draw: the discards are the new reserve', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1' } },
        bag: { grenade: 1 },
        discards: { tnt: 1 },
        ground: { tiles: enemies('ground-2', 2, 'stormtrooper') },
      },
      [4, 5],
    );
    t.by('medic', 'shoot sten ground-2');
    expect([t.tile('ground-2').items, t.view.bag, t.view.discards]).toEqual([{ grenade: 1, tnt: 1 }, {}, {}]);
  });

  it('nothing in reserve and nothing discarded: nothing is found', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-2' } },
      bag: {},
      discards: {},
      ground: { tiles: enemies('ground-2', 1, 'stormtrooper') },
    });
    t.by('medic', 'close-combat stormtrooper');
    expect(t.tile('ground-2').items).toEqual({});
  });

  it('a visible commando among enemies uses equipment: he bars the entrance, lays a charge, heals', () => {
    const t = given({
      options,
      commandos: {
        medic: { at: 'ground-4', visible: true, wounds: 0, carries: ['crowbar', 'tnt', 'first-aid'] },
        scout: { at: 'ground-4', visible: true, wounds: 1 },
      },
      ground: { ...RINGING, tiles: enemies('ground-4', 2, 'stormtrooper') },
    });
    t.by('medic', 'barricade ground-entrance-1', 'lay-tnt', 'first-aid scout');
    expect([t.commando('medic').left, t.commando('scout').wounds, t.level.barricaded[0]]).toEqual([0, 0, true]);
  });

  it('a hidden commando dresses beside enemies, and keeps it until a check fails', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2', carries: ['uniform', 'uniform'] } },
        ground: { tiles: enemies('ground-2', 1, 'stormtrooper') },
      },
      [],
    );
    t.by('medic', 'wear-uniform');
    expect([t.commando('medic').uniform, t.whyNot('medic', 'wear-uniform')]).toEqual([true, 'wears-it 14.4']);
  });

  it('a hidden commando who fires among enemies is seen, and nobody answers before their step', () => {
    const t = given(
      { options, commandos: { medic: { at: 'ground-2' } }, ground: { tiles: enemies('ground-2', 2, 'stormtrooper') } },
      [1, 1],
    );
    t.by('medic', 'shoot sten ground-2');
    expect([t.commando('medic').visible, t.level.alarm, t.told('reaction-fire')]).toEqual([true, 'triggered', []]);
  });
});
