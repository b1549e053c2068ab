/** O23 Rout. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const RECOVER = 'G-3';
const ROUT = 'G-11';
const MOVE = 'G-19';

/** Whoever else there is, so that nobody’s last unit is lost. */
const ELSEWHERE = { 'g-weapon-team-6': 'A1', 'a-weapon-team-6': 'O1' };

const BROKEN = { at: 'L7', broken: true };
const BOTH = { 'g-rifle-1': { at: 'K9', broken: true }, 'a-line-1': BROKEN };
type Units = Record<string, unknown>;
type More = { axis?: object } & Record<string, unknown>;

const position = (units: Units, pile: string[] = [], { axis, ...more }: More = {}) =>
  given({ ...more, axis: { hand: [ROUT, SPARE], pile, ...axis }, units: { ...ELSEWHERE, ...units } });

const routing = (units: Units, pile: string[], more: More = {}) => position(units, pile, more).choose(`order ${ROUT}`);
const way = (t: ReturnType<typeof given>) => t.told('retreated').map(({ hex }) => hex);
const YANKS = 'a-line-1';
type Fields = Record<string, unknown>;

describe('O23.1 Who is activated', () => {
  rule('O23.1a', 'one chooses oneself or the opponent', () => {
    const t = routing(BOTH, ['G-13']);
    expect([t.asks, t.seat]).toEqual(['rout', 'axis']);
    expect(t.choices).toEqual(['rout axis', 'rout allies']);
    expect(routing(BOTH, ['G-13']).choose('rout axis').until('next-order').told('rout-roll')).toMatchObject([{ unit: 'g-rifle-1' }]);
    expect(routing(BOTH, ['G-13']).choose('rout allies').until('next-order').told('rout-roll')).toMatchObject([{ unit: 'a-line-1' }]);
  });

  rule('O23.1b', 'only a player with a broken unit can be chosen', () => {
    const units = { 'g-rifle-1': { at: 'K9', suppressed: true }, 'a-line-1': BROKEN };
    const t = routing(units, ['G-13']).until('next-order');
    expect(t.told('rout-roll')).toMatchObject([{ unit: 'a-line-1' }]);
    expect(position({ 'g-rifle-1': { at: 'K9', suppressed: true } }).why(`order ${ROUT}`)).toBe('nobody-broken O23.1');
  });

  rule(['O23.1c', 'O23.1e'], 'nobody is chosen twice, nor after his Recover: two Routs are the most', () => {
    const t = routing(BOTH, ['G-13', 'G-14'], { axis: { hand: [ROUT, 'G-12', 'G-17', SPARE] } })
      .choose('rout allies')
      .until('next-order');
    t.choose('order G-12').until('next-order');
    expect(t.told('rout-roll').map(({ unit }) => unit)).toEqual(['a-line-1', 'g-rifle-1']);
    expect(t.why('order G-17')).toBe('already-recovered O23.1');
    const recovered = position(BOTH, ['G-67', 'G-13'], { axis: { hand: [RECOVER, ROUT, SPARE] } })
      .choose(`order ${RECOVER}`)
      .until('next-order');
    recovered.choose(`order ${ROUT}`).until('next-order');
    expect(recovered.told('rout-roll').map(({ unit }) => unit)).toEqual(['a-line-1']);
  });

  rule(['O23.1d', 'O23.1f'], 'the broken units are not activated: before or after, they may be for another order', () => {
    const t = routing({ 'g-rifle-1': { at: 'K9', broken: true } }, ['G-13'], { axis: { hand: [ROUT, MOVE, SPARE] } }).until('next-order');
    expect(t.told('rout-roll')).toHaveLength(1);
    expect(t.unit('g-rifle-1').activated).toBe(false);
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step K10', 'halt', 'end-move');
    expect(t.at('g-rifle-1')).toBe('K10');
    const used = routing({ 'g-rifle-1': { at: 'K9', broken: true, activated: true } }, ['G-13']).until('next-order');
    expect(used.told('rout-roll')).toHaveLength(1);
  });
});

describe('O23.2 Rout Roll', () => {
  const two = { 'a-line-1': BROKEN, 'a-line-2': { at: 'L6', broken: true }, 'a-line-3': 'L9' };

  rule(['O23.2a', 'O23.2c'], 'whoever gave the order rolls for each broken unit, and says which comes first', () => {
    const t = routing(two, ['G-13', 'G-14']);
    expect([t.asks, t.seat]).toEqual(['rout-roll', 'axis']);
    expect(t.choices).toEqual(['rout-roll a-line-1', 'rout-roll a-line-2']);
    t.choose('rout-roll a-line-2').until('next-order');
    expect(t.told('rout-roll').map(({ unit, side }) => `${side} ${unit}`)).toEqual(['axis a-line-2', 'axis a-line-1']);
    expect(t.told('rolled').map(({ side }) => side)).toEqual(['axis', 'axis']);
  });

  rule('O23.2b', 'who is broken by an event in the middle of it has no roll', () => {
    const t = routing({ 'a-line-1': BROKEN, 'a-line-2': 'L6' }, ['G-41', 'G-10', 'G-56']).until('next-order');
    expect(t.told('broke')).toMatchObject([{ unit: 'a-line-2', rule: 'E72' }]);
    expect(t.told('rout-roll').map(({ unit }) => unit)).toEqual(['a-line-1']);
  });

  /** A German squad, broken, with Morale 7 in the open. */
  const seven = (card: string, squad: object = {}) => routing({ 'g-rifle-1': { at: 'L7', broken: true, ...squad } }, [card]);

  rule(['O23.2d', 'O23.2e', 'O23.2f', 'O23.2g'], 'with Morale 7 a 5 does nothing, a 7 suppresses, a 9 means two hexes', () => {
    for (const card of ['G-13', 'G-23']) {
      const t = seven(card).until('next-order');
      expect(t.last('rout-roll')).toMatchObject({ morale: 7, result: 'none' });
      expect([t.at('g-rifle-1'), t.unit('g-rifle-1').suppressed]).toEqual(['L7', false]);
    }
    const tie = seven('G-31').until('next-order');
    expect([tie.at('g-rifle-1'), tie.unit('g-rifle-1').suppressed]).toEqual(['L7', true]);
    expect(way(seven('G-50').choose('retreat K8').until('next-order'))).toEqual(['K8']);
    expect(way(seven('G-53').choose('retreat K8', 'retreat J8').until('next-order'))).toEqual(['K8', 'J8']);
  });

  rule('O23.2e', 'a tie changes nothing for a unit already suppressed', () => {
    const t = seven('G-23', { suppressed: true }).until('next-order');
    expect(t.last('rout-roll')).toMatchObject({ morale: 6, roll: 6, result: 'suppressed' });
    expect(t.told('suppressed')).toEqual([]);
  });

  rule('O23.2g', 'Command and Cover are part of that Morale', () => {
    const roll = (units: Units) => routing(units, ['G-13']).until('next-order').last('rout-roll');
    expect(roll({ 'g-rifle-1': { at: 'L8', broken: true } })).toMatchObject({ morale: 7 + 2 });
    expect(roll({ 'g-rifle-1': { at: 'L7', broken: true }, 'g-lorenz': 'L7' })).toMatchObject({ morale: 7 + 2 });
  });
});

describe('O23.3 Retreat', () => {
  rule(['O23.3a', 'O23.3b'], 'the owner leads his unit the full distance, even if the enemy gave the order', () => {
    const t = routing({ 'a-line-1': BROKEN }, ['G-67']).until('retreat');
    expect(t.last('rout-roll')).toMatchObject({ morale: 8, roll: 11 });
    expect(t.seat).toBe('allies');
    t.choose('retreat M7', 'retreat N7');
    expect(t.asks).toBe('retreat');
    expect(way(t.choose('retreat O8').until('next-order'))).toEqual(['M7', 'N7', 'O8']);
  });

  rule('O23.3c', 'each step brings it nearer its own edge', () => {
    const hexes = (t: ReturnType<typeof given>) =>
      t
        .until('retreat')
        .choices.map((text) => text.split(' ')[1])
        .toSorted();
    const american = { 'a-line-1': { at: 'L7', broken: true } };
    expect(hexes(routing(american, ['G-67']))).toEqual(['M7', 'M8']);
    expect(hexes(routing({ 'g-rifle-1': { at: 'L7', broken: true } }, ['G-67']))).toEqual(['K7', 'K8']);
    const turned = { allies: { edge: 'top' }, axis: { edge: 'bottom' } };
    expect(hexes(routing({ 'a-line-1': { at: 'K9', broken: true } }, ['G-67'], turned))).toEqual(['J8', 'K8', 'L8']);
    const straight = routing(american, ['G-53'], turned).until('next-order');
    expect(way(straight)).toEqual(['L6']);
  });

  rule(['O23.3d', 'O23.3.5a'], 'next to its own edge, a unit that must go on is lost', () => {
    const t = routing({ 'a-line-1': { at: 'O6', broken: true }, 'a-line-2': 'L9' }, ['G-53']).until('next-order');
    expect(t.told('eliminated')).toMatchObject([{ unit: 'a-line-1', points: 2 }]);
    expect(t.state.sides.allies.casualties).toEqual(['a-line-1']);
    const halfway = routing({ 'a-line-1': { at: 'N10', broken: true } }, ['G-61']).until('next-order');
    expect(way(halfway)).toEqual(['O10']);
    expect(halfway.told('eliminated')).toMatchObject([{ unit: 'a-line-1', hex: 'O10' }]);
    const stays = routing({ 'a-line-1': { at: 'N10', broken: true } }, ['G-53']).until('next-order');
    expect([stays.at('a-line-1'), stays.told('eliminated')]).toEqual(['O10', []]);
  });

  rule(['O23.3.1a', 'O23.3.2a'], 'a retreat costs no MPs and draws no Op Fire', () => {
    const units = { 'g-rifle-1': { at: 'G5', broken: true }, 'a-line-1': 'H5' };
    const t = routing(units, ['G-61'], { allies: { hand: ['A-51', 'A-52'] } });
    expect(way(t.choose('retreat F5', 'retreat E6', 'retreat D6').until('next-order'))).toEqual(['F5', 'E6', 'D6']);
    expect([t.told('fired'), t.told('action-played')]).toEqual([[], []]);
  });

  rule('O23.3.2a', 'the moment that a move would give for Op Fire does not come', () => {
    const t = routing({ 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'M7' }, ['G-50'], { allies: { hand: ['A-51'] } });
    t.choose('retreat K7');
    expect([t.asks, t.seat]).toEqual(['next-order', 'axis']);
  });

  rule('O23.3.3a', 'wire stops nobody who retreats, neither in nor out', () => {
    const fortifications = { L7: 'wire', M7: 'wire', N7: 'wire' };
    const t = routing({ 'a-line-1': { at: 'L7', broken: true } }, ['G-61'], { fortifications });
    expect(way(t.choose('retreat M7', 'retreat N7', 'retreat O8').until('next-order'))).toEqual(['M7', 'N7', 'O8']);
  });

  rule(['O23.3.4a', 'O23.3.4b'], 'mines attack a retreat on the way in and on the way out', () => {
    const mined = (hex: string) => {
      const more = { fortifications: { [hex]: 'mines' }, allies: { pile: ['A-61', 'A-62'] } };
      return routing({ 'a-line-1': BROKEN }, ['G-53', 'G-4', 'G-5'], more).choose('retreat M7').until('next-order');
    };
    for (const hex of ['M7', 'L7']) {
      const t = mined(hex);
      expect(t.told('fired')).toMatchObject([{ by: 'mines', side: 'axis', hexes: [hex], firepower: 6 }]);
      expect(t.told('defended')).toMatchObject([{ unit: 'a-line-1' }]);
    }
    expect(mined('M8').told('fired')).toEqual([]);
    const through = routing({ 'a-line-1': BROKEN }, ['G-61', 'G-4', 'G-5'], {
      fortifications: { M7: 'mines' },
      allies: { pile: ['A-61', 'A-62'] },
    });
    expect(through.choose('retreat M7', 'retreat N7').until('next-order').told('fired')).toHaveLength(2);
  });
});

describe('O23.3.5 Elimination in a Retreat', () => {
  const lost = (t: ReturnType<typeof given>) =>
    t
      .until('next-order')
      .told('eliminated')
      .map(({ unit }) => unit);

  rule('O23.3.5b', 'with only the enemy behind it, a unit surrenders; with a way out it takes that', () => {
    const units = { 'a-line-1': BROKEN, 'g-rifle-1': 'M7', 'g-rifle-2': 'M8' };
    expect(lost(routing(units, ['G-53']))).toEqual(['a-line-1']);
    const gap = routing({ 'a-line-1': BROKEN, 'g-rifle-1': 'M7' }, ['G-53']).until('next-order');
    expect([way(gap), gap.told('eliminated')]).toEqual([['M8'], []]);
  });

  rule('O23.3.5c', 'with only fire or deep water behind it, a unit is lost', () => {
    expect(lost(routing({ 'a-line-1': BROKEN }, ['G-53'], { blaze: ['M7', 'M8'] }))).toEqual(['a-line-1']);
    const turned = { axis: { edge: 'right' }, allies: { edge: 'left' } };
    expect(lost(routing({ 'a-line-1': { at: 'E10', broken: true } }, ['G-67'], turned))).toEqual(['a-line-1']);
  });

  rule('O23.3.5d', 'a retreat does not go down a cliff; forced to, the unit is lost', () => {
    const units = { 'a-line-1': { at: 'J4', broken: true } };
    expect(way(routing(units, ['G-53']).until('next-order'))).toEqual(['K5']);
    expect(lost(routing(units, ['G-53'], { blaze: ['K5'] }))).toEqual(['a-line-1']);
  });
});

describe('O23.3 Where a Retreat may lead', () => {
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
