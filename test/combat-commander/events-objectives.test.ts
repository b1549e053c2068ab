/** Events about Objectives and surrender: E49, E54, E65, E67, E74. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith } from './event-drawn.ts';
import { given } from './given.ts';

const drawn = eventWith({ at: 'B5', order: 'G-9', hand: ['G-3'] });
const event = (card: string, { axis = {}, ...more }: { readonly axis?: Record<string, unknown>; readonly [field: string]: unknown } = {}) =>
  drawn(card, { axis, more });

describe('E49 Command & Control', () => {
  rule('E49a', 'a VP for each Objective one controls, whatever the chits say', () => {
    const t = event('G-43', { control: ['axis', 'allies', 'axis', '', 'axis'], openChits: ['U', 'R'] });
    expect(t.told('points')).toMatchObject([{ side: 'axis', points: 3, vp: 3 }]);
    expect(event('G-43', { control: ['allies', 'allies', '', '', ''] }).told('points')).toEqual([]);
  });
});

describe('E54 Élan', () => {
  rule('E54a', 'the own Surrender marker goes up a space: the loss that would have ended the game does not', () => {
    const t = event('G-11', { axis: { surrender: 4 }, allies: { surrender: 7 } });
    expect([t.state.sides.axis.surrender, t.state.sides.allies.surrender]).toEqual([5, 7]);
    const lossOf = (pile: string[]) =>
      given({
        units: { 'g-green-team-8': { at: 'B5', broken: true }, 'g-rifle-1': 'L7', 'g-rifle-2': 'C4', 'a-line-1': 'N7' },
        axis: { hand: ['G-50', 'G-9'], pile, surrender: 1 },
      }).choose('order G-50', 'activate g-rifle-1', 'target N7');
    const proud = lossOf(['G-35', 'G-11', 'G-34', 'G-8']).until('next-order').choose('order G-9').until('turn');
    expect([proud.told('eliminated').length, proud.outcome]).toEqual([1, undefined]);
    const meek = lossOf(['G-13', 'G-34', 'G-8']).until('next-order').choose('order G-9', 'pass');
    expect(meek.told('game-over')).toMatchObject([{ winner: 'allies', how: 'surrender' }]);
  });
});

describe('E65 Mission Objective', () => {
  const drawn = (chit: string) =>
    event('G-5', { chitCup: [chit], openChits: ['A'], axis: { secret: ['B'] }, control: ['', '', 'axis', '', ''] });

  rule(['E65a', 'E65b'], 'a chit is drawn for oneself, on top of those there are', () => {
    const t = drawn('K');
    expect([t.state.sides.axis.secret, t.state.sides.allies.secret, t.state.openChits]).toEqual([['B', 'K'], [], ['A']]);
    const by = (seed: string) => {
      const units = { 'g-green-team-8': { at: 'B5', broken: true }, 'a-line-1': 'O8' };
      const t2 = given({ units, axis: { hand: ['G-9'], pile: ['G-34', 'G-5'] } }, seed).choose('order G-9', 'pass');
      return [...t2.state.sides.axis.secret, ...t2.state.openChits].join();
    };
    expect(new Set(Array.from({ length: 12 }, (_, i) => by(`${i}`))).size).toBeGreaterThan(3);
  });

  rule('E65c', 'the opponent does not get to see it, and nobody scores for it yet', () => {
    const t = drawn('K');
    expect(t.told('chit-drawn')).toMatchObject([{ to: ['axis'], chit: 'K' }]);
    expect([t.told('chit-opened'), t.told('points')]).toEqual([[], []]);
    expect(t.told('chit-secret')).toMatchObject([{ side: 'axis' }]);
    expect(t.told('chit-secret')[0]).not.toHaveProperty('chit');
  });

  rule('E65d', 'a chit without a secret side lies open at once', () => {
    const t = drawn('X');
    expect([t.state.sides.axis.secret, t.state.openChits]).toEqual([['B'], ['A', 'X']]);
    expect(t.told('chit-opened')).toMatchObject([{ chit: 'X' }]);
  });
});

describe('E67 Reconnaissance', () => {
  const scouted = (secret: string[]) =>
    event('G-27', { allies: { secret }, axis: { secret: ['B'] }, control: ['axis', '', 'allies', '', ''], openChits: ['D'] });

  rule(['E67a', 'E67b', 'E67c'], 'the opponent must turn up one of his secret chits, which he chooses; it stays open', () => {
    const t = scouted(['K', 'A']);
    expect([t.seat, ...t.choices]).toEqual(['allies', 'reveal K', 'reveal A']);
    t.choose('reveal A');
    expect([t.state.sides.allies.secret, t.state.openChits, t.state.sides.axis.secret]).toEqual([['K'], ['D', 'A'], ['B']]);
    expect(scouted([]).told('event-void')).toMatchObject([{ event: 'reconnaissance' }]);
    expect(scouted(['K']).state.openChits).toEqual(['D', 'K']);
  });

  rule('E67d', 'whoever controls its Objectives gets its VPs right now', () => {
    expect(scouted(['K']).told('points')).toMatchObject([{ side: 'allies', points: 3, vp: -3 }]);
    expect(scouted(['K', 'A']).choose('reveal A').told('points')).toMatchObject([{ side: 'axis', points: 1, vp: 1 }]);
  });
});

describe('E74 Strategic Objective', () => {
  const opened = (chit: string) =>
    event('G-6', { chitCup: [chit], openChits: ['A'], axis: { secret: ['B'] }, control: ['', '', 'allies', '', 'axis'] });

  rule(['E74a', 'E74b'], 'a chit is drawn at random and laid open for both, on top of those there are', () => {
    const t = opened('K');
    expect(t.told('chit-opened')).toMatchObject([{ chit: 'K' }]);
    expect(t.told('chit-opened')[0]).not.toHaveProperty('to');
    expect([t.state.openChits, t.state.sides.axis.secret]).toEqual([['A', 'K'], ['B']]);
  });

  rule('E74c', 'those who control its Objectives score at once', () => {
    expect(opened('K').told('points')).toMatchObject([{ side: 'allies', points: 3, vp: -3 }]);
    const both = opened('T').told('points');
    expect(both).toMatchObject([
      { side: 'axis', points: 2 },
      { side: 'allies', points: 2, vp: 0 },
    ]);
    expect(opened('V').told('points')).toEqual([]);
  });
});
