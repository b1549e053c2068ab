/** SR.2 to SR.20: the special rules that can be switched on in any position. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

type Position = Record<string, unknown>;
const MOVE = 'G-25';
const AMERICAN_MOVE = 'A-19';

/** What one step costs a leader with Movement 6, German or American. */
function cost(from: string, to: string, special: Position, side: 'axis' | 'allies' = 'axis'): number {
  return leaderAt(from, { special, active: side }).choose(`step ${to}`).last('moved').cost;
}

function leaderAt(from: string, { active = 'axis', ...more }: Position): Given {
  const [leader, card] = active === 'axis' ? ['g-marquardt', MOVE] : ['a-hanlon', AMERICAN_MOVE];
  const t = given({ active, [`${active}`]: { hand: [card] }, units: { [leader]: from }, ...more });
  return t.choose(`order ${card}`, `activate ${leader}`, `set-out ${leader}`);
}

/** An American squad has fired at a German one. */
function firedAt(hex: string, from: string, more: Position = {}, ...actions: string[]): Given {
  const t = given({
    active: 'allies',
    axis: { hand: ['G-27'], pile: ['G-61'] },
    allies: { hand: ['A-51'], pile: ['A-3'] },
    units: { 'g-rifle-1': hex, 'a-line-1': from },
    ...more,
  });
  return t.choose('order A-51', 'activate a-line-1', `target ${hex}`, ...actions).until();
}

/** A German squad has fired at an American one. */
function firedBack(hex: string, from: string, more: Position = {}, ...actions: string[]): Given {
  const t = given({
    axis: { hand: ['G-51'], pile: ['G-3'] },
    allies: { hand: ['A-27'], pile: ['A-61'] },
    units: { 'g-rifle-1': from, 'a-line-1': hex },
    ...more,
  });
  return t.choose('order G-51', 'activate g-rifle-1', `target ${hex}`, ...actions).until();
}

describe('SR.2 thick hedges', () => {
  const special = { thickHedges: true };

  rule('SR.2a', 'crossing a hedge costs 2 more instead of 1, a fence still 1', () => {
    expect([cost('C4', 'C5', {}), cost('C4', 'C5', special), cost('A8', 'B8', special)]).toEqual([2, 3, 2]);
  });

  rule('SR.2b', 'a hedge gives 2 instead of 1 against fire over it', () => {
    const cover = (from: string, more: Position = {}) => firedAt('D4', from, more).last('defended').cover;
    expect([cover('D5'), cover('D5', { special }), cover('D3', { special })]).toEqual([1, 2, 0]);
  });
});

describe('SR.3 deep snow', () => {
  rule('SR.3a', 'open ground costs one and a half: after two such hexes a squad with Movement 4 has exactly 1 left', () => {
    const t = given({ axis: { hand: [MOVE] }, units: { 'g-rifle-1': 'B5' }, special: { softGround: true } });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step A5');
    expect(t.last('moved').spent).toBe(1.5);
    t.choose('step B5');
    expect([t.last('moved').spent, t.why('step A5')]).toEqual([3, 'too-costly O21.1']);
    t.choose('step C5');
    expect(t.last('moved')).toMatchObject({ cost: 1, spent: 4 });
  });
});

describe('SR.5 frozen ground', () => {
  const special = { noDigging: true };

  rule('SR.5a', 'nobody digs in', () => {
    const digging = (more: Position) => {
      const units = { 'g-rifle-1': { at: 'L7', broken: true } };
      const t = given({ axis: { hand: ['G-5', 'G-35'], pile: ['G-71'] }, units, ...more });
      return t.choose('order G-5').until('dig-in').why('dig-in G-35');
    };
    expect([digging({}), digging({ special })]).toEqual([undefined, 'nobody-can A32']);
  });

  rule('SR.5a', 'no Entrenchments or Pillbox were hidden', () => {
    const hiding = (card: string, action: string, more: Position) => {
      const axis = { posture: 'defend', hand: [card], pile: ['G-61'] };
      const t = given({
        active: 'allies',
        axis,
        allies: { hand: ['A-51'], pile: ['A-3'] },
        units: { 'g-rifle-1': 'M6', 'a-line-1': 'L6' },
        ...more,
      });
      return t.choose('order A-51', 'activate a-line-1', 'target M6').until('defence-actions').why(`${action} ${card}`);
    };
    expect([hiding('G-37', 'hidden-entrenchments', {}), hiding('G-39', 'hidden-pillbox', {})]).toEqual([undefined, undefined]);
    expect([hiding('G-37', 'hidden-entrenchments', { special }), hiding('G-39', 'hidden-pillbox', { special })]).toEqual([
      'not-to-choose SR.5',
      'not-to-choose SR.5',
    ]);
  });

  rule('SR.5a', 'nor Wire or Mines', () => {
    const hiding = (card: string, action: string, more: Position) => {
      const axis = { posture: 'defend', hand: [card] };
      const t = given({ active: 'allies', axis, allies: { hand: ['A-44'] }, units: { 'a-line-1': 'L7', 'g-rifle-1': 'A1' }, ...more });
      return t.choose('order A-44', 'activate a-line-1', 'advance a-line-1 L6').until('hidden-obstacles').why(`${action} ${card}`);
    };
    expect([hiding('G-40', 'hidden-wire', {}), hiding('G-32', 'hidden-mines', {})]).toEqual([undefined, undefined]);
    expect([hiding('G-40', 'hidden-wire', { special }), hiding('G-32', 'hidden-mines', { special })]).toEqual([
      'not-to-choose SR.5',
      'not-to-choose SR.5',
    ]);
  });

  rule('SR.5b', 'Shellholes, a Booby Trap or Rubble leave nothing behind', () => {
    const placed = (card: string, more: Position) => {
      const units = { 'g-rifle-1': { at: 'L7', broken: true } };
      const t = given({ axis: { hand: ['G-5'], pile: ['G-33', card, 'G-22'] }, units, ...more });
      return t.choose('order G-5').until().told('fortified').length;
    };
    expect(['G-1', 'G-2', 'G-3'].map((card) => placed(card, {}))).toEqual([1, 1, 1]);
    expect(['G-1', 'G-2', 'G-3'].map((card) => placed(card, { special }))).toEqual([0, 0, 0]);
  });

  rule('SR.5b', 'and the Russians cannot Entrench', () => {
    const asked = (more: Position) => {
      const t = given({
        active: 'allies',
        allies: { nation: 'russia', hand: ['R-5'], pile: ['R-33', 'R-23'] },
        units: { 'r-rifle-1': { at: 'L7', broken: true } },
        ...more,
      });
      return t.choose('order R-5').until().asks;
    };
    expect([asked({}), asked({ special })]).toEqual(['may-entrench', 'turn']);
  });
});

describe('SR.6 winter camouflage', () => {
  const special = { camouflage: 'axis' };

  rule('SR.6a', 'Concealment in woods takes 4 off the Attack Total instead of 2', () => {
    const cover = (more: Position) => firedAt('L8', 'L9', more, 'concealment G-27').last('concealed');
    expect([cover({}), cover({ special })]).toMatchObject([
      { cover: 2, total: 7 },
      { cover: 4, total: 5 },
    ]);
  });

  rule('SR.6b', 'that of the other side still 2', () => {
    expect(firedBack('L8', 'L9', { special }, 'concealment A-27').last('concealed').cover).toBe(2);
  });
});

describe('SR.8 men of the country', () => {
  const special = { surefooted: 'axis' };

  rule('SR.8a', 'they pay 1 for woods, brush, buildings, streams and marshes', () => {
    const steps = [
      ['L9', 'L8'],
      ['E5', 'E4'],
      ['C7', 'C6'],
      ['E5', 'E6'],
      ['B9', 'C9'],
    ] as const;
    expect(steps.map(([from, to]) => cost(from, to, special))).toEqual([1, 1, 1, 1, 1]);
  });

  rule('SR.8b', 'a Blaze, a water barrier or a cliff stays closed to them', () => {
    expect(leaderAt('L7', { special, blaze: ['L6'] }).why('step L6')).toBe('impassable O21.4');
    expect(leaderAt('C9', { special }).why('step D9')).toBe('impassable O21.4');
    expect(leaderAt('K4', { special }).why('step J4')).toBe('cliff T83');
  });

  rule('SR.8c', 'the other side pays as usual', () => {
    expect([cost('L9', 'L8', special, 'allies'), cost('E5', 'E6', special, 'allies')]).toEqual([2, 3]);
  });
});

describe('SR.10 a Weapon beyond repair', () => {
  rule('SR.10a', 'it is eliminated where another would break', () => {
    const jammed = (fragile: string) => {
      const units = { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'M8' };
      const t = given({ axis: { hand: ['G-51'], pile: ['G-1'] }, allies: { pile: ['A-61'] }, units, special: { fragile } });
      t.choose('order G-51', 'activate g-rifle-1', 'target M8', 'fire-all').until();
      return [t.unit('g-rifle-1').weapon, t.unit('g-rifle-1').weaponBroken, t.state.weapons];
    };
    expect(jammed('g-heavy-mg')).toEqual(['g-light-mg-1', true, []]);
    expect(jammed('g-light-mg')).toEqual(['', false, ['g-light-mg-1']]);
  });
});

describe('SR.11 night', () => {
  rule('SR.11a', 'the distance to the nearest hex that fires is taken off the total', () => {
    expect(firedBack('L7', 'L6').last('attack-total')).toMatchObject({ extra: 0, total: 8 });
    expect(firedBack('L7', 'L6', { special: { night: true } }).last('attack-total')).toMatchObject({ extra: -1, total: 7 });
    expect(firedBack('M6', 'M9', { special: { night: true } }).last('attack-total')).toMatchObject({ extra: -3, total: 5 });
    const units = { 'g-oertel': 'M8', 'g-rifle-1': 'M8', 'g-rifle-2': 'M7', 'a-line-1': 'M5' };
    const t = given({ axis: { hand: ['G-51'], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units, special: { night: true } });
    t.choose('order G-51', 'activate g-oertel', 'activate-all', 'target M5', 'fire-all').until();
    expect(t.last('attack-total').extra).toBe(-2);
  });

  rule('SR.11a', 'a mortar fires no better in the dark', () => {
    const units = { 'g-weapon-team-1': { at: 'L10', weapon: 'g-light-mortar-1' }, 'a-line-1': 'K9' };
    const t = given({ axis: { hand: ['G-50'], pile: ['G-65', 'G-31'] }, allies: { pile: ['A-61'] }, units, special: { night: true } });
    t.choose('order G-50', 'activate g-weapon-team-1', 'shell g-light-mortar-1 K9').until();
    expect(t.last('attack-total')).toMatchObject({ firepower: 6, roll: 7, extra: -2, total: 11 });
  });
});

describe('SR.16 close-quarter fighters', () => {
  rule('SR.16a', 'their bonus is added to their Melee Rolls, and to nobody else’s', () => {
    const totals = (special: Position) => {
      const t = given({
        axis: { hand: ['G-43'], pile: ['G-61'] },
        allies: { pile: ['A-43'] },
        units: { 'g-rifle-1': 'L6', 'a-line-1': 'L7', 'g-rifle-9': 'A1', 'a-line-9': 'O1' },
        special,
      });
      t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 L7').until();
      return t.told('melee-strength').map(({ side, total }) => `${side} ${total}`);
    };
    expect(totals({})).toEqual(['allies 15', 'axis 15']);
    expect(totals({ meleeBonus: { side: 'axis', bonus: 2 } })).toEqual(['allies 15', 'axis 17']);
    expect(totals({ meleeBonus: { side: 'allies', bonus: 1 } })).toEqual(['allies 16', 'axis 15']);
  });
});

describe('SR.17 a cramped hex', () => {
  rule('SR.17a', 'there 5 figures are too many, 4 are not, and elsewhere 7 are not', () => {
    const asked = (units: Position) => {
      const t = given({ axis: { hand: [MOVE] }, units, special: { tightHex: { hex: 'L7', figures: 4 } } });
      return t.choose('discard', `toss ${MOVE}`).until().asks;
    };
    expect(asked({ 'g-rifle-1': 'L7', 'g-marquardt': 'L7' })).toBe('overstacked');
    expect(asked({ 'g-rifle-1': 'L7' })).toBe('turn');
    expect(asked({ 'g-rifle-1': 'L6', 'g-line-team-1': 'L6', 'g-marquardt': 'L6' })).toBe('turn');
  });
});

describe('SR.20 haze', () => {
  /** A heavy machine gun alone, 8 FP. */
  function gunFired(from: string, target: string, more: Position = {}): Given {
    const units = { 'g-weapon-team-1': { at: from, weapon: 'g-heavy-mg-1' }, 'a-line-1': target };
    const t = given({ axis: { hand: ['G-51'], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units, ...more });
    t.choose('order G-51', 'activate g-weapon-team-1', `target ${target}`);
    if (t.choices.includes('join g-heavy-mg-1')) t.choose('join g-heavy-mg-1', 'fire');
    return t.until();
  }
  const special = { haze: 3 };

  rule('SR.20a', 'it hinders by 3 on every line, short or long, low or high', () => {
    const hindrance = (from: string, target: string, more: Position = {}) => gunFired(from, target, more).last('fired').hindrance;
    expect(hindrance('M9', 'M6')).toBe(0);
    expect([hindrance('M9', 'M6', { special }), hindrance('M9', 'M8', { special }), hindrance('J7', 'J5', { special })]).toEqual([3, 3, 3]);
  });

  rule('SR.20b', 'it is added to the largest other Hindrance', () => {
    expect(gunFired('M9', 'N6', { special }).last('fired')).toMatchObject({ hindrance: 5, firepower: 3 });
    expect(gunFired('M9', 'M6', { special, smoke: { M8: 4, M7: 2 } }).last('fired')).toMatchObject({ hindrance: 7, firepower: 1 });
  });

  rule('SR.20b', 'it makes Targeting harder as well', () => {
    const units = { 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'M6' };
    const t = given({ axis: { hand: ['G-51'], pile: ['G-21'] }, units, special });
    t.choose('order G-51', 'activate g-weapon-team-1', 'shell g-light-mortar-1 M6').until();
    expect(t.last('targeting')).toMatchObject({ range: 3, product: 5, hindrance: 3, hit: false });
  });

  rule('SR.20c', 'each Breeze thins it by 1, and there is nothing less than nothing', () => {
    const thinned = (haze: number) => {
      const units = { 'g-rifle-1': { at: 'L7', broken: true } };
      const t = given({ axis: { hand: ['G-5'], pile: ['G-33', 'G-13'] }, units, special: { haze } });
      t.choose('order G-5').until();
      return t.state.haze;
    };
    expect([thinned(3), thinned(1)]).toEqual([2, 0]);
    const units = { 'g-oertel': 'M9', 'g-rifle-1': 'M9', 'g-rifle-2': 'M9', 'a-line-1': 'M6' };
    const t = given({
      axis: { hand: ['G-51'], pile: ['G-33', 'G-13', 'G-3'] },
      allies: { pile: ['A-61', 'A-62'] },
      units,
      special: { haze: 1 },
    });
    t.choose('order G-51', 'activate g-oertel', 'activate-all', 'target M6', 'join g-rifle-1', 'fire', 'target M6').until();
    expect(t.told('fired').map(({ hindrance }) => hindrance)).toEqual([1, 0]);
  });
});

describe('SR.6 Camouflage besides the Cover', () => {
  rule('SR.6a', 'camouflage takes off 2 besides the Cover, be that negative or none at all', () => {
    const road = given({
      special: { camouflage: 'allies' },
      axis: { hand: ['G-60'], pile: ['G-3'] },
      allies: { hand: ['A-26'], pile: ['A-56'] },
      units: { 'g-rifle-1': 'L6', 'a-line-1': 'M7' },
    });
    road.choose('order G-60', 'activate g-rifle-1', 'target M7', 'concealment A-26');
    expect(road.last('concealed')).toMatchObject({ cover: 1, camouflage: 2 });
    const flame = given({
      special: { camouflage: 'allies' },
      axis: { hand: ['G-60'], pile: ['G-43', 'G-3'] },
      allies: { hand: ['A-26'], pile: ['A-56'] },
      units: { 'g-pionier-1': { at: 'L6', weapon: 'g-flamethrower-1' }, 'a-line-1': 'M7' },
    });
    flame.choose('order G-60', 'activate g-pionier-1', 'shell g-flamethrower-1 M7', 'concealment A-26');
    expect(flame.last('concealed')).toMatchObject({ cover: 2, camouflage: 2 });
  });
});
