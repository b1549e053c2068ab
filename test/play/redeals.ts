/**
 * What a seat can see, may choose and is advised is the same whatever it cannot see: of each game one position, dealt anew again
 * and again; and what was dealt anew can be played with.
 */
import type { AnyGame } from '../../src/games/box.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Choice, Decision, GameState, Seat } from '../../src/kernel/game.ts';
import { legalChoices, whyNot } from '../../src/kernel/legality.ts';
import { Match, type Position } from '../../src/kernel/match.ts';
import { seatsOf } from '../../src/kernel/setup.ts';
import { reasonOf } from '../../src/lab/games.ts';
import { type AnyInvariants, type AnyMatch, forLength, playMixed } from '../games.ts';
import type { Moment, Play, Watcher } from './series.ts';

const REDEALS = 50;
/** Choices, odds, advice and reasons are compared on the first so many. */
const ADVISED = 20;
/** Things that change places seldom are given so many re-deals to do so. */
const PATIENCE = 1000;
/** So many decisions into a game at most, and into a long one. */
const DEEPEST = 200;
const DEEPEST_IN_LONG = 800;
/** Every so manieth intention is asked about. */
const WISHES = 101;

/** A moment of a game, kept until the game is over. */
interface Glimpse {
  readonly made: number;
  readonly state: GameState;
  readonly decision: Decision<GameState, Choice>;
  /** Where the match keeps positions, to go on from there. */
  readonly position?: Position<GameState, Choice>;
}

export class Redeals implements Watcher {
  /** Positions that were dealt anew: all of them, those seen by whoever only watches, and those in which something could change places. */
  readonly count = { positions: 0, watched: 0, hiding: 0, goneOn: 0 };
  readonly #game: AnyGame;
  readonly #invariants: AnyInvariants;
  #play: Play | undefined;
  /** The last decision to be looked at, or half as far into the game, or half of that, if it is over by then. */
  #deepest = 0;
  #glimpse: Glimpse | undefined;

  constructor(game: AnyGame, invariants: AnyInvariants) {
    this.#game = game;
    this.#invariants = invariants;
  }

  begins(play: Play): void {
    this.#play = play;
    this.#deepest = below(randomFrom(`depth ${play.id}`), forLength(this.#invariants, DEEPEST, DEEPEST_IN_LONG));
    this.#glimpse = undefined;
  }

  asked({ match, made }: Moment): undefined {
    const { decision, state } = match;
    if (!this.#play?.setup || !decision || !this.#isTime(made)) return;
    const position = this.#play.keeps ? { position: match.position() } : {};
    this.#glimpse = { made, state: this.#game.copy(state), decision, ...position };
  }

  #isTime(made: number): boolean {
    let depth = this.#deepest;
    while (depth > made) depth = Math.floor(depth / 2);
    return depth === made;
  }

  ended(): string | undefined {
    const glimpse = this.#glimpse;
    const { setup, id } = this.#play ?? {};
    if (!glimpse || !setup) return undefined;
    const number = Number(id);
    const { made, decision, state, position } = glimpse;
    // Whoever is asked, and now and then anybody else, people who only watch among them.
    const others = [...seatsOf(this.#game, setup), undefined];
    const seat = number % 5 === 0 ? others[number % others.length] : decision.seats[0];
    this.count.positions++;
    if (seat === undefined) this.count.watched++;
    if (new Places(this.#invariants, state, seat).movable > 0) this.count.hiding++;
    const at = `dealt anew at decision ${made} (${decision.question.asks})`;
    const leak = this.#leakTo(seat, glimpse, number);
    if (leak) return `${at}, ${seat ?? 'a spectator'} ${leak}`;
    // Whoever only watches sees no more than any seat does.
    const watched = this.#leakTo(undefined, glimpse, number);
    if (watched) return `${at}, a spectator ${watched}`;
    const fault = position && this.#faultGoingOn(position, number);
    return fault && `${at}, and played on: ${fault}`;
  }

  /** What a seat could learn from the position that it should not know; undefined if nothing. */
  #leakTo(seat: Seat | undefined, { state, decision }: Glimpse, number: number): string | undefined {
    const game = this.#game;
    const offer = this.#offering(seat, state, decision, number);
    const seen = JSON.stringify(game.view(state, seat));
    const before = offer(state);
    const places = new Places(this.#invariants, state, seat);
    const dice = new Set([state.random.a]);
    const random = randomFrom(`re-deals ${number}`);
    for (let deal = 0; deal < REDEALS || (places.unmoved.length > 0 && deal < PATIENCE); deal++) {
      const other = game.copy(state);
      game.determinize(other, seat === undefined ? [] : [seat], random);
      if (deal < REDEALS && JSON.stringify(game.view(other, seat)) !== seen) return 'sees something else';
      if (deal < ADVISED && offer(other) !== before) return 'is offered or advised something else';
      places.note(other);
      dice.add(other.random.a);
    }
    if (places.unmoved.length > 0) return `could know ${places.unmoved.join(', ')}: it never moves`;
    return dice.size > REDEALS ? undefined : 'could know the dice to come';
  }

  /** Everything a seat is offered and advised, if it is asked. */
  #offering(seat: Seat | undefined, state: GameState, { seats, question }: Glimpse['decision'], number: number) {
    if (seat === undefined || !seats.includes(seat)) return () => '';
    const game = this.#game;
    const wishes = game.intentions(state, seat, question).filter((_, i) => i % WISHES === number % WISHES);
    return (other: GameState) => {
      const choices = legalChoices(other, question, seat);
      const odds = choices.map((choice) => game.odds(other, seat, choice));
      const advice = game.player.policy(other, seat, question, choices, randomFrom('advice'));
      const reasons = wishes.map((wish) => whyNot(other, question, wish, seat));
      return JSON.stringify({ choices, odds, advice, reasons, score: game.player.score(other, seat) });
    };
  }

  /** Deals anew what the seat that is asked cannot see, in the middle of whatever goes on, and plays to the end. */
  #faultGoingOn(position: Position<GameState, Choice>, number: number): string | undefined {
    const game = this.#game;
    this.count.goneOn++;
    const match: AnyMatch = Match.resume(game, position, {}, false);
    try {
      game.determinize(match.state, match.decision?.seats.slice(0, 1) ?? [], randomFrom(`midway ${number}`));
      playMixed(match, randomFrom(`midway ${number} players`), 1, game.lab.longest);
    } catch (error) {
      return reasonOf(error);
    }
    return match.outcome ? this.#invariants.faultInPieces(match.state) : 'it has no end';
  }
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
