/** O14.1, O14.4, 7.2.1 Whom an Order can be given, and who has to carry it out: by moving, by advancing, by leaving the map. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { carryingOut, type Fields, ordered, SPARE } from './given-orders.ts';

const MOVE = 'G-19';
const ADVANCE = 'G-43';

/** Everything around O6, which is next to the American edge, burns. */
const CORNERED = { blaze: ['N5', 'N6', 'O5', 'O7'] };

describe('O14.1 Who can be activated', () => {
  rule('O14.4a', 'a unit that can go nowhere is not among those to choose from', () => {
    const units = { 'g-rifle-1': 'L7', 'g-rifle-2': { at: 'N4', broken: true }, 'g-marquardt': { at: 'A4', broken: true } };
    const t = ordered(MOVE, units).choose(`order ${MOVE}`);
    expect(t.choices).toEqual(['activate g-rifle-1', 'activate g-marquardt']);
    expect(t.why('activate g-rifle-2')).toBe('nobody-can O14.4');
  });

  rule('O14.1f', 'a leader who cannot go himself is chosen for the sake of those whom he leads, a squad is not', () => {
    // Nobody enters woods with 1 MP; the team beside the leader has enough.
    const held = { at: 'N4', broken: true };
    const t = ordered(MOVE, { 'g-marquardt': held, 'g-rifle-1': held, 'g-line-team-1': 'N4' }).choose(`order ${MOVE}`);
    expect(t.choices).toEqual(['activate g-marquardt', 'activate g-line-team-1']);
  });

  rule('O14.1i', 'nobody is named twice', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L7' };
    const t = ordered(MOVE, units).choose(`order ${MOVE}`, 'activate g-lorenz', 'activate g-rifle-1');
    expect(t.why('activate g-rifle-1')).toBe('already-chosen O14.1');
    expect(t.choices).toEqual(['activate g-rifle-2', 'activate-all', 'done']);
  });

  rule('O14.4a', 'surrounded by enemies nobody can be sent on a Move', () => {
    const ring = { 'a-line-1': 'K7', 'a-line-2': 'K8', 'a-line-3': 'L6', 'a-line-4': 'L8', 'a-line-5': 'M7', 'a-line-6': 'M8' };
    expect(ordered(MOVE, { 'g-rifle-1': 'L7', ...ring }).why(`order ${MOVE}`)).toBe('nobody-to-activate O14.4');
    expect(ordered(ADVANCE, { 'g-rifle-1': 'L7', ...ring }).why(`order ${ADVANCE}`)).toBeUndefined();
  });

  rule('O14.4a', 'surrounded by fire nobody can be sent on an Advance', () => {
    const blaze = ['K7', 'K8', 'L6', 'L8', 'M7', 'M8'];
    expect(ordered(ADVANCE, { 'g-rifle-1': 'L7' }, { blaze }).why(`order ${ADVANCE}`)).toBe('nobody-to-activate O14.4');
    const two = ordered(ADVANCE, { 'g-rifle-1': 'L7', 'g-rifle-2': 'J8' }, { blaze });
    expect(two.choose(`order ${ADVANCE}`).choices).toEqual(['activate g-rifle-2']);
  });
});

describe('O14.4 An Order must be carried out', () => {
  rule(['O14.4b', 'O14.4c'], 'a Move takes at least one unit into another hex; an Assault Fire is no substitute', () => {
    const units = { 'g-lorenz': 'L7', 'g-pionier-1': 'L7', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: [MOVE, 'G-1', SPARE], pile: ['G-3'] }, allies: { pile: ['A-61'] }, units });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('assault-fire G-1', 'target M8').until('move');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-pionier-1', 'halt');
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-lorenz');
    expect(t.why('halt')).toBe('must-move O14.4');
    t.choose('step L6', 'halt', 'end-move');
    expect(t.asks).toBe('next-order');
  });

  rule('O14.4b', 'leaving the map is crossing a hexside too', () => {
    const t = given({ axis: { hand: [MOVE, SPARE] }, units: { 'g-rifle-1': 'O6', 'g-rifle-2': 'L7', 'a-line-1': 'M8' } });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'exit', 'return 3', 'end-move');
    expect(t.asks).toBe('next-order');
  });
});

describe('O14.4 Orders that somebody carries out', () => {
  rule('O14.4b', 'who cannot go anywhere keeps nobody else from moving', () => {
    const t = given({
      axis: { hand: [MOVE, 'G-1', SPARE], pile: ['G-3'] },
      allies: { pile: ['A-61'] },
      units: {
        'g-lorenz': 'L7',
        'g-pionier-1': 'L7',
        'g-weapon-team-1': { at: 'L7', broken: true, weapon: 'g-ig-33-gun-1' },
        'a-line-1': 'M8',
      },
    });
    t.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all');
    expect(t.why('set-out g-weapon-team-1')).toBe('nobody-can O21.2');
    expect(t.why('set-out-all L7')).toBe('nobody-can O21.2');
    t.choose('set-out g-pionier-1');
    expect(t.why('with g-weapon-team-1')).toBe('nobody-can O21.2');
    expect(t.choose('halt').why('end-move')).toBe('must-move O14.4');
  });

  rule('O14.4b', 'the last MP that could cross a hexside is not spent on handing over a weapon', () => {
    const units = { 'g-rifle-1': { at: 'L7', broken: true, weapon: 'g-light-mg-1' }, 'g-rifle-2': 'L7', 'a-line-1': 'M8' };
    const t = given({ axis: { hand: [MOVE, SPARE] }, units });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1');
    expect(t.why('transfer g-rifle-1 g-rifle-2')).toBe('must-move O14.4');
    const led = given({ axis: { hand: [MOVE, SPARE] }, units: { ...units, 'g-lorenz': 'L7' } });
    led.choose(`order ${MOVE}`, 'activate g-lorenz', 'activate-all', 'transfer g-rifle-1 g-rifle-2');
    expect(led.why('end-move')).toBe('must-move O14.4');
  });

  rule('O14.4a', 'no Fire Order without a shot that could be made, by a group or with Actions', () => {
    const into = (smoke: number, units: object, ...hand: string[]) =>
      given({ axis: { hand: ['G-50', ...hand] }, smoke: { M8: smoke }, units });
    const alone = { 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
    expect(into(6, alone, SPARE).why('order G-50')).toBe('too-weak 10.3.2.1');
    expect(into(6, alone, 'G-4').why('order G-50')).toBeUndefined();
    const led = into(7, { ...alone, 'g-lorenz': 'L7', 'g-rifle-2': 'L7' }, SPARE);
    led.choose('order G-50');
    expect(led.why('activate g-rifle-1')).toBe('nobody-can O14.4');
    expect(led.choose('activate g-lorenz').why('done')).toBe('nobody-can O14.4');
    expect(led.choose('activate-all').choices).toContain('target M8');
  });

  rule('O14.4a', 'the card of the Order itself is no Action any more', () => {
    const t = (...hand: string[]) =>
      given({
        active: 'allies',
        allies: { nation: 'russia', hand },
        smoke: { M8: 5 },
        units: { 'r-weapon-team-1': { at: 'L7', weapon: 'r-light-mg-1' }, 'g-rifle-1': 'M8' },
      });
    expect(t('R-53').why('order R-53')).toBe('too-weak 10.3.2.1');
    expect(t('R-52', 'R-53').choices).toContain('order R-52');
    expect(t('R-52', 'R-53').choices).not.toContain('order R-53');
  });
});

describe('O16.1 An Advance', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6' };

  rule('O16.1b', 'is told with the hexes it leads from and to', () => {
    const t = carryingOut(ADVANCE, units).choose('advance g-rifle-1 M8');
    expect(t.told('advanced')).toMatchObject([{ side: 'axis', unit: 'g-rifle-1', from: 'L7', hex: 'M8' }]);
  });

  rule('O14.4a', 'has to be made as long as one of several could', () => {
    const blaze = ['K7', 'K8', 'L8', 'M7', 'M8'];
    const t = carryingOut(
      ADVANCE,
      { 'g-lorenz': 'L7', 'g-weapon-team-1': { at: 'L6', weapon: 'g-heavy-mg-1' } },
      {
        blaze: [...blaze, 'K6', 'L5', 'M6'],
        special: { tied: { weapon: 'g-heavy-mg', hex: 'L6' } },
      },
    );
    expect(t.choices).toEqual(['advance g-lorenz L6']);
    expect(t.why('end-advance')).toBe('must-advance O14.4');
    expect(t.choose('advance g-lorenz L6').asks).toBe('next-order');
  });

  rule('O14.1i', 'is not for anybody who was not named', () => {
    const t = ordered(ADVANCE, units).choose(`order ${ADVANCE}`, 'activate g-lorenz', 'activate g-rifle-1', 'done');
    expect(t.why('advance g-rifle-2 M7')).toBe('not-to-choose O16.1');
  });
});

describe('7.2.1 The way out across the enemy’s edge', () => {
  rule('7.2.1a', 'counts as somewhere to go when everything else is closed', () => {
    expect(ordered(MOVE, { 'g-rifle-1': 'O6' }, CORNERED).why(`order ${MOVE}`)).toBeUndefined();
    expect(ordered(ADVANCE, { 'g-rifle-1': 'O6' }, CORNERED).why(`order ${ADVANCE}`)).toBeUndefined();
    const t = carryingOut(ADVANCE, { 'g-rifle-1': 'O6' }, CORNERED);
    expect(t.choices).toEqual(['advance-exit g-rifle-1']);
    expect(t.why('end-advance')).toBe('must-advance O14.4');
  });

  rule('7.2.1b', 'a broken unit has the 1 MP for it, one weighed down by a gun has none', () => {
    const order = (unit: string, state: Fields) => ordered(MOVE, { [unit]: { at: 'O6', ...state } }, CORNERED).why(`order ${MOVE}`);
    expect(order('g-rifle-1', { broken: true })).toBeUndefined();
    expect(order('g-weapon-team-1', { weapon: 'g-ig-33-gun-1' })).toBe('nobody-to-activate O14.4');
  });

  rule('O14.4b', 'with no other way out, the one who could leave has to', () => {
    const t = carryingOut(MOVE, { 'g-rifle-1': { at: 'O6', broken: true } }, CORNERED);
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-rifle-1');
    expect(t.choices).toEqual(['exit']);
    expect(t.why('halt')).toBe('must-move O14.4');
  });

  rule('O14.4b', 'one who has left has carried out the Order for the others', () => {
    const units = { 'g-lorenz': 'O6', 'g-rifle-1': 'O6', 'g-rifle-2': 'O7' };
    const move = carryingOut(MOVE, units);
    expect(move.why('end-move')).toBe('must-move O14.4');
    expect(move.choose('set-out g-rifle-1', 'exit', 'return 3').why('end-move')).toBeUndefined();
    const advance = carryingOut(ADVANCE, units);
    expect(advance.why('end-advance')).toBe('must-advance O14.4');
    expect(advance.choose('advance-exit g-rifle-1', 'return 3').why('end-advance')).toBeUndefined();
  });

  rule('7.2.1d', 'on a space of the Time Track that is still to come, if there is one', () => {
    const t = carryingOut(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }, { time: 12 }).choose('set-out g-rifle-1', 'exit');
    expect(t.choices).toEqual(['return 13', 'return 14', 'return 15']);
    expect(t.why('return 12')).toBe('not-to-choose 7.2.1');
    t.choose('return 14');
    expect(t.last('due')).toMatchObject({ unit: 'g-rifle-1', time: 14 });
    const late = carryingOut(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }, { time: 15, suddenDeath: 15 });
    expect(late.choose('set-out g-rifle-1', 'exit').asks).toBe('move');
    expect([late.told('due'), late.state.reinforcements]).toEqual([[], []]);
  });

  rule('7.2.1c', 'the points are for the exit', () => {
    const t = carryingOut(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }).choose('set-out g-rifle-1', 'exit');
    expect(t.last('points')).toMatchObject({ side: 'axis', points: 2, why: 'exit' });
  });
});

describe('7.2.1 The last to leave', () => {
  rule('7.2.1d', 'the last unit that leaves is not asked when it would come back', () => {
    const t = given({ axis: { hand: ['G-19', SPARE] }, units: { 'g-rifle-1': 'O6', 'a-line-9': 'A1' } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'exit');
    expect(t.outcome?.how).toBe('last-exit');
  });
});
