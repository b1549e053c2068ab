/** Spaces, nests, posts and entrances where they meet killing, escorted characters and each other. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
const RINGING = { alarm: 'triggered' };
const ESCORT = { ...GROUND, objectives: [{ tile: 'D', do: 'escort', who: 'professor' }] };
/** A turn in which no enemy walks. */
const STILL = { event: 'card-players-1', half: 'silent' };

describe('6.6 Room', () => {
  rule(['6.6a', '6.6c'], 'two on a small tile with a nest: the third comes into the nest, a fourth not', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-2' }, medic: { at: 'ground-2' } },
        ground: { ...RINGING, tiles: enemies('ground-3', 2, 'stormtrooper') },
      },
      [6, 6],
    );
    t.by('sniper', 'move ground-3');
    expect(t.commando('sniper').inNest).toBe(true);
    expect(t.whyNot('sniper', 'leave-nest')).toBe('no-room 6.6');
    t.by('sniper', 'done');
    expect(t.whyNot('medic', 'move ground-3')).toBe('no-room 6.6');
  });

  rule(['7.5d', '7.6d'], 'a special enemy finds no room where only a nest is free, a regular one does', () => {
    const goes = (kind: string) => {
      const t = given({
        commandos: { medic: { at: 'ground-9' } },
        ...NOBODY,
        ground: {
          event: 'movie-night-1',
          tiles: {
            ...enemies('ground-3', 2, 'stormtrooper'),
            ...enemies('ground-1', 4),
            ...enemies('ground-2', 4),
            ...enemies('ground-4', 1, kind),
          },
        },
      });
      t.restOfTurn();
      return [t.tile('ground-4').enemies, t.guard('ground-nest-1')];
    };
    expect(goes('pioneer')).toEqual([{ pioneer: 1 }, '']);
    expect(goes('mauser')).toEqual([{}, 'mauser']);
  });

  rule(['7.5d', '7.5f', '7.6d'], 'two special enemies of one kind compete for the last space beside a free nest', () => {
    const t = given({
      level: {
        ...GROUND,
        map: ['ABC', 'DDE'],
        indoor: '',
        doors: {},
        nests: 'B',
        alarm: 'E',
        trapDoors: { E: 'open' },
        entrances: [],
        objectives: [{ tile: 'D', do: 'destroy' }],
      },
      ...NOBODY,
      commandos: { medic: { at: 'ground-2', visible: true }, scout: { at: 'ground-5' } },
      levels: {
        ground: {
          alarm: 'triggered',
          event: 'movie-night-1',
          tiles: { ...enemies('ground-1', 1, 'stormtrooper'), ...enemies('ground-3', 1, 'stormtrooper') },
        },
      },
    });
    t.until('order');
    expect(t.choicesOf('medic')).toEqual(['next ground-1', 'next ground-3']);
  });

  rule(['6.6a', '6.9c'], 'nobody comes up where there is no room', () => {
    const t = given({ commandos: { medic: { since: 1 } }, ground: { tiles: enemies('ground-1', 4) } });
    expect(t.whyNot('medic', 'move ground-1')).toBe('no-room 6.6');
    expect(t.whyNot('medic', 'move ground-10')).toBe('trap-door-blocked 6.9');
    expect(t.whyNot('medic', 'unblock')).toBe('below 6.9');
    expect(t.whyNot('medic', 'move ground-2')).toBe('no-trap-door 6.9');
  });
});

describe('14.6 Nests', () => {
  rule(['14.6c', '7.6b'], 'its gunner killed at close quarters: the commando is asked before the next enemy takes it', () => {
    const position = () =>
      given(
        {
          commandos: { medic: { at: 'ground-3' } },
          ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', 1, 'mauser') },
        },
        ['grenade'],
      ).by('medic', 'close-combat ground-nest-1');
    const taken = position();
    expect(taken.asks).toBe('nest-first');
    taken.by('medic', 'enter-nest');
    expect([taken.commando('medic').inNest, taken.guard('ground-nest-1')]).toEqual([true, '']);
    const left = position().by('medic', 'leave-it');
    expect([left.commando('medic').inNest, left.guard('ground-nest-1')]).toEqual([false, 'mauser']);
  });

  rule(['7.6e', '10.3a'], 'whoever dies in a nest leaves it to the enemies on the tile', () => {
    const t = given({
      turn: 3,
      commandos: { medic: { at: 'ground-3', nest: true, wounds: 3, critical: 2 }, scout: { at: 'ground-9' } },
      ...NOBODY,
      ground: { ...STILL, tiles: enemies('ground-3', 1, 'mauser') },
    });
    t.restOfTurn();
    expect([t.asks, t.guard('ground-nest-1')]).toEqual(['side', 'mauser']);
  });

  rule(['14.6a', '10.2d'], 'laid out of a nest, if there is a space; the enemy beside it takes it', () => {
    const t = given({
      commandos: { medic: { at: 'ground-3', nest: true, wounds: 3, critical: 2 }, scout: { at: 'ground-9' } },
      ground: { tiles: enemies('ground-3', 1, 'mauser') },
    });
    expect(t.whyNot('medic', 'enter-nest')).toBe('in-critical-condition 10.2');
    t.by('medic', 'leave-nest');
    expect(t.guard('ground-nest-1')).toBe('mauser');
  });

  rule(['14.6b', '7.8e'], 'cover: alone in the nest a 4 is lost; with somebody beside it the 4 must go to him', () => {
    const shot = (mate: boolean) => {
      const t = given(
        {
          commandos: {
            sniper: { at: 'ground-3', nest: true, visible: true },
            ...(mate ? { medic: { at: 'ground-3', visible: true } } : {}),
          },
          ...NOBODY,
          ground: { ...RINGING, ...STILL, tiles: enemies('ground-2', 1) },
        },
        [4, 5],
      );
      return t.restOfTurn();
    };
    const alone = shot(false);
    expect([alone.commando('sniper').wounds, alone.last('hits-lost').hits]).toEqual([1, 1]);
    const both = shot(true);
    expect([both.commando('medic').wounds, both.asks]).toEqual([1, 'hits']);
    both.by('medic', 'hit medic');
    expect([both.commando('medic').wounds, both.commando('sniper').wounds]).toEqual([2, 0]);
  });
});

describe('15.1 An escorted character and room', () => {
  rule(['15.1a', '6.6a'], 'no space at the token: he appears as soon as one is free, whoever made room', () => {
    const t = given(
      {
        level: ESCORT,
        commandos: { medic: { at: 'ground-3' } },
        levels: { ground: { guards: { 'ground-objective-1': 'mp40' }, tiles: enemies('ground-4', 2, 'stormtrooper') } },
      },
      [6, 6, 6, 'grenade'],
    );
    t.by('medic', 'move ground-4');
    expect(t.state.escorts).toEqual([]);
    t.by('medic', 'close-combat stormtrooper');
    expect(t.told('escort-appeared')).toHaveLength(1);
    expect(t.tile('ground-4').enemies).toEqual({ stormtrooper: 1, mp40: 1 });
    const walks = given({
      level: { ...ESCORT, entrances: [{ tile: 'J', side: 'east' }] },
      commandos: { medic: { at: 'ground-4' } },
      ...NOBODY,
      levels: {
        ground: { event: 'movie-night-1', guards: { 'ground-objective-1': 'mp40' }, tiles: enemies('ground-4', 2, 'stormtrooper') },
      },
    });
    walks.restOfTurn();
    expect(walks.told('escort-appeared')).toHaveLength(1);
  });

  rule(['15.1d', '14.4a', '3.1b'], 'the uniform is his commando’s alone: onto a medium tile he follows in full sight', () => {
    const t = given({
      level: ESCORT,
      commandos: { medic: { at: 'ground-4', uniform: true } },
      escorts: { professor: { at: 'ground-4', objective: 'ground-objective-1' } },
      levels: { ground: { turned: ['ground-objective-1'] } },
    });
    t.by('medic', 'move ground-6', 'follow professor');
    expect([t.commando('medic').visible, t.state.escorts[0]?.visible, t.level.alarm]).toEqual([false, true, 'triggered']);
  });

  rule(['15.1d', '6.8a'], 'seen beside an enemy he is fired at when he goes, though his commando is hidden', () => {
    const t = given(
      {
        level: ESCORT,
        commandos: { medic: { at: 'ground-4' } },
        escorts: { professor: { at: 'ground-4', objective: 'ground-objective-1', visible: true } },
        levels: { ground: { ...RINGING, turned: ['ground-objective-1'], tiles: enemies('ground-4', 1, 'mauser') } },
      },
      [3],
    );
    t.by('medic', 'move ground-3', 'follow professor');
    expect(t.last('reaction-fire')).toMatchObject({ needed: 4, hits: 0 });
    expect(t.state.escorts[0]?.visible).toBe(false);
  });

  rule(['15.1g', '15.1d'], 'one of the enemy’s people is hidden or seen like any other, and is nobody’s target', () => {
    const t = given({
      level: { ...ESCORT, objectives: [{ tile: 'D', do: 'escort', who: 'admiral' }] },
      commandos: { medic: { at: 'ground-4', visible: true } },
      escorts: { admiral: { at: 'ground-4', objective: 'ground-objective-1' } },
      ...NOBODY,
      levels: { ground: { ...RINGING, turned: ['ground-objective-1'] } },
    });
    expect(t.whyNot('medic', 'shoot sten ground-4')).toBe('no-enemy 6.12');
    t.by('medic', 'move ground-6', 'follow admiral');
    expect(t.state.escorts[0]?.visible).toBe(true);
    t.by('medic', 'move ground-9', 'follow admiral');
    expect([t.commando('medic').visible, t.state.escorts[0]?.visible]).toEqual([false, false]);
  });
});

describe('7.2 Entrances', () => {
  rule(['7.2d', '7.2e', '7.2f'], 'who waited comes first; two through one entrance are a check of two dice', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-4' } },
        reserve: { regular: 4 },
        ground: { ...RINGING, ...STILL, half: 'silent', waiting: { 'ground-entrance-1': { stormtrooper: 1 } } },
      },
      [6, 'regular', 'mp40', 'regular', 'mp40', 6, 6],
    );
    t.restOfTurn();
    expect(t.told('check').map(({ dice }) => dice.length)).toEqual([1, 2]);
  });

  rule(['14.3b', '14.3c'], 'a barricade before four who wait goes down in the next reinforcement step, even if nobody is drawn', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-4', carries: ['crowbar'] } },
        reserve: { regular: 4 },
        ground: { event: 'movie-night-1', half: 'silent', waiting: { 'ground-entrance-1': { mp40: 4 } } },
      },
      [6, 6, 6],
    );
    t.by('sniper', 'barricade ground-entrance-1');
    expect(t.whyNot('sniper', 'collect crowbar')).toBe('red-side 6.3');
    expect(t.told('barricade-broken')).toEqual([]);
    t.restOfTurn();
    expect(t.told('barricade-broken')).toHaveLength(1);
    expect(t.view.discards.crowbar).toBe(1);
    expect(t.told('enemies-wait')).toMatchObject([{ count: 1 }]);
  });

  rule(['7.2a', '2.3b'], 'an alarm that a check sets off while they come in brings nobody more in this step', () => {
    const t = given({ commandos: { sniper: { at: 'ground-4' } }, reserve: { regular: 2 }, ground: STILL }, [
      'regular',
      'mauser',
      1,
      'regular',
      'mauser',
      1,
    ]);
    t.restOfTurn();
    expect(t.level.alarm).toBe('triggered');
    expect(t.told('drawn').map(({ tokens }) => tokens.length)).toEqual([1, 1]);
  });

  rule(['7.6a', '7.2a'], 'who comes in takes a free post, in a nest too', () => {
    const t = given(
      {
        level: { ...GROUND, nests: 'D', alarm: 'J' },
        commandos: { sniper: { at: 'ground-7', uniform: true } },
        reserve: { regular: 2 },
        levels: { ground: STILL },
      },
      ['regular', 'mauser', 'regular', 'mp40'],
    );
    t.restOfTurn();
    expect([t.guard('ground-nest-1'), t.guard('ground-alarm')]).toEqual(['mauser', 'mp40']);
  });
});

describe('7.5, 7.7 Ways', () => {
  rule('7.7a', 'two left over for three ways: also both to the same', () => {
    const level = {
      level: 'ground',
      commandos: 2,
      map: ['ABC', 'DEF', 'GHI'],
      indoor: '',
      doors: {},
      entrances: [],
      alarm: 'A',
      nests: '',
      trapDoors: { A: 'open' },
      objectives: [{ tile: 'A', do: 'destroy' }],
      equipment: {},
    };
    const t = given(
      {
        level,
        commandos: {
          sniper: { at: 'ground-2', visible: true },
          medic: { at: 'ground-4', visible: true },
          scout: { at: 'ground-6', visible: true },
        },
        levels: { ground: { ...RINGING, event: 'second-wind-1', tiles: enemies('ground-5', 2) } },
      },
      'dice',
    );
    t.until('split');
    t.by('medic', 'send mp40 ground-2');
    expect(t.choicesOf('medic')).toContain('send mp40 ground-2');
    t.by('scout', 'send mp40 ground-2');
    expect(t.told('enemies-moved')).toMatchObject([{ tile: 'ground-2', count: 2 }]);
  });

  rule(['7.5f', '7.6a'], 'two kinds from two sides, one free post: the players say who comes first', () => {
    const t = given({
      level: { ...GROUND, nests: '', alarm: 'F' },
      commandos: { sniper: { at: 'ground-7', uniform: true } },
      ...NOBODY,
      levels: { ground: { event: 'second-wind-1', tiles: { ...enemies('ground-9', 1, 'mauser'), ...enemies('ground-8', 1) } } },
    });
    t.restOfTurn();
    expect(t.asks).toBe('order');
    t.by('sniper', 'next ground-9');
    expect(t.guard('ground-alarm')).toBe('mauser');
  });

  rule(['7.5e', '7.8f'], 'through a locked door towards a visible commando, but no shot through it', () => {
    const at = (tile: string) =>
      given(
        {
          commandos: { sniper: { at: 'ground-6', visible: true } },
          ...NOBODY,
          ground: {
            ...RINGING,
            ...(tile === 'still' ? STILL : { event: 'second-wind-1', half: 'triggered' }),
            tiles: enemies('ground-8', 1),
          },
        },
        tile === 'still' ? [] : [1, 1],
      ).restOfTurn();
    expect(at('still').told('enemies-shot')).toEqual([]);
    const walked = at('walk');
    expect(walked.told('enemies-moved')).toMatchObject([{ from: 'ground-8', tile: 'ground-6' }]);
    expect(walked.level.locked[0]).toBe(true);
    expect(walked.told('enemies-shot')).toHaveLength(1);
  });

  rule(['7.5c', '7.4c'], 'the direction stands; whoever shares a tile with somebody just seen stays', () => {
    const t = given(
      {
        level: { ...GROUND, nests: '', alarm: 'J' },
        commandos: { sniper: { at: 'ground-6' } },
        ...NOBODY,
        levels: {
          ground: { event: 'movie-night-1', tiles: { ...enemies('ground-6', 2), ...enemies('ground-9', 1), ...enemies('ground-4', 1) } },
        },
      },
      'wind',
    );
    t.restOfTurn();
    expect(t.told('enemies-turn')).toMatchObject([{ towards: 'west' }]);
  });
});

describe('5.1 Fog', () => {
  rule(['5.1b', '6.8b', '7.8e'], 'every shot of the enemy needs one more, reaction fire and shots at a nest too', () => {
    const fog = { ...RINGING, event: 'ground-fog-1', half: 'triggered' };
    const t = given(
      {
        commandos: { sniper: { at: 'ground-1', visible: true }, medic: { at: 'ground-9' } },
        ground: { ...fog, tiles: enemies('ground-1', 1) },
      },
      [4, 4],
    );
    t.by('sniper', 'move ground-5');
    expect(t.last('reaction-fire')).toMatchObject({ needed: 5, hits: 0 });
    const covered = given(
      {
        commandos: { sniper: { at: 'ground-3', nest: true, visible: true } },
        ...NOBODY,
        ground: { ...fog, tiles: enemies('ground-3', 1) },
      },
      [5, 5],
    );
    covered.restOfTurn();
    expect(covered.commando('sniper').wounds).toBe(0);
  });
});
