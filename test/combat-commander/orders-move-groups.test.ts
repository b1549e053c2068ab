/** O21.1.1, O21.2 Groups that move one after the other, Weapons handed over on the way, and what Mines leave of a group. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { carryingOut, SPARE } from './given-orders.ts';

const MOVE = 'G-19';

const moveOf = (t: ReturnType<typeof given>) => t.state.doing.find(({ what }) => what === 'move');
const LIGHT = { weapon: 'g-light-mg-1' };

describe('O21.2 One group after the other', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'g-line-team-1': 'L6' };

  rule('O21.2a', 'while one group is on its way no other sets out, alone or together', () => {
    const t = carryingOut(MOVE, units).choose('set-out g-rifle-1');
    expect(t.why('set-out-all L6')).toBe('has-moved O21.2');
    expect(t.why('end-move')).toBe('has-moved O21.2');
  });

  rule('O21.2b', 'the second group is put together like the first', () => {
    const t = carryingOut(MOVE, units);
    expect(t.why('with g-rifle-1')).toBe('nobody-moving O21.2');
    expect(t.why('halt')).toBe('nobody-moving O21.2');
    expect(t.why('exit')).toBe('nobody-moving 7.2.1');
    t.choose('set-out g-rifle-1', 'step M8', 'halt', 'set-out g-rifle-2', 'with g-line-team-1', 'step M7');
    expect(t.last('moved')).toMatchObject({ units: ['g-rifle-2', 'g-line-team-1'], spent: 1 });
  });

  rule('O21.2a', 'when Mines have wiped out a group, the next begins with all its MPs', () => {
    const t = carryingOut(
      MOVE,
      { 'g-lorenz': 'L7', 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': 'L7' },
      { fortifications: { M8: 'mines' }, axis: { hand: [MOVE, SPARE], pile: ['G-3'] }, allies: { pile: ['A-55'] } },
    );
    t.choose('set-out g-rifle-1', 'step M8').until('move');
    expect(t.told('eliminated')).toMatchObject([{ unit: 'g-rifle-1' }]);
    t.choose('set-out g-rifle-2', 'step M7');
    expect(t.last('moved')).toMatchObject({ units: ['g-rifle-2'], spent: 1 });
  });

  rule('F103.1c', 'whom Mines kill on the way out has not moved', () => {
    const t = carryingOut(
      MOVE,
      { 'g-rifle-1': { at: 'M8', broken: true }, 'g-rifle-2': 'A1' },
      { fortifications: { M8: 'mines' }, axis: { hand: [MOVE, SPARE], pile: ['G-3'] }, allies: { pile: ['A-55'] } },
    );
    t.choose('set-out g-rifle-1', 'step M7').until('move');
    expect([t.told('eliminated').length, t.told('moved')]).toEqual([1, []]);
  });
});

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

describe('O21.1.1 Weapon transfer', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT }, 'g-rifle-2': 'L7' };

  rule('O21.1.1a', 'is between two units of one’s own, and there has to be a Weapon', () => {
    const t = carryingOut(MOVE, units);
    expect(t.choices.filter((text) => text.startsWith('transfer'))).toEqual([
      'transfer g-rifle-1 g-lorenz',
      'transfer g-rifle-1 g-rifle-2',
    ]);
    expect(t.why('transfer g-rifle-2 g-rifle-1')).toBe('no-weapon O21.1.1');
    expect(t.why('transfer g-rifle-1 g-rifle-1')).toBe('not-together O21.1.1');
    expect(t.why('transfer g-rifle-1 g-rifle-9')).toBe('not-together O21.1.1');
  });

  rule('O21.1.1a', 'is for those activated to Move, until they have ended their movement', () => {
    const one = carryingOut(MOVE, { 'g-rifle-2': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT } });
    expect(one.why('transfer g-rifle-1 g-rifle-2')).toBe('nobody-moving O21.1.1');
    const t = carryingOut(MOVE, { ...units, 'g-line-team-1': 'M8' }).choose('set-out g-rifle-1', 'step M8');
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBeUndefined();
    expect(t.choose('halt').why('transfer g-rifle-1 g-line-team-1')).toBe('has-moved O21.1.1');
  });

  rule('O21.1.1b', 'who still waits has all his MPs for it, whatever the group that moves has spent', () => {
    const t = carryingOut(MOVE, { 'g-marquardt': 'M8', 'g-line-team-1': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT } });
    t.choose('set-out g-marquardt', ...['M7', 'M6', 'M5', 'M4', 'M3', 'L2'].map((hex) => `step ${hex}`));
    expect(t.last('moved').spent).toBe(6);
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBeUndefined();
  });

  rule('O21.1.1b', 'the MP that a road brings will do', () => {
    const t = carryingOut(MOVE, { 'g-rifle-1': { at: 'M9', ...LIGHT }, 'g-line-team-1': 'M5' });
    t.choose('set-out g-rifle-1', ...['M8', 'M7', 'M6', 'M5'].map((hex) => `step ${hex}`));
    expect([t.last('moved').spent, t.why('transfer g-rifle-1 g-line-team-1')]).toEqual([4, undefined]);
  });

  rule('O21.1.1a', 'takes a broken Weapon over as it is, and leaves nothing broken behind', () => {
    const t = carryingOut(MOVE, { 'g-rifle-1': { at: 'L7', ...LIGHT, weaponBroken: true }, 'g-line-team-1': 'L7' });
    t.choose('transfer g-rifle-1 g-line-team-1');
    expect(t.unit('g-line-team-1')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
    expect(t.unit('g-rifle-1')).toMatchObject({ weapon: '', weaponBroken: false });
  });
});

describe('O21.1.1 Handing over in passing', () => {
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
