/**
 * Choices tried out on a copy, by the rules themselves: what could be meant as one is found this way, and no rule is coded a
 * second time. A trial ends where something comes to light, for that is for the table to tell.
 */
import type { Choice, Game, GameEvent, GameState, Question, Refusal, Seat, Trying } from './game.ts';
import { legalChoices, whyNot } from './legality.ts';
import { Match } from './match.ts';

export class Trial<S extends GameState, C extends Choice, E extends GameEvent> implements Trying<S, C> {
  readonly seat: Seat;
  readonly made: C[];
  /** The match that stands, which is never played on. */
  readonly #stands: Match<S, C, E>;
  /** The copy, made when it is needed. */
  #copy: Match<S, C, E> | undefined;
  readonly #news: number;

  private constructor(stands: Match<S, C, E>, seat: Seat, made: readonly C[]) {
    this.#stands = stands;
    this.#news = stands.state.random.news;
    this.seat = seat;
    this.made = made.slice();
    if (made.length > 0) this.#copy = this.#copied();
  }

  /** From where a match stands. */
  static from<S extends GameState, C extends Choice, E extends GameEvent>(match: Match<S, C, E>, seat: Seat): Trial<S, C, E> {
    return new Trial(match, seat, []);
  }

  get state(): S {
    return this.#now.state;
  }

  get asks(): string | undefined {
    return this.#question?.asks;
  }

  /** Whether nothing has come to light, and the game is not over. */
  get isQuiet(): boolean {
    return this.#now.outcome === undefined && this.state.random.news === this.#news;
  }

  choices(): C[] {
    const question = this.#question;
    return question ? legalChoices(this.state, question, this.seat) : [];
  }

  /** What speaks against a choice now; nothing is known of it where the trial has ended. */
  whyNot(choice: C): Refusal | undefined {
    const question = this.#question;
    return question && whyNot(this.state, question, choice, this.seat);
  }

  go(choice: C): boolean {
    if (!this.#question || this.whyNot(choice)) return false;
    this.#copy ??= this.#copied();
    this.#copy.choose(choice, this.seat);
    this.made.push(choice);
    return true;
  }

  again(): Trial<S, C, E> {
    return new Trial(this.#stands, this.seat, this.made);
  }

  get #now(): Match<S, C, E> {
    return this.#copy ?? this.#stands;
  }

  get #question(): Question<S, C> | undefined {
    const { decision, state } = this.#now;
    if (!decision?.seats.includes(this.seat) || state.random.news !== this.#news) return undefined;
    return decision.question;
  }

  #copied(): Match<S, C, E> {
    const { checkpoint, since } = this.#stands.position();
    const made = this.made.map((choice) => ({ seat: this.seat, choice }));
    const game: Game<S, C, E> = this.#stands.game;
    return Match.resume(game, { checkpoint, since: [...since, ...made] }, {}, false);
  }
}
