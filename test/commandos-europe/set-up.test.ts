/** 2.0-7.0 Set-up, turns, winning, purchases, missions. */
import { describe, expect } from 'vitest';
import { BASE_COST, costOf, pieceAt } from '../../src/games/commandos-europe/content/pieces.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { begun, Given, given } from './given.ts';
import { beside, far, line, one, times } from './places.ts';

const ROAD = line('norway', 4, times(5, { cost: 1, has: ['road'], lacks: ['river'] } as const));
const [R0 = '', R1 = '', R2 = ''] = ROAD;
const HOME = far('norway', R0, 8);
const OTHER = far('norway', HOME, 5);
const SITE = one('norway', { base: true, has: ['sea'] });
const squads = { 'a-squad-1': { at: HOME }, 'b-squad-1': { at: HOME } };

/** A set-up with the dice to come. */
function scripted(setup: string, dice: (number | string)[], options: Record<string, string> = {}): Given {
  return new Given(commandosEurope.begin({ id: setup, options }, scriptedRandom(dice)));
}

describe('3.1 bases', () => {
  rule(['3.1a', '3.1b', '3.1c'], 'anywhere but in or next to a building; at sea too; never two in a hex', () => {
    const t = begun('norway', 'bases');
    expect([t.why('base 0237'), t.why(`base ${beside('0237', 1)}`), t.why('base 2551')]).toEqual([
      'building-near 3.1',
      'building-near 3.1',
      'other-map 3.1',
    ]);
    expect(t.why(`base ${SITE}`)).toBeUndefined();
    t.choose(`base ${HOME}`, 'buy base');
    expect(t.why(`base ${HOME}`)).toBe('base-there 3.1');
    t.choose(`base ${OTHER}`);
    expect(t.view.bases).toEqual([HOME, OTHER]);
    expect(begun('continent', 'airfield').why('base 0912')).toBe('building-near 3.1');
  });

  rule(['3.4a', '3.5a', '3.0a', '3.6a', '2.1a'], 'with two bases the player says who begins where, and where purchases go', () => {
    const t = scripted('norway', ['feint', 1]);
    expect([t.view.cup, Object.values(t.view.pool).reduce((sum, count) => sum + count, 0), t.state.missions.length]).toEqual([24, 20, 19]);
    t.choose(`base ${HOME}`, 'buy base', `base ${OTHER}`, 'draw', 'put b-squad-1');
    expect([t.why('put b-squad-1'), t.why('put jeep')]).toEqual(['same-base 3.4', 'not-there 3.4']);
    t.choose('done', 'buy rope', `at ${OTHER}`);
    expect([t.at('a-squad-1'), t.at('b-squad-1'), t.at('rope')]).toEqual([HOME, OTHER, OTHER]);
  });

  rule(['3.1d', '3.0b', '2.2a'], 'the next map is set up anew; a bought base comes along, unless it was lost', () => {
    const last = { setup: 'war', phase: 'success', accomplished: [6, 0, 0, 0], pieces: squads };
    const t = given({ ...last, bases: [HOME, OTHER] });
    expect([t.asks, t.view.map, t.view.bases]).toEqual(['base', 'north-africa', ['', '']]);
    t.choose(`base ${one('north-africa', { base: true, cost: 1 })}`);
    expect(t.asks).toBe('second-base');
    const lost = given({ ...last, bases: [HOME], basesLost: [1] });
    lost.choose(`base ${one('north-africa', { base: true, cost: 1 })}`);
    expect(lost.asks).toBe('before-draw');
    expect(lost.why('buy base')).toBeUndefined();
    expect(lost.why(`go ${R0}`)).toBe('not-now 7.0');
  });
});

describe('3.2, 3.3 men', () => {
  const over = (pieces: object, map = 'norway', accomplished = [6, 0, 0, 0]) =>
    given({ setup: 'war', map, phase: 'success', accomplished, bases: [], pieces }, [1]);

  rule(['3.2a', '3.3a', '6.2a'], '20 points; squads 15 and 10, leaders 7 and 3', () => {
    const t = scripted('norway', ['feint', 1]);
    t.choose(`base ${HOME}`, 'draw');
    expect(t.view.points).toBe(20);
    expect(['a-squad-2', 'b-squad-2', 'commander-2', 'officer-2'].map((id) => costOf(pieceAt(id)))).toEqual([15, 10, 7, 3]);
    expect([t.why('buy a-squad-1'), t.why('buy officer-1')]).toEqual(['not-for-sale 3.2', 'not-for-sale 3.3']);
    t.choose('buy a-squad-2', 'buy officer-2');
    expect([t.view.points, t.at('a-squad-2'), t.why('buy a-squad-2'), t.why('buy jeep')]).toEqual([
      2,
      HOME,
      'on-the-map 4.0',
      'too-dear 6.2',
    ]);
    expect(begun('norway', 'purse', { purse: 'full' }).view.points).toBe(28);
    expect(begun('norway', 'purse', { purse: 'thin' }).view.points).toBe(10);
  });

  rule(
    ['3.2b', '3.2c', '3.2d', '3.3b', '3.3c', '13.1f'],
    'lines that live have successors; leaders come in any case; bought men stay as they are',
    () => {
      const t = over({
        'a-squad-1': { at: 'gone' },
        'b-squad-1': { at: R0, marker: 'shaken' },
        'commander-1': { at: 'gone' },
        'officer-1': { at: 'gone' },
        'officer-2': { at: R0 },
        'commander-2': { at: 'gone' },
      });
      expect([
        t.at('a-squad-1'),
        t.at('b-squad-1'),
        t.at('commander-1'),
        t.at('officer-1'),
        t.at('officer-2'),
        t.at('commander-2'),
      ]).toEqual(['gone', 'coming', 'coming', 'coming', 'coming', 'gone']);
      expect(t.view.pieces.find(({ id }) => id === 'b-squad-1')?.marker).toBe('');
      const desert = one('north-africa', { base: true, cost: 1, lacks: ['coast'] });
      t.choose(`base ${desert}`, 'draw').until('movement');
      t.choose('move b-squad-1');
      expect([t.view.move?.land, t.state.heard]).toEqual([5, [0, 0, 0, 0]]);
      const normandy = over({ 'b-squad-1': { at: one('north-africa', { cost: 1, lacks: ['sea'] }) } }, 'north-africa', [6, 6, 0, 0]);
      normandy
        .choose(`base ${one('normandy', { base: true, cost: 1 })}`, 'draw')
        .until('movement')
        .choose('move b-squad-1');
      expect(normandy.view.move?.land).toBe(6);
      const continent = over({ 'b-squad-1': { at: one('normandy', { cost: 1 }) } }, 'normandy', [6, 6, 6, 0]);
      continent
        .choose(`base ${one('continent', { base: true, cost: 1 })}`, 'draw')
        .until('movement')
        .choose('move b-squad-1');
      expect(continent.view.move?.land).toBe(6);
      // No new leaders on the Continent: veterans that fell in Normandy stay away.
      const fallen = over(
        {
          'a-squad-1': { at: one('normandy', { cost: 1 }) },
          'officer-1': { at: 'gone' },
          'commander-1': { at: one('normandy', { cost: 1 }) },
        },
        'normandy',
        [6, 6, 6, 0],
      );
      expect([fallen.at('officer-1'), fallen.at('commander-1'), fallen.last('map-began').leaders]).toEqual([
        'gone',
        'coming',
        ['commander-1'],
      ]);
    },
  );

  rule('13.1f', 'a squad or leader that is gone is not bought again', () => {
    const t = given({
      phase: 'purchase',
      mission: { id: 'feint', at: R2 },
      bases: [HOME],
      pieces: { ...squads, 'b-squad-2': { at: 'gone' }, 'officer-2': { at: 'gone' } },
    });
    expect([t.why('buy b-squad-2'), t.why('buy officer-2')]).toEqual(['gone-for-good 3.2', 'gone-for-good 3.3']);
  });

  rule('3.4c', 'gear in a base or with somebody comes along, stripped gear does not', () => {
    const sea = one('norway', { has: ['coast'] });
    const t = given(
      {
        setup: 'war',
        phase: 'success',
        accomplished: [6, 0, 0, 0],
        bases: [HOME],
        pieces: {
          ...squads,
          'a-squad-1': { at: R0 },
          radio: { at: R0, with: 'a-squad-1' },
          camera: { at: R1 },
          rope: { at: HOME },
          dinghy: { at: sea },
          jeep: { at: R2 },
          piat: { at: R2, with: 'jeep' },
        },
      },
      [1],
    );
    const names = ['radio', 'camera', 'rope', 'dinghy', 'jeep', 'piat'].map((id) => t.at(id));
    expect(names).toEqual(['coming', '', 'coming', 'coming', 'coming', 'coming']);
    const desert = one('north-africa', { base: true, cost: 1, lacks: ['coast'] });
    t.choose(`base ${desert}`, 'draw');
    expect([t.at('dinghy'), t.at('radio'), t.holder('radio')]).toEqual([desert, desert, '']);
  });
});

describe('4.0 turns', () => {
  rule(
    ['4.0a', '4.0b', '3.4b', '6.0a', '7.0a'],
    'a mission is drawn and placed, then points are spent, then squads move; the next turn begins with movement',
    () => {
      const t = scripted('norway', ['blow-bridge', 6]);
      t.choose(`base ${HOME}`);
      expect(t.why('buy rope')).toBe('no-mission 3.4');
      t.choose('draw');
      expect(t.last('mission-drawn')).toMatchObject({ mission: 'blow-bridge', roll: 6, hex: '0146', requires: ['explosives'] });
      expect(t.asks).toBe('purchase');
      t.choose('buy explosives', 'done');
      expect([t.asks, t.why('buy rope')]).toEqual(['movement', 'not-now 10.0']);
      t.choose('done');
      expect(t.asks).toBe('success');
      t.choose('pass');
      expect([t.asks, t.view.turn]).toEqual(['movement', 2]);
    },
  );

  rule(
    ['4.0d', '4.0c', '2.3a', '2.3b'],
    'a map is over after six missions, when the turn has been played; there are no more pieces than counters',
    () => {
      const t = given(
        { setup: 'war', accomplished: [5, 0, 0, 0], mission: { id: 'feint', at: R1 }, bases: [HOME], pieces: { 'a-squad-1': { at: R0 } } },
        [10, 1],
      );
      t.choose('move a-squad-1', `go ${R1}`);
      expect([t.view.accomplished[0], t.asks]).toEqual([6, 'movement']);
      t.choose('done');
      expect([t.asks, t.last('map-ended')]).toMatchObject(['base', { map: 'norway', accomplished: 6 }]);
      t.choose(`base ${one('north-africa', { base: true, cost: 1, lacks: ['coast'] })}`, 'draw');
      expect(t.state.cup.length).toBe(24);
      const shop = given({ phase: 'purchase', bases: [HOME], points: 50, pieces: squads });
      shop.choose('buy bren', 'buy bren');
      expect([shop.at('bren-1'), shop.at('bren-2'), shop.why('buy bren')]).toEqual([HOME, HOME, 'on-the-map 4.0']);
    },
  );

  rule(['4.0e', '12.2a'], 'whoever leaves a map forfeits the rest of it; awareness begins anew', () => {
    const leaving = {
      setup: 'war',
      phase: 'purchase',
      accomplished: [2, 0, 0, 0],
      mission: { id: 'feint', at: R1 },
      bases: [HOME],
      pieces: squads,
    };
    const t = given(leaving);
    expect(t.view.awareness).toBe(2);
    t.choose('end-map');
    expect([t.view.forfeited, t.view.score, t.view.map, t.view.awareness]).toEqual([[4, 0, 0, 0], -2, 'north-africa', 0]);
    const free = given({ ...leaving, options: { undrawn: 'nothing' } }).choose('end-map');
    expect(free.view.score).toBe(1);
    const before = { ...leaving, phase: 'placement', mission: undefined };
    expect(given(before).why('end-map')).toBe('after-the-draw 4.0');
    expect(given({ ...before, options: { undrawn: 'nothing' } }).choose('end-map').view.score).toBe(2);
  });

  rule(['4.0f', '5.0a'], 'the war may be ended on any map', () => {
    const t = given({
      setup: 'war',
      phase: 'purchase',
      accomplished: [3, 0, 0, 0],
      forfeited: [1, 0, 0, 0],
      mission: { id: 'feint', at: R1 },
      bases: [HOME],
      pieces: squads,
    });
    t.choose('end-war');
    expect([t.outcome, t.view.score]).toEqual([{ winners: [], how: 'court-martial' }, 0]);
  });
});

describe('5.0 winning', () => {
  const ending = (accomplished: number[], forfeited: number[], lost: number, more: object = {}) =>
    given({
      setup: 'war',
      map: 'continent',
      phase: 'success',
      accomplished,
      forfeited,
      lost,
      pieces: { 'a-squad-1': { at: '0912' } },
      ...more,
    });

  rule(['5.0a', '5.0c'], '20 accomplished, 4 forfeited, one squad lost: 15, a promotion', () => {
    expect(ending([5, 5, 5, 5], [1, 1, 1, 1], 1).outcome).toEqual({ winners: ['commander'], how: 'promotion' });
    const levels = [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4].map((score) => {
      const done = (24 + score) / 2;
      const split = [6, 6, 6, done - 18].map((count) => Math.max(0, count));
      const accomplished = done >= 18 ? split : [6, 6, done - 12, 0];
      return ending(
        accomplished,
        accomplished.map((count) => 6 - count),
        0,
      ).outcome?.how;
    });
    expect(levels).toEqual([
      'victoria-cross',
      'national-hero',
      'award-and-promotion',
      'award',
      'promotion',
      'meritorious-service',
      'adequate-performance',
      'poor-performance',
      'reassignment',
      'demotion',
      'court-martial',
    ]);
  });

  rule('5.0e', 'a map alone counts four times, a first raid eight times', () => {
    const alone = given({ setup: 'norway', phase: 'success', accomplished: [5, 0, 0, 0], forfeited: [1, 0, 0, 0], pieces: squads });
    expect(alone.outcome?.how).toBe('promotion');
    const raid = given({ setup: 'first-raid', phase: 'success', accomplished: [3, 0, 0, 0], pieces: squads });
    expect(raid.outcome?.how).toBe('victoria-cross');
  });

  const fatal = (more: object) => ({
    setup: 'war',
    bases: [HOME],
    enemies: { 'strongpoint-1': R1 },
    mission: { id: 'feint', at: HOME === OTHER ? R2 : OTHER },
    ...more,
  });
  const doomed = { at: R0, detected: 1, marker: 'shaken' };

  rule(['5.0b', '13.1b'], 'a squad lost in a mission that is forfeited is not counted, but stays lost', () => {
    const t = given(fatal({ pieces: { 'a-squad-1': doomed, 'b-squad-1': { at: HOME } } }), [6, 1, 'light-wounds', 'evacuate-national', 1]);
    t.choose('done').choose('done');
    expect([t.at('a-squad-1'), t.view.lostLately]).toEqual(['gone', 1]);
    t.choose('forfeit', 'draw');
    expect([t.view.lost, t.view.lostLately]).toEqual([0, 0]);
    const kept = given(
      fatal({ accomplished: [1, 0, 0, 0], mission: undefined, pieces: { 'a-squad-1': doomed, 'b-squad-1': { at: HOME } } }),
      [6, 1, 'light-wounds', 'evacuate-national', 1],
    );
    kept.choose('done').choose('done').choose('draw');
    expect([kept.view.lost, kept.view.score]).toEqual([1, 0]);
  });

  rule('5.0d', 'with the last squad the war is lost', () => {
    const t = given(fatal({ accomplished: [5, 0, 0, 0], pieces: { 'a-squad-1': doomed, 'commander-1': { at: R0 } } }), [
      6,
      1,
      'light-wounds',
    ]);
    t.choose('done').choose('done');
    expect(t.outcome).toEqual({ winners: [], how: 'defeat' });
  });
});

describe('6.0 purchases, 7.0 missions', () => {
  const there = (pieces: object, mission: object, more: object = {}) => ({ bases: [HOME], pieces, mission, ...more });

  rule(['7.1a', '6.1a', '7.1c', '6.2b'], 'a squad with all that is required accomplishes it, and nothing is used up', () => {
    const mission = { id: 'destroy-power-plant', at: R1 };
    const t = given(there({ 'a-squad-1': { at: R0 }, 'explosives-1': { at: R0, with: 'a-squad-1' } }, mission), [10]);
    t.choose('move a-squad-1', `go ${R1}`);
    expect(t.view.accomplished[0]).toBe(0);
    const both = { 'a-squad-1': { at: R0 }, 'explosives-2': { at: R0, with: 'a-squad-1' }, 'wire-cutters': { at: R1 } };
    const u = given(there(both, mission, { points: 3 }), [10]).choose('move a-squad-1', `go ${R1}`);
    expect([u.view.accomplished[0], u.view.points, u.at('explosives-2'), u.at('wire-cutters')]).toEqual([1, 10, R1, R1]);
  });

  rule(['7.1b', '7.1d'], 'leaders and gear do not; when the gear arrives, the squad that waits there does', () => {
    const mission = { id: 'capture-peak', at: R1 };
    const t = given(there({ 'commander-1': { at: R0 }, rope: { at: R0, with: 'commander-1' }, 'a-squad-1': { at: HOME } }, mission));
    t.choose('move commander-1', `go ${R1}`);
    expect(t.view.accomplished[0]).toBe(0);
    const u = given(there({ 'commander-1': { at: R0 }, rope: { at: R0, with: 'commander-1' }, 'a-squad-1': { at: R1 } }, mission));
    u.choose('move commander-1', `go ${R1}`);
    expect([u.view.accomplished[0], u.told('noise').length]).toEqual([1, 0]);
  });

  rule('7.0b', 'on a squad or a base it is accomplished at once', () => {
    const t = given({ phase: 'placement', bases: ['0241'], pieces: { 'a-squad-1': { at: '0131' } }, points: 0 }, ['feint', 1]).choose(
      'draw',
    );
    expect([t.view.accomplished[0], t.view.points, t.view.mission, t.asks]).toEqual([1, 3, null, 'purchase']);
    const base = given({ phase: 'placement', bases: ['0131'], pieces: { 'a-squad-1': { at: R0 } } }, ['feint', 2]).choose('draw');
    expect(base.view.accomplished[0]).toBe(1);
  });

  rule(['7.2a', '7.2b'], 'it may be forfeited; the turn goes on, and it is one of the six', () => {
    const t = given(there({ 'a-squad-1': { at: R0 } }, { id: 'feint', at: HOME === OTHER ? R2 : OTHER })).choose('forfeit');
    expect([t.asks, t.why('forfeit'), t.view.forfeited[0], t.view.awareness, t.view.points]).toEqual([
      'movement',
      'no-mission 7.2',
      1,
      1,
      20,
    ]);
    t.choose('done');
    expect(t.asks).toBe('before-draw');
    const late = given(there({ 'a-squad-1': { at: R0 } }, { id: 'feint', at: OTHER })).choose('done', 'forfeit');
    expect(late.asks).toBe('before-draw');
    const aware = given(there({ 'a-squad-1': { at: R0 } }, { id: 'feint', at: OTHER }, { options: { awareness: 'accomplished' } })).choose(
      'forfeit',
    );
    expect(aware.view.awareness).toBe(0);
  });

  rule('7.2a', 'at the end of a turn whoever is hunted is stopped, for a base could be bought before the enemies go on', () => {
    const end = (pieces: object, enemies: object) =>
      given(there(pieces, { id: 'feint', at: OTHER }, { phase: 'success', enemies })).isStopped;
    expect(end({ 'a-squad-1': { at: R0 } }, {})).toBe(false);
    expect(end({ 'a-squad-1': { at: R0, detected: 1 } }, { 'watchtower-1': OTHER })).toBe(true);
  });

  rule('7.2c', 'open for 12 turns, it is forfeited', () => {
    const open = (turn: number) => given(there({ 'a-squad-1': { at: R0 } }, { id: 'feint', at: OTHER, since: 2 }, { turn })).choose('done');
    expect([open(12).asks, open(13).asks]).toEqual(['success', 'before-draw']);
    expect(open(13).last('forfeited').why).toBe('overdue');
    const unlimited = (turn: number) =>
      given(there({ 'a-squad-1': { at: R0 } }, { id: 'feint', at: OTHER, since: 2 }, { turn, options: { turns: 'unlimited' } })).choose(
        'done',
      );
    expect([unlimited(13).asks, unlimited(1000).asks, unlimited(1001).asks]).toEqual(['success', 'success', 'before-draw']);
  });

  rule(
    ['6.0b', '12.11c'],
    'gear that was lost is for sale again; an extra base, unless it was lost here; without a base nothing else',
    () => {
      const t = given({ phase: 'purchase', bases: [], basesLost: [0], pieces: { 'a-squad-1': { at: R0 } }, points: BASE_COST + 1 });
      expect([t.why('buy rope'), t.why('buy base')]).toEqual(['no-base 12.11', undefined]);
      t.choose('buy base', `base ${OTHER}`);
      expect([t.why('buy rope'), t.why('buy base')]).toEqual([undefined, 'base-owned 12.11']);
      const lost = given({ phase: 'purchase', bases: [HOME], basesLost: [1], pieces: squads });
      expect(lost.why('buy base')).toBe('base-lost-here 12.5');
      expect(lost.choose('buy rope').at('rope')).toBe(HOME);
    },
  );

  rule('12.12c', 'as often as desired: until a roll cannot be paid', () => {
    const options = { 'base-moves': 'often' };
    const t = given({ phase: 'purchase', bases: [HOME], points: 6, pieces: squads, options }, [3, 2, 2]);
    t.choose(`move-base ${HOME}`, `base ${OTHER}`, `move-base ${OTHER}`, `base ${HOME}`);
    expect([t.view.points, t.view.bases[0], t.why(`move-base ${HOME}`)]).toEqual([1, HOME, undefined]);
    t.choose(`move-base ${HOME}`);
    expect([t.view.points, t.last('base-stays').roll, t.why(`move-base ${HOME}`)]).toEqual([1, 2, 'tried-already 12.12']);
  });

  rule(['12.12a', '12.12b'], 'moving a base costs a die of ten; a 0 costs 10; only the base goes; once in a phase', () => {
    const t = given({ phase: 'purchase', bases: [HOME], points: 12, pieces: squads }, [10]).choose(`move-base ${HOME}`);
    expect([t.view.points, t.asks]).toEqual([2, 'new-site']);
    t.choose(`base ${OTHER}`);
    expect([t.view.bases[0], t.at('a-squad-1'), t.why(`move-base ${OTHER}`), t.why(`move-base ${HOME}`)]).toEqual([
      OTHER,
      HOME,
      'tried-already 12.12',
      'no-base-there 12.12',
    ]);
    const poor = given({ phase: 'purchase', bases: [HOME], points: 4, pieces: squads }, [5]).choose(`move-base ${HOME}`);
    expect([poor.view.points, poor.view.bases[0], poor.last('base-stays').roll]).toEqual([4, HOME, 5]);
    const sea = given({ phase: 'purchase', bases: [SITE], pieces: { 'a-squad-1': { at: SITE } } });
    expect(sea.why(`move-base ${SITE}`)).toBe('boat-needed-there 12.12');
    const boat = given(
      { phase: 'purchase', bases: [SITE], pieces: { 'a-squad-1': { at: SITE }, dinghy: { at: SITE }, radio: { at: SITE } } },
      [1],
    );
    boat.choose(`move-base ${SITE}`, `base ${OTHER}`);
    expect([boat.at('radio'), boat.at('a-squad-1')]).toEqual(['', SITE]);
  });
});
