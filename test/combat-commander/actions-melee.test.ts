/** Actions in and after a Melee: A25 Ambush, A38 No Quarter. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const TEAM = 'g-line-team-1';
const OTHER_TEAM = 'g-line-team-2';
const YANKS = 'a-line-team-1';
const ELSEWHERE = { 'g-rifle-9': 'B5', 'a-line-9': 'O1' };

interface Brawl {
  readonly units?: Record<string, unknown>;
  readonly axis?: Record<string, unknown>;
  readonly allies?: Record<string, unknown>;
}

/** A German Team (FP 3) has advanced upon an American Team (FP 3, boxed) in L7. */
function brawl({ units = { [TEAM]: 'L6', [YANKS]: 'L7' }, axis = {}, allies = {} }: Brawl): Given {
  const { hand = [], ...more } = axis as { hand?: string[] };
  const t = given({
    units: { ...ELSEWHERE, ...units },
    axis: { hand: ['G-68', ...hand], pile: ['G-55'], ...more },
    allies: { pile: ['A-13'], ...allies },
  });
  return t.choose('order G-68', `activate ${TEAM}`, `advance ${TEAM} L7`);
}

/** The windows that go by until the Order is over. */
function windows(t: Given): string[] {
  const asked: string[] = [];
  while (t.asks !== 'next-order') {
    asked.push(t.asks);
    t.pass();
  }
  return asked;
}

describe('A25 Ambush', () => {
  rule('A25a', 'it is for a Melee, before its dice are rolled: not before the Melee, not between the rolls', () => {
    const t = given({
      units: { ...ELSEWHERE, [TEAM]: 'L6', [YANKS]: 'L7' },
      axis: { hand: ['G-68', 'G-56'], pile: ['G-55'] },
      allies: { hand: ['A-59'], pile: ['A-13'] },
    });
    expect(t.why('ambush G-56')).toBe('not-now 5');
    t.choose('order G-68', `activate ${TEAM}`);
    expect(t.why('ambush G-56')).toBe('not-now O16.1');
    t.choose(`advance ${TEAM} L7`, 'pass');
    expect([t.asks, t.seat, t.why('ambush G-56')]).toEqual(['ambush', 'axis', undefined]);
    t.choose('pass');
    expect(t.told('rolled')).toMatchObject([{ purpose: 'melee', side: 'allies' }]);
    expect(t.why('ambush G-56')).toBe('not-now 9.1');
    t.choose('pass');
    expect(t.told('rolled')).toHaveLength(2);
    expect(t.why('ambush G-56')).toBe('not-now 9.1');
  });

  rule(['A25b', 'A25e'], 'the inactive player plays as many as he wants, then the active player, in the same Melee', () => {
    const units = { [TEAM]: 'L6', [OTHER_TEAM]: { at: 'L7' }, [YANKS]: 'L7', 'a-line-team-2': 'L7' };
    const t = brawl({ units, axis: { hand: ['G-56', 'G-57'] }, allies: { hand: ['A-59', 'A-60', 'A-3'] } });
    expect(t.seat).toBe('allies');
    t.choose('ambush A-59', `fall ${TEAM}`, 'ambush A-60', `fall ${OTHER_TEAM}`);
    expect([t.asks, t.seat]).toEqual(['ambush', 'allies']);
    t.choose('pass');
    expect([t.asks, t.seat]).toEqual(['ambush', 'axis']);
    t.choose('ambush G-56', `fall ${YANKS}`, 'ambush G-57', 'fall a-line-team-2');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual([TEAM, OTHER_TEAM, YANKS, 'a-line-team-2']);
    expect(t.asks).not.toBe('ambush');
  });

  rule('A25c', 'the ambushed player picks one of his units in the Melee: it breaks, or is eliminated if it was broken', () => {
    const units = { [TEAM]: 'L6', [OTHER_TEAM]: { at: 'L7', broken: true }, [YANKS]: 'L7' };
    const ambushed = () => brawl({ units, allies: { hand: ['A-59'] } }).choose('ambush A-59');
    const t = ambushed();
    expect([t.seat, ...t.choices]).toEqual(['axis', `fall ${TEAM}`, `fall ${OTHER_TEAM}`]);
    t.choose(`fall ${TEAM}`);
    expect([t.unit(TEAM).broken, t.told('eliminated')]).toEqual([true, []]);
    const hard = ambushed().choose(`fall ${OTHER_TEAM}`);
    expect(hard.told('eliminated')).toMatchObject([{ unit: OTHER_TEAM }]);
    expect(hard.unit(TEAM).broken).toBe(false);
  });

  rule('A25d', 'FP is added up only after the Ambushes: a broken Team fights with 1, without its box', () => {
    const strengths = (t: Given) => t.until().told('melee-strength');
    expect(strengths(brawl({}))).toMatchObject([
      { side: 'allies', firepower: 3, boxed: 1, roll: 5, total: 9 },
      { side: 'axis', firepower: 3, boxed: 0, roll: 9, total: 12 },
    ]);
    const both = brawl({ axis: { hand: ['G-56'] }, allies: { hand: ['A-59'] } }).choose('ambush A-59', 'ambush G-56');
    expect(strengths(both)).toMatchObject([
      { side: 'allies', firepower: 2, boxed: 0, total: 7 },
      { side: 'axis', firepower: 1, boxed: 0, total: 10 },
    ]);
  });

  rule('A25d', 'once Ambushes have wiped out a side nobody rolls', () => {
    const t = brawl({ units: { [TEAM]: { at: 'L6', broken: true }, [YANKS]: 'L7' }, allies: { hand: ['A-59'] } });
    t.choose('ambush A-59').until();
    expect(t.told('eliminated')).toMatchObject([{ unit: TEAM, rule: 'A25' }]);
    expect(t.told('rolled')).toEqual([]);
    expect(t.at(YANKS)).toBe('L7');
  });

  rule('A25f', 'both sides may be wiped out: who has nobody left in the hex may still ambush those who have', () => {
    const units = { [TEAM]: { at: 'L6', broken: true }, [YANKS]: { at: 'L7', broken: true } };
    const t = brawl({ units, axis: { hand: ['G-56'] }, allies: { hand: ['A-59'] } }).choose('ambush A-59');
    expect([t.asks, t.seat, t.at(TEAM)]).toEqual(['ambush', 'axis', '']);
    t.choose('ambush G-56').until();
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([TEAM, YANKS]);
    expect(t.told('rolled')).toEqual([]);
  });
});

describe('A38 No Quarter', () => {
  const reds = { [TEAM]: 'L6', 'r-line-team-1': 'L7' };
  const eastern = (more: { units?: Record<string, unknown>; axis?: Record<string, unknown>; allies?: Record<string, unknown> }) => {
    const { hand = ['G-62'], ...rest } = (more.axis ?? {}) as { hand?: string[] };
    const t = given({
      units: { 'g-rifle-9': 'B5', 'r-rifle-9': 'O1', ...reds, ...more.units },
      axis: { hand: ['G-68', ...hand], pile: ['G-55'], ...rest },
      allies: { nation: 'russia', hand: ['R-60'], pile: ['R-13'], ...more.allies },
    });
    return t.choose('order G-68', `activate ${TEAM}`, `advance ${TEAM} L7`);
  };
  const merciless = (t: Given) => t.told('points').filter(({ why }) => why === 'no-quarter');

  rule(['A38a', 'A38e'], 'it is worth 2 VPs right after a Melee, and cannot be played while it lasts', () => {
    const t = eastern({ axis: { hand: ['G-62', 'G-63'] } });
    expect(t.why('no-quarter G-62')).toBe('not-now A25');
    t.until('no-quarter');
    expect(t.told('melee-ended')).toMatchObject([{ winner: 'axis' }]);
    t.choose('no-quarter G-62');
    expect(merciless(t)).toMatchObject([{ side: 'axis', points: 2, vp: 3 }]);
    expect(t.until('next-order').why('no-quarter G-63')).toBe('not-now 5.1');
  });

  rule('A38b', 'Germans play it against Russians, not against Americans', () => {
    expect(eastern({}).until('no-quarter').why('no-quarter G-62')).toBeUndefined();
    const western = brawl({ axis: { hand: ['G-62'] } });
    expect(windows(western)).not.toContain('no-quarter');
    expect(western.told('melee-ended')).toMatchObject([{ winner: 'axis' }]);
    expect(western.told('points')).toMatchObject([{ why: 'elimination' }]);
  });

  rule(['A38c', 'A38d'], 'a Russian who has won plays it, the German who has nobody left does not', () => {
    const t = eastern({ axis: { pile: ['G-13'] }, allies: { pile: ['R-55'] } }).until('no-quarter');
    expect([t.seat, ...t.choices]).toEqual(['allies', 'no-quarter R-60', 'pass']);
    t.choose('no-quarter R-60').until('next-order');
    expect(merciless(t)).toMatchObject([{ side: 'allies', points: 2, vp: -3 }]);
  });

  rule('A38d', 'where both sides fall, neither may play it', () => {
    const t = eastern({ axis: { pile: ['G-55'] }, allies: { pile: ['R-56'] } });
    expect(windows(t)).not.toContain('no-quarter');
    expect(t.told('melee-ended')).toMatchObject([{ axis: 12, allies: 12, winner: '' }]);
  });
});
