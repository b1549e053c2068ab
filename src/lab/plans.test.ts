import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../games/box.ts';
import { gameOf } from '../games/shelf.ts';
import { usualSetup } from '../kernel/setup.ts';
import { type Findings, findPlans } from './plans.ts';
import { planOf } from './simulate.ts';

const commando = gameOf('commando') as AnyGame;
const SETUP = usualSetup(commando, 'western-desert/midnight-toll');

async function findings(jobs: number): Promise<Findings> {
  const found = await findPlans({ game: commando, setup: SETUP, seed: '7', width: 8, fresh: 10, rounds: [2, 4] }, jobs);
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
}

describe('a search for plans', async () => {
  const found = await findings(1);

  it('finds the same on one core and on two', async () => {
    expect(await findings(2)).toEqual(found);
  });

  it('counts the best anew, in games by which nothing was chosen, and orders them by that', () => {
    const { script, best, tried, games } = found;
    expect(script.plan).toEqual([]);
    expect(best.length).toBeGreaterThan(0);
    expect(best.map(({ counted }) => counted)).toEqual(best.map(({ counted }) => counted).toSorted((a, b) => b - a));
    for (const { counted, interval } of [script, ...best]) {
      expect(counted * 10).toBeCloseTo(Math.round(counted * 10));
      expect(interval.low).toBeLessThan(counted + 1e-9);
      expect(interval.high).toBeGreaterThan(counted - 1e-9);
    }
    expect(tried).toBeGreaterThan(20);
    expect(games).toBeGreaterThan(60);
  });

  it('has nothing to try in a game without parts for plans', async () => {
    const { plans: _, ...lab } = commando.lab;
    const search = await findPlans({ game: { ...commando, lab }, setup: SETUP, seed: '7', width: 8, fresh: 20 }, 1);
    expect(search).toMatchObject({ ok: false, fault: { code: 'no-plans', figures: { game: 'commando' } } });
  });
});

describe('a bot with a plan', () => {
  it('is taken by a simulation, unless the game does not know one of its parts', () => {
    const wanted = { game: 'commando', options: {}, seed: '7', games: 1 };
    expect(planOf({ ...wanted, bots: ['plan:sappers+2-truck-patrol'] }).ok).toBe(true);
    for (const bots of [['plan:elephants'], ['plan:'], ['plan:sappers+']]) {
      expect(planOf({ ...wanted, bots })).toMatchObject({ ok: false, fault: { code: 'unknown-bot' } });
    }
  });
});
