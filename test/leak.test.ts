/** What a seat can see, may choose and is advised is the same whatever it cannot see: 1,000 positions of each game, 50 re-deals each. */

import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { below, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState, Question, Seat } from '../src/kernel/game.ts';
import { legalChoices, whyNot } from '../src/kernel/legality.ts';
import { Match } from '../src/kernel/match.ts';
import { seatsOf } from '../src/kernel/setup.ts';
import {
  type AnyInvariants,
  type AnyMatch,
  again,
  forLength,
  GAMES,
  matchOf,
  numbers,
  ONLY,
  playMixed,
  SLOW,
  setupNumber,
} from './games.ts';

const POSITIONS = 1000;
const REDEALS = 50;
/** Choices, odds, advice and reasons are compared on the first so many. */
const ADVISED = 20;
/** Things that change places seldom are given so many re-deals to do so. */
const PATIENCE = 1000;
/** So many decisions into a game at most, and into a long one. */
const DEEPEST = 200;
const DEEPEST_IN_LONG = 800;
/** Whole games. */
const TOLD = 300;
const LONG_TOLD = 60;
const MIDWAY = 200;
const LONG_MIDWAY = 40;
/** Every so manieth intention is asked about. */
const WISHES = 101;

/** Random, mixed and scripted games by turns, broken off anywhere; earlier if they were over by then. */
function positionNumber(game: AnyGame, number: number, deepest: number): AnyMatch {
  for (let most = below(randomFrom(`depth ${number}`), deepest); ; most = Math.floor(most / 2)) {
    const match = matchOf(game, setupNumber(game, number), `leak/${number}`);
    playMixed(match, randomFrom(`leak/${number} bots`), number % 4, most);
    if (match.decision) return match;
  }
}

function seenBy(game: AnyGame, seat: Seat | undefined, state: GameState): string {
  return JSON.stringify(game.view(state, seat));
}

/** Everything a seat that is asked is offered and advised. */
function offered(game: AnyGame, seat: Seat, state: GameState, question: Question<GameState, Choice>, wishes: readonly Choice[]): string {
  const choices = legalChoices(state, question, seat);
  const odds = choices.map((choice) => game.odds(state, seat, choice));
  const advice = game.player.policy(state, seat, question, choices, randomFrom('advice'));
  const reasons = wishes.map((wish) => whyNot(state, question, wish, seat));
  return JSON.stringify({ choices, odds, advice, reasons, score: game.player.score(state, seat) });
}

/** Where each hidden thing has been seen so far; those that are all in one place have nowhere to go. */
class Places {
  readonly #been = new Map<string, Set<string>>();
  readonly #invariants: AnyInvariants;
  readonly #seat: Seat | undefined;

  constructor(invariants: AnyInvariants, state: GameState, seat: Seat | undefined) {
    this.#invariants = invariants;
    this.#seat = seat;
    for (const group of invariants.hiddenFrom(state, seat)) {
      if (new Set(group.values()).size < 2) continue;
      for (const [thing, place] of group) this.#been.set(thing, new Set([place]));
    }
  }

  note(state: GameState): void {
    for (const group of this.#invariants.hiddenFrom(state, this.#seat))
      for (const [thing, place] of group) this.#been.get(thing)?.add(place);
  }

  get movable(): number {
    return this.#been.size;
  }

  get unmoved(): string[] {
    return [...this.#been].filter(([, places]) => places.size < 2).map(([thing]) => thing);
  }
}

/** What a seat could learn from the position that it should not know; undefined if nothing. */
function leakOf(match: AnyMatch, invariants: AnyInvariants, seat: Seat | undefined, number: number): string | undefined {
  const { game, state, decision } = match;
  const isAsked = seat !== undefined && decision?.seats.includes(seat);
  const wishes = isAsked ? match.intentions(seat).filter((_, i) => i % WISHES === number % WISHES) : [];
  const offer = (other: GameState) => (isAsked && decision ? offered(game, seat, other, decision.question, wishes) : '');
  const seen = seenBy(game, seat, state);
  const before = offer(state);
  const places = new Places(invariants, state, seat);
  const dice = new Set([state.random.a]);
  const random = randomFrom(`re-deals ${number}`);
  for (let deal = 0; deal < REDEALS || (places.unmoved.length > 0 && deal < PATIENCE); deal++) {
    const other = game.copy(state);
    game.determinize(other, seat, random);
    if (deal < REDEALS && seenBy(game, seat, other) !== seen) return 'sees something else';
    if (deal < ADVISED && offer(other) !== before) return 'is offered or advised something else';
    places.note(other);
    dice.add(other.random.a);
  }
  if (places.unmoved.length > 0) return `could know ${places.unmoved.join(', ')}: it never moves`;
  return dice.size > REDEALS ? undefined : 'could know the dice to come';
}

describe.each(GAMES)('what a seat of $id cannot see', ({ game, invariants }) => {
  const deepest = forLength(invariants, DEEPEST, DEEPEST_IN_LONG);
  const told = forLength(invariants, TOLD, LONG_TOLD);
  const midway = forLength(invariants, MIDWAY, LONG_MIDWAY);

  it(`makes no difference to what it knows, in ${POSITIONS} positions, and really moves`, { timeout: SLOW }, () => {
    const count = { asked: 0, watching: 0, hiding: 0 };
    for (const number of numbers(game, POSITIONS)) {
      const match = positionNumber(game, number, deepest);
      const { state, decision } = match;
      const seats = seatsOf(game, setupNumber(game, number));
      // Whoever is asked, and now and then anybody else, people who only watch among them.
      const others = [...seats, undefined];
      const seat = number % 5 === 0 ? others[number % others.length] : decision?.seats[0];
      if (seat !== undefined) count.asked++;
      else count.watching++;
      if (new Places(invariants, state, seat).movable > 0) count.hiding++;
      const leak = leakOf(match, invariants, seat, number);
      if (leak) expect.fail(`${again('leak', game, number)}\n${seat ?? 'A spectator'} ${leak}, asked ${decision?.question.asks}`);
      // Whoever only watches sees no more than any seat does.
      const watched = leakOf(match, invariants, undefined, number);
      if (watched) expect.fail(`${again('leak', game, number)}\nA spectator ${watched}`);
    }
    if (ONLY !== undefined) return;
    expect(count.asked).toBeGreaterThan(POSITIONS * 0.8);
    if (invariants.hidesDiceOnly) expect(count.hiding).toBe(0);
    else expect(count.hiding).toBeGreaterThan(POSITIONS * 0.7);
  });

  it('would be noticed if a view, a script or a re-deal gave it away', { timeout: SLOW }, () => {
    const tells: AnyGame = { ...game, view: (state) => state };
    const peeks: AnyGame = {
      ...game,
      player: {
        ...game.player,
        policy: (state, _seat, _question, choices) => choices[Math.abs(state.random.a) % choices.length] ?? (choices[0] as Choice),
      },
    };
    const forgets: AnyGame = { ...game, determinize: () => {} };
    for (const [leaky, leak] of [
      [tells, /sees something else/],
      [peeks, /advised something else/],
      [forgets, invariants.hidesDiceOnly ? /the dice to come/ : /never moves/],
    ] as const) {
      const leaks = Array.from({ length: 12 }, (_, number) => {
        const match = positionNumber(leaky, number, deepest);
        return leakOf(match, invariants, match.decision?.seats[0], number);
      });
      expect(leaks.join()).toMatch(leak);
    }
  });

  it(`is named by no event before it comes to light, in ${told} games`, { timeout: SLOW }, () => {
    for (let number = 0; number < told; number++) {
      const leaks: string[] = [];
      const state = game.begin(setupNumber(game, number), randomFrom(`events/${number}`));
      const tell = (event: GameEvent) => {
        const leak = invariants.leakIn(event, state);
        if (leak) leaks.push(`${event.type} names ${leak}`);
      };
      const match: AnyMatch = new Match(game, state, { tell });
      playMixed(match, randomFrom(`events/${number} bots`), number % 4, game.lab.longest);
      expect(leaks, `events/${number} ${setupNumber(game, number).id}`).toEqual([]);
    }
  });

  it('is re-dealt in the middle of a procedure, and the game goes on to a proper end', { timeout: SLOW }, () => {
    for (let number = 0; number < midway; number++) {
      const match = positionNumber(game, number, deepest);
      game.determinize(match.state, match.decision?.seats[0], randomFrom(`midway ${number}`));
      playMixed(match, randomFrom(`midway ${number} bots`), 1, game.lab.longest);
      expect(invariants.faultInPieces(match.state)).toBeUndefined();
      expect(match.outcome).toBeDefined();
    }
  });
});
