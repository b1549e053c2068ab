/** Coverage by play: random and scripted games until everything in the game has occurred; what never does fails with its name. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { below, type Random, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState } from '../src/kernel/game.ts';
import { legalChoices } from '../src/kernel/legality.ts';
import { Match } from '../src/kernel/match.ts';
import {
  type AnyInvariants,
  type AnyMatch,
  type Arranged,
  forLength,
  GAMES,
  mixedChoice,
  playedFrom,
  SLOW,
  setupNumber,
  usualSetup,
  vocabulary,
} from './games.ts';

const GAMES_AT_MOST = 4000;
/** Of long games fewer, and before them what positions arranged by hand lead to. */
const LONG_GAMES_AT_MOST = 300;
/** Each position is played on from so many times, for so many decisions. */
const TIMES_FROM_A_POSITION = 10;
const DECISIONS_FROM_A_POSITION = 60;
const GAMES_OF_A_DESIGN = 24;

/** The vocabulary, the set-ups and options, and whatever else the game itself names. */
function everything(game: AnyGame, { content, seldom = [] }: AnyInvariants): string[] {
  return [
    ...vocabulary(game, 'ask').map((asks) => `question ${asks}`),
    ...vocabulary(game, 'choice').map((kind) => `choice ${kind}`),
    ...vocabulary(game, 'event').map((type) => `event ${type}`),
    ...vocabulary(game, 'outcome').map((how) => `outcome ${how}`),
    ...game.setups.map(({ id }) => `set-up ${id}`),
    ...game.options.flatMap(({ id, values }) => values.map((value) => `option ${id}=${value}`)),
    ...content,
  ].filter((what) => !seldom.includes(what));
}

/** Mostly of the kind that was chosen least often so far from this set-up; now and then by lot. */
function curiousChoice(choices: readonly Choice[], random: Random, times: (choice: Choice) => number): Choice {
  if (below(random, 3) === 0) return randomChoice(choices, random);
  const least = Math.min(...choices.map(times));
  return randomChoice(
    choices.filter((choice) => times(choice) === least),
    random,
  );
}

/** The curious player; the others are scripted to so many parts in three: 3 less the number. */
const CURIOUS = 3;

/** What has yet to occur in play, and how often each kind of choice was made from each set-up. */
class Coverage {
  readonly missing: Set<string>;
  readonly #chosen = new Map<string, number>();
  readonly #game: AnyGame;
  readonly #invariants: AnyInvariants;

  constructor(game: AnyGame, invariants: AnyInvariants) {
    this.#game = game;
    this.#invariants = invariants;
    this.missing = new Set(everything(game, invariants));
  }

  /** Plays game so and so and crosses off what occurs in it. Every third set-up is played with its usual options. */
  play(number: number): void {
    const game = this.#game;
    const lot = setupNumber(game, number);
    const setup = number % 3 === 0 ? usualSetup(game, lot.id) : lot;
    this.missing.delete(`set-up ${setup.id}`);
    for (const [option, value] of Object.entries(setup.options)) this.missing.delete(`option ${option}=${value}`);
    // Scripted, mixed, random and curious players by turns, each over all set-ups.
    const player = Math.floor(number / game.setups.length) % 4;
    this.#playAll(game.begin(setup, randomFrom(`coverage/${number}`)), setup.id, player, `coverage/${number} bots`);
  }

  /** Plays a game that begins as no set-up does. */
  playDesign(design: (random: Random) => GameState, time: number): void {
    this.#playAll(design(randomFrom(`coverage/design/${time}`)), design.name, time % 4, `coverage/design/${time} bots`);
  }

  #playAll(state: GameState, from: string, player: number, seed: string): void {
    const match: AnyMatch = new Match(
      this.#game,
      state,
      this.#listening(() => state),
      false,
    );
    this.#playOut(match, from, player, randomFrom(seed));
  }

  /** Plays on from a position that was arranged by hand. */
  playFrom({ reason, position, choices = [] }: Arranged, time: number): void {
    const dice = randomFrom(`coverage/${reason}/${time}`);
    const arranged = playedFrom(this.#game, position, choices, dice).position();
    const match: AnyMatch = Match.resume(
      this.#game,
      arranged,
      this.#listening(() => match.state),
    );
    this.#playOut(match, reason, CURIOUS, randomFrom(`coverage/${reason}/${time} bots`), DECISIONS_FROM_A_POSITION);
  }

  #listening(state: () => GameState) {
    return {
      tell: (event: GameEvent) => {
        this.missing.delete(`event ${event.type}`);
        for (const what of this.#invariants.occursByEvent(state(), event)) this.missing.delete(what);
      },
    };
  }

  #playOut(match: AnyMatch, from: string, player: number, random: Random, most = Number.POSITIVE_INFINITY): void {
    const { state } = match;
    const times = ({ kind }: Choice) => this.#chosen.get(`${from} ${kind}`) ?? 0;
    for (let made = 0; match.decision && made < most; made++) {
      const { seats, question } = match.decision;
      const seat = randomChoice(seats, random);
      const choices = legalChoices(state, question, seat);
      const choice = player === CURIOUS ? curiousChoice(choices, random, times) : mixedChoice(match, seat, choices, random, 3 - player);
      this.#chosen.set(`${from} ${choice.kind}`, times(choice) + 1);
      this.missing.delete(`question ${question.asks}`);
      this.missing.delete(`choice ${choice.kind}`);
      for (const what of this.#invariants.occursByChoice(state, choice)) this.missing.delete(what);
      match.choose(choice, seat);
    }
    this.missing.delete(`outcome ${match.outcome?.how}`);
  }
}

describe.each(GAMES)('everything in $id', ({ game, invariants }) => {
  const atMost = forLength(invariants, GAMES_AT_MOST, LONG_GAMES_AT_MOST);
  const arranged = invariants.long ? invariants.positions : [];
  const { designs = [] } = invariants;

  it('occurs in play', { timeout: SLOW }, () => {
    const coverage = new Coverage(game, invariants);
    const { missing } = coverage;
    expect(missing.size).toBeGreaterThan(0);
    for (let time = 0; time < TIMES_FROM_A_POSITION; time++) for (const each of arranged) coverage.playFrom(each, time);
    for (let time = 0; time < GAMES_OF_A_DESIGN; time++) for (const each of designs) coverage.playDesign(each, time);
    let played = 0;
    for (; played < atMost && missing.size > 0; played++) coverage.play(played);
    expect([...missing], `never occurred in ${played} games`).toEqual([]);
  });
});
