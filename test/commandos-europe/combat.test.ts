/** 13.0, 14.0 Combat, casualties, naval gunfire. */
import { describe, expect } from 'vitest';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { beside, far, line, times } from './places.ts';

const FLAT = line('continent', 4, times(4, { cost: 1, penalty: 0, lacks: ['river', 'canal', 'bridge'] } as const));
const [F0 = '', F1 = '', F2 = '', F3 = ''] = FLAT;
const HOME = far('continent', F0, 9);
const fight = (pieces: object, enemies: object, more: object = {}) => ({
  setup: 'continent',
  phase: 'combat',
  bases: [HOME],
  mission: { id: 'train-the-new-blokes', at: far('continent', F0, 6) },
  pieces: { 'b-squad-1': { at: HOME }, ...pieces },
  enemies,
  ...more,
});
const squad = { 'a-squad-1': { at: F1, detected: 1 } };

describe('13.0 combat', () => {
  rule(['13.0a', '13.0b', '13.0d', '13.0e', '12.5a'], 'die times ten and firepower on both sides; the enemy that loses goes back', () => {
    const t = given(
      fight({ ...squad, 'officer-1': { at: F1 }, 'bren-1': { at: F1, with: 'a-squad-1' } }, { 'militia-1': F0, 'militia-2': F3 }),
      [2, 2],
    );
    expect([t.why('attack a-squad-1 militia-2'), t.why('attack a-squad-1 panzer-1'), t.why('attack officer-1 militia-1')]).toEqual([
      'not-adjacent 13.0',
      'no-such-enemy 13.0',
      'not-a-squad 13.0',
    ]);
    t.choose('attack a-squad-1 militia-1');
    expect(t.last('battle')).toMatchObject({ squadsFirepower: 18, squadsTotal: 38, enemyTotal: 24, penalty: 0, result: 'enemy' });
    expect([t.enemy('militia-1'), t.view.cup]).toEqual(['', 23]);
  });

  rule('13.0c', 'woods take 20 from the attacker and nothing from the defender', () => {
    const [from = '', woods = ''] = line('continent', 4, [{ cost: 1 }, { has: ['woods'], penalty: -20 }]);
    const t = given(fight({ 'a-squad-1': { at: from, detected: 1 } }, { 'militia-1': woods }), [4, 1]).choose('attack a-squad-1 militia-1');
    expect(t.last('battle')).toMatchObject({ squadsRoll: 4, squadsFirepower: 12, penalty: -20, squadsTotal: 32, enemyTotal: 14 });
  });

  rule(['13.0d', '13.1a', '13.0f'], 'equal totals: both have lost; a marker, and gear by a die', () => {
    const u = given(
      {
        ...fight({}, { 'storm-company-1': F0 }),
        pieces: {
          'a-squad-1': { at: F1, detected: 1 },
          'knives-1': { at: F1 },
          rope: { at: F1 },
          camera: { at: F1 },
          'b-squad-1': { at: HOME },
        },
      },
      [3, 3, 'light-wounds', 2],
    ).choose('attack a-squad-1 storm-company-1');
    expect(u.last('battle')).toMatchObject({ squadsTotal: 44, enemyTotal: 44, result: 'both' });
    expect([u.enemy('storm-company-1'), u.asks, u.last('gear-loss').count]).toEqual(['', 'gear-loss', 2]);
    expect(u.why('lose jeep')).toBe('not-to-choose 13.1');
    u.choose('lose rope', 'lose camera');
    expect([u.at('rope'), u.at('camera'), u.at('knives-1'), u.view.pieces.find(({ id }) => id === 'a-squad-1')?.marker]).toEqual([
      '',
      '',
      F1,
      'light-wounds',
    ]);
  });

  rule(
    ['12.8b', '12.5a'],
    'an undetected squad that attacks is detected and draws enemies; a detected one does not, unless the table plays so',
    () => {
      const quiet = given(fight({ 'a-squad-1': { at: F1 } }, { 'militia-1': F0 }, {}), [6, 1, 1, 'militia-2', 4, 10]).choose(
        'attack a-squad-1 militia-1',
      );
      expect([quiet.isDetected('a-squad-1'), quiet.told('enemies-drawn').length]).toEqual([true, 1]);
      const heard = given(fight(squad, { 'militia-1': F0 }), [6, 1]).choose('attack a-squad-1 militia-1');
      expect(heard.told('enemies-drawn').length).toBe(0);
      const every = given(fight(squad, { 'militia-1': F0 }, { options: { 'attacks-draw': 'every' } }), [6, 1, 1, 'militia-2', 4, 10]);
      expect(every.choose('attack a-squad-1 militia-1').told('enemies-drawn').length).toBe(1);
    },
  );

  rule(['13.2a', '13.2b', '13.0a'], 'squads of a hex combine or attack apart, once each, one enemy at a time; no weapon twice', () => {
    const two = { 'a-squad-1': { at: F1, detected: 1 }, 'b-squad-1': { at: F1, detected: 1 }, 'bren-1': { at: F1 } };
    const t = given(fight(two, { 'militia-1': F0, 'militia-2': F0 }), [6, 1, 6, 1]).choose('attack a-squad-1 militia-1');
    expect([t.asks, t.why('with a-squad-1')]).toEqual(['joining', 'already-along 13.2']);
    t.choose('fire');
    expect(t.asks).toBe('weapons');
    t.choose('fire');
    expect([t.last('battle').squadsFirepower, t.why('attack a-squad-1 militia-2')]).toEqual([17, 'attacked-already 13.0']);
    t.choose('attack b-squad-1 militia-2');
    expect(t.last('battle').weapons).toEqual([]);
    const led = { ...two, 'commander-1': { at: F1 }, 'sten-1': { at: F1 } };
    const apart = given(fight(led, { 'militia-1': F0, 'militia-2': F0 }), [6, 1, 6, 1]).choose('attack a-squad-1 militia-1', 'fire');
    apart.choose('without bren-1', 'fire', 'attack b-squad-1 militia-2');
    expect(apart.told('battle')).toMatchObject([
      { squadsFirepower: 18, weapons: ['sten-1'] },
      { squadsFirepower: 17, weapons: ['bren-1'] },
    ]);
    const joint = given(fight(two, { 'militia-1': F0 }), [6, 1]).choose('attack a-squad-1 militia-1', 'with b-squad-1');
    expect(joint.last('battle').squadsFirepower).toBe(29);
  });

  rule('13.0b', 'the odds of an attack are those of the dice, with leaders and weapons', () => {
    const pieces = { ...squad, 'officer-1': { at: F1 }, 'sten-1': { at: F1, with: 'a-squad-1' } };
    const position = fight(pieces, { 'storm-company-1': F0 });
    const told = commandosEurope.odds(given(position).state, 'commander', {
      kind: 'attack',
      piece: 'a-squad-1',
      enemy: 'storm-company-1',
    });
    const counts = { enemy: 0, both: 0, squads: 0 };
    for (let own = 1; own <= 6; own++)
      for (let other = 1; other <= 6; other++) {
        // An enemy that has won attacks in its turn.
        const [battle] = given(position, [own, other, 'commander-killed', 1, 6]).choose('attack a-squad-1 storm-company-1').told('battle');
        if (battle) counts[battle.result]++;
      }
    expect(told?.outcomes.map(({ chance }) => Math.round(chance * 36))).toEqual([counts.enemy, counts.both, counts.squads]);
    const guns = given(fight({ ...squad, 'naval-gunfire': { at: F1 } }, { 'militia-1': F0 })).choose('attack a-squad-1 militia-1');
    expect(commandosEurope.odds(guns.state, 'commander', { kind: 'fire' })?.outcomes[0]?.chance).toBeCloseTo(30 / 36);
  });

  rule(['12.8b', '12.11a'], 'an attack out of a base draws nobody when no detected squad is left outside', () => {
    const pieces = { 'a-squad-1': { at: F0 }, 'naval-gunfire': { at: F0 }, 'b-squad-1': { at: F2, detected: 1 } };
    const t = given(fight(pieces, { 'militia-1': F1, 'panzer-1': F3 }, { bases: [F0] }), [6, 1, 4]).choose(
      'attack a-squad-1 militia-1',
      'fire',
    );
    expect([t.at('b-squad-1'), t.told('enemies-drawn').length, t.state.enemies.length]).toEqual(['gone', 0, 0]);
  });

  rule('9.0a', 'more than six weapons: the player leaves some out', () => {
    const many = ['knives-1', 'knives-2', 'sten-1', 'sten-2', 'bren-1', 'bren-2', 'mortar'];
    const t = given(fight({ ...squad, ...Object.fromEntries(many.map((id) => [id, { at: F1 }])) }, { 'militia-1': F0 }), [6, 1]);
    t.choose('attack a-squad-1 militia-1');
    expect([t.asks, t.why('fire'), t.why('without piat')]).toEqual(['weapons', 'too-many-weapons 9.0', 'not-in-use 13.0']);
    t.choose('without knives-1');
    expect(t.last('battle').weapons.length).toBe(6);
  });
});

describe('13.1 casualties', () => {
  const attacked = (pieces: object, dice: (number | string)[], enemy = 'roadblock-1', more: object = {}) =>
    given({ ...fight({}, { [enemy]: F0 }, more), pieces: { 'b-squad-1': { at: HOME }, ...pieces } }, dice).choose('done');

  rule(['13.1a', '13.1g'], 'a marker reduces the squad, and ends that enemy’s combat', () => {
    const both = { 'a-squad-1': { at: F1, detected: 1 }, 'b-squad-1': { at: beside(F0, 1) || F1, detected: 2 } };
    const t = given({ ...fight({}, { 'roadblock-1': F0 }), pieces: both }, [6, 1, 'stretcher-case']).choose('done');
    if (t.asks === 'against') t.choose(`against ${F1}`);
    t.until('movement');
    expect(t.told('battle').length).toBe(1);
    t.choose('move a-squad-1');
    expect(t.view.move?.land).toBe(4);
  });

  rule(['13.1b', '2.3a'], 'a second marker eliminates; both go back into the pool', () => {
    const t = attacked({ 'a-squad-1': { at: F1, detected: 1, marker: 'light-wounds' }, rope: { at: F1 }, 'officer-1': { at: F1 } }, [
      6,
      1,
      'shaken',
    ]).until('movement');
    expect([t.at('a-squad-1'), t.at('rope'), t.at('officer-1')]).toEqual(['gone', '', F1]);
    expect([t.view.pool['light-wounds'], t.view.pool.shaken]).toEqual([4, 1]);
  });

  rule('13.1c', 'a leader is killed and nothing else happens; without him nothing at all', () => {
    const t = attacked({ 'a-squad-1': { at: F1, detected: 1 }, 'commander-1': { at: F1 }, rope: { at: F1 } }, [
      6,
      1,
      'commander-killed',
    ]).until('movement');
    expect([t.at('commander-1'), t.at('rope'), t.view.pool['commander-killed']]).toEqual(['gone', F1, 3]);
    const none = attacked({ 'a-squad-1': { at: F1, detected: 1 }, 'officer-1': { at: F1 } }, [6, 1, 'commander-killed']).until('movement');
    expect([none.at('officer-1'), none.told('nobody-killed').length]).toEqual([F1, 1]);
    const two = attacked({ 'a-squad-1': { at: F1, detected: 1 }, 'officer-1': { at: F1 }, 'officer-2': { at: F1 } }, [
      6,
      1,
      'officer-killed',
    ]);
    expect([two.asks, two.choices]).toEqual(['leader-killed', ['lose officer-1', 'lose officer-2']]);
    expect(two.choose('lose officer-2').at('officer-2')).toBe('gone');
  });

  rule(
    ['13.1d', '13.1e'],
    'of two squads the player names one; a dead one’s gear goes to the other as far as it has places, then the die',
    () => {
      const gear = ['rope', 'camera', 'radio', 'first-aid'];
      const other = ['binoculars', 'survey-kit', 'disguises', 'guide'];
      const held = (ids: string[], by: string) => Object.fromEntries(ids.map((id) => [id, { at: F1, with: by }]));
      const stack = {
        'a-squad-1': { at: F1, detected: 1, marker: 'shaken' },
        'b-squad-1': { at: F1, detected: 1 },
        ...held(gear, 'a-squad-1'),
        ...held(other, 'b-squad-1'),
      };
      const t = attacked(stack, [6, 1, 'light-wounds', 1], 'panzer-1');
      expect([t.asks, t.choices]).toEqual(['casualties', ['suffer a-squad-1', 'suffer b-squad-1']]);
      t.choose('suffer a-squad-1');
      expect([t.at('a-squad-1'), t.asks, t.view.loss?.left]).toEqual(['gone', 'gear-loss', 2]);
      t.choose('lose guide', 'lose disguises');
      expect(t.holder('rope')).toBe('b-squad-1');
      t.choose('lose rope').until('movement');
      expect([t.at('camera'), t.holder('camera'), t.holder('binoculars')]).toEqual([F1, 'b-squad-1', 'b-squad-1']);
    },
  );

  rule('13.1d', 'with a vehicle the places that it had are lost too', () => {
    const gear = ['rope', 'camera', 'radio', 'first-aid', 'binoculars', 'survey-kit', 'disguises', 'guide'];
    const stack = {
      'a-squad-1': { at: F1, detected: 1, marker: 'shaken' },
      'b-squad-1': { at: F1, detected: 1 },
      jeep: { at: F1 },
      ...Object.fromEntries([...gear, 'sten-1', 'sten-2'].map((id) => [id, { at: F1 }])),
    };
    const t = attacked(stack, [6, 1, 'light-wounds', 1], 'panzer-1').choose('suffer a-squad-1');
    expect([t.asks, t.view.loss?.left]).toEqual(['gear-loss', 1]);
    expect(t.choose('lose jeep').view.loss?.left).toBe(4);
  });

  rule(['13.1d', '9.1a', '11.1b'], 'on land a canoe is hauled and has no places to give; in the water it takes none and has two', () => {
    const seven = ['rope', 'camera', 'radio', 'first-aid', 'binoculars', 'survey-kit', 'disguises'];
    const left = (hex: string, enemy: string, gear: readonly string[], more: object = {}) => {
      const squads = { 'a-squad-1': { at: hex, detected: 1, marker: 'shaken' }, 'b-squad-1': { at: hex, detected: 1 } };
      const lying = Object.fromEntries(gear.map((id) => [id, { at: hex }]));
      const position = {
        phase: 'combat',
        ...more,
        pieces: { ...squads, ...lying, canoe: { at: hex } },
        enemies: { [enemy]: beside(hex, 1) },
      };
      return given(position, [6, 1, 'light-wounds', 1]).choose('done', 'suffer a-squad-1').view.loss?.left;
    };
    expect(left(F1, 'roadblock-1', seven.slice(0, 6), { setup: 'continent' })).toBe(1);
    expect(left(F1, 'roadblock-1', seven, { setup: 'continent' })).toBe(2);
    const [, coast = ''] = line('norway', 4, [
      { cost: 2, lacks: ['sea', 'river', 'ship', 'pier'] },
      { has: ['coast'], lacks: ['ship', 'pier'] },
    ]);
    const lost = left(coast, 'watchtower-1', [...seven, 'guide', 'silencers']);
    expect(lost).toBe(1);
  });

  rule('13.3a', 'a PIAT counts twice when a vehicle attacks, not when the squad does', () => {
    const armed = { 'a-squad-1': { at: F1, detected: 1 }, piat: { at: F1, with: 'a-squad-1' } };
    expect(attacked(armed, [1, 6], 'panzer-1').last('battle').squadsFirepower).toBe(24);
    expect(attacked(armed, [1, 6], 'roadblock-1').last('battle').squadsFirepower).toBe(18);
    const own = given(fight(armed, { 'panzer-1': F0 }), [6, 1]).choose('attack a-squad-1 panzer-1');
    expect(own.last('battle').squadsFirepower).toBe(18);
  });

  rule('12.9d', 'an enemy in a squad’s hex attacks there', () => {
    const t = attacked({ 'a-squad-1': { at: F0, detected: 1 } }, [1, 6]);
    expect(t.last('battle')).toMatchObject({ hex: F0, against: F0, attacker: 'enemy' });
  });
});

describe('14.0 naval gunfire', () => {
  const guns = { 'a-squad-1': { at: F1, detected: 1 }, 'naval-gunfire': { at: F1, with: 'a-squad-1' } };

  rule(['14.0a', '14.0b'], 'south of the enemy’s hex: everything there is eliminated, friend or enemy; it need not be used', () => {
    const t = given(fight({ ...guns, 'commander-1': { at: F1 } }, { 'militia-1': F0, 'militia-2': F2 }), [6, 1, 4]).choose(
      'attack a-squad-1 militia-1',
    );
    expect(t.asks).toBe('weapons');
    t.choose('fire');
    expect([t.at('a-squad-1'), t.at('commander-1'), t.at('naval-gunfire'), t.view.lostLately]).toEqual(['gone', 'gone', '', 1]);
    const enemy = given(fight({ ...guns, 'a-squad-1': { at: F1, detected: 1 } }, { 'militia-1': F2, 'militia-2': F3 }), [6, 1, 4]);
    enemy.choose('attack a-squad-1 militia-1', 'fire');
    expect([enemy.enemy('militia-1'), enemy.enemy('militia-2'), enemy.last('stray').hex]).toEqual(['', '', F3]);
    const spared = given(fight(guns, { 'militia-1': F0 }), [6, 1]).choose('attack a-squad-1 militia-1', 'without naval-gunfire');
    expect([spared.told('stray').length, spared.last('battle').squadsFirepower]).toEqual([0, 12]);
    const base = given(fight({ ...guns, 'b-squad-1': { at: F3 } }, { 'militia-1': F0 }, { bases: [F1] }), [6, 1, 4]).choose(
      'attack a-squad-1 militia-1',
      'fire',
    );
    expect(base.view.bases[0]).toBe('');
    const empty = given(fight({ ...guns, 'b-squad-1': { at: F0 } }, { 'militia-1': F2 }, { bases: [F3] }), [6, 1, 4]);
    empty.choose('attack a-squad-1 militia-1', 'fire');
    expect([empty.last('stray'), empty.view.bases[0]]).toMatchObject([{ hit: [], base: F3 }, '']);
  });
});
