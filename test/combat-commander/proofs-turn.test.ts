/** 1.9.1, 5, 6.1.2, 8.2, 11.4, O23.3, A31 to A38 The end of a pile, of a Turn and of the room there is. */
import { describe, expect } from 'vitest';
import { orderLimit } from '../../src/games/combat-commander/rules/turn.ts';
import { rule } from '../ledger.ts';
import { skirmish } from './designs.ts';
import { type Given, given } from './given.ts';

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

describe('6.1.2 Time', () => {
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

describe('11.4 A broken Weapon and the number of a Random Hex', () => {
  /** A German light MG is fixed by 5 and 6, and lost with 7 and 8; American cards have the even numbers. */
  const tested = (hex: string) =>
    given({
      active: 'allies',
      units: { 'a-green-team-8': { at: 'O1', broken: true }, [RIFLE]: { at: 'B5', weapon: 'g-light-mg-1', weaponBroken: true } },
      allies: { hand: ['A-8'], pile: ['A-34', 'A-4', hex] },
    }).choose('order A-8', 'pass');

  rule(['11.4f', '11.4g', '11.4h'], 'both ranges include their last number', () => {
    expect(tested('A-27').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: false });
    const lost = tested('A-62');
    expect([lost.unit(RIFLE).weapon, lost.state.weapons]).toEqual(['', ['g-light-mg-1']]);
    expect(tested('A-63').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
    expect(tested('A-60').unit(RIFLE)).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
  });
});

describe('8.2 Too many in a hex', () => {
  const crowd = (units: Fields, more: Fields = {}) =>
    given({ axis: { hand: ['G-31', 'G-42', 'G-46', 'G-47', 'G-49'] }, units: { ...units, [YANKS]: 'O1' }, ...more }).choose(
      'discard',
      'done',
    );

  rule('8.2e', 'once seven figures are left nobody else has to go', () => {
    const t = crowd({ 'g-lorenz': 'L7', [RIFLE]: 'L7', 'g-rifle-2': 'L7' }).choose(`deploy ${RIFLE}`, 'eliminate g-line-team-1');
    expect([t.asks, t.told('eliminated').length]).toEqual(['turn', 1]);
  });

  rule('8.2f', 'a Squad may deploy, a Leader may not', () => {
    const t = crowd({ 'g-lorenz': 'L7', [RIFLE]: 'L7', 'g-rifle-2': 'L7' });
    expect(t.choices).toEqual([`deploy ${RIFLE}`, 'deploy g-rifle-2', 'eliminate g-lorenz', `eliminate ${RIFLE}`, 'eliminate g-rifle-2']);
    expect(t.why('deploy g-lorenz')).toBe('none-left E52.1');
  });
});

describe('O22, O23 Recover and Rout', () => {
  rule('O22.1c', 'a new Turn lets both players recover again', () => {
    const broken = { [RIFLE]: { at: 'B5', broken: true }, [YANKS]: { at: 'O5', broken: true } };
    const spent = { recovered: true };
    const cards = ['G-31', 'G-42', 'G-46', 'G-47', 'G-49'];
    const t = given({ axis: { hand: cards, ...spent }, allies: { hand: ['A-5'], ...spent }, units: broken });
    expect(t.choose('discard', 'done').why('order A-5')).toBeUndefined();
    const theirs = given({
      active: 'allies',
      axis: { hand: ['G-5'], ...spent },
      allies: { hand: ['A-43', 'A-49', 'A-50', 'A-70', 'A-71'], ...spent },
      units: broken,
    });
    expect(theirs.choose('discard', 'done').why('order G-5')).toBeUndefined();
  });

  rule('O22.2a', 'nothing is told of suppression where there was none', () => {
    const recovered = (suppressed: boolean) =>
      given({ axis: { hand: ['G-5'], pile: ['G-3'] }, units: { [RIFLE]: { at: 'L7', broken: true, suppressed }, [YANKS]: 'O1' } })
        .choose('order G-5')
        .until()
        .told('unsuppressed')
        .map(({ units }) => units);
    expect([recovered(false), recovered(true)]).toEqual([[], [[RIFLE]]]);
  });

  rule('O22.3a', 'whom the Event of his own Rally Roll has rallied is not rallied twice', () => {
    const t = given({
      axis: { hand: ['G-5'], pile: ['G-34', 'G-7'] },
      units: { 'g-ss-1': { at: 'L7', broken: true }, [YANKS]: 'O1' },
    }).choose('order G-5');
    expect(t.until().told('rallied')).toMatchObject([{ rule: 'E64', unit: 'g-ss-1' }]);
  });

  /** A roll of 11 drives German Conscripts back towards the top of the map. */
  const routed = (at: string, more: Fields = {}, units: Fields = {}) =>
    given({
      axis: { hand: ['G-11'], pile: ['G-69'], edge: 'top' },
      allies: { edge: 'bottom' },
      units: { 'g-conscript-1': { at, broken: true }, [YANKS]: 'O10', ...units },
      ...more,
    })
      .choose('order G-11')
      .until('retreat');

  rule(['O23.3c', 'O23.3.5b', 'O23.3.5c', 'O23.3.5d'], 'why a hex is no place to Retreat to, as long as there are others', () => {
    expect(routed('M6').choices).toEqual(['retreat M5', 'retreat N5', 'retreat L5']);
    expect(routed('M6').why('retreat M7')).toBe('not-closer O23.3');
    expect(routed('M6', {}, { 'a-line-2': 'N5' }).why('retreat N5')).toBe('enemy-there O23.3.5');
    expect(routed('M6', { blaze: ['N5'] }).why('retreat N5')).toBe('impassable O23.3.5');
    expect(routed('I6').why('retreat I5')).toBe('cliff O23.3.5');
  });

  rule(['O23.3.4a', 'O23.3.4b'], 'Mines may be the end of a Retreat, on the way out or on the way in', () => {
    const mined = (hex: string) =>
      given({
        axis: { hand: ['G-11'], pile: ['G-69', 'G-3'] },
        allies: { pile: ['A-61'] },
        units: { 'g-conscript-1': { at: 'M6', broken: true }, [YANKS]: 'O10', 'g-rifle-9': 'A10' },
        fortifications: { [hex]: 'mines' },
      }).choose('order G-11', 'retreat L6');
    const out = mined('M6').until();
    expect([out.told('eliminated').length, out.told('retreated')]).toEqual([1, []]);
    const into = mined('L6').until();
    expect([into.told('eliminated').length, into.told('retreated').map(({ hex }) => hex)]).toEqual([1, ['L6']]);
  });
});

describe('7.3 Objectives', () => {
  rule('7.3.1a', 'two of one side are as good as one', () => {
    const t = given({
      axis: { hand: ['G-19'] },
      units: { 'g-lorenz': 'L6', [RIFLE]: 'L6', [YANKS]: 'O1' },
      control: ['', '', '', 'allies', ''],
    }).choose('order G-19', 'activate g-lorenz', 'activate-all', 'set-out-all L6', 'step M6');
    expect(t.told('control')).toMatchObject([{ side: 'axis', objective: '4' }]);
  });

  rule('7.3.3a', 'a chit that comes into the open brings its points for the Objective', () => {
    const t = given({
      units: { 'g-green-team-8': { at: 'B5', broken: true }, [YANKS]: 'O8' },
      axis: { hand: ['G-9', 'G-3'], pile: ['G-34', 'G-6'] },
      control: ['axis', 'axis', 'axis', 'axis', 'axis'],
      chitCup: ['A'],
    }).choose('order G-9', 'pass');
    expect(t.last('points')).toMatchObject({ side: 'axis', why: 'objective' });
  });
});

describe('Cards that are not the right ones', () => {
  /** The Americans discard, and the Germans, who defend, may answer. */
  const discarding = (axis: Fields, more: Fields = {}) =>
    given({
      active: 'allies',
      axis: { posture: 'defend', hand: ['G-31', 'G-65', 'G-47'], ...axis },
      allies: { hand: ['A-43', 'A-49', 'A-50', 'A-70', 'A-71', 'A-44'] },
      units: { [RIFLE]: 'L7', [YANKS]: 'O1' },
      ...more,
    }).choose('discard', 'toss A-43', 'done');

  rule('A31c', 'Demolitions need the card, and a Fortification with a unit of one’s own in it', () => {
    expect(discarding({}).why('demolitions G-65')).toBe('none-left A31');
    expect(discarding({}, { fortifications: { L6: 'foxholes' } }).why('demolitions G-65')).toBe('none-left A31');
    const t = discarding({}, { fortifications: { L7: 'foxholes' } });
    expect([t.why('demolitions G-65'), t.why('demolitions G-47')]).toEqual([undefined, 'not-that-card A31']);
  });

  rule('A35.4j', 'a Hidden Unit needs the card, and a place to hide', () => {
    const t = discarding({});
    expect([t.why('hidden-unit G-31'), t.why('hidden-unit G-47')]).toEqual([undefined, 'not-that-card A35.4']);
    // L6 is open ground; in L7 somebody stands.
    expect(discarding({ depth: 0, area: ['L6', 'L7'] }).why('hidden-unit G-31')).toBe('no-cover A35.4');
    expect(discarding({ depth: 0, area: ['L5', 'L6'] }).why('hidden-unit G-31')).toBeUndefined();
  });

  rule('A35.4d', 'a column with nothing left in it hides nobody', () => {
    const casualties = Array.from({ length: 10 }, (_, i) => `g-conscript-${i + 1}`);
    const t = discarding({ casualties, pile: ['G-2'] }, { units: { [RIFLE]: 'L7', 'g-sievers': 'L7', [YANKS]: 'O1' } });
    t.choose('hidden-unit G-31').until();
    expect([t.told('rolled').map(({ sum }) => sum), t.told('placed')]).toEqual([[2], []]);
  });

  rule('A38a', 'No Quarter needs the card', () => {
    const t = given({
      allies: { nation: 'russia', pile: ['R-3'] },
      axis: { hand: ['G-43', 'G-62', 'G-47'], pile: ['G-61'] },
      units: { [RIFLE]: 'L6', 'r-rifle-1': 'L7', 'r-rifle-2': 'O1' },
    });
    t.choose('order G-43', `activate ${RIFLE}`, `advance ${RIFLE} L7`).until('no-quarter');
    expect([t.why('no-quarter G-62'), t.why('no-quarter G-47')]).toEqual([undefined, 'not-that-card A38']);
  });

  rule('A35.2a', 'with those gone who have just entered, nothing more can be hidden there', () => {
    const t = given({
      axis: { hand: ['G-43'], pile: ['G-3'] },
      allies: { posture: 'defend', hand: ['A-32', 'A-40'], pile: ['A-55'] },
      units: { [RIFLE]: { at: 'L7', broken: true }, 'g-rifle-2': 'A1', [YANKS]: 'O1' },
    });
    t.choose('order G-43', `activate ${RIFLE}`, `advance ${RIFLE} M7`);
    expect([t.asks, t.seat]).toEqual(['hidden-obstacles', 'allies']);
    t.choose('hidden-mines A-32');
    while (t.asks === 'initiative' || t.asks === 'light-wounds' || t.asks === 'defence-actions') t.pass();
    expect([t.told('eliminated').length, t.asks === 'hidden-obstacles']).toEqual([1, false]);
  });
});
