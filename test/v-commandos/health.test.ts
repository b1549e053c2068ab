/** 8 End of turn, 9 Selection, 10 Health. */
import { describe, expect } from 'vitest';
import { EVENT_CARDS } from '../../src/games/v-commandos/content/events.ts';
import { levelOf } from '../../src/games/v-commandos/content/level.ts';
import { LEVELS } from '../../src/games/v-commandos/content/levels.ts';
import { CARDS, COPIES, HAMMERS, NULLS, REGULARS, SPECIALS } from '../../src/games/v-commandos/content/terms.ts';
import { rule } from '../ledger.ts';
import { begun, GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };

describe('1.3 Components', () => {
  rule(['1.3a', '1.3d'], 'no level needs more than the box holds', () => {
    for (const file of LEVELS) {
      const level = levelOf(file);
      const of = (size: string) => level.tiles.filter((tile) => tile.size === size).length;
      expect([of('small') <= 19, of('medium') <= 6, of('large') <= 4], file.level).toEqual([true, true, true]);
      expect(level.entrances.length <= 8 && level.doors.length <= 20 && level.trapDoors.length <= 6 && level.objectives.length <= 6).toBe(
        true,
      );
      expect(level.triangles.filter(({ kind }) => kind === 'nest').length).toBeLessThanOrEqual(2);
      expect(level.triangles.filter(({ kind }) => kind === 'alarm')).toHaveLength(1);
    }
  });

  rule(['1.3b', '1.3c'], 'cards and tokens are as many as the box has', () => {
    expect(EVENT_CARDS).toHaveLength(37);
    expect(COPIES.reduce((sum, count) => sum + count, 0)).toBe(66);
    expect(CARDS).toHaveLength(10);
    expect([REGULARS, HAMMERS, NULLS, Object.values(SPECIALS).reduce((sum, count) => sum + count, 0)]).toEqual([32, 5, 7, 10]);
  });
});

describe('8 End of turn', () => {
  rule('8.1a', 'all done and one out when the turn ends: not before, and not if nobody is out', () => {
    const end = (more: object) =>
      given({
        commandos: { sniper: { at: 'ground-1' }, medic: { at: 'ground-4' } },
        ...NOBODY,
        ground: { done: ['ground-objective-1', 'ground-objective-2'] },
        ...more,
      });
    const t = end({});
    t.by('sniper', 'exit');
    expect(t.outcome).toBeUndefined();
    t.restOfTurn();
    expect(t.outcome).toEqual({ winners: ['commando-1', 'commando-2'], how: 'success' });
    const stays = end({});
    stays.restOfTurn();
    expect(stays.outcome).toBeUndefined();
  });

  rule('8.2a', 'nobody is left, whoever may be waiting to take over', () => {
    const t = given({ commandos: { sniper: { at: 'ground-4' } }, ground: { tiles: { 'ground-4': { charges: 1 } } } });
    t.by('sniper', 'blow-up ground-4');
    expect(t.outcome?.how).toBe('all-eliminated');
  });

  rule(['8.2c', '11.5b'], 'when the time is over at the end of its last turn', () => {
    const limited = { ...GROUND, turns: 2 };
    const t = given({
      level: limited,
      turn: 1,
      commandos: { sniper: { at: 'ground-1' } },
      reserve: { null: 7 },
      levels: { ground: { deck: ['long-night-3'] } },
    });
    t.restOfTurn();
    expect(t.outcome).toBeUndefined();
    t.restOfTurn();
    expect(t.outcome?.how).toBe('time');
  });
});

describe('9.2 Commando card', () => {
  rule('9.2a', 'a printed weapon fires as often as one likes and cannot be dropped or given', () => {
    const t = given({ commandos: { medic: { at: 'ground-1' }, scout: { at: 'ground-1' } } });
    expect(t.whyNot('medic', 'give sten scout')).toBe('not-carried 6.3');
    expect(t.whyNot('medic', 'drop sten')).toBe('not-carried 6.3');
  });

  rule(['9.2b', '11.5d'], 'starting tokens come out of the reserve, in which all the others are', () => {
    const t = begun('green', 'one');
    t.by('commando-1', 'select medic blue').by('commando-2', 'select scout blue').by('commando-3', 'select sapper tan');
    expect(t.view.commandos.map(({ carries }) => carries)).toEqual([['first-aid', 'first-aid'], ['crowbar'], ['tnt']]);
    expect(t.view.bag.spotted).toBe(11);
  });

  rule('9.2d', 'a skill with “1x” only once a turn', () => {
    const t = given({ commandos: { medic: { at: 'ground-1' }, scout: { at: 'ground-1', wounds: 2, finished: true } } });
    t.by('medic', 'bandage scout');
    expect(t.commando('scout').wounds).toBe(1);
    expect(t.whyNot('medic', 'bandage scout')).toBe('skill-used 9.2');
  });

  rule('9.2e', 'what the ten sides can do', () => {
    const longShot = given(
      { commandos: { sniper: { at: 'ground-1' } }, ground: { tiles: enemies('ground-3', 1, 'stormtrooper') } },
      [1, 1],
    );
    longShot.by('sniper', 'shoot springfield ground-3');
    const camouflage = given({ commandos: { sniper: { side: 'tan', at: 'ground-5' } }, ground: { tiles: enemies('ground-1', 2) } }, [2, 2]);
    camouflage.by('sniper', 'move ground-1');
    expect(camouflage.commando('sniper').visible).toBe(false);
    const twoPoints = given({ commandos: { sapper: { at: 'ground-1' } } });
    twoPoints.by('sapper', 'save', 'save');
    const quickFuse = given({ commandos: { sapper: { side: 'tan', at: 'ground-1', carries: ['tnt'] } } });
    quickFuse.by('sapper', 'lay-tnt');
    expect(quickFuse.commando('sapper').left).toBe(3);
    const quickHands = given({ commandos: { medic: { side: 'tan', at: 'ground-1', wounds: 1, carries: ['first-aid'] } } });
    quickHands.by('medic', 'first-aid medic');
    expect(quickHands.commando('medic').left).toBe(2);
    const softStep = given({ commandos: { scout: { at: 'ground-1' } } });
    softStep.by('scout', 'sneak ground-5');
    expect(softStep.commando('scout').left).toBe(2);
    const orders = given({ commandos: { officer: { at: 'ground-1' }, scout: { at: 'ground-4' } } });
    orders.by('officer', 'order scout');
    expect(orders.commando('scout').savedTop).toBe(true);
    const bluff = given({ commandos: { officer: { side: 'tan', at: 'ground-5' } } });
    bluff.by('officer', 'move ground-7');
    expect(bluff.commando('officer').visible).toBe(false);
    // It gives him away no more than that it hides him.
    const seen = given({ commandos: { officer: { side: 'tan', at: 'ground-5', visible: true } }, ground: { alarm: 'triggered' } });
    expect(seen.by('officer', 'move ground-7').commando('officer').visible).toBe(true);
  });
});

describe('10.1 Injured', () => {
  rule(['10.1a', '10.1b', '10.1c'], 'a saved point on the top slot is lost; a point less from then on; nothing more is saved', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1', visible: true, saved: 1 }, scout: { at: 'ground-4' } },
        ...NOBODY,
        ground: { alarm: 'triggered', event: 'card-players-2', half: 'silent', tiles: enemies('ground-1', 1, 'mauser') },
      },
      [4],
    );
    t.by('medic', 'move ground-2');
    expect([t.commando('medic').savedTop, t.commando('medic').left]).toEqual([false, 1]);
    expect(t.whyNot('medic', 'save')).toBe('top-slot-wounded 10.1');
    t.restOfTurn();
    expect(t.commando('medic').left).toBe(2);
  });
});

describe('10.2 Critical condition', () => {
  const down = { medic: { at: 'ground-4', wounds: 3, critical: 2, carries: ['tnt', 'grenade'] } };

  rule('10.2a', 'collect, drop, give and blow up, nothing that costs a point', () => {
    const t = given({
      commandos: { ...down, scout: { at: 'ground-4' } },
      ground: { tiles: { 'ground-4': { enemies: { mp40: 1 }, items: ['crowbar'] }, 'ground-1': { charges: 1 } } },
    });
    expect(t.whyNot('medic', 'close-combat mp40')).toBe('in-critical-condition 10.2');
    expect(t.whyNot('medic', 'move ground-3')).toBe('in-critical-condition 10.2');
    t.by('medic', 'give tnt scout', 'drop grenade', 'collect crowbar', 'blow-up ground-1');
  });

  rule('10.2b', 'enemies walk by, others who enter cause no check, nobody fires at him; the option of the French edition', () => {
    const lies = (options: object) =>
      given({
        options,
        commandos: { ...down, scout: { since: 2 } },
        ...NOBODY,
        ground: { event: 'second-wind-2', tiles: { ...enemies('ground-4', 2, 'stormtrooper') } },
      });
    const t = lies({});
    t.restOfTurn();
    expect(t.told('enemies-moved')).toMatchObject([{ from: 'ground-4', tile: 'ground-3', count: 2 }]);
    expect([t.told('check'), t.told('enemies-shot')]).toEqual([[], []]);
    expect(t.level.alarm).toBe('silent');
    const seen = lies({ edition: 'french', critical: 'seen' });
    seen.restOfTurn();
    expect([seen.told('enemies-moved'), seen.told('enemies-shot')]).toEqual([[], []]);
  });

  rule(['10.2c', '10.3a'], 'fallen in turn 2, eliminated at the end of turn 3; what he carried stays on the tile', () => {
    const t = given({ commandos: { ...down, scout: { since: 2 } }, ...NOBODY });
    t.restOfTurn();
    expect(t.told('eliminated')).toEqual([]);
    t.state.reserve[2] = 7;
    t.restOfTurn();
    expect(t.last('eliminated')).toMatchObject({ commando: 'medic', why: 'injuries' });
    expect(t.tile('ground-4').items).toEqual({ tnt: 1, grenade: 1 });
  });

  rule('10.2d', 'he may be laid out of a nest', () => {
    const t = given({ commandos: { medic: { at: 'ground-3', nest: true, wounds: 3, critical: 2 }, scout: { at: 'ground-4' } } });
    t.by('medic', 'leave-nest');
    expect(t.whyNot('medic', 'enter-nest')).toBe('in-critical-condition 10.2');
  });
});

describe('10.3, 10.4 Eliminated', () => {
  rule('10.3c', 'the base falls in: the tile with the open trap door at the end of turn 2, what touches it at the end of turn 3', () => {
    const operation = {
      operation: 'base',
      commandos: 2,
      levels: ['ground'],
      after: {},
      special: [{ rule: 'collapse', level: 'ground' }],
      own: [GROUND],
    };
    const t = given(
      {
        operation,
        turn: 1,
        commandos: { sniper: { at: 'ground-5', carries: ['tnt'] }, medic: { at: 'ground-10' } },
        reserve: { null: 7 },
        levels: { ground: {} },
      },
      [],
    );
    t.restOfTurn();
    expect(t.told('collapsed')).toEqual([]);
    t.restOfTurn();
    expect(t.told('collapsed').map(({ tile }) => tile)).toEqual(['ground-1']);
    t.state.reserve[2] = 7;
    t.restOfTurn();
    expect(t.asks).toBe('side');
    expect(t.last('eliminated')).toMatchObject({ commando: 'sniper', why: 'collapse' });
  });

  rule('10.3d', 'a trap door that was unblocked does not fall in first; walls make no difference; who waits outside goes back', () => {
    const own = { ...GROUND, entrances: [{ tile: 'E', side: 'west' }], indoor: 'EH', doors: { HI: 'unlocked' } };
    const operation = {
      operation: 'base',
      commandos: 1,
      levels: ['ground'],
      after: {},
      special: [{ rule: 'collapse', level: 'ground' }],
      own: [own],
    };
    const t = given(
      {
        operation,
        turn: 2,
        commandos: { medic: { at: 'ground-10' } },
        reserve: { null: 7 },
        levels: {
          ground: {
            since: 1,
            trapDoors: { 'ground-10': 'open' },
            barricaded: ['ground-entrance-1'],
            waiting: { 'ground-entrance-1': { mp40: 2 } },
          },
        },
      },
      [],
    );
    t.restOfTurn();
    expect(t.told('collapsed').map(({ tile }) => tile)).toEqual(['ground-1']);
    const { regular = 0 } = t.view.reserve;
    t.restOfTurn();
    expect(t.told('collapsed').map(({ tile }) => tile)).toEqual(['ground-1', 'ground-2', 'ground-5']);
    expect(t.view.reserve.regular).toBe(regular + 2);
    expect(t.view.levels[0]?.entrances[0]?.waiting).toEqual({});
    t.restOfTurn();
    expect(t.outcome).toBeUndefined();
    t.restOfTurn();
    expect(t.outcome).toEqual({ winners: [], how: 'objective-buried' });
  });

  rule(['10.4a', '10.4b', '10.4c'], 'a random card without equipment, on the side one likes, which comes with the next level', () => {
    const t = given(
      {
        setup: 'green',
        turn: 3,
        commandos: { medic: { at: 'barracks-11' }, scout: { since: 3, left: 'barracks' }, sapper: { since: 3 }, officer: { since: 3 } },
        levels: { barracks: { done: ['barracks-objective-1', 'barracks-objective-2'], tiles: { 'barracks-11': { charges: 1 } } } },
      },
      ['sniper'],
    );
    t.by('medic', 'blow-up barracks-11');
    expect(t.asks).toBe('side');
    t.by('commando-1', 'side tan');
    expect(t.last('replaced')).toMatchObject({ commando: 'sniper', side: 'tan', seat: 'commando-1' });
    expect(t.state.fallen).toEqual(['medic']);
    t.restOfTurn();
    expect(t.state.levels.map(({ id }) => id)).toEqual(['radio-mast']);
    expect(t.commando('sniper').carries).toEqual([]);
    expect(t.choicesOf('sniper')).toContain('move radio-mast-8');
    t.by('sniper', 'move radio-mast-8');
    t.level.charges[7] = 1;
    t.by('sniper', 'blow-up radio-mast-8');
    expect(t.asks).toBe('side');
    t.by('commando-1', 'side blue');
    expect(t.last('replaced').commando).toBe('medic');
  });
});
