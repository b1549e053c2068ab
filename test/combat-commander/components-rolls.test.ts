/** 1.9 Die rolls and their triggers. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];

/** The Germans in L7 fire at M7, 5 FP; the Americans there defend with Morale 5, for they stand on the road. */
const firing = (pile: string[], defence: string[], more: Record<string, unknown> = {}) => {
  const { axis, allies, ...rest } = { axis: {}, allies: {}, ...more };
  return given({
    units: FACING,
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile, ...axis },
    allies: { pile: defence, ...allies },
  });
};

const types = (t: Given) => t.events.map(({ type }) => type);
const triggers = (t: Given) => t.told('triggered').map(({ side, trigger }) => `${side} ${trigger}`);

describe('1.9 Die rolls', () => {
  rule(
    ['1.9a', '1.9b', '1.9c'],
    'a roll is the next card of one’s own pile, of which the two dice are read and added, and nothing else',
    () => {
      const t = firing(['G-67'], ['A-69'])
        .choose(...SHOT)
        .until('next-order');
      // Both cards have the Event Hero, and the Germans’ a Fire Order.
      expect(t.told('rolled')).toMatchObject([
        { side: 'axis', purpose: 'fire-attack', card: 'G-67', white: 5, coloured: 6, sum: 11 },
        { side: 'allies', purpose: 'fire-defence', card: 'A-69', white: 6, coloured: 5, sum: 11 },
      ]);
      expect(t.last('attack-total')).toMatchObject({ firepower: 5, roll: 11, total: 16 });
      expect(t.last('defended')).toMatchObject({ morale: 5, roll: 11, defence: 16 });
      expect(types(t)).not.toContain('event');
      expect(t.told('order-given')).toHaveLength(1);
    },
  );

  rule('1.9d', 'the dice of a Targeting Roll are multiplied', () => {
    const units = { 'g-weapon-team-1': { at: 'F1', weapon: 'g-light-mortar-1' }, 'a-line-1': 'F7' };
    const targeting = (card: string) =>
      firing([card], ['A-69'], { units }).choose('order G-55', 'activate g-weapon-team-1', 'shell g-light-mortar-1 F7').until('next-order');
    // 1 and 6 make 6, which is not more than the range of 6; 2 and 4, no more as a sum, make 8.
    expect(targeting('G-31').last('targeting')).toMatchObject({ product: 6, range: 6, hit: false });
    expect(targeting('G-23').last('targeting')).toMatchObject({ product: 8, range: 6, hit: true });
  });
});

describe('1.9.1 Die Triggers', () => {
  rule('1.9.1a', 'a trigger is printed on the card: the same dice have one on a card and none on another', () => {
    expect(
      triggers(
        firing(['G-9'], ['A-5'])
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual([]);
    expect(
      triggers(
        firing(['G-10', 'G-3'], ['A-5'])
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual(['axis sniper']);
    expect(
      triggers(
        firing(['G-31'], ['A-5'])
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual([]);
    expect(
      triggers(
        firing(['G-5'], ['A-31', 'A-44'])
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual(['allies event']);
  });

  rule(['1.9.1b', '1.9.1c', '1.9.1h', '9.1d'], 'the roll is fixed, its trigger is resolved to the end, and then the attack goes on', () => {
    const t = firing(['G-25', 'G-62'], ['A-5'], { units: { ...FACING, 'a-line-2': 'O6' } })
      .choose(...SHOT)
      .until('may-snipe');
    expect(types(t).slice(-4)).toEqual(['attack-total', 'triggered', 'revealed', 'random-hex']);
    expect(t.told('defended')).toEqual([]);
    t.choose('snipe a-line-1').until('next-order');
    expect(types(t).slice(-4)).toEqual(['defended', 'eliminated', 'points', 'order-ended']);
    expect(t.last('defended')).toMatchObject({ unit: 'a-line-1', morale: 7, attack: 11 });
  });

  rule('1.9.1h', 'a Fortification that an Impact Roll destroys stands until the trigger of that roll is done with', () => {
    // 150 mm, an Impact Roll of 8 with Sniper!, at a Random Hex where nobody is.
    const axis = { hand: ['G-34', 'G-49'], pile: ['G-69', 'G-13', 'G-47', 'G-3'], radio: 'g-radio-150mm' };
    const units = { 'g-marquardt': 'K9', 'a-line-1': 'L7' };
    const t = firing([], ['A-69'], { units, fortifications: { L7: 'foxholes' }, axis });
    t.choose('order G-34', 'activate g-marquardt', 'aim L7').until('next-order');
    const after = types(t).slice(types(t).indexOf('triggered'));
    expect(after).toEqual(['triggered', 'revealed', 'random-hex', 'fortification-removed', 'rolled', 'defended', 'broke', 'order-ended']);
  });

  rule(['1.9.1d', '6.1.2b'], 'on the last card of the pile time advances first, and the trigger follows, from the new pile', () => {
    const event = firing(['G-33'], ['A-5'], { axis: { rest: 'discards' } })
      .choose(...SHOT)
      .until('next-order');
    expect(triggers(event)).toEqual(['axis time', 'axis event']);
    expect(event.told('time-advanced')).toHaveLength(1);
    expect(types(event).indexOf('reshuffled')).toBeLessThan(types(event).indexOf('event'));
    const sniper = firing(['G-25'], ['A-5'], { axis: { rest: 'discards' } })
      .choose(...SHOT)
      .until('next-order');
    expect(triggers(sniper)).toEqual(['axis time', 'axis sniper']);
    const units = { ...FACING, 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' } };
    const jammed = firing(['G-1'], ['A-5'], { units, axis: { rest: 'discards' } })
      .choose(...SHOT, 'fire-all')
      .until('next-order');
    expect(triggers(jammed)).toEqual(['axis time', 'axis jammed']);
  });

  rule('1.9.1e', 'a roll made in the course of a trigger has none, whatever is printed around it', () => {
    // A Russian Event is the Commissar, who rolls in turn: with Sniper!, Event! or Time! on the card.
    for (const card of ['R-25', 'R-35', 'R-71']) {
      const t = given({
        units: { 'g-rifle-1': 'L7', 'r-rifle-1': 'M7', 'r-militia-1': { at: 'O6', broken: true } },
        axis: { hand: ['G-55', 'G-49'], pile: ['G-5'] },
        allies: { nation: 'russia', pile: ['R-33', 'R-19', card] },
      });
      t.choose(...SHOT).until('next-order');
      expect(t.last('rolled')).toMatchObject({ purpose: 'commissar', card });
      expect(triggers(t), card).toEqual(['allies event']);
      expect(t.state.time).toBe(0);
    }
  });

  rule('1.9.1f', 'the Sudden Death Roll triggers nothing, not even Time!', () => {
    const t = firing(['G-71', 'G-72'], ['A-5'], { suddenDeath: 1 })
      .choose(...SHOT)
      .until('next-order');
    expect(t.told('rolled').map(({ purpose, trigger }) => `${purpose} ${trigger}`)).toContain('sudden-death time');
    expect(triggers(t)).toEqual(['axis time']);
    expect(t.state.time).toBe(1);
    const sniper = firing(['G-71', 'G-25'], ['A-5'], { suddenDeath: 1 })
      .choose(...SHOT)
      .until('next-order');
    expect(triggers(sniper)).toEqual(['axis time']);
  });

  rule('1.9.1g', 'the Melee that Infiltration brings about is fought without triggers', () => {
    // A Support roll of 9 and the Random Hex M7, where the Americans stand.
    const t = firing(['G-33', 'G-54', 'G-59', 'G-62', 'G-26'], ['A-25', 'A-5']).choose(...SHOT);
    t.choose('select g-parachute', 'place M7').until('next-order');
    expect(t.told('rolled').map(({ purpose, trigger }) => `${purpose} ${trigger}`)).toEqual([
      'fire-attack event',
      'support ',
      'melee sniper',
      'melee sniper',
      'fire-defence ',
    ]);
    expect(triggers(t)).toEqual(['axis event']);
  });

  rule(['1.9.1i', '1.9.1j'], 'a Rout roll of 7 for Morale 6 means 1 hex, though its Event rallies the unit', () => {
    const t = given({
      units: { 'g-volksgrenadier-1': { at: 'L7', broken: true }, 'a-line-1': 'O6' },
      axis: { hand: ['G-11', 'G-49'], pile: ['G-33', 'G-7'] },
    });
    t.choose('order G-11').until('retreat');
    expect(t.last('rout-roll')).toMatchObject({ morale: 6, roll: 7, result: 'retreat-1' });
    expect(t.unit('g-volksgrenadier-1').broken).toBe(false);
    t.choose('retreat K8');
    expect([t.at('g-volksgrenadier-1'), t.asks]).toEqual(['K8', 'next-order']);
  });

  rule('1.9.1i', 'a tie remains a tie, though the Event of that roll takes 1 off the Morale', () => {
    const t = firing(['G-31'], ['A-35', 'A-32'])
      .choose(...SHOT)
      .until('event-interdict');
    expect(t.last('defended')).toMatchObject({ morale: 5, roll: 7, attack: 12, result: 'suppressed' });
    t.choose('interdict a-line-1').until('next-order');
    expect(t.unit('a-line-1')).toMatchObject({ broken: false, suppressed: true });
  });
});

describe('1.9.1.1 Event!', () => {
  rule('1.9.1.1a', 'any roll can bring an Event, and the player who rolled reveals it from his own pile', () => {
    const rally = given({
      units: { ...FACING, 'g-rifle-2': { at: 'K9', broken: true } },
      axis: { hand: ['G-3', 'G-49'], pile: ['G-33', 'G-44'] },
    });
    rally.choose('order G-3').until('next-order');
    expect(rally.last('event')).toMatchObject({ side: 'axis', card: 'G-44' });
    const defence = firing(['G-5'], ['A-35', 'A-44'])
      .choose(...SHOT)
      .until('next-order');
    expect(defence.last('event')).toMatchObject({ side: 'allies', card: 'A-44', event: 'battlefield-integrity' });
  });

  rule(['1.9.1.1b', '1.9.1.1c'], 'of the card revealed the Event alone counts, and both are told of it', () => {
    const t = firing(['G-33', 'G-71'], ['A-5'])
      .choose(...SHOT)
      .until('next-order');
    expect(t.last('event')).toMatchObject({ event: 'hero', card: 'G-71' });
    expect(t.last('event')).not.toHaveProperty('to');
    // Time! stands around the dice of that card.
    expect(triggers(t)).toEqual(['axis event']);
    expect(t.state.time).toBe(0);
  });

  rule('1.9.1.1d', 'who drew the Event decides what it leaves open, unless it names somebody else', () => {
    const units = { ...FACING, 'g-rifle-2': { at: 'K9', broken: true }, 'a-line-2': { at: 'O6', broken: true } };
    const drawnByAllies = firing(['G-5'], ['A-35', 'A-8'], { units })
      .choose(...SHOT)
      .until('event-kill');
    expect([drawnByAllies.seat, drawnByAllies.choices]).toEqual(['allies', ['kill g-rifle-2', 'kill a-line-2']]);
    // Reconnaissance names the opponent: he says which of his secrets he gives away.
    const recon = firing(['G-33', 'G-27'], ['A-5'], { allies: { secret: ['A', 'B'] } })
      .choose(...SHOT)
      .until('event-reveal');
    expect([recon.seat, recon.choices]).toEqual(['allies', ['reveal A', 'reveal B']]);
  });
});

describe('1.9.1.2 Jammed!', () => {
  const GUNNERS = {
    'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' },
    'g-rifle-2': { at: 'L6', weapon: 'g-light-mg-2' },
    'g-weapon-team-1': { at: 'L6', weapon: 'g-heavy-mg-1' },
    'g-marquardt': 'L6',
    'a-line-1': 'M7',
  };

  rule(['1.9.1.2a', '1.9.1.2e', '11.4a'], 'every Weapon that fired breaks, no other does, and the attack is resolved in full', () => {
    const t = firing(['G-1'], ['A-5'], { units: GUNNERS }).choose('order G-55', 'activate g-marquardt', 'activate-all', 'target M7');
    t.choose('join g-rifle-1', 'join g-light-mg-1', 'join g-light-mg-2', 'fire').until('fire');
    expect(t.told('weapon-broke').map(({ weapon }) => weapon)).toEqual(['g-light-mg-1', 'g-light-mg-2']);
    expect(t.unit('g-weapon-team-1').weaponBroken).toBe(false);
    expect(t.unit('g-rifle-1').broken).toBe(false);
    // 5 and one for each of the two others, less nothing for the jam.
    expect(t.last('attack-total')).toMatchObject({ firepower: 7, total: 9 });
    expect(t.last('defended')).toMatchObject({ attack: 9, result: 'broken' });
  });

  rule('1.9.1.2b', 'Jammed! on a Targeting Roll, a Defense Roll or a Melee Roll does nothing', () => {
    const mortar = { 'g-weapon-team-1': { at: 'F1', weapon: 'g-light-mortar-1' }, 'a-line-1': { at: 'F7', weapon: 'a-medium-mg-1' } };
    const t = firing(['G-1'], ['A-5'], { units: mortar }).choose('order G-55', 'activate g-weapon-team-1', 'shell g-light-mortar-1 F7');
    t.until('next-order');
    expect(t.last('rolled')).toMatchObject({ purpose: 'targeting', trigger: 'jammed' });
    const armed = { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': { at: 'M7', weapon: 'a-medium-mg-1' } };
    const defence = firing(['G-5'], ['A-1'], { units: armed })
      .choose(...SHOT, 'fire-all')
      .until('next-order');
    expect(defence.last('rolled')).toMatchObject({ purpose: 'fire-defence', trigger: 'jammed' });
    const melee = given({
      units: { ...armed, 'g-rifle-2': 'A5' },
      axis: { hand: ['G-43', 'G-49'], pile: ['G-1'] },
      allies: { pile: ['A-5'] },
    });
    melee.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until('next-order');
    for (const each of [t, defence, melee]) expect([...triggers(each), ...each.told('weapon-broke')]).toEqual([]);
  });

  rule('1.9.1.2a', 'a Mortar breaks by the Jammed! of its Fire Attack Roll', () => {
    const units = { 'g-weapon-team-1': { at: 'F1', weapon: 'g-light-mortar-1' }, 'a-line-1': 'F7' };
    const t = firing(['G-53', 'G-1'], ['A-69'], { units }).choose('order G-55', 'activate g-weapon-team-1', 'shell g-light-mortar-1 F7');
    expect(t.until('next-order').unit('g-weapon-team-1')).toMatchObject({ weapon: 'g-light-mortar-1', weaponBroken: true });
  });

  rule('1.9.1.2c', 'a Radio does not jam', () => {
    const units = { 'g-marquardt': 'L7', 'a-line-1': 'M7' };
    const t = firing(['G-56', 'G-13', 'G-1', 'G-3', 'G-68'], ['A-5'], { units, axis: { hand: ['G-34', 'G-49'], radio: 'g-radio-75mm' } });
    t.choose('order G-34', 'activate g-marquardt', 'aim M7', 'impact M7').until('next-order');
    expect(t.told('rolled').map(({ purpose, trigger }) => `${purpose} ${trigger}`)).toEqual([
      'accuracy ',
      'impact jammed',
      'fire-defence ',
      'impact ',
      'fire-defence ',
    ]);
    expect(triggers(t)).toEqual([]);
    expect(t.state.sides.axis.radio).toEqual({ id: 'g-radio-75mm', broken: false });
  });

  rule('1.9.1.2d', 'Mines do not jam', () => {
    const units = { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'O6' };
    const t = firing(['G-5'], ['A-1'], { units, fortifications: { L6: 'mines' }, axis: { hand: ['G-19', 'G-49'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6').until('move');
    expect(t.told('rolled')).toMatchObject([{ purpose: 'mine-attack', side: 'allies', trigger: 'jammed' }, { purpose: 'fire-defence' }]);
    expect([...triggers(t), ...t.told('weapon-broke'), ...t.told('fortification-removed')]).toEqual([]);
  });
});

describe('1.9.1.3 Sniper!', () => {
  const NEAR = { ...FACING, 'g-line-team-1': 'K9', 'a-line-team-1': 'K10', 'a-line-2': 'M9' };

  rule(['1.9.1.3a', '1.9.1.3c', '1.9.1.3e'], 'of all units in the Random Hex or beside it one may be broken, friend or foe', () => {
    // K9 by the card G-53; M9 is two hexes away.
    const t = firing(['G-25', 'G-53'], ['A-5'], { units: NEAR })
      .choose(...SHOT)
      .until('may-snipe');
    expect([t.seat, t.choices]).toEqual(['axis', ['snipe g-line-team-1', 'snipe a-line-team-1', 'decline']]);
    t.choose('snipe g-line-team-1');
    expect(t.unit('g-line-team-1').broken).toBe(true);
    expect(t.unit('a-line-team-1').broken).toBe(false);
    const allied = firing(['G-5'], ['A-25', 'A-52'], { units: NEAR })
      .choose(...SHOT)
      .until('may-snipe');
    expect(allied.seat).toBe('allies');
  });

  rule('1.9.1.3b', 'of the card revealed the Random Hex alone counts', () => {
    // O9: the card has Time! around its dice and Fog of War as its Event.
    const t = firing(['G-25', 'G-72'], ['A-5'], { units: { ...FACING, 'a-line-2': 'O9' } })
      .choose(...SHOT)
      .until('may-snipe');
    expect(t.choices).toEqual(['snipe a-line-2', 'decline']);
    t.choose('decline').until('next-order');
    expect([triggers(t), t.told('event'), t.state.time]).toEqual([['axis sniper'], [], 0]);
  });

  rule('1.9.1.3d', 'the Sniper may be let go', () => {
    const t = firing(['G-25', 'G-53'], ['A-69'], { units: NEAR })
      .choose(...SHOT, 'decline')
      .until('next-order');
    expect(t.told('broke')).toEqual([]);
  });
});

describe('1.9.1.4 Time!', () => {
  rule(['1.9.1.4a', '6.1.2a'], 'whoever rolls Time!, in attack, defence or Recover, the Time marker advances', () => {
    const attack = firing(['G-71'], ['A-5'])
      .choose(...SHOT)
      .until('next-order');
    const defence = firing(['G-5'], ['A-71'])
      .choose(...SHOT)
      .until('next-order');
    const rally = given({
      units: { 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'O6' },
      axis: { hand: ['G-3', 'G-49'], pile: ['G-72'] },
    });
    rally.choose('order G-3').until('next-order');
    expect([attack, defence, rally].map((t) => t.last('time-advanced'))).toMatchObject([
      { side: 'axis', time: 1 },
      { side: 'allies', time: 1 },
      { side: 'axis', time: 1 },
    ]);
    expect(
      firing(['G-67'], ['A-69'])
        .choose(...SHOT)
        .until('next-order')
        .told('time-advanced'),
    ).toEqual([]);
  });
});
