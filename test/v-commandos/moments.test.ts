/** Points, saved points and free actions where they meet trap doors, wounds and healing. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };
/** Nothing hits. */
const ONES = Array.from({ length: 30 }, () => 1);
const RINGING = { alarm: 'triggered' };

describe('6.17 Saved points and trap doors', () => {
  rule(['6.9a', '6.17a'], 'whoever leaves by a saved point before his own turn has none this turn', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', saved: 1 }, medic: { at: 'ground-4' } } });
    t.by('medic', 'move ground-3').by('sniper', 'exit');
    expect(t.commando('sniper')).toMatchObject({ finished: true, left: 0 });
    t.by('medic', 'done');
    expect(t.state.turn).toBe(3);
  });

  rule(['6.17a', '6.2a'], 'whoever uses one between the actions of another has his own three points afterwards', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', saved: 1 }, medic: { at: 'ground-4' } } });
    t.by('medic', 'move ground-3').by('sniper', 'move ground-2').by('medic', 'done');
    expect(t.commando('sniper').left).toBe(3);
    t.by('sniper', 'move ground-1');
  });

  rule(['6.9b', '6.17a'], 'gone below between two steps he does not come up between the next two', () => {
    const t = given({ commandos: { sapper: { at: 'ground-1', saved: 2, finished: true } }, ...NOBODY, ground: { event: 'second-wind-1' } });
    expect(t.state.phase).toBe('before-reinforcement');
    t.by('sapper', 'exit');
    expect(t.told('exited')).toHaveLength(1);

    expect(t.told('entered')).toEqual([]);
    expect(t.state.turn).toBe(3);
    t.by('sapper', 'use-saved', 'move ground-1');
    expect(t.commando('sapper').left).toBe(3);
  });

  rule(['6.9c', '6.17b'], 'below since last turn he comes up between two steps; stealthily onto a medium tile for two, in English', () => {
    const level = { ...GROUND, trapDoors: { A: 'open', E: 'open' } };
    const up = (edition: string) =>
      given({
        level,
        options: { edition },
        commandos: { sapper: { since: 1, saved: 2, finished: true } },
        ...NOBODY,
        levels: { ground: { event: 'second-wind-1' } },
      });
    const english = up('english').by('sapper', 'sneak ground-5');
    expect([english.commando('sapper').visible, english.view.commandos[0]?.saved]).toEqual([false, 0]);
    const french = up('french');
    expect(french.whyNot('sapper', 'sneak ground-5')).toBe('points-not-combined 6.17');
    french.by('sapper', 'move ground-1');
  });

  rule(['6.15a', '6.17b'], 'an objective of two points: English with a saved one, French not; one of one point in both', () => {
    const objective = (edition: string, points: number) =>
      given({
        level: { ...GROUND, objectives: [{ tile: 'I', do: 'interact', points }] },
        options: { edition },
        commandos: { sniper: { at: 'ground-9', points: 1, saved: 1 }, medic: { at: 'ground-4' } },
        levels: { ground: {} },
      });
    objective('english', 2).by('sniper', 'interact ground-objective-1');
    expect(objective('french', 2).whyNot('sniper', 'interact ground-objective-1')).toBe('points-not-combined 6.17');
    objective('french', 1).by('sniper', 'interact ground-objective-1', 'move ground-6');
  });

  rule(['6.16a', '10.1c'], 'a saved point in hand is not saved anew, and a wound on top keeps the Sapper from both his places', () => {
    const t = given({ commandos: { sapper: { at: 'ground-1', saved: 2, points: 1 }, medic: { at: 'ground-4' } } });
    t.by('sapper', 'use-saved', 'save');
    expect(t.commando('sapper')).toMatchObject({ left: 0, drawn: 1, savedTop: true, savedLow: true });
    expect(t.whyNot('sapper', 'save')).toBe('no-points 6.16');
    const hurt = given({ commandos: { sapper: { at: 'ground-1', wounds: 1 } } });
    expect(hurt.whyNot('sapper', 'save')).toBe('top-slot-wounded 10.1');
  });

  rule(['10.1a', '6.17c'], 'a wound takes the Sapper’s upper saved point, the other stays of use', () => {
    const t = given(
      {
        commandos: { sapper: { at: 'ground-1', visible: true, saved: 2, points: 1 } },
        ground: { ...RINGING, tiles: enemies('ground-1', 1, 'mauser') },
      },
      [6, ...ONES],
    );
    t.by('sapper', 'move ground-5');
    expect(t.commando('sapper')).toMatchObject({ wounds: 1, savedTop: false, savedLow: true });
    t.by('sapper', 'move ground-1');
    expect(t.view.commandos[0]?.saved).toBe(0);
  });

  rule(['6.8c', '10.1b'], 'wounded while moving by a saved point before his turn: two points are left of it, in both editions', () => {
    for (const edition of ['english', 'french']) {
      const t = given(
        {
          options: { edition },
          commandos: { sniper: { at: 'ground-1', visible: true, saved: 1 }, medic: { at: 'ground-4' } },
          ground: { ...RINGING, tiles: enemies('ground-1', 1, 'mauser') },
        },
        [6],
      );
      t.by('medic', 'move ground-6').by('sniper', 'move ground-5').by('medic', 'done');
      expect(t.commando('sniper')).toMatchObject({ wounds: 1, left: 2, savedTop: false });
    }
  });

  rule('6.8c', 'more wounds than points leave none, and the next turn those of the wounds', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-1', visible: true, points: 1 }, medic: { at: 'ground-9' } },
        ...NOBODY,
        ground: { ...RINGING, event: 'card-players-1', half: 'silent', tiles: enemies('ground-1', 1) },
      },
      [6, 6],
    );
    t.by('sniper', 'move ground-5');
    expect(t.commando('sniper')).toMatchObject({ wounds: 2, left: 0, finished: true });
  });
});

describe('6.3 What lies there', () => {
  rule(['6.3a', '6.2b'], 'who spends the last point of all still picks up what it has brought', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-4', points: 1 }, scout: { at: 'ground-1', finished: true } },
        ...NOBODY,
        ground: { tiles: enemies('ground-4', 1) },
      },
      ['grenade', 'null', 'null'],
    );
    t.by('medic', 'close-combat mp40');
    expect(t.whyNot('medic', 'move ground-3')).toBe('no-points 6.5');
    t.by('medic', 'collect grenade');
    expect(t.state.turn).toBe(3);
    const left = given({
      commandos: { medic: { at: 'ground-1', points: 1 } },
      ...NOBODY,
      ground: { tiles: { 'ground-2': { items: ['tnt'] } } },
    });
    left.by('medic', 'move ground-2', 'done');
    expect(left.state.turn).toBe(3);
  });
});

describe('14.2 Healing and points', () => {
  rule(['14.2c', '10.1b'], 'English: a saved point in hand is none of the three', () => {
    const t = given(
      {
        commandos: {
          scout: { at: 'ground-1', visible: true, saved: 1 },
          medic: { at: 'ground-2', saved: 1, carries: ['first-aid'] },
        },
        ground: { ...RINGING, guards: { 'ground-alarm': 'mauser' } },
      },
      [5],
    );
    t.by('scout', 'use-saved', 'move ground-2');
    expect(t.commando('scout')).toMatchObject({ wounds: 1, left: 2 });
    t.by('medic', 'first-aid scout');
    expect(t.commando('scout').left).toBe(3);
  });

  rule('14.2c', 'English: whoever had finished acts again with what he gets back', () => {
    const t = given({
      commandos: { sniper: { at: 'ground-4', wounds: 2, points: 0 }, medic: { at: 'ground-4', carries: ['first-aid'] } },
    });
    t.by('medic', 'first-aid sniper', 'done');
    expect(t.commando('sniper')).toMatchObject({ left: 2, finished: false });
    t.by('sniper', 'move ground-3');
  });

  rule(['14.2a', '10.1c'], 'healed, he saves again; the point that was lost does not come back', () => {
    const t = given({ commandos: { sniper: { at: 'ground-4', wounds: 1, carries: ['first-aid'] }, medic: { at: 'ground-1' } } });
    expect(t.whyNot('sniper', 'save')).toBe('top-slot-wounded 10.1');
    t.by('sniper', 'first-aid sniper', 'save');
    expect(t.commando('sniper')).toMatchObject({ savedTop: true, left: 0 });
  });

  rule(['10.2a', '14.2a'], 'in critical condition: no move, no exit, no attack, no kit for himself; handing over and taking', () => {
    const t = given({
      commandos: {
        sniper: { at: 'ground-1', wounds: 3, critical: 2, carries: ['first-aid', 'grenade'] },
        medic: { at: 'ground-1', carries: ['tnt'] },
      },
      ground: { tiles: enemies('ground-1', 1) },
    });
    for (const text of ['move ground-2', 'exit', 'close-combat mp40', 'throw ground-1', 'first-aid sniper', 'save'])
      expect(t.whyNot('sniper', text), text).toBe('in-critical-condition 10.2');
    t.by('sniper', 'give first-aid medic', 'take tnt medic', 'drop tnt');
    t.by('medic', 'first-aid sniper');
    expect(t.commando('sniper')).toMatchObject({ critical: 0, visible: false, left: 3 });
    expect(t.told('check')).toEqual([]);
  });

  rule(['10.2c', '6.17a'], 'the last moment to heal is after the shooting of the next turn', () => {
    const t = given({
      turn: 3,
      commandos: {
        sniper: { at: 'ground-4', wounds: 3, critical: 2 },
        medic: { at: 'ground-4', saved: 1, carries: ['first-aid'], finished: true },
      },
      ...NOBODY,
      ground: { event: 'second-wind-1' },
    });
    while (t.state.phase !== 'after-shooting') t.by('medic', 'pass');
    t.by('medic', 'first-aid sniper');
    expect(t.told('eliminated')).toEqual([]);
    expect(t.state.turn).toBe(4);
    expect(t.commando('sniper').left).toBe(3);
  });

  rule(['10.2c', '10.3a'], 'fallen while moving in turn two: eliminated at the end of turn three, his things where he lay', () => {
    const t = given(
      {
        commandos: { sniper: { at: 'ground-1', visible: true, wounds: 2, carries: ['tnt'] }, medic: { at: 'ground-9' } },
        ...NOBODY,
        ground: { ...RINGING, event: 'card-players-1', half: 'silent', tiles: enemies('ground-1', 1, 'mauser') },
      },
      [6, ...ONES],
    );
    t.by('sniper', 'move ground-2');
    expect([t.at('sniper'), t.commando('sniper').critical]).toEqual(['ground-2', 2]);
    t.restOfTurn().restOfTurn();
    expect(t.asks).toBe('side');
    expect(t.tile('ground-2').items).toEqual({ tnt: 1 });
  });
});
