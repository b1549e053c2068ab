/**
 * Looks for the plan that beats a set-up. Successive halving: many plans play few games, the better half of them plays more, and
 * neighbours of the best fill up the field; then it climbs from the best. All play the same games, so that they are told apart by
 * what they do and not by luck.
 * The best is always too good in the games by which it was found: what is told of it comes from fresh ones.
 */

import type { AnyGame } from '../games/box.ts';
import { randomFrom } from '../kernel/dice.ts';
import { fault, type Result, type Seat, type Setup } from '../kernel/game.ts';
import { seatsOf } from '../kernel/setup.ts';
import type { GameRecord } from './games.ts';
import { bestOf, type Candidate, Field } from './plan-field.ts';
import { plannedBotId } from './planned-bot.ts';
import { inLanes, onCores, type Player } from './simulate.ts';
import { type Interval, mean, meanInterval, wilson } from './statistics.ts';
import type { Share } from './worker.ts';

export interface Search {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  /** How many plans there are in the first round. */
  readonly width: number;
  /** How many fresh games each of the best plays in the end. */
  readonly fresh: number;
  /** So many games a plan has played at the end of each round. */
  readonly rounds?: readonly number[];
}

export interface FoundPlan {
  readonly plan: readonly string[];
  /** In the games by which it was found: too good. */
  readonly found: number;
  /** In fresh games. */
  readonly counted: number;
  readonly interval: Interval;
}

export interface Findings {
  readonly script: FoundPlan;
  /** The best first, by fresh games. */
  readonly best: readonly FoundPlan[];
  readonly tried: number;
  readonly games: number;
}

const ROUNDS = [25, 50, 100, 200, 400];
const COUNTED_ANEW = 3;
/** So many times the plans around the best ones are looked at, as long as one of those is better. */
const MOST_STEPS = 4;
const PEAKS = 2;
/** Of those around the best one in so many plays on. */
const LEFT_OF_A_STEP = 4;

/** About how many games a search plays: it climbs twice, as a rule. */
export function gamesOf({ width, fresh, rounds = ROUNDS }: Omit<Search, 'game' | 'setup' | 'seed'>): number {
  let games = width * (rounds[0] ?? 0);
  for (let round = 1; round < rounds.length; round++) {
    const left = Math.max(COUNTED_ANEW, Math.ceil(width / 2 ** round));
    games += left * ((rounds[round] ?? 0) * 2 - (rounds[round - 1] ?? 0));
  }
  let left = width;
  let before = 0;
  for (const round of lateRounds(rounds)) {
    games += 2 * left * (round - before);
    left = leftOfAStep(left);
    before = round;
  }
  return games + (COUNTED_ANEW + 1) * fresh;
}

const lateRounds = (rounds: readonly number[]): readonly number[] => rounds.slice(-3);
const leftOfAStep = (count: number): number => Math.max(COUNTED_ANEW, Math.ceil(count / LEFT_OF_A_STEP));

export type PlansProgress = (gamesPlayed: number) => void;

export function findPlans(search: Search, jobs: number, progress: PlansProgress = () => {}): Promise<Result<Findings>> {
  const { game, rounds = ROUNDS } = search;
  if (!game.lab.plans) return Promise.resolve(fault('no-plans', { game: game.id }));
  const groups = game.lab.plans.parts(search.setup);
  return onCores(jobs, async (play) => {
    const played = new Playing(search, play, jobs, progress);
    const field = new Field(groups, randomFrom(`${search.seed} plans`));
    const script: Candidate = { plan: [], results: [] };
    const failed = (await halve(field, played, script, search.width, rounds)) ?? (await climb(field, played, search.width, rounds));
    if (failed) return failed;
    const counted = await played.fresh([script, ...bestOf(field.thatPlayed(rounds.at(-1) ?? 0), COUNTED_ANEW)]);
    if (!counted.ok) return counted;
    const [ofScript, ...ofBest] = counted.value;
    if (!ofScript) throw new Error('The scripted player was not counted.');
    const best = ofBest.sort((a, b) => b.counted - a.counted);
    return { ok: true, value: { script: ofScript, best, tried: field.size, games: played.games } };
  });
}

/** Fewer and fewer plans play more and more games; neighbours of those that are left fill up the field. */
async function halve(
  field: Field,
  played: Playing,
  script: Candidate,
  width: number,
  rounds: readonly number[],
): Promise<Result<never> | undefined> {
  let left = field.fill(width);
  for (const [round, games] of rounds.entries()) {
    const failed = await played.until(games, [script, ...left]);
    if (failed) return failed;
    left = bestOf(left, Math.max(COUNTED_ANEW, Math.ceil(width / 2 ** (round + 1))));
    if (round + 1 < rounds.length) left = [...left, ...field.neighbours(left, left.length)];
  }
  return undefined;
}

/** From the best plans to what is around them, as long as that is better: a list of many purchases is seldom hit upon by lot. */
async function climb(field: Field, played: Playing, width: number, rounds: readonly number[]): Promise<Result<never> | undefined> {
  const most = rounds.at(-1) ?? 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const peaks = bestOf(field.thatPlayed(most), PEAKS);
    let around = field.around(peaks, width);
    for (const games of lateRounds(rounds)) {
      const failed = await played.until(games, around);
      if (failed) return failed;
      around = bestOf(around, leftOfAStep(around.length));
    }
    if (bestOf(field.thatPlayed(most), 1)[0] === peaks[0]) break;
  }
  return undefined;
}

/** Plays games of plans, and keeps what they came to. */
class Playing {
  games = 0;
  readonly #search: Search;
  readonly #play: Player;
  readonly #jobs: number;
  readonly #progress: PlansProgress;
  readonly #side: readonly boolean[];
  readonly #first: Seat | undefined;

  constructor(search: Search, play: Player, jobs: number, progress: PlansProgress) {
    this.#search = search;
    this.#play = play;
    this.#jobs = jobs;
    this.#progress = progress;
    const seats = search.game.seats(search.setup);
    // The plan is that of the first seat and of those who win and lose with it.
    this.#side = seats.map(({ side }) => side === seats[0]?.side);
    this.#first = seatsOf(search.game, search.setup)[0];
  }

  /** Every candidate has played so many games; or the game that failed. */
  async until(games: number, candidates: readonly Candidate[]): Promise<Result<never> | undefined> {
    const shares = candidates.flatMap(({ plan, results }) => this.#shares(plan, this.#search.seed, results.length, games));
    const played = await this.#played(shares);
    if (!played.ok) return played;
    const owners = candidates.flatMap((candidate) => Array.from({ length: games - candidate.results.length }, () => candidate));
    for (const [i, record] of played.value.entries()) owners[i]?.results.push(this.#worth(record));
    return undefined;
  }

  async fresh(candidates: readonly Candidate[]): Promise<Result<FoundPlan[]>> {
    const { fresh, seed, game } = this.#search;
    const played = await this.#played(candidates.flatMap(({ plan }) => this.#shares(plan, `${seed} fresh`, 0, fresh)));
    if (!played.ok) return played;
    const value = candidates.map(({ plan, results }, i): FoundPlan => {
      const worths = played.value.slice(i * fresh, (i + 1) * fresh).map((record) => this.#worth(record));
      const counted = mean(worths);
      const interval = game.lab.plans?.figure === undefined ? wilson(Math.round(counted * fresh), fresh) : meanInterval(worths);
      return { plan, found: mean(results), counted, interval };
    });
    return { ok: true, value };
  }

  #shares(plan: readonly string[], seed: string, from: number, to: number): Share[] {
    const { game, setup } = this.#search;
    const bots = this.#side.map((isOurs) => (isOurs ? plannedBotId(plan) : 'sergeant'));
    const size = 25;
    const starts = Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => from + i * size);
    return starts.map((start) => ({
      plan: { game: game.id, setups: [setup], bots, seed, games: to },
      from: start,
      to: Math.min(to, start + size),
    }));
  }

  async #played(shares: readonly Share[]): Promise<Result<GameRecord[]>> {
    const before = this.games;
    const results = await inLanes(shares, this.#jobs, this.#play, (played) => this.#progress(before + played));
    const records: GameRecord[] = [];
    for (const result of results) {
      if (!result.ok) return result;
      records.push(...result.value);
    }
    this.games += records.length;
    return { ok: true, value: records };
  }

  #worth({ winners, figures }: GameRecord): number {
    const { figure } = this.#search.game.lab.plans ?? {};
    if (figure !== undefined) return Number(figures[figure] ?? 0);
    return winners.some((seat) => seat === this.#first) ? 1 : 0;
  }
}
