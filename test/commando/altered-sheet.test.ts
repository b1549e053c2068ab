/** What no sheet on the shelf can bring about: the Highlands with two PSYOP teams, and with three OPFOR counters in all. */
import { describe, expect, vi } from 'vitest';
import type { Sheet } from '../../src/games/commando/content/theatre.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

vi.mock('../../src/games/commando/content/highlands.json', async (original) => {
  const { default: sheet } = await original<{ readonly default: Sheet }>();
  const units = sheet.units.map((entry) => (entry.type === 'psyop-team' ? { ...entry, count: 2 } : entry));
  return { default: { ...sheet, units, opfor: [{ type: 'hill-militia', count: 3, firepower: 1 }] } };
});

const highlands = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 5, kia: 0, rp: 0, ...more }, dice);

describe('26.0 PSYOP', () => {
  rule('26.0d', 'two teams in a force refuse one card between them', () => {
    const t = highlands({
      units: { 'psyop-team-1': 'halvona', 'psyop-team-2': 'halvona' },
      cards: ['militia-muster', 'washed-out-trail', 'cloud-on-the-tokabar'],
    });
    t.choose('force halvona', 'take-all', 'done', 'move osmaro', 'halt', 'exchange');
    expect(t.told('card-drawn').map(({ card }) => card)).toEqual(['militia-muster', 'washed-out-trail']);
    expect(t.told('ops-changed')[0]).toMatchObject({ by: -1, why: 'card' }); // the second card is played
    expect(t.asks).toBe('operation');
  });
});

describe('31.1 Scenario won', () => {
  rule('31.1f', 'a bin with three counters gives three, however many are called', () => {
    const t = highlands(
      { units: { 'ranger-team-1': 'halvona' }, cards: ['militia-muster'], campaign: { won: ['lantern-walk', 'high-table'] } },
      [6, 1],
    );
    t.choose('force halvona', 'move osmaro', 'halt');
    expect(t.told('opfor-placed')).toMatchObject([{ called: 5, opfor: ['hill-militia-1', 'hill-militia-2', 'hill-militia-3'] }]);
    expect(t.asks).toBe('fire');
  });
});
