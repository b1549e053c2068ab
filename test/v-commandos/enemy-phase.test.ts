/** 7 The enemy phase. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
/** Hidden and out of the way. */
const AWAY = { commandos: { sniper: { since: 2 } } };

describe('7.2 Reinforcements', () => {
  rule('7.2a', 'one token for each entrance, two while the alarm rings; kind and side by chance', () => {
    const silent = given({ ...AWAY }, ['hammer', 'mauser', 'stormtrooper']);
    silent.restOfTurn();
    expect(silent.tile('ground-4').enemies).toEqual({ 'hammer-mauser': 1 });
    expect(silent.tile('ground-10').enemies).toEqual({ stormtrooper: 1 });
    const rings = given({ ...AWAY, ground: { alarm: 'triggered' } });
    rings.restOfTurn();
    expect(rings.told('reinforced').map(({ enemies: who }) => who.length)).toEqual([2, 2]);
  });

  rule(['7.2b', '8.2b'], 'too few tokens fail the operation at once; a Ø is a token', () => {
    const t = given({ ...AWAY, reserve: { regular: 1 } });
    t.restOfTurn();
    expect(t.outcome).toEqual({ winners: [], how: 'reserve-empty' });
    const enough = given({ ...AWAY, reserve: { regular: 1, null: 1 } });
    enough.restOfTurn();
    expect(enough.outcome).toBeUndefined();
  });

  rule('7.2c', 'what is in the reserve stands in the view of everybody', () => {
    expect(given({ ...AWAY, reserve: { regular: 2, null: 1 } }).view.reserve).toEqual({ regular: 2, null: 1 });
  });

  rule(['7.2d', '7.2e'], 'without room they wait outside, out of reach, and come before those of the next turn; players choose', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1' } },
        ground: {
          event: 'card-players-1',
          tiles: enemies('ground-4', 3, 'pioneer'),
          waiting: { 'ground-entrance-1': { mp40: 1, mauser: 1 } },
        },
      },
      ['stormtrooper', 'null', 'pioneer'],
    );
    expect(t.choicesOf('medic').some((text) => text.includes('entrance'))).toBe(false);
    t.restOfTurn();
    expect(t.choicesOf('medic')).toEqual(['let-in mp40', 'let-in mauser']);
    t.by('medic', 'let-in mauser');
    expect(t.tile('ground-4').enemies).toEqual({ mauser: 1, pioneer: 3 });
    expect(t.view.levels[0]?.entrances[0]?.waiting).toEqual({ mp40: 1, stormtrooper: 1 });
  });

  rule('7.2f', 'a hidden commando rolls a die for each who comes in', () => {
    const t = given({ commandos: { sniper: { at: 'ground-4' } }, ground: { alarm: 'triggered' } }, [
      'regular',
      'mp40',
      'regular',
      'mp40',
      6,
      3,
    ]);
    t.restOfTurn();
    expect(t.told('check')).toMatchObject([{ dice: [6, 3], result: 'stealthy' }]);
  });
});

describe('7.2 Two entrances onto one tile', () => {
  const level = { ...GROUND, entrances: [...GROUND.entrances, { tile: 'D', side: 'east' }] };
  const levels = (regular: number) => ({ ground: { event: 'card-players-1', tiles: enemies('ground-4', regular) } });

  rule('7.2h', 'players say from which they come first, if not all find room; otherwise nobody is asked', () => {
    const t = given({ ...AWAY, level, levels: levels(3) }, ['stormtrooper', 'hammer', 'mauser', 'null']);
    t.restOfTurn();
    expect(t.asks).toBe('entrance-order');
    expect(t.choicesOf('sniper')).toEqual(['at-entrance ground-entrance-1', 'at-entrance ground-entrance-3']);
    t.by('sniper', 'at-entrance ground-entrance-3');
    expect(t.tile('ground-4').enemies).toEqual({ mp40: 3, stormtrooper: 1 });
    expect(t.view.levels[0]?.entrances.map(({ waiting }) => waiting)).toMatchObject([{ 'hammer-mauser': 1 }, {}, {}]);
    const roomy = given({ ...AWAY, level, levels: levels(2) }, ['stormtrooper', 'null', 'hammer', 'mauser']);
    roomy.restOfTurn();
    expect(roomy.told('reinforced').map(({ entrance }) => entrance)).toEqual(['ground-entrance-1', 'ground-entrance-3']);
  });
});

describe('7.3 Tokens', () => {
  rule('7.3a', 'a Ø places nobody and brings a special enemy into the reserve', () => {
    const t = given({ ...AWAY, reserve: { null: 2 } }, ['null', 'null', 'pioneer', 'machine-gunner']);
    t.restOfTurn();
    expect(t.view.reserve).toEqual({ pioneer: 1, 'machine-gunner': 1 });
    expect(t.told('reinforced')).toEqual([]);
  });

  rule('7.3b', 'a special enemy who falls goes to the enemy reserve', () => {
    const t = given({ commandos: { medic: { at: 'ground-4' } }, reserve: {}, ground: { tiles: enemies('ground-4', 1, 'pioneer') } }, [
      'tnt',
    ]);
    t.by('medic', 'close-combat pioneer');
    expect(t.view.reserve).toEqual({ pioneer: 1 });
  });
});

describe('7.4 Direction', () => {
  rule(['7.4b', '7.5a', '7.5b'], 'nobody visible: one tile by the card, the nearest first, not through walls or off the map', () => {
    const t = given({
      ...AWAY,
      ...NOBODY,
      ground: {
        event: 'second-wind-1',
        tiles: {
          ...enemies('ground-1', 1),
          ...enemies('ground-5', 1, 'stormtrooper'),
          ...enemies('ground-7', 1),
          ...enemies('ground-8', 1),
        },
      },
    });
    t.restOfTurn();
    expect(t.told('enemies-turn')).toMatchObject([{ towards: 'north' }]);
  });

  rule('7.4c', 'somebody who becomes visible during the step does not turn the others', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-2' } },
        ...NOBODY,
        ground: {
          event: 'second-wind-2',
          guards: { 'ground-alarm': 'mp40' },
          tiles: { ...enemies('ground-3', 1, 'stormtrooper'), ...enemies('ground-6', 1, 'stormtrooper') },
        },
      },
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.told('enemies-moved').map(({ from, tile }) => `${from} ${tile}`)).toEqual(['ground-3 ground-2', 'ground-6 ground-5']);
    expect(t.told('check')).toHaveLength(1);
  });

  rule('7.4e', 'who has no way to the visible one goes by the card', () => {
    const level = { ...GROUND, map: ['ABCD', 'EEFF', 'GGHI', 'GGHJ', '...K'], indoor: 'HK', doors: { FH: 'locked', HI: 'unlocked' } };
    const t = given(
      {
        level,
        commandos: { sniper: { at: 'ground-5', visible: true } },
        ...NOBODY,
        levels: { ground: { alarm: 'triggered', event: 'movie-night-2', tiles: enemies('ground-11', 1, 'stormtrooper') } },
      },
      [],
    );
    t.restOfTurn();
    expect(t.told('enemies-moved')).toEqual([]);
    expect(t.tile('ground-11').enemies).toEqual({ stormtrooper: 1 });
  });
});

describe('7.5 Moving enemies', () => {
  rule(['7.5c', '7.6c'], 'nobody leaves a tile on which somebody visible stands', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-5', visible: true }, medic: { at: 'ground-6', visible: true } },
        ...NOBODY,
        ground: { alarm: 'triggered', tiles: enemies('ground-5', 2, 'stormtrooper') },
      },
      [1, 1, 1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.told('enemies-moved')).toEqual([]);
    const passing = given({
      ...AWAY,
      ...NOBODY,
      ground: { event: 'second-wind-2', guards: { 'ground-alarm': 'mp40' }, tiles: enemies('ground-2', 2) },
    });
    passing.restOfTurn();
    expect([passing.guard('ground-alarm'), passing.tile('ground-1').enemies]).toEqual(['mp40', { mp40: 2 }]);
  });

  rule('7.5d', 'a column moves up as far as there is room', () => {
    const level = {
      ...GROUND,
      map: ['A...', 'B...', 'CC..', 'DEFG', 'HHII', 'J.K.'],
      indoor: '',
      doors: {},
      alarm: 'D',
      nests: '',
      entrances: [],
      trapDoors: { K: 'open' },
      objectives: [{ tile: 'K', do: 'destroy' }],
    };
    const t = given({
      level,
      ...AWAY,
      levels: {
        ground: { event: 'second-wind-1', tiles: { ...enemies('ground-1', 2), ...enemies('ground-2', 4), ...enemies('ground-3', 3) } },
      },
    });
    t.restOfTurn();
    expect(['ground-1', 'ground-2', 'ground-3'].map((id) => t.tile(id).enemies.mp40)).toEqual([4, 4, 1]);
  });

  rule(['7.5e', '7.8f'], 'through a locked door, which stays locked, and through which nobody shoots', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-6', visible: true } },
        ...NOBODY,
        ground: { alarm: 'triggered', tiles: enemies('ground-8', 2, 'stormtrooper') },
      },
      [1, 1, 1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.told('enemies-moved')).toMatchObject([{ from: 'ground-8', tile: 'ground-6', count: 2 }]);
    expect(t.level.locked).toEqual([true, false]);
    const guard = given({
      commandos: { sniper: { at: 'ground-6', visible: true } },
      ...NOBODY,
      ground: { alarm: 'triggered', guards: { 'ground-objective-1': 'mp40' } },
    });
    guard.restOfTurn();
    expect(guard.told('enemies-shot')).toEqual([]);
  });

  rule('7.5f', 'two groups equally near and room for one: the players say who goes first', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-2', visible: true }, medic: { since: 2 } },
        ...NOBODY,
        ground: {
          alarm: 'triggered',
          guards: { 'ground-alarm': 'mp40' },
          tiles: { ...enemies('ground-2', 1, 'mauser'), ...enemies('ground-1', 1), ...enemies('ground-5', 1, 'stormtrooper') },
        },
      },
      [1, 1, 1, 1, 1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.asks).toBe('order');
    t.by('medic', 'next ground-5');
    expect(t.tile('ground-2').enemies).toEqual({ mauser: 1, stormtrooper: 1 });
  });
});

describe('7.6 Protecting', () => {
  rule('7.6a', 'a regular enemy who comes to a free triangle stays there for good', () => {
    const t = given({ ...AWAY, ...NOBODY, ground: { event: 'second-wind-2', tiles: enemies('ground-3', 1) }, events: ['second-wind-2'] });
    expect(t.guard('ground-nest-1')).toBe('');
    t.restOfTurn();
    expect(t.guard('ground-alarm')).toBe('mp40');
    expect(t.tile('ground-2').enemies).toEqual({});
    t.state.reserve[2] = 7;
    t.restOfTurn();
    expect(t.guard('ground-alarm')).toBe('mp40');
  });

  rule(['7.6b', '7.6d'], 'another regular one takes the post of a guard who falls; a special one never', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-2' } },
        ground: { guards: { 'ground-alarm': 'mp40' }, tiles: { 'ground-2': { enemies: { mauser: 1, stormtrooper: 1 } } } },
      },
      ['tnt', 'tnt'],
    );
    t.by('medic', 'close-combat ground-alarm');
    expect(t.last('posted')).toMatchObject({ enemy: 'mauser', triangle: 'ground-alarm' });
    t.by('medic', 'close-combat ground-alarm');
    expect(t.guard('ground-alarm')).toBe('');
    expect(t.tile('ground-2').enemies).toEqual({ stormtrooper: 1 });
  });

  rule(['7.6e', '7.8c'], 'in a nest he takes the place in it, and fires its four dice', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-2', visible: true } },
        ...NOBODY,
        ground: { alarm: 'triggered', tiles: enemies('ground-4', 1, 'mauser') },
      },
      [1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.guard('ground-nest-1')).toBe('mauser');
    expect(t.last('enemies-shot').dice).toHaveLength(4);
  });
});

describe('7.7 Path choices', () => {
  rule(
    ['7.7a', '7.7b'],
    'five who can move and two ways: three and two as the players like; one finds room, two stay; the guard is not counted',
    () => {
      const level = { ...GROUND, nests: '', alarm: 'E', objectives: [{ tile: 'I', do: 'destroy' }] };
      const t = given({
        level,
        ...AWAY,
        reserve: { null: 7 },
        levels: {
          ground: {
            event: 'second-wind-1',
            guards: { 'ground-alarm': 'mp40' },
            tiles: { ...enemies('ground-5', 5), ...enemies('ground-1', 3) },
          },
        },
      });
      t.restOfTurn();
      expect(t.asks).toBe('split');
      expect(t.choicesOf('sniper')).toEqual(['send mp40 ground-1', 'send mp40 ground-2']);
      t.by('sniper', 'send mp40 ground-1');
      expect([t.tile('ground-1').enemies.mp40, t.tile('ground-2').enemies.mp40, t.tile('ground-5').enemies.mp40]).toEqual([4, 2, 2]);
      expect(t.guard('ground-alarm')).toBe('mp40');
    },
  );
});

describe('7.8 Enemy shooting', () => {
  rule(['7.8a', '7.8b'], 'all of a tile together at one tile: their own first, else one that the players choose', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-1', visible: true }, medic: { at: 'ground-6', visible: true } },
        ...NOBODY,
        ground: {
          alarm: 'triggered',
          event: 'card-players-1',
          half: 'silent',
          tiles: { 'ground-5': { enemies: { mp40: 1, mauser: 1 } }, ...enemies('ground-6', 1, 'mauser') },
        },
      },
      [1, 1, 1, 1],
    );
    t.restOfTurn();
    expect(t.asks).toBe('shooting-order');
    t.by('sniper', 'next ground-5');
    expect(t.choicesOf('sniper')).toEqual(['aim ground-1', 'aim ground-6']);
    t.by('medic', 'aim ground-1');
    expect(t.told('enemies-shot').map(({ from, tile, dice }) => `${from} ${tile} ${dice.length}`)).toEqual([
      'ground-5 ground-1 3',
      'ground-6 ground-6 1',
    ]);
  });

  rule('7.8d', 'the players share out the hits; one in critical condition takes no more, what is left is lost', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-4', visible: true, wounds: 2 }, medic: { at: 'ground-4', visible: true } },
        ...NOBODY,
        ground: { alarm: 'triggered', tiles: enemies('ground-4', 2) },
      },
      [6, 6, 6, 1],
    );
    t.restOfTurn();
    t.by('medic', 'hit sniper');
    expect(t.commando('sniper').critical).toBe(2);
    expect(t.commando('medic').wounds).toBe(2);
  });

  rule('7.8e', 'a 4 goes to the one outside of the nest, whether the players like it or not', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-3', nest: true, visible: true }, medic: { at: 'ground-3', visible: true } },
        ...NOBODY,
        ground: { alarm: 'triggered', tiles: enemies('ground-3', 1) },
      },
      [4, 5],
    );
    t.restOfTurn();
    expect(t.choicesOf('sniper')).toEqual(['hit sniper', 'hit medic']);
    expect(t.commando('medic').wounds).toBe(1);
    t.by('sniper', 'hit sniper');
    expect(t.commando('sniper').wounds).toBe(1);
  });
});
