/** 2 Stealth, 3 Alarm. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });

describe('2.1 Stealthy', () => {
  rule('2.1a', 'nobody fires at a stealthy commando, on his own tile or beside it', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-1' } },
      ground: { tiles: { ...enemies('ground-1', 2), ...enemies('ground-5', 2) } },
    });
    t.restOfTurn();
    expect(t.told('enemies-shot')).toEqual([]);
  });

  rule(['2.1b', '2.1e'], 'a visible commando hides by entering a small tile, and by nothing else', () => {
    const t = given({ commandos: { sniper: { at: 'ground-5', visible: true } }, ground: { alarm: 'triggered' } });
    t.by('sniper', 'save');
    expect(t.commando('sniper').visible).toBe(true);
    t.by('sniper', 'move ground-1');
    expect(t.commando('sniper').visible).toBe(false);
    expect(t.told('became-stealthy')).toHaveLength(1);
  });

  rule(['2.1c', '2.3d'], 'a large tile makes visible without any check, enemies or not', () => {
    const t = given({ commandos: { sniper: { at: 'ground-5' } }, ground: { tiles: enemies('ground-7', 3) } });
    t.by('sniper', 'move ground-7');
    expect(t.commando('sniper').visible).toBe(true);
    expect(t.told('check')).toEqual([]);
    expect(t.told('reaction-fire')).toEqual([]);
  });

  rule('2.1d', 'onto a medium tile: visible by moving, stealthy by moving stealthily', () => {
    const walks = given({ commandos: { sniper: { at: 'ground-1' } } });
    walks.by('sniper', 'move ground-5');
    expect(walks.commando('sniper').visible).toBe(true);
    const sneaks = given({ commandos: { sniper: { at: 'ground-1' } } });
    sneaks.by('sniper', 'sneak ground-5');
    expect(sneaks.commando('sniper').visible).toBe(false);
    expect(sneaks.commando('sniper').left).toBe(1);
  });
});

describe('2.2 Visible', () => {
  rule('2.2a', 'he is visible although there is no enemy anywhere', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } } });
    t.by('sniper', 'move ground-5');
    expect(t.commando('sniper').visible).toBe(true);
    expect(t.level.alarm).toBe('triggered');
  });

  rule(['2.2b', '14.5a'], 'a standard weapon makes visible and triggers the alarm, hit or miss', () => {
    const t = given({ commandos: { medic: { at: 'ground-1' } }, ground: { tiles: enemies('ground-2', 1) } }, [1, 2]);
    t.by('medic', 'shoot sten ground-2');
    expect(t.commando('medic').visible).toBe(true);
    expect(t.last('alarm-triggered').level).toBe('ground');
  });

  rule(['2.2c', '2.3a', '6.8f'], 'entering among enemies: a die for each, a 1 or 2 gives away, and nobody fires', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } }, ground: { tiles: enemies('ground-2', 2) } }, [3, 2]);
    t.by('sniper', 'move ground-2');
    expect(t.last('check')).toMatchObject({ dice: [3, 2], result: 'visible' });
    expect(t.told('reaction-fire')).toEqual([]);
    const lucky = given({ commandos: { sniper: { at: 'ground-1' } }, ground: { tiles: enemies('ground-2', 2) } }, [3, 6]);
    lucky.by('sniper', 'move ground-2');
    expect(lucky.commando('sniper').visible).toBe(false);
  });

  rule(['2.2d', '14.10a', '14.10b'], '“spotted” gives away whoever stayed hidden, if somebody is left on the tile; it is discarded', () => {
    const kills = (count: number) => {
      const t = given({ commandos: { sniper: { at: 'ground-4' } }, ground: { tiles: enemies('ground-4', count) } }, ['spotted']);
      t.by('sniper', 'close-combat mp40');
      return t;
    };
    expect(kills(2).commando('sniper').visible).toBe(true);
    const alone = kills(1);
    expect(alone.commando('sniper').visible).toBe(false);
    expect(alone.view.discards.spotted).toBe(1);
    expect(alone.tile('ground-4').items).toEqual({});
  });

  rule(['2.2e', '7.4a'], 'enemies go towards the nearest visible commando by the shortest way', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-5', visible: true } },
        ground: { alarm: 'triggered', event: 'movie-night-1', tiles: { ...enemies('ground-10', 1), ...enemies('ground-4', 1) } },
        reserve: { null: 4 },
      },
      [1, 1],
    );
    t.restOfTurn();
    expect(t.told('enemies-moved').map(({ from, tile }) => `${from} ${tile}`)).toEqual(['ground-4 ground-6', 'ground-10 ground-9']);
  });
});

describe('2.3 Stealth check', () => {
  rule('2.3b', 'enemies who enter are counted, not those who were there', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-6' } },
        ground: {
          event: 'second-wind-1',
          tiles: { ...enemies('ground-9', 1), ...enemies('ground-6', 0) },
          guards: { 'ground-nest-1': 'mp40' },
        },
        reserve: { null: 2 },
      },
      [5],
    );
    t.restOfTurn();
    expect(t.last('check').dice).toEqual([5]);
  });

  rule('2.3c', 'nobody hides before the eyes of the enemy: he stays visible, and may not even try to sneak', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-1', visible: true } },
        ground: { alarm: 'triggered', tiles: { ...enemies('ground-2', 1), ...enemies('ground-5', 1) } },
      },
      [1, 1],
    );
    expect(t.whyNot('sniper', 'sneak ground-5')).toBe('seen-coming 2.3');
    t.by('sniper', 'move ground-2');
    expect(t.commando('sniper').visible).toBe(true);
    expect(t.told('check')).toEqual([]);
  });
});

describe('3.1 Alarm', () => {
  rule('3.1a', 'a grenade is noisy, though its thrower stays hidden', () => {
    const t = given(
      { commandos: { sniper: { at: 'ground-1', carries: ['grenade'] } }, ground: { tiles: enemies('ground-2', 1) } },
      [1, 1, 1],
    );
    t.by('sniper', 'throw ground-2');
    expect(t.level.alarm).toBe('triggered');
    expect(t.commando('sniper').visible).toBe(false);
  });

  rule(['3.1b', '3.1d'], 'somebody visible triggers it, and it rings on when he hides', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' } } });
    t.by('sniper', 'move ground-5', 'move ground-1');
    expect(t.commando('sniper').visible).toBe(false);
    expect(t.level.alarm).toBe('triggered');
    t.by('sniper', 'exit');
    expect(t.level.alarm).toBe('triggered');
  });

  rule('3.1c', 'a third commando on a level for two', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1' }, medic: { at: 'ground-2' }, scout: {} } });
    expect(t.level.alarm).toBe('silent');
    t.by('scout', 'move ground-1');
    expect(t.last('alarm-triggered').why).toBe('too-many');
  });

  rule(['3.1e', '6.14b'], 'interrupted while another is visible it rings again at once, and for good', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-2' }, medic: { at: 'ground-5', visible: true, finished: true } },
      ground: { alarm: 'triggered', guards: { 'ground-alarm': 'mp40' } },
    });
    t.by('sniper', 'interrupt-alarm');
    expect(t.told('alarm-interrupted')).toHaveLength(1);
    expect(t.level.alarm).toBe('triggered');
    expect(t.whyNot('sniper', 'interrupt-alarm')).toBe('alarm-used-up 6.14');
  });

  rule('3.1f', 'two levels have two alarms', () => {
    const t = given({
      setup: 'green',
      turn: 3,
      commandos: { sniper: { at: 'barracks-1' }, medic: { at: 'radio-mast-8' } },
      levels: { barracks: {}, 'radio-mast': {} },
    });
    t.by('medic', 'move radio-mast-9');
    expect(t.state.levels.map(({ id, alarm }) => `${id} ${alarm}`)).toEqual(['barracks silent', 'radio-mast triggered']);
  });

  rule(['3.1g', '14.8c'], 'an explosion leaves alarm, nest, doors and trap doors where they are, and triggers the alarm', () => {
    const t = given({
      commandos: { sapper: { at: 'ground-4' } },
      ground: { tiles: { 'ground-2': { charges: 1 }, 'ground-3': { charges: 1 } } },
    });
    t.by('sapper', 'blow-up ground-2', 'blow-up ground-3');
    expect(t.level.alarm).toBe('triggered');
    expect(t.level.alarmToken).toBe(true);
    expect(t.view.levels[0]?.trapDoors).toEqual([
      { id: 'ground-1', open: true },
      { id: 'ground-10', open: false },
    ]);
    t.by('sapper', 'move ground-3');
    expect(t.commando('sapper').inNest).toBe(true);
  });
});
