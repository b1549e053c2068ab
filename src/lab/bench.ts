/** How fast a game is, on one core. docs/benchmarks.md says what each figure means. */

import { randomBot, sergeant } from '../bots/bot.ts';
import { playRandom } from '../bots/random.ts';
import type { AnyGame } from '../games/box.ts';
import { Chronicle } from '../kernel/chronicle.ts';
import { type Random, randomFrom } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Setup } from '../kernel/game.ts';
import { legalChoices } from '../kernel/legality.ts';
import { entryOf } from '../kernel/listed.ts';
import { Match } from '../kernel/match.ts';
import { replaySave, type Save, saveOf } from '../kernel/save.ts';
import { chooseSetup } from '../kernel/setup.ts';
import { mean } from './statistics.ts';

export interface Bench {
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
  readonly restoreMs: number;
  readonly stateBytes: number;
  readonly policyMicros: number;
  readonly scriptedGameMs: number;
  /** Left out where a game has no such tables. */
  readonly tablesMs?: number;
}

export interface Patience {
  /** How long a run lasts, in milliseconds. */
  readonly run: number;
  /** The best run counts, for whatever else the machine did is not the game's speed. It is looked for until so many in a row were no better. */
  readonly runs: number;
  /** And no longer than this many: the engine takes its time to make a large game fast. */
  readonly most: number;
  /** So many games are stopped half-way for copying, and so many are saved and opened again. */
  readonly midgames: number;
  readonly saves: number;
}

const PATIENCE: Patience = { run: 1000, runs: 5, most: 40, midgames: 64, saves: 24 };
/** Anything less is chance. */
const BETTER = 1.01;

export function bench(game: AnyGame, patience: Patience = PATIENCE): Bench {
  const setups = usualSetups(game);
  const play = bestOf(patience, () => randomPlay(game, setups, patience.run));
  const tablesMs = slowestTables(game);
  const midgames = midgamesOf(game, setups, patience.midgames);
  const scripted = deciding(game, setups, patience.run);
  return {
    decisionsPerSecond: Math.round(play.decisions / play.seconds),
    decisionsPerGame: Number((play.decisions / play.games).toFixed(1)),
    gamesPerSecond: Math.round(play.games / play.seconds),
    copiesPerSecond: Math.round(bestOf(patience, () => copying(game, midgames, patience.run)).rate),
    restoreMs: Number(restoring(game, setups, patience).toFixed(3)),
    stateBytes: Math.max(...midgames.map(({ state }) => JSON.stringify(state).length)),
    policyMicros: Number(scripted.policyMicros.toFixed(2)),
    scriptedGameMs: Number(scripted.gameMs.toFixed(2)),
    ...(tablesMs === undefined ? {} : { tablesMs: Number(tablesMs.toFixed(1)) }),
  };
}

interface Run {
  readonly rate: number;
}

function bestOf<R extends Run>(patience: Patience, run: () => R): R {
  run();
  let best = run();
  let inVain = 0;
  for (let i = 1; i < patience.most && inVain < patience.runs; i++) {
    const next = run();
    inVain = next.rate > best.rate * BETTER ? 0 : inVain + 1;
    if (next.rate > best.rate) best = next;
  }
  return best;
}

function usualSetups(game: AnyGame): Setup[] {
  return game.setups.map(({ id }) => chooseSetup(game, id)).flatMap((setup) => (setup.ok ? [setup.value] : []));
}

/** Every set-up by turns, from the same seeds in every run; nothing is kept and nobody listens. */
function randomPlay(game: AnyGame, setups: readonly Setup[], ms: number) {
  const random = randomFrom('bench');
  let games = 0;
  let decisions = 0;
  const began = performance.now();
  let elapsed = 0;
  // A whole round of set-ups before the clock is looked at, so that all count alike.
  while (elapsed < ms) {
    for (const setup of setups) decisions += playRandom(newMatch(game, setup, `bench/${games++}`), random);
    elapsed = performance.now() - began;
  }
  const seconds = elapsed / 1000;
  return { games, decisions, seconds, rate: decisions / seconds };
}

function newMatch(game: AnyGame, setup: Setup, seed: string, keeps = false): Match<GameState, Choice, GameEvent> {
  return new Match(game, game.begin(setup, randomFrom(seed)), {}, keeps);
}

/** Scripted games stopped half-way: by then everything that a state can hold is in it. */
function midgamesOf(game: AnyGame, setups: readonly Setup[], count: number): Match<GameState, Choice, GameEvent>[] {
  const stopped = (setup: Setup, seed: string, most: number) => {
    const match = newMatch(game, setup, seed);
    const random = randomFrom(`${seed} bots`);
    let made = 0;
    for (; match.decision && made < most; made++) decide(match, random);
    return { match, made };
  };
  return Array.from({ length: count }, (_, i) => {
    const setup = entryOf(setups, i % setups.length, 'set-up');
    const { made } = stopped(setup, `bench/${i}`, game.lab.longest);
    return stopped(setup, `bench/${i}`, Math.floor(made / 2)).match;
  });
}

function decide(match: Match<GameState, Choice, GameEvent>, random: Random): void {
  if (!match.decision) return;
  const seat = match.decision.seats[0] ?? '';
  const choices = legalChoices(match.state, match.decision.question, seat);
  match.choose(sergeant.choose(match, seat, choices, random), seat);
}

function copying(game: AnyGame, midgames: readonly Match<GameState, Choice, GameEvent>[], ms: number): Run {
  const began = performance.now();
  let copies = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    for (const { state } of midgames) if (game.copy(state) !== state) copies++;
    elapsed = performance.now() - began;
  }
  return { rate: copies / (elapsed / 1000) };
}

/** Milliseconds from a save, read already, to the table as it stood; half of the saves by the script, half random. */
function restoring(game: AnyGame, setups: readonly Setup[], patience: Patience): number {
  const saves = Array.from({ length: patience.saves }, (_, i) => saveOfGame(game, entryOf(setups, i % setups.length, 'set-up'), i));
  const round = () => {
    for (const save of saves) {
      const restored = replaySave(game, save);
      if (!restored.ok || restored.value.diverged) throw new Error(`A save of ${game.id} (${save.setup.id}) could not be restored.`);
    }
  };
  round();
  return timed(round, patience.run) / saves.length;
}

function saveOfGame(game: AnyGame, setup: Setup, i: number): Save {
  const chronicle = new Chronicle<GameState, Choice, GameEvent>(game, { setup, seed: `bench/${i}`, salt: '' });
  const random = randomFrom(`bench/${i} bots`);
  const bot = i % 2 === 0 ? sergeant : randomBot;
  for (let made = 0; chronicle.match.decision && made < game.lab.longest; made++) {
    const seat = chronicle.match.decision.seats[0] ?? '';
    chronicle.choose(seat, bot.choose(chronicle.match, seat, chronicle.choices(seat), random));
  }
  return saveOf(chronicle);
}

/** Mean milliseconds of a round, over as many as fit. */
function timed(round: () => void, ms: number): number {
  const rounds: number[] = [];
  const began = performance.now();
  for (let last = began; last - began < ms || rounds.length === 0; ) {
    round();
    const now = performance.now();
    rounds.push(now - last);
    last = now;
  }
  return mean(rounds);
}

/** Milliseconds for the tables of a map, the slowest: after play has warmed up what it can. */
function slowestTables({ lab: { tables } }: AnyGame): number | undefined {
  if (!tables) return undefined;
  const times = tables.map((build) => {
    const began = performance.now();
    build();
    return performance.now() - began;
  });
  return Math.max(...times);
}

/** Microseconds of the scripted player for a decision at which there is something to choose; milliseconds for a whole game of it. */
function deciding(game: AnyGame, setups: readonly Setup[], ms: number): { policyMicros: number; gameMs: number } {
  const random = randomFrom('bench');
  const whole = (from: number) => {
    let spent = 0;
    let decisions = 0;
    for (const [i, setup] of setups.entries()) {
      const match = newMatch(game, setup, `bench/${from + i}`);
      for (let made = 0; match.decision && made < game.lab.longest; made++) {
        const { seats, question } = match.decision;
        const seat = seats[0] ?? '';
        const choices = legalChoices(match.state, question, seat);
        const began = performance.now();
        const choice = game.player.policy(match.state, seat, question, choices, random);
        if (choices.length > 1) {
          spent += performance.now() - began;
          decisions++;
        }
        match.choose(choice, seat);
      }
    }
    return { spent, decisions };
  };
  whole(0);
  let spent = 0;
  let decisions = 0;
  let games = 0;
  const began = performance.now();
  for (; performance.now() - began < ms; games += setups.length) {
    const round = whole(games);
    spent += round.spent;
    decisions += round.decisions;
  }
  return { policyMicros: (spent * 1000) / Math.max(1, decisions), gameMs: (performance.now() - began) / games };
}
