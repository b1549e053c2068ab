/** 14 Equipment, 15 Escorted characters, and where the two editions part. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };

describe('6.14 The token of an interrupted alarm', () => {
  rule('6.14c', 'stays with its guard in the English edition, leaves and frees him in the French one', () => {
    const off = (edition: string) => {
      const t = given({
        options: { edition },
        commandos: { sniper: { at: 'ground-2' } },
        ...NOBODY,
        ground: { alarm: 'triggered', event: 'change-of-guard-2', half: 'triggered', guards: { 'ground-alarm': 'mp40' } },
      });
      t.by('sniper', 'interrupt-alarm').restOfTurn();
      return t;
    };
    const english = off('english');
    expect([english.level.alarmToken, english.guard('ground-alarm'), english.told('enemies-moved').length]).toEqual([true, 'mp40', 0]);
    const french = off('french');
    expect([french.level.alarmToken, french.guard('ground-alarm')]).toEqual([false, '']);
    expect(french.told('enemies-moved')).toMatchObject([{ from: 'ground-2', tile: 'ground-1' }]);
  });
});

describe('14.1 Tokens', () => {
  rule(['14.1a', '14.1b'], 'the Medic lays TNT and the Sapper heals; green is gone after use, blue stays', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1', carries: ['tnt', 'mp40'] }, sapper: { at: 'ground-1', wounds: 1, carries: ['first-aid'] } },
        ground: { tiles: enemies('ground-5', 1, 'stormtrooper') },
      },
      [1, 1],
    );
    t.by('medic', 'lay-tnt', 'shoot mp40 ground-5', 'done').by('sapper', 'first-aid sapper');
    expect(t.view.commandos.map(({ carries }) => carries)).toEqual([['mp40'], []]);
    expect(t.view.discards).toEqual({ 'first-aid': 1 });
  });

  rule('14.1c', 'an empty bag is filled from the discards', () => {
    const t = given({ commandos: { medic: { at: 'ground-4' } }, bag: {}, ground: { tiles: enemies('ground-4', 1) } });
    t.state.discards.fill(0);
    t.state.discards[3] = 2;
    t.by('medic', 'close-combat mp40');
    expect(t.last('rewarded').items).toEqual(['grenade']);
    expect(t.view.bag).toEqual({ grenade: 1 });
  });
});

describe('14.2 First aid', () => {
  rule('14.2a', 'all wounds, of oneself or of somebody on the same tile', () => {
    const t = given({
      commandos: {
        medic: { at: 'ground-1', carries: ['first-aid'] },
        scout: { at: 'ground-1', wounds: 2 },
        sniper: { at: 'ground-2', wounds: 1 },
      },
    });
    expect(t.whyNot('medic', 'first-aid sniper')).toBe('not-here 14.2');
    expect(t.whyNot('medic', 'first-aid medic')).toBe('not-injured 14.2');
    t.by('medic', 'first-aid scout');
    expect(t.commando('scout').wounds).toBe(0);
  });

  rule('14.2b', 'from critical condition he comes back stealthy, on a large tile visible', () => {
    const heal = (tile: string, alarm: string) => {
      const t = given({
        commandos: {
          medic: { at: tile, visible: alarm === 'triggered', carries: ['first-aid'] },
          scout: { at: tile, wounds: 3, critical: 2 },
        },
        ground: { alarm },
      });
      return t.by('medic', 'first-aid scout').commando('scout');
    };
    expect(heal('ground-4', 'silent')).toMatchObject({ critical: 0, visible: false, wounds: 0 });
    expect(heal('ground-7', 'triggered')).toMatchObject({ critical: 0, visible: true });
  });

  rule(
    '14.2c',
    'healed by another: three points less those spent (English), none before the next turn (French); by himself: next turn',
    () => {
      const heal = (edition: string) => {
        const t = given({
          options: { edition },
          commandos: { sniper: { at: 'ground-1', wounds: 2 }, scout: { at: 'ground-1', carries: ['first-aid'] } },
        });
        return t.by('sniper', 'move ground-2').by('scout', 'move ground-2', 'first-aid sniper');
      };
      expect(heal('english').commando('sniper').left).toBe(2);
      expect(heal('french').commando('sniper').left).toBe(0);
      const self = given({ commandos: { sniper: { at: 'ground-1', wounds: 1, carries: ['first-aid'] }, scout: { at: 'ground-4' } } });
      self.by('sniper', 'first-aid sniper');
      expect(self.commando('sniper').left).toBe(1);
    },
  );
});

describe('14.3 Crowbar', () => {
  rule('14.3a', 'forces a locked door of his tile, quietly, and is kept', () => {
    const t = given({ commandos: { medic: { at: 'ground-6', carries: ['crowbar'] } } });
    t.by('medic', 'force-door ground-door-1');
    expect([t.level.locked[0], t.level.alarm, t.commando('medic').carries.length]).toEqual([false, 'silent', 1]);
  });

  rule(['14.3b', '14.3d'], 'bars an entrance of his tile, and again when it has been broken', () => {
    const t = given({ commandos: { medic: { at: 'ground-4', carries: ['crowbar', 'crowbar'] } }, ground: { event: 'card-players-1' } }, [
      'regular',
      'mp40',
      'null',
      'pioneer',
    ]);
    expect(t.whyNot('medic', 'barricade ground-entrance-2')).toBe('no-entrance-here 14.3');
    t.by('medic', 'barricade ground-entrance-1');
    expect(t.whyNot('medic', 'barricade ground-entrance-1')).toBe('already-barricaded 14.3');
    t.restOfTurn();
    expect(t.view.levels[0]?.entrances[0]).toMatchObject({ waiting: { mp40: 1 }, barricaded: true });
    expect(t.tile('ground-4').enemies).toEqual({});
    t.level.barricaded[0] = false;
    t.by('medic', 'barricade ground-entrance-1');
  });

  rule('14.3c', 'two regular ones and a hammer count four: broken, all enter, the crowbar is discarded', () => {
    const t = given(
      {
        commandos: { medic: { since: 2 } },
        ground: { event: 'card-players-1', barricaded: ['ground-entrance-1'], waiting: { 'ground-entrance-1': { mp40: 1, mauser: 1 } } },
      },
      ['hammer', 'mp40', 'null', 'pioneer'],
    );
    t.restOfTurn();
    expect(t.tile('ground-4').enemies).toEqual({ mp40: 1, mauser: 1, 'hammer-mp40': 1 });
    expect([t.view.levels[0]?.entrances[0]?.barricaded, t.view.discards.crowbar]).toEqual([false, 1]);
  });
});

describe('14.4 German uniform', () => {
  const dressed = (at: string, more: object = {}) => given({ commandos: { medic: { at, uniform: true } }, ...more });

  rule(['14.4a', '14.4d'], 'every tile hides him, for one point; it takes no place', () => {
    const t = dressed('ground-5');
    expect(t.whyNot('medic', 'sneak ground-6')).toBe('disguised 14.4');
    t.by('medic', 'move ground-7', 'move ground-5');
    expect([t.commando('medic').visible, t.commando('medic').carries.length]).toEqual([false, 0]);
  });

  rule('14.4b', 'put on where no enemy is it hides; seen beside one it cannot be put on', () => {
    const t = given({ commandos: { medic: { at: 'ground-7', visible: true, carries: ['uniform'] } }, ground: { alarm: 'triggered' } });
    t.by('medic', 'wear-uniform');
    expect(t.commando('medic')).toMatchObject({ visible: false, uniform: true });
    expect(t.view.discards.uniform).toBe(1);
    const watched = given({
      commandos: { medic: { at: 'ground-7', visible: true, carries: ['uniform'] } },
      ground: { alarm: 'triggered', tiles: enemies('ground-7', 1) },
    });
    expect(watched.whyNot('medic', 'wear-uniform')).toBe('enemies-watch 14.4');
  });

  rule('14.4c', 'a failed check or a weapon with the eye costs it; a rifle that is only noisy does not, unless so agreed', () => {
    const check = given({ commandos: { medic: { at: 'ground-5', uniform: true } }, ground: { tiles: enemies('ground-7', 1) } }, [1]);
    check.by('medic', 'move ground-7');
    expect(check.commando('medic')).toMatchObject({ visible: true, uniform: false });
    const fires = (noise: string, shot: string) => {
      const t = given(
        {
          options: { 'uniform-noise': noise },
          commandos: { sniper: { at: 'ground-1', uniform: true, carries: ['grenade'] } },
          ground: { tiles: enemies('ground-5', 1) },
        },
        shot === 'throw ground-5' ? [1, 1, 1] : [1, 1],
      );
      const { uniform, visible } = t.by('sniper', shot).commando('sniper');
      return { uniform, visible };
    };
    for (const shot of ['shoot springfield ground-5', 'throw ground-5']) {
      expect(fires('kept', shot)).toEqual({ uniform: true, visible: false });
      // He loses it by becoming visible.
      expect(fires('lost', shot)).toEqual({ uniform: false, visible: true });
    }
  });
});

describe('15.1 Escorted characters', () => {
  const withEscort = (who: string, tile = 'E') => ({ ...GROUND, objectives: [{ tile, do: 'escort', who }] });

  rule(['15.1a', '15.1h'], 'he appears at once when a commando comes and a space is free; his guard is free; he is no commando', () => {
    const t = given(
      {
        level: withEscort('professor'),
        commandos: { medic: { at: 'ground-1' }, scout: { at: 'ground-4' } },
        levels: { ground: { guards: { 'ground-objective-1': 'mp40' } } },
      },
      [3],
    );
    t.by('medic', 'sneak ground-5');
    expect(t.state.escorts).toMatchObject([{ id: 'professor', visible: false }]);
    expect(t.tile('ground-5').enemies).toEqual({ mp40: 1 });
    expect(t.level.alarm).toBe('silent');
    const full = given(
      {
        level: withEscort('professor'),
        commandos: { medic: { at: 'ground-1' } },
        levels: { ground: { guards: { 'ground-objective-1': 'mp40' }, tiles: enemies('ground-5', 6) } },
      },
      [3, 3, 3, 3, 3, 3, 3],
    );
    full.by('medic', 'sneak ground-5');
    expect(full.state.escorts).toEqual([]);
  });

  const WITH = { commandos: { medic: { at: 'ground-1' } }, escorts: { professor: { at: 'ground-1', objective: 'ground-objective-1' } } };

  rule('15.1b', 'he follows or stays, and only where there is room', () => {
    const t = given(
      { level: withEscort('professor'), ...WITH, levels: { ground: { turned: ['ground-objective-1'], tiles: enemies('ground-2', 1) } } },
      [4, 1],
    );
    t.by('medic', 'move ground-2');
    expect(t.asks).toBe('follow');
    t.by('medic', 'follow professor');
    expect(t.view.escorts).toMatchObject([{ id: 'professor', at: 'ground-2', visible: true }]);
    expect(t.told('check')).toMatchObject([
      { who: 'medic', dice: [4] },
      { who: 'professor', dice: [1] },
    ]);
    expect(t.level.alarm).toBe('triggered');
    const narrow = given(
      { level: withEscort('professor'), ...WITH, levels: { ground: { turned: ['ground-objective-1'], tiles: enemies('ground-2', 3) } } },
      [4, 4, 4],
    );
    narrow.by('medic', 'move ground-2');
    expect(narrow.view.escorts).toMatchObject([{ at: 'ground-1' }]);
  });

  rule('15.1c', 'the first hit ends him, and the operation', () => {
    const t = given(
      {
        level: withEscort('airman'),
        commandos: { medic: { at: 'ground-4' } },
        escorts: { airman: { at: 'ground-1', objective: 'ground-objective-1', visible: true } },
        ...NOBODY,
        levels: { ground: { alarm: 'triggered', turned: ['ground-objective-1'], tiles: enemies('ground-1', 1, 'mauser') } },
      },
      [4],
    );
    t.restOfTurn();
    expect(t.outcome?.how).toBe('escort-lost');
  });

  rule('15.1d', 'the courier is never seen, the airman always, the professor as the tile has it', () => {
    const appears = (who: string, tile: string, from: string) => {
      const t = given({ level: withEscort(who, tile), commandos: { medic: { at: from } }, levels: { ground: {} } });
      t.by('medic', tile === 'G' ? 'move ground-7' : 'move ground-1');
      return t.state.escorts[0]?.visible;
    };
    expect([
      appears('courier', 'G', 'ground-5'),
      appears('airman', 'A', 'ground-5'),
      appears('professor', 'G', 'ground-5'),
      appears('professor', 'A', 'ground-5'),
    ]).toEqual([false, true, true, false]);
  });

  rule('15.1e', 'through a wall with the Scout: not in the English edition, but in the French one', () => {
    const wall = (edition: string) => {
      const t = given({
        level: withEscort('courier', 'A'),
        options: { edition },
        commandos: { scout: { side: 'tan', at: 'ground-7', visible: true } },
        escorts: { courier: { at: 'ground-7', objective: 'ground-objective-1' } },
        levels: { ground: { alarm: 'triggered', turned: ['ground-objective-1'] } },
      });
      return t.by('scout', 'move ground-8');
    };
    expect(wall('english').asks).toBe('commandos');
    expect(wall('french').asks).toBe('follow');
  });

  rule('15.1f', 'having left he is out of the game in English, below with his commando in French', () => {
    const leave = (edition: string) => {
      const t = given({
        level: withEscort('professor'),
        options: { edition },
        ...WITH,
        levels: { ground: { turned: ['ground-objective-1'] } },
      });
      return t.by('medic', 'exit', 'follow professor');
    };
    const english = leave('english');
    expect(english.told('objective-done')).toHaveLength(1);
    expect(english.state.escorts).toEqual([]);
    const t = leave('french');
    expect(t.told('objective-done')).toHaveLength(1);
  });

  rule('15.1g', 'an admiral of the enemy’s makes nobody roll', () => {
    const t = given({
      level: withEscort('admiral'),
      commandos: { medic: { at: 'ground-1' } },
      escorts: { admiral: { at: 'ground-2', objective: 'ground-objective-1' } },
      levels: { ground: { turned: ['ground-objective-1'] } },
    });
    t.by('medic', 'move ground-2');
    expect(t.told('check')).toEqual([]);
  });
});
