/** A35 The Hidden Actions of the scenario Defender. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

interface Position {
  readonly units?: Record<string, unknown>;
  readonly axis?: Record<string, unknown>;
  readonly allies?: Record<string, unknown>;
  readonly more?: Record<string, unknown>;
}

/** The Germans defend; the Americans attack, and it is their Turn. */
function attack({ units = {}, axis = {}, allies = {}, more = {} }: Position): Given {
  return given({
    active: 'allies',
    units: { 'g-rifle-9': 'A1', 'a-line-9': 'O1', ...units },
    axis: { posture: 'defend', ...axis },
    allies: { posture: 'attack', ...allies },
    ...more,
  });
}

/** Americans shoot at a German hex: 6 FP and a roll of 9. */
function underFire(at: string, from: string, card: string, { axis = {}, more = {} }: Position = {}): Given {
  const t = attack({
    units: { [RIFLE]: at, [YANKS]: from },
    axis: { hand: [card, 'G-3'], pile: ['G-5'], ...axis },
    allies: { hand: ['A-51'], pile: ['A-55'] },
    more,
  });
  return t.choose('order A-51', `activate ${YANKS}`, `target ${at}`).until('defence-actions');
}

/** Americans have just moved from one hex to the next. */
function entering(to: string, from: string, card: string, { units = {}, axis = {}, more = {} }: Position = {}): Given {
  const t = attack({
    units: { [YANKS]: from, ...units },
    axis: { hand: [card, 'G-3'], pile: ['G-55'], ...axis },
    allies: { hand: ['A-19'], pile: ['A-5', 'A-6'] },
    more,
  });
  return t.choose('order A-19', `activate ${YANKS}`, `set-out ${YANKS}`, `step ${to}`);
}

const advancing = (to: string, from: string, card: string) =>
  attack({
    units: { [YANKS]: from },
    axis: { hand: [card, 'G-3'], pile: ['G-55'] },
    allies: { hand: ['A-44'], pile: ['A-5'] },
  }).choose('order A-44', `activate ${YANKS}`, `advance ${YANKS} ${to}`);

/** Broken Americans fall back one hex, towards the right edge. */
const retreating = (card: string) =>
  attack({
    units: { 'a-green-1': { at: 'N8', broken: true } },
    axis: { hand: ['G-10', card], pile: ['G-55'] },
    more: { active: 'axis' },
  }).choose('order G-10');

describe('A35 Hidden Actions', () => {
  rule('A35a', 'all five are for the Defender only: a player in Attack or Recon posture may not play them', () => {
    for (const posture of ['attack', 'recon']) {
      const axis = { posture };
      expect(underFire('L7', 'L6', 'G-37', { axis }).why('hidden-entrenchments G-37')).toBe('not-defender A35');
      expect(underFire('M6', 'L6', 'G-39', { axis }).why('hidden-pillbox G-39')).toBe('not-defender A35');
      expect(entering('N7', 'N8', 'G-32', { axis }).why('hidden-mines G-32')).toBe('not-defender A35');
      expect(entering('N7', 'N8', 'G-40', { axis }).why('hidden-wire G-40')).toBe('not-defender A35');
      const passing = attack({ units: { [YANKS]: 'N7' }, axis: { ...axis, hand: ['G-31'] }, allies: { hand: ['A-3'] } });
      expect(passing.choose('discard', 'toss A-3').why('hidden-unit G-31')).toBe('not-defender A35');
    }
  });
});

describe('A35.1 Hidden Entrenchments', () => {
  rule(['A35.1a', 'A35.1d'], 'right before his Defense Roll the Defender finds Foxholes in the hex, which protect him at once', () => {
    const t = underFire('L7', 'L6', 'G-37');
    expect(t.told('defended')).toEqual([]);
    t.choose('hidden-entrenchments G-37');
    expect(t.told('fortified')).toMatchObject([{ kind: 'foxholes', hex: 'L7' }]);
    t.choose('pass');
    expect(t.why('hidden-entrenchments G-37')).toBe('not-now 9.1');
    expect(t.until().last('defended')).toMatchObject({ unit: RIFLE, cover: 3, morale: 10 });
  });

  rule('A35.1a', 'no other moment will do: not when he fires, not when he is moved upon', () => {
    const own = attack({
      units: { [RIFLE]: 'L7', [YANKS]: 'L6' },
      axis: { hand: ['G-50', 'G-37'], pile: ['G-5'] },
      more: { active: 'axis' },
    }).choose('order G-50', `activate ${RIFLE}`, 'target L6');
    expect(own.why('hidden-entrenchments G-37')).toBe('not-now A24.1');
    expect(entering('N7', 'N8', 'G-37').why('hidden-entrenchments G-37')).toBe('not-now A33.2');
  });

  rule('A35.1b', 'neither a Building nor Water can be dug up', () => {
    expect(underFire('N9', 'M9', 'G-37').why('hidden-entrenchments G-37')).toBe('building A35.1');
    expect(underFire('F5', 'G5', 'G-37').why('hidden-entrenchments G-37')).toBe('water A35.1');
  });

  rule('A35.1c', 'a hex with a Fortification, be it Wire, has no room for another', () => {
    const wired = underFire('L7', 'L6', 'G-37', { more: { fortifications: { L7: 'wire', M7: 'trench' } } });
    expect(wired.why('hidden-entrenchments G-37')).toBe('fortified A35.1');
  });
});

describe('A35.2 Hidden Mines', () => {
  rule(['A35.2a', 'A35.2e'], 'right after somebody has moved or advanced into a hex there are Mines in it', () => {
    const moved = entering('N7', 'N8', 'G-32').choose('hidden-mines G-32');
    expect(moved.told('fortified')).toMatchObject([{ kind: 'mines', hex: 'N7' }]);
    const advanced = advancing('N7', 'N8', 'G-32').choose('hidden-mines G-32');
    expect(advanced.told('fortified')).toMatchObject([{ kind: 'mines', hex: 'N7' }]);
    const late = entering('N7', 'N8', 'G-32').choose('pass');
    expect([late.seat, late.why('hidden-mines G-32')]).toEqual(['allies', 'not-now O21']);
  });

  rule('A35.2b', 'a Retreat gives no opening', () => {
    const t = retreating('G-32').choose('retreat O9');
    expect(t.told('retreated')).toMatchObject([{ hex: 'O9' }]);
    expect([t.asks, t.why('hidden-mines G-32')]).toEqual(['next-order', 'not-now 5.1']);
  });

  rule(['A35.2c', 'A35.2d'], 'Water and fortified hexes are excluded', () => {
    expect(entering('F5', 'G5', 'G-32').why('hidden-mines G-32')).toBe('water A35.2');
    const dug = entering('N7', 'N8', 'G-32', { more: { fortifications: { N7: 'foxholes' } } });
    expect(dug.why('hidden-mines G-32')).toBe('fortified A35.2');
  });

  rule(['A35.2f', 'A35.2g'], 'the Defender rolls for an attack on those who have just entered; whoever was there before is spared', () => {
    const t = entering('N7', 'N8', 'G-32', { units: { 'a-line-2': 'N7' } })
      .choose('hidden-mines G-32')
      .until('move');
    expect(t.told('rolled').at(0)).toMatchObject({ side: 'axis', purpose: 'mine-attack', sum: 9 });
    expect(t.told('attack-total')).toMatchObject([{ side: 'axis', firepower: 6, total: 15 }]);
    expect(t.told('defended')).toMatchObject([{ unit: YANKS, cover: 0, result: 'broken' }]);
    expect(t.unit('a-line-2').broken).toBe(false);
  });

  rule('A35.2f', 'all who entered together are attacked', () => {
    const t = attack({
      units: { [YANKS]: 'N8', 'a-keller': 'N8' },
      axis: { hand: ['G-32'], pile: ['G-55'] },
      allies: { hand: ['A-19'], pile: ['A-5', 'A-6'] },
    }).choose('order A-19', 'activate a-keller', 'activate-all', 'set-out-all N8', 'step N7', 'hidden-mines G-32', `defend ${YANKS}`);
    expect(
      t
        .until('move')
        .told('defended')
        .map(({ unit }) => unit),
    ).toEqual([YANKS, 'a-keller']);
  });
});

describe('A35.3 Hidden Pillbox', () => {
  rule(['A35.3a', 'A35.3f'], 'right before his Defense Roll the Defender finds the Pillbox around him', () => {
    const t = underFire('J5', 'J6', 'G-39').choose('hidden-pillbox G-39');
    expect(t.told('fortified')).toMatchObject([{ kind: 'pillbox', hex: 'J5' }]);
    expect(t.until().last('defended')).toMatchObject({ unit: RIFLE, cover: 5 });
    expect(entering('N7', 'N8', 'G-39').why('hidden-pillbox G-39')).toBe('not-now A33.2');
  });

  rule('A35.3b', 'the attack must be against an Objective, all of its building if it is one', () => {
    expect(underFire('L7', 'L6', 'G-39').why('hidden-pillbox G-39')).toBe('not-objective A35.3');
    expect(underFire('M6', 'L6', 'G-39').why('hidden-pillbox G-39')).toBeUndefined();
    expect(underFire('D6', 'D7', 'G-39').why('hidden-pillbox G-39')).toBeUndefined();
  });

  rule(['A35.3c', 'A35.3e'], 'not while the one Pillbox is in play, and not in a hex with a Fortification', () => {
    const elsewhere = underFire('M6', 'L6', 'G-39', { more: { fortifications: { A1: 'pillbox' } } });
    expect(elsewhere.why('hidden-pillbox G-39')).toBe('pillbox-in-play A35.3');
    const bunkers = underFire('M6', 'L6', 'G-39', { more: { fortifications: { A1: 'bunker' } } });
    expect(bunkers.why('hidden-pillbox G-39')).toBeUndefined();
    const dug = underFire('M6', 'L6', 'G-39', { more: { fortifications: { M6: 'foxholes' } } });
    expect(dug.why('hidden-pillbox G-39')).toBe('fortified A35.3');
  });
});

describe('A35.4 Hidden Unit', () => {
  /** The Germans have set up in columns A to C; their Support roll is 7. */
  const surprise = ({ units = {}, axis = {}, more = {} }: Position = {}) =>
    attack({
      units: { [YANKS]: 'N7', ...units },
      axis: { hand: ['G-31'], pile: ['G-32'], ...axis },
      allies: { hand: ['A-3', 'A-4'] },
      more,
    });

  rule('A35.4a', 'the enemy must pass and discard a card: discarding none is not enough', () => {
    expect(surprise().choose('discard', 'toss A-3', 'done').why('hidden-unit G-31')).toBeUndefined();
    const none = surprise().choose('discard', 'done');
    expect([none.asks, none.seat, none.why('hidden-unit G-31')]).toEqual(['turn', 'axis', 'not-now 5']);
  });

  rule('A35.4b', 'a card that an Event takes from him is no occasion', () => {
    const t = attack({
      units: { 'g-conscript-1': { at: 'A5', broken: true } },
      axis: { hand: ['G-7', 'G-31'], pile: ['G-33', 'G-46'] },
      allies: { hand: ['A-3'] },
      more: { active: 'axis' },
    }).choose('order G-7', 'interrogate A-3');
    expect(t.told('card-lost')).toMatchObject([{ side: 'allies', card: 'A-3' }]);
    expect(t.why('hidden-unit G-31')).toBe('not-now 5.1');
  });

  const passed = (position?: Position) => surprise(position).choose('discard', 'toss A-3', 'done', 'hidden-unit G-31');

  rule(['A35.4c', 'A35.4d', 'A35.4e'], 'a roll gives the column, from which he picks what the year has, but no Radio', () => {
    const t = passed();
    expect(t.told('rolled')).toMatchObject([{ side: 'axis', purpose: 'support', sum: 7 }]);
    t.until('support');
    expect(t.choices).toEqual(
      ['g-dressel', 'g-weapon-team+g-light-mg', 'g-weapon-team+g-medium-mortar', 'g-rifle'].map((i) => `select ${i}`),
    );
    const early = passed({ more: { year: 1942 } }).until('support');
    expect(early.choices).toEqual(
      ['g-hartwig', 'g-lorenz', 'g-weapon-team+g-light-mg', 'g-weapon-team+g-light-mortar', 'g-rifle'].map((i) => `select ${i}`),
    );
  });

  rule(['A35.4f', 'A35.4g'], 'it costs nothing, and the unit brings its Weapon', () => {
    const t = passed().choose('select g-weapon-team+g-medium-mortar', 'place C5');
    expect(t.told('placed')).toMatchObject([{ side: 'axis', unit: 'g-weapon-team-1', weapon: 'g-medium-mortar-1', hex: 'C5' }]);
    expect([t.state.vp, t.told('points')]).toEqual([0, []]);
    expect(t.unit('g-weapon-team-1')).toMatchObject({ broken: false, weapon: 'g-medium-mortar-1' });
  });

  rule(['A35.4h', 'A35.4i', 'A35.4j'], 'its hex lies in the set-up area, is empty of both sides, and gives Cover', () => {
    const t = passed({ units: { 'g-rifle-2': 'A2', 'a-line-2': 'C8' }, more: { fortifications: { B5: 'foxholes' } } });
    t.choose('select g-rifle');
    expect(t.choices).toEqual(['A3', 'A4', 'B3', 'B5', 'C5', 'C6'].map((hex) => `place ${hex}`));
    const wider = passed({ axis: { hand: ['G-31'], pile: ['G-32'], depth: 1, area: ['F8', 'F10'] } }).choose('select g-rifle');
    expect(wider.choices).toEqual(['A2', 'A3', 'A4', 'F8'].map((hex) => `place ${hex}`));
  });
});

describe('A35.5 Hidden Wire', () => {
  rule(['A35.5a', 'A35.5e'], 'right after somebody has moved or advanced into a hex there is Wire in it', () => {
    const moved = entering('N7', 'N8', 'G-40').choose('hidden-wire G-40');
    expect(moved.told('fortified')).toMatchObject([{ kind: 'wire', hex: 'N7' }]);
    const advanced = advancing('N7', 'N8', 'G-40').choose('hidden-wire G-40');
    expect(advanced.told('fortified')).toMatchObject([{ kind: 'wire', hex: 'N7' }]);
    const late = entering('N7', 'N8', 'G-40').choose('pass');
    expect([late.seat, late.why('hidden-wire G-40')]).toEqual(['allies', 'not-now O21']);
  });

  rule('A35.5b', 'a Retreat gives no opening', () => {
    const t = retreating('G-40').choose('retreat O9');
    expect(t.told('retreated')).toMatchObject([{ hex: 'O9' }]);
    expect([t.asks, t.why('hidden-wire G-40')]).toEqual(['next-order', 'not-now 5.1']);
  });

  rule(['A35.5c', 'A35.5d'], 'Water and fortified hexes are excluded', () => {
    expect(entering('F5', 'G5', 'G-40').why('hidden-wire G-40')).toBe('water A35.5');
    const dug = entering('N7', 'N8', 'G-40', { more: { fortifications: { N7: 'foxholes' } } });
    expect(dug.why('hidden-wire G-40')).toBe('fortified A35.5');
  });

  rule('A35.5f', 'whoever has moved in moves no further in this Order, even along a road', () => {
    expect(entering('M8', 'N8', 'G-40').choose('pass').why('step M9')).toBeUndefined();
    const t = entering('M8', 'N8', 'G-40').choose('hidden-wire G-40', 'pass');
    expect(t.why('step M9')).toBe('too-costly O21.1');
    t.choose('halt');
    expect(t.choices).toEqual(['end-move']);
  });
});
