/** T78.3 and the Cover of T79 to T99; T88.2 height, T99 airbursts. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const BROKEN_RIFLE = 7;

/** The Cover that a broken Rifle squad in a hex has when it rolls to Rally. */
function coverIn(hex: string, more: Record<string, unknown> = {}): number {
  const t = given({ axis: { hand: ['G-3'], pile: ['G-43'] }, units: { 'g-rifle-1': { at: hex, broken: true } }, ...more });
  const rally = t
    .choose('order G-3')
    .until()
    .events.find(({ type }) => type === 'rally-roll');
  return (rally?.type === 'rally-roll' ? rally.morale : 0) - BROKEN_RIFLE;
}

/** An American squad has fired at a German Team with Morale 7. */
function firedAt(hex: string, from: string, more: Record<string, unknown> = {}): Given {
  const t = given({
    active: 'allies',
    axis: { pile: ['G-61'] },
    allies: { hand: ['A-51'], pile: ['A-3'] },
    units: { 'g-line-team-1': hex, 'a-line-1': from },
    ...more,
  });
  return t.choose('order A-51', 'activate a-line-1', `target ${hex}`).until();
}

const coverAgainstFire = (hex: string, from: string, more: Record<string, unknown> = {}) => firedAt(hex, from, more).last('defended').cover;

/** A light mortar has hit the hex from elsewhere: 7 FP, and a roll of 3. */
function shelled(hex: string, from: string, more: Record<string, unknown> = {}): Given {
  const t = given({
    active: 'allies',
    axis: { pile: ['G-61'] },
    allies: { hand: ['A-51'], pile: ['A-65', 'A-3'] },
    units: { 'g-line-team-1': hex, 'a-weapon-team-1': { at: from, weapon: 'a-light-mortar-1' } },
    ...more,
  });
  return t.choose('order A-51', 'activate a-weapon-team-1', `shell a-light-mortar-1 ${hex}`).until();
}

/** Artillery of 8 FP has hit the hex, which the spotter sees from two hexes away: the drift goes one hex down and back up. */
function bombarded(hex: string, spotter: string, more: Record<string, unknown> = {}): Given {
  const t = given({
    active: 'allies',
    axis: { pile: ['G-61'] },
    allies: { hand: ['A-34'], radio: 'a-radio-75mm', pile: ['A-65', 'A-19', 'A-3'] },
    units: { 'g-line-team-1': hex, 'a-hanlon': spotter },
    ...more,
  });
  return t.choose('order A-34', 'activate a-hanlon', `aim ${hex}`).until();
}

describe('T78.3 Cover', () => {
  rule('T78.3b', 'Cover counts for Rally Rolls, Rout Rolls and Defense Rolls alike', () => {
    expect(coverIn('L8')).toBe(2);
    expect(coverAgainstFire('L8', 'L9')).toBe(2);
    const rout = given({ axis: { hand: ['G-10'], pile: ['G-43'] }, units: { 'g-rifle-1': { at: 'L8', broken: true } } });
    expect(rout.choose('order G-10').until().last('rout-roll')).toMatchObject({ morale: 9, roll: 8, result: 'none' });
  });

  rule('T78.3b', 'the Commissar, too, asks for the Morale of a unit in its Cover', () => {
    const t = given({
      axis: { nation: 'germany', edge: 'left' },
      allies: { nation: 'russia', hand: ['R-5'], pile: ['R-33', 'R-19', 'R-43'] },
      active: 'allies',
      units: { 'r-rifle-1': { at: 'L8', broken: true } },
    });
    t.choose('order R-5').until();
    expect(t.last('event').event).toBe('commissar');
    expect(t.told('rally-roll').find(({ rule: by }) => by === 'E50')).toMatchObject({ morale: 8, roll: 8, result: 'rallied' });
  });

  rule(['T78.3c', 'T78.3d', 'T78.3e'], 'a Team with Morale 7 has 8 in an orchard, 9 behind its wall, and 10 in Foxholes there', () => {
    const morale = (from: string, more = {}) => firedAt('N6', from, more).last('defended').morale;
    expect([morale('M6'), morale('O6'), morale('O6', { fortifications: { N6: 'foxholes' } })]).toEqual([8, 9, 10]);
  });

  rule(['T78.3a', 'T95b'], 'a stream is worse than no Cover', () => {
    expect(coverIn('E6')).toBe(-1);
  });
});

describe('the Cover of each terrain type', () => {
  rule(['T90b', 'T85b', 'T89b'], 'open ground, fields and marshes give none', () => {
    expect(['L7', 'A9', 'C9'].map((hex) => coverIn(hex))).toEqual([0, 0, 0]);
  });

  rule(['T81b', 'T91b', 'T86b'], 'brush, orchards and gullies give 1', () => {
    expect(['E4', 'N7', 'N1'].map((hex) => coverIn(hex))).toEqual([1, 1, 1]);
  });

  rule(['T99b', 'T82b'], 'woods give 2, a building 3', () => {
    expect(['L8', 'N9'].map((hex) => coverIn(hex))).toEqual([2, 3]);
  });

  rule('T88c', 'on a hill they give as much', () => {
    expect(['J8', 'J9', 'J10', 'K8', 'I7'].map((hex) => coverIn(hex))).toEqual([2, 3, 1, 0, 2]);
  });

  rule('T80b', 'a bridge with a road on it gives 1', () => {
    expect(coverIn('E7')).toBe(1);
  });

  rule('T96c', 'a trail leaves the Cover of its hex as it is', () => {
    expect(['F8', 'G9', 'F7'].map((hex) => coverIn(hex))).toEqual([2, 2, 0]);
  });

  rule('T94c', 'Smoke changes no Cover', () => {
    expect([coverIn('L7', { smoke: { L7: 8 } }), coverIn('L8', { smoke: { L8: 8 } })]).toEqual([0, 2]);
  });

  rule(['T83d', 'T84b'], 'neither a cliff nor a fence gives Cover against fire across it', () => {
    expect([coverAgainstFire('J4', 'K4'), coverAgainstFire('B8', 'A8')]).toEqual([0, 0]);
  });
});

describe('T93 roads', () => {
  rule(['T93f', 'T93g', 'T93i'], 'a squad with Morale 7 on an open road has 6, whatever the roll is for', () => {
    expect(coverIn('M8')).toBe(-1);
    const t = given({
      active: 'allies',
      axis: { pile: ['G-61'] },
      allies: { hand: ['A-51'], pile: ['A-3'] },
      units: { 'g-rifle-1': 'M8', 'a-line-1': 'N8' },
    });
    t.choose('order A-51', 'activate a-line-1', 'target M8').until();
    expect(t.last('defended')).toMatchObject({ morale: 6, cover: -1 });
  });

  rule(['T93g', 'T78.1e'], 'woods with a road give 1, and remain woods', () => {
    expect(coverIn('M5')).toBe(1);
    expect(shelled('M5', 'M8').last('attack-total').extra).toBe(2);
  });

  rule(['T93g', 'T93j'], 'Foxholes on the open road make it 9: their 3, less 1', () => {
    expect(coverIn('M8', { fortifications: { M8: 'foxholes' } })).toBe(2);
  });
});

describe('T87 hedges, T97 walls', () => {
  rule(['T87b', 'T87c'], 'a hedge gives 1 against fire that comes over it into the hex, and nothing otherwise', () => {
    expect(coverIn('D4')).toBe(0);
    expect([coverAgainstFire('D4', 'D5'), coverAgainstFire('D4', 'D6'), coverAgainstFire('D4', 'D3')]).toEqual([1, 1, 0]);
  });

  rule(['T97b', 'T97c'], 'a wall gives 2 against fire that comes over it into the hex, and nothing otherwise', () => {
    expect(coverIn('O6')).toBe(0);
    expect([coverAgainstFire('O6', 'O7'), coverAgainstFire('O6', 'O8'), coverAgainstFire('O6', 'O5')]).toEqual([2, 2, 0]);
  });

  rule('T97c', 'a wall that stands at the firer’s own hex, away from the target, covers nobody', () => {
    expect(coverAgainstFire('M7', 'O6')).toBe(-1);
  });

  rule('T87d', 'a hedge does not help against mortars or artillery', () => {
    expect(shelled('D4', 'D6').last('defended').cover).toBe(0);
    expect(bombarded('D4', 'D2').last('defended').cover).toBe(0);
  });

  rule('T97d', 'nor does a wall', () => {
    expect(shelled('O6', 'O8').last('defended').cover).toBe(0);
    expect(bombarded('O6', 'O8').last('defended').cover).toBe(0);
  });

  rule(['T97d', 'T97c'], 'a gun that fires straight is stopped by it', () => {
    const gun = { units: { 'g-line-team-1': 'O6', 'a-weapon-team-1': { at: 'O8', weapon: 'a-pack-howitzer-1' } } };
    const t = given({ active: 'allies', axis: { pile: ['G-61'] }, allies: { hand: ['A-51'], pile: ['A-65', 'A-3'] }, ...gun });
    t.choose('order A-51', 'activate a-weapon-team-1', 'shell a-pack-howitzer-1 O6').until();
    expect(t.last('defended').cover).toBe(2);
  });
});

describe('T99 airbursts', () => {
  rule(['T99e', 'T99f'], 'a mortar with 6 FP that rolls 7 against woods has 15, against open ground 13', () => {
    const total = (hex: string) => {
      const t = given({
        axis: { hand: ['G-50'], pile: ['G-65', 'G-31'] },
        allies: { pile: ['A-61'] },
        units: { 'g-weapon-team-1': { at: 'L10', weapon: 'g-light-mortar-1' }, 'a-line-1': hex },
      });
      return t.choose('order G-50', 'activate g-weapon-team-1', `shell g-light-mortar-1 ${hex}`).until().last('attack-total');
    };
    expect(total('L8')).toMatchObject({ firepower: 6, roll: 7, extra: 2, total: 15 });
    expect(total('K9')).toMatchObject({ firepower: 6, roll: 7, extra: 0, total: 13 });
  });

  rule('T99e', 'artillery bursts in the trees as well, a rifle does not', () => {
    expect(bombarded('L8', 'L10').last('attack-total')).toMatchObject({ firepower: 8, roll: 3, extra: 2, total: 13 });
    expect(firedAt('L8', 'L9').last('attack-total').extra).toBe(0);
  });
});

describe('T88.2 height', () => {
  /** German squads have fired as one group. */
  function group(target: string, ...from: string[]): Given {
    const squads = Object.fromEntries(from.map((hex, i) => [`g-rifle-${i + 1}`, hex]));
    const t = given({
      axis: { hand: ['G-50'], pile: ['G-3'] },
      allies: { pile: ['A-61'] },
      units: { 'g-oertel': from[0] ?? '', ...squads, 'a-line-1': target },
    });
    t.choose('order G-50', 'activate g-oertel', 'activate-all', `target ${target}`);
    for (const squad of Object.keys(squads)) if (t.choices.includes(`join ${squad}`)) t.choose(`join ${squad}`);
    return t.choose('fire').until();
  }

  rule('T88.2a', 'a single piece that stands lower than the target costs the attack 1 FP', () => {
    expect(group('K7', 'L7').last('fired').height).toBe(-1);
    expect(group('K7', 'K8', 'L7').last('fired').height).toBe(-1);
  });

  rule('T88.2b', 'a single piece that stands higher is worth 1 FP', () => {
    expect(group('L7', 'K8').last('fired').height).toBe(1);
    expect(group('L7', 'K8', 'L8').last('fired').height).toBe(1);
  });

  rule('T88.2c', 'each counts once, and both if there are some of each', () => {
    expect(group('L7', 'K7', 'K8').last('fired')).toMatchObject({ others: 1, height: 1 });
    expect(group('K7', 'L6', 'L7').last('fired')).toMatchObject({ others: 1, height: -1 });
    expect(group('K7', 'J7', 'K8', 'L7').last('fired')).toMatchObject({ others: 2, height: 0 });
    expect(group('K8', 'K7').last('fired').height).toBe(0);
  });
});
