/** 5 The sequence of play: Orders or a pass, and a hand that is filled again. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };
const APART = { 'g-rifle-1': 'A5', 'a-line-1': 'O6' };
const MOVE = ['activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt', 'end-move'];

describe('5 Turn and Turn about', () => {
  rule('5b', 'the Turn ends with a full hand, and then it is the opponent’s', () => {
    const t = given({ units: FACING, axis: { hand: ['G-19'], pile: ['G-5', 'G-6', 'G-7', 'G-8', 'G-9'] } }).choose('order G-19', ...MOVE);
    expect(t.events.map(({ type }) => type).slice(-3)).toEqual(['drew', 'drew-cards', 'turn-began']);
    expect(t.state.sides.axis.hand).toEqual(['G-5', 'G-6', 'G-7', 'G-8', 'G-9']);
    expect([t.asks, t.seat, t.state.turn]).toEqual(['turn', 'allies', 2]);
  });

  rule('5c', 'Turns alternate until something ends the game', () => {
    const t = given({ units: FACING, axis: { hand: ['G-49'] }, allies: { hand: ['A-70'] } });
    const seats = Array.from({ length: 6 }, () => {
      const { seat } = t;
      t.choose('discard', 'done').until('turn');
      return seat;
    });
    expect(seats).toEqual(['axis', 'allies', 'axis', 'allies', 'axis', 'allies']);
    // A Sudden Death Roll of 3 at Time 6.
    const death = given({ units: FACING, time: 5, suddenDeath: 6, axis: { hand: ['G-55'], pile: ['G-71', 'G-5'] } });
    death.choose('order G-55', 'activate g-rifle-1', 'target M7').until();
    expect([death.asks, death.outcome?.how]).toEqual(['nothing', 'sudden-death-tie']);
  });

  rule('5d', 'a Turn of Orders has one or several', () => {
    const t = given({ units: FACING, axis: { hand: ['G-32', 'G-41', 'G-19'] }, allies: { radio: 'a-radio-75mm' } });
    t.choose('order G-32', 'order G-41', 'order G-19', ...MOVE);
    expect(t.told('order-given').map(({ order }) => order)).toEqual(['artillery-denied', 'artillery-denied', 'move']);
    const one = given({ units: FACING, axis: { hand: ['G-32', 'G-19'] }, allies: { radio: 'a-radio-75mm' } }).choose(
      'order G-32',
      'end-turn',
    );
    expect(one.seat).toBe('allies');
  });

  rule(['5e', '5f', '5.3a'], 'a Turn of discarding has no Order, and a Turn with an Order no discarding', () => {
    const hand = ['G-19', 'G-20', 'G-49'];
    const passing = given({ units: FACING, axis: { hand } }).choose('discard', 'toss G-49', 'toss G-20');
    expect(passing.why('order G-19')).toBe('not-now O15');
    passing.choose('done');
    expect([passing.last('discarded').cards, passing.seat]).toEqual([['G-49', 'G-20'], 'allies']);
    const ordering = given({ units: FACING, axis: { hand } });
    expect(ordering.choices).toContain('discard');
    ordering.choose('order G-19', ...MOVE);
    expect(ordering.asks).toBe('next-order');
    expect(ordering.why('discard')).toBe('not-now 5.1');
  });
});

describe('5.1 Order Capability', () => {
  rule('5.1b', 'whoever can give no other Order is told why the Turn is over, and nobody else is', () => {
    const over = (hand: string[], ...then: string[]) =>
      given({ units: FACING, axis: { hand } })
        .choose('order G-19', ...MOVE, ...then)
        .told('orders-over')
        .map(({ to, why }) => [to, why]);
    expect(over(['G-19'])).toEqual([[['axis'], 'no-card']]);
    expect(over(['G-19', 'G-49'], 'end-turn')).toEqual([[['axis'], 'none-possible']]);
    expect(over(['G-19', 'G-32'], 'end-turn')).toEqual([[['axis'], 'none-possible']]);
    const free = given({ units: { ...FACING, 'g-rifle-2': 'A5' }, axis: { hand: ['G-19', 'G-20'] } });
    expect(free.choose('order G-19', ...MOVE, 'end-turn').told('orders-over')).toEqual([]);
  });

  rule('5.1a', 'an Order is given with a card that names it', () => {
    const t = given({ units: FACING, axis: { hand: ['G-19', 'G-49'] } });
    expect([t.why('order G-19'), t.why('order G-55'), t.why('order G-49')]).toEqual([
      undefined,
      'not-in-hand O14.1',
      'command-confusion O19',
    ]);
    t.choose('order G-19');
    expect(t.last('order-given')).toMatchObject({ order: 'move', card: 'G-19' });
  });

  rule(['5.1c', '5.1d'], 'an Order is carried out before the next, and its result seen before one decides on that', () => {
    const t = given({ units: FACING, axis: { hand: ['G-55', 'G-56', 'G-19'], pile: ['G-69'] }, allies: { pile: ['A-5'] } });
    t.choose('order G-55', 'activate g-rifle-1');
    expect(t.why('order G-56')).toBe('not-now O20.3');
    t.choose('target M7').until('next-order');
    expect(t.last('defended').result).toBe('broken');
    expect(t.choices).toEqual(['end-turn']);
    const other = given({
      units: { ...FACING, 'g-rifle-2': 'L6' },
      axis: { hand: ['G-55', 'G-56'], pile: ['G-69'] },
      allies: { pile: ['A-5'] },
    });
    other.choose('order G-55', 'activate g-rifle-1', 'target M7').until('next-order');
    expect(other.choices).toEqual(['order G-56', 'end-turn']);
  });
});

describe('5.2 Action Capability', () => {
  rule('5.2a', 'an Action is played with a card that names it', () => {
    const t = given({ units: FACING, axis: { hand: ['G-55', 'G-4', 'G-43'] } }).choose('order G-55', 'activate g-rifle-1', 'target M7');
    expect(t.why('hand-grenades G-5')).toBe('not-in-hand A34');
    expect(t.why('hand-grenades G-43')).toBe('not-that-card A34');
    expect(t.why('hand-grenades G-4')).toBeUndefined();
  });

  rule('5.2c', 'as many Actions as one has cards, in one’s own Turn and in the opponent’s', () => {
    const t = given({
      units: { 'g-rifle-1': 'L6', 'a-line-1': 'L5' },
      axis: { hand: ['G-55', 'G-4', 'G-5', 'G-6', 'G-13'], pile: ['G-69'] },
      allies: { hand: ['A-27', 'A-28', 'A-29'], pile: ['A-6'] },
    });
    t.choose(
      'order G-55',
      'activate g-rifle-1',
      'target L5',
      'hand-grenades G-4',
      'hand-grenades G-5',
      'hand-grenades G-6',
      'hand-grenades G-13',
    );
    t.choose('concealment A-27', 'concealment A-28', 'concealment A-29').until();
    expect(t.told('action-played')).toHaveLength(7);
    // 5, four grenades and 11, less three times the Cover of the woods.
    expect(t.last('attack-total')).toMatchObject({ firepower: 13, total: 24 });
    expect(t.last('defended').attack).toBe(18);
  });
});

describe('5.3 Discard Capability', () => {
  rule('5.3b', 'six cards for Germany, five for America, three for Russia; fewer is fine', () => {
    const germans = given({ units: APART, axis: { posture: 'attack', hand: ['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'G-6'] } }).choose(
      'discard',
    );
    germans.choose('toss G-1', 'toss G-2', 'toss G-3', 'toss G-4', 'toss G-5', 'toss G-6');
    expect([germans.last('discarded').cards.length, germans.seat]).toEqual([6, 'allies']);
    const american = { posture: 'attack', hand: ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'] };
    const americans = given({ units: APART, active: 'allies', allies: american }).choose('discard');
    americans.choose('toss A-1', 'toss A-2', 'toss A-3', 'toss A-4', 'toss A-5');
    expect([americans.last('discarded').cards.length, americans.seat]).toEqual([5, 'axis']);
    expect(americans.state.sides.allies.hand[0]).toBe('A-6');
    const russian = { nation: 'russia', hand: ['R-1', 'R-2', 'R-3', 'R-4'] };
    const units = { 'g-rifle-1': 'A5', 'r-rifle-1': 'O6' };
    const russians = given({ units, active: 'allies', allies: russian }).choose('discard', 'toss R-4', 'toss R-3', 'toss R-2');
    expect([russians.last('discarded').cards, russians.seat]).toEqual([['R-4', 'R-3', 'R-2'], 'axis']);
    const fewer = given({ units, active: 'allies', allies: russian }).choose('discard', 'toss R-4', 'done');
    expect(fewer.last('discarded').cards).toEqual(['R-4']);
  });
});

describe('5.4 Hand Refill', () => {
  rule(['5.4a', '5.4b'], 'the player whose Turn ends draws up to his Hand Size, unasked; the other one draws nothing', () => {
    const t = given({ units: FACING, axis: { posture: 'attack', hand: ['G-19', 'G-49', 'G-70'] }, allies: { hand: ['A-70', 'A-72'] } });
    t.choose('order G-19', ...MOVE, 'end-turn');
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
    expect(t.state.sides.axis.hand).toHaveLength(6);
    expect(t.state.sides.axis.hand.slice(0, 2)).toEqual(['G-49', 'G-70']);
    expect(t.state.sides.allies.hand).toEqual(['A-70', 'A-72']);
  });

  rule(['5.4c', '5.4d', '6.1.2b'], 'the last card of the pile makes time advance before the rest is drawn, from the new pile', () => {
    const t = given({ units: APART, axis: { hand: ['G-49', 'G-70'], pile: ['G-5', 'G-6'], rest: 'discards' } })
      .choose('discard', 'done')
      .until('turn');
    const drawn = t.events.filter(({ type }) => type === 'drew' || type === 'time-advanced' || type === 'reshuffled');
    expect(drawn).toMatchObject([{ count: 2 }, { side: 'axis', time: 1 }, { cards: 68 }, { count: 1 }]);
    const { hand, deck } = t.state.sides.axis;
    expect(hand).toHaveLength(5);
    expect(hand.slice(0, 4)).toEqual(['G-49', 'G-70', 'G-5', 'G-6']);
    expect([deck.pile.length, deck.discards.length]).toEqual([67, 0]);
    expect(t.state.time).toBe(1);
  });

  rule('5.4c', 'drawing all but the last card leaves the time alone, and the last card that fills the hand does not', () => {
    const time = (pile: string[]) =>
      given({ units: APART, axis: { hand: ['G-49', 'G-70'], pile, rest: 'discards' } })
        .choose('discard', 'done')
        .until('turn').state.time;
    expect([time(['G-5', 'G-6', 'G-7', 'G-8']), time(['G-5', 'G-6', 'G-7'])]).toEqual([0, 1]);
  });
});
