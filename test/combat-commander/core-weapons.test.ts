/** 11 Weapons: what they do, who carries them, how they break, and those that are special. */
import { describe, expect } from 'vitest';
import { WEAPON_TYPES } from '../../src/games/combat-commander/content/counters.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const RESERVES = { 'g-rifle-9': 'H1', 'a-line-9': 'O6' };

/** The Germans have a Fire Order, and a card to stay in their Turn. */
const firing = (units: Record<string, unknown>, pile = ['G-5'], more: Record<string, unknown> = {}) => {
  const { axis, allies, ...rest } = { axis: {}, allies: {}, ...more };
  return given({
    units: { ...RESERVES, ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile, ...axis },
    allies: { pile: ['A-5'], ...allies },
  }).choose('order G-55');
};

const armed = (at: string, weapon: string, more: Record<string, unknown> = {}) => ({ at, weapon, ...more });
const SPARE = 'G-47';
const RIFLE = 'g-rifle-1';

describe('11.1 What Weapons do', () => {
  rule(['11.1a', '11.1d'], 'a Weapon is activated with its unit, and fires with FP and Range of its own', () => {
    // A Team with FP 2 and Range 2, a heavy machine gun with 8 and 16; F7 is six hexes away.
    const units = { 'g-weapon-team-1': armed('F1', 'g-heavy-mg-1'), 'a-line-1': 'F7' };
    const t = firing(units).choose('activate g-weapon-team-1', 'target F7');
    expect(t.last('fired')).toMatchObject({ firers: ['g-heavy-mg-1'], firepower: 8 });
    const near = firing({ 'g-weapon-team-1': armed('L7', 'g-heavy-mg-1'), 'g-rifle-1': 'L6', 'a-line-1': 'M7' });
    near.choose('activate g-rifle-1', 'target M7').until('next-order');
    expect(near.last('fired').firers).toEqual(['g-rifle-1']);
  });

  rule('11.1b', 'a Weapon with boxed FP takes part in Assault Fire, one with boxed Range in Spray Fire', () => {
    const assault = (weapon: string) =>
      given({ units: { ...RESERVES, 'g-rifle-1': armed('L7', weapon), 'a-line-1': 'M7' }, axis: { hand: ['G-19', 'G-3'] } })
        .choose('order G-19', 'activate g-rifle-1')
        .why('assault-fire G-3');
    expect([assault('g-light-mg-1'), assault('g-heavy-mg-1')]).toEqual([undefined, 'no-target A26']);
    const spray = (piece: string) =>
      firing({ 'g-weapon-team-1': armed('L7', 'g-heavy-mg-1'), 'a-line-1': 'M7', 'a-line-2': 'M8' }, [], {
        axis: { hand: ['G-55', 'G-7'] },
      })
        .choose('activate g-weapon-team-1', 'target M7', `join ${piece}`, 'fire')
        .why('spray-fire G-7 M8');
    expect([spray('g-heavy-mg-1'), spray('g-weapon-team-1')]).toEqual([undefined, 'not-boxed A40']);
  });

  rule('11.1c', 'its red number is taken off the Movement of whoever carries it', () => {
    const steps = ['B1', 'B2', 'C3', 'C4'];
    const range = (unit: unknown) => {
      const t = given({ units: { ...RESERVES, 'g-rifle-1': unit }, axis: { hand: ['G-19'] } }).choose(
        'order G-19',
        'activate g-rifle-1',
        'set-out g-rifle-1',
      );
      const taken = steps.findIndex((hex) => t.why(`step ${hex}`) !== undefined || !t.choose(`step ${hex}`));
      return taken < 0 ? steps.length : taken;
    };
    expect(range('A1')).toBe(4);
    expect(range(armed('A1', 'g-light-mg-1'))).toBe(4);
    expect(range(armed('A1', 'g-heavy-mg-1'))).toBe(3);
    expect(range(armed('A1', 'g-light-mortar-1'))).toBe(2);
    expect(range(armed('A1', 'g-medium-mortar-1'))).toBe(1);
    const gun = { ...RESERVES, 'g-rifle-1': armed('A1', 'g-ig-33-gun-1') };
    expect(
      given({ units: gun, axis: { hand: ['G-19'] } })
        .choose('order G-19')
        .why('activate g-rifle-1'),
    ).toBe('nobody-can O14.4');
  });

  rule(['11.1e', '11.1f', '13.2d'], 'a broken or Suppressed unit does not fire its Weapon', () => {
    for (const state of [{ broken: true }, { suppressed: true }]) {
      const near = { 'g-rifle-1': armed('L7', 'g-light-mg-1', state), 'g-rifle-2': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'M7' };
      const t = firing(near).choose('activate g-marquardt', 'activate-all', 'target M7');
      expect(t.why('join g-light-mg-1')).toBe('weapon-silent 11.1');
      expect(t.why('join g-rifle-1')).toBeUndefined();
      const far = { 'g-weapon-team-1': armed('F1', 'g-heavy-mg-1', state), 'a-line-1': 'F7' };
      expect(given({ units: far, axis: { hand: ['G-55'] } }).why('order G-55')).toBe('no-target O20.1');
    }
  });

  rule('11.1g', 'it fires together with its unit, or apart from it at another hex', () => {
    const units = { 'g-rifle-1': armed('L7', 'g-light-mg-1'), 'a-line-1': 'M7', 'a-line-2': 'M8' };
    const together = firing(units).choose('activate g-rifle-1', 'target M7', 'join g-rifle-1', 'join g-light-mg-1', 'fire');
    expect(together.last('fired')).toMatchObject({ base: 5, others: 1, firepower: 6 });
    const apart = firing(units, ['G-5', 'G-6'], { allies: { pile: ['A-69', 'A-68'] } }).choose(
      'activate g-rifle-1',
      'target M7',
      'join g-light-mg-1',
      'fire',
    );
    apart.until('fire').choose('target M8').until('next-order');
    expect(apart.told('fired').map(({ firers, hexes, firepower }) => `${firers} ${hexes} ${firepower}`)).toEqual([
      'g-light-mg-1 M7 4',
      'g-rifle-1 M8 5',
    ]);
  });
});

describe('11.2 Carrying, 11.3 giving up and handing over', () => {
  rule('11.2b', 'a Weapon from the Support Table comes with the unit that the table lists with it', () => {
    // Reinforcements, and a Support roll of 8 in 1944.
    const t = firing({ 'g-rifle-1': 'L7', 'a-line-1': 'M7' }, ['G-33', 'G-56', 'G-43']).choose('activate g-rifle-1', 'target M7');
    t.choose('select g-weapon-team+g-heavy-mg', 'place A1');
    expect(t.unit('g-weapon-team-1')).toMatchObject({ weapon: 'g-heavy-mg-1' });
    expect(t.last('placed')).toMatchObject({ unit: 'g-weapon-team-1', weapon: 'g-heavy-mg-1', hex: 'A1' });
  });

  rule('11.3a', 'in a Move Order a unit hands its Weapon over for 1 MP', () => {
    const units = { ...RESERVES, 'g-rifle-1': armed('A1', 'g-light-mg-1', { weaponBroken: true }), 'g-rifle-2': 'A1' };
    const t = given({ units, axis: { hand: ['G-19'] } }).choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1');
    t.choose('transfer g-rifle-1 g-rifle-2', 'step B1', 'step B2', 'step C3');
    expect([t.unit('g-rifle-1').weapon, t.unit('g-rifle-2')]).toMatchObject([
      '',
      { weapon: 'g-light-mg-1', weaponBroken: true, activated: false },
    ]);
    expect(t.why('step C4')).toBe('too-costly O21.1');
    const spent = given({ units: { ...units, 'g-rifle-2': 'C4' }, axis: { hand: ['G-19'] } }).choose(
      'order G-19',
      'activate g-rifle-1',
      'set-out g-rifle-1',
    );
    spent.choose('step B1', 'step B2', 'step C3', 'step C4');
    expect(spent.why('transfer g-rifle-1 g-rifle-2')).toBe('no-movement-left O21.1.1');
  });

  rule('11.3b', 'in his Turn, before and between Orders, a player may eliminate a Weapon of his', () => {
    const units = {
      ...RESERVES,
      'g-rifle-1': armed('L7', 'g-light-mg-1'),
      'g-rifle-2': armed('L7', 'g-medium-mortar-1'),
      'a-line-1': armed('O6', 'a-medium-mg-1'),
    };
    const t = given({ units, axis: { hand: ['G-32', 'G-49'] }, allies: { radio: 'a-radio-75mm' } });
    expect(t.why('abandon a-line-1')).toBe('not-to-choose 11.3');
    t.choose('abandon g-rifle-2', 'order G-32', 'abandon g-rifle-1');
    expect(t.state.weapons).toEqual(['g-medium-mortar-1', 'g-light-mg-1']);
    expect([t.unit('g-rifle-1').weapon, t.unit('g-rifle-2').weapon, t.asks]).toEqual(['', '', 'next-order']);
  });

  rule('11.3c', 'a Weapon is eliminated with its unit', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': armed('M7', 'a-medium-mg-1', { broken: true }) };
    const t = firing(units, ['G-69']).choose('activate g-rifle-1', 'target M7').until('next-order');
    expect([t.at('a-line-1'), t.state.weapons]).toEqual(['', ['a-medium-mg-1']]);
  });

  rule(['11.3e', '13.3c'], 'of a Squad that Deploys one Team gets the Weapon, and one is Suppressed', () => {
    const squad = armed('K9', 'g-light-mg-1', { suppressed: true, veteran: true });
    const t = firing({ 'g-rifle-1': 'L7', 'g-rifle-2': squad, 'a-line-1': 'M7' }, ['G-33', 'G-28']).choose(
      'activate g-rifle-1',
      'target M7',
    );
    t.choose('deploy g-rifle-2', 'give veteran g-line-team-1', 'give suppressed g-line-team-2').until('next-order');
    expect([t.unit('g-line-team-1'), t.unit('g-line-team-2')]).toMatchObject([
      { weapon: 'g-light-mg-1', suppressed: false, veteran: true },
      { weapon: '', suppressed: true, veteran: false },
    ]);
  });
});

describe('11.4 Broken Weapons', () => {
  const BROKEN = { weaponBroken: true };

  rule(['11.4a', '11.4b'], 'a Weapon breaks once and is gone the second time', () => {
    // Doubles: each Sustained Fire breaks it once.
    const fire = (...actions: string[]) =>
      firing({ 'g-weapon-team-1': armed('F1', 'g-heavy-mg-1'), 'a-line-1': 'F7' }, ['G-9'], {
        axis: { hand: ['G-55', 'G-49', 'G-43', 'G-44'] },
      })
        .choose('activate g-weapon-team-1', 'target F7', ...actions)
        .until('next-order')
        .unit('g-weapon-team-1');
    expect(fire()).toMatchObject({ weapon: 'g-heavy-mg-1', weaponBroken: false });
    expect(fire('sustained-fire G-43')).toMatchObject({ weapon: 'g-heavy-mg-1', weaponBroken: true });
    expect(fire('sustained-fire G-43', 'sustained-fire G-44')).toMatchObject({ weapon: '' });
  });

  const TESTED = {
    'g-rifle-1': 'L7',
    'a-line-1': 'M7',
    'g-rifle-2': armed('K10', 'g-light-mg-1', BROKEN),
    'g-weapon-team-1': armed('K10', 'g-heavy-mg-1', BROKEN),
    'a-line-2': armed('O6', 'a-medium-mg-1', BROKEN),
    'a-line-3': armed('O7', 'a-heavy-mg-1'),
  };
  /** A Sniper of the Germans at the hex of that card. */
  const sniped = (card: string, units: Record<string, unknown> = TESTED) =>
    firing(units, ['G-25', card]).choose('activate g-rifle-1', 'target M7');
  const weapons = (card: string) => {
    const t = sniped(card).until('next-order');
    return ['g-rifle-2', 'g-weapon-team-1', 'a-line-2', 'a-line-3'].map((id) => {
      const { weapon, weaponBroken } = t.unit(id);
      return weapon === '' ? 'gone' : weaponBroken ? 'broken' : 'works';
    });
  };

  rule(
    ['11.4c', '11.4f', '11.4g', '11.4h'],
    'a Random Hex repairs, destroys or spares every broken Weapon of either side, by its own figures',
    () => {
      // Fix and Elim: German light MG 5-6 and 7-8, heavy MG 1-6 and 7-8, American medium MG 1-4 and 9-10.
      expect(weapons('G-5')).toEqual(['broken', 'works', 'works', 'works']);
      expect(weapons('G-7')).toEqual(['works', 'works', 'broken', 'works']);
      expect(weapons('G-8')).toEqual(['gone', 'gone', 'broken', 'works']);
      expect(weapons('G-9')).toEqual(['broken', 'broken', 'gone', 'works']);
      expect(sniped('G-8').until('next-order').state.weapons).toEqual(['g-light-mg-1', 'g-heavy-mg-1']);
    },
  );

  rule('11.4c', 'so does a Random Hex for an Event', () => {
    // Dust in B5.
    const t = firing(TESTED, ['G-33', 'G-4', 'G-7']).choose('activate g-rifle-1', 'target M7').until('next-order');
    expect(t.told('weapon-fixed').map(({ weapon }) => weapon)).toEqual(['g-light-mg-1', 'g-heavy-mg-1']);
  });

  rule('11.4d', 'the number counts and not the letter: B5, C5, D5, E5 and I5 are one to a Weapon', () => {
    for (const card of ['G-7', 'G-12', 'G-17', 'G-22', 'G-41']) expect(weapons(card)[0], card).toBe('works');
  });

  rule(['11.4e', '11.4f'], 'the Weapons are tested before the Sniper strikes, and can be used at once', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': 'M7', 'g-weapon-team-1': armed('K5', 'g-light-mg-1', BROKEN) };
    const t = firing(units, ['G-25', 'G-51', 'G-6'], { axis: { hand: ['G-55', 'G-56'] }, allies: { pile: ['A-69', 'A-68'] } });
    t.choose('activate g-rifle-1', 'target M7').until('may-snipe');
    expect(t.last('weapon-fixed')).toMatchObject({ weapon: 'g-light-mg-1' });
    expect(t.choices).toEqual(['snipe g-weapon-team-1', 'decline']);
    t.choose('decline', 'order G-56', 'activate g-weapon-team-1');
    expect(t.last('activated').units).toEqual(['g-weapon-team-1']);
  });
});

describe('11.5 Ordnance', () => {
  rule('11.5a', 'Mortars, guns, Flamethrowers and Satchel Charges have the white bar, machine guns do not', () => {
    for (const { id, kind, isOrdnance } of WEAPON_TYPES) expect(isOrdnance, id).toBe(kind !== 'mg');
    expect(WEAPON_TYPES.filter(({ kind }) => kind === 'mg').map(({ id }) => id)).toEqual([
      'g-light-mg',
      'g-heavy-mg',
      'r-light-mg',
      'r-medium-mg',
      'r-heavy-mg',
      'r-50cal-mg',
      'a-medium-mg',
      'a-heavy-mg',
      'a-50cal-mg',
    ]);
  });

  const MORTAR = { 'g-weapon-team-1': armed('F1', 'g-light-mortar-1'), 'g-rifle-1': 'F2', 'g-marquardt': 'F2', 'a-line-1': 'F6' };

  rule('11.5b', 'it has to hit by a Targeting Roll before there is a Fire Attack Roll', () => {
    const fire = (card: string) =>
      firing(MORTAR, [card, 'G-5']).choose('activate g-weapon-team-1', 'shell g-light-mortar-1 F6').until('next-order').told('rolled');
    expect(fire('G-21').map(({ purpose }) => purpose)).toEqual(['targeting']);
    expect(fire('G-53').map(({ purpose }) => purpose)).toEqual(['targeting', 'fire-attack', 'fire-defence']);
  });

  rule('11.5c', 'it takes no part in a Fire Group', () => {
    const t = firing({ ...MORTAR, 'g-weapon-team-1': armed('F2', 'g-light-mortar-1') }).choose(
      'activate g-marquardt',
      'activate-all',
      'target F6',
    );
    // Only the squad is left to fire: the Team and Marquardt are out of Range.
    expect(t.last('fired').firers).toEqual(['g-rifle-1']);
    const group = firing({ 'g-weapon-team-1': armed('L7', 'g-light-mortar-1'), 'g-rifle-1': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'M6' });
    group.choose('activate g-marquardt', 'activate-all', 'target M6');
    expect(group.why('join g-light-mortar-1')).toBe('ordnance-alone O20.3.1.1');
    group.choose('fire-all');
    expect(group.last('fired').firers).toEqual(['g-weapon-team-1', 'g-rifle-1']);
  });

  rule('11.5d', 'it is not used for Op Fire', () => {
    const moved = (weapon: string) =>
      given({
        units: { 'g-rifle-1': 'L7', 'a-weapon-team-1': armed('M9', weapon) },
        axis: { hand: ['G-19'] },
        allies: { hand: ['A-55'] },
      })
        .choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6')
        .why('op-fire A-55');
    // L6 is three hexes from M9, and the Team has Range 2.
    expect([moved('a-medium-mg-1'), moved('a-light-mortar-1')]).toEqual([undefined, 'no-target A33.2']);
  });
});

describe('11.6 Specialised Weapons', () => {
  const assault = (weapon: string, hex: string, pile: string[], more: Record<string, unknown> = {}) =>
    firing({ 'g-pionier-1': armed('L7', weapon), 'a-line-1': hex }, pile, more)
      .choose('activate g-pionier-1', `shell ${weapon} ${hex}`)
      .until();

  rule(['11.6a', '11.6b'], 'against a Flamethrower there is no Cover, be it woods, Foxholes or the bad one of a road', () => {
    const cover = (hex: string, more: Record<string, unknown> = {}) =>
      assault('g-flamethrower-1', hex, ['G-69', 'G-5'], more).last('defended');
    expect(cover('L8')).toMatchObject({ cover: 0, morale: 6 });
    expect(cover('M7')).toMatchObject({ cover: 0, morale: 6 });
    expect(cover('L6', { fortifications: { L6: 'bunker' } })).toMatchObject({ cover: 0, morale: 6 });
    expect(assault('g-satchel-charge-1', 'L8', ['G-69', 'G-5']).last('defended')).toMatchObject({ cover: 2, morale: 8 });
  });

  rule(['11.6c', '11.6d'], 'a Satchel Charge is gone with its Fire Attack Roll, but not with a miss; a Flamethrower stays', () => {
    const hit = assault('g-satchel-charge-1', 'M7', ['G-69', 'G-5']);
    expect([hit.last('attack-total').firepower, hit.unit('g-pionier-1').weapon, hit.state.weapons]).toEqual([
      12,
      '',
      ['g-satchel-charge-1'],
    ]);
    const miss = assault('g-satchel-charge-1', 'M7', ['G-2']);
    expect([miss.last('targeting').hit, miss.unit('g-pionier-1').weapon]).toEqual([false, 'g-satchel-charge-1']);
    expect(assault('g-flamethrower-1', 'M7', ['G-69', 'G-5']).unit('g-pionier-1').weapon).toBe('g-flamethrower-1');
  });
});

describe('11 Weapons that come and go in the middle of an Order', () => {
  rule('11.5b', 'a mortar that breaks on its Targeting Roll does not fire, though it has hit', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-51'], pile: ['A-33', 'A-50', 'A-9'] },
      units: { 'a-weapon-team-1': { at: 'M7', weapon: 'a-medium-mortar-1' }, 'g-rifle-1': 'J7' },
    });
    t.choose('order A-51', 'activate a-weapon-team-1', 'shell a-medium-mortar-1 J7').until();
    expect(t.told('targeting')).toMatchObject([{ hit: true }]);
    expect([t.told('weapon-broke').length, t.told('fired')]).toEqual([1, []]);
  });

  rule('11.1d', 'a weapon scrounged in the middle of a Fire Order does not fire in it', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE], pile: ['G-34', 'G-57'] },
      allies: { pile: ['A-61'] },
      weapons: ['g-light-mg-1'],
      units: { 'g-pohl': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L7', 'a-line-1': 'M7', 'a-line-2': 'M8' },
    });
    t.choose('order G-50', 'activate g-pohl', 'activate-all', 'target M7', 'join g-rifle-1', 'fire');
    t.choose('scrounge g-light-mg-1', 'keep g-rifle-2', 'target M8');
    expect(t.unit('g-rifle-2').weapon).toBe('g-light-mg-1');
    expect(t.why('join g-light-mg-1')).toBe('not-firing 11.1');
    expect(t.why('join g-rifle-2')).toBeUndefined();
  });
});

describe('11.3 A Weapon that is thrown away', () => {
  rule('11.3b', 'a weapon may be thrown away on the way, and slows nobody any more', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'A10' },
    });
    t.choose('order G-19', 'activate g-weapon-team-1', 'set-out g-weapon-team-1', 'step L6', 'abandon g-weapon-team-1');
    expect([t.state.weapons, t.unit('g-weapon-team-1').weapon]).toEqual([['g-heavy-mg-1'], '']);
    expect(t.choose('step L7', 'step L6', 'step L7').last('moved')).toMatchObject({ spent: 4 });
  });

  rule('11.1c', 'while it is carried the same unit gets no further than three hexes', () => {
    const t = given({
      axis: { hand: ['G-19', SPARE] },
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' }, 'a-line-1': 'A10' },
    });
    t.choose('order G-19', 'activate g-weapon-team-1', 'set-out g-weapon-team-1', 'step L6', 'step L7', 'step L6');
    expect(t.why('step L7')).toBe('too-costly O21.1');
  });
});

describe('11.4 A broken Weapon and the number of a Random Hex', () => {
  /** A German light MG is fixed by 5 and 6, and lost with 7 and 8; American cards have the even numbers. */
  const tested = (hex: string) =>
    given({
      active: 'allies',
      units: { 'a-green-team-8': { at: 'O1', broken: true }, [RIFLE]: { at: 'B5', weapon: 'g-light-mg-1', weaponBroken: true } },
      allies: { hand: ['A-8'], pile: ['A-34', 'A-4', hex] },
    }).choose('order A-8', 'pass');

  rule(['11.4f', '11.4g', '11.4h'], 'both ranges include their last number', () => {
    expect(tested('A-27').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: false });
    const lost = tested('A-62');
    expect([lost.unit(RIFLE).weapon, lost.state.weapons]).toEqual(['', ['g-light-mg-1']]);
    expect(tested('A-63').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
    expect(tested('A-60').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
  });
});
