/** O18.2.3 Where an artillery round lands. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const REQUEST = 'G-36';

/** On target, then back to where it was aimed: the opposite directions 1 and 4. */
const ON_TARGET = ['G-61', 'G-13'];

type More = { axis?: object; allies?: object; units?: object } & Record<string, unknown>;

/** Lorenz, in the woods of L8, has called fire on L6, and there it falls. */
function falling(pile: string[], { axis, units, ...more }: More = {}, aim = 'aim L6') {
  const t = given({
    ...more,
    axis: { hand: [REQUEST, SPARE], radio: 'g-radio-105mm', pile: [...ON_TARGET, ...pile], ...axis },
    units: { 'g-lorenz': 'L8', 'a-weapon-team-6': 'O1', ...units },
  });
  return t.choose(`order ${REQUEST}`, 'activate g-lorenz', aim);
}

const hexesStruck = (t: ReturnType<typeof given>) => t.told('fired').map(({ hexes }) => hexes.join());

describe('O18.2.3 Impact', () => {
  const seven = {
    'a-line-1': 'L6',
    'a-line-2': 'L5',
    'a-line-3': 'M6',
    'a-line-4': 'M7',
    'a-line-5': 'L7',
    'a-line-6': 'K7',
    'a-line-7': 'K6',
    'a-line-8': 'M8',
  };

  rule(
    ['O18.2.3a', 'O18.2.3b', 'O18.2.3c'],
    'the hex and the six around it are struck once each, in any order the active player likes',
    () => {
      const pile = ['G-3', 'G-4', 'G-5', 'G-6', 'G-7', 'G-8', 'G-9'];
      const t = falling(pile, { units: seven, allies: { pile: ['A-51', 'A-52', 'A-53', 'A-54', 'A-55', 'A-56', 'A-57'] } }).until('impact');
      expect(t.seat).toBe('axis');
      expect(t.choices.map((text) => text.split(' ')[1]).toSorted()).toEqual(['K6', 'K7', 'L5', 'L6', 'L7', 'M6', 'M7']);
      const order = ['M7', 'L6', 'K6', 'L7', 'M6', 'K7'];
      t.choose('impact M7').until('impact');
      expect(t.why('impact M7')).toBe('not-to-choose O18.2.3');
      t.choose(...order.slice(1).map((hex) => `impact ${hex}`)).until('next-order');
      expect(hexesStruck(t)).toEqual([...order, 'L5']);
      expect(t.told('defended').map(({ unit }) => unit)).not.toContain('a-line-8');
    },
  );

  rule(['O18.2.3.1a', 'O18.2.3.1b'], 'Smoke comes into all seven hexes instead of an attack', () => {
    const t = falling([], { units: { 'a-line-1': 'L6' }, smokeCup: [1, 2, 3, 4, 5, 6, 7] }, 'aim-smoke L6').until('next-order');
    const placed = t.told('smoke-placed').map(({ hex, value }) => [hex, value]);
    expect(placed.map(([hex]) => hex).toSorted()).toEqual(['K6', 'K7', 'L5', 'L6', 'L7', 'M6', 'M7']);
    expect(placed.map(([, value]) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(t.told('rolled').map(({ purpose }) => purpose)).toEqual(['accuracy']);
    expect(t.told('fired')).toEqual([]);
    expect(t.last('order-ended')).toMatchObject({ order: 'artillery-request' });
  });

  rule('O18.2.3.1a', 'no Smoke stays on water or in a fire', () => {
    const t = falling([], { units: { 'g-lorenz': 'E5' }, blaze: ['D4'] }, 'aim-smoke E5').until('next-order');
    expect(
      t
        .told('smoke-placed')
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(['D5', 'E4', 'E5']);
  });

  rule(
    ['O18.2.3.2a', 'O18.2.3.2b', 'O18.2.3.2c'],
    'a hex is struck for a fortification alone or for one’s own men, and not when it is empty',
    () => {
      const units = { 'g-rifle-1': 'L7' };
      const t = falling(['G-3', 'G-4', 'G-62'], { units, fortifications: { M7: 'wire', M8: 'wire' } }).until('impact');
      expect(t.choices).toEqual(['impact L7', 'impact M7']);
      t.choose('impact M7').until('next-order');
      expect(hexesStruck(t)).toEqual(['M7', 'L7']);
      expect(t.told('defended')).toMatchObject([{ unit: 'g-rifle-1' }]);
    },
  );

  rule('O18.2.3.2d', 'the FP of the radio and a roll stand against the Fire Defense Rolls', () => {
    const units = { 'a-line-1': 'L6', 'a-line-team-1': 'L6' };
    const t = falling(['G-3'], { units, allies: { pile: ['A-3', 'A-51'] } })
      .choose('defend a-line-1')
      .until('next-order');
    expect(t.last('attack-total')).toMatchObject({ firepower: 10, roll: 3, total: 13 });
    expect(t.told('defended')).toMatchObject([
      { unit: 'a-line-1', morale: 6, roll: 3, defence: 9, attack: 13, result: 'broken' },
      { unit: 'a-line-team-1', morale: 6, roll: 8, defence: 14, attack: 13, result: 'safe' },
    ]);
  });

  rule('O18.2.3.2e', 'Jammed! does not break a radio', () => {
    const t = falling(['G-1'], { units: { 'a-line-1': 'L6' }, allies: { pile: ['A-51'] } }).until('next-order');
    expect(t.told('rolled').find(({ purpose }) => purpose === 'impact')).toMatchObject({ trigger: 'jammed' });
    expect(t.state.sides.axis.radio).toEqual({ id: 'g-radio-105mm', broken: false });
    expect([t.told('radio-broke'), t.told('weapon-broke')]).toEqual([[], []]);
    expect(t.told('defended')).toHaveLength(1);
  });
});

describe('O18.2.3.3 what Artillery leaves of Fortifications', () => {
  /** What is left in L6 after an impact with this roll. */
  const leftAfter = (radio: string, card: string, kind = 'trench') => {
    const t = falling([card], { axis: { radio }, fortifications: { L6: kind } });
    return t.until('next-order').state.fortifications.length;
  };

  rule('O18.2.3.3a', 'every calibre has a number of its own', () => {
    const numbers = { 'g-radio-81mm': 'G-67', 'g-radio-105mm': 'G-62', 'g-radio-120mm': 'G-53', 'g-radio-150mm': 'G-50' };
    for (const [radio, card] of Object.entries(numbers)) {
      for (const other of Object.values(numbers)) expect(leftAfter(radio, other), `${radio} ${other}`).toBe(other === card ? 0 : 1);
    }
    expect([leftAfter('g-radio-75mm', 'G-71'), leftAfter('g-radio-75mm', 'G-67')]).toEqual([0, 1]);
  });

  rule('O18.2.3.3a', 'the heaviest of all needs a 7', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-36', 'A-50'], radio: 'a-radio-203mm', pile: ['A-61', 'A-13', 'A-41', 'A-11'] },
      fortifications: { L6: 'bunker' },
      units: { 'a-mccready': 'L8', 'g-weapon-team-6': 'A1' },
    });
    t.choose('order A-36', 'activate a-mccready', 'aim L6').until('next-order');
    expect(t.told('fortification-removed')).toMatchObject([{ kind: 'bunker', hex: 'L6' }]);
  });

  rule('O18.2.3.3b', 'only the exact roll destroys, one less or one more does not, whatever there is', () => {
    for (const kind of ['foxholes', 'trench', 'bunker', 'pillbox', 'wire', 'mines']) {
      expect([leftAfter('g-radio-105mm', 'G-53', kind), leftAfter('g-radio-105mm', 'G-67', kind)], kind).toEqual([1, 1]);
      expect(leftAfter('g-radio-105mm', 'G-62', kind), kind).toBe(0);
    }
  });

  rule('O18.2.3.3c', 'what is destroyed gives no more Cover to those who defend', () => {
    const cover = (card: string) => {
      const t = falling([card], { units: { 'a-line-1': 'L6' }, fortifications: { L6: 'foxholes' }, allies: { pile: ['A-51'] } });
      return t.until('next-order').last('defended').cover;
    };
    expect([cover('G-62'), cover('G-53')]).toEqual([0, 4]);
  });

  rule('O18.2.3.3d', 'fortifications that hide people hide them better from artillery', () => {
    const cover = (kind: string) => {
      const t = falling(['G-3'], { units: { 'a-line-1': 'L6' }, fortifications: { L6: kind }, allies: { pile: ['A-51'] } });
      return t.until('next-order').last('defended').cover;
    };
    expect(['foxholes', 'trench', 'pillbox', 'bunker', 'mines', 'wire'].map(cover)).toEqual([4, 5, 6, 7, 0, 0]);
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

describe('O18.2.3.2 Who comes under a barrage', () => {
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
});
