/** How often bots win what, held against what docs/balance says that we aim for. Played in a soak only: it adds numbers, no rule. */
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/games/box.ts';
import { seatsOf, usualSetup } from '../../src/kernel/setup.ts';
import { planOf, simulate } from '../../src/lab/simulate.ts';
import { type Row, summaryOf } from '../../src/lab/summary.ts';
import { type Aim, GAMES } from '../games.ts';
import { progress } from '../how-many.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test has measured, for the table. */
    figures?: readonly string[];
  }
}

const AIMS = GAMES.flatMap(({ game, invariants: { aims = [] } }) => aims.map((aim) => ({ game, aim })));

async function played(game: AnyGame, { bots, games }: Aim, title: string): Promise<Row[]> {
  const plan = planOf({ game: game.id, options: {}, bots, seed: 'soak', games: games * game.setups.length });
  if (!plan.ok) return expect.fail(plan.fault.code);
  const records = await simulate(plan.value, availableParallelism(), (done) => progress(title, done, plan.value.games));
  if (!records.ok) return expect.fail(JSON.stringify(records.fault));
  return summaryOf(records.value, (setup) => seatsOf(game, usualSetup(game, setup))[0]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const titled = AIMS.map(({ game, aim }) => ({
  game,
  aim,
  title: `${aim.bots.join(' against ')}, ${game.id}, ${aim.games} games of each set-up`,
}));

it.for(titled)('$title', async ({ game, aim, title }, { task }) => {
  const rows = await played(game, aim, title);
  expect(rows.length).toBeGreaterThan(0);
  task.meta.figures = rows.map(
    ({ scenario, winRate, interval }) => `${scenario}: ${percent(winRate)} (${percent(interval.low)} to ${percent(interval.high)})`,
  );
  // Amiss is what lies elsewhere for certain, as far as so many games can tell.
  const amiss = rows.filter(({ scenario, interval: { low, high } }) => {
    const [least, most] = aim.between(scenario);
    return high < least || low > most;
  });
  expect(amiss.map(({ scenario, winRate }) => `${scenario}: ${percent(winRate)}`)).toEqual([]);
});
