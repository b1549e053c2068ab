/** O14.4, O16.4.1, O18.2.3.3, O20.3, O21.1.1, A33.2 What the first tests of the Orders had left open. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const MOVE = 'G-19';

describe('O14.4 An Order must be carried out', () => {
  rule(['O14.4b', 'O14.4c'], 'a Move takes at least one unit into another hex; an Assault Fire is no substitute', () => {
    const units = { 'g-lorenz': 'L7', 'g-pionier-1': 'L7', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: [MOVE, 'G-1', SPARE], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('assault-fire G-1', 'target M8').until('move');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-pionier-1', 'halt');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-lorenz');
    expect(t.why('halt')).toBe('must-move O14.4');
    t.choose('step L6', 'halt', 'end-move');
    expect(t.asks).toBe('next-order');
  });

  rule('O14.4b', 'leaving the map is crossing a hexside too', () => {
    const t = given({ axis: { hand: [MOVE, SPARE] }, units: { 'g-rifle-1': 'O6', 'g-rifle-2': 'L7', 'a-line-1': 'M8' } });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'exit', 'return 3', 'end-move');
    expect(t.asks).toBe('next-order');
  });
});

describe('O16.4.1 Melee strength', () => {
  rule('O16.4.1e', 'ambushes may leave nobody on either side, and then nobody rolls', () => {
    const t = given({
      axis: { hand: ['G-43', 'G-56'] },
      allies: { hand: ['A-59'] },
      units: {
        'g-rifle-1': { at: 'L7', broken: true },
        'a-line-1': { at: 'M8', broken: true },
        'g-weapon-team-6': 'A1',
        'a-weapon-team-6': 'O1',
      },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M8', 'ambush A-59', 'ambush G-56').until('turn');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'a-line-1']);
    expect(t.told('rolled')).toEqual([]);
  });
});

describe('O18.2.3.3 Artillery against Fortifications', () => {
  rule('O18.2.3.3c', 'the trigger of the impact roll comes first, then the fortification is gone', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-36', 'A-50'], radio: 'a-radio-203mm', pile: ['A-61', 'A-13', 'A-41', 'A-11'] },
      fortifications: { L6: 'bunker' },
      units: { 'a-mccready': 'L8', 'g-weapon-team-6': 'A1' },
    });
    t.choose('order A-36', 'activate a-mccready', 'aim L6').until('next-order');
    const told = t.events.map(({ type }) => type);
    expect(told.indexOf('event')).toBeLessThan(told.indexOf('fortification-removed'));
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

describe('O21.1.1 Weapon transfer', () => {
  rule('O21.1.1a', 'a unit waiting to move may hand its weapon to one that is just passing through', () => {
    const t = given({
      axis: { hand: [MOVE, SPARE] },
      units: { 'g-lorenz': 'A1', 'g-rifle-1': 'A1', 'g-rifle-2': { at: 'B1', weapon: 'g-light-mg-1' }, 'a-weapon-team-6': 'O1' },
    });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all', 'set-out g-rifle-1', 'step B1', 'transfer g-rifle-2 g-rifle-1');
    t.choose('step C2', 'step C3', 'step C4', 'halt');
    expect(t.unit('g-rifle-1')).toMatchObject({ weapon: 'g-light-mg-1' });
    t.choose('set-out g-rifle-2', 'step C2', 'step C3', 'step C4');
    expect(t.why('step D4')).toBe('too-costly O21.1');
  });

  rule('O21.1.1b', 'only the giver pays, not those who move with him', () => {
    const t = given({
      axis: { hand: [MOVE, SPARE] },
      units: { 'g-marquardt': { at: 'A1', weapon: 'g-light-mg-1' }, 'g-rifle-1': 'A1', 'a-weapon-team-6': 'O1' },
    });
    t.choose(`order ${MOVE}`, 'activate g-marquardt', 'activate-all', 'set-out-all A1', 'transfer g-marquardt g-rifle-1');
    t.choose('step B1', 'step C2', 'step C3', 'step C4', 'step D4');
    expect(t.last('moved')).toMatchObject({ units: ['g-marquardt', 'g-rifle-1'], hex: 'D4' });
  });
});

describe('A33.2 Activating for Op Fire', () => {
  rule('A33.2b', 'range and sight are enough to be activated, however thick the Smoke', () => {
    const t = given({
      axis: { hand: [MOVE, SPARE], pile: ['G-61', 'G-62'] },
      allies: { hand: ['A-51'], pile: ['A-3'] },
      smoke: { L6: 4 },
      units: { 'g-rifle-1': 'L7', 'a-mccready': 'M8', 'a-line-team-1': 'N7', 'a-line-team-2': 'N7' },
    });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect(t.why('op-fire A-51')).toBeUndefined();
    t.choose('op-fire A-51', 'activate a-line-team-1');
    expect(t.why('op-attack')).toBe('no-target A33.2');
    t.pass().choose('step L7', 'op-attack');
    expect(t.last('fired')).toMatchObject({ firers: ['a-line-team-1'], hexes: ['L7'] });
  });
});
