/** 3.3 Leaders: whom they activate, and whom they make better. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const moving = (units: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  given({ units: { 'a-line-9': 'O6', ...units }, ...more, axis: { hand: ['G-19', 'G-20', 'G-56'] } }).choose('order G-19');

const firing = (units: Record<string, unknown>, allies: Record<string, unknown> = {}) =>
  given({
    units: { 'a-line-9': 'O6', ...units },
    axis: { hand: ['G-55', 'G-49'], pile: ['G-5'] },
    allies: { pile: ['A-5'], ...allies },
  }).choose('order G-55');

/** Whom the Leader could take along. */
const followers = (t: Given) => t.choices.filter((text) => text.startsWith('activate g-')).map((text) => text.split(' ')[1]);

describe('3.3.1.1 Command Radius', () => {
  rule('3.3.1.1a', 'an Order activates a single unit, unless that is a Leader', () => {
    const t = moving({ 'g-rifle-1': 'L7', 'g-rifle-2': 'L7', 'g-marquardt': 'L7' }).choose('activate g-rifle-1');
    expect([t.asks, t.last('activated').units]).toEqual(['move', ['g-rifle-1']]);
  });

  rule(['3.3.1.1a', '3.3.1.1c'], 'so does Op Fire: one unit, or a Leader with those whom he commands', () => {
    const at = (unit: string) => {
      const t = given({
        units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8', 'a-line-2': 'M8', 'a-hanlon': 'M8' },
        axis: { hand: ['G-19'], pile: ['G-5'] },
        allies: { hand: ['A-55'], pile: ['A-5'] },
      });
      return t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'op-fire A-55', `activate ${unit}`);
    };
    expect(at('a-line-1').last('activated')).toMatchObject({ purpose: 'op-fire', units: ['a-line-1'] });
    const led = at('a-hanlon').choose('activate-all');
    expect(led.last('activated')).toMatchObject({ purpose: 'op-fire', units: ['a-hanlon', 'a-line-1', 'a-line-2'] });
    led.choose('op-attack', 'fire-all');
    expect(led.last('fired')).toMatchObject({ firing: 'op-fire', firers: ['a-line-1', 'a-line-2'] });
  });

  const PLATOON = { 'g-marquardt': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'g-line-team-1': 'K7' };

  rule('3.3.1.1b', 'he may take all of them, some, or nobody', () => {
    const named = (...choices: string[]) =>
      moving(PLATOON)
        .choose('activate g-marquardt', ...choices)
        .last('activated').units;
    expect(named('activate-all')).toEqual(['g-marquardt', 'g-rifle-1', 'g-rifle-2', 'g-line-team-1']);
    expect(named('activate g-rifle-2', 'done')).toEqual(['g-marquardt', 'g-rifle-2']);
    expect(named('done')).toEqual(['g-marquardt']);
  });

  rule('3.3.1.1c', 'those whom he takes along move as he does, and are spent for any other Order', () => {
    const t = moving({ ...PLATOON, 'a-line-1': 'M8' }).choose(
      'activate g-marquardt',
      'activate g-rifle-2',
      'done',
      'set-out g-rifle-2',
      'step K6',
    );
    t.choose('halt', 'end-move');
    t.choose('order G-56');
    expect(t.why('activate g-rifle-2')).toBe('already-activated O14.1');
    expect(t.why('activate g-rifle-1')).toBeUndefined();
  });

  rule('3.3.1.1d', 'a Leader activates no other Leader, in his own hex or elsewhere', () => {
    const t = moving({ ...PLATOON, 'g-oertel': 'L7', 'g-lindner': 'L6' }).choose('activate g-marquardt');
    expect([t.why('activate g-oertel'), t.why('activate g-lindner')]).toEqual(['leader-alone 3.3.1.1', 'leader-alone 3.3.1.1']);
    t.choose('activate-all');
    expect(t.last('activated').units).toEqual(['g-marquardt', 'g-rifle-1', 'g-rifle-2', 'g-line-team-1']);
  });

  rule('3.3.1.1e', 'the radius is counted in hexes, past enemies and across what nobody can enter', () => {
    // K8 alone lies between K9 and K7.
    const units = { 'g-oertel': 'K9', 'g-rifle-1': 'K7' };
    expect(followers(moving({ ...units, 'a-line-1': 'K8' }).choose('activate g-oertel'))).toEqual(['g-rifle-1']);
    expect(followers(moving(units, { blaze: ['K8'] }).choose('activate g-oertel'))).toEqual(['g-rifle-1']);
  });

  const COLUMN = { 'g-rifle-1': 'F1', 'g-rifle-2': 'F2', 'g-rifle-3': 'F3', 'g-rifle-4': 'F4' };

  rule('3.3.1.1f', 'Command 2 reaches two hexes, and not three', () => {
    const t = moving({ ...COLUMN, 'g-oertel': 'F1' }).choose('activate g-oertel');
    expect(followers(t)).toEqual(['g-rifle-1', 'g-rifle-2', 'g-rifle-3']);
    expect(t.why('activate g-rifle-4')).toBe('not-in-radius 3.3.1.1');
  });

  rule('3.3.1.1g', 'Command 1 reaches the next hex, and not the one after', () => {
    const t = moving({ ...COLUMN, 'g-marquardt': 'F1' }).choose('activate g-marquardt');
    expect(followers(t)).toEqual(['g-rifle-1', 'g-rifle-2']);
    expect(t.why('activate g-rifle-3')).toBe('not-in-radius 3.3.1.1');
  });

  rule('3.3.1.1h', 'Command 0, of a Hero or a broken Leader, reaches his own hex', () => {
    for (const leader of [{ 'g-lindner': 'F1' }, { 'g-marquardt': { at: 'F1', broken: true } }]) {
      const [name = ''] = Object.keys(leader);
      const t = moving({ ...COLUMN, ...leader }).choose(`activate ${name}`);
      expect(followers(t), name).toEqual(['g-rifle-1']);
      expect(t.why('activate g-rifle-2')).toBe('not-in-radius 3.3.1.1');
    }
  });
});

describe('3.3.1.2 Unit Command', () => {
  rule(['3.3.1.2a', '3.3.1.2c'], 'Squads and Teams with a Leader fire harder and farther, though he is not activated', () => {
    const fired = (units: Record<string, unknown>, unit: string) =>
      firing({ 'a-line-1': 'M7', ...units })
        .choose(`activate ${unit}`, 'target M7')
        .last('fired').firepower;
    expect(fired({ 'g-rifle-1': 'L7' }, 'g-rifle-1')).toBe(5);
    expect(fired({ 'g-rifle-1': 'L7', 'g-marquardt': 'L7' }, 'g-rifle-1')).toBe(6);
    expect(fired({ 'g-line-team-1': 'L7', 'g-oertel': 'L7' }, 'g-line-team-1')).toBe(5);
    // Range 5, and F7 is six hexes away.
    const far = (units: Record<string, unknown>) =>
      given({ units: { 'g-rifle-1': 'F1', 'a-line-1': 'F7', ...units }, axis: { hand: ['G-55'] } }).why('order G-55');
    expect(far({})).toBe('no-target O20.1');
    expect(far({ 'g-marquardt': 'F1' })).toBeUndefined();
  });

  rule('3.3.1.2a', 'they stand firmer, too, and move faster with him', () => {
    const t = firing({ 'g-rifle-1': 'L7', 'a-line-1': 'L6', 'a-hanlon': 'L6' }, { pile: ['A-5', 'A-6'] });
    t.choose('activate g-rifle-1', 'target L6', 'defend a-line-1').until('next-order');
    expect(t.told('defended')).toMatchObject([
      { unit: 'a-line-1', morale: 7 },
      { unit: 'a-hanlon', morale: 8 },
    ]);
    const march = moving({ 'g-rifle-1': 'A1', 'g-marquardt': 'A1' }).choose('activate g-marquardt', 'activate-all', 'set-out-all A1');
    march.choose('step B1', 'step B2', 'step C3', 'step C4', 'step B4');
    expect(march.last('moved')).toMatchObject({ hex: 'B4', spent: 5 });
    expect(march.why('step B5')).toBe('too-costly O21.1');
  });

  rule('3.3.1.2b', 'in the next hex, though within his radius, they gain nothing; and a Movement bonus is lost with the hex', () => {
    const t = firing({ 'g-rifle-1': 'L7', 'g-oertel': 'L6', 'a-line-1': 'M7' }).choose('activate g-rifle-1', 'target M7');
    expect(t.last('fired').firepower).toBe(5);
    const alone = moving({ 'g-rifle-1': 'A1', 'g-marquardt': 'A1' }).choose('activate g-rifle-1', 'set-out g-rifle-1');
    alone.choose('step B1', 'step B2', 'step C3', 'step C4');
    expect(alone.why('step B4')).toBe('too-costly O21.1');
  });

  rule('3.3.1.2d', 'two Leaders in the hex add up', () => {
    const t = firing({ 'g-rifle-1': 'L7', 'g-oertel': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'M7' }).choose(
      'activate g-rifle-1',
      'target M7',
    );
    expect(t.last('fired').firepower).toBe(8);
  });

  rule('3.3.1.2e', 'Leaders gain nothing by Command, be it their own or another’s', () => {
    const t = firing({ 'g-oertel': 'L7', 'g-marquardt': 'L7', 'a-line-1': 'M7' }).choose('activate g-oertel', 'target M7');
    expect(t.last('fired').firepower).toBe(2);
    const shot = firing({ 'g-rifle-1': 'L7', 'a-hanlon': 'L6', 'a-delgado': 'L6' }, { pile: ['A-5', 'A-6'] });
    shot.choose('activate g-rifle-1', 'target L6', 'defend a-hanlon').until('next-order');
    expect(shot.told('defended')).toMatchObject([
      { unit: 'a-hanlon', morale: 8 },
      { unit: 'a-delgado', morale: 9 },
    ]);
  });

  rule('3.3.1.2a', 'an enemy Leader in the hex helps nobody', () => {
    const t = given({
      units: { 'g-rifle-1': 'L7', 'g-rifle-9': 'A5', 'a-hanlon': 'M7', 'a-line-9': 'O6' },
      axis: { hand: ['G-43', 'G-49'], pile: ['G-5'] },
      allies: { pile: ['A-5'] },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until('next-order');
    expect(t.last('melee-strength')).toMatchObject({ side: 'axis', firepower: 5 });
  });
});

describe('3.3.1.3 Weapon Command', () => {
  const GUNNERS = { at: 'L7', weapon: 'g-light-mg-1' };
  const fired = (units: Record<string, unknown>, unit = 'g-weapon-team-1', gun = 'g-light-mg-1') =>
    firing({ 'a-line-1': 'M7', ...units })
      .choose(`activate ${unit}`, 'target M7', `join ${gun}`, 'fire')
      .last('fired').firepower;

  rule(
    ['3.3.1.3a', '3.3.1.3b'],
    'a machine gun in the hex of a Leader has his Command added to FP and Range, though he is not activated',
    () => {
      expect(fired({ 'g-weapon-team-1': GUNNERS })).toBe(4);
      expect(fired({ 'g-weapon-team-1': GUNNERS, 'g-marquardt': 'L7' })).toBe(5);
      expect(fired({ 'g-weapon-team-1': GUNNERS, 'g-oertel': 'L6' })).toBe(4);
      // A Russian light machine gun has Range 6, and F8 is seven hexes from F1.
      const far = (units: Record<string, unknown>) =>
        given({
          units: { 'r-weapon-team-1': { at: 'F1', weapon: 'r-light-mg-1' }, 'g-rifle-1': 'F8', ...units },
          active: 'allies',
          allies: { nation: 'russia', hand: ['R-55'] },
        }).why('order R-55');
      expect(far({})).toBe('no-target O20.1');
      expect(far({ 'r-loginov': 'F1' })).toBeUndefined();
    },
  );

  rule('3.3.1.3c', 'two Leaders in the hex add up for a Weapon, too', () => {
    expect(fired({ 'g-weapon-team-1': GUNNERS, 'g-marquardt': 'L7', 'g-oertel': 'L7' })).toBe(7);
  });

  rule('3.3.1.3d', 'a Mortar gains nothing', () => {
    const units = { 'g-weapon-team-1': { at: 'L7', weapon: 'g-light-mortar-1' }, 'g-oertel': 'L7', 'a-line-1': 'M6' };
    const t = given({ units, axis: { hand: ['G-55', 'G-49'], pile: ['G-69', 'G-5'] }, allies: { pile: ['A-69'] } });
    t.choose('order G-55', 'activate g-weapon-team-1', 'shell g-light-mortar-1 M6').until('fire');
    expect(t.last('fired').firepower).toBe(6);
  });

  rule('3.3.1.3e', 'a Weapon in the hands of a Leader gains nothing, neither from him nor from another', () => {
    const leader = { 'g-marquardt': GUNNERS, 'g-oertel': 'L7' };
    expect(fired(leader, 'g-marquardt')).toBe(4);
  });
});
