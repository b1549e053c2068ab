/** SR.9, SR.12, SR.13, SR.14 Special rules about leaving the map, coming onto it, and how much is discarded. */
import { describe, expect } from 'vitest';
import { theUnit } from '../../src/games/combat-commander/state.ts';
import type { Random } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { type Fields as Position, skirmish } from './designs.ts';
import { Given, given } from './given.ts';

const MOVE = 'G-25';
const ADVANCE = 'G-43';
const RECOVER = 'G-5';
const scenario = (change?: Position, random?: Random) => new Given(skirmish(change, random));

/** Everything is set up wherever the first choice is. */
function placed(t: Given): Given {
  while (t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
  return t;
}

describe('SR.9 no way out', () => {
  /** A squad has left across the American edge, by Move or by Advance. */
  function left(by: 'exit' | 'advance-exit', special: Position, more: Position = {}): Given {
    const hand = [by === 'exit' ? MOVE : ADVANCE];
    const t = given({ axis: { hand }, units: { 'g-rifle-1': 'O6', 'g-rifle-9': 'H10', 'a-line-9': 'I9' }, special, ...more });
    t.choose(`order ${hand[0]}`, 'activate g-rifle-1');
    return by === 'exit' ? t.choose('set-out g-rifle-1', 'exit') : t.choose('advance-exit g-rifle-1');
  }
  const special = { exitIsLoss: true };

  rule('SR.9a', 'a unit that leaves, by Move or by Advance, is eliminated and does not come back', () => {
    for (const by of ['exit', 'advance-exit'] as const) {
      expect(left(by, {}).asks).toBe('return');
      const t = left(by, special);
      expect([t.state.sides.axis.casualties, t.state.reinforcements, t.at('g-rifle-1')]).toEqual([['g-rifle-1'], [], '']);
      expect(t.asks).not.toBe('return');
    }
  });

  rule('SR.9a', 'with what it carries; and who loses the last unit that way loses the game', () => {
    const units = { 'g-rifle-1': { at: 'O6', weapon: 'g-light-mg-1' }, 'a-line-9': 'I9' };
    const t = left('exit', special, { units, vp: 20 });
    expect([t.state.weapons, t.outcome]).toEqual([['g-light-mg-1'], { winners: ['allies'], how: 'no-units' }]);
  });

  rule('SR.9b', 'nobody has Exit VPs, the enemy has those of an elimination', () => {
    expect([left('exit', {}).state.vp, left('exit', special).state.vp]).toEqual([2, -2]);
    expect(left('exit', special).told('exited')).toEqual([]);
    expect([left('exit', special, { openChits: ['W'] }).state.vp, left('exit', special, { openChits: ['X'] }).state.vp]).toEqual([-2, -4]);
  });
});

describe('SR.12 one discard', () => {
  /** How many cards a nation can throw away when it passes. */
  function tossed(nation: 'germany' | 'america' | 'russia', special: Position): number {
    const hand = [1, 2, 3, 4, 5, 6].map((n) => `${nation.slice(0, 1).toUpperCase()}-${n}`);
    const active = nation === 'germany' ? 'axis' : 'allies';
    const t = given({ active, [active]: { nation, hand }, units: { 'g-rifle-1': 'A1' }, special });
    t.choose('discard');
    for (const card of hand) if (t.asks === 'discard' && t.why(`toss ${card}`) === undefined) t.choose(`toss ${card}`);
    if (t.asks === 'discard') t.choose('done');
    return t.last('discarded').cards.length;
  }

  rule('SR.12a', 'the scenario’s limit goes before that of the nation', () => {
    expect([tossed('germany', {}), tossed('america', {}), tossed('russia', {})]).toEqual([6, 5, 3]);
    for (const discardLimit of [1, 2]) {
      const special = { discardLimit };
      expect([tossed('germany', special), tossed('america', special), tossed('russia', special)]).toEqual(
        Array.from({ length: 3 }, () => discardLimit),
      );
    }
  });
});

describe('SR.13 breakthrough', () => {
  rule('SR.13b', 'units of the other side may leave, and come back, but score nothing', () => {
    const units = { 'a-line-1': 'A5', 'g-rifle-9': 'H10', 'a-line-9': 'I9' };
    const t = given({ active: 'allies', allies: { hand: ['A-19'] }, units, special: { exitPoints: 'axis' }, openChits: ['W'] });
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'exit', 'return 3');
    expect([t.last('exited').points, t.state.vp, t.told('points'), t.at('a-line-1')]).toEqual([0, 0, [], '']);
    expect(t.state.reinforcements).toMatchObject([{ side: 'allies', time: 3, unit: 'a-line-1' }]);
    expect(t.state.sides.allies.casualties).toEqual([]);
  });
});

describe('SR.14 reinforcements by the clock', () => {
  /** The German squad Recovers and its roll advances the Time to 2. */
  function atTimeTwo(axis: Position): Given {
    const t = scenario({ axis, time: 1 });
    const { deck } = t.state.sides.axis;
    const top = [RECOVER, 'G-6', 'G-7', 'G-8', 'G-71'];
    deck.pile = [...deck.pile.filter((card) => !top.includes(card)), ...top.toReversed()];
    theUnit(placed(t).state, 'g-rifle-1').broken = true;
    return t.choose(`order ${RECOVER}`).until();
  }
  const due = (time: number) => ({ reinforcements: [{ time, radio: 'g-radio-105mm' }] });

  rule('SR.14c', 'a Radio comes into the Artillery Box at its Time', () => {
    const t = atTimeTwo(due(2));
    expect([t.state.time, t.state.sides.axis.radio]).toEqual([2, { id: 'g-radio-105mm', broken: false }]);
    expect(t.told('radio-arrived')).toMatchObject([{ side: 'axis', radio: 'g-radio-105mm' }]);
    expect(atTimeTwo(due(3)).state.sides.axis.radio).toBeUndefined();
  });

  rule('SR.14c', 'not into one where there is a Radio already', () => {
    const t = atTimeTwo({ ...due(2), radio: 'g-radio-75mm' });
    expect([t.state.sides.axis.radio?.id, t.told('radio-arrived')]).toEqual(['g-radio-75mm', []]);
  });
});
