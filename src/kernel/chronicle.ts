/**
 * A table's history: everything that was chosen, in order. It only grows: taking back is an entry of its own,
 * and versions never repeat. Legality is checked here; what has passed is played by a match.
 */
import { commitmentTo, fingerprint } from './commitment.ts';
import { randomFrom } from './dice.ts';
import {
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
  type Question,
  type Refusal,
  refusal,
  type Seat,
  type Setup,
} from './game.ts';
import { legalChoices, whyNot, worthStopping } from './legality.ts';
import { Match, type Position } from './match.ts';

export interface Chosen {
  readonly seat: Seat;
  readonly asks: string;
  readonly choice: string;
  /** Answered for a seat that had nothing to play or did not want to be stopped. */
  readonly unasked?: boolean;
}

export interface TakenBack {
  readonly seat: Seat;
  /** How many choices were taken back. */
  readonly undo: number;
  /** Taken back although something new had come to light since. */
  readonly beyond?: boolean;
}

export type Entry = Chosen | TakenBack;

export interface Origin {
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
}

/** Says whether a seat is to be stopped at a window. */
export type Stops<S, C extends Choice> = (state: S, seat: Seat, question: Question<S, C>) => boolean;

/** What a table does unless its players wish otherwise. */
export function stopsWhereUseful<S, C extends Choice>(state: S, _seat: Seat, question: Question<S, C>): boolean {
  return worthStopping(state, question);
}

export interface Told<E> {
  /** The version at which it happened: the number of entries before the choice that caused it. */
  readonly version: number;
  readonly event: E;
}

/** A choice on the line of play that stands, with the way back to the moment before it. */
interface Played<S, C> {
  readonly entry: Chosen;
  readonly before: Position<S, C>;
  readonly newsBefore: number;
  readonly toldBefore: number;
}

export class Chronicle<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly origin: Origin;
  readonly entries: Entry[] = [];
  /** What happened on the line of play that stands. */
  readonly told: Told<E>[] = [];
  stops: Stops<S, C>;
  #match: Match<S, C, E>;
  #line: Played<S, C>[] = [];
  #undone: Chosen[] = [];
  #hearing: E[] = [];

  constructor(game: Game<S, C, E>, origin: Origin, stops: Stops<S, C> = stopsWhereUseful) {
    this.game = game;
    this.origin = origin;
    this.stops = stops;
    this.#match = new Match(game, game.begin(origin.setup, randomFrom(origin.seed)), this.#listening());
    this.#hear();
    this.#passWindows();
  }

  get match(): Match<S, C, E> {
    return this.#match;
  }

  get version(): number {
    return this.entries.length;
  }

  get commitment(): string {
    return commitmentTo(this.origin.seed, this.origin.salt);
  }

  get fingerprint(): string {
    return fingerprint(this.#match.state);
  }

  /** The choices on the line of play that stands. */
  get line(): readonly Chosen[] {
    return this.#line.map((played) => played.entry);
  }

  choices(): C[] {
    const { decision, state } = this.#match;
    return decision ? legalChoices(state, decision.question) : [];
  }

  /** Why a seat cannot choose this now; undefined when it can. */
  whyNot(seat: Seat, choice: C): Refusal | undefined {
    const { decision, state } = this.#match;
    if (!decision) return refusal('game-over', '');
    if (!decision.seats.includes(seat)) return refusal('not-your-decision', decision.question.rule, { seats: decision.seats });
    const reason = whyNot(state, decision.question, choice);
    if (reason) return reason;
    // Nothing speaks against it, but a choice may name what does not exist; only the list decides.
    const text = this.game.choiceText(choice);
    const listed = legalChoices(state, decision.question).some((legal) => this.game.choiceText(legal) === text);
    return listed ? undefined : refusal('no-such-thing', decision.question.rule, { wanted: text });
  }

  choose(seat: Seat, choice: C): Refusal | undefined {
    const reason = this.whyNot(seat, choice);
    if (reason) return reason;
    this.#play(seat, choice);
    this.#undone = [];
    this.#passWindows();
    return undefined;
  }

  /** How many choices the seat can take back before something new came to light or another seat chose. */
  undoable(seat: Seat): number {
    // The end reveals seed and salt, and with them all the dice there would have been.
    if (this.#match.outcome) return 0;
    const { news } = this.#match.state.random;
    let count = 0;
    for (const { entry, newsBefore } of this.#line.toReversed()) {
      if (newsBefore !== news || entry.seat !== seat) break;
      count++;
    }
    return count;
  }

  /**
   * Takes back the last choice that was really asked, with what was answered unasked since.
   * Going beyond what has come to light is only for tables where the seat plays alone; the entry says so.
   */
  undo(seat: Seat, beyond = false): Refusal | undefined {
    let count = 1;
    while (count < this.#line.length && this.#line[this.#line.length - count]?.entry.unasked) count++;
    if (this.#line.length === 0) return refusal('nothing-to-undo', '');
    const isBeyond = count > this.undoable(seat);
    // Refused before looking at who was really asked, which is no business of other seats.
    if (isBeyond && !beyond) return refusal('undo-stops-here', '');
    if (this.#line[this.#line.length - count]?.entry.unasked) return refusal('nothing-to-undo', '');
    const taken = this.#line.slice(this.#line.length - count).map((played) => played.entry);
    this.#takeBack(isBeyond ? { seat, undo: count, beyond: true } : { seat, undo: count });
    this.#undone = [...taken, ...this.#undone];
    return undefined;
  }

  /** Chooses again what was taken back last. */
  redo(seat: Seat): Refusal | undefined {
    const [next, ...rest] = this.#undone;
    const choice = next && this.game.choiceFrom(next.choice);
    if (!choice) return refusal('nothing-to-redo', '');
    const reason = this.whyNot(seat, choice);
    if (reason) return reason;
    this.#play(seat, choice);
    this.#passWindows();
    this.#undone = rest.filter((entry) => !entry.unasked);
    return undefined;
  }

  /** Writes down an entry that was recorded before; false when the rules no longer allow it. */
  replay(entry: Entry, checked = false): boolean {
    if ('undo' in entry) {
      if (!Number.isInteger(entry.undo) || entry.undo < 1 || entry.undo > this.#line.length) return false;
      if (checked && !entry.beyond && entry.undo > this.undoable(entry.seat)) return false;
      this.#takeBack(entry);
      return true;
    }
    const { decision, state } = this.#match;
    const choice = this.game.choiceFrom(entry.choice);
    if (!decision || !choice || decision.question.asks !== entry.asks || !decision.seats.includes(entry.seat)) return false;
    if (checked && whyNot(state, decision.question, choice)) return false;
    if (checked && !this.choices().some((legal) => this.game.choiceText(legal) === entry.choice)) return false;
    this.#play(entry.seat, choice, entry.unasked);
    return true;
  }

  #play(seat: Seat, choice: C, unasked = false): void {
    const asks = this.#match.decision?.question.asks ?? '';
    const before = this.#match.position();
    const newsBefore = this.#match.state.random.news;
    const toldBefore = this.told.length;
    this.#hearing = [];
    this.#match.choose(choice, seat);
    const text = this.game.choiceText(choice);
    const entry: Chosen = unasked ? { seat, asks, choice: text, unasked } : { seat, asks, choice: text };
    this.#hear();
    this.entries.push(entry);
    this.#line.push({ entry, before, newsBefore, toldBefore });
  }

  #takeBack(entry: TakenBack): void {
    const [first] = this.#line.splice(this.#line.length - entry.undo);
    if (!first) return;
    this.#match = Match.resume(this.game, first.before, this.#listening());
    this.told.length = first.toldBefore;
    this.entries.push(entry);
  }

  /** A window in which the seat has nothing to play passes by itself, and is recorded like any other answer. */
  #passWindows(): void {
    for (;;) {
      const { decision, state } = this.#match;
      const pass = decision?.question.pass;
      const seat = decision?.seats[0];
      if (!decision || pass === undefined || seat === undefined) return;
      if (decision.seats.some((s) => this.stops(state, s, decision.question))) return;
      this.#play(seat, pass, true);
    }
  }

  /** Events are held back until the choice has gone through, so that a failing rule tells nothing. */
  #hear(): void {
    for (const event of this.#hearing) this.told.push({ version: this.version, event });
    this.#hearing = [];
  }

  #listening() {
    return { tell: (event: E) => void this.#hearing.push(event) };
  }
}
