/** How often bots win what, held against what docs/balance says that we aim for. Played in a soak only: it adds numbers, no rule. */
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { gameOf } from '../../src/games/shelf.ts';
import { seatsOf, usualSetup } from '../../src/kernel/setup.ts';
import { planOf, simulate } from '../../src/lab/simulate.ts';
import { type Row, summaryOf } from '../../src/lab/summary.ts';
import { progress } from '../how-many.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test has measured, for the table. */
    figures?: readonly string[];
  }
}

/** Who plays, how many games of each set-up, and between which shares the first seat should win them. */
interface Aim {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  aim(scenario: string): readonly [low: number, high: number];
}

const AIMS: readonly Aim[] = [
  { game: 'commando', bots: ['sergeant'], games: 2000, aim: (scenario) => (scenario.endsWith('campaign') ? [0.1, 0.4] : [0.35, 0.65]) },
  { game: 'commando', bots: ['random'], games: 2000, aim: () => [0, 0.15] },
  { game: 'combat-commander', bots: ['sergeant'], games: 200, aim: () => [0.35, 0.65] },
  { game: 'combat-commander', bots: ['sergeant', 'random'], games: 100, aim: () => [0.98, 1] },
  { game: 'combat-commander', bots: ['random', 'sergeant'], games: 100, aim: () => [0, 0.02] },
  { game: 'combat-commander', bots: ['sergeant', 'flipbot'], games: 100, aim: () => [0.6, 1] },
  { game: 'combat-commander', bots: ['flipbot', 'sergeant'], games: 100, aim: () => [0, 0.4] },
];

async function played({ game: id, bots, games }: Aim, title: string): Promise<Row[]> {
  const game = gameOf(id) ?? expect.fail(`There is no game "${id}".`);
  const plan = planOf({ game: id, options: {}, bots, seed: 'soak', games: games * game.setups.length });
  if (!plan.ok) return expect.fail(plan.fault.code);
  const records = await simulate(plan.value, availableParallelism(), (done) => progress(title, done, plan.value.games));
  if (!records.ok) return expect.fail(JSON.stringify(records.fault));
  return summaryOf(records.value, (setup) => seatsOf(game, usualSetup(game, setup))[0]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const titled = AIMS.map((aim) => ({ aim, title: `${aim.bots.join(' against ')}, ${aim.game}, ${aim.games} games of each set-up` }));

it.for(titled)('$title', async ({ aim, title }, { task }) => {
  const rows = await played(aim, title);
  expect(rows.length).toBeGreaterThan(0);
  task.meta.figures = rows.map(
    ({ scenario, winRate, interval }) => `${scenario}: ${percent(winRate)} (${percent(interval.low)} to ${percent(interval.high)})`,
  );
  // Amiss is what lies elsewhere for certain, as far as so many games can tell.
  const amiss = rows.filter(({ scenario, interval: { low, high } }) => {
    const [least, most] = aim.aim(scenario);
    return high < least || low > most;
  });
  expect(amiss.map(({ scenario, winRate }) => `${scenario}: ${percent(winRate)}`)).toEqual([]);
});
