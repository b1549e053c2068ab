/** 7.3 Objectives: who controls them, what the chits make of them, and when that counts. */
import { describe, expect } from 'vitest';
import { view } from '../../src/games/combat-commander/view.ts';
import { rule } from '../ledger.ts';
import { skirmish } from './designs.ts';
import { Given, given } from './given.ts';

/** Objective 4 is M6. */
const TAKE = ['activate g-rifle-1', 'set-out g-rifle-1', 'step M6'];

const RESERVES = { 'g-rifle-9': 'A5', 'a-line-9': 'O6' };

const taking = (more: Record<string, unknown> = {}) => {
  const { units, axis, ...rest } = { units: {}, axis: {}, ...more };
  return given({ units: { ...RESERVES, 'g-rifle-1': 'L6', ...units }, ...rest, axis: { hand: ['G-19', 'G-49'], ...axis } }).choose(
    'order G-19',
  );
};

/** What the Event on the card after G-33 makes of the position. */
const eventIn = (event: string, more: Record<string, unknown> = {}) => {
  const { axis, allies, ...rest } = { axis: {}, allies: {}, ...more };
  return given({
    units: { ...RESERVES, 'g-rifle-1': 'L7', 'a-line-1': 'M7' },
    ...rest,
    axis: { hand: ['G-55', 'G-49'], pile: ['G-33', event], ...axis },
    allies: { pile: ['A-69'], ...allies },
  })
    .choose('order G-55', 'activate g-rifle-1', 'target M7')
    .until('next-order');
};

const heldBy = (side: string, ...objectives: number[]) => [1, 2, 3, 4, 5].map((n) => (objectives.includes(n) ? side : ''));
const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

describe('7.3 What an Objective is worth', () => {
  rule(['7.3a', '7.3b', '7b'], 'the chits in play give an Objective its value; without one it is worth nothing', () => {
    expect(taking({ openChits: ['D'] }).choose(...TAKE).state.vp).toBe(1);
    expect(taking({ openChits: ['A', 'Q'] }).choose(...TAKE).state).toMatchObject({ vp: 0, control: heldBy('axis', 4) });
    expect(taking().choose(...TAKE).state).toMatchObject({ vp: 0, control: heldBy('axis', 4) });
  });

  rule('7.3.2b', 'most chits give one Objective so many VPs, for whoever controls it', () => {
    const worth: Record<string, readonly [number, number]> = {
      A: [1, 1],
      B: [2, 1],
      C: [3, 1],
      D: [4, 1],
      E: [5, 1],
      F: [2, 2],
      G: [3, 2],
      H: [4, 2],
      J: [5, 2],
      K: [3, 3],
      L: [4, 3],
      M: [5, 3],
      N: [4, 4],
      P: [5, 4],
      Q: [5, 5],
      R: [5, 10],
    };
    for (const [chit, [objective, points]] of Object.entries(worth)) {
      // Strategic Objective draws it into the open.
      expect(eventIn('G-6', { chitCup: [chit], control: heldBy('axis', objective) }).state.vp, chit).toBe(points);
      const others = [1, 2, 3, 4, 5].filter((n) => n !== objective);
      expect(eventIn('G-6', { chitCup: [chit], control: heldBy('axis', ...others) }).state.vp, chit).toBe(0);
    }
    expect(eventIn('G-6', { chitCup: ['K'], control: heldBy('allies', 3) }).state.vp).toBe(-3);
  });

  rule(['7.3.2c', '7.3.2d'], 'chits for the same Objective add up: C, G and K make 6', () => {
    const units = { 'g-rifle-1': 'J6' };
    const t = taking({ units, openChits: ['C', 'G', 'K'] }).choose('activate g-rifle-1', 'set-out g-rifle-1', 'step J5');
    expect(t.state.vp).toBe(6);
  });

  rule(['7.3.2e', '7.3.2f'], 'chits for each of the five count for every one of them, and add to the others', () => {
    for (const [chit, each] of [
      ['S', 1],
      ['T', 2],
      ['U', 3],
    ] as const) {
      expect(eventIn('G-6', { chitCup: [chit], control: heldBy('axis', 1, 2, 3, 4, 5) }).state.vp).toBe(5 * each);
      expect(eventIn('G-6', { chitCup: [chit], control: heldBy('axis', 1, 5) }).state.vp).toBe(2 * each);
    }
    expect(taking({ openChits: ['T', 'N', 'S'] }).choose(...TAKE).state.vp).toBe(7);
  });
});

describe('7.3.1 Control', () => {
  rule('7.3.1a', 'both see who controls what', () => {
    const t = taking({ control: ['allies', '', '', '', ''] }).choose(...TAKE);
    for (const seat of ['axis', 'allies', undefined]) expect(view(t.state, seat).control).toEqual(['allies', '', '', 'axis', '']);
  });

  rule('7.3.1d', 'one takes control by being there alone, and not as long as an enemy is there, too', () => {
    const t = given({
      units: { ...RESERVES, 'g-rifle-1': 'L6', 'a-line-1': 'M6' },
      control: heldBy('allies', 4),
      axis: { hand: ['G-43', 'G-49'], pile: ['G-69'] },
      allies: { pile: ['A-5'] },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M6');
    expect(t.state.control).toEqual(heldBy('allies', 4));
    // 5 and 11 beat 7 and 3 in the Melee.
    t.until('next-order');
    expect(t.state.control).toEqual(heldBy('axis', 4));
    const empty = taking().choose(...TAKE);
    expect(empty.told('control')).toMatchObject([{ side: 'axis', objective: '4' }]);
  });

  rule('7.3.1e', 'control stays when one goes on, until the enemy has been there alone', () => {
    const t = taking({ units: { 'a-line-1': 'M4' }, allies: { hand: ['A-19'] } }).choose(
      ...TAKE,
      'step M7',
      'halt',
      'end-move',
      'end-turn',
    );
    expect(t.state.control).toEqual(heldBy('axis', 4));
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step M5');
    expect(t.state.control).toEqual(heldBy('axis', 4));
    t.choose('step M6');
    expect(t.state.control).toEqual(heldBy('allies', 4));
  });
});

describe('7.3.1.1 Building Objectives', () => {
  // Objective 1 is the building in C6 and D6.
  const entering = (units: Record<string, unknown>) =>
    taking({ units: { 'g-rifle-1': 'D7', ...units }, control: heldBy('allies', 1) }).choose(
      'activate g-rifle-1',
      'set-out g-rifle-1',
      'step D6',
    );

  rule('7.3.1.1a', 'any hex of the building is the Objective, not just the one with the number', () => {
    expect(entering({}).state.control).toEqual(heldBy('axis', 1));
  });

  rule('7.3.1.1b', 'an enemy in another hex of the building keeps one from taking control', () => {
    expect(entering({ 'a-line-1': 'C6' }).state.control).toEqual(heldBy('allies', 1));
    const freed = given({
      units: { ...RESERVES, 'g-rifle-1': 'D6', 'a-line-1': { at: 'C6', broken: true } },
      control: heldBy('allies', 1),
      axis: { hand: ['G-55', 'G-49'], pile: ['G-69'] },
      allies: { pile: ['A-5'] },
    });
    freed.choose('order G-55', 'activate g-rifle-1', 'target C6').until('next-order');
    expect([freed.at('a-line-1'), freed.state.control]).toEqual(['', heldBy('axis', 1)]);
  });
});

describe('7.3.2 Chits of another kind', () => {
  const ALL = heldBy('axis', 1, 2, 3, 4, 5);
  /** A Time! in the attack on M7, and a Sudden Death Roll of 9. */
  const timed = (more: Record<string, unknown>) =>
    given({
      units: { ...RESERVES, 'g-rifle-1': 'L7', 'a-line-1': 'M7' },
      vp: -20,
      time: 5,
      suddenDeath: 6,
      axis: { hand: ['G-55', 'G-49'], pile: ['G-71', 'G-53'] },
      allies: { pile: ['A-69'] },
      ...more,
    }).choose('order G-55', 'activate g-rifle-1', 'target M7');

  rule(
    ['7.3.2g', '7.3.2h'],
    'with its chit, all five Objectives win just before a Sudden Death Roll, whatever the VPs, and at no other time',
    () => {
      const won = timed({ openChits: ['V'], control: ALL }).until();
      expect(won.outcome).toEqual({ winners: ['axis'], how: 'all-objectives' });
      expect(won.told('rolled').map(({ purpose }) => purpose)).toEqual(['fire-attack']);
      expect(timed({ openChits: ['V'], control: ALL, time: 3 }).until('next-order').outcome).toBeUndefined();
      expect(timed({ openChits: ['V'], control: heldBy('axis', 1, 2, 3, 4) }).until('next-order').outcome).toBeUndefined();
      expect(timed({ openChits: ['V'], control: ['allies', ...ALL.slice(1)] }).until('next-order').outcome).toBeUndefined();
      expect(timed({ control: ALL }).until('next-order').outcome).toBeUndefined();
      const last = taking({ openChits: ['V'], control: heldBy('axis', 1, 2, 3, 5) }).choose(...TAKE);
      expect([last.state.control, last.outcome]).toEqual([ALL, undefined]);
    },
  );

  rule('7.3.2i', 'one doubles the VPs for leaving, for both players, and no others', () => {
    const left = (openChits: string[]) => {
      const axis = given({ units: { ...RESERVES, 'g-rifle-1': 'O7' }, openChits, axis: { hand: ['G-19'] } });
      axis.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'exit');
      const allies = given({ units: { ...RESERVES, 'a-line-1': 'A7' }, openChits, active: 'allies', allies: { hand: ['A-19'] } });
      allies.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'exit');
      return [axis.state.vp, allies.state.vp];
    };
    expect([left([]), left(['W']), left(['X'])]).toEqual([
      [2, -2],
      [4, -4],
      [2, -2],
    ]);
  });

  rule('7.3.2j', 'another doubles the VPs for eliminated units, for both players, and no others', () => {
    const lost = (openChits: string[]) => {
      const fight = (pile: string, defence: string) => {
        const t = given({
          units: { ...RESERVES, 'g-rifle-1': 'L7', 'a-line-1': 'M7' },
          openChits,
          axis: { hand: ['G-43', 'G-49'], pile: [pile] },
          allies: { pile: [defence] },
        });
        return t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M7').until('next-order').state.vp;
      };
      return [fight('G-69', 'A-5'), fight('G-5', 'A-69')];
    };
    expect([lost([]), lost(['X']), lost(['W'])]).toEqual([
      [2, -2],
      [4, -4],
      [2, -2],
    ]);
  });
});

describe('7.3.3 Open and secret Objectives', () => {
  rule(
    ['7.3.3a', '7.3.3d', '7.3.3e'],
    'a secret chit counts nothing until Reconnaissance turns it up; then it is open, and counts at once',
    () => {
      const before = taking({ allies: { secret: ['N'] } }).choose(...TAKE);
      expect([before.state.vp, before.state.openChits]).toEqual([0, []]);
      const t = eventIn('G-27', { control: heldBy('axis', 4), allies: { secret: ['N'] } });
      expect([t.state.openChits, t.state.sides.allies.secret, t.state.vp]).toEqual([['N'], [], 4]);
      for (const seat of ['axis', 'allies', undefined]) expect(view(t.state, seat).openChits).toEqual(['N']);
    },
  );

  rule(['7.3.3b', '7.3.3e'], 'a Mission Objective is for the eyes of the one who drew it', () => {
    const t = eventIn('G-5', { chitCup: ['N'], control: heldBy('axis', 4) });
    expect([t.state.sides.axis.secret, t.state.vp]).toEqual([['N'], 0]);
    expect(t.last('chit-drawn')).toMatchObject({ to: ['axis'], chit: 'N' });
    expect([view(t.state, 'axis').sides.axis.secret, view(t.state, 'allies').sides.axis.secret]).toEqual([['N'], undefined]);
  });

  rule('7.3.3c', 'unless it has no secret side: then it is opened', () => {
    for (const chit of ['R', 'V', 'W', 'X']) {
      const t = eventIn('G-5', { chitCup: [chit], control: heldBy('axis', 5) });
      expect([t.state.openChits, t.state.sides.axis.secret, t.state.vp]).toEqual([[chit], [], chit === 'R' ? 10 : 0]);
    }
    for (const chit of ['A', 'Q', 'U']) expect(eventIn('G-5', { chitCup: [chit] }).state.sides.axis.secret).toEqual([chit]);
  });

  rule(['7.3.3f', '7.3.3g'], 'an open Objective of 4 that changes hands moves the marker by 8, one that nobody held by 4', () => {
    const vp = (control: string[]) => taking({ openChits: ['N'], vp: -4, control }).choose(...TAKE).state.vp;
    expect([vp(heldBy('allies', 4)), vp(heldBy('allies'))]).toEqual([4, 0]);
    expect(vp(heldBy('axis', 4))).toBe(-4);
  });
});

describe('7.3.1 Control that does not change', () => {
  rule('7.3.1b', 'nobody takes an Objective by setting up: it is looked at when play begins', () => {
    const t = new Given(skirmish({ control: ['allies', 'allies', 'allies', 'allies', 'allies'] }));
    t.choose('place M6');
    expect(t.told('control')).toEqual([]);
    t.choose('place A9').until('turn');
    expect(t.told('control')).toMatchObject([{ side: 'axis', objective: '4' }]);
  });

  rule('8.1.5c', 'a Blaze in a contested Objective gives it to nobody while it is being left', () => {
    const t = given({
      axis: { hand: ['G-43'], pile: ['G-34', 'G-23', 'G-46'] },
      allies: { pile: ['A-56'] },
      control: ['allies', 'allies', 'allies', 'allies', 'allies'],
      openChits: ['U'],
      units: { 'g-rifle-1': 'J4', 'a-line-1': 'J5', 'a-line-2': 'A1', 'g-rifle-2': 'O10' },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 J5').until();
    while (t.choices[0]?.startsWith('displace')) t.choose(t.choices[0]);
    expect(t.told('blaze-placed').length).toBe(1);
    expect(t.told('control')).toEqual([]);
  });
});

describe('7.3 Control and chits', () => {
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
