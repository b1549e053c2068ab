/** O21 Move, as long as nobody fires. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const MOVE = 'G-19';

type Units = Record<string, unknown>;

/** The first unit named is activated to Move, with everybody that he leads if he is a leader. */
function activated(units: Units, more: Record<string, unknown> = {}) {
  const t = given({ axis: { hand: [MOVE, SPARE] }, units: { ...units, 'a-weapon-team-6': 'O1' }, ...more });
  t.choose(`order ${MOVE}`, `activate ${Object.keys(units)[0]}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

/** One unit sets out. */
function moving(unit: string, at: string | object, more: Record<string, unknown> = {}) {
  return activated({ [unit]: at }, more).choose(`set-out ${unit}`);
}

const steps = (...hexes: string[]) => hexes.map((hex) => `step ${hex}`);

const spent = (t: ReturnType<typeof given>) => t.told('moved').map((step) => `${step.hex} ${step.spent}`);

describe('O21 Move', () => {
  rule(['O21a', 'O21b', 'O21.5a'], 'a squad goes from hex to hex as far as its Movement, and says what it has spent', () => {
    const t = moving('g-rifle-1', 'A1').choose(...steps('B1', 'C2', 'C3', 'C4'));
    expect(spent(t)).toEqual(['B1 1', 'C2 2', 'C3 3', 'C4 4']);
    expect(t.why('step D4')).toBe('too-costly O21.1');
    expect(t.choose('halt', 'end-move').at('g-rifle-1')).toBe('C4');
    const green = moving('g-conscript-1', 'A1').choose(...steps('B1', 'C2', 'C3'));
    expect(green.why('step C4')).toBe('too-costly O21.1');
  });

  rule('O21c', 'a leader beside it and a road on the way lengthen the move', () => {
    const led = activated({ 'g-marquardt': 'A1', 'g-rifle-1': 'A1' }).choose('set-out-all A1', ...steps('B1', 'C2', 'C3', 'C4', 'D4'));
    expect(spent(led).at(-1)).toBe('D4 5');
    expect(led.why('step E5')).toBe('too-costly O21.1');
    const road = moving('g-rifle-1', 'L7').choose(...steps('M8', 'M7', 'M6', 'M5', 'M4'));
    expect(spent(road).at(-1)).toBe('M4 5');
    expect(road.why('step M3')).toBe('too-costly O21.1');
  });

  rule('O21d', 'what the Movement is now counts: the help of a leader ends with his hex', () => {
    const units = { 'g-rifle-1': 'L8', 'g-marquardt': 'K7' };
    const t = activated(units).choose('set-out g-rifle-1', ...steps('K8', 'K7', 'K6'));
    expect(spent(t)).toEqual(['K8 2', 'K7 3', 'K6 5']);
    expect(t.choices).toEqual(['halt']);
    const alone = moving('g-rifle-1', 'L8').choose(...steps('K8', 'K7'));
    expect(alone.why('step K6')).toBe('too-costly O21.1');
  });
});

describe('O21.1 Movement costs', () => {
  const cost = (from: string, to: string) => moving('g-elite-rifle-1', from).choose(`step ${to}`).last('moved').cost;

  rule('O21.1a', 'entering costs what the terrain there costs', () => {
    expect([cost('L7', 'L6'), cost('L7', 'L8'), cost('M7', 'N7'), cost('G5', 'F5'), cost('B5', 'C6')]).toEqual([1, 2, 1, 3, 2]);
  });

  rule('O21.1b', 'walls, hedges and fences cost one more, and so does going uphill', () => {
    expect([cost('N6', 'O6'), cost('O6', 'N6'), cost('C4', 'C5'), cost('A8', 'B8')]).toEqual([2, 2, 2, 2]);
    expect([cost('L7', 'K8'), cost('K8', 'L7'), cost('L5', 'K6'), cost('N10', 'N9')]).toEqual([2, 1, 3, 3]);
  });

  rule('O21.1c', 'a hex that costs more than is left is not entered', () => {
    const t = moving('g-rifle-1', 'M6').choose(...steps('L6', 'L7', 'L6'));
    expect(t.last('moved').spent).toBe(3);
    expect(t.why('step K7')).toBe('too-costly O21.1');
    expect(t.why('step L5')).toBe('too-costly O21.1');
    expect(t.choose('step L7').last('moved').spent).toBe(4);
  });

  rule('O21.1d', 'there is no hex for free: whoever cannot pay for any stays', () => {
    const why = (unit: string, at: object) =>
      given({ axis: { hand: [MOVE, SPARE] }, units: { [unit]: at, 'a-line-1': 'O1' } }).why(`order ${MOVE}`);
    expect(why('g-rifle-1', { at: 'N4', broken: true })).toBe('nobody-to-activate O14.4');
    expect(why('g-rifle-1', { at: 'N4' })).toBeUndefined();
    expect(why('g-weapon-team-1', { at: 'L6', weapon: 'g-ig-33-gun-1' })).toBe('nobody-to-activate O14.4');
    expect(why('g-weapon-team-1', { at: 'L6', weapon: 'g-ig-18-gun-1' })).toBeUndefined();
  });
});

describe('O21.1.1 Weapon transfer', () => {
  const armed = { at: 'A1', weapon: 'g-light-mg-1' };

  rule(['O21.1.1b', 'O21.1.1c'], 'handing a weapon over costs 1 MP, also to a unit that is not activated', () => {
    const t = activated({ 'g-rifle-1': armed, 'g-line-team-1': 'A1' }).choose('set-out g-rifle-1', 'transfer g-rifle-1 g-line-team-1');
    expect(t.last('weapon-given')).toMatchObject({ weapon: 'g-light-mg-1', unit: 'g-rifle-1', receiver: 'g-line-team-1' });
    expect([t.unit('g-rifle-1').weapon, t.unit('g-line-team-1').weapon]).toEqual(['', 'g-light-mg-1']);
    expect(t.unit('g-line-team-1').activated).toBe(false);
    t.choose(...steps('B1', 'C2', 'C3'));
    expect(t.why('step C4')).toBe('too-costly O21.1');
  });

  rule('O21.1.1b', 'without an MP left nothing is handed over', () => {
    const units = { 'g-rifle-1': armed, 'g-line-team-1': 'C3', 'g-line-team-2': 'C4' };
    const t = activated(units).choose('set-out g-rifle-1', ...steps('B1', 'C2', 'C3'));
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBeUndefined();
    t.choose('step C4');
    expect(t.why('transfer g-rifle-1 g-line-team-2')).toBe('no-movement-left O21.1.1');
  });

  rule('O21.1.1d', 'who has a weapon takes no other, and nobody takes one from another hex', () => {
    const units = { 'g-rifle-1': armed, 'g-line-team-1': { at: 'A1', weapon: 'g-light-mg-2', weaponBroken: true }, 'g-line-team-2': 'B1' };
    const t = activated(units).choose('set-out g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBe('weapon-already 8.1.1');
    expect(t.why('transfer g-rifle-1 g-line-team-2')).toBe('not-together O21.1.1');
  });
});

describe('O21.2 Moving together', () => {
  const group = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6' };

  rule('O21.2a', 'one unit is done with its movement before the next begins, and does not take it up again', () => {
    const t = activated(group).choose('set-out g-rifle-1', 'step M8');
    expect(t.why('set-out g-rifle-2')).toBe('has-moved O21.2');
    t.choose('halt', 'set-out g-rifle-2', 'step M7');
    expect(t.choices.some((text) => text.startsWith('set-out g-rifle-1'))).toBe(false);
    t.choose('halt');
    expect(t.why('set-out g-rifle-1')).toBe('not-to-choose O21.2');
  });

  rule('O21.2b', 'only those who begin in the same hex go together', () => {
    const t = activated(group).choose('set-out g-rifle-1');
    expect(t.why('with g-lorenz')).toBeUndefined();
    expect(t.why('with g-rifle-2')).toBe('not-together O21.2');
    t.choose('step L6');
    expect(t.why('with g-rifle-2')).toBe('has-moved O21.2');
  });

  rule(['O21.2c', 'O21.2d'], 'who sets out together stays together and stops in one hex', () => {
    const t = activated(group).choose('set-out g-rifle-1', 'with g-lorenz', 'step L6', 'step M6');
    expect(t.told('moved').map(({ units }) => units.join())).toEqual(['g-rifle-1,g-lorenz', 'g-rifle-1,g-lorenz']);
    t.choose('halt');
    expect([t.at('g-rifle-1'), t.at('g-lorenz')]).toEqual(['M6', 'M6']);
    expect(t.choices).toEqual(['set-out g-rifle-2', 'end-move']);
  });

  rule('O21.2e', 'the slowest sets the pace', () => {
    const units = { 'g-marquardt': 'A1', 'g-weapon-team-1': { at: 'A1', weapon: 'g-light-mortar-1' } };
    const t = activated(units).choose('set-out-all A1', ...steps('B1', 'C2', 'C3'));
    expect(t.why('step C4')).toBe('too-costly O21.1');
    const leader = activated(units).choose('set-out g-marquardt', ...steps('B1', 'C2', 'C3', 'C4'));
    expect(leader.at('g-marquardt')).toBe('C4');
  });
});

describe('O21.4 What a Move may not do', () => {
  rule('O21.4a', 'no move into the enemy', () => {
    const t = activated({ 'g-rifle-1': 'L7', 'a-line-1': { at: 'M8', broken: true } }).choose('set-out g-rifle-1');
    expect(t.why('step M8')).toBe('enemy-there O21.4');
  });

  rule('O21.4b', 'no move into a fire or deep water', () => {
    expect(moving('g-rifle-1', 'L7', { blaze: ['M8'] }).why('step M8')).toBe('impassable O21.4');
    expect(moving('g-rifle-1', 'B9').why('step C10')).toBe('impassable O21.4');
  });

  rule('O21.4c', 'no move across a cliff, with a weapon or without', () => {
    for (const weapon of ['', 'g-light-mg-1']) {
      expect(moving('g-rifle-1', { at: 'K4', weapon }).why('step J4')).toBe('cliff T83');
      expect(moving('g-rifle-1', { at: 'J4', weapon }).why('step K4')).toBe('cliff T83');
    }
  });

  rule(['O21.4d', 'O21.4e'], 'onto a major bridge and off it only along its road or railway', () => {
    const across = (from: string, to: string) => moving('g-rifle-1', from, { map: 'river' }).why(`step ${to}`);
    for (const bank of ['F5', 'H4']) expect([across(bank, 'G5'), across('G5', bank)], bank).toEqual([undefined, undefined]);
    for (const side of ['F4', 'H5']) {
      expect([across(side, 'G5'), across('G5', side)], side).toEqual(['bridge-side T80.1', 'bridge-side T80.1']);
    }
    expect([across('E8', 'F8'), across('F8', 'G9'), across('E9', 'F8')]).toEqual([undefined, undefined, 'bridge-side T80.1']);
  });

  rule(['O21.4f', 'O21.4g'], 'no way off the map at its sides or across the own edge', () => {
    for (const hex of ['L1', 'L10', 'A5']) expect(moving('g-rifle-1', hex).why('exit'), hex).toBe('not-your-edge O21.4');
  });

  rule('O21.4h', 'across the enemy’s edge a unit leaves for points, if it has an MP left', () => {
    const t = activated({ 'g-rifle-1': 'O6', 'g-rifle-9': 'A1' }).choose('set-out g-rifle-1', 'exit', 'return 3');
    expect(t.last('exited')).toMatchObject({ unit: 'g-rifle-1', points: 2 });
    expect([t.state.vp, t.at('g-rifle-1')]).toEqual([2, '']);
    const tired = moving('g-elite-rifle-1', 'N7').choose(...steps('N6', 'O6', 'O7'));
    expect([tired.last('moved').spent, tired.why('exit')]).toEqual([5, 'no-movement-left 7.2.1']);
  });
});
