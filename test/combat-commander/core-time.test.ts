/** 6.1 and 6.2 Game time: what makes it advance, six steps, Sudden Death. */
import { describe, expect } from 'vitest';
import { orderLimit } from '../../src/games/combat-commander/rules/turn.ts';
import { rule } from '../ledger.ts';
import { skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const SHOT = ['order G-55', 'activate g-rifle-1', 'target M7'];

/** A Fire Order of the Germans; with G-71 first in the pile its roll is a Time! */
const firing = (pile: string[], more: Record<string, unknown> = {}) => {
  const { axis, allies, units, ...rest } = { axis: {}, allies: {}, units: {}, ...more };
  return given({
    units: { ...FACING, ...units },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile, ...axis },
    allies: { pile: ['A-5'], ...allies },
  }).choose(...SHOT);
};

const types = (t: Given) => t.events.map(({ type }) => type);
const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';
const LEFT_EDGE = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'];
type Fields = Record<string, unknown>;

/** A German Fire Attack Roll of 12 makes the time advance. */
function timeAdvances(more: Fields = {}, units: Fields = {}): Given {
  return given({
    units: { [RIFLE]: 'L7', [YANKS]: 'M7', ...units },
    axis: { hand: ['G-55', 'G-49'], pile: ['G-71'] },
    allies: { pile: ['A-5'] },
    ...more,
  }).choose('order G-55', `activate ${RIFLE}`, 'target M7');
}

describe('6.1.2 Why time advances', () => {
  rule('6.1.2b', 'the last card of a pile is as good as a Time!, be it a roll, an Event, a Random Hex or the drift of artillery', () => {
    const last = { axis: { rest: 'discards' } };
    const roll = firing(['G-5'], last).until('next-order');
    const event = firing(['G-33', 'G-43'], last).until('next-order');
    const hex = firing(['G-25', 'G-7'], last).until('next-order');
    const drift = given({
      units: { 'g-marquardt': 'L7', 'a-line-1': 'O6' },
      axis: { hand: ['G-34', 'G-49'], pile: ['G-2', 'G-1'], rest: 'discards', radio: 'g-radio-75mm' },
    });
    drift.choose('order G-34', 'activate g-marquardt', 'aim M7').until();
    for (const t of [roll, event, hex, drift]) expect(t.told('time-advanced')).toMatchObject([{ side: 'axis', time: 1 }]);
    expect(firing(['G-5', 'G-6'], last).until('next-order').told('time-advanced')).toEqual([]);
    // It is the Americans whose pile has run out: they reshuffle.
    const theirs = firing(['G-5'], { allies: { pile: ['A-5'], rest: 'discards' } }).until('next-order');
    expect(theirs.told('reshuffled')).toMatchObject([{ side: 'allies' }]);
  });

  rule('6.1.2b', 'a last card that is rolled again has still been the last, unless that is agreed otherwise', () => {
    const again = (options: Record<string, string>) =>
      firing(['G-5'], { options, axis: { rest: 'discards' } })
        .choose('reroll')
        .until('next-order');
    const advanced = again({});
    expect([advanced.state.time, advanced.told('rolled').length]).toEqual([1, 3]);
    expect(again({ 'last-card-reroll': 'cancelled' }).state.time).toBe(0);
  });

  rule('6.1.2c', 'a last card that is itself a Time! moves the marker one space', () => {
    const t = firing(['G-71'], { axis: { rest: 'discards' } }).until('next-order');
    expect(t.state.time).toBe(1);
    expect(t.told('time-advanced')).toHaveLength(1);
  });
});

describe('6.1.2 The six steps', () => {
  const ALL = {
    time: 3,
    suddenDeath: 4,
    smoke: { L4: 2 },
    units: { 'a-line-2': 'O6' },
    reinforcements: [{ side: 'axis', time: 4, unit: 'g-rifle-5' }],
    axis: { posture: 'defend', hand: ['G-55', 'G-49', 'G-34'] },
  };

  rule(['6.1.2d', '6.1.2f', '6.1.2p'], 'shuffle, Sudden Death, the Defender’s VP, Smoke, reinforcements, Dig In; then play goes on', () => {
    const t = firing(['G-71', 'G-69'], ALL).choose('place A1', 'dig-in G-34', 'entrench L7').until('next-order');
    const from = types(t).indexOf('time-advanced');
    expect(types(t).slice(from)).toEqual([
      'time-advanced',
      'reshuffled',
      'rolled',
      'sudden-death-passed',
      'points',
      'smoke-removed',
      'placed',
      'action-played',
      'fortified',
      'rolled',
      'defended',
      'broke',
      'order-ended',
    ]);
    expect(t.told('rolled')[1]).toMatchObject({ side: 'axis', purpose: 'sudden-death' });
  });

  rule('6.1.2f', 'whoever made time advance makes the roll, if Sudden Death has been reached', () => {
    const theirs = firing(['G-5'], { time: 3, suddenDeath: 4, allies: { pile: ['A-71', 'A-69'] } }).until('next-order');
    expect(theirs.told('rolled').at(-1)).toMatchObject({ side: 'allies', purpose: 'sudden-death' });
    const early = firing(['G-71'], { time: 2, suddenDeath: 4 }).until('next-order');
    expect(early.told('rolled').map(({ purpose }) => purpose)).toEqual(['fire-attack', 'fire-defence']);
  });

  rule('6.1.2g', 'if Sudden Death ends the game, the other steps are not taken', () => {
    const t = firing(['G-71', 'G-5'], { ...ALL, time: 3 }).until();
    expect(t.outcome?.how).toBe('sudden-death-tie');
    expect(t.state).toMatchObject({ vp: 0, smoke: [{ value: 2 }], reinforcements: [{ unit: 'g-rifle-5' }] });
    expect(types(t).slice(-2)).toEqual(['rolled', 'game-over']);
  });

  rule('6.1.2h', 'the Defender gains a VP, whoever rolled; nobody else does', () => {
    const vp = (axis: string, allies: string) =>
      firing(['G-71'], { axis: { posture: axis }, allies: { posture: allies } }).until('next-order').state.vp;
    expect([vp('defend', 'attack'), vp('attack', 'defend'), vp('recon', 'attack'), vp('recon', 'recon')]).toEqual([1, -1, 0, 0]);
  });

  rule('6.1.2i', 'who made time advance has to remove one Smoke marker of his choice, and the other player none', () => {
    const smoke = { L4: 2, K9: 7, B1: 1 };
    const t = firing(['G-71'], { smoke }).until('remove-smoke');
    expect([t.seat, t.choices.toSorted()]).toEqual(['axis', ['remove-smoke B1', 'remove-smoke K9', 'remove-smoke L4']]);
    t.choose('remove-smoke K9').until('next-order');
    expect(t.state.smoke.map(({ value }) => value).sort()).toEqual([1, 2]);
    const theirs = firing(['G-5'], { smoke, allies: { pile: ['A-71'] } }).until('remove-smoke');
    expect(theirs.seat).toBe('allies');
    const none = firing(['G-71']).until('next-order');
    expect(none.told('smoke-removed')).toEqual([]);
  });

  rule(['6.1.2o', 'Gh'], 'both may dig in, as often as they have cards for it', () => {
    const t = firing(['G-71'], {
      units: { 'g-rifle-2': 'K9' },
      axis: { hand: ['G-55', 'G-49', 'G-34', 'G-36'] },
      allies: { hand: ['A-34'] },
    });
    t.choose('dig-in A-34', 'entrench M7', 'dig-in G-34', 'entrench L7', 'dig-in G-36', 'entrench K9').until('next-order');
    expect(t.told('fortified').map(({ hex }) => hex)).toEqual(['M7', 'L7', 'K9']);
    const noTime = firing(['G-5'], { axis: { hand: ['G-55', 'G-49', 'G-34'] } });
    expect(noTime.why('dig-in G-34')).toBe('not-now A24.1');
  });
});

describe('6.1.2 Reinforcements', () => {
  const due = (unit: string, time: number, side = 'axis') => ({ side, time, unit });

  rule(['6.1.2j', '6.1.2k'], 'those who wait on the space just reached come to their own edge, in any of its hexes', () => {
    const t = firing(['G-71'], {
      time: 2,
      reinforcements: [due('g-rifle-5', 3), due('g-rifle-6', 3), due('g-rifle-7', 4), due('g-rifle-8', 2)],
    });
    t.until('place');
    expect([t.seat, t.choices]).toEqual(['axis', Array.from({ length: 10 }, (_, i) => `place A${i + 1}`)]);
    t.choose('place A1', 'place A9').until('next-order');
    expect([t.at('g-rifle-5'), t.at('g-rifle-6'), t.at('g-rifle-7'), t.at('g-rifle-8')]).toEqual(['A1', 'A9', '', '']);
    expect(t.state.reinforcements.map(({ unit }) => unit)).toEqual(['g-rifle-7', 'g-rifle-8']);
  });

  rule('6.1.2k', 'each side has its own edge', () => {
    const t = firing(['G-71'], { reinforcements: [due('a-line-5', 1, 'allies')], allies: { edge: 'top' } }).until('place');
    expect([t.seat, t.choices.length, t.choices.at(-1)]).toEqual(['allies', 15, 'place O1']);
  });

  rule('6.1.2l', 'if both have somebody, the inactive player places first', () => {
    const reinforcements = [due('g-rifle-5', 1), due('a-line-5', 1, 'allies')];
    const mine = firing(['G-71'], { reinforcements }).until('place');
    expect(mine.seat).toBe('allies');
    mine.choose('place O1');
    expect(mine.seat).toBe('axis');
    const theirs = given({ units: FACING, active: 'allies', reinforcements, allies: { hand: ['A-55', 'A-70'], pile: ['A-71'] } });
    theirs.choose('order A-55', 'activate a-line-1', 'target L7').until('place');
    expect(theirs.seat).toBe('axis');
  });

  rule(['6.1.2m', '8.2h'], 'reinforcements keep to seven figures from the start', () => {
    const units = { 'g-rifle-2': 'A1', 'g-line-team-1': 'A2', 'g-marquardt': 'A2', 'g-rifle-3': 'A3' };
    const squad = firing(['G-71'], { units, reinforcements: [due('g-rifle-5', 1)] }).until('place');
    // 4 and 4 are too many in A1 and A3; 3 and 4 in A2 are not.
    expect(squad.choices).toEqual(['A2', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'].map((hex) => `place ${hex}`));
    const team = firing(['G-71'], { units, reinforcements: [due('g-line-team-5', 1)] }).until('place');
    expect(team.choices).toContain('place A1');
  });

  rule(['6.1.2n', '8.1.2b'], 'a Radio comes to its owner’s Artillery Box, if that is empty', () => {
    const arrived = (axis: Record<string, unknown>) => {
      const { state } = given({ units: FACING, axis: { hand: ['G-55', 'G-49'], pile: ['G-71'], ...axis }, allies: { pile: ['A-5'] } });
      const radio = { side: 'axis', time: 1, unit: 'g-radio-105mm', weapon: '' } as const;
      return new Given({ ...state, reinforcements: [radio] }).choose(...SHOT).until('next-order');
    };
    const t = arrived({});
    expect(t.state.sides.axis.radio).toEqual({ id: 'g-radio-105mm', broken: false });
    expect(t.last('radio-arrived')).toMatchObject({ side: 'axis', radio: 'g-radio-105mm' });
    const taken = arrived({ radio: 'g-radio-75mm', radioBroken: true });
    expect(taken.state.sides.axis.radio).toEqual({ id: 'g-radio-75mm', broken: true });
    expect(taken.told('radio-arrived')).toEqual([]);
  });
});

describe('6.2.2 Sudden Death Roll', () => {
  const roll = (time: number, suddenDeath: number, card: string, more: Record<string, unknown> = {}) =>
    firing(['G-71', card], { time, suddenDeath, vp: 3, ...more }).until();

  rule(
    ['6.2.2a', '6.2.2c', '6.2.2e', '6.3d'],
    'it is made on the Sudden Death space and beyond; below the Time space it ends the game',
    () => {
      const made = (t: Given) => t.told('rolled').some(({ purpose }) => purpose === 'sudden-death');
      expect(made(roll(4, 6, 'G-13'))).toBe(false);
      // Time 6, Sudden Death 6: a roll of 5 is too low, 6 is not.
      expect(roll(5, 6, 'G-13').outcome).toEqual({ winners: ['axis'], how: 'sudden-death' });
      const equal = roll(5, 6, 'G-21');
      expect([made(equal), equal.outcome, equal.last('sudden-death-passed')]).toMatchObject([true, undefined, { sum: 6, time: 6 }]);
      expect(made(roll(8, 6, 'G-69'))).toBe(true);
    },
  );

  rule('6.2.2d', 'the Time space is what counts, not the Sudden Death space', () => {
    // A roll of 6 at Time 8, Sudden Death at 6.
    expect(roll(7, 6, 'G-21').outcome?.how).toBe('sudden-death');
    expect(roll(7, 6, 'G-43').outcome).toBeUndefined();
  });

  rule('6.2.2b', 'the roll comes from the pile that has just been shuffled', () => {
    const t = firing(['G-71'], { time: 5, suddenDeath: 6, axis: { rest: 'discards' } }).until();
    const death = t.told('rolled').find(({ purpose }) => purpose === 'sudden-death');
    // There was no card left in the old pile.
    expect(death).toMatchObject({ card: 'G-1', sum: 2 });
    expect(types(t).slice(-3)).toEqual(['reshuffled', 'rolled', 'game-over']);
  });
});

describe('6.1.2 What a Time trigger brings', () => {
  rule('6.1.2b', 'a roll that an Event asks for may turn over the last card, too', () => {
    const t = given({
      units: { 'g-green-team-8': { at: 'B5', broken: true }, [YANKS]: 'O8' },
      axis: { hand: ['G-9', 'G-3'], pile: ['G-34', 'G-54', 'G-32'], rest: 'discards' },
    }).choose('order G-9');
    t.until('support');
    expect(t.told('time-advanced')).toMatchObject([{ side: 'axis', time: 1 }]);
    expect(t.told('reshuffled')).toHaveLength(1);
  });

  rule('6.1.2i', 'the only Smoke marker goes without a question', () => {
    const t = timeAdvances({ smoke: { K3: 4 } }).until();
    expect([t.told('smoke-removed'), t.state.smoke]).toMatchObject([[{ hex: 'K3' }], []]);
  });

  const reinforcements = [{ side: 'axis', time: 1, unit: 'g-rifle-5', weapon: 'g-light-mg-1' }];
  const except = (hex: string) => LEFT_EDGE.filter((other) => other !== hex);

  rule('6.1.2q', 'reinforcements may come in on top of the enemy, and fight when the time has advanced', () => {
    const t = timeAdvances({ reinforcements }, { 'a-line-2': 'A5' }).until('place');
    expect(t.choices).toEqual(LEFT_EDGE.map((hex) => `place ${hex}`));
    t.choose('place A5').until();
    const order = t.events.map(({ type }) => type).filter((type) => ['placed', 'melee-began', 'melee-ended', 'defended'].includes(type));
    expect(order).toEqual(['placed', 'melee-began', 'melee-ended', 'defended']);
    expect(t.last('melee-began').hex).toBe('A5');
  });

  rule('6.1.2q', 'at a Hand Refill they fight before the rest is drawn', () => {
    const t = given({
      units: { [RIFLE]: 'L7', [YANKS]: 'O7', 'a-line-2': 'A5' },
      reinforcements,
      axis: { hand: ['G-49', 'G-70'], pile: ['G-5', 'G-6'], rest: 'discards' },
    }).choose('discard', 'done');
    t.until('place').choose('place A5').until('turn');
    const order = t.events.map(({ type }) => type).filter((type) => ['drew', 'placed', 'melee-began', 'melee-ended'].includes(type));
    expect(order).toEqual(['drew', 'placed', 'melee-began', 'melee-ended', 'drew']);
  });

  rule('6.1.2q', 'after a last card rolled again outside of any Order, at the latest when the Turn ends', () => {
    const t = given({
      active: 'allies',
      initiative: 'axis',
      units: { [RIFLE]: 'L7', [YANKS]: 'O7', 'a-line-2': 'A5' },
      reinforcements,
      axis: { posture: 'defend', edge: 'left', depth: 15, hand: ['G-31'], pile: ['G-5'], rest: 'discards' },
      allies: { hand: ['A-70', 'A-72'] },
    }).choose('discard', 'toss A-70', 'done', 'hidden-unit G-31');
    t.choose('reroll').until('place').choose('place A5');
    t.until('support')
      .choose(t.choices[0] ?? '')
      .until('place')
      .choose(t.choices[0] ?? '');
    expect(t.told('placed')).toHaveLength(2);
    t.until('turn');
    expect(t.told('melee-began')).toMatchObject([{ hex: 'A5' }]);
    expect(t.told('melee-ended')).toHaveLength(1);
  });

  rule('6.1.2k', 'where only one hex is open, that is where they come in', () => {
    const t = timeAdvances({ reinforcements, blaze: except('A5') }).until();
    expect(t.told('placed')).toMatchObject([{ unit: 'g-rifle-5', weapon: 'g-light-mg-1', hex: 'A5' }]);
  });

  rule('6.1.2m', 'for whom there is no room, the next space of the track', () => {
    const t = timeAdvances({ reinforcements, blaze: LEFT_EDGE }).until();
    expect(t.told('placed')).toEqual([]);
    expect(t.state.reinforcements).toEqual([{ side: 'axis', time: 2, unit: 'g-rifle-5', weapon: 'g-light-mg-1' }]);
  });

  rule('6.1.2h', 'the Defender’s VP is for the time', () => {
    const t = timeAdvances({ axis: { posture: 'defend', hand: ['G-55', 'G-49'], pile: ['G-71'] } }).until();
    expect(t.told('points')).toMatchObject([{ side: 'axis', points: 1, why: 'time' }]);
  });

  rule('A32b', 'only a Dig In card digs', () => {
    const t = timeAdvances().until('dig-in');
    expect([t.seat, t.why('dig-in G-49')]).toEqual(['axis', 'not-that-card A32']);
  });

  rule('SR.7b', 'the limit rises from where the Time marker stood when the game began', () => {
    const limit = (time: number, now: number) => {
      const special = { risingOrders: { side: 'axis', most: 6 } };
      return orderLimit({ ...skirmish({ time, special, axis: { orders: 1 } }), time: now }, 'axis');
    };
    expect([limit(0, 0), limit(0, 2), limit(3, 3), limit(3, 5)]).toEqual([1, 3, 1, 3]);
  });
});
