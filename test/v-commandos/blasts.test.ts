/** Charges, grenades, bombardments and shots where they meet nests, doors, hiding and the ends of levels. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
const RINGING = { alarm: 'triggered' };
/** Nothing hits. */
const ONES = Array.from({ length: 30 }, () => 1);
const STILL = { event: 'card-players-1', half: 'silent' };

describe('14.8 A charge', () => {
  rule(
    ['14.8b', '14.8c', '10.3b'],
    'takes the hidden, the disguised, the one in the nest and the wounded, and what they carry; doors, nest, alarm and who waits outside stay',
    () => {
      const t = given({
        level: { ...GROUND, alarm: 'D', nests: 'D', trapDoors: { A: 'open', D: 'open' } },
        commandos: {
          medic: { at: 'ground-4', nest: true, carries: ['grenade'] },
          scout: { at: 'ground-4', wounds: 3, critical: 2, carries: ['tnt'] },
          sniper: { at: 'ground-1' },
        },
        reserve: { regular: 5 },
        levels: {
          ground: {
            barricaded: ['ground-entrance-1'],
            waiting: { 'ground-entrance-1': { mp40: 2 } },
            guards: { 'ground-alarm': 'mp40' },
            tiles: { 'ground-4': { items: ['uniform'], charges: 2 } },
          },
        },
      });
      t.by('sniper', 'blow-up ground-4');
      expect(t.last('exploded').enemies).toBe(1);
      t.by('commando-1', 'side blue').by('commando-2', 'side tan');
      expect(t.view.discards).toEqual({ grenade: 1, tnt: 3, uniform: 1 });
      expect(t.tile('ground-4')).toMatchObject({ enemies: {}, items: {}, charges: 0 });
      expect(t.view.levels[0]).toMatchObject({
        alarm: 'triggered',
        alarmToken: true,
        entrances: [{ waiting: { mp40: 2 }, barricaded: true }, {}],
      });
      expect(t.told('rewarded')).toEqual([]);
      expect(t.view.reserve.regular).toBe(6);
    },
  );

  rule(['6.4a', '10.2a'], 'somebody in critical condition blows it up, also under himself', () => {
    const t = given({
      commandos: { medic: { at: 'ground-4', wounds: 3, critical: 2 }, scout: { at: 'ground-1' } },
      ground: { tiles: { 'ground-4': { charges: 1 } } },
    });
    t.by('medic', 'blow-up ground-4');
    expect(t.last('eliminated')).toMatchObject({ commando: 'medic', why: 'explosion' });
  });

  rule(['8.2a', '8.2e'], 'the last one under his own charge: the operation fails at once, though the objective is done', () => {
    const t = given({ commandos: { medic: { at: 'ground-8' } }, ground: { tiles: { 'ground-8': { charges: 1 } } } });
    t.by('medic', 'blow-up ground-8');
    expect(t.told('objective-done')).toHaveLength(1);
    expect(t.outcome?.how).toBe('all-eliminated');
  });

  rule(['14.8b', '15.1c'], 'an escorted character on the tile is lost, and with him the operation', () => {
    const t = given({
      level: { ...GROUND, objectives: [{ tile: 'A', do: 'escort', who: 'courier' }] },
      commandos: { medic: { at: 'ground-1' } },
      escorts: { courier: { at: 'ground-4', objective: 'ground-objective-1' } },
      levels: { ground: { turned: ['ground-objective-1'], tiles: { 'ground-4': { charges: 1 } } } },
    });
    t.by('medic', 'blow-up ground-4');
    expect(t.outcome?.how).toBe('escort-lost');
  });

  rule(
    ['6.2b', '6.2c', '14.8c', '7.2a'],
    'blown up between reinforcements and movement: the second token comes in the next step only',
    () => {
      const t = given({
        commandos: { medic: { at: 'ground-1', finished: true } },
        reserve: { null: 6 },
        ground: { event: 'second-wind-1', tiles: { 'ground-5': { charges: 1 } } },
      });
      t.by('medic', 'pass');
      expect(t.state.phase).toBe('before-movement');
      t.by('medic', 'blow-up ground-5').restOfTurn();
      expect(t.told('drawn').map(({ tokens }) => tokens.length)).toEqual([1, 1, 2, 2]);
    },
  );
});

describe('14.7, 14.9 Grenades and bombardments', () => {
  rule(['14.7b', '6.12d'], 'while somebody sits in the nest low hits are lost, and nothing goes on to commandos', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-3', visible: true, carries: ['grenade'] } },
        ground: { ...RINGING, guards: { 'ground-nest-1': 'mp40' } },
      },
      [4, 4, 4],
    );
    t.by('medic', 'throw ground-3');
    expect([t.commando('medic').wounds, t.guard('ground-nest-1')]).toEqual([0, 'mp40']);
  });

  rule(['14.7b', '2.1a'], 'what is left must go to whoever is seen, the thrower too; the hidden are safe', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-4', visible: true, carries: ['grenade'] }, scout: { at: 'ground-4' } },
        ground: { ...RINGING, tiles: enemies('ground-4', 1) },
      },
      [4, 5, 6, 'tnt'],
    );
    t.by('medic', 'throw ground-4');
    expect([t.commando('medic').wounds, t.commando('scout').wounds, t.commando('medic').left]).toEqual([2, 0, 0]);
  });

  rule(['14.7a', '3.1a'], 'a hidden thrower stays hidden, the alarm rings; no grenade at a door', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-6', carries: ['grenade'] } },
        ground: { tiles: { ...enemies('ground-4', 1), ...enemies('ground-8', 1) } },
      },
      [1, 1, 1],
    );
    expect(t.whyNot('medic', 'throw ground-8')).toBe('out-of-range 6.12');
    expect(t.whyNot('medic', 'throw ground-9')).toBe('no-enemy 6.12');
    t.by('medic', 'throw ground-4');
    expect([t.commando('medic').visible, t.level.alarm]).toEqual([false, 'triggered']);
  });

  rule(['14.9a', '14.10a'], 'on any outdoor tile, empty ones too; “spotted” far off gives nobody away', () => {
    const called = (at: string) => {
      const t = given(
        { commandos: { medic: { at, carries: ['bombardment', 'bombardment'] } }, ground: { tiles: enemies('ground-7', 2) } },
        [2, 1, 1, 1, 'spotted'],
      );
      expect(t.whyNot('medic', 'bombard ground-8')).toBe('indoors 14.9');
      return t.by('medic', 'bombard ground-7').commando('medic').visible;
    };
    expect(called('ground-4')).toBe(false);
    expect(called('ground-5')).toBe(true);
    // beside it, though a wall is between
    expect(called('ground-8')).toBe(true);
    given({ commandos: { medic: { at: 'ground-4', carries: ['bombardment'] } } }, [1, 1, 1, 1]).by('medic', 'bombard ground-7');
  });

  rule(['14.10a', '9.2e'], 'nor does it two tiles off, where the Sniper’s long shot reaches', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } }, ground: { tiles: enemies('ground-3', 2, 'stormtrooper') } }, [
      4,
      1,
      'spotted',
    ]);
    t.by('sniper', 'shoot springfield ground-3');
    expect([t.commando('sniper').visible, t.level.alarm]).toEqual([false, 'triggered']);
  });
});

describe('6.12 Shots', () => {
  rule(['6.12d', '6.12e'], 'a 4 goes to who stands outside the nest, a 5 to whom one likes', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-2' } },
        ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: { 'ground-3': { enemies: { stormtrooper: 1, pioneer: 1 } } } },
      },
      [4, 5, 'tnt', 'tnt'],
    );
    t.by('medic', 'shoot sten ground-3');
    expect(t.whyNot('medic', 'kill ground-nest-1')).toBe('nest-needs-five 6.12');
    t.by('medic', 'kill stormtrooper', 'kill ground-nest-1');
    expect(t.tile('ground-3').enemies).toEqual({ pioneer: 1 });
  });

  rule(
    ['14.5b', '6.3c', '6.17a'],
    'a hot StG44 handed over is of no use before the next turn, also between the enemy’s steps; a cold second one is',
    () => {
      const t = given(
        {
          commandos: { medic: { at: 'ground-1', carries: ['stg44-1', 'stg44-2'] }, scout: { at: 'ground-1', saved: 1 } },
          ...NOBODY,
          ground: { ...STILL, tiles: enemies('ground-5', 2, 'stormtrooper') },
        },
        ONES,
      );
      t.by('medic', 'shoot stg44-1 ground-5', 'give stg44-1 scout', 'done');
      expect(t.whyNot('scout', 'shoot stg44-1 ground-5')).toBe('overheated 14.5');
      t.by('scout', 'done');
      expect([t.asks, t.whyNot('scout', 'shoot stg44-1 ground-5')]).toEqual(['moment', 'overheated 14.5']);
      t.by('scout', 'take stg44-2 medic', 'shoot stg44-2 ground-5');
    },
  );

  rule(
    ['6.12g', '14.5c'],
    'a silenced shot opens a door unheard; nobody shoots through it while it is locked, nor the Scout through a wall',
    () => {
      const t = given(
        {
          commandos: { medic: { at: 'ground-6', carries: ['sten-silenced'] }, scout: { side: 'tan', at: 'ground-7', uniform: true } },
          ground: { tiles: enemies('ground-8', 1) },
        },
        [1, 1],
      );
      expect(t.whyNot('medic', 'shoot sten-silenced ground-8')).toBe('out-of-range 6.12');
      expect(t.whyNot('scout', 'shoot m1-carbine ground-8')).toBe('out-of-range 6.12');
      t.by('medic', 'shoot-door sten-silenced ground-door-1');
      expect([t.level.locked[0], t.level.alarm]).toEqual([false, 'silent']);
      t.by('medic', 'shoot sten-silenced ground-8');
    },
  );
});

describe('13.1 The end of a level', () => {
  const done = { done: ['ground-objective-1', 'ground-objective-2'] };

  rule(['8.1a', '6.17a'], 'out by a saved point after the shooting: the operation is won when this turn ends', () => {
    for (const edition of ['english', 'french']) {
      const t = given({
        options: { edition },
        commandos: { medic: { at: 'ground-1', saved: 1, finished: true } },
        ...NOBODY,
        ground: { ...done, event: 'second-wind-1' },
      });
      while (t.state.phase !== 'after-shooting') t.by('medic', 'pass');
      t.by('medic', 'exit');
      expect(t.outcome?.how).toBe('success');
    }
  });

  rule(['8.1a', '13.1f'], 'somebody in critical condition on the level keeps it open, but not from being won', () => {
    const t = given({
      commandos: { medic: { since: 1, left: 'ground' }, scout: { at: 'ground-4', wounds: 3, critical: 2 } },
      ...NOBODY,
      ground: { ...done, event: 'second-wind-1' },
    });
    t.restOfTurn();
    expect([t.outcome?.how, t.told('level-completed').length]).toEqual(['success', 0]);
  });

  rule(['13.1c', '14.3b'], 'what lies, what bars and who waits goes back', () => {
    const t = given({
      commandos: { medic: { at: 'ground-1' } },
      reserve: { regular: 3 },
      ground: {
        ...done,
        barricaded: ['ground-entrance-1'],
        waiting: { 'ground-entrance-1': { mauser: 2, stormtrooper: 1 } },
        tiles: { 'ground-2': { items: ['tnt'], charges: 1 } },
      },
    });
    t.by('medic', 'exit');
    expect(t.told('level-completed')).toHaveLength(1);
    expect(t.view.discards).toMatchObject({ tnt: 2, crowbar: 1 });
    expect(t.view.reserve).toEqual({ regular: 5, stormtrooper: 1 });
  });
});
