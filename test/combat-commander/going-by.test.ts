/** What goes by itself for whoever likes it. */
import { describe, expect, it } from 'vitest';
import { plainAnswer } from '../../src/games/combat-commander/going-by.ts';
import { choiceText } from '../../src/games/combat-commander/vocabulary.ts';
import { type Given, given } from './given.ts';

const FIRE = 'G-50';

function ordered(units: Record<string, unknown>): Given {
  const t = given({ axis: { hand: [FIRE, 'G-47'] }, allies: { pile: ['A-51', 'A-52'] }, units });
  return t.choose(`order ${FIRE}`, `activate ${Object.keys(units)[0]}`);
}

function byItself(t: Given): string | undefined {
  const answer = plainAnswer(t.state, t.asks);
  if (answer) expect(t.choices).toContain(choiceText(answer));
  return answer && choiceText(answer);
}

/** A side that has given an Order, and is asked whom it activates. */
function asked(order: string, units: Record<string, unknown>, smoke = {}): Given {
  return given({ axis: { hand: [order] }, units, smoke }).choose(`order ${order}`);
}

describe('an Order', () => {
  it('is carried out by the only one who can, without a question', () => {
    expect(byItself(asked('G-19', { 'g-rifle-1': 'L6', 'a-line-1': 'N6' }))).toBe('activate g-rifle-1');
    expect(byItself(asked('G-19', { 'g-rifle-1': 'L6', 'g-rifle-2': 'L5', 'a-line-1': 'N6' }))).toBeUndefined();
  });

  it('to Fire is asked about where only the hand decides that one alone can', () => {
    expect(byItself(asked(FIRE, { 'g-rifle-1': 'L6', 'a-line-1': 'M6' }))).toBe('activate g-rifle-1');
    const weak = { 'g-weapon-team-1': 'M9', 'a-line-2': 'N7' };
    const t = asked(FIRE, { 'g-rifle-1': 'L6', 'a-line-1': 'M6', ...weak }, { N7: 3 });
    expect(t.choices).toEqual(['activate g-rifle-1']);
    expect(byItself(t)).toBeUndefined();
  });
});

describe('a shot', () => {
  it('at the only target there is goes off by nobody but the one who fires: the odds are seen before', () => {
    expect(byItself(ordered({ 'g-rifle-1': 'L6', 'a-line-1': 'M6' }))).toBeUndefined();
    expect(byItself(ordered({ 'g-rifle-1': 'L6', 'a-line-1': 'M6', 'a-line-2': 'L7' }))).toBeUndefined();
  });

  it('at the only target there is needs no question where it is asked next who takes it', () => {
    const gunners = { 'g-rifle-1': { at: 'L6', weapon: 'g-light-mg-1' } };
    expect(byItself(ordered({ ...gunners, 'a-line-1': 'M6' }))).toBe('target M6');
    expect(byItself(ordered({ ...gunners, 'a-line-1': 'M6', 'a-line-2': 'L7' }))).toBeUndefined();
  });

  it('by several in an Order is put together by whoever fires: who is left out may fire by himself', () => {
    const t = ordered({ 'g-rifle-1': { at: 'L6', weapon: 'g-light-mg-1' }, 'a-line-1': 'M6' }).choose('target M6');
    expect([t.asks, byItself(t)]).toEqual(['fire-group', undefined]);
  });

  it('of opportunity is taken by all who can: there is but one', () => {
    const t = given({
      active: 'allies',
      units: { 'g-rifle-1': { at: 'L7', weapon: 'g-light-mg-1' }, 'a-line-1': 'N8' },
      axis: { hand: [FIRE, 'G-3'], pile: ['G-5', 'G-6', 'G-4'] },
      allies: { hand: ['A-19', 'A-3'], pile: ['A-55', 'A-56', 'A-57'] },
    });
    t.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step N7', `op-fire ${FIRE}`, 'activate g-rifle-1', 'op-attack');
    expect([t.asks, byItself(t)]).toEqual(['fire-group', 'fire-all']);
  });
});
