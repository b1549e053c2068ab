/** What only shows when one rule meets another: groups that die on the way, hexes that change under way, hands that are asked. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const MOVE = 'G-19';
const SPARE = 'G-47';

const moveOf = (t: ReturnType<typeof given>) => t.state.doing.find(({ what }) => what === 'move');

describe('O21.2 a group that is gone', () => {
  /** Lorenz, pioneers and broken riflemen; the riflemen go first and a sniper kills them during their Assault Fire. */
  function afterTheSniper(to: string, card: string, enemy: string, more = {}) {
    const t = given({
      axis: { hand: [MOVE, 'G-1', SPARE], pile: ['G-3'] },
      allies: { pile: ['A-47', card] },
      ...more,
      units: { 'g-lorenz': 'L7', 'g-pionier-1': 'L7', 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': enemy },
    });
    t.choose(
      `order ${MOVE}`,
      'activate g-lorenz',
      'activate-all',
      'set-out g-rifle-1',
      `step ${to}`,
      'assault-fire G-1',
      `target ${enemy}`,
    );
    return t.choose('snipe g-rifle-1', 'set-out g-pionier-1');
  }

  rule('O21.2a', 'the next unit begins with all its MPs, whatever became of the one before', () => {
    const fresh = { group: ['g-pionier-1'], spent: 0, onRoad: false, stopped: false, entered: false };
    expect(moveOf(afterTheSniper('L6', 'A-56', 'M8'))).toMatchObject(fresh);
    expect(moveOf(afterTheSniper('M7', 'A-62', 'M6'))).toMatchObject(fresh);
    const wired = afterTheSniper('L6', 'A-56', 'M8', { fortifications: { L6: 'wire' } });
    expect(wired.choices).toContain('step K7');
  });

  rule('O21.2c', 'a group that a Blaze has driven apart has ended its movement', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-25'], pile: ['A-61', 'A-62'] },
      axis: { hand: ['G-60'], pile: ['G-34', 'G-23', 'G-62'] },
      units: { 'a-hanlon': 'N7', 'a-line-1': 'N7', 'a-line-2': 'O1', 'g-rifle-1': 'K8' },
    });
    t.choose('order A-25', 'activate a-hanlon', 'activate a-line-1', 'set-out-all N7', 'step M7');
    t.choose('op-fire G-60', 'activate g-rifle-1', 'op-attack', 'displace L6', 'displace M6');
    while (t.asks === 'defence') t.choose(t.choices[0] ?? '');
    t.until('move');
    expect([t.at('a-hanlon'), t.at('a-line-1')].sort()).toEqual(['L6', 'M6']);
    expect(t.choices).toEqual(['end-move']);
  });
});

describe('O14.4 Orders that somebody carries out', () => {
  rule('O14.4b', 'who cannot go anywhere keeps nobody else from moving', () => {
    const t = given({
      axis: { hand: [MOVE, 'G-1', SPARE], pile: ['G-3'] },
      allies: { pile: ['A-61'] },
      units: {
        'g-lorenz': 'L7',
        'g-pionier-1': 'L7',
        'g-weapon-team-1': { at: 'L7', broken: true, weapon: 'g-ig-33-gun-1' },
        'a-line-1': 'M8',
      },
    });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all');
    expect(t.why('set-out g-weapon-team-1')).toBe('nobody-can O21.2');
    expect(t.why('set-out-all L7')).toBe('nobody-can O21.2');
    t.choose('set-out g-pionier-1');
    expect(t.why('with g-weapon-team-1')).toBe('nobody-can O21.2');
    expect(t.choose('halt').why('end-move')).toBe('must-move O14.4');
  });

  rule('O14.4b', 'the last MP that could cross a hexside is not spent on handing over a weapon', () => {
    const units = { 'g-rifle-1': { at: 'L7', broken: true, weapon: 'g-light-mg-1' }, 'g-rifle-2': 'L7', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: [MOVE, SPARE] }, units });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-rifle-2')).toBe('must-move O14.4');
    const led = given({ axis: { hand: [MOVE, SPARE] }, units: { ...units, 'g-lorenz': 'L7' } });
    led.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all', 'transfer g-rifle-1 g-rifle-2');
    expect(led.why('end-move')).toBe('must-move O14.4');
  });

  rule('O14.4a', 'no Fire Order without a shot that could be made, by a group or with Actions', () => {
    const into = (smoke: number, units: object, ...hand: string[]) =>
      given({ axis: { hand: ['G-50', ...hand] }, smoke: { M8: smoke }, units });
    const alone = { 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
    expect(into(6, alone, SPARE).why('order G-50')).toBe('too-weak 10.3.2.1');
    expect(into(6, alone, 'G-4').why('order G-50')).toBeUndefined();
    const led = into(7, { ...alone, 'g-lorenz': 'L7', 'g-rifle-2': 'L7' }, SPARE);
    led.choose('order G-50');
    expect(led.why('activate g-rifle-1')).toBe('nobody-can O14.4');
    expect(led.choose('activate g-lorenz').why('done')).toBe('nobody-can O14.4');
    expect(led.choose('activate-all').choices).toContain('target M8');
  });

  rule('O14.4a', 'the card of the Order itself is no Action any more', () => {
    const t = (...hand: string[]) =>
      given({
        active: 'allies',
        allies: { nation: 'russia', hand },
        smoke: { M8: 5 },
        units: { 'r-weapon-team-1': { at: 'L7', weapon: 'r-light-mg-1' }, 'g-rifle-1': 'M8' },
      });
    expect(t('R-53').why('order R-53')).toBe('too-weak 10.3.2.1');
    expect(t('R-52', 'R-53').choices).toContain('order R-52');
    expect(t('R-52', 'R-53').choices).not.toContain('order R-53');
  });
});

describe('10.3.2.1 whose Actions count', () => {
  /** The mortar misses; what is left is a team in Smoke, which needs Hand Grenades. */
  function afterTheMiss(initiative: string, axis: string[], allies: string[]) {
    const t = given({
      axis: { hand: ['G-50', ...axis, SPARE], pile: ['G-3', 'G-1'] },
      allies: { pile: ['A-61'], hand: allies },
      smoke: { L7: 5 },
      initiative,
      units: {
        'g-pohl': 'L6',
        'g-weapon-team-1': { at: 'L6', weapon: 'g-light-mortar-1' },
        'g-line-team-2': 'L7',
        'a-line-1': 'M7',
        'a-line-2': 'M9',
      },
    });
    t.choose('order G-50', 'activate g-pohl', 'activate g-weapon-team-1', 'activate g-line-team-2', 'target M7');
    t.choose('join g-weapon-team-1', 'join g-pohl', 'fire', 'shell g-light-mortar-1 M9');
    return t.until().asks;
  }

  rule('10.3.2.1b', 'those of the firer, whoever holds the Initiative card', () => {
    expect(afterTheMiss('axis', ['G-4', 'G-5'], [])).toBe('fire');
    expect(afterTheMiss('allies', ['G-4', 'G-5'], [])).toBe('fire');
    expect(afterTheMiss('allies', ['G-31'], ['A-4', 'A-5', 'A-6'])).not.toBe('fire');
  });

  rule('10.3.2.1b', 'of several groups the one that they help', () => {
    const t = given({
      axis: { hand: ['G-50', 'G-4', SPARE] },
      smoke: { L7: 4, M5: 3 },
      units: { 'g-pohl': 'K6', 'g-line-team-1': 'L7', 'g-line-team-2': 'M5', 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-pohl', 'activate g-line-team-1', 'activate g-line-team-2');
    expect(t.choices).toContain('target M7');
  });

  rule('A40f', 'a second hex that would leave nothing of the shot cannot be sprayed', () => {
    const t = given({
      axis: { hand: ['G-50', 'G-7', 'G-4', SPARE], pile: ['G-3'] },
      smoke: { M8: 9 },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M7', 'a-line-2': 'M8' },
    });
    t.choose('order G-50', 'activate g-rifle-1', 'target M7');
    expect(t.why('spray-fire G-7 M8')).toBe('too-weak 10.3.2.1');
  });
});

describe('F103 the hex ahead, after the mines on the way out', () => {
  rule('O21.4a', 'nobody moves into a hex that has come to hold an enemy', () => {
    const t = given({
      active: 'allies',
      axis: { pile: ['G-33', 'G-67'] },
      allies: { hand: ['A-19', 'A-50'], pile: ['A-61'] },
      fortifications: { L6: 'mines' },
      control: ['', '', '', 'axis', ''],
      units: { 'a-line-1': 'L6', 'g-weapon-team-6': 'A10' },
    });
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step M6', 'hero M6').until('move');
    expect([t.at('a-line-1'), t.at('g-lindner'), moveOf(t)]).toMatchObject(['L6', 'M6', { crossed: false, entered: false }]);
  });

  rule('8.1.5c', 'nor into a Blaze', () => {
    const t = given({
      active: 'allies',
      axis: { pile: ['G-33', 'G-19', 'G-22'] },
      allies: { hand: ['A-19', 'A-50'], pile: ['A-61'] },
      fortifications: { D4: 'mines' },
      units: { 'a-line-1': 'D4', 'g-weapon-team-6': 'A10' },
    });
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step E5').until('move');
    expect([t.state.blaze.length, t.at('a-line-1')]).toEqual([1, 'D4']);
    const u = given({
      active: 'allies',
      axis: { pile: ['G-33', 'G-19', 'G-22'] },
      allies: { hand: ['A-44', 'A-50'], pile: ['A-61'] },
      fortifications: { D4: 'mines' },
      units: { 'a-line-1': 'D4', 'g-weapon-team-6': 'A10' },
    });
    u.choose('order A-44', 'activate a-line-1', 'advance a-line-1 E5').until();
    expect([u.state.blaze.length, u.at('a-line-1'), u.told('advanced')]).toEqual([1, 'D4', []]);
  });
});

describe('E52.2 a squad that deploys during a Rout', () => {
  rule('E52.2f', 'the team that is left goes on alone when the other is killed', () => {
    const t = given({
      axis: { hand: ['G-11', SPARE], pile: ['G-37', 'G-28', 'G-70'] },
      allies: { pile: ['A-31', 'A-8'] },
      fortifications: { K7: 'mines', K8: 'mines' },
      units: { 'g-conscript-1': { at: 'L7', broken: true }, 'g-rifle-9': 'A1', 'a-weapon-team-6': 'O1' },
    });
    t.choose('order G-11', 'deploy g-conscript-1', 'retreat K8', 'kill g-line-team-2').until();
    expect(t.at('g-line-team-2')).toBe('');
    expect(t.told('retreated').some(({ unit }) => unit === 'g-line-team-1')).toBe(true);
  });

  rule('E52.2f', 'both teams retreat as far as the squad would have', () => {
    const t = given({
      axis: { hand: ['G-11', SPARE], pile: ['G-70', 'G-69', 'G-68'] },
      allies: { pile: ['A-31', 'A-28'] },
      fortifications: { L8: 'mines' },
      units: { 'g-conscript-1': { at: 'L8', broken: true }, 'g-rifle-9': 'A1', 'a-weapon-team-6': 'O1' },
    });
    t.choose('order G-11', 'retreat K9', 'deploy g-conscript-1', 'defend g-line-team-1').until();
    while (t.asks === 'retreat') t.choose(t.choices[0] ?? '');
    const roll = t.last('rout-roll');
    const hexes = roll.roll - roll.morale;
    expect(hexes).toBeGreaterThan(1);
    for (const team of ['g-line-team-1', 'g-line-team-2']) {
      expect(t.told('retreated').filter(({ unit }) => unit === team)).toHaveLength(hexes);
    }
    expect(t.at('g-line-team-1')).toBe(t.at('g-line-team-2'));
  });
});

describe('other meetings', () => {
  rule('O18.2.3.2a', 'a hex that somebody enters during the barrage is rolled for too', () => {
    const t = given({
      axis: { hand: ['G-36', SPARE], radio: 'g-radio-105mm', pile: ['G-61', 'G-13', 'G-3'] },
      allies: { pile: ['A-31', 'A-68'] },
      control: ['', '', '', 'allies', ''],
      units: { 'g-lorenz': 'L8', 'a-weapon-team-6': 'O1', 'a-line-1': 'L6' },
    });
    t.choose('order G-36', 'activate g-lorenz', 'aim L6', 'hero M6').until();
    expect(t.told('fired').map(({ hexes }) => hexes.join())).toEqual(['L6', 'M6']);
  });

  rule('SR.18a', 'a tied weapon does not leave across the enemy’s edge either', () => {
    const special = { tied: { weapon: 'g-heavy-mg', hex: 'O5' } };
    const units = { 'g-weapon-team-1': { at: 'O5', weapon: 'g-heavy-mg-1' }, 'a-weapon-team-6': 'O1' };
    expect(given({ axis: { hand: [MOVE, SPARE] }, special, units }).why(`order ${MOVE}`)).toBe('nobody-to-activate O14.4');
    expect(given({ axis: { hand: ['G-43', SPARE] }, special, units }).why('order G-43')).toBe('nobody-to-activate O14.4');
  });

  rule('O20.2.1d', 'Smoke is not fired at water, where none can lie', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE] },
      units: { 'g-weapon-team-1': { at: 'I6', weapon: 'g-medium-mortar-1' }, 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-weapon-team-1');
    expect(t.why('shell-smoke g-medium-mortar-1 M7')).toBeUndefined();
    expect(t.why('shell-smoke g-medium-mortar-1 F3')).toBe('water O20.2.1');
  });

  rule('6.3.1b', 'last units of both sides that one Air Strike kills fall together', () => {
    const t = given({
      axis: { hand: ['G-8'], pile: ['G-34', 'G-9', 'G-62'] },
      initiative: 'axis',
      units: { 'g-rifle-1': { at: 'M7', broken: true }, 'a-line-1': { at: 'M7', broken: true } },
    });
    t.choose('order G-8', 'strike M7').until();
    expect([t.outcome, t.told('eliminated').length]).toEqual([{ winners: ['axis'], how: 'both-lost' }, 2]);
  });

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

  rule('6.3.1a', 'who has nobody on the map yet has not lost', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-9'], pile: ['A-31', 'A-8'] },
      units: { 'a-line-1': { at: 'M7', broken: true }, 'a-line-2': 'M9' },
    });
    t.choose('order A-9').until();
    expect([t.told('eliminated').length, t.outcome]).toEqual([1, undefined]);
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
