import { describe, expect, it } from 'vitest';
import { searchBot } from '../bots/bot.ts';
import { gameOf } from '../games/shelf.ts';
import { type GameRecord, type Plan, playGame } from './games.ts';
import { type Progress, planOf, simulate, type Wanted } from './simulate.ts';
import { byScenario, summaryOf } from './summary.ts';

const WANTED: Wanted = { game: 'commando', options: {}, bots: ['random'], seed: '7', games: 48 };

function plan(changes: Partial<Wanted> = {}): Plan {
  const made = planOf({ ...WANTED, ...changes });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

async function records(planned: Plan, jobs: number, progress?: Progress): Promise<GameRecord[]> {
  const played = await simulate(planned, jobs, progress);
  if (!played.ok) throw new Error(played.fault.code);
  return played.value;
}

function faultOf(changes: Partial<Wanted>): string | undefined {
  const made = planOf({ ...WANTED, ...changes });
  return made.ok ? undefined : made.fault.code;
}

describe('a simulation', () => {
  it('plays the same games from the same seed on one core and on two', async () => {
    const one = await records(plan(), 1);
    const two = await records(plan(), 2);
    expect(two).toEqual(one);
    expect(one).toHaveLength(48);
  });

  it('plays other games from another seed, and the first games of a longer one are those of a shorter', async () => {
    const games = await records(plan(), 1);
    expect(await records(plan({ seed: '8' }), 1)).not.toEqual(games);
    expect(await records(plan({ games: 12 }), 1)).toEqual(games.slice(0, 12));
  });

  it('plays all set-ups by turns unless one is named', async () => {
    const { setups } = plan();
    const games = await records(plan(), 1);
    expect(games.map(({ setup }) => setup)).toEqual(games.map((_, i) => setups[i % setups.length]?.id));
    const [named] = plan({ setup: 'highlands/campaign' }).setups;
    expect(named?.id).toBe('highlands/campaign');
  });

  it('tells its progress up to the last game', async () => {
    const told: number[] = [];
    await records(plan(), 2, (played) => told.push(played));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(48);
  });

  it('counts a mission that was drawn under its own name, and a campaign under its set-up', async () => {
    const drawn = await records(plan({ setup: 'western-desert/any', games: 24 }), 1);
    expect(byScenario(drawn).size).toBeGreaterThan(1);
    expect([...byScenario(drawn).keys()].every((name) => /^western-desert\/(?!any|campaign)/.test(name))).toBe(true);
    const campaign = await records(plan({ setup: 'highlands/campaign', games: 2 }), 1);
    expect([...byScenario(campaign).keys()]).toEqual(['highlands/campaign']);
  });

  it('plays with bots that look ahead as well', () => {
    const game = gameOf('commando');
    const [setup] = plan({ setup: 'western-desert/midnight-toll' }).setups;
    if (!game || !setup) throw new Error('nothing to play');
    expect(playGame(game, setup, [searchBot({ iterations: 2, horizon: 4 })], '1').finished).toBe(true);
  });

  it('says over which game a rule failed, the same one on any number of cores', async () => {
    const broken: Plan = { ...plan(), setups: [...plan().setups.slice(0, 5), { id: 'nowhere/any', options: {} }] };
    const one = await simulate(broken, 1);
    expect(one).toMatchObject({ ok: false, fault: { code: 'game-failed', figures: { number: 5, setup: 'nowhere/any', seed: '7/5' } } });
    expect(await simulate(broken, 2)).toEqual(one);
  });
});

describe('a summary', () => {
  it('counts games, wins and means by scenario', () => {
    const game = { setup: 'a', finished: true, winners: [], how: 'lost', decisions: 10, figures: { kia: 2 } };
    const rows = summaryOf(
      [game, { ...game, winners: ['me'], how: 'won', decisions: 20, figures: { kia: 5 } }, { ...game, setup: 'b', finished: false }],
      () => 'me',
    );
    expect(rows.map(({ scenario }) => scenario)).toEqual(['a', 'b']);
    expect(rows[0]).toMatchObject({ games: 2, finished: 2, wins: 1, winRate: 0.5, length: 15, means: { kia: 3.5 } });
    expect(rows[1]).toMatchObject({ games: 1, finished: 0, wins: 0 });
  });
});

describe('what cannot be simulated is refused', () => {
  it.each([
    ['unknown-game', { game: 'chess' }],
    ['unknown-bot', { bots: ['admiral'] }],
    ['unknown-setup', { setup: 'moon/any' }],
    ['unknown-option', { options: { weather: 'on' } }],
    ['unknown-option-value', { options: { recon: 'maybe' } }],
    ['wrong-number-of-bots', { bots: ['random', 'random', 'random'] }],
  ] satisfies [string, Partial<Wanted>][])('%s', (code, changes) => {
    expect(faultOf(changes)).toBe(code);
  });
});
