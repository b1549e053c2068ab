/** SR.1 to SR.22: the special rules that say how a scenario begins, who comes later, and who may leave. */
import { describe, expect } from 'vitest';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { type State, theUnit } from '../../src/games/combat-commander/state.ts';
import { rule } from '../ledger.ts';
import { type Fields as Position, skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const MOVE = 'G-25';

const begun = (change: Position = {}) => new Given(skirmish(change));

const placesOf = (t: Given) => t.choices.map((choice) => choice.split(' ')[1] ?? '');

/** These cards come up next. */
function stacked(state: State, seat: 'axis' | 'allies', ...cards: string[]): State {
  const { deck } = state.sides[seat];
  deck.pile = [...deck.pile.filter((card) => !cards.includes(card)), ...cards.toReversed()];
  return state;
}

describe('SR.1 placing after set-up', () => {
  const axis = { after: { units: { 'g-weapon-team+g-heavy-mg': 1 }, fortifications: { wire: 1 } } };

  rule('SR.1a', 'a unit that is kept back is placed with its Weapon when both sides have set up', () => {
    const t = begun({ axis }).choose('place A1', 'place O10');
    expect([t.seat, t.asks]).toEqual(['axis', 'set-up-hex']);
    t.choose('place B1');
    expect(t.unit('g-weapon-team-1').weapon).toBe('g-heavy-mg-1');
    expect(t.told('placed').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'a-line-1', 'g-weapon-team-1']);
  });

  rule(['SR.1a', '11.2a'], 'a loose Weapon that is kept back goes to one of those who are, as the player says', () => {
    const kept = { after: { leaders: ['g-oertel'], units: { 'g-conscript': 1 }, weapons: { 'g-light-mg': 1 } } };
    const t = begun({ axis: kept }).choose('place A1', 'place O10');
    expect([t.seat, t.asks, t.choices]).toEqual(['axis', 'arm', ['arm g-light-mg-1 g-oertel', 'arm g-light-mg-1 g-conscript-1']]);
    t.choose('arm g-light-mg-1 g-conscript-1', 'pick g-oertel', 'place B1', 'place C1');
    expect([t.unit('g-oertel').weapon, t.unit('g-conscript-1').weapon]).toEqual(['', 'g-light-mg-1']);
  });

  rule('SR.1b', 'so are Fortifications', () => {
    const t = begun({ axis }).choose('place A1', 'place O10', 'place B1', 'fortify C1');
    expect(t.state.fortifications.map(({ at, kind }) => `${kind} ${hexName(at)}`)).toEqual(['wire C1']);
  });

  rule('SR.1c', 'in the hexes that are allowed, and never where an enemy stands', () => {
    const t = begun({ axis }).choose('place A1', 'place L6');
    const places = placesOf(t);
    expect([places.includes('L5'), places.includes('L6'), places.includes('L7')]).toEqual([true, false, false]);
    const forts = placesOf(t.choose('place B1'));
    expect([forts.includes('L5'), forts.includes('L6'), forts.includes('L7')]).toEqual([true, false, false]);
  });
});

describe('SR.7 a headless command', () => {
  /** The Axis have 1 Order to begin with, two cards for it, and have made this roll for the first. */
  function afterFirst(time: number, card: string): Given {
    const t = given({
      time,
      axis: { orders: 1, hand: ['G-5', MOVE], pile: [card] },
      units: { 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': 'L6' },
      special: { risingOrders: { side: 'axis', most: 3 } },
    });
    return t.choose('order G-5');
  }

  rule('SR.7a', 'with 1 Order to begin with, the Turn is over after it', () => {
    expect(afterFirst(0, 'G-43').until('turn').seat).toBe('allies');
  });

  rule('SR.7b', 'when the Time has advanced a second may be given, even in the same Turn', () => {
    expect(afterFirst(0, 'G-71').until('next-order').seat).toBe('axis');
    expect(afterFirst(1, 'G-43').until('next-order').seat).toBe('axis');
  });

  rule('SR.7c', 'the limit rises no further than the scenario says', () => {
    const t = given({
      time: 5,
      axis: { orders: 1, hand: ['G-5', MOVE, 'G-43'], pile: ['G-44'] },
      units: { 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': 'L6', 'g-rifle-3': 'M7' },
      special: { risingOrders: { side: 'axis', most: 2 } },
    });
    t.choose('order G-5').until('next-order');
    t.choose(`order ${MOVE}`, 'activate g-rifle-2', 'set-out g-rifle-2', 'step K7', 'halt', 'end-move');
    expect([t.seat, t.asks]).toEqual(['allies', 'turn']);
  });

  rule('SR.7a', 'the other side has its usual limit', () => {
    const t = given({
      active: 'allies',
      time: 4,
      allies: { orders: 1, hand: ['A-5', 'A-19'], pile: ['A-43'] },
      units: { 'a-line-1': { at: 'L7', broken: true }, 'a-line-2': 'L6' },
      special: { risingOrders: { side: 'axis', most: 6 } },
    });
    expect(t.choose('order A-5').until('turn').seat).toBe('axis');
  });
});

describe('SR.13 breakthrough', () => {
  /** A squad has left the map by the enemy's edge, and comes back at Time 5. */
  function exited(active: 'axis' | 'allies', special: Position): number {
    const [unit, card, hex] = active === 'axis' ? ['g-rifle-1', MOVE, 'O6'] : ['a-line-1', 'A-19', 'A5'];
    const t = given({ active, [active]: { hand: [card] }, units: { [unit]: hex, 'g-rifle-9': 'H10', 'a-line-9': 'I9' }, special });
    return t.choose(`order ${card}`, `activate ${unit}`, `set-out ${unit}`, 'exit').last('exited').points;
  }

  rule('SR.13a', 'only the side that the scenario names scores for leaving', () => {
    expect([exited('axis', {}), exited('allies', {})]).toEqual([2, 2]);
    expect([exited('axis', { exitPoints: 'axis' }), exited('allies', { exitPoints: 'axis' })]).toEqual([2, 0]);
  });
});

describe('SR.14 reinforcements by the clock', () => {
  const axis = { reinforcements: [{ time: 2, units: { 'g-weapon-team+g-heavy-mg': 1 } }] };

  /** The Axis squad in A1 is broken and Recovers; its roll advances the Time. */
  function timed(change: Position): Given {
    const t = new Given(stacked(skirmish(change), 'axis', 'G-5', 'G-6', 'G-7', 'G-8', 'G-71')).choose('place A1', 'place O10');
    theUnit(t.state, 'g-rifle-1').broken = true;
    return t.choose('order G-5').until();
  }

  rule('SR.14a', 'they enter when the Time gets to their space, with what they carry', () => {
    const early = timed({ axis });
    expect([early.state.time, early.at('g-weapon-team-1')]).toEqual([1, '']);
    const t = timed({ axis, time: 1 });
    expect([t.state.time, t.asks, t.seat]).toEqual([2, 'place', 'axis']);
    t.choose('place D1');
    expect([t.at('g-weapon-team-1'), t.unit('g-weapon-team-1').weapon]).toEqual(['D1', 'g-heavy-mg-1']);
  });

  rule(['SR.14a', '11.2a'], 'each carries what the scenario lists with it, and nobody else does', () => {
    const units = { 'g-conscript': 1, 'g-rifle+g-light-mg': 1 };
    const t = timed({ axis: { reinforcements: [{ time: 2, leaders: ['g-oertel'], units }] }, time: 1 });
    t.choose('place D1', 'place E1', 'place F1');
    expect(['g-oertel', 'g-conscript-1', 'g-rifle-2'].map((id) => t.unit(id).weapon)).toEqual(['', '', 'g-light-mg-1']);
  });

  rule('SR.14b', 'anywhere along their own edge', () => {
    const t = timed({ axis, time: 1 });
    expect(placesOf(t)).toEqual([...'ABCDEFGHIJKLMNO'].map((column) => `${column}1`));
  });
});

describe('SR.18 a Weapon tied to its hex', () => {
  const special = { tied: { weapon: 'g-heavy-mg', hex: 'L7' } };
  const gunner = { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' } };

  rule('SR.18a', 'who carries it can neither Move nor Advance', () => {
    const units = { ...gunner, 'g-oertel': 'L7', 'g-rifle-1': 'L7' };
    const moving = given({ axis: { hand: [MOVE] }, units, special }).choose(`order ${MOVE}`, 'activate g-oertel', 'activate-all');
    expect(moving.why('set-out g-weapon-team-1')).toBe('tied-weapon SR.18');
    expect(moving.choose('set-out g-rifle-1').why('with g-weapon-team-1')).toBe('tied-weapon SR.18');
    const advancing = given({ axis: { hand: ['G-43'] }, units, special }).choose('order G-43', 'activate g-oertel', 'activate-all');
    expect(advancing.why('advance g-weapon-team-1 L6')).toBe('tied-weapon SR.18');
    expect(advancing.why('advance g-rifle-1 L6')).toBeUndefined();
  });

  rule('SR.18a', 'handed to somebody who stays, it lets its carrier go', () => {
    const units = { ...gunner, 'g-oertel': 'L7', 'g-rifle-1': 'L7' };
    const t = given({ axis: { hand: [MOVE] }, units, special }).choose(`order ${MOVE}`, 'activate g-oertel', 'activate-all');
    t.choose('transfer g-weapon-team-1 g-rifle-1', 'set-out g-weapon-team-1', 'step L6');
    expect([t.at('g-weapon-team-1'), t.at('g-rifle-1'), t.unit('g-rifle-1').weapon]).toEqual(['L6', 'L7', 'g-heavy-mg-1']);
  });

  rule('SR.18b', 'it is lost with its carrier', () => {
    const t = given({
      active: 'allies',
      axis: { pile: ['G-3'] },
      allies: { hand: ['A-51'], pile: ['A-61'] },
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1', broken: true }, 'g-rifle-9': 'A1', 'a-line-1': 'M8' },
      special,
    });
    t.choose('order A-51', 'activate a-line-1', 'target L7').until();
    expect([t.at('g-weapon-team-1'), t.state.weapons]).toEqual(['', ['g-heavy-mg-1']]);
  });
});

describe('SR.22 a card in hand', () => {
  const dealt = { special: { dealt: { axis: ['G-27', 'G-39'], allies: ['A-19'] } } };

  rule('SR.22a', 'the cards that the scenario names are taken out of the deck before the hands are drawn', () => {
    const state = skirmish(dealt);
    expect([state.sides.axis.hand, state.sides.allies.hand]).toEqual([['G-27', 'G-39'], ['A-19']]);
    expect(state.sides.axis.deck.pile).toHaveLength(70);
    expect(state.sides.axis.deck.pile.some((card) => card === 'G-27' || card === 'G-39')).toBe(false);
  });

  rule('SR.22b', 'a hand of 4, or of 6, is filled up with what is missing', () => {
    const t = begun(dealt).choose('place A1', 'place O10');
    expect([t.state.sides.axis.hand.length, t.state.sides.allies.hand.length]).toEqual([4, 6]);
    expect(t.told('drew').map(({ side: who, count }) => `${who} ${count}`)).toEqual(['axis 2', 'allies 5']);
    expect(t.state.sides.axis.hand).toEqual(expect.arrayContaining(['G-27', 'G-39']));
  });
});
