/** 6.11, 6.12, 14.5-14.10 Close combat, shooting, nests, grenades, TNT, bombardments. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });

describe('6.11 Close combat', () => {
  rule(['6.11a', '6.11b'], 'hidden and on the same tile: always; the enemy goes to the reserve and a token comes', () => {
    const t = given({ commandos: { medic: { at: 'ground-4' } }, ground: { tiles: enemies('ground-4', 1) } }, ['grenade']);
    const before = t.view.reserve.regular ?? 0;
    t.by('medic', 'close-combat mp40');
    expect(t.view.reserve.regular).toBe(before + 1);
    expect(t.tile('ground-4')).toMatchObject({ enemies: {}, items: { grenade: 1 } });
    expect([t.commando('medic').left, t.level.alarm]).toEqual([2, 'silent']);
    const seen = given({
      commandos: { medic: { at: 'ground-4', visible: true } },
      ground: { alarm: 'triggered', tiles: enemies('ground-4', 1) },
    });
    expect(seen.whyNot('medic', 'close-combat mp40')).toBe('not-stealthy 6.11');
    const away = given({ commandos: { medic: { at: 'ground-4' } }, ground: { tiles: enemies('ground-3', 1) } });
    expect(away.whyNot('medic', 'close-combat mp40')).toBe('no-such-enemy 6.11');
  });
});

describe('6.12 Shooting', () => {
  rule(
    ['6.12a', '6.12b'],
    'his own tile and those beside it, not diagonally, not through a wall or locked door, and only at enemies',
    () => {
      const tiles = { ...enemies('ground-1', 1), ...enemies('ground-5', 1), ...enemies('ground-6', 1), ...enemies('ground-8', 1) };
      const t = given({
        commandos: { medic: { at: 'ground-1' }, officer: { at: 'ground-7' }, scout: { at: 'ground-6' } },
        ground: { tiles },
      });
      expect(t.choicesOf('medic').filter((text) => text.startsWith('shoot '))).toEqual(['shoot sten ground-1', 'shoot sten ground-5']);
      expect(t.whyNot('medic', 'shoot sten ground-6')).toBe('out-of-range 6.12');
      expect(t.whyNot('medic', 'shoot sten ground-2')).toBe('no-enemy 6.12');
      expect(t.whyNot('officer', 'shoot thompson ground-8')).toBe('out-of-range 6.12');
      expect(t.whyNot('scout', 'shoot welrod ground-8')).toBe('out-of-range 6.12');
    },
  );

  rule('6.12c', 'the dice of the weapon against the number of the tile', () => {
    const shot = (at: string, tile: string, dice: number[], drawn: string[] = []) => {
      const t = given({ commandos: { medic: { at } }, ground: { tiles: enemies(tile, 2, 'stormtrooper') } }, [...dice, ...drawn]);
      t.by('medic', `shoot sten ${tile}`);
      return t.last('shot');
    };
    expect(shot('ground-1', 'ground-2', [3, 4], ['tnt'])).toMatchObject({ needed: 4, hits: 1 });
    expect(shot('ground-1', 'ground-5', [2, 3], ['tnt'])).toMatchObject({ needed: 3, hits: 1 });
    expect(shot('ground-5', 'ground-7', [1, 2], ['tnt'])).toMatchObject({ needed: 2, hits: 1 });
  });

  rule('6.12d', 'a 5 may take the one in the nest or another; a 4 may not be given to the nest', () => {
    const at = (die: number) => {
      const t = given(
        {
          commandos: { scout: { at: 'ground-4' } },
          ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', 1, 'stormtrooper') },
        },
        [die, 'tnt'],
      );
      return t.by('scout', 'shoot welrod ground-3');
    };
    const five = at(5);
    expect(five.choicesOf('scout')).toEqual(['kill stormtrooper', 'kill ground-nest-1']);
    five.by('scout', 'kill ground-nest-1');
    expect(five.guard('ground-nest-1')).toBe('');
    const four = at(4);
    expect(four.guard('ground-nest-1')).toBe('mp40');
    expect(four.tile('ground-3').enemies).toEqual({});
    const alone = given({ commandos: { scout: { at: 'ground-4' } }, ground: { guards: { 'ground-nest-1': 'mp40' } } }, [4]);
    alone.by('scout', 'shoot welrod ground-3');
    expect(alone.guard('ground-nest-1')).toBe('mp40');
  });

  rule('6.12f', 'both fall before anything is drawn, so nobody is left to spot him', () => {
    const t = given({ commandos: { scout: { at: 'ground-4', carries: ['sten-silenced'] } }, ground: { tiles: enemies('ground-6', 2) } }, [
      3,
      6,
      'spotted',
      'grenade',
    ]);
    t.by('scout', 'shoot sten-silenced ground-6');
    expect(t.events.map(({ type }) => type).filter((type) => type === 'killed' || type === 'rewarded')).toEqual([
      'killed',
      'killed',
      'rewarded',
    ]);
    expect(t.commando('scout').visible).toBe(false);
    expect(t.tile('ground-6').items).toEqual({ grenade: 1 });
  });

  rule('6.12g', 'a firearm opens a locked door of his tile without a roll, and is heard', () => {
    const t = given({ commandos: { medic: { at: 'ground-6' }, scout: { at: 'ground-9' } } });
    expect(t.whyNot('scout', 'shoot-door welrod ground-door-1')).toBe('no-door-here 6.12');
    t.by('medic', 'shoot-door sten ground-door-1');
    expect(t.level.locked).toEqual([false, false]);
    expect([t.commando('medic').visible, t.level.alarm]).toEqual([true, 'triggered']);
  });

  rule(['6.12h', '14.8d'], 'a shot leaves objectives and commandos alone; only TNT destroys what is to be destroyed', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-9' }, scout: { at: 'ground-8', visible: true } },
        ground: { alarm: 'triggered', tiles: enemies('ground-8', 1) },
      },
      [6, 6, 'tnt'],
    );
    t.by('medic', 'shoot sten ground-8');
    expect(t.level.done).toEqual([false, false]);
    expect(t.commando('scout').wounds).toBe(0);
    const tnt = given({ commandos: { medic: { at: 'ground-9' } }, ground: { tiles: { 'ground-8': { charges: 1 } } } });
    tnt.by('medic', 'blow-up ground-8');
    expect(tnt.level.done).toEqual([true, false]);
  });
});

describe('14.5 Firearms', () => {
  rule('14.5b', 'nobody else fires a weapon that has become hot, the MG42 of a nest included', () => {
    const t = given(
      {
        commandos: { sapper: { at: 'ground-3', nest: true }, officer: { at: 'ground-2' } },
        ground: { tiles: enemies('ground-4', 3, 'stormtrooper') },
      },
      [1, 1, 1, 1, 1, 1, 1, 1],
    );
    t.by('sapper', 'shoot nest ground-4', 'shoot nest ground-4', 'move ground-6').by('officer', 'move ground-3');
    expect(t.commando('officer').inNest).toBe(true);
    expect(t.whyNot('officer', 'shoot nest ground-4')).toBe('overheated 14.5');
    expect(t.whyNot('officer', 'shoot thompson ground-4')).toBeUndefined();
  });

  rule('14.5c', 'the silenced Sten gives nothing away, a sniper rifle only its noise', () => {
    const t = given(
      { commandos: { sniper: { at: 'ground-4', carries: ['sten-silenced'] } }, ground: { tiles: enemies('ground-6', 1) } },
      [1, 1, 1, 1],
    );
    t.by('sniper', 'shoot sten-silenced ground-6');
    expect([t.commando('sniper').visible, t.level.alarm]).toEqual([false, 'silent']);
    t.by('sniper', 'shoot springfield ground-6');
    expect([t.commando('sniper').visible, t.level.alarm]).toEqual([false, 'triggered']);
  });
});

describe('14.6 MG42 nest', () => {
  rule(['14.6a', '14.6b'], 'whoever comes is placed inside, goes in and out for nothing and may fire it', () => {
    const t = given({ commandos: { medic: { at: 'ground-2' } }, ground: { tiles: enemies('ground-4', 1, 'stormtrooper') } }, [1, 1, 1, 1]);
    t.by('medic', 'move ground-3');
    expect(t.commando('medic').inNest).toBe(true);
    t.by('medic', 'leave-nest');
    expect(t.whyNot('medic', 'enter-nest')).toBe('shifted 14.6');
    expect(t.whyNot('medic', 'shoot nest ground-4')).toBe('not-carried 6.12');
    t.by('medic', 'save', 'enter-nest', 'shoot nest ground-4');
    expect(t.last('shot').dice).toHaveLength(4);
    expect(t.commando('medic').left).toBe(0);
  });

  rule('14.6c', 'if the one in it falls, commandos on the tile decide before the enemy takes it', () => {
    const kill = (choice: string) => {
      const t = given(
        { commandos: { medic: { at: 'ground-3' } }, ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-3', 1) } },
        ['tnt'],
      );
      t.by('medic', 'close-combat ground-nest-1');
      expect(t.asks).toBe('nest-first');
      return t.by('medic', choice);
    };
    expect(kill('enter-nest').commando('medic').inNest).toBe(true);
    expect(kill('leave-it').guard('ground-nest-1')).toBe('mp40');
  });
});

describe('14.7 Grenade', () => {
  rule('14.7a', 'thrown like a shot at enemies, not at doors', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-6', carries: ['grenade'] } },
        ground: { tiles: { ...enemies('ground-4', 1), ...enemies('ground-8', 1) } },
      },
      [4, 1, 1, 'tnt'],
    );
    expect(t.whyNot('sniper', 'throw ground-8')).toBe('out-of-range 6.12');
    expect(t.choicesOf('sniper').filter((text) => text.startsWith('shoot-door grenade'))).toEqual([]);
    t.by('sniper', 'throw ground-4');
    expect(t.told('killed')).toHaveLength(1);
    expect(t.commando('sniper').carries).toEqual([]);
  });

  rule('14.7b', 'what is left hits whoever is visible there, the thrower too, and nobody hidden', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-4', visible: true, carries: ['grenade'] }, scout: { at: 'ground-4' } },
        ground: { alarm: 'triggered', tiles: enemies('ground-4', 1) },
      },
      [4, 5, 1, 'tnt'],
    );
    t.by('medic', 'throw ground-4');
    expect([t.commando('medic').wounds, t.commando('scout').wounds]).toEqual([1, 0]);
  });
});

describe('14.8 TNT', () => {
  rule(['14.8b', '10.3b'], 'everybody on the tile goes, hidden or not, with all he carries; nothing is drawn', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-4', carries: ['grenade'] }, scout: { at: 'ground-1' } },
        ground: { tiles: { 'ground-4': { charges: 2, enemies: { mp40: 3 }, items: ['crowbar'] } } },
      },
      ['sniper'],
    );
    const before = t.view.reserve.regular ?? 0;
    t.by('scout', 'blow-up ground-4');
    expect(t.view.reserve.regular).toBe(before + 3);
    expect(t.last('eliminated')).toMatchObject({ commando: 'medic', why: 'explosion' });
    expect(t.tile('ground-4')).toMatchObject({ enemies: {}, items: {}, charges: 0 });
    expect(t.view.discards).toMatchObject({ grenade: 1, crowbar: 1, tnt: 2 });
    expect(t.told('rewarded')).toEqual([]);
  });

  rule(['8.2d', '8.2e'], 'with an objective not to be destroyed on the tile the operation fails at once', () => {
    const t = given({ commandos: { medic: { at: 'ground-6' } }, ground: { tiles: { 'ground-9': { charges: 1 } } } });
    t.by('medic', 'blow-up ground-9');
    expect(t.outcome?.how).toBe('objective-destroyed');
  });
});

describe('14.9 Bombardment', () => {
  rule(['14.9a', '14.9b'], 'any outdoor tile of any level; enemies first, then whoever is visible there', () => {
    const t = given(
      {
        setup: 'green',
        turn: 3,
        commandos: {
          medic: { at: 'barracks-1', carries: ['bombardment'] },
          scout: { at: 'radio-mast-8', visible: true },
          sniper: { at: 'radio-mast-8' },
        },
        levels: { barracks: {}, 'radio-mast': { alarm: 'triggered', tiles: { 'radio-mast-8': { enemies: { mauser: 1 } } } } },
      },
      [4, 6, 1, 2, 'tnt'],
    );
    expect(t.whyNot('medic', 'bombard radio-mast-6')).toBe('indoors 14.9');
    t.by('medic', 'bombard radio-mast-8');
    expect(t.last('shot')).toMatchObject({ weapon: 'bombardment', needed: 4, hits: 2 });
    expect([t.commando('scout').wounds, t.commando('sniper').wounds]).toEqual([1, 0]);
    expect(t.state.levels.map(({ alarm }) => alarm)).toEqual(['silent', 'triggered']);
  });
});
