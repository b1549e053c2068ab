/** Stealth and alarm where they meet uniforms, wounds, trap doors and escorted characters. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
/** Nothing hits, nobody stays hidden. */
const ONES = Array.from({ length: 30 }, () => 1);
const RINGING = { alarm: 'triggered' };

describe('2 Stealth', () => {
  rule(['2.1b', '6.8b'], 'a visible commando comes to a small tile with an enemy: no check, fired at where he starts', () => {
    const t = given(
      { commandos: { medic: { at: 'ground-5', visible: true } }, ground: { ...RINGING, tiles: enemies('ground-1', 1, 'mauser') } },
      [3],
    );
    t.by('medic', 'move ground-1');
    expect(t.told('check')).toEqual([]);
    expect(t.last('reaction-fire')).toMatchObject({ needed: 3, hits: 1 });
    expect(t.commando('medic')).toMatchObject({ visible: true, wounds: 1, left: 1 });
  });

  rule(['2.3d', '6.8f'], 'hidden, by plain moving onto a medium tile with enemies: visible without a single die', () => {
    const t = given({ commandos: { medic: { at: 'ground-1' } }, ground: { tiles: enemies('ground-5', 3) } });
    t.by('medic', 'move ground-5');
    expect([t.commando('medic').visible, t.told('check').length, t.told('reaction-fire').length]).toEqual([true, 0, 0]);
  });

  rule(
    ['6.7a', '6.8a'],
    'seen beside an enemy, stealthily onto an empty medium tile: first the fire, then hidden; the alarm rings on',
    () => {
      const t = given(
        {
          commandos: { medic: { at: 'ground-1', visible: true }, scout: { at: 'ground-9' } },
          ground: { ...RINGING, tiles: enemies('ground-1', 1, 'mauser') },
        },
        [4],
      );
      t.by('medic', 'sneak ground-5');
      expect(t.last('reaction-fire').needed).toBe(4);
      expect(t.commando('medic')).toMatchObject({ visible: false, wounds: 1, left: 0 });
      expect(t.level.alarm).toBe('triggered');
    },
  );

  rule('6.7a', 'stealthily onto medium tiles only', () => {
    const t = given({ commandos: { medic: { at: 'ground-5' } } });
    expect(t.whyNot('medic', 'sneak ground-1')).toBe('tile-not-medium 6.7');
    expect(t.whyNot('medic', 'sneak ground-7')).toBe('tile-not-medium 6.7');
  });

  rule('2.3b', 'two groups from two sides: a check for each that enters, a die for each enemy', () => {
    const t = given(
      {
        level: { ...GROUND, nests: '' },
        commandos: { sniper: { at: 'ground-6' }, medic: { at: 'ground-1', visible: true } },
        ...NOBODY,
        levels: { ground: { ...RINGING, event: 'second-wind-1', tiles: { ...enemies('ground-9', 2), ...enemies('ground-8', 1) } } },
      },
      [6, 6, 6],
    );
    t.restOfTurn();
    expect(t.told('check').map(({ dice }) => dice.length)).toEqual([1, 2]);
  });

  rule(['10.2b', '2.3b'], 'in critical condition nobody is checked, and the enemies walk on', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-3', wounds: 3, critical: 2 }, medic: {} },
      ...NOBODY,
      ground: {
        event: 'movie-night-1',
        guards: { 'ground-nest-1': 'mp40' },
        tiles: { ...enemies('ground-4', 1), ...enemies('ground-3', 1) },
      },
    });
    t.restOfTurn();
    expect(t.told('check')).toEqual([]);
    expect(t.told('enemies-moved').map(({ from, tile }) => `${from} ${tile}`)).toEqual(['ground-3 ground-2', 'ground-4 ground-3']);
  });
});

describe('14.4 In uniform', () => {
  const dressed = { at: 'ground-1', uniform: true };

  rule(['14.4a', '14.4c'], 'one point onto a medium or a large tile, checked by whoever is there', () => {
    const t = given({ commandos: { medic: dressed }, ground: { tiles: enemies('ground-7', 1) } }, [6]);
    expect(t.whyNot('medic', 'sneak ground-5')).toBe('disguised 14.4');
    t.by('medic', 'move ground-5', 'move ground-7');
    expect(t.commando('medic')).toMatchObject({ visible: false, uniform: true, left: 1 });
    const caught = given({ commandos: { medic: dressed }, ground: { tiles: enemies('ground-5', 1) } }, [2]);
    caught.by('medic', 'move ground-5');
    expect(caught.commando('medic')).toMatchObject({ visible: true, uniform: false });
    expect(caught.level.alarm).toBe('triggered');
  });

  rule(
    '14.4b',
    'seen on a large tile without enemies it hides at once, and the alarm rings on; hidden beside an enemy it may be put on',
    () => {
      const t = given({ commandos: { medic: { at: 'ground-7', visible: true, carries: ['uniform'] } }, ground: RINGING });
      t.by('medic', 'wear-uniform');
      expect([t.commando('medic').visible, t.level.alarm, t.view.discards.uniform]).toEqual([false, 'triggered', 1]);
      const beside = given({
        commandos: { medic: { at: 'ground-1', carries: ['uniform', 'uniform'] } },
        ground: { tiles: enemies('ground-1', 1) },
      });
      beside.by('medic', 'wear-uniform');
      expect(beside.told('check')).toEqual([]);
      expect(beside.whyNot('medic', 'wear-uniform')).toBe('wears-it 14.4');
    },
  );

  rule(['14.4c', '14.5a', '14.5c'], 'a silent shot keeps it, a noisy one rings, one with the eye costs it', () => {
    const shot = (who: string, side: string, weapon: string, carries: string[]) => {
      const t = given(
        { commandos: { [who]: { ...dressed, side, carries } }, ground: { tiles: enemies('ground-5', 1, 'stormtrooper') } },
        weapon === 'mosin-nagant' ? [1] : [1, 1],
      );
      t.by(who, `shoot ${weapon} ground-5`);
      return [t.commando(who).uniform, t.commando(who).visible, t.level.alarm];
    };
    expect(shot('medic', 'blue', 'sten-silenced', ['sten-silenced'])).toEqual([true, false, 'silent']);
    expect(shot('sniper', 'tan', 'mosin-nagant', [])).toEqual([true, false, 'triggered']);
    expect(shot('medic', 'blue', 'sten', [])).toEqual([false, true, 'triggered']);
  });

  rule(['14.4c', '14.10a'], '“spotted” with another enemy there costs it', () => {
    const t = given({ commandos: { medic: dressed }, ground: { tiles: enemies('ground-1', 2) } }, ['spotted']);
    t.by('medic', 'close-combat mp40');
    expect([t.commando('medic').uniform, t.commando('medic').visible, t.level.alarm]).toEqual([false, true, 'triggered']);
  });

  rule(['13.1e', '6.9e'], 'it goes along below and up onto a large tile', () => {
    const level = { ...GROUND, trapDoors: { A: 'open', G: 'open' } };
    const t = given({ level, commandos: { medic: dressed }, ...NOBODY, levels: { ground: {} } });
    t.by('medic', 'exit').restOfTurn().by('medic', 'move ground-7');
    expect(t.commando('medic')).toMatchObject({ visible: false, uniform: true, left: 2 });
    expect(t.level.alarm).toBe('silent');
  });
});

describe('3 Alarm', () => {
  rule(
    ['3.1c', '3.1e', '6.14b'],
    'interrupted while there are too many it rings again at once, and for good; an escorted character is none',
    () => {
      const t = given({
        level: { ...GROUND, commandos: 1 },
        commandos: { sniper: { at: 'ground-2' }, medic: { at: 'ground-1', wounds: 3, critical: 2 } },
        levels: { ground: RINGING },
      });
      t.by('sniper', 'interrupt-alarm');
      expect(t.last('alarm-triggered').why).toBe('too-many');
      expect(t.whyNot('sniper', 'interrupt-alarm')).toBe('alarm-used-up 6.14');
      const escorted = given({
        level: { ...GROUND, commandos: 1, objectives: [{ tile: 'B', do: 'escort', who: 'professor' }] },
        commandos: { sniper: { at: 'ground-1' } },
        levels: { ground: {} },
      });
      escorted.by('sniper', 'move ground-2');
      expect([escorted.state.escorts.length, escorted.level.alarm]).toEqual([1, 'silent']);
    },
  );

  rule(['3.1b', '14.2b'], 'healed on a large tile he is seen, and it rings', () => {
    const t = given({
      commandos: { medic: { at: 'ground-7', uniform: true, carries: ['first-aid'] }, scout: { at: 'ground-7', wounds: 3, critical: 2 } },
    });
    t.by('medic', 'first-aid scout');
    expect([t.commando('scout').visible, t.level.alarm]).toEqual([true, 'triggered']);
  });

  rule(
    ['3.1b', '3.1d', '6.9d'],
    'seen below nobody rings; up onto a small tile he hides, beside an enemy he cannot, and nobody fires at him',
    () => {
      const below = (edition: string, tiles: object, dice: number[] = []) =>
        given(
          { options: { edition }, commandos: { medic: { visible: true, since: 1 }, scout: { at: 'ground-4' } }, ground: { tiles } },
          dice,
        );
      for (const edition of ['english', 'french']) {
        const free = below(edition, {});
        expect(free.level.alarm).toBe('silent');
        free.by('medic', 'move ground-1');
        expect([free.commando('medic').visible, free.level.alarm]).toEqual([false, 'silent']);
        const watched = below(edition, enemies('ground-1', 2));
        watched.by('medic', 'move ground-1');
        expect([watched.commando('medic').visible, watched.level.alarm]).toEqual([true, 'triggered']);
        expect(watched.told('reaction-fire').length + watched.told('check').length).toBe(0);
      }
    },
  );

  rule(['2.3a', '6.9c'], 'hidden, up among enemies: a check like anywhere', () => {
    const t = given({ commandos: { medic: { since: 1 } }, ground: { tiles: enemies('ground-1', 2) } }, [3, 2]);
    t.by('medic', 'move ground-1');
    expect([t.last('check').dice, t.commando('medic').visible]).toEqual([[3, 2], true]);
  });

  rule(['3.1d', '6.9f'], 'the visible one leaves: it rings on, and nobody is drawn to him any more', () => {
    const t = given({
      commandos: { medic: { at: 'ground-1', visible: true }, scout: { at: 'ground-10' } },
      ...NOBODY,
      ground: { ...RINGING, event: 'second-wind-1', tiles: enemies('ground-6', 1) },
    });
    t.by('medic', 'exit').restOfTurn();
    expect(t.level.alarm).toBe('triggered');
    expect(t.told('enemies-turn')).toMatchObject([{ towards: 'north' }]);
  });

  rule(['3.1f', '14.9a'], 'a bombardment rings where it falls, not where it was called', () => {
    const t = given(
      {
        setup: 'green',
        turn: 3,
        commandos: { medic: { at: 'barracks-1', carries: ['bombardment'] } },
        levels: { barracks: {}, 'radio-mast': {} },
      },
      [1, 1, 1, 1],
    );
    const outdoor = t.choicesOf('medic').find((text) => text.startsWith('bombard radio-mast')) ?? '';
    t.by('medic', outdoor);
    expect(t.state.levels.map(({ id, alarm }) => [id, alarm])).toEqual([
      ['barracks', 'silent'],
      ['radio-mast', 'triggered'],
    ]);
    expect(t.commando('medic').visible).toBe(false);
  });

  rule(['6.14c', '3.1e', '7.2a'], 'French: the token is gone, and yet it rings again, for good', () => {
    const t = given(
      {
        options: { edition: 'french' },
        commandos: { sniper: { at: 'ground-2' }, medic: { at: 'ground-1' } },
        reserve: { regular: 4 },
        ground: { ...RINGING, event: 'second-wind-1' },
      },
      ONES,
    );
    t.by('sniper', 'interrupt-alarm', 'move ground-5', 'done');
    expect([t.level.alarmToken, t.level.alarm]).toEqual([false, 'triggered']);
    expect(t.whyNot('sniper', 'interrupt-alarm')).not.toBeUndefined();
    t.by('medic', 'move ground-2');
    expect(t.whyNot('medic', 'interrupt-alarm')).toBe('no-alarm-here 6.14');
    t.restOfTurn();
    expect(t.told('drawn').map(({ tokens }) => tokens.length)).toEqual([2, 2]);
  });
});
