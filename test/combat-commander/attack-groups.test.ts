/** O20.3.1, O20.3.2, 10.3.2.1 Who fires together, what of them counts, and which Actions make up for a Hindrance. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { FIRE, type Fields, fight, firing, SPARE } from './given-orders.ts';

const RIFLE = 'g-rifle-1';
const TEAM = 'g-weapon-team-1';
const HMG = 'g-heavy-mg-1';
const YANKS = 'a-line-1';

describe('O20.3.1 Fire Groups', () => {
  rule('O20.3.1d', 'of two chains that are equally strong the one with more pieces fires', () => {
    const teams = { 'g-line-team-1': 'M6', 'g-line-team-2': 'M6', 'g-line-team-3': 'M6' };
    for (const units of [
      { [RIFLE]: 'L7', ...teams },
      { ...teams, [RIFLE]: 'L7' },
    ]) {
      const t = firing(fight({ 'g-lorenz': 'K7', ...units, [YANKS]: 'M7' }), 'g-lorenz')
        .choose('target M7', 'fire-all')
        .until();
      expect(t.last('fired')).toMatchObject({ firers: Object.keys(teams), firepower: 5 });
    }
  });

  rule(['O20.3.1d', 'F106.3a'], 'those in Wire are a group of their own', () => {
    const shot = (units: Fields) => {
      const t = fight({ 'g-lorenz': 'K7', ...units, [YANKS]: 'M7' }, [], ['G-55'], { fortifications: { L7: 'wire' } });
      return firing(t, 'g-lorenz').choose('target M7', 'fire-all').until().told('fired')[0]?.firers;
    };
    expect(shot({ [RIFLE]: 'L7', 'g-rifle-2': 'L6' })).toEqual(['g-rifle-2']);
    expect(shot({ [RIFLE]: 'L7', 'g-rifle-2': 'L6', 'g-rifle-3': 'L7', 'g-line-team-1': 'L7' })).toEqual([
      RIFLE,
      'g-rifle-3',
      'g-line-team-1',
    ]);
  });

  rule('O20.3.1a', 'it takes somebody to fire, and nobody counts twice', () => {
    const t = firing(fight({ 'g-lorenz': 'K7', [RIFLE]: 'L7', 'g-rifle-2': 'L6', [YANKS]: 'M7' }), 'g-lorenz').choose('target M7');
    expect(t.why('fire')).toBe('nothing-chosen O20.3.1');
    t.choose(`join ${RIFLE}`);
    expect([t.why('fire'), t.why(`join ${RIFLE}`)]).toEqual([undefined, 'already-chosen O20.3.1']);
  });

  rule('11.4a', 'a broken Weapon has no part in it', () => {
    const crew = { [TEAM]: { at: 'L7', weapon: HMG, weaponBroken: true }, [RIFLE]: 'L7', 'g-lorenz': 'L7' };
    const t = firing(fight({ ...crew, [YANKS]: 'M7' }), 'g-lorenz').choose('target M7');
    expect(t.why(`join ${HMG}`)).toBe('broken-weapon 11.4');
  });

  rule('A33.3b', 'nor has Ordnance in Op Fire, though the unit that carries it has', () => {
    const t = given({
      active: 'allies',
      axis: { hand: [FIRE] },
      allies: { hand: ['A-19', 'A-3'] },
      units: { 'g-lorenz': 'L7', [RIFLE]: 'L7', [TEAM]: { at: 'L7', weapon: 'g-ig-18-gun-1' }, [YANKS]: 'N8', 'a-line-9': 'A1' },
    });
    t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, 'step N7');
    t.choose(`op-fire ${FIRE}`, 'activate g-lorenz', 'activate-all', 'op-attack');
    expect(t.why('join g-ig-18-gun-1')).toBe('no-op-ordnance A33.3');
    expect(t.why(`join ${TEAM}`)).toBeUndefined();
  });
});

describe('O20.3.2 Hindered attacks', () => {
  rule(['O20.3.1.1b', 'O20.3.2c'], 'a squad in thick Smoke does not keep the one beside it from firing', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE], pile: ['G-3'] },
      allies: { pile: ['A-61'] },
      smoke: { L7: 10 },
      units: { 'g-lorenz': 'L6', 'g-rifle-1': 'L6', 'g-rifle-2': 'L7', 'a-line-1': 'M7' },
    });
    t.choose('order G-50', 'activate g-lorenz', 'activate-all');
    expect(t.why('target M7')).toBeUndefined();
    t.choose('target M7', 'join g-rifle-1', 'fire');
    expect(t.last('fired')).toMatchObject({ firers: ['g-rifle-1'], hindrance: 0, firepower: 7 });
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
