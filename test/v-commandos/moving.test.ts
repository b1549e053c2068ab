/** 6.5-6.10 Moving, spaces, reaction fire, trap doors. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
const french = { options: { edition: 'french' } };

describe('6.5 Moving', () => {
  rule(['6.5a', '11.2a'], 'one point to a tile that touches, never diagonally; outdoors nothing is in the way', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } } });
    expect(t.whyNot('sniper', 'move ground-6')).toBe('not-adjacent 6.5');
    expect(t.whyNot('sniper', 'move ground-3')).toBe('not-adjacent 6.5');
    t.by('sniper', 'move ground-2');
    expect(t.commando('sniper').left).toBe(2);
  });

  rule(['6.5b', '11.1b'], 'a wall and a locked door stop a commando, an unlocked one does not', () => {
    const t = given({ commandos: { sniper: { at: 'ground-6' }, medic: { at: 'ground-9' }, officer: { at: 'ground-7' } } });
    expect(t.whyNot('sniper', 'move ground-8')).toBe('door-locked 6.5');
    expect(t.whyNot('officer', 'move ground-8')).toBe('wall 6.5');
    t.by('medic', 'move ground-8');
    expect(t.at('medic')).toBe('ground-8');
  });

  rule(['6.5c', '6.5d'], 'the Scout (tan) passes a wall without a door; one with a locked door in the French edition only', () => {
    const t = given({ commandos: { scout: { side: 'tan', at: 'ground-7', visible: true } }, ground: { alarm: 'triggered' } });
    t.by('scout', 'move ground-8');
    expect(t.at('scout')).toBe('ground-8');
    const door = (more: object) => given({ commandos: { scout: { side: 'tan', at: 'ground-6' } }, ...more });
    expect(door({}).whyNot('scout', 'move ground-8')).toBe('door-locked 6.5');
    expect(door(french).whyNot('scout', 'move ground-8')).toBeUndefined();
  });

  rule(['6.5e', '11.3b', '6.7b'], 'a commando enters by an open trap door for 1 AP, or for 2 stealthily onto a medium tile', () => {
    const t = given({ turn: 1, commandos: { sniper: {} } });
    expect(t.choicesOf('sniper')).toEqual(['move ground-1', 'done']);
    t.by('sniper', 'move ground-1');
    expect(t.commando('sniper').left).toBe(2);
    const medium = given({
      setup: 'green',
      turn: 1,
      commandos: { sniper: {} },
      levels: { 'radio-mast': { trapDoors: { 'radio-mast-3': 'open' } } },
    });
    medium.by('sniper', 'sneak radio-mast-3');
    expect([medium.commando('sniper').visible, medium.commando('sniper').left]).toEqual([false, 1]);
  });
});

describe('6.6 Spaces', () => {
  rule(['6.6a', '6.6b', '6.6d'], 'four on a small tile, eight on a medium one, twelve on a large one, whatever lies there', () => {
    const full = (tile: string, count: number, from: string) =>
      given({
        commandos: { sniper: { at: from, visible: true } },
        ground: { alarm: 'triggered', tiles: { [tile]: { enemies: { mauser: count }, items: ['tnt', 'tnt'] } } },
      });
    expect(full('ground-2', 4, 'ground-1').whyNot('sniper', 'move ground-2')).toBe('no-room 6.6');
    expect(full('ground-2', 3, 'ground-1').whyNot('sniper', 'move ground-2')).toBeUndefined();
    expect(full('ground-5', 8, 'ground-1').whyNot('sniper', 'move ground-5')).toBe('no-room 6.6');
    expect(full('ground-5', 7, 'ground-1').whyNot('sniper', 'move ground-5')).toBeUndefined();
    expect(full('ground-7', 12, 'ground-5').whyNot('sniper', 'move ground-7')).toBe('no-room 6.6');
    expect(full('ground-7', 11, 'ground-5').whyNot('sniper', 'move ground-7')).toBeUndefined();
  });

  rule('6.6c', 'a small tile with a nest has room for three: two beside it and one in it', () => {
    const nest = (count: number) =>
      given({
        commandos: { sniper: { at: 'ground-2' } },
        ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', count) },
      });
    expect(nest(1).whyNot('sniper', 'move ground-3')).toBeUndefined();
    expect(nest(2).whyNot('sniper', 'move ground-3')).toBe('no-room 6.6');
  });
});

describe('6.7 Moving stealthily', () => {
  rule(['6.7a', '6.7c'], 'two points, medium tiles only, and a check among enemies', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } }, ground: { tiles: enemies('ground-5', 1) } }, [4]);
    expect(t.whyNot('sniper', 'sneak ground-2')).toBe('tile-not-medium 6.7');
    t.by('sniper', 'sneak ground-5');
    expect(t.last('check').result).toBe('stealthy');
    expect(t.commando('sniper').left).toBe(1);
    expect(t.whyNot('sniper', 'sneak ground-6')).toBe('no-points 6.7');
  });
});

describe('6.8 Reaction fire', () => {
  const between = (more: object = {}) => ({
    commandos: { medic: { at: 'ground-1', visible: true }, scout: { at: 'ground-4' } },
    ground: { alarm: 'triggered', tiles: { ...enemies('ground-1', 1, 'mauser'), ...enemies('ground-2', 1, 'mauser') } },
    ...more,
  });

  rule(['6.8a', '6.8b', '6.8d'], 'both tiles fire once at the tile he leaves, and he moves all the same', () => {
    const t = given(between(), [4, 3]);
    t.by('medic', 'move ground-2');
    expect(t.last('reaction-fire')).toMatchObject({ dice: [4, 3], needed: 4, hits: 1 });
    expect(t.at('medic')).toBe('ground-2');
  });

  rule('6.8c', 'English: the wounds cost points at once; French: from the next turn on', () => {
    const english = given(between(), [4, 4]);
    english.by('medic', 'move ground-2');
    expect([english.commando('medic').left, english.commando('medic').wounds]).toEqual([0, 2]);
    const later = given(between(french), [4, 4]);
    later.by('medic', 'move ground-2');
    expect([later.commando('medic').left, later.commando('medic').wounds]).toEqual([2, 2]);
  });

  rule('6.8e', 'out of a nest: the number of the tile in English, 5 in French', () => {
    const out = (more: object) =>
      given(
        {
          commandos: { medic: { at: 'ground-3', nest: true, visible: true } },
          ground: { alarm: 'triggered', tiles: enemies('ground-3', 1, 'mauser') },
          ...more,
        },
        [4],
      );
    const english = out({});
    english.by('medic', 'move ground-4');
    expect(english.commando('medic').wounds).toBe(1);
    const inFrench = out(french);
    inFrench.by('medic', 'move ground-4');
    expect(inFrench.commando('medic').wounds).toBe(0);
  });

  rule('6.8g', 'from below nobody is fired at', () => {
    const t = given({ commandos: { medic: { visible: true } }, ground: { tiles: enemies('ground-1', 2) } });
    t.by('medic', 'move ground-1');
    expect(t.told('reaction-fire')).toEqual([]);
    expect(t.commando('medic').visible).toBe(true);
  });

  rule('6.8h', 'who has fired like that fires again in the shooting step', () => {
    const t = given({ ...between(NOBODY), ground: { alarm: 'triggered', tiles: enemies('ground-2', 1, 'mauser') } }, [1, 1]);
    t.by('medic', 'move ground-2').restOfTurn();
    expect([t.told('reaction-fire').length, t.told('enemies-shot').length]).toEqual([1, 1]);
  });
});

describe('6.9, 6.10 Trap doors', () => {
  rule(['6.9a', '6.9b', '6.9e'], 'out for a point, and that was his turn; he keeps what he has and can do nothing below', () => {
    const t = given({
      commandos: { sapper: { at: 'ground-1', saved: 1, carries: ['tnt', 'tnt'] }, medic: { at: 'ground-2' } },
      ground: { tiles: { 'ground-4': { charges: 1 } } },
    });
    t.by('sapper', 'exit');
    expect(t.last('turn-finished')).toMatchObject({ commando: 'sapper', lost: 2 });
    for (const text of ['move ground-1', 'drop tnt', 'blow-up ground-4', 'save']) expect(t.whyNot('sapper', text)).toBe('below 6.9');
    expect(t.commando('sapper').carries).toHaveLength(2);
    expect(t.commando('sapper').savedLow).toBe(true);
  });

  rule(['6.9c', '11.1c'], 'from the next turn on in by any open trap door of any level, not by a blocked one', () => {
    const t = given({
      setup: 'green',
      turn: 3,
      commandos: { sapper: { since: 2 }, medic: { at: 'barracks-1' } },
      levels: { barracks: {}, 'radio-mast': {} },
    });
    expect(t.choicesOf('sapper').filter((text) => text.startsWith('move'))).toEqual([
      'move barracks-11',
      'move barracks-1',
      'move radio-mast-8',
    ]);
    expect(t.whyNot('sapper', 'move barracks-14')).toBe('trap-door-blocked 6.9');
    expect(t.whyNot('sapper', 'save')).toBe('below 6.9');
  });

  rule('6.9d', 'an event does not find him there', () => {
    const t = given({ phase: 'events', events: ['sixth-sense-1'], commandos: { sapper: { since: 1 } } });
    expect(t.told('event-found-nobody')).toHaveLength(1);
  });

  rule(['6.9f', '6.9g'], 'past enemies; whoever falls is eliminated in English, lies below in French', () => {
    const leaves = (more: object, dice: (number | string)[]) => {
      const t = given(
        {
          commandos: { medic: { at: 'ground-1', visible: true, wounds: 2, carries: ['tnt'] }, scout: { at: 'ground-4' } },
          ground: { alarm: 'triggered', tiles: enemies('ground-1', 1) },
          ...more,
        },
        dice,
      );
      return t.by('medic', 'exit');
    };
    const english = leaves({}, [4, 1, 'sniper']);
    expect(english.last('eliminated').why).toBe('leaving');
    expect(english.tile('ground-1').items).toEqual({ tnt: 1 });
    const inFrench = leaves(french, [4, 1]);
    expect([inFrench.commando('medic').level, inFrench.commando('medic').critical]).toEqual(['', 2]);
    expect(inFrench.told('eliminated')).toEqual([]);
  });

  rule('6.10a', 'unblocked for a point from above, never from below', () => {
    const t = given({ commandos: { medic: { at: 'ground-10' }, scout: { since: 1 } } });
    expect(t.whyNot('scout', 'unblock')).toBe('below 6.9');
    expect(t.whyNot('medic', 'exit')).toBe('trap-door-blocked 6.9');
    t.by('medic', 'unblock');
    expect(t.commando('medic').left).toBe(2);
    t.by('medic', 'exit');
    expect(t.at('medic')).toBe('');
  });
});
