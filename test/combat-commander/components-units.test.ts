/** 3 to 3.2 The units: five numbers, and two sides of a counter. */
import { describe, expect } from 'vitest';
import { UNIT_TYPES } from '../../src/games/combat-commander/content/counters.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const RESERVES = { 'g-rifle-9': 'A5', 'a-line-9': 'O6' };
const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];

/** The Germans have a Fire Order, and another card to stay in their Turn. */
const firing = (units: Record<string, unknown>, pile: string[] = ['G-5'], defence: string[] = ['A-5']) =>
  given({ units: { ...RESERVES, ...units }, axis: { hand: ['G-55', 'G-49'], pile }, allies: { pile: defence } });

/** What the card after G-33, a roll with Event!, brings about in the Germans’ attack on M7. */
const eventIn = (units: Record<string, unknown>, ...pile: string[]) =>
  firing({ ...FACING, ...units }, ['G-33', ...pile], ['A-69']).choose(...SHOT);

const melee = (units: Record<string, unknown>): Given =>
  given({ units: { ...RESERVES, ...units }, axis: { hand: ['G-43', 'G-49'], pile: ['G-5'] }, allies: { pile: ['A-5'] } })
    .choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7')
    .until('next-order');

describe('3 The units', () => {
  rule(['3b', '8.2a', '8.2b'], 'a Leader is one figure, a Team two, a Squad four: seven may stay, eight may not', () => {
    const seven = { 'g-rifle-1': 'L7', 'g-line-team-1': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'O6' };
    expect(given({ units: seven }).choose('discard').asks).toBe('turn');
    expect(given({ units: { ...seven, 'g-oertel': 'L7' } }).choose('discard').asks).toBe('overstacked');
    expect(given({ units: { ...seven, 'g-marquardt': 'K9', 'g-line-team-2': 'L7' } }).choose('discard').asks).toBe('overstacked');
  });
});

describe('3.1 Unit Stats', () => {
  rule('3.1a', 'every unit has its four numbers on both sides, and a zero is one of them', () => {
    for (const { id, unbroken, broken } of UNIT_TYPES) {
      for (const { firepower, range, movement, morale } of [unbroken, broken]) {
        for (const figure of [firepower, range, movement, morale]) expect(Number.isInteger(figure) && figure >= 0, id).toBe(true);
      }
    }
    // A broken Corporal has FP 0 and Range 0.
    const corporal = { 'g-hauck': { at: 'L7', broken: true }, 'a-line-1': 'M7' };
    expect(given({ units: corporal, axis: { hand: ['G-55'] } }).why('order G-55')).toBe('no-target O20.1');
    const fight = given({
      units: { ...corporal, ...RESERVES },
      axis: { hand: ['G-43', 'G-49'], pile: ['G-68'] },
      allies: { pile: ['A-5'] },
    });
    fight.choose('order G-43', 'activate g-hauck', 'advance g-hauck M7').until('next-order');
    expect(fight.told('melee-strength')).toMatchObject([{ side: 'allies' }, { side: 'axis', firepower: 0, roll: 11, total: 11 }]);
  });

  rule('3.1b', 'a Leader has Command and is asked whom he takes along; a Squad has none and is not', () => {
    for (const { id, kind, isHero, unbroken } of UNIT_TYPES) {
      expect(unbroken.command > 0, id).toBe(kind === 'leader' && !isHero);
    }
    const t = (unit: string) =>
      given({ units: { 'g-rifle-1': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'O6' }, axis: { hand: ['G-19'] } }).choose('order G-19', unit);
    expect([t('activate g-rifle-1').asks, t('activate g-marquardt').asks]).toEqual(['move', 'activate-more']);
  });

  rule('3.1.1a', 'a unit fires with its FP', () => {
    expect(
      firing(FACING)
        .choose(...SHOT)
        .last('fired'),
    ).toMatchObject({ base: 5, firepower: 5 });
    const team = firing({ 'g-line-team-1': 'L7', 'a-line-1': 'M7' }).choose('order G-55', 'activate g-line-team-1', 'target M7');
    expect(team.last('fired')).toMatchObject({ base: 3, firepower: 3 });
  });

  rule(['3.1.1b', '3.1.6a'], 'in Melee a unit counts its FP, and one more if that is boxed', () => {
    // Rifle squads have 5 without a box, American line squads 6 with one.
    expect(melee(FACING).told('melee-strength')).toMatchObject([
      { side: 'allies', firepower: 6, boxed: 1, total: 10 },
      { side: 'axis', firepower: 5, boxed: 0, total: 8 },
    ]);
    const crowd = melee({ ...FACING, 'a-line-team-1': 'M7', 'a-weapon-team-1': 'M7' });
    expect(crowd.told('melee-strength')[0]).toMatchObject({ side: 'allies', firepower: 11, boxed: 2 });
  });

  rule('3.1.2a', 'a squad with Range 5 fires at a hex five away, not at one six away', () => {
    const at = (hex: string) => given({ units: { 'g-rifle-1': 'F1', 'a-line-1': hex, 'a-line-2': 'F2' }, axis: { hand: ['G-55'] } });
    expect(at('F6').choose('order G-55', 'activate g-rifle-1').why('target F6')).toBeUndefined();
    expect(at('F7').choose('order G-55', 'activate g-rifle-1').why('target F7')).toBe('out-of-range O20.3');
  });

  rule('3.1.3a', 'a squad with Movement 4 goes four hexes over open ground and no fifth', () => {
    const t = given({ units: { 'g-rifle-1': 'A1', 'a-line-1': 'O6' }, axis: { hand: ['G-19'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step B1', 'step B2', 'step C3', 'step C4');
    expect(t.last('moved')).toMatchObject({ hex: 'C4', spent: 4 });
    expect(t.why('step B4')).toBe('too-costly O21.1');
  });

  rule(['3.1.4a', '3.1.4b'], 'Morale, with the Cover of the hex, is what a unit defends, rallies and routs with', () => {
    for (const [hex, cover] of [
      ['L6', 0],
      ['L8', 2],
    ] as const) {
      const attacked = firing({ 'g-rifle-1': 'L7', 'a-line-1': hex }).choose('order G-55', 'activate g-rifle-1', `target ${hex}`);
      expect(attacked.until('next-order').last('defended')).toMatchObject({ morale: 6 + cover });
      const units = { 'g-rifle-1': { at: hex, broken: true }, 'a-line-1': 'O6' };
      const recover = given({ units, axis: { hand: ['G-3', 'G-49'], pile: ['G-69'] } })
        .choose('order G-3')
        .until('next-order');
      expect(recover.last('rally-roll')).toMatchObject({ morale: 7 + cover });
      const rout = given({ units, axis: { hand: ['G-11', 'G-49'], pile: ['G-5'] } })
        .choose('order G-11')
        .until('next-order');
      expect(rout.last('rout-roll')).toMatchObject({ morale: 7 + cover });
    }
  });

  rule(['3.1.5a', '3.1.5b'], 'with his Command a Leader brings others into an Order, and makes those in his hex stronger', () => {
    const t = firing({ 'g-marquardt': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'M7' });
    t.choose('order G-55', 'activate g-marquardt', 'activate-all', 'target M7', 'join g-rifle-1', 'fire');
    expect(t.told('activated')).toMatchObject([{ units: ['g-marquardt', 'g-rifle-1', 'g-rifle-2'] }]);
    expect(t.last('fired').base).toBe(6);
  });
});

describe('3.1.6 Boxed stats', () => {
  rule('3.1.6b', 'Assault Fire asks for boxed FP, Smoke Grenades for boxed Movement, Spray Fire for boxed Range', () => {
    const moving = (unit: string, hand: string[]) =>
      given({ units: { [unit]: 'L7', 'a-line-1': 'M7' }, axis: { hand: ['G-19', ...hand] } }).choose('order G-19', `activate ${unit}`);
    expect(moving('g-parachute-1', ['G-3']).why('assault-fire G-3')).toBeUndefined();
    expect(moving('g-elite-rifle-1', ['G-3']).why('assault-fire G-3')).toBe('no-target A26');
    expect(moving('g-rifle-1', ['G-50']).why('smoke-grenades G-50')).toBeUndefined();
    expect(moving('g-volksgrenadier-1', ['G-50']).why('smoke-grenades G-50')).toBe('not-boxed A39');
    const spraying = (unit: string) =>
      given({ units: { [unit]: 'L7', 'a-line-1': 'M7', 'a-line-2': 'M8' }, axis: { hand: ['G-55', 'G-7'] } })
        .choose('order G-55', `activate ${unit}`, 'target M7')
        .why('spray-fire G-7 M8');
    expect([spraying('g-rifle-1'), spraying('g-weapon-team-1')]).toEqual([undefined, 'not-boxed A40']);
  });

  rule('3.1.6b', 'the back of a counter has no boxes', () => {
    const units = { 'g-parachute-1': { at: 'L7', broken: true }, 'a-line-1': 'M7' };
    const t = given({ units, axis: { hand: ['G-19', 'G-3', 'G-50'] } }).choose('order G-19', 'activate g-parachute-1');
    expect([t.why('assault-fire G-3'), t.why('smoke-grenades G-50')]).toEqual(['no-target A26', 'not-boxed A39']);
  });

  rule('3.1.6c', 'in a Fire Attack or a Move a boxed number is a number like any other', () => {
    const fire = firing({ 'g-parachute-1': 'L7', 'a-line-1': 'M7' }).choose('order G-55', 'activate g-parachute-1', 'target M7');
    expect(fire.last('fired').firepower).toBe(5);
    const far = given({ units: { 'g-parachute-1': 'F1', 'a-line-1': 'F6' }, axis: { hand: ['G-55'] } });
    expect(far.why('order G-55')).toBe('no-target O20.1');
    const t = given({ units: { 'g-parachute-1': 'A1', 'a-line-1': 'O6' }, axis: { hand: ['G-19'] } });
    t.choose('order G-19', 'activate g-parachute-1', 'set-out g-parachute-1', 'step B1', 'step B2', 'step C3', 'step C4', 'step B4');
    expect(t.why('step B5')).toBe('too-costly O21.1');
  });
});

describe('3.2.1 Broken and unbroken', () => {
  rule(['3.2.1a', '3.2.1c'], 'a hit turns the counter over, and from then on the figures of its back are used', () => {
    const t = given({
      units: { ...FACING, ...RESERVES },
      active: 'allies',
      allies: { hand: ['A-55', 'A-70'], pile: ['A-69'] },
      axis: { hand: ['G-56'], pile: ['G-5'] },
    });
    t.choose('order A-55', 'activate a-line-1', 'target L7').until('next-order');
    expect(t.unit('g-rifle-1')).toMatchObject({ broken: true });
    t.choose('end-turn', 'order G-56', 'activate g-rifle-1', 'target M7');
    expect(t.last('fired').firepower).toBe(2);
  });
});

describe('3.2.2 Attached markers, 3.2.3 attached Weapons', () => {
  const MARKED = { at: 'M7', suppressed: true, veteran: true, weapon: 'a-medium-mg-1' };

  rule(['3.2.2a', '3.2.3b'], 'a unit that breaks keeps Suppressed, Veteran and its Weapon, which does not break', () => {
    const t = firing({ 'g-rifle-1': 'L7', 'a-line-1': MARKED }, ['G-69'])
      .choose(...SHOT)
      .until('next-order');
    expect(t.unit('a-line-1')).toMatchObject({
      broken: true,
      suppressed: true,
      veteran: true,
      weapon: 'a-medium-mg-1',
      weaponBroken: false,
    });
  });

  rule(['3.2.2b', '3.2.3b'], 'a unit that rallies keeps them too, and its broken Weapon remains broken', () => {
    const t = eventIn(
      { 'g-rifle-2': { at: 'K9', broken: true, suppressed: true, veteran: true, weapon: 'g-light-mg-1', weaponBroken: true } },
      'G-7',
    );
    expect(t.until('next-order').unit('g-rifle-2')).toMatchObject({
      broken: false,
      suppressed: true,
      veteran: true,
      weapon: 'g-light-mg-1',
      weaponBroken: true,
    });
  });

  rule('3.2.3a', 'a broken unit fires itself, but not its Weapon', () => {
    const t = firing({
      'g-rifle-1': { at: 'L7', broken: true, weapon: 'g-light-mg-1' },
      'g-rifle-2': 'L6',
      'g-marquardt': 'L6',
      'a-line-1': 'M7',
    });
    t.choose('order G-55', 'activate g-marquardt', 'activate-all', 'target M7');
    expect(t.choices).toContain('join g-rifle-1');
    expect(t.why('join g-light-mg-1')).toBe('weapon-silent 11.1');
  });

  rule('3.2.3c', 'a unit neither breaks with its Weapon nor rallies with it', () => {
    const jam = firing({ 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'M7' }, ['G-1']).choose(...SHOT, 'fire-all');
    expect(jam.until('next-order').unit('g-rifle-1')).toMatchObject({ broken: false, weaponBroken: true });
    // A Sniper at B5: that number repairs a German light machine gun.
    const gunner = { at: 'K9', broken: true, weapon: 'g-light-mg-1', weaponBroken: true };
    const fixed = firing({ ...FACING, 'g-rifle-2': gunner }, ['G-25', 'G-7'], ['A-69'])
      .choose(...SHOT)
      .until();
    expect(fixed.told('weapon-fixed')).toHaveLength(1);
    expect(fixed.unit('g-rifle-2')).toMatchObject({ broken: true, weaponBroken: false });
  });
});

describe('3.2.4 Elimination, 3.2.5 rallying', () => {
  rule(['3.2.4a', '3.2.4b'], 'a broken unit that breaks again goes on the Casualty Track, and then the VPs are counted', () => {
    const t = firing({ 'g-rifle-1': 'L7', 'a-line-1': { at: 'M7', broken: true } }, ['G-69'])
      .choose(...SHOT)
      .until('next-order');
    expect(t.state.sides.allies.casualties).toEqual(['a-line-1']);
    expect(t.events.map(({ type }) => type).slice(-3)).toEqual(['eliminated', 'points', 'order-ended']);
    expect(t.state.vp).toBe(2);
    const once = firing(FACING, ['G-69'])
      .choose(...SHOT)
      .until('next-order');
    expect([once.state.sides.allies.casualties, once.state.vp]).toEqual([[], 0]);
  });

  rule(['3.2.5a', '3.2.5b'], 'a Recover Order rallies a unit by a roll below its Morale, a Medic without one', () => {
    const recover = (card: string) =>
      given({ units: { ...RESERVES, 'g-rifle-1': { at: 'L7', broken: true } }, axis: { hand: ['G-3', 'G-49'], pile: [card] } })
        .choose('order G-3')
        .until('next-order')
        .unit('g-rifle-1').broken;
    // Morale 7: rolls of 6, 7 and 8.
    expect([recover('G-21'), recover('G-31'), recover('G-43')]).toEqual([false, true, true]);
    const medic = eventIn({ 'g-rifle-2': { at: 'K9', broken: true } }, 'G-7').until('next-order');
    expect(medic.told('rallied')).toMatchObject([{ unit: 'g-rifle-2', rule: 'E64' }]);
    expect(medic.unit('g-rifle-2').broken).toBe(false);
  });
});
