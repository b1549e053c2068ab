/** O16.1 to O16.3 Advance. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const ADVANCE = 'G-43';
const MOVE = 'G-19';

type Units = Record<string, unknown>;

/** These units about to advance, the first of them activated alone. */
function advancing(units: Units, more: Record<string, unknown> = {}) {
  const [first = ''] = Object.keys(units);
  return given({ axis: { hand: [ADVANCE, SPARE] }, units: { ...units, 'a-weapon-team-1': 'O1' }, ...more }).choose(
    `order ${ADVANCE}`,
    `activate ${first}`,
  );
}

describe('O16.1 How a unit Advances', () => {
  rule('O16.1a', 'any one of the six hexes around will do', () => {
    const t = advancing({ 'g-rifle-1': 'L7' });
    const hexes = ['K7', 'K8', 'L6', 'L8', 'M7', 'M8'];
    expect(t.choices.toSorted()).toEqual(hexes.map((hex) => `advance g-rifle-1 ${hex}`));
  });

  rule('O16.1b', 'one hex is all, at once or by and by', () => {
    const t = advancing({ 'g-lorenz': 'L7', 'g-rifle-1': 'L7' }).choose('activate-all');
    expect(t.why('advance g-rifle-1 M9')).toBe('not-adjacent O16.3');
    t.choose('advance g-rifle-1 M8');
    expect(t.at('g-rifle-1')).toBe('M8');
    expect(t.why('advance g-rifle-1 M9')).toBe('has-moved O16.1');
    t.choose('advance g-lorenz M8');
    expect(t.asks).toBe('next-order');
  });

  rule(['O16.1c', 'O16.2a'], 'the enemy keeps an advance out of no hex, though he does a move', () => {
    const units = { 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
    const move = given({ axis: { hand: [MOVE, SPARE] }, units }).choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1');
    expect(move.why('step M8')).toBe('enemy-there O21.4');
    const t = advancing(units).choose('advance g-rifle-1 M8');
    expect(t.at('g-rifle-1')).toBe('M8');
    expect(t.last('melee-began').hex).toBe('M8');
  });

  rule('O16.1d', 'a team that can hardly lift its gun advances uphill into woods all the same', () => {
    const units = { 'g-weapon-team-1': { at: 'J8', broken: true, weapon: 'g-ig-33-gun-1' }, 'a-weapon-team-1': 'O1' };
    const move = given({ axis: { hand: [MOVE, SPARE] }, units });
    expect(move.why(`order ${MOVE}`)).toBe('nobody-to-activate O14.4');
    const t = advancing(units).choose('advance g-weapon-team-1 J7');
    expect(t.at('g-weapon-team-1')).toBe('J7');
  });

  rule('O16.1e', 'nobody fires at an advance', () => {
    const allies = { hand: ['A-51', 'A-52'] };
    const t = advancing({ 'g-rifle-1': 'L7', 'a-line-1': 'N7' }, { allies }).choose('advance g-rifle-1 M7');
    expect([t.asks, t.seat]).toEqual(['next-order', 'axis']);
    expect(t.told('fired')).toEqual([]);
  });

  rule('O16.1e', 'mines attack an advance on the way in and on the way out', () => {
    const into = advancing({ 'g-rifle-1': 'L7' }, { fortifications: { M7: 'mines' }, allies: { pile: ['A-3'] } });
    into.choose('advance g-rifle-1 M7').until('next-order');
    expect(into.told('fired')).toMatchObject([{ by: 'mines', hexes: ['M7'], firepower: 6 }]);
    expect(into.told('defended')).toMatchObject([{ unit: 'g-rifle-1' }]);
    const out = advancing({ 'g-rifle-1': 'M7' }, { fortifications: { M7: 'mines' }, allies: { pile: ['A-3'] } });
    out.choose('advance g-rifle-1 L7').until('next-order');
    expect(out.told('fired')).toMatchObject([{ by: 'mines', hexes: ['M7'] }]);
  });
});

describe('O16.2 What an Advance may do', () => {
  rule('O16.2b', 'an advance across the enemy edge leaves the map for points', () => {
    const t = advancing({ 'g-rifle-1': 'O6', 'g-rifle-9': 'A1' }).choose('advance-exit g-rifle-1', 'return 3');
    expect(t.last('exited')).toMatchObject({ unit: 'g-rifle-1', points: 2 });
    expect(t.state.vp).toBe(2);
    expect(t.at('g-rifle-1')).toBe('');
  });

  rule('O16.2c', 'a cliff is climbed without a weapon, up or down, and not with one', () => {
    expect(advancing({ 'g-rifle-1': 'K4' }).choose('advance g-rifle-1 J4').at('g-rifle-1')).toBe('J4');
    expect(advancing({ 'g-rifle-1': 'J4' }).choose('advance g-rifle-1 K4').at('g-rifle-1')).toBe('K4');
    const armed = advancing({ 'g-rifle-1': { at: 'K4', weapon: 'g-light-mg-1' } });
    expect(armed.why('advance g-rifle-1 J4')).toBe('cliff T83');
    expect(armed.choices).toContain('advance g-rifle-1 J3');
  });
});

describe('O16.3 What an Advance may not do', () => {
  rule('O16.3a', 'neither fire nor deep water is entered', () => {
    const blaze = advancing({ 'g-rifle-1': 'L7' }, { blaze: ['M8'] });
    expect(blaze.why('advance g-rifle-1 M8')).toBe('impassable O16.3');
    expect(blaze.choices).toHaveLength(5);
    const river = advancing({ 'g-rifle-1': 'B9' });
    expect(river.why('advance g-rifle-1 C10')).toBe('impassable O16.3');
    expect(river.choices).toContain('advance g-rifle-1 C9');
  });

  rule(['O16.3b', 'O16.3c'], 'a major bridge is entered and left along its road or railway only', () => {
    const across = (from: string, to: string) => advancing({ 'g-rifle-1': from }, { map: 'river' }).why(`advance g-rifle-1 ${to}`);
    for (const bank of ['F5', 'H4']) expect([across(bank, 'G5'), across('G5', bank)], bank).toEqual([undefined, undefined]);
    for (const side of ['F4', 'H5']) {
      expect([across(side, 'G5'), across('G5', side)], side).toEqual(['bridge-side T80.1', 'bridge-side T80.1']);
    }
    expect([across('E8', 'F8'), across('F8', 'E8'), across('F8', 'G9')]).toEqual([undefined, undefined, undefined]);
    expect([across('E9', 'F8'), across('F8', 'E9')]).toEqual(['bridge-side T80.1', 'bridge-side T80.1']);
  });

  rule(['O16.3d', 'O16.3e'], 'the sides of the map and the own edge are closed to an advance', () => {
    for (const hex of ['L10', 'L1', 'A5']) {
      const t = advancing({ 'g-rifle-1': hex });
      expect(t.why('advance-exit g-rifle-1'), hex).toBe('not-your-edge O16.3');
    }
    const turned = { axis: { hand: [ADVANCE, SPARE], edge: 'top' }, allies: { edge: 'bottom' } };
    expect(advancing({ 'g-rifle-1': 'L10' }, turned).why('advance-exit g-rifle-1')).toBeUndefined();
    expect(advancing({ 'g-rifle-1': 'O6' }, turned).why('advance-exit g-rifle-1')).toBe('not-your-edge O16.3');
  });
});
