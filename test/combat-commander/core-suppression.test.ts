/** 12 Radios, 13 suppression. */
import { describe, expect } from 'vitest';
import { RADIO_TYPES } from '../../src/games/combat-commander/content/counters.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const RESERVES = { 'g-rifle-9': 'H1', 'a-line-9': 'O6' };
const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];

const firing = (pile: string[], defence: string[], more: Record<string, unknown> = {}) => {
  const { units, axis, allies, ...rest } = { units: {}, axis: {}, allies: {}, ...more };
  return given({
    units: { ...RESERVES, ...FACING, ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile, ...axis },
    allies: { pile: defence, ...allies },
  }).choose(...SHOT);
};

describe('12 Radios', () => {
  /** Artillery on M7, which comes down there: a drift of 1 and 4 goes up and down again. */
  const shelled = (radio: string) => {
    const t = given({
      units: { ...RESERVES, 'g-marquardt': 'K9', 'a-line-1': 'L6' },
      axis: { hand: ['G-33', 'G-49'], pile: ['G-69', 'G-13', 'G-5'], radio },
      allies: { pile: ['A-69'] },
    });
    return t.choose('order G-33', 'activate g-marquardt', 'aim L7').until('next-order').last('attack-total').firepower;
  };

  rule('12a', 'a Radio has a FP from 8 to 13, and artillery comes down with it', () => {
    const strengths = RADIO_TYPES.map(({ firepower }) => firepower);
    expect([Math.min(...strengths), Math.max(...strengths)]).toEqual([8, 13]);
    expect([shelled('g-radio-75mm'), shelled('g-radio-120mm'), shelled('g-radio-150mm')]).toEqual([8, 11, 12]);
  });

  rule('12b', 'a Radio that one acquires goes to one’s own box', () => {
    // Reinforcements, and a Support roll of 8.
    const t = firing(['G-33', 'G-56', 'G-43'], ['A-69']).choose('select g-radio-81mm');
    expect(t.last('radio-arrived')).toMatchObject({ side: 'axis', radio: 'g-radio-81mm' });
    expect([t.state.sides.axis.radio, t.state.sides.allies.radio]).toEqual([{ id: 'g-radio-81mm', broken: false }, undefined]);
  });

  rule('12d', 'it is no Weapon: no Random Hex repairs it, and no Malfunction breaks it', () => {
    const broken = { radio: 'g-radio-75mm', radioBroken: true };
    for (const card of ['G-5', 'G-7', 'G-8', 'G-9']) {
      const t = firing(['G-25', card], ['A-69'], { axis: broken }).until('next-order');
      expect(t.state.sides.axis.radio, card).toEqual({ id: 'g-radio-75mm', broken: true });
    }
    const malfunction = firing(['G-33', 'G-50', 'G-53'], ['A-69'], { axis: { radio: 'g-radio-75mm' }, allies: { radio: 'a-radio-75mm' } });
    malfunction.until('next-order');
    expect(malfunction.told('event-void')).toMatchObject([{ event: 'malfunction' }]);
    const { axis, allies } = malfunction.state.sides;
    expect([axis.radio?.broken, allies.radio?.broken]).toEqual([false, false]);
  });

  rule('12e', 'Artillery Denied cuts it off, Artillery Request repairs it and has it fire', () => {
    const units = { 'g-marquardt': 'L7', 'a-line-1': 'M7' };
    const none = given({ units, axis: { hand: ['G-32', 'G-33'] } });
    expect([none.why('order G-32'), none.why('order G-33')]).toEqual(['no-enemy-radio O17', 'no-radio O18']);
    const t = given({
      units,
      axis: { hand: ['G-32', 'G-33', 'G-34'], radio: 'g-radio-75mm', radioBroken: true },
      allies: { radio: 'a-radio-75mm' },
    });
    t.choose('order G-32', 'order G-33');
    expect([t.state.sides.allies.radio?.broken, t.state.sides.axis.radio?.broken]).toEqual([true, false]);
    t.choose('order G-34', 'activate g-marquardt');
    expect(t.choices).toContain('aim M7');
  });
});

describe('13.1 Getting suppressed', () => {
  rule('13.1a', 'by Cower, by Interdiction, by Suppressing Fire', () => {
    // L7 and K9 are out of any Leader’s reach; H1 is not.
    const cower = firing(['G-33', 'G-63'], ['A-69'], { units: { 'g-rifle-2': 'K9', 'g-line-team-1': 'K9', 'g-marquardt': 'G1' } }).until(
      'next-order',
    );
    expect(cower.told('suppressed').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'g-rifle-2']);
    const interdicted = firing(['G-33', 'G-31'], ['A-69']).choose('interdict a-line-1').until('next-order');
    expect(interdicted.last('suppressed')).toMatchObject({ unit: 'a-line-1', rule: 'E60' });
    const gunner = { 'g-weapon-team-1': { at: 'L7', weapon: 'g-light-mg-1' } };
    const fire = firing(['G-33', 'G-40'], ['A-69'], { units: gunner }).choose('suppress a-line-1').until('next-order');
    expect(fire.last('suppressed')).toMatchObject({ unit: 'a-line-1', rule: 'E75' });
  });

  rule('13.1b', 'and by a tie in a Defense Roll, a Rally Roll or a Rout Roll', () => {
    // 5 and 8 against Morale 5 and 8, 7 or 9.
    const result = (card: string) => firing(['G-43'], [card]).until('next-order').unit('a-line-1');
    expect(result('A-43')).toMatchObject({ suppressed: true, broken: false });
    expect(result('A-21')).toMatchObject({ suppressed: false, broken: true });
    expect(result('A-53')).toMatchObject({ suppressed: false, broken: false });
    // A broken rifle squad in the open has Morale 7.
    const units = { ...RESERVES, 'g-rifle-1': { at: 'L7', broken: true } };
    const rallied = given({ units, axis: { hand: ['G-3', 'G-49'], pile: ['G-31'] } })
      .choose('order G-3')
      .until('next-order');
    expect(rallied.unit('g-rifle-1')).toMatchObject({ suppressed: true, broken: true });
    const routed = given({ units, axis: { hand: ['G-11', 'G-49'], pile: ['G-31'] } })
      .choose('order G-11')
      .until('next-order');
    expect([routed.unit('g-rifle-1').suppressed, routed.at('g-rifle-1')]).toEqual([true, 'L7']);
  });

  rule('13.1b', 'but under fire a unit activated to Move breaks by a tie', () => {
    const t = given({
      units: { 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'M8' },
      axis: { hand: ['G-19'], pile: ['G-43', 'G-44'] },
      allies: { hand: ['A-55'], pile: ['A-53'] },
    });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'op-fire A-55', 'activate a-line-1', 'op-attack');
    t.choose('defend g-rifle-1').until('move');
    // 6 and 9 against 7 and 8, for the one that moves and for the one that stands there.
    expect(t.told('defended').map(({ unit, result }) => `${unit} ${result}`)).toEqual(['g-rifle-1 broken', 'g-rifle-2 suppressed']);
  });
});

describe('13.2 Effects of suppression', () => {
  const DOWN = { suppressed: true };

  rule('13.2a', 'a Suppressed unit has 1 less FP, Range, Movement and Morale', () => {
    const fire = firing(['G-5'], ['A-5'], { units: { 'g-rifle-1': { at: 'L7', ...DOWN }, 'a-line-1': { at: 'M7', ...DOWN } } }).until(
      'next-order',
    );
    expect([fire.last('fired').firepower, fire.last('defended').morale]).toEqual([4, 4]);
    const range = (hex: string) =>
      given({ units: { 'g-rifle-1': { at: 'F1', ...DOWN }, 'a-line-1': hex }, axis: { hand: ['G-55'] } }).why('order G-55');
    expect([range('G5'), range('F6')]).toEqual([undefined, 'no-target O20.1']);
    const t = given({ units: { ...RESERVES, 'g-rifle-1': { at: 'A1', ...DOWN } }, axis: { hand: ['G-19'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step B1', 'step B2', 'step C3');
    expect(t.why('step C4')).toBe('too-costly O21.1');
  });

  rule('13.2b', 'a Suppressed Leader has his full Command, for his radius and for his bonus', () => {
    const units = { ...RESERVES, 'g-oertel': { at: 'L7', ...DOWN }, 'g-rifle-1': 'L7', 'g-rifle-2': 'L5', 'a-line-1': 'M7' };
    const t = given({ units, axis: { hand: ['G-55'] } }).choose('order G-55', 'activate g-oertel');
    expect(t.why('activate g-rifle-2')).toBeUndefined();
    t.choose('activate g-rifle-1', 'done', 'target M7');
    expect(t.last('fired').firepower).toBe(7);
  });

  rule('13.2c', 'a Weapon is not Suppressed with its unit: handed on, it fires as ever', () => {
    const units = { ...RESERVES, 'g-rifle-1': { at: 'L7', ...DOWN, weapon: 'g-light-mg-1' }, 'g-weapon-team-1': 'L7', 'a-line-1': 'M7' };
    const t = given({ units, axis: { hand: ['G-19', 'G-55'], pile: ['G-5'] } }).choose(
      'order G-19',
      'activate g-rifle-1',
      'set-out g-rifle-1',
    );
    t.choose('transfer g-rifle-1 g-weapon-team-1', 'step L6', 'halt', 'end-move', 'order G-55', 'activate g-weapon-team-1', 'target M7');
    t.choose('join g-light-mg-1', 'fire');
    expect(t.last('fired')).toMatchObject({ firers: ['g-light-mg-1'], firepower: 4 });
  });
});

describe('13.3 End of suppression', () => {
  rule('13.3a', 'it ends at the start of a Recover Order of one’s own side, before any roll', () => {
    const units = {
      'g-rifle-1': { at: 'L7', suppressed: true },
      'g-rifle-2': { at: 'K9', suppressed: true, broken: true },
      'a-line-1': { at: 'O6', suppressed: true },
    };
    const t = given({ units, axis: { hand: ['G-3', 'G-49'], pile: ['G-69'] } })
      .choose('order G-3')
      .until('next-order');
    expect(t.last('unsuppressed').units).toEqual(['g-rifle-1', 'g-rifle-2']);
    // Its Morale for the roll is 7 again, not 6.
    expect(t.last('rally-roll')).toMatchObject({ morale: 7 });
    expect([t.unit('g-rifle-1'), t.unit('g-rifle-2'), t.unit('a-line-1')].map(({ suppressed }) => suppressed)).toEqual([
      false,
      false,
      true,
    ]);
  });

  rule('13.3a', 'neither the end of a Turn, nor a Medic, nor a Rout Order ends it', () => {
    const wounded = { 'g-rifle-2': { at: 'K9', suppressed: true, broken: true } };
    const medic = firing(['G-33', 'G-7'], ['A-69'], { units: wounded }).until('turn');
    expect(medic.unit('g-rifle-2')).toMatchObject({ suppressed: true, broken: false });
    const rout = given({ units: { ...RESERVES, ...wounded }, axis: { hand: ['G-11', 'G-49'], pile: ['G-5'] } })
      .choose('order G-11')
      .until('turn');
    expect(rout.unit('g-rifle-2')).toMatchObject({ suppressed: true, broken: true });
  });

  rule('13.3b', 'an eliminated unit sheds the marker: brought back, it is not Suppressed', () => {
    const t = firing(['G-69', 'G-33', 'G-51', 'G-53'], ['A-5', 'A-68'], {
      units: { 'a-line-1': { at: 'M7', broken: true, suppressed: true }, 'g-rifle-2': 'L6', 'a-line-2': 'M6' },
      axis: { hand: ['G-55', 'G-56'] },
    });
    t.until('next-order').choose('order G-56', 'activate g-rifle-2', 'target M6', 'place K10').until('turn');
    expect(t.unit('a-line-1')).toMatchObject({ broken: true, suppressed: false });
  });
});
