/** 9 Initiative: the card that has a roll made again. */
import { describe, expect } from 'vitest';
import { orderOfBattle } from '../../src/games/combat-commander/content/orders-of-battle.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };

const firing = (pile: string[], defence: string[], more: Record<string, unknown> = {}) =>
  given({ units: FACING, axis: { hand: ['G-55', 'G-49'], pile }, allies: { pile: defence }, ...more }).choose(
    'order G-55',
    'activate g-rifle-1',
    'target M7',
  );

describe('9 Who holds the card', () => {
  rule('9b', 'in a random scenario it is the side whose order of battle has the higher Initiative', () => {
    const holders = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
      const t = begun('random', seed);
      while (t.state.phase === 'generate') t.choose(t.choices.at(-1) ?? '');
      const number = { axis: 0, allies: 0 };
      for (const { side, ob } of t.told('ob-chosen')) number[side] = orderOfBattle(ob).initiative;
      if (number.axis !== number.allies) expect(t.state.initiative, seed).toBe(number.axis > number.allies ? 'axis' : 'allies');
      return t.state.initiative;
    });
    expect(new Set(holders).size).toBe(2);
  });
});

describe('9.1 Re-roll', () => {
  rule(
    ['9.1a', '9.1b', '9.1e'],
    'the holder has a roll made again, his own or the enemy’s; the first counts for nothing, and the card changes hands',
    () => {
      const own = firing(['G-5', 'G-69'], ['A-43']).choose('reroll');
      expect(own.last('rerolled')).toMatchObject({ side: 'axis', purpose: 'fire-attack', sum: 3 });
      expect(own.state.initiative).toBe('allies');
      own.until('next-order');
      expect(own.told('attack-total')).toMatchObject([{ roll: 11, total: 16 }]);
      expect(own.last('defended')).toMatchObject({ attack: 16, result: 'broken' });
      const enemy = firing(['G-31'], ['A-69', 'A-5']).until('initiative').pass().choose('reroll').until('next-order');
      expect(enemy.last('rerolled')).toMatchObject({ side: 'axis', purpose: 'fire-defence', sum: 11 });
      expect(enemy.told('defended')).toMatchObject([{ roll: 3, result: 'broken' }]);
    },
  );

  rule('9.1a', 'any roll will do: a Rally Roll, a Targeting Roll, a Sudden Death Roll', () => {
    const rally = given({
      units: { ...FACING, 'g-rifle-2': { at: 'K9', broken: true } },
      axis: { hand: ['G-3', 'G-49'], pile: ['G-69', 'G-5'] },
    });
    rally.choose('order G-3', 'reroll').until('next-order');
    expect(rally.unit('g-rifle-2').broken).toBe(false);
    const mortar = { 'g-weapon-team-1': { at: 'F1', weapon: 'g-light-mortar-1' }, 'a-line-1': 'F7' };
    const target = given({ units: mortar, axis: { hand: ['G-55', 'G-49'], pile: ['G-2', 'G-69'] }, allies: { pile: ['A-5'] } });
    target.choose('order G-55', 'activate g-weapon-team-1', 'shell g-light-mortar-1 F7', 'reroll').until('next-order');
    expect(target.told('targeting')).toMatchObject([{ product: 30, hit: true }]);
    const death = firing(['G-71', 'G-5', 'G-69'], ['A-5'], { time: 5, suddenDeath: 6 })
      .until('initiative')
      .pass()
      .choose('reroll')
      .until('next-order');
    expect(death.last('sudden-death-passed')).toMatchObject({ sum: 11 });
  });

  rule('9.1c', 'the trigger of the first roll is cancelled with it, that of the second is not', () => {
    const cancelled = firing(['G-33', 'G-5'], ['A-69']).choose('reroll').until('next-order');
    expect([cancelled.told('triggered'), cancelled.told('event')]).toEqual([[], []]);
    const called = firing(['G-5', 'G-33', 'G-44'], ['A-69']).choose('reroll').until('next-order');
    expect(called.told('event')).toMatchObject([{ card: 'G-44' }]);
  });

  rule('9.1d', 'once the trigger or the result has taken effect it is too late', () => {
    const t = firing(['G-25', 'G-62'], ['A-69']).until('initiative');
    expect(t.why('reroll')).toBeUndefined();
    t.until('may-snipe');
    expect(t.why('reroll')).toBe('not-now 1.9.1.3');
    t.choose('decline').until('next-order');
    expect(t.why('reroll')).toBe('not-now 5.1');
  });

  rule('9.1f', 'the new holder keeps the card until he uses it', () => {
    const t = firing(['G-5', 'G-69'], ['A-5', 'A-69']).choose('reroll');
    // The next windows are the Americans’: after the second attack roll, and after the defence roll.
    expect([t.asks, t.seat]).toEqual(['initiative', 'allies']);
    t.pass();
    expect([t.asks, t.seat]).toEqual(['initiative', 'allies']);
    t.choose('reroll');
    expect([t.state.initiative, t.seat]).toEqual(['axis', 'axis']);
    t.until('next-order');
    expect(t.told('defended')).toMatchObject([{ roll: 11 }]);
  });

  rule('9.1g', 'the card may go to and fro over one and the same roll', () => {
    const t = firing(['G-5', 'G-69', 'G-6', 'G-68', 'G-7'], ['A-69']).choose('reroll', 'reroll', 'reroll', 'reroll');
    expect(t.told('rerolled').map(({ side, sum }) => `${side} ${sum}`)).toEqual(['axis 3', 'allies 11', 'axis 3', 'allies 11']);
    t.until('next-order');
    expect([t.last('attack-total').roll, t.state.initiative]).toEqual([4, 'axis']);
  });
});

describe('9.2 Tie', () => {
  rule('9.2c', 'nobody has to use the card', () => {
    const t = firing(['G-5'], ['A-69']).until('next-order');
    expect(t.told('rolled')).toHaveLength(2);
    expect([t.state.initiative, t.told('rerolled')]).toEqual(['axis', []]);
  });
});
