/** What a roll would come to, told while it can still be made again; and what the log says of it afterwards. */
import { describe, expect, it } from 'vitest';
import { situation } from '../../src/games/combat-commander/terminal/situation.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { type Given, given } from './given.ts';

const english = new Speaker('en', ...TEXTS.en);
const french = new Speaker('fr', ...TEXTS.fr);

describe('a roll in progress', () => {
  const last = (table: Given, speaker = english) => situation(view(table.until('initiative').state, table.seat), speaker).at(-1);

  /** 5 FP and a roll of 6 against Morale 6, and the card of the defence. */
  const defended = (card: string, unit: object = {}, speaker = english) => {
    const table = given({
      units: { 'g-rifle-1': 'L6', 'a-line-1': { at: 'L7', ...unit } },
      axis: { hand: ['G-52'], pile: ['G-28'] },
      allies: { pile: [card] },
    });
    table.choose('order G-52', 'activate g-rifle-1', 'target L7').until('initiative').pass();
    return last(table, speaker);
  };

  it('says what a defence would come to', () => {
    expect(defended('A-23')).toBe('That makes 6 + 6 = 12 against 11 for American Line 1: it would hold');
    expect(defended('A-15')).toBe('That makes 6 + 5 = 11 against 11 for American Line 1: a tie, it would be suppressed');
    expect(defended('A-11')).toBe('That makes 6 + 4 = 10 against 11 for American Line 1: it would break');
    expect(defended('A-2', { broken: true })).toMatch(/: it would be eliminated, for it is broken already$/);
    expect(defended('A-15', {}, french)).toMatch(/\u00a0: égalité, donc neutralisation$/);
  });

  it('comes after it was told who has yet to defend, and with which Morale', () => {
    const units = { 'g-rifle-1': 'L6', 'a-line-1': 'L7', 'a-line-2': 'L7' };
    const table = given({ units, axis: { hand: ['G-52'], pile: ['G-28'] } });
    table.choose('order G-52', 'activate g-rifle-1', 'target L7').until('defence');
    const lines = situation(view(table.state, 'allies'), english);
    expect(lines.at(-1)).toBe('Still to defend: American Line 1, Morale 6 (Cover 0) · American Line 2, Morale 6 (Cover 0)');
  });

  it('says that a tie breaks those who move', () => {
    const table = given({
      active: 'allies',
      units: { 'g-rifle-1': 'L6', 'a-line-1': 'M8' },
      axis: { hand: ['G-52'], pile: ['G-28'] },
      allies: { hand: ['A-19'], pile: ['A-15'] },
    });
    table.choose('order A-19', 'activate a-line-1', 'set-out a-line-1', 'step L7', 'op-fire G-52', 'activate g-rifle-1', 'op-attack');
    expect(last(table.until('initiative').pass())).toMatch(/= 11 against 11 .*: a tie, it would break, for it is moving$/);
  });

  /** Morale 7 when broken, in the open. */
  const rolled = (order: string, card: string) => {
    const table = given({ units: { 'g-rifle-1': { at: 'L7', broken: true }, 'a-line-1': 'A1' }, axis: { hand: [order], pile: [card] } });
    return last(table.choose(`order ${order}`));
  };

  it('says what becomes of those who rally and rout, also when the roll equals their Morale', () => {
    expect(rolled('G-3', 'G-23')).toBe('German Rifle 1: 6 is below Morale 7, it would rally');
    expect(rolled('G-3', 'G-31')).toBe('German Rifle 1: 7 equals Morale 7, it would stay broken and be suppressed');
    expect(rolled('G-3', 'G-55')).toBe('German Rifle 1: 9 is above Morale 7, it would stay broken');
    expect(rolled('G-11', 'G-23')).toBe('German Rifle 1: 6 is below Morale 7, it would hold');
    expect(rolled('G-11', 'G-31')).toBe('German Rifle 1: 7 equals Morale 7, it would be suppressed');
    expect(rolled('G-11', 'G-65')).toBe('German Rifle 1: 10 is above Morale 7, it would retreat 3 hexes');
  });

  it('says whether ordnance would hit', () => {
    const shelled = (card: string) => {
      const units = { 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'N6' };
      const table = given({ units, axis: { hand: ['G-51'], pile: [card] } });
      return last(table.choose('order G-51', 'activate g-weapon-team-1', 'shell g-light-mortar-1 N6'));
    };
    expect(shelled('G-43')).toMatch(/^12 .*exceeds the range of \d: a hit$/);
    expect(shelled('G-3')).toMatch(/^2 .*does not exceed the range of \d: a miss$/);
  });

  it('says how a Melee would end', () => {
    const melee = (axis: string, allies: string) => {
      const units = { 'g-rifle-1': 'L6', 'a-line-1': 'L7' };
      const table = given({ units, axis: { hand: ['G-43'], pile: [axis] }, allies: { pile: [allies] } });
      table.choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 L7').until('initiative');
      return [last(table), last(table.pass())];
    };
    expect(melee('G-3', 'A-23')).toEqual([
      'The Axis would then have to beat 13',
      '13 against 8: the Allies would win, everybody of the other side in the hex would be eliminated',
    ]);
  });

  it('counts whoever broke by the trigger of the first Melee roll as he was before it', () => {
    const table = given({
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M8', 'a-line-2': 'A1' },
      axis: { hand: ['G-43'], pile: ['G-61'] },
      allies: { pile: ['A-25', 'A-62'] },
    });
    table
      .choose('order G-43', 'activate g-rifle-1', 'advance g-rifle-1 M8')
      .until('may-snipe')
      .choose('snipe g-rifle-1')
      .until('initiative');
    expect(table.state.units.find(({ id }) => id === 'g-rifle-1')?.broken).toBe(true);
    expect(situation(view(table.state, 'axis'), english)).toContain('That makes 5 FP + 0 boxed + 10 = 15');
  });
});

describe('the log', () => {
  const said = (table: Given, type: 'attack-total' | 'concealed' | 'action-played' | 'event' | 'hardened', speaker = english) =>
    speaker.event(table.last(type));

  /** A squad fires from two hexes away, and the cards that come up then. */
  const fired = (special: object, more: object = {}) =>
    given({
      special,
      units: { 'g-rifle-1': 'L5', 'a-line-1': 'L7' },
      axis: { hand: ['G-52', 'G-70'], pile: ['G-28', 'G-63'], ...more },
      allies: { pile: ['A-69'] },
    }).choose('order G-52', 'activate g-rifle-1', 'target L7');

  it('names what the night takes off', () => {
    expect(said(fired({ night: true }).until('next-order'), 'attack-total')).toBe('Attack Total: 5 FP + roll 6 − 2 (range at night) = 9.');
    expect(said(fired({}).until('next-order'), 'attack-total')).toBe('Attack Total: 5 FP + roll 6 = 11.');
  });

  it('says in half a sentence what a card does', () => {
    const table = fired({});
    table.choose('marksmanship G-70').until();
    expect(said(table, 'action-played')).toBe('Axis: Marksmanship (G-70): +2 FP for Squads and Teams that fire.');
    expect(said(table, 'action-played', french)).toMatch(/^Axe\u00a0: Tir de précision \(G-70\)\u00a0: \+2 PF /);
    const cower = fired({}, { pile: ['G-33', 'G-63'] }).until('next-order');
    expect(said(cower, 'event')).toBe('Axis: the Event is Cower: its Squads outside every Leader’s Command Radius are suppressed.');
  });
});
