/** O20.3.3 Fire Attack Roll, O20.3.4 Fire Defense Roll. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const FIRE = 'G-50';

type Units = Record<string, unknown>;

/** A squad in L6 fires at M7: 5 and the roll of the first card. The Americans defend with the rolls of theirs. */
function attacking(enemies: Units, pile: string[], defence: string[], allies: object = {}) {
  const t = given({
    axis: { hand: [FIRE, SPARE], pile },
    allies: { pile: defence, ...allies },
    units: { 'g-rifle-1': 'L6', ...enemies, 'a-weapon-team-6': 'O1' },
  });
  return t.choose(`order ${FIRE}`, 'activate g-rifle-1', 'target M7');
}

const defenders = (t: ReturnType<typeof given>) => t.told('defended').map(({ unit }) => unit);

describe('O20.3.3 Fire Attack Roll', () => {
  rule('O20.3.3a', 'FP and roll make the Attack Total', () => {
    for (const [card, total] of [
      ['G-3', 8],
      ['G-61', 15],
    ] as const) {
      expect(attacking({ 'a-line-1': 'M7' }, [card], ['A-51']).until('next-order').last('attack-total').total).toBe(total);
    }
  });

  const guns = () =>
    given({
      axis: { hand: [FIRE, SPARE], pile: ['G-1', 'G-3'] },
      allies: { pile: ['A-3', 'A-61'] },
      units: {
        'g-lorenz': 'L7',
        'g-line-team-1': { at: 'L6', weapon: 'g-light-mg-1' },
        'g-line-team-2': { at: 'L6', weapon: 'g-heavy-mg-1' },
        'g-line-team-3': { at: 'L6', weapon: 'g-light-mg-3' },
        'a-line-1': 'M7',
      },
    }).choose(`order ${FIRE}`, 'activate g-lorenz', 'activate-all', 'target M7');

  rule(['O20.3.3.1a', 'O20.3.3.1b'], 'Jammed! breaks every weapon that fires in the attack, which goes on undiminished', () => {
    const t = guns().choose('join g-line-team-1', 'join g-light-mg-1', 'join g-heavy-mg-1', 'fire');
    while (t.asks !== 'fire') t.pass();
    expect(t.told('weapon-broke').map(({ weapon }) => weapon)).toEqual(['g-light-mg-1', 'g-heavy-mg-1']);
    expect(t.unit('g-line-team-3').weaponBroken).toBe(false);
    expect(t.last('attack-total')).toMatchObject({ firepower: 10, roll: 2, total: 12 });
    expect(t.last('defended')).toMatchObject({ attack: 12, defence: 8, result: 'broken' });
  });
});

describe('O20.3.4 Fire Defense Roll', () => {
  const three = { 'a-line-1': 'M7', 'a-line-team-1': 'M7', 'a-mccready': 'M7' };

  rule(['O20.3.4a', 'O20.3.4b'], 'every unit in the hex has to defend, in the order that its owner likes', () => {
    const t = attacking({ ...three, 'a-line-2': 'N7' }, ['G-3'], ['A-51', 'A-52', 'A-53']).until('defence');
    expect(t.seat).toBe('allies');
    expect(t.choices).toEqual(['defend a-line-1', 'defend a-line-team-1', 'defend a-mccready']);
    t.choose('defend a-mccready', 'defend a-line-1').until('next-order');
    expect(defenders(t)).toEqual(['a-mccready', 'a-line-1', 'a-line-team-1']);
  });

  rule('O20.3.4a', 'who comes into the hex after the roll need not defend, who is driven out of it must', () => {
    const fallen = { casualties: ['a-line-team-2'] };
    const came = attacking({ 'a-line-1': 'M7' }, ['G-41', 'G-51', 'G-62'], ['A-61'], fallen).choose('place M7').until('next-order');
    expect(came.at('a-line-team-2')).toBe('M7');
    expect(defenders(came)).toEqual(['a-line-1']);
    const left = attacking({ 'a-line-1': 'M7' }, ['G-41', 'G-19', 'G-62'], ['A-61']).choose('displace N7').until('next-order');
    expect(left.at('a-line-1')).toBe('N7');
    expect(left.told('defended')).toMatchObject([{ unit: 'a-line-1', morale: 7 }]);
  });

  rule('O20.3.4c', 'until all have defended no other attack is announced, not even at the same hex', () => {
    const t = given({
      axis: { hand: [FIRE, SPARE], pile: ['G-3', 'G-4'] },
      allies: { pile: ['A-51', 'A-52', 'A-53', 'A-54'] },
      units: { 'g-lorenz': 'L5', 'g-rifle-1': 'L6', 'g-rifle-2': 'L6', 'a-line-1': 'M7', 'a-line-team-1': 'M7' },
    });
    t.choose(`order ${FIRE}`, 'activate g-lorenz', 'activate-all', 'target M7', 'join g-rifle-1', 'fire', 'defend a-line-1');
    expect(t.why('target M7')).toBe('not-now 9.1');
    while (t.asks !== 'fire') t.pass();
    expect(defenders(t)).toHaveLength(2);
    expect(t.why('target M7')).toBeUndefined();
  });

  rule('O20.3.4d', 'a leader who has broken no longer helps those who roll after him', () => {
    const units = { 'a-line-1': 'M7', 'a-stroud': 'M7' };
    const morale = (first: string) =>
      attacking(units, ['G-67'], ['A-3', 'A-4'])
        .choose(`defend ${first}`)
        .until('next-order')
        .told('defended')
        .find(({ unit }) => unit === 'a-line-1')?.morale;
    expect(morale('a-line-1')).toBe(5 + 2);
    expect(morale('a-stroud')).toBe(5);
  });

  rule('O20.3.4e', 'a roll, Morale, Command and Cover, good or bad, make the Defense Total', () => {
    const defence = (at: string, leader: Units = {}) => {
      const t = given({
        axis: { hand: [FIRE, SPARE], pile: ['G-3'] },
        allies: { pile: ['A-51', 'A-52'] },
        units: { 'g-rifle-1': 'L6', 'a-line-1': at, ...leader },
      });
      t.choose(`order ${FIRE}`, 'activate g-rifle-1', `target ${at}`);
      if (Object.keys(leader).length > 0) t.choose('defend a-line-1');
      t.until('next-order');
      const { morale, cover, roll, defence: total } = t.told('defended').find(({ unit }) => unit === 'a-line-1') ?? t.last('defended');
      return [morale, cover, roll, total];
    };
    expect(defence('L7')).toEqual([6, 0, 8, 14]);
    expect(defence('L5')).toEqual([8, 2, 8, 16]);
    expect(defence('M7')).toEqual([5, -1, 8, 13]);
    expect(defence('L5', { 'a-stroud': 'L5' })).toEqual([10, 2, 8, 18]);
  });

  /** On the road in M7 a squad of 6 has Morale 5; the card is its roll, against 5 and 9. */
  const against14 = (card: string, squad: object = {}) =>
    attacking({ 'a-line-1': { at: 'M7', ...squad } }, ['G-53'], [card]).until('next-order');

  rule(
    ['O20.3.4f', 'O20.3.4g', 'O20.3.4i'],
    'below the Attack Total it breaks, equal to it it is suppressed, above it nothing happens',
    () => {
      const state = (card: string) => {
        const t = against14(card);
        const { broken, suppressed } = t.unit('a-line-1');
        return [t.last('defended').defence, broken, suppressed];
      };
      expect(state('A-51')).toEqual([13, true, false]);
      expect(state('A-53')).toEqual([14, false, true]);
      expect(state('A-61')).toEqual([15, false, false]);
    },
  );

  rule('O20.3.4g', 'a second tie changes nothing for a unit already suppressed', () => {
    const t = against14('A-61', { suppressed: true });
    expect(t.last('defended')).toMatchObject({ defence: 14, attack: 14, result: 'suppressed' });
    expect(t.told('suppressed')).toEqual([]);
    expect(t.unit('a-line-1')).toMatchObject({ broken: false, suppressed: true });
  });

  rule('O20.3.4j', 'a broken unit that breaks again is eliminated', () => {
    const t = against14('A-3', { broken: true });
    expect(t.told('eliminated')).toMatchObject([{ unit: 'a-line-1', points: 2 }]);
    expect(t.state.sides.allies.casualties).toEqual(['a-line-1']);
  });
});
