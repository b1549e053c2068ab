/**
 * What a seat can see, may choose and is advised is the same whatever it cannot see: positions from the middle of games, 50
 * re-deals each. `npm test` takes 300 positions of each game, `npm run soak -- --all` 3,000.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { below, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameState, Question, Seat } from '../src/kernel/game.ts';
import { legalChoices, whyNot } from '../src/kernel/legality.ts';
import { seatsOf } from '../src/kernel/setup.ts';
import { reasonOf } from '../src/lab/games.ts';
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
  roundOf,
  setupNumber,
} from './games.ts';
import { howMany, progress } from './how-many.ts';

const POSITIONS = howMany({ test: 300, soak: 3000 });
const REDEALS = 50;
/** Choices, odds, advice and reasons are compared on the first so many. */
const ADVISED = 20;
/** Things that change places seldom are given so many re-deals to do so. */
const PATIENCE = 1000;
/** So many decisions into a game at most, and into a long one. */
const DEEPEST = 200;
const DEEPEST_IN_LONG = 800;
/** From every so manieth position the game goes on to its end with what was dealt anew. */
const GOES_ON = 2;
const LONG_GOES_ON = 8;
/** Every so manieth intention is asked about. */
const WISHES = 101;

/** Random, mixed and scripted games by turns, broken off anywhere; earlier if they were over by then. */
function positionNumber(game: AnyGame, number: number, deepest: number): AnyMatch {
  for (let most = below(randomFrom(`depth ${number}`), deepest); ; most = Math.floor(most / 2)) {
    const match = matchOf(game, setupNumber(game, number), `leak/${number}`);
    playMixed(match, randomFrom(`leak/${number} players`), roundOf(game, number) % 4, most);
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
    game.determinize(other, seat === undefined ? [] : [seat], random);
    if (deal < REDEALS && seenBy(game, seat, other) !== seen) return 'sees something else';
    if (deal < ADVISED && offer(other) !== before) return 'is offered or advised something else';
    places.note(other);
    dice.add(other.random.a);
  }
  if (places.unmoved.length > 0) return `could know ${places.unmoved.join(', ')}: it never moves`;
  return dice.size > REDEALS ? undefined : 'could know the dice to come';
}

/** Deals anew what the seat that is asked cannot see, in the middle of whatever goes on, and plays to the end. */
function faultGoingOn(match: AnyMatch, invariants: AnyInvariants, number: number): string | undefined {
  const { game, state, decision } = match;
  try {
    game.determinize(state, decision?.seats.slice(0, 1) ?? [], randomFrom(`midway ${number}`));
    playMixed(match, randomFrom(`midway ${number} players`), 1, game.lab.longest);
  } catch (error) {
    return reasonOf(error);
  }
  return match.outcome ? invariants.faultInPieces(match.state) : 'it has no end';
}

describe.each(GAMES)('what a seat of $id cannot see', ({ game, invariants }) => {
  const deepest = forLength(invariants, DEEPEST, DEEPEST_IN_LONG);
  const goesOn = forLength(invariants, GOES_ON, LONG_GOES_ON);

  it(`makes no difference to what it knows, in ${POSITIONS} positions, really moves, and can be played with`, () => {
    const count = { asked: 0, watching: 0, hiding: 0 };
    for (const number of numbers(game, POSITIONS)) {
      progress(`positions of ${game.id} dealt anew`, number + 1, POSITIONS);
      const line = again('leak', game, number, setupNumber(game, number));
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
      if (leak) expect.fail(`${line}\n${seat ?? 'A spectator'} ${leak}, asked ${decision?.question.asks}`);
      // Whoever only watches sees no more than any seat does.
      const watched = leakOf(match, invariants, undefined, number);
      if (watched) expect.fail(`${line}\nA spectator ${watched}`);
      if (number % goesOn > 0 && ONLY === undefined) continue;
      const fault = faultGoingOn(match, invariants, number);
      if (fault) expect.fail(`${line}\nDealt anew in the middle of it: ${fault}`);
    }
    if (ONLY !== undefined) return;
    expect(count.asked).toBeGreaterThan(POSITIONS * 0.8);
    if (invariants.hidesDiceOnly) expect(count.hiding).toBe(0);
    else expect(count.hiding).toBeGreaterThan(POSITIONS * 0.7);
  });

  it('would be noticed if a view, a script or a re-deal gave it away', () => {
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
});
