/** O16.4 Melee. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

const SPARE = 'G-47';
const ADVANCE = 'G-43';

/** Whoever else there is on either side, far away, so that a lost Melee is not the end of the game. */
const ELSEWHERE = { 'g-weapon-team-6': 'A1', 'a-weapon-team-6': 'O1' };

type Units = Record<string, unknown>;

/** Everybody of the Axis, led by the first of them, is about to advance from L7. */
function closing(units: Units, more: { axis?: object; allies?: object } & Record<string, unknown> = {}) {
  const { axis, ...rest } = more;
  const [first = ''] = Object.keys(units);
  const t = given({ ...rest, axis: { hand: [ADVANCE, SPARE], pile: ['G-61'], ...axis }, units: { ...units, ...ELSEWHERE } });
  t.choose(`order ${ADVANCE}`, `activate ${first}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}

/** A squad in L7 goes for whoever is in M8. */
const duel = (enemies: Units, more: Parameters<typeof closing>[1] = {}, squad: unknown = 'L7') =>
  closing({ 'g-rifle-1': squad, ...enemies }, { allies: { pile: ['A-3'] }, ...more }).choose('advance g-rifle-1 M8');

const types = (t: ReturnType<typeof given>) => t.events.map(({ type }) => type);

describe('O16.4 Melee', () => {
  rule('O16.4a', 'the fight waits until the whole order has been carried out', () => {
    const t = closing({ 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'M8' }, { allies: { pile: ['A-3'] } });
    t.choose('advance g-rifle-1 M8', 'advance g-rifle-2 M7');
    expect(t.told('melee-began')).toEqual([]);
    t.choose('end-advance').until('next-order');
    const told = types(t);
    expect(told.indexOf('melee-began')).toBeGreaterThan(told.lastIndexOf('advanced'));
    expect(t.last('melee-ended')).toMatchObject({ hex: 'M8', winner: 'axis' });
  });

  rule('O16.4b', 'a trigger that brings both sides together ends with a Melee, in the middle of an order', () => {
    const t = given({
      axis: { hand: ['G-50', SPARE], pile: ['G-41', 'G-51', 'G-57', 'G-62'] },
      allies: { casualties: ['a-line-2'], pile: ['A-3', 'A-61'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8' },
    });
    t.choose('order G-50', 'activate g-rifle-1', 'target M8', 'place L7').until('next-order');
    expect(t.told('event')).toMatchObject([{ event: 'walking-wounded' }]);
    expect(t.told('melee-ended')).toMatchObject([{ hex: 'L7', winner: 'axis' }]);
    const told = types(t);
    expect(told.indexOf('melee-ended')).toBeLessThan(told.indexOf('defended'));
  });

  rule(['O16.4c', 'O16.4d'], 'the active player picks among several Melees, and fights one to its end before the next', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L7', 'a-line-1': 'M8', 'a-line-2': 'L6' };
    const t = closing(units, { axis: { pile: ['G-61', 'G-62'] }, allies: { pile: ['A-3', 'A-4'] } });
    t.choose('advance g-rifle-1 M8', 'advance g-rifle-2 L6', 'end-advance');
    expect([t.asks, t.seat]).toEqual(['melee', 'axis']);
    expect(t.choices).toEqual(['melee L6', 'melee M8']);
    t.choose('melee M8').until('next-order');
    const fights = t.events.flatMap((event) => (event.type === 'melee-began' || event.type === 'melee-ended' ? [event] : []));
    expect(fights.map(({ type, hex }) => `${type} ${hex}`)).toEqual([
      'melee-began M8',
      'melee-ended M8',
      'melee-began L6',
      'melee-ended L6',
    ]);
  });
});

describe('O16.4.1 Melee strength and Ambushes', () => {
  rule('O16.4.1a', 'ambushes of both sides come before the adding up', () => {
    const t = duel({ 'a-line-1': 'M8' }, { axis: { hand: [ADVANCE, 'G-56'] }, allies: { hand: ['A-59'], pile: ['A-3'] } });
    expect([t.asks, t.seat]).toEqual(['ambush', 'allies']);
    t.choose('ambush A-59', 'ambush G-56').until('turn');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'a-line-1']);
    expect(t.told('melee-strength')).toMatchObject([
      { side: 'allies', firepower: 3, boxed: 0 },
      { side: 'axis', firepower: 2, boxed: 0 },
    ]);
  });

  rule(['O16.4.1b', 'O16.4.1c'], 'the current FP of all units counts, broken or not, and no weapon', () => {
    const t = closing(
      {
        'g-lorenz': 'L7',
        'g-rifle-1': { at: 'L7', veteran: true, weapon: 'g-heavy-mg-1' },
        'g-rifle-2': { at: 'L7', suppressed: true },
        'g-line-team-1': { at: 'L7', broken: true },
        'a-line-1': 'M8',
      },
      { allies: { pile: ['A-3'] } },
    );
    for (const unit of ['g-lorenz', 'g-rifle-1', 'g-rifle-2', 'g-line-team-1']) t.choose(`advance ${unit} M8`);
    t.until('next-order');
    const [leader, veteran, suppressed, broken] = [2, 5 + 1 + 2, 5 - 1 + 2, 1 + 2];
    expect(t.last('melee-strength')).toMatchObject({ side: 'axis', firepower: leader + veteran + suppressed + broken, boxed: 0 });
  });

  rule('O16.4.1b', 'a leader’s Command does not count where players have agreed so', () => {
    const units = { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'a-line-1': 'M8' };
    const t = closing(units, { options: { 'melee-command': 'ignored' }, allies: { pile: ['A-3'] } });
    t.choose('advance g-lorenz M8', 'advance g-rifle-1 M8').until('next-order');
    expect(t.last('melee-strength')).toMatchObject({ firepower: 7 });
  });

  rule('O16.4.1d', 'each boxed FP is worth one more, none on a broken side', () => {
    const units = { 'g-lorenz': 'L7', 'g-ss-1': 'L7', 'g-ss-2': 'L7', 'g-ss-3': { at: 'L7', broken: true }, 'a-line-1': 'M8' };
    const t = closing(units, { allies: { pile: ['A-3'] } });
    for (const unit of ['g-ss-1', 'g-ss-2', 'g-ss-3']) t.choose(`advance ${unit} M8`);
    t.choose('end-advance').until('next-order');
    expect(t.told('melee-strength')).toMatchObject([
      { side: 'allies', firepower: 6, boxed: 1, roll: 3, total: 10 },
      { side: 'axis', firepower: 15, boxed: 2, roll: 10, total: 27 },
    ]);
  });

  rule('O16.4.1e', 'a Melee that an ambush has decided is over without a roll', () => {
    const t = duel({ 'a-line-1': { at: 'M8', broken: true } }, { axis: { hand: [ADVANCE, 'G-56'] } });
    t.choose('ambush G-56').until('turn');
    expect(t.told('eliminated')).toMatchObject([{ unit: 'a-line-1', rule: 'A25' }]);
    expect(t.told('rolled')).toEqual([]);
    expect(t.told('melee-ended')).toEqual([]);
    expect(t.at('g-rifle-1')).toBe('M8');
  });

  rule('O16.4.1f', 'who breaks by the trigger of the first roll counts with the FP he had before it', () => {
    const t = duel({ 'a-line-1': 'M8' }, { allies: { pile: ['A-25', 'A-62'] } });
    t.choose('snipe g-rifle-1').until('next-order');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
    expect(t.last('melee-strength')).toMatchObject({ side: 'axis', firepower: 5, boxed: 0 });
  });
});

describe('O16.4.2 Melee roll', () => {
  rule(['O16.4.2a', 'O16.4.2b'], 'the inactive player rolls first, the active one second, each for his own total', () => {
    const axis = duel({ 'a-line-1': 'M8' }).until('next-order');
    expect(axis.told('melee-strength')).toMatchObject([
      { side: 'allies', firepower: 6, boxed: 1, roll: 3, total: 10 },
      { side: 'axis', firepower: 5, boxed: 0, roll: 10, total: 15 },
    ]);
    const allies = given({
      active: 'allies',
      axis: { pile: ['G-61'] },
      allies: { hand: ['A-44', 'A-50'], pile: ['A-3'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8', ...ELSEWHERE },
    });
    allies.choose('order A-44', 'activate a-line-1', 'advance a-line-1 L7').until('next-order');
    expect(allies.told('rolled').map(({ side }) => side)).toEqual(['axis', 'allies']);
  });

  rule('O16.4.2c', 'a trigger on the first roll is dealt with before the second roll', () => {
    const t = duel({ 'a-line-1': 'M8' }, { allies: { pile: ['A-25', 'A-62'] } });
    t.choose('snipe g-rifle-1').until('next-order');
    const order = t.events.flatMap((event) => {
      if (event.type === 'rolled') return [`rolled ${event.side}`];
      return event.type === 'triggered' || event.type === 'broke' ? [event.type] : [];
    });
    expect(order).toEqual(['rolled allies', 'triggered', 'broke', 'rolled axis']);
  });

  rule('O16.4.2d', 'the Initiative card may cancel either roll', () => {
    const t = duel({ 'a-line-1': 'M8' }, { axis: { pile: ['G-61', 'G-4'] }, allies: { pile: ['A-62', 'A-3'] } });
    t.choose('reroll');
    expect([t.asks, t.seat, t.last('rolled').side]).toEqual(['initiative', 'allies', 'allies']);
    t.pass();
    expect([t.asks, t.seat, t.last('rolled').side]).toEqual(['initiative', 'allies', 'axis']);
    t.choose('reroll').until('next-order');
    expect(t.told('melee-strength').map(({ roll }) => roll)).toEqual([3, 3]);
    expect(t.state.initiative).toBe('axis');
  });

  rule('O16.4.2e', 'if a trigger leaves one side with nobody, the fight stops and costs nobody else', () => {
    const allies = { pile: ['A-25', 'A-62'] };
    const t = duel({ 'a-line-1': 'M8' }, { allies }, { at: 'L7', broken: true });
    t.choose('snipe g-rifle-1').until('next-order');
    expect(t.told('rolled').map(({ side }) => side)).toEqual(['allies']);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
    expect(t.told('melee-ended')).toEqual([]);
    expect(t.at('a-line-1')).toBe('M8');
  });
});

describe('O16.4.3 Melee result', () => {
  rule('O16.4.3a', 'the lower total loses every unit in the hex', () => {
    const t = duel({ 'a-line-1': 'M8', 'a-mccready': 'M8', 'a-line-team-1': { at: 'M8', broken: true } }, { axis: { pile: ['G-3'] } });
    t.until('next-order');
    expect(t.last('melee-ended')).toMatchObject({ axis: 8, winner: 'allies' });
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
    const won = duel({ 'a-line-1': 'M8', 'a-line-team-1': { at: 'M8', broken: true } }).until('next-order');
    expect(won.last('melee-ended')).toMatchObject({ axis: 15, allies: 12, winner: 'axis' });
    expect(won.told('eliminated').map(({ unit }) => unit)).toEqual(['a-line-1', 'a-line-team-1']);
  });

  /** 6 and 1 for the box and a roll of 3, against 5 and a roll of 5. */
  const tied = (fortifications: Record<string, string> = {}) =>
    duel({ 'a-line-1': 'M8' }, { axis: { pile: ['G-13'] }, fortifications }).until('next-order');

  rule('O16.4.3b', 'equal totals are the end of both sides', () => {
    expect(tied().last('melee-ended')).toMatchObject({ axis: 10, allies: 10, winner: '' });
    const both = ['a-line-1', 'g-rifle-1'];
    for (const t of [tied(), tied({ M8: 'trench' })])
      expect(
        t
          .told('eliminated')
          .map(({ unit }) => unit)
          .toSorted(),
      ).toEqual(both);
  });

  rule('O16.4.3c', 'equal totals spare whoever held a Bunker or the Pillbox when the Melee began', () => {
    for (const kind of ['bunker', 'pillbox']) {
      const t = tied({ M8: kind });
      expect(t.last('melee-ended')).toMatchObject({ axis: 10, allies: 10, winner: 'allies' });
      expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
    }
  });

  rule('O16.4.3c', 'a lower total loses even in a bunker', () => {
    const t = duel({ 'a-line-1': 'M8' }, { fortifications: { M8: 'bunker' } }).until('next-order');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['a-line-1']);
  });

  rule(['O16.4.3d', 'O16.4.3e'], 'more than seven figures may go into a Melee, and cost units when the Turn ends', () => {
    const t = closing({ 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L7', 'a-line-1': 'M8' }, { allies: { pile: ['A-3'] } });
    t.choose('advance g-rifle-1 M8', 'advance g-rifle-2 M8', 'advance g-lorenz M8').until('next-order');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['a-line-1']);
    t.choose('end-turn');
    expect([t.asks, t.seat]).toEqual(['overstacked', 'axis']);
    t.choose('eliminate g-rifle-2');
    expect(t.last('eliminated')).toMatchObject({ unit: 'g-rifle-2', rule: '8.2', points: 2 });
    expect(t.asks).toBe('turn');
    const peaceful = closing({ 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'L6' });
    peaceful.choose('advance g-rifle-1 L6', 'end-advance', 'end-turn');
    expect(peaceful.asks).toBe('overstacked');
  });
});

describe('O16.4.1 Melee strength', () => {
  rule('O16.4.1e', 'ambushes may leave nobody on either side, and then nobody rolls', () => {
    const t = given({
      axis: { hand: ['G-43', 'G-56'] },
      allies: { hand: ['A-59'] },
      units: {
        'g-rifle-1': { at: 'L7', broken: true },
        'a-line-1': { at: 'M8', broken: true },
        'g-weapon-team-6': 'A1',
        'a-weapon-team-6': 'O1',
      },
    });
    t.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M8', 'ambush A-59', 'ambush G-56').until('turn');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['g-rifle-1', 'a-line-1']);
    expect(t.told('rolled')).toEqual([]);
  });
});
