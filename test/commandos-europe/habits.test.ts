/** What the onlooker of `sim --habits` counts over a war, and how the report tells it. */
import { describe, expect, it } from 'vitest';
import { habits } from '../../src/games/commandos-europe/habits.ts';
import type { Event } from '../../src/games/commandos-europe/vocabulary.ts';
import { reportPage } from '../../src/lab/report.ts';
import { planOf, simulate } from '../../src/lab/simulate.ts';
import { summaryOf } from '../../src/lab/summary.ts';
import { talliesOf } from '../../src/lab/tallies.ts';
import { wordsOf } from '../../src/lab/words.ts';

const plan = planOf({ game: 'commandos-europe', setup: 'first-raid', options: {}, bots: ['sergeant'], seed: '7', games: 8, habits: true });
if (!plan.ok) throw new Error(plan.fault.code);
const played = await simulate(plan.value, 1);
if (!played.ok) throw new Error(played.fault.code);
const records = played.value;

describe('the onlooker', () => {
  it('counts a mission each time it is drawn, and what became of it', () => {
    const onlooker = habits();
    const drawn: Event = { type: 'mission-drawn', rule: '7.0', mission: 'one', roll: 1, hex: '0101', requires: [] };
    const done: Event = { type: 'accomplished', rule: '7.1', mission: 'one', hex: '0101', award: 1 };
    const left: Event = { type: 'forfeited', rule: '7.2', mission: 'one', why: 'wanted' };
    for (const event of [drawn, left, drawn, done]) onlooker.hear(event);
    const [{ tallies } = { tallies: undefined }] = records;
    expect(Object.keys(tallies ?? {})).toEqual(['mission', 'bought', 'level']);
    const state = { how: 'award' } as never;
    expect(onlooker.tallies?.(state).mission).toEqual({ one: { drawn: 2, accomplished: 1, forfeited: 1, fled: 0, stood: 0 } });
  });

  it('counts as many missions accomplished as the figures of the games say', () => {
    const [missions] = talliesOf(records).filter(({ heading }) => heading === 'mission');
    const place = missions?.counts.indexOf('accomplished') ?? -1;
    const counted = missions?.things.reduce((sum, { counted }) => sum + (counted[place] ?? 0), 0);
    expect(counted).toBe(records.reduce((sum, { figures }) => sum + Number(figures.accomplished), 0));
    expect(counted).toBeGreaterThan(0);
  });
});

describe('the report of what was counted', () => {
  const rows = summaryOf(records, () => 'commander');
  const html = reportPage({ plan: plan.value, setup: 'first-raid', records, rows }, wordsOf('en'));

  it('has a plot of the missions by their names, and tables of what was bought and which levels were reached', () => {
    expect(html).toContain('aria-label="Missions: first-raid');
    expect(html).toMatch(/<h2 id="bought">What is bought<\/h2>/);
    expect(html).toMatch(/<h2 id="level">Levels<\/h2>/);
    expect(html).not.toMatch(/<th scope="row">(?!first-raid|court-martial)[a-z]+-[a-z-]+<\/th>/);
  });

  it('says how the same figures are had again', () => {
    expect(html).toContain('--habits');
  });
});
