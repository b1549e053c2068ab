/** 6.3 The end of the game, 7.1 VPs for elimination, 7.2 VPs for leaving the map. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];
const RESERVES = { 'g-rifle-9': 'A5', 'a-line-9': 'O6' };

const attack = (units: Record<string, unknown>, more: Record<string, unknown> = {}, pile = ['G-69'], defence = ['A-5']) => {
  const { axis, allies, ...rest } = { axis: {}, allies: {}, ...more };
  return given({
    units: { 'g-rifle-1': 'L7', ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile, ...axis },
    allies: { pile: defence, ...allies },
  });
};

/** The Germans go from the bottom of the map to its top. */
const UPWARD = { axis: { edge: 'bottom', hand: ['G-19', 'G-49'] }, allies: { edge: 'top' } };

const leaving = (units: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  given({ units: { ...RESERVES, ...units }, ...UPWARD, ...more }).choose('order G-19');

const OFF = ['activate g-rifle-1', 'set-out g-rifle-1', 'exit'];

describe('6.3 The end of the game', () => {
  rule(['6.3b', '6.3.1a'], 'who loses his last unit on the map loses the game, however many VPs he has', () => {
    const last = attack({ 'a-line-1': { at: 'M7', broken: true } }, { vp: -30 })
      .choose(...SHOT)
      .until();
    expect(last.outcome).toEqual({ winners: ['axis'], how: 'no-units' });
    const another = attack({ 'a-line-1': { at: 'M7', broken: true }, 'a-dunbar': 'O6' }, { vp: -30 })
      .choose(...SHOT)
      .until();
    expect(another.outcome).toBeUndefined();
  });

  rule(['6.3a', '6.3.1a'], 'who has to fill the space of his Surrender marker loses, however many VPs he has', () => {
    const lost = (surrender: number) =>
      attack({ 'a-line-1': { at: 'M7', broken: true }, ...RESERVES }, { vp: -30, allies: { surrender, casualties: ['a-green-1'] } })
        .choose(...SHOT)
        .until().outcome;
    expect([lost(2), lost(3)]).toEqual([{ winners: ['axis'], how: 'surrender' }, undefined]);
  });

  rule(['6.3.1b', '9.2b'], 'if both lose at the same moment, the holder of the Initiative card wins', () => {
    for (const initiative of ['axis', 'allies']) {
      // 5 and 8 against 7 and 6: a tie that kills both.
      const t = attack({ 'a-line-1': 'M7' }, { initiative, vp: 9, axis: { hand: ['G-43', 'G-49'] } }, ['G-44'], ['A-21']);
      t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until();
      expect(t.last('melee-ended')).toMatchObject({ axis: 13, allies: 13 });
      expect(t.outcome).toEqual({ winners: [initiative], how: 'both-lost' });
    }
    // Both surrender, too, though both have units left.
    const full = { surrender: 1 };
    const t = attack(
      { ...RESERVES, 'a-line-1': 'M7' },
      { initiative: 'allies', axis: { hand: ['G-43'], ...full }, allies: full },
      ['G-44'],
      ['A-21'],
    );
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until();
    expect(t.outcome).toEqual({ winners: ['allies'], how: 'both-lost' });
  });

  const lastOff = (more: Record<string, unknown>) =>
    given({ units: { 'g-rifle-1': 'F1', 'a-line-9': 'O6' }, ...UPWARD, ...more }).choose('order G-19', ...OFF);

  rule(['6.3c', '6.3.2c', '7a'], 'when the last unit leaves of its own accord, VPs decide, for or against its side', () => {
    // Two VPs for the squad.
    expect(lastOff({ vp: -1 }).outcome).toEqual({ winners: ['axis'], how: 'last-exit' });
    expect(lastOff({ vp: -3 }).outcome).toEqual({ winners: ['allies'], how: 'last-exit' });
  });

  rule(['6.3.2d', '9.2a'], 'level on VPs, the holder of the Initiative card wins', () => {
    for (const initiative of ['axis', 'allies']) expect(lastOff({ vp: -2, initiative }).outcome?.winners).toEqual([initiative]);
    const death = attack({ ...RESERVES, 'a-line-1': 'M7' }, { time: 8, suddenDeath: 6, initiative: 'allies' }, ['G-71', 'G-5']).choose(
      ...SHOT,
    );
    expect(death.until().outcome).toEqual({ winners: ['allies'], how: 'sudden-death-tie' });
  });

  rule(['6.3.2b', '7.3.3e'], 'secret chits are turned up first, and whoever controls their Objectives gets the VPs', () => {
    const secrets = { vp: 0, control: ['axis', '', 'allies', '', ''] };
    const t = lastOff({ ...secrets, axis: { ...UPWARD.axis, secret: ['A'] }, allies: { edge: 'top', secret: ['K', 'C'] } });
    // 2 for the squad, 1 for Objective 1, and 4 to the Americans for Objective 3.
    expect(t.told('chit-opened').map(({ chit }) => chit)).toEqual(['A', 'K', 'C']);
    expect([t.last('game-over').vp, t.outcome?.winners]).toEqual([-1, ['allies']]);
  });

  rule('6.3.2a', 'if a side has surrendered as well, that comes before VPs', () => {
    // By a special rule the squad that leaves goes on the Casualty Track, and fills the space of the Surrender marker.
    const special = { exitIsLoss: true };
    const t = given({ units: { 'g-rifle-1': 'F1', 'a-line-9': 'O6' }, ...UPWARD, special, vp: 9, axis: { ...UPWARD.axis, surrender: 1 } });
    t.choose('order G-19', ...OFF);
    expect(t.outcome).toEqual({ winners: ['allies'], how: 'surrender' });
  });
});

describe('7.1 VPs for elimination', () => {
  rule('7.1a', 'an Order, an Action or an Event: whatever eliminates a unit, the other player scores', () => {
    const points = (t: Given) => t.told('points').map(({ side, points: vp, why }) => `${side} ${vp} ${why}`);
    const broken = { ...RESERVES, 'a-line-1': { at: 'M7', broken: true } };
    expect(
      points(
        attack(broken)
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual(['axis 2 elimination']);
    const ambush = attack(broken, { axis: { hand: ['G-43', 'G-56', 'G-49'] } }).choose('order G-43', 'activate g-rifle-1');
    expect(points(ambush.choose('advance g-rifle-1 M7', 'ambush G-56').until('next-order'))).toEqual(['axis 2 elimination']);
    expect(
      points(
        attack(broken, {}, ['G-33', 'G-8'])
          .choose(...SHOT)
          .until('next-order'),
      ),
    ).toEqual(['axis 2 elimination']);
    const routed = attack({ ...RESERVES, 'g-rifle-2': { at: 'A7', broken: true } }, { axis: { hand: ['G-11', 'G-49'] } });
    expect(points(routed.choose('order G-11').until('next-order'))).toEqual(['allies 2 elimination']);
  });

  /** KIA, by the Event of the attack on M7. */
  const killed = (unit: string) => {
    const t = attack({ ...RESERVES, 'a-line-1': 'M7', [unit]: { at: 'O7', broken: true } }, {}, ['G-33', 'G-8'], ['A-69']).choose(...SHOT);
    return t.until('next-order').last('eliminated').points;
  };

  rule(['7.1b', '7.1c'], 'a Squad is worth 2, a Team 1', () => {
    expect(['a-green-1', 'a-engineer-1', 'a-line-team-1', 'a-weapon-team-1'].map(killed)).toEqual([2, 2, 1, 1]);
  });

  rule(['7.1d', '7.1e'], 'a Leader is worth 1 and the Command of his unbroken side, a Hero nothing', () => {
    // They are all broken, which takes their Command to 0.
    expect(['a-dunbar', 'a-hanlon', 'a-stroud', 'a-kincaid', 'a-pruitt', 'a-whitlock'].map(killed)).toEqual([2, 2, 3, 3, 3, 0]);
  });
});

describe('7.2 The edges of the map', () => {
  rule(['7.2a', '7.2.1a'], 'nobody leaves by the edges to the left and right of the players, nor by his own', () => {
    const at = (hex: string) => leaving({ 'g-rifle-1': hex }).choose('activate g-rifle-1', 'set-out g-rifle-1').why('exit');
    expect([at('A5'), at('O6'), at('F10')]).toEqual(['not-your-edge O21.4', 'not-your-edge O21.4', 'not-your-edge O21.4']);
    expect(at('F1')).toBeUndefined();
    const advancing = (hex: string) => {
      const t = given({ units: { ...RESERVES, 'g-rifle-1': hex }, ...UPWARD, axis: { edge: 'bottom', hand: ['G-43'] } });
      return t.choose('order G-43', 'activate g-rifle-1').why('advance-exit g-rifle-1');
    };
    expect([advancing('A5'), advancing('F10'), advancing('F1')]).toEqual(['not-your-edge O16.3', 'not-your-edge O16.3', undefined]);
  });

  rule(['7.2b', '7.2.1b'], 'the border is one more hex: it takes 1 MP to leave', () => {
    const going = (from: string, ...steps: string[]) =>
      leaving({ 'g-rifle-1': from }).choose('activate g-rifle-1', 'set-out g-rifle-1', ...steps);
    expect(going('C4', 'step C3', 'step C2', 'step C1').why('exit')).toBeUndefined();
    expect(going('B4', 'step C4', 'step C3', 'step C2', 'step C1').why('exit')).toBe('no-movement-left 7.2.1');
  });

  rule(
    ['7.2c', '7.2.1a', '7.2.1c', '7b'],
    'a unit that moves or advances off the opponent’s edge scores at once what it would be worth to him',
    () => {
      const moved = leaving({ 'g-rifle-1': 'F1' }).choose(...OFF);
      expect(moved.state.vp).toBe(2);
      expect(moved.asks).toBe('return');
      const advanced = given({ units: { ...RESERVES, 'g-oertel': 'F1' }, ...UPWARD, axis: { edge: 'bottom', hand: ['G-43'] } });
      advanced.choose('order G-43', 'activate g-oertel', 'advance-exit g-oertel');
      expect(advanced.state.vp).toBe(3);
      const american = given({ units: { ...RESERVES, 'a-line-1': 'A7' }, active: 'allies', allies: { hand: ['A-19'] } });
      american.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'exit');
      expect(american.state.vp).toBe(-2);
    },
  );
});

describe('7.2.1 Leaving on purpose', () => {
  rule('7.2.1d', 'the unit goes on a space of the Time Track of its player’s choice', () => {
    const t = leaving({ 'g-rifle-1': 'F1' }, { time: 3 }).choose(...OFF);
    expect([t.seat, t.choices]).toEqual(['axis', Array.from({ length: 12 }, (_, i) => `return ${i + 4}`)]);
    t.choose('return 7');
    expect(t.state.reinforcements).toEqual([{ side: 'axis', time: 7, unit: 'g-rifle-1', weapon: '' }]);
    expect(t.at('g-rifle-1')).toBe('');
    const hero = leaving({ 'g-lindner': 'F1' }).choose('activate g-lindner', 'set-out g-lindner', 'exit');
    expect([hero.asks, hero.state.reinforcements, hero.state.vp]).toEqual(['move', [], 0]);
  });

  const WORN = { at: 'F1', broken: true, suppressed: true, veteran: true, weapon: 'g-light-mg-1', weaponBroken: true };

  rule(
    ['7.2.1e', '7.2.1f', '7.2.1g', '11.3d', '13.3b'],
    'it comes back unbroken and so does its Weapon, without Veteran and Suppressed',
    () => {
      const units = { 'g-rifle-1': WORN, 'g-rifle-2': 'L7', 'a-line-1': 'M7' };
      const t = leaving(units, { axis: { edge: 'bottom', hand: ['G-19', 'G-55', 'G-49'], pile: ['G-71'] } });
      t.choose(...OFF, 'return 1', 'end-move', 'order G-55', 'activate g-rifle-2', 'target M7', 'place F10').until('next-order');
      expect(t.unit('g-rifle-1')).toMatchObject({
        broken: false,
        suppressed: false,
        veteran: false,
        weapon: 'g-light-mg-1',
        weaponBroken: false,
      });
    },
  );

  rule('7.2.1h', 'it is a new unit then, and can be activated in the same Turn once more', () => {
    const units = { 'g-rifle-1': 'F1', 'g-rifle-2': 'L7', 'a-line-1': 'M7' };
    const t = leaving(units, { axis: { edge: 'bottom', hand: ['G-19', 'G-55', 'G-20'], pile: ['G-71'] } });
    t.choose(...OFF, 'return 1', 'end-move', 'order G-55', 'activate g-rifle-2', 'target M7', 'place F10').until('next-order');
    t.choose('order G-20');
    expect([t.state.turn, t.why('activate g-rifle-2'), t.why('activate g-rifle-1')]).toEqual([1, 'already-activated O14.1', undefined]);
  });
});

describe('7.2.2 Driven off the map', () => {
  const routed = (card: string, hex = 'A7') => {
    const unit = { at: hex, broken: true, suppressed: true, veteran: true, weapon: 'g-light-mg-1', weaponBroken: true };
    const axis = { hand: ['G-11', 'G-55', 'G-49'], pile: [card, 'G-33', 'G-51', 'G-22'], casualties: ['g-conscript-1'] };
    const t = attack({ ...RESERVES, 'a-line-1': 'M7', 'g-rifle-2': unit }, { axis }, [], ['A-69']);
    return t.choose('order G-11');
  };

  rule(
    ['7.2.2a', '7.2.2b', '7.2d'],
    'a unit that has to retreat over its own edge is eliminated: VPs for the opponent, the next space of the track',
    () => {
      // Morale 7, less 1 for suppression, more 1 for a veteran, less 1 for the road.
      const t = routed('G-69').until('next-order');
      expect(t.last('rout-roll')).toMatchObject({ morale: 6, result: 'retreat-5' });
      expect(t.state.sides.axis.casualties).toEqual(['g-conscript-1', 'g-rifle-2']);
      expect(t.state.vp).toBe(-2);
      // From the second column one hex of retreat is room enough.
      const inside = routed('G-43', 'B5').choose('retreat A5');
      expect([inside.at('g-rifle-2'), inside.state.vp]).toEqual(['A5', 0]);
    },
  );

  rule(['7.2.2c', '7.2.2d'], 'its Weapon goes to the box, unbroken, and its markers are gone', () => {
    const t = routed('G-69').until('next-order');
    expect(t.state.weapons).toEqual(['g-light-mg-1']);
    expect(t.told('weapon-eliminated')).toMatchObject([{ weapon: 'g-light-mg-1', unit: 'g-rifle-2' }]);
    // Walking Wounded brings it back: broken, and bare of everything else.
    t.choose('order G-55', 'activate g-rifle-1', 'target M7', 'revive g-rifle-2', 'place E5').until('next-order');
    expect(t.unit('g-rifle-2')).toMatchObject({ broken: true, suppressed: false, veteran: false, weapon: '' });
  });
});

describe('6.3.1 The last units', () => {
  rule('6.3.1b', 'last units of both sides that one Air Strike kills fall together', () => {
    const t = given({
      axis: { hand: ['G-8'], pile: ['G-34', 'G-9', 'G-62'] },
      initiative: 'axis',
      units: { 'g-rifle-1': { at: 'M7', broken: true }, 'a-line-1': { at: 'M7', broken: true } },
    });
    t.choose('order G-8', 'strike M7').until();
    expect([t.outcome, t.told('eliminated').length]).toEqual([{ winners: ['axis'], how: 'both-lost' }, 2]);
  });

  rule('6.3.1a', 'who has nobody on the map yet has not lost', () => {
    const t = given({
      active: 'allies',
      allies: { hand: ['A-9'], pile: ['A-31', 'A-8'] },
      units: { 'a-line-1': { at: 'M7', broken: true }, 'a-line-2': 'M9' },
    });
    t.choose('order A-9').until();
    expect([t.told('eliminated').length, t.outcome]).toEqual([1, undefined]);
  });
});
