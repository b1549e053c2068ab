/** What the onlooker of `sim --habits` counts, and what it does not. */
import { describe, expect, it } from 'vitest';
import { habits } from '../../src/games/combat-commander/habits.ts';
import type { Choice, Event } from '../../src/games/combat-commander/vocabulary.ts';
import { planOf, simulate } from '../../src/lab/simulate.ts';
import { given } from './given.ts';

const { state } = given({ units: { 'g-rifle-1': 'F5', 'a-line-1': 'F6' }, fortifications: { F7: 'mines', F8: 'foxholes' } });

function heard(...events: readonly Event[]): Readonly<Record<string, number | string>> {
  const onlooker = habits();
  for (const event of events) onlooker.hear(event);
  return onlooker.counts(state);
}

const began = (turn: number): Event => ({ type: 'turn-began', rule: '5', side: 'axis', turn });
const walked = (from: string, hex: string): Event[] => [
  { type: 'moved', rule: 'O21', side: 'axis', units: ['g-rifle-1', 'g-rifle-2'], from, hex, cost: 1, spent: 1 },
  { type: 'order-ended', rule: 'O14', side: 'axis', order: 'move' },
];

describe('the onlooker', () => {
  it('counts a stack that comes back to where it was, once', () => {
    expect(heard(began(1), ...walked('F5', 'F6'), began(3), ...walked('F6', 'F5'))['to-and-fro']).toBe(1);
  });

  it('does not count a way back after more than three Turns of a side, after a hit on all, or after an objective changed hands', () => {
    const out = [began(1), ...walked('F5', 'F6')];
    const back = [began(3), ...walked('F6', 'F5')];
    expect(heard(...out, began(9), ...walked('F6', 'F5'))['to-and-fro']).toBe(0);
    expect(heard(...out, { type: 'control', rule: '7.3.1', side: 'axis', objective: '1' }, ...back)['to-and-fro']).toBe(0);
    const hits = ['g-rifle-1', 'g-rifle-2'].map((unit): Event => ({ type: 'broke', rule: 'O20', side: 'axis', unit, hex: 'F6' }));
    expect(heard(...out, ...hits, ...back)['to-and-fro']).toBe(0);
  });

  it('tells barrages on one’s own from those on the enemy, and both from other fire', () => {
    const fired = (by: 'artillery' | 'fire'): Event => ({
      type: 'fired',
      rule: 'O18',
      side: 'axis',
      by,
      firing: '',
      firers: [],
      hexes: ['F6'],
      base: 8,
      others: 0,
      hindrance: 0,
      height: 0,
      firepower: 8,
    });
    const fell = (side: 'axis' | 'allies'): Event => ({
      type: 'defended',
      rule: 'O20.3.4',
      side,
      unit: '',
      morale: 7,
      cover: 0,
      roll: 3,
      defence: 10,
      attack: 15,
      result: 'broken',
    });
    const counts = heard(fired('artillery'), fell('axis'), fell('allies'), fell('allies'), fired('fire'), fell('allies'));
    expect([counts['own-barrage'], counts['enemy-barrage']]).toEqual([1, 2]);
  });

  it('counts a pass of whoever is behind, if something could have been done', () => {
    const pass = (vp: number, choices: readonly Choice[]) => {
      const onlooker = habits();
      onlooker.watch({ ...state, vp }, 'axis', { asks: 'turn', rule: '5', options: [] }, { kind: 'discard' }, () => choices);
      return onlooker.counts(state).idle;
    };
    const fire: Choice = { kind: 'order', card: 'G-56' };
    const rout: Choice = { kind: 'order', card: 'G-13' };
    expect(pass(-3, [fire, { kind: 'discard' }])).toBe(1);
    expect(pass(-3, [rout, { kind: 'discard' }])).toBe(0);
    expect(pass(3, [fire, { kind: 'discard' }])).toBe(0);
  });

  it('counts every step into known mines', () => {
    const onlooker = habits();
    for (const hex of ['F7', 'F8'])
      onlooker.watch(state, 'axis', { asks: 'move', rule: 'O21', options: [] }, { kind: 'step', hex }, () => []);
    expect(onlooker.counts(state).mines).toBe(1);
  });

  it('sits beside every game of a simulation that wants it', async () => {
    const plan = planOf({
      game: 'combat-commander',
      setup: 'first-light',
      options: {},
      bots: ['sergeant'],
      seed: '7',
      games: 2,
      habits: true,
    });
    const played = plan.ok ? await simulate(plan.value, 1) : plan;
    if (!played.ok) return expect.fail(played.fault.code);
    for (const { figures } of played.value) {
      expect(figures).toMatchObject({ scenario: 'first-light', idle: expect.any(Number), 'own-barrage': 0 });
      expect(figures['axis-set-up']).toMatch(/^axis .*g-heavy-mg/);
    }
    expect(planOf({ game: 'v-commandos', options: {}, bots: ['random'], seed: '7', games: 2, habits: true })).toMatchObject({
      fault: { code: 'no-habits' },
    });
  });
});
