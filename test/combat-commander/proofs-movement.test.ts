/** O14, O16, O21, 7.2.1 Who can go at all, who has to, and what is left when one of them has gone. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const SPARE = 'G-47';
const MOVE = 'G-19';
const ADVANCE = 'G-43';

type Fields = Record<string, unknown>;

function ordered(card: string, units: Fields, more: Fields = {}): Given {
  return given({ axis: { hand: [card, SPARE] }, units: { ...units, 'a-weapon-team-6': 'A10' }, ...more });
}

/** The first unit named is activated, with everybody that he leads if he is a leader. */
function activated(card: string, units: Fields, more: Fields = {}): Given {
  const t = ordered(card, units, more).choose(`order ${card}`, `activate ${Object.keys(units)[0]}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

/** Everything around O6, which is next to the American edge, burns. */
const CORNERED = { blaze: ['N5', 'N6', 'O5', 'O7'] };
const LIGHT = { weapon: 'g-light-mg-1' };

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

describe('7.2.1 The way out across the enemy’s edge', () => {
  rule('7.2.1a', 'counts as somewhere to go when everything else is closed', () => {
    expect(ordered(MOVE, { 'g-rifle-1': 'O6' }, CORNERED).why(`order ${MOVE}`)).toBeUndefined();
    expect(ordered(ADVANCE, { 'g-rifle-1': 'O6' }, CORNERED).why(`order ${ADVANCE}`)).toBeUndefined();
    const t = activated(ADVANCE, { 'g-rifle-1': 'O6' }, CORNERED);
    expect(t.choices).toEqual(['advance-exit g-rifle-1']);
    expect(t.why('end-advance')).toBe('must-advance O14.4');
  });

  rule('7.2.1b', 'a broken unit has the 1 MP for it, one weighed down by a gun has none', () => {
    const order = (unit: string, state: Fields) => ordered(MOVE, { [unit]: { at: 'O6', ...state } }, CORNERED).why(`order ${MOVE}`);
    expect(order('g-rifle-1', { broken: true })).toBeUndefined();
    expect(order('g-weapon-team-1', { weapon: 'g-ig-33-gun-1' })).toBe('nobody-to-activate O14.4');
  });

  rule('O14.4b', 'with no other way out, the one who could leave has to', () => {
    const t = activated(MOVE, { 'g-rifle-1': { at: 'O6', broken: true } }, CORNERED);
    expect(t.why('end-move')).toBe('must-move O14.4');
    t.choose('set-out g-rifle-1');
    expect(t.choices).toEqual(['exit']);
    expect(t.why('halt')).toBe('must-move O14.4');
  });

  rule('O14.4b', 'one who has left has carried out the Order for the others', () => {
    const units = { 'g-lorenz': 'O6', 'g-rifle-1': 'O6', 'g-rifle-2': 'O7' };
    const move = activated(MOVE, units);
    expect(move.why('end-move')).toBe('must-move O14.4');
    expect(move.choose('set-out g-rifle-1', 'exit', 'return 3').why('end-move')).toBeUndefined();
    const advance = activated(ADVANCE, units);
    expect(advance.why('end-advance')).toBe('must-advance O14.4');
    expect(advance.choose('advance-exit g-rifle-1', 'return 3').why('end-advance')).toBeUndefined();
  });

  rule('7.2.1d', 'on a space of the Time Track that is still to come, if there is one', () => {
    const t = activated(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }, { time: 12 }).choose('set-out g-rifle-1', 'exit');
    expect(t.choices).toEqual(['return 13', 'return 14', 'return 15']);
    expect(t.why('return 12')).toBe('not-to-choose 7.2.1');
    t.choose('return 14');
    expect(t.last('due')).toMatchObject({ unit: 'g-rifle-1', time: 14 });
    const late = activated(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }, { time: 15, suddenDeath: 15 });
    expect(late.choose('set-out g-rifle-1', 'exit').asks).toBe('move');
    expect([late.told('due'), late.state.reinforcements]).toEqual([[], []]);
  });

  rule('7.2.1c', 'the points are for the exit', () => {
    const t = activated(MOVE, { 'g-rifle-1': 'O6', 'g-rifle-2': 'A1' }).choose('set-out g-rifle-1', 'exit');
    expect(t.last('points')).toMatchObject({ side: 'axis', points: 2, why: 'exit' });
  });
});

describe('O16.1 An Advance', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6' };

  rule('O16.1b', 'is told with the hexes it leads from and to', () => {
    const t = activated(ADVANCE, units).choose('advance g-rifle-1 M8');
    expect(t.told('advanced')).toMatchObject([{ side: 'axis', unit: 'g-rifle-1', from: 'L7', hex: 'M8' }]);
  });

  rule('O14.4a', 'has to be made as long as one of several could', () => {
    const blaze = ['K7', 'K8', 'L8', 'M7', 'M8'];
    const t = activated(
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

describe('O21.1.1 Weapon transfer', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT }, 'g-rifle-2': 'L7' };

  rule('O21.1.1a', 'is between two units of one’s own, and there has to be a Weapon', () => {
    const t = activated(MOVE, units);
    expect(t.choices.filter((text) => text.startsWith('transfer'))).toEqual([
      'transfer g-rifle-1 g-lorenz',
      'transfer g-rifle-1 g-rifle-2',
    ]);
    expect(t.why('transfer g-rifle-2 g-rifle-1')).toBe('no-weapon O21.1.1');
    expect(t.why('transfer g-rifle-1 g-rifle-1')).toBe('not-together O21.1.1');
    expect(t.why('transfer g-rifle-1 g-rifle-9')).toBe('not-together O21.1.1');
  });

  rule('O21.1.1a', 'is for those activated to Move, until they have ended their movement', () => {
    const one = activated(MOVE, { 'g-rifle-2': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT } });
    expect(one.why('transfer g-rifle-1 g-rifle-2')).toBe('nobody-moving O21.1.1');
    const t = activated(MOVE, { ...units, 'g-line-team-1': 'M8' }).choose('set-out g-rifle-1', 'step M8');
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBeUndefined();
    expect(t.choose('halt').why('transfer g-rifle-1 g-line-team-1')).toBe('has-moved O21.1.1');
  });

  rule('O21.1.1b', 'who still waits has all his MPs for it, whatever the group that moves has spent', () => {
    const t = activated(MOVE, { 'g-marquardt': 'M8', 'g-line-team-1': 'L7', 'g-rifle-1': { at: 'L7', ...LIGHT } });
    t.choose('set-out g-marquardt', ...['M7', 'M6', 'M5', 'M4', 'M3', 'L2'].map((hex) => `step ${hex}`));
    expect(t.last('moved').spent).toBe(6);
    expect(t.why('transfer g-rifle-1 g-line-team-1')).toBeUndefined();
  });

  rule('O21.1.1b', 'the MP that a road brings will do', () => {
    const t = activated(MOVE, { 'g-rifle-1': { at: 'M9', ...LIGHT }, 'g-line-team-1': 'M5' });
    t.choose('set-out g-rifle-1', ...['M8', 'M7', 'M6', 'M5'].map((hex) => `step ${hex}`));
    expect([t.last('moved').spent, t.why('transfer g-rifle-1 g-line-team-1')]).toEqual([4, undefined]);
  });

  rule('O21.1.1a', 'takes a broken Weapon over as it is, and leaves nothing broken behind', () => {
    const t = activated(MOVE, { 'g-rifle-1': { at: 'L7', ...LIGHT, weaponBroken: true }, 'g-line-team-1': 'L7' });
    t.choose('transfer g-rifle-1 g-line-team-1');
    expect(t.unit('g-line-team-1')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
    expect(t.unit('g-rifle-1')).toMatchObject({ weapon: '', weaponBroken: false });
  });
});

describe('O21.2 One group after the other', () => {
  const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'g-line-team-1': 'L6' };

  rule('O21.2a', 'while one group is on its way no other sets out, alone or together', () => {
    const t = activated(MOVE, units).choose('set-out g-rifle-1');
    expect(t.why('set-out-all L6')).toBe('has-moved O21.2');
    expect(t.why('end-move')).toBe('has-moved O21.2');
  });

  rule('O21.2b', 'the second group is put together like the first', () => {
    const t = activated(MOVE, units);
    expect(t.why('with g-rifle-1')).toBe('nobody-moving O21.2');
    expect(t.why('halt')).toBe('nobody-moving O21.2');
    expect(t.why('exit')).toBe('nobody-moving 7.2.1');
    t.choose('set-out g-rifle-1', 'step M8', 'halt', 'set-out g-rifle-2', 'with g-line-team-1', 'step M7');
    expect(t.last('moved')).toMatchObject({ units: ['g-rifle-2', 'g-line-team-1'], spent: 1 });
  });

  rule('O21.2a', 'when Mines have wiped out a group, the next begins with all its MPs', () => {
    const t = activated(
      MOVE,
      { 'g-lorenz': 'L7', 'g-rifle-1': { at: 'L7', broken: true }, 'g-rifle-2': 'L7' },
      { fortifications: { M8: 'mines' }, axis: { hand: [MOVE, SPARE], pile: ['G-3'] }, allies: { pile: ['A-55'] } },
    );
    t.choose('set-out g-rifle-1', 'step M8').until('move');
    expect(t.told('eliminated')).toMatchObject([{ unit: 'g-rifle-1' }]);
    t.choose('set-out g-rifle-2', 'step M7');
    expect(t.last('moved')).toMatchObject({ units: ['g-rifle-2'], spent: 1 });
  });

  rule('F103.1c', 'whom Mines kill on the way out has not moved', () => {
    const t = activated(
      MOVE,
      { 'g-rifle-1': { at: 'M8', broken: true }, 'g-rifle-2': 'A1' },
      { fortifications: { M8: 'mines' }, axis: { hand: [MOVE, SPARE], pile: ['G-3'] }, allies: { pile: ['A-55'] } },
    );
    t.choose('set-out g-rifle-1', 'step M7').until('move');
    expect([t.told('eliminated').length, t.told('moved')]).toEqual([1, []]);
  });
});
