/** E52.2 A Squad that deploys in the middle of something: on the way, while it fires, during a Rout. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT } from './event-drawn.ts';
import { given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

const event = eventWith({ at: 'B5', order: 'G-9', hand: ['G-3'] });

const SPARE = 'G-47';

describe('E52.2 Deploying in the middle of something', () => {
  rule('E52.2d', 'each marker in its turn, to one of the two Teams', () => {
    const t = event('G-28', { units: { [RIFLE]: { at: 'B6', weapon: 'g-light-mg-1', veteran: true, suppressed: true } } });
    t.choose(`deploy ${RIFLE}`);
    expect([t.asks, ...t.choices]).toEqual(['deploy-markers', 'give veteran g-line-team-1', 'give veteran g-line-team-2']);
    expect(t.why('give suppressed g-line-team-1')).toBe('not-to-choose E52.2');
    expect(t.why(`give veteran ${PATIENT}`)).toBe('not-to-choose E52.2');
  });

  rule('E52.2e', 'a Squad that was activated to fire and has not fired yet fires as two Teams', () => {
    const t = given({
      axis: { hand: ['G-50'], pile: ['G-34', 'G-28'] },
      allies: { pile: ['A-61', 'A-62'] },
      units: { 'g-lorenz': 'K7', [RIFLE]: 'L7', 'g-rifle-2': 'L6', [YANKS]: 'M7' },
    });
    t.choose('order G-50', 'activate g-lorenz', 'activate-all', 'target M7', 'join g-rifle-2', 'fire', `deploy ${RIFLE}`).until('fire');
    t.choose('target M7', 'fire-all').until();
    expect(t.told('fired').map(({ firers }) => firers)).toEqual([['g-rifle-2'], ['g-line-team-1', 'g-line-team-2']]);
  });

  rule('E52.2f', 'both Teams of a Squad that has to Retreat go', () => {
    const t = given({
      axis: { hand: ['G-11'], pile: ['G-34', 'G-28'] },
      units: { 'g-volksgrenadier-1': { at: 'L7', broken: true }, [YANKS]: 'O1' },
    }).choose('order G-11', 'deploy g-volksgrenadier-1');
    while (t.asks === 'retreat') t.choose('retreat K7');
    expect([t.at('g-line-team-1'), t.at('g-line-team-2')]).toEqual(['K7', 'K7']);
  });
});

describe('E52.2 Deploying during a Rout that deploys during a Rout', () => {
  rule('E52.2f', 'the team that is left goes on alone when the other is killed', () => {
    const t = given({
      axis: { hand: ['G-11', SPARE], pile: ['G-37', 'G-28', 'G-70'] },
      allies: { pile: ['A-31', 'A-8'] },
      fortifications: { K7: 'mines', K8: 'mines' },
      units: { 'g-conscript-1': { at: 'L7', broken: true }, 'g-rifle-9': 'A1', 'a-weapon-team-6': 'O1' },
    });
    t.choose('order G-11', 'deploy g-conscript-1', 'retreat K8', 'kill g-line-team-2').until();
    expect(t.at('g-line-team-2')).toBe('');
    expect(t.told('retreated').some(({ unit }) => unit === 'g-line-team-1')).toBe(true);
  });

  rule('E52.2f', 'both teams retreat as far as the squad would have', () => {
    const t = given({
      axis: { hand: ['G-11', SPARE], pile: ['G-70', 'G-69', 'G-68'] },
      allies: { pile: ['A-31', 'A-28'] },
      fortifications: { L8: 'mines' },
      units: { 'g-conscript-1': { at: 'L8', broken: true }, 'g-rifle-9': 'A1', 'a-weapon-team-6': 'O1' },
    });
    t.choose('order G-11', 'retreat K9', 'deploy g-conscript-1', 'defend g-line-team-1').until();
    while (t.asks === 'retreat') t.choose(t.choices[0] ?? '');
    const roll = t.last('rout-roll');
    const hexes = roll.roll - roll.morale;
    expect(hexes).toBeGreaterThan(1);
    for (const team of ['g-line-team-1', 'g-line-team-2']) {
      expect(t.told('retreated').filter(({ unit }) => unit === team)).toHaveLength(hexes);
    }
    expect(t.at('g-line-team-1')).toBe(t.at('g-line-team-2'));
  });
});
