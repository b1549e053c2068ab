/** Equipment, sentence by sentence of the two books: charges, grenades, bombardments. */
import { describe, expect, it } from 'vitest';
import { GROUND, given } from './given.ts';

const EDITIONS = ['english', 'french'] as const;
const ONES = Array.from({ length: 40 }, () => 1);
const RINGING = { alarm: 'triggered' };
const NOBODY = { reserve: { null: 7 } };
const STILL = { event: 'card-players-1', half: 'silent' };
const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });

describe.each(EDITIONS)('TNT, %s edition', (edition) => {
  const options = { edition };

  it('laid it makes no noise and lies red side up; blown up it triggers the alarm, in both books', () => {
    const t = given({ options, commandos: { medic: { at: 'ground-1', carries: ['tnt'] }, scout: { at: 'ground-1' } } });
    t.by('medic', 'lay-tnt');
    expect([t.level.alarm, t.commando('medic').left, t.whyNot('medic', 'collect tnt')]).toEqual(['silent', 2, 'red-side 6.3']);
    t.by('medic', 'move ground-2', 'done').by('scout', 'move ground-2').by('medic', 'blow-up ground-1');
    expect([t.level.alarm, t.view.discards.tnt]).toEqual(['triggered', 1]);
  });

  it('under the guard of the alarm it takes the guard, not the alarm', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-1' } },
      reserve: {},
      ground: {
        guards: { 'ground-alarm': 'mauser' },
        tiles: { 'ground-2': { enemies: { 'hammer-mp40': 1, pioneer: 1 }, charges: 1 } },
      },
    });
    t.by('medic', 'blow-up ground-2');
    expect([t.guard('ground-alarm'), t.level.alarmToken, t.view.reserve]).toEqual(['', true, { regular: 1, hammer: 1, pioneer: 1 }]);
    expect([t.told('rewarded'), t.tile('ground-2').enemies]).toEqual([[], {}]);
  });

  it('an alarm once interrupted that a charge sets off rings for good', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-2' } },
      ground: { interrupted: true, alarmToken: edition === 'english', tiles: { 'ground-6': { charges: 1 } } },
    });
    t.by('medic', 'blow-up ground-6');
    expect(t.level.alarm).toBe('triggered');
    expect(t.choicesOf('medic')).not.toContain('interrupt-alarm');
  });

  it('in a nest nobody is safe from it, and the nest stays', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-1' } },
      ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: { 'ground-3': { charges: 1 } } },
    });
    t.by('medic', 'blow-up ground-3', 'move ground-2', 'move ground-3');
    expect([t.last('exploded').enemies, t.commando('medic').inNest]).toEqual([1, true]);
  });

  it('a German officer on the tile is eliminated, and the objective done', () => {
    const t = given({
      options,
      level: { ...GROUND, objectives: [{ tile: 'D', do: 'eliminate' }] },
      commandos: { medic: { at: 'ground-1' } },
      reserve: {},
      levels: { ground: { guards: { 'ground-objective-1': 'german-officer' }, tiles: { 'ground-4': { charges: 1 } } } },
    });
    t.by('medic', 'blow-up ground-4');
    expect([t.level.done, t.view.reserve]).toEqual([[true], {}]);
  });

  it('blown up before the reinforcements it brings two for each entrance', () => {
    const t = given({
      options,
      commandos: { medic: { at: 'ground-1' } },
      ...NOBODY,
      ground: { ...STILL, tiles: { 'ground-6': { charges: 1 } } },
    });
    t.by('medic', 'done', 'blow-up ground-6');
    expect(t.told('drawn').map(({ tokens }) => tokens.length)).toEqual([2, 2]);
  });

  it('a grenade or bombardment is no powerful explosive: an objective stays, and no operation fails by it', () => {
    const t = given(
      {
        options,
        level: {
          ...GROUND,
          objectives: [
            { tile: 'D', do: 'destroy' },
            { tile: 'D', do: 'interact', points: 1 },
          ],
        },
        commandos: { medic: { at: 'ground-3', carries: ['grenade', 'bombardment'] } },
        levels: { ground: { tiles: enemies('ground-4', 1, 'stormtrooper') } },
      },
      [6, 6, 6, 'tnt', 6, 6, 6, 6],
    );
    t.by('medic', 'throw ground-4', 'bombard ground-4');
    expect([t.level.done, t.outcome]).toEqual([[false, false], undefined]);
  });
});

describe.each(EDITIONS)('Grenade, %s edition', (edition) => {
  const options = { edition };

  it('what is left after the last enemy must be taken; among two visible commandos the players choose', () => {
    const t = given(
      {
        options,
        commandos: {
          medic: { at: 'ground-1', carries: ['grenade'] },
          scout: { at: 'ground-2', visible: true },
          sniper: { at: 'ground-2', visible: true },
        },
        ground: { ...RINGING, tiles: enemies('ground-2', 1, 'stormtrooper') },
      },
      [4, 5, 6, 'tnt'],
    );
    t.by('medic', 'throw ground-2');
    expect(t.told('killed')).toHaveLength(1);
    expect(t.choicesOf('medic').sort()).toEqual(['hit scout', 'hit sniper']);
    t.by('medic', 'hit scout', 'hit scout');
    expect([t.commando('scout').wounds, t.commando('sniper').wounds]).toEqual([2, 0]);
  });

  it('enemies fall first: no commando takes a hit while one stands', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2', visible: true, carries: ['grenade'] } },
        ground: { ...RINGING, tiles: { 'ground-2': { enemies: { stormtrooper: 3, pioneer: 1 } } } },
      },
      [4, 5, 6, 'tnt', 'tnt', 'tnt'],
    );
    t.by('medic', 'throw ground-2');
    expect(t.choicesOf('medic').every((text) => text.startsWith('kill'))).toBe(true);
    t.by('medic', 'kill stormtrooper', 'kill stormtrooper', 'kill pioneer');
    expect([t.commando('medic').wounds, t.tile('ground-2').enemies]).toEqual([0, { stormtrooper: 1 }]);
  });

  it('a visible commando in a nest is hit by 5 or 6 only: a 4 left over is lost', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-2', carries: ['grenade'] }, scout: { at: 'ground-3', nest: true, visible: true } },
        ground: { ...RINGING, tiles: enemies('ground-3', 1, 'stormtrooper') },
      },
      [4, 4, 6, 'tnt'],
    );
    t.by('medic', 'throw ground-3');
    expect([t.commando('scout').wounds, t.told('killed').length]).toEqual([1, 1]);
  });

  it('the thrower on another tile is out of it, seen or not', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', visible: true, carries: ['grenade'] } },
        ground: { ...RINGING, tiles: enemies('ground-2', 1, 'stormtrooper') },
      },
      [4, 5, 6, 'tnt'],
    );
    t.by('medic', 'throw ground-2');
    expect([t.commando('medic').wounds, t.view.discards.grenade, t.last('hits-lost').hits]).toEqual([0, 1, 2]);
  });

  it('a visible escorted character falls by what is left over', () => {
    const t = given(
      {
        options,
        level: { ...GROUND, objectives: [{ tile: 'I', do: 'escort', who: 'airman' }] },
        commandos: { medic: { at: 'ground-1', carries: ['grenade'] } },
        escorts: { airman: { at: 'ground-2', objective: 'ground-objective-1', visible: true } },
        levels: { ground: { ...RINGING, turned: ['ground-objective-1'], tiles: enemies('ground-2', 1, 'stormtrooper') } },
      },
      [4, 5, 1, 'tnt'],
    );
    t.by('medic', 'throw ground-2');
    expect(t.outcome?.how).toBe('escort-lost');
  });

  it('whoever lies on the tile in critical condition is ignored', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', carries: ['grenade'] }, scout: { at: 'ground-2', wounds: 3, critical: 2 } },
        ground: { ...RINGING, tiles: enemies('ground-2', 1, 'stormtrooper') },
      },
      [4, 5, 6, 'tnt'],
    );
    t.by('medic', 'throw ground-2');
    expect(t.commando('scout')).toMatchObject({ wounds: 3, critical: 2 });
  });

  it('a hidden thrower is spotted like a shooter, if an enemy is left on the tile', () => {
    const thrown = (left: number) => {
      const t = given(
        {
          options,
          commandos: { medic: { at: 'ground-1', carries: ['grenade'] } },
          ground: { tiles: enemies('ground-2', 1 + left, 'stormtrooper') },
        },
        [4, 1, 1, 'spotted'],
      );
      return t.by('medic', 'throw ground-2').commando('medic').visible;
    };
    expect([thrown(0), thrown(1)]).toEqual([false, true]);
  });
});

describe.each(EDITIONS)('Bombardment, %s edition', (edition) => {
  const options = { edition };

  it('rings where it falls, not where it is called from; a caller indoors calls as well', () => {
    const t = given(
      {
        setup: 'green',
        options,
        turn: 3,
        commandos: { medic: { at: 'barracks-1', carries: ['bombardment'] }, scout: { at: 'radio-mast-6', carries: ['bombardment'] } },
        levels: { barracks: {}, 'radio-mast': { tiles: { 'radio-mast-8': { enemies: { stormtrooper: 1 } } } } },
      },
      ONES,
    );
    t.by('medic', 'bombard radio-mast-8');
    expect([t.state.levels.map(({ alarm }) => alarm), t.commando('medic').left, t.view.discards.bombardment]).toEqual([
      ['silent', 'triggered'],
      2,
      1,
    ]);
    t.by('medic', 'done').by('scout', 'bombard radio-mast-8');
  });

  it('a caller who is seen on the tile takes what is left; who is hidden or down there does not', () => {
    const t = given(
      {
        options,
        commandos: {
          medic: { at: 'ground-2', visible: true, carries: ['bombardment'] },
          scout: { at: 'ground-2' },
          sniper: { at: 'ground-2', wounds: 3, critical: 2 },
        },
        ground: { ...RINGING, tiles: enemies('ground-2', 1, 'stormtrooper') },
      },
      [6, 5, 4, 3, 'tnt'],
    );
    t.by('medic', 'bombard ground-2');
    expect([t.commando('medic').wounds, t.commando('scout').wounds, t.commando('sniper').wounds]).toEqual([2, 0, 3]);
  });

  it('nobody who waits outside is hit', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', carries: ['bombardment'] } },
        ground: { tiles: enemies('ground-4', 4), waiting: { 'ground-entrance-1': { mauser: 2 } } },
      },
      [6, 6, 6, 6, 'tnt', 'tnt', 'tnt', 'tnt'],
    );
    t.by('medic', 'bombard ground-4');
    expect(t.view.levels[0]?.entrances[0]?.waiting).toEqual({ mauser: 2 });
  });

  it('a nest needs a 5', () => {
    const t = given(
      {
        options,
        commandos: { medic: { at: 'ground-1', carries: ['bombardment'] } },
        ground: { guards: { 'ground-nest-1': 'mp40' } },
      },
      [4, 4, 4, 4],
    );
    t.by('medic', 'bombard ground-3');
    expect(t.guard('ground-nest-1')).toBe('mp40');
  });
});
