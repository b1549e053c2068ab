/** O14 Orders in general, O15 Pass, O19 Command Confusion. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

/** Command Confusion twice over: it holds the Turn open and can be played for nothing. */
const SPARE = 'G-47';

const MOVE = 'G-19';
const ROUT = 'G-11';
const FIRE = 'G-50';
const ADVANCE = 'G-43';

describe('O14.1 Giving an Order', () => {
  rule('O14.1a', 'orders are given by the player whose Turn it is, and by nobody else', () => {
    const t = given({
      axis: { hand: [FIRE, SPARE], pile: ['G-3'] },
      allies: { hand: ['A-19', 'A-51'], pile: ['A-61'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' },
    });
    expect([t.seat, t.why('order A-19')]).toEqual(['axis', 'not-in-hand O14.1']);
    t.choose(`order ${FIRE}`, 'activate g-rifle-1', 'target M8').until('defence-actions');
    expect([t.seat, t.why('order A-19')]).toEqual(['allies', 'not-now O20.3.4']);
    t.until('next-order').choose('end-turn');
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
    expect(t.choices).toContain('order A-19');
  });

  rule(['O14.1b', 'O14.1c'], 'a card gives the order on its top, and is a discard before anybody is activated', () => {
    const t = given({ axis: { hand: [MOVE, FIRE] }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' } });
    t.choose(`order ${MOVE}`);
    expect(t.last('order-given')).toMatchObject({ side: 'axis', order: 'move', card: MOVE });
    expect(t.asks).toBe('activate');
    expect(t.told('activated')).toEqual([]);
    expect(t.state.sides.axis.hand).toEqual([FIRE]);
    expect(t.state.sides.axis.deck.discards).toEqual([MOVE]);
    const fire = given({ axis: { hand: [MOVE, FIRE] }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' } }).choose(`order ${FIRE}`);
    expect(fire.last('order-given')).toMatchObject({ order: 'fire', card: FIRE });
  });

  rule('O14.1j', 'without a card that has it on top an order cannot be given, whatever else is on the card', () => {
    const t = given({ axis: { hand: [SPARE, FIRE] }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' } });
    expect(t.choices).toEqual([`order ${FIRE}`, 'discard']);
    expect(t.why(`order ${MOVE}`)).toBe('not-in-hand O14.1');
  });

  rule('O14.1d', 'without a leader one unit is activated, not those beside it; a Recover activates a player', () => {
    const units = { 'g-rifle-1': 'L7', 'g-line-team-1': 'L7', 'a-line-1': 'O6' };
    const t = given({ axis: { hand: [MOVE, SPARE] }, units }).choose(`order ${MOVE}`, 'activate g-rifle-1');
    expect(t.asks).toBe('move');
    expect(t.last('activated').units).toEqual(['g-rifle-1']);
    expect(t.why('set-out g-line-team-1')).toBe('not-to-choose O21.2');
    const broken = { ...units, 'g-rifle-1': { at: 'L7', broken: true } };
    const recover = given({ axis: { hand: ['G-3', SPARE], pile: ['G-71'] }, units: broken })
      .choose('order G-3')
      .until('next-order');
    expect(recover.told('activated')).toEqual([]);
    expect(recover.state.sides.axis.recovered).toBe(true);
  });

  rule('O14.1e', 'a unit is activated once in a Turn, except the Hero', () => {
    const t = given({
      axis: { hand: [MOVE, 'G-20', SPARE] },
      units: { 'g-rifle-1': 'L7', 'g-lindner': { at: 'L7', activated: true }, 'a-line-1': 'O6' },
    });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt', 'end-move');
    t.choose('order G-20');
    expect(t.why('activate g-rifle-1')).toBe('already-activated O14.1');
    expect(t.choices).toEqual(['activate g-lindner']);
  });

  const around = {
    'g-lorenz': 'L7',
    'g-reuter': 'L7',
    'g-rifle-1': 'L7',
    'g-rifle-2': 'L6',
    'g-rifle-3': 'L9',
    'g-rifle-4': 'L10',
    'g-rifle-5': { at: 'M7', activated: true },
    'a-line-1': 'L8',
  };
  const led = () => given({ axis: { hand: [MOVE, SPARE] }, units: around }).choose(`order ${MOVE}`, 'activate g-lorenz');

  rule(
    ['O14.1f', 'O14.1g', 'O14.1h'],
    'a leader passes an order on to any units in his radius, but to no leader and to nobody used',
    () => {
      const t = led();
      expect(t.choices).toEqual(['activate g-rifle-1', 'activate g-rifle-2', 'activate g-rifle-3', 'activate-all', 'done']);
      expect(t.why('activate g-rifle-4')).toBe('not-in-radius 3.3.1.1');
      expect(t.why('activate g-reuter')).toBe('leader-alone 3.3.1.1');
      expect(t.why('activate g-rifle-5')).toBe('already-activated O14.1');
      expect(led().choose('activate-all').last('activated').units).toEqual(['g-lorenz', 'g-rifle-1', 'g-rifle-2', 'g-rifle-3']);
      expect(led().choose('activate g-rifle-2', 'done').last('activated').units).toEqual(['g-lorenz', 'g-rifle-2']);
      expect(led().choose('done').last('activated').units).toEqual(['g-lorenz']);
    },
  );

  rule('O14.1i', 'whoever was not named before the first unit acts is left out', () => {
    const t = led().choose('activate g-rifle-1', 'done');
    expect(t.why('activate g-rifle-2')).toBe('not-now O21');
    t.choose('set-out g-rifle-1', 'step L6', 'halt');
    expect(t.why('activate g-rifle-2')).toBe('not-now O21');
    expect(t.why('set-out g-rifle-2')).toBe('not-to-choose O21.2');
    expect(t.choices).toContain('set-out g-lorenz');
  });
});

describe('O14.2 One Order at a time', () => {
  rule(['O14.2a', 'O14.2b', 'O14.2d'], 'no Rout between the moves of two units, and no end of the Turn either', () => {
    const t = given({
      axis: { hand: [MOVE, ROUT, SPARE] },
      units: { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'a-line-1': { at: 'M8', broken: true } },
    });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all', 'set-out g-rifle-1', 'step L6', 'halt');
    expect(t.why(`order ${ROUT}`)).toBe('not-now O21');
    expect(t.why('end-turn')).toBe('not-now O21');
    t.choose('set-out g-lorenz', 'step L6', 'halt', 'end-move');
    expect(t.last('order-ended')).toMatchObject({ order: 'move' });
    expect(t.choices).toEqual([`order ${ROUT}`, 'end-turn']);
  });

  rule('O14.2c', 'Smoke Grenades are for a Move: when it is over it is too late for them', () => {
    const t = given({ axis: { hand: [MOVE, 'G-51', SPARE] }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'O6' } });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt');
    expect(t.choices).toEqual(['smoke-grenades G-51', 'end-move']);
    t.choose('end-move');
    expect(t.why('smoke-grenades G-51')).toBe('not-now 5.1');
  });
});

describe('O14.3 Actions and Events during an Order', () => {
  rule('O14.3a', 'both players play as many actions as they can, each where it fits', () => {
    const t = given({
      axis: { hand: [FIRE, 'G-43', 'G-44', 'G-56', SPARE], pile: ['G-61'] },
      allies: { hand: ['A-26', 'A-27', 'A-59'], pile: ['A-61'] },
      units: { 'g-line-team-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'N7' },
    });
    t.choose(`order ${FIRE}`, 'activate g-line-team-1', 'target N7', 'fire-all', 'sustained-fire G-43', 'sustained-fire G-44');
    expect(t.why('ambush G-56')).toBe('not-now A24.1');
    t.choose('concealment A-26', 'concealment A-27');
    expect(t.why('ambush A-59')).toBe('not-now O20.3.4');
    const played = t.told('action-played').map(({ side, action }) => `${side} ${action}`);
    expect(played).toEqual(['axis sustained-fire', 'axis sustained-fire', 'allies concealment', 'allies concealment']);
    expect(t.told('order-given')).toHaveLength(1);
  });

  rule('O14.3c', 'a squad moves and throws smoke, even twice, before its leader sets off', () => {
    const t = given({
      axis: { hand: [MOVE, 'G-51', 'G-52', SPARE] },
      units: { 'g-marquardt': 'L7', 'g-rifle-1': 'L7', 'a-line-1': 'M8' },
    });
    t.choose(`order ${MOVE}`, 'activate g-marquardt', 'activate-all', 'set-out g-rifle-1', 'step L6', 'halt');
    t.choose('smoke-grenades G-51', 'place-smoke L6', 'smoke-grenades G-52', 'place-smoke M7', 'set-out g-marquardt', 'step M7');
    const steps = t.events.map(({ type }) => type).filter((type) => type === 'moved' || type === 'smoke-placed');
    expect(steps).toEqual(['moved', 'smoke-placed', 'smoke-placed', 'moved']);
  });

  rule('O14.3b', 'one order sees as many events as its rolls bring', () => {
    const t = given({
      axis: { hand: [FIRE, SPARE], pile: ['G-41', 'G-11'] },
      allies: { pile: ['A-31', 'A-12'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' },
    });
    t.choose(`order ${FIRE}`, 'activate g-rifle-1', 'target M8').until('next-order');
    expect(t.told('event').map(({ side, event }) => `${side} ${event}`)).toEqual(['axis elan', 'allies elan']);
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('order-given')).toBeLessThan(types.indexOf('event'));
    expect(types.lastIndexOf('event')).toBeLessThan(types.indexOf('order-ended'));
  });
});

describe('O14.4 An Order must be carried out', () => {
  rule('O14.4a', 'somebody who was activated has to fire or to advance', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
    const fire = given({ axis: { hand: [FIRE, SPARE], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units });
    fire.choose(`order ${FIRE}`, 'activate g-lorenz', 'activate-all');
    expect(fire.why('cease-fire')).toBe('must-fire O14.4');
    fire.choose('target M8', 'join g-rifle-1', 'fire').until('fire');
    expect(fire.why('cease-fire')).toBeUndefined();
    const advance = given({ axis: { hand: [ADVANCE, SPARE] }, units });
    advance.choose(`order ${ADVANCE}`, 'activate g-lorenz', 'activate-all');
    expect(advance.why('end-advance')).toBe('must-advance O14.4');
    advance.choose('advance g-lorenz L6');
    expect(advance.why('end-advance')).toBeUndefined();
  });

  rule('O14.4a', 'an order that nobody could carry out is not given at all', () => {
    const t = given({ axis: { hand: [MOVE, FIRE, SPARE] }, units: { 'g-rifle-1': { at: 'J8', broken: true }, 'a-line-1': 'O6' } });
    expect(t.why(`order ${MOVE}`)).toBeUndefined();
    expect(t.why(`order ${FIRE}`)).toBe('no-target O20.1');
    const stuck = given({
      axis: { hand: [MOVE, SPARE] },
      units: { 'g-rifle-1': { at: 'E3', broken: true, suppressed: true }, 'a-line-1': 'O6' },
    });
    expect(stuck.why(`order ${MOVE}`)).toBe('nobody-to-activate O14.4');
  });
});

describe('O15 Pass', () => {
  const HAND = ['G-19', 'G-20', 'G-50'];
  const passing = () => given({ axis: { hand: HAND.slice() }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'O6' } });

  rule('O15a', 'who discards gives no order in that Turn, and who has given one does not discard', () => {
    const t = passing().choose('discard', 'toss G-50', 'done');
    expect(t.last('discarded').cards).toEqual(['G-50']);
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
    expect(t.told('order-given')).toEqual([]);
    const ordered = passing().choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6', 'halt', 'end-move');
    expect(ordered.asks).toBe('next-order');
    expect(ordered.why('discard')).toBe('not-now 5.1');
  });

  rule('O15b', 'a pass discards as many cards as one likes, even none', () => {
    const none = passing().choose('discard', 'done');
    expect(none.last('discarded').cards).toEqual([]);
    expect(none.state.sides.axis.hand).toEqual(expect.arrayContaining(HAND));
    expect(none.seat).toBe('allies');
    const two = passing().choose('discard', 'toss G-19', 'toss G-50');
    expect(two.why('toss G-19')).toBe('already-chosen O15');
    expect(two.choose('done').last('discarded').cards).toEqual(['G-19', 'G-50']);
  });

  rule('O15c', 'six cards for Germans, five for Americans, three for Russians', () => {
    const limit = (side: 'axis' | 'allies', nation: string, cards: string[], options = {}) => {
      const enemy = side === 'axis' ? { allies: {} } : { axis: {} };
      const unit = nation === 'russia' ? 'r-rifle-1' : 'a-line-1';
      const t = given({ active: side, options, ...enemy, [side]: { nation, hand: cards }, units: { 'g-rifle-1': 'L7', [unit]: 'O6' } });
      t.choose('discard');
      while (t.asks === 'discard') t.choose(t.choices[0] ?? '');
      return t.last('discarded').cards.length;
    };
    const hand = (letter: string) => Array.from({ length: 8 }, (_, i) => `${letter}-${i + 51}`);
    expect(limit('axis', 'germany', hand('G'))).toBe(6);
    expect(limit('allies', 'america', hand('A'))).toBe(5);
    expect(limit('allies', 'russia', hand('R'))).toBe(3);
    expect(limit('allies', 'russia', hand('R'), { 'discard-limits': 'six' })).toBe(6);
  });
});

describe('O19 Command Confusion', () => {
  rule(['O19a', 'O19b'], 'Command Confusion is no order, but the action on that card can be played', () => {
    const t = given({
      axis: { hand: [FIRE, 'G-49'], pile: ['G-3'] },
      units: { 'g-line-team-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'M8' },
    });
    expect(t.why('order G-49')).toBe('command-confusion O19');
    t.choose(`order ${FIRE}`, 'activate g-line-team-1', 'target M8', 'fire-all', 'sustained-fire G-49');
    expect(t.last('action-played')).toMatchObject({ action: 'sustained-fire', card: 'G-49' });
  });
});
