/**
 * A game being played. A position is a checkpoint and the answers given since; whatever restores,
 * takes back, replays or searches does it from that.
 */
import { commitmentTo } from './commitment.ts';
import { comesToLight, randomFrom } from './dice.ts';
import {
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  NOBODY_CHOOSES,
  type Outcome,
  type Rules,
  type Seat,
  type Table,
} from './game.ts';
import { legalChoices } from './legality.ts';

export interface Answer<C> {
  readonly seat: Seat;
  readonly choice: C;
}

/**
 * Everything was dealt anew that nobody could know: in a fork what the seat could not know, from a seed; where somebody
 * sat down at a table of others, what none of those who sat there could know, from a secret and from what everybody's own
 * machine has added to it.
 */
export interface Redeal {
  readonly seat: Seat;
  /** The seed, or the secret. */
  readonly redeal: string;
  /** Whose knowledge stands; left out, that of the seat. */
  readonly known?: readonly Seat[];
  readonly shares?: readonly Share[];
}

/** What the machine of one who sat there has added to the chance to come. */
export interface Share {
  readonly seat: Seat;
  readonly share: string;
}

/** What the chance to come is made from: nobody knows it who does not know the secret and all shares. */
export function seedOf({ redeal, shares }: Redeal): string {
  return shares ? commitmentTo(redeal, JSON.stringify(shares.map(({ share }) => share))) : redeal;
}

/** The game was ended by those who play it, not by its rules. */
interface Ending {
  readonly outcome: Outcome;
}

export type Happened<C> = Answer<C> | Redeal | Ending;

export interface Position<S, C> {
  readonly checkpoint: S;
  readonly since: readonly Happened<C>[];
}

export interface Listening<S, E> {
  /** Told of every event as it happens. */
  tell?: ((event: E) => void) | undefined;
  /** Told whenever the rules pass a checkpoint; the state is a copy to keep. */
  onCheckpoint?: (state: S) => void;
}

export class Match<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  /** What somebody is asked now; undefined when the game is over. */
  decision: Decision<S, C> | undefined;
  outcome: Outcome | undefined;
  #table: { -readonly [K in keyof Table<S, E>]: Table<S, E>[K] };
  #running: Rules<S, C>;
  #checkpoint: S | undefined;
  #since: Happened<C>[] = [];
  readonly #keeps: boolean;
  #listening: Listening<S, E>;

  /**
   * Plays on from a checkpoint, which it takes over. A match that keeps no positions is faster,
   * and is lost if a rule throws: for simulation.
   */
  constructor(game: Game<S, C, E>, checkpoint: S, listening: Listening<S, E> = {}, keeps = true) {
    this.game = game;
    this.#keeps = keeps;
    this.#listening = listening;
    this.#table = { state: checkpoint, tell: listening.tell, by: '' };
    this.#running = NOBODY_CHOOSES;
    this.#fromCheckpoint();
  }

  /** Rebuilds a position. What happened on the way was told when it happened; it is not told again. */
  static resume<S extends GameState, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    position: Position<S, C>,
    listening: Listening<S, E> = {},
    keeps = true,
  ): Match<S, C, E> {
    const match = new Match<S, C, E>(game, game.copy(position.checkpoint), {}, keeps);
    for (const answer of position.since) {
      if ('redeal' in answer) match.redeal(answer);
      else if ('outcome' in answer) match.end(answer.outcome);
      else match.choose(answer.choice, answer.seat);
    }
    match.#listening = listening;
    match.#table.tell = listening.tell;
    return match;
  }

  get state(): S {
    return this.#table.state;
  }

  /** What a seat may choose now, the first that is asked unless it says which; nothing where it is not asked. */
  choices(seat: Seat | undefined = this.decision?.seats[0]): C[] {
    const { decision } = this;
    if (!decision || seat === undefined || !decision.seats.includes(seat)) return [];
    return legalChoices(this.state, decision.question, seat);
  }

  /** What a seat could conceivably want now, legal or not. */
  intentions(seat: Seat): readonly C[] {
    const { decision } = this;
    return this.game.intentions(this.state, seat, decision?.seats.includes(seat) ? decision.question : undefined);
  }

  /** Where the game stands, to come back to. */
  position(): Position<S, C> {
    if (this.#checkpoint === undefined) throw new Error('This match keeps no positions.');
    return { checkpoint: this.#checkpoint, since: this.#since.slice() };
  }

  /**
   * Goes on with an answer that is known to be legal. If a rule throws, the match stands where it stood.
   * A window for several seats stays open until the last of them has passed; only then do the rules hear of it.
   */
  choose(choice: C, seat: Seat = this.#firstAsked()): void {
    const { seats, question } = this.#asked();
    if (seats.length > 1 && question.pass?.kind === choice.kind) {
      this.decision = { seats: seats.filter((other) => other !== seat), question };
      if (this.#keeps) this.#since.push({ seat, choice });
      return;
    }
    this.#table.by = seat;
    if (!this.#keeps) {
      this.#goOn(this.#running.next(choice));
      return;
    }
    const before = this.position();
    try {
      this.#since.push({ seat, choice });
      this.#goOn(this.#running.next(choice));
    } catch (cause) {
      this.#rebuild(before);
      throw new Error(`A rule of ${this.game.id} failed at "${this.game.choiceText(choice)}".`, { cause });
    }
  }

  /** Deals anew whatever nobody can know. Nothing can be taken back beyond that. */
  redeal(redeal: Redeal): void {
    const { state } = this;
    this.game.determinize(state, redeal.known ?? [redeal.seat], randomFrom(seedOf(redeal)));
    comesToLight(state.random);
    if (this.#keeps) this.#since.push(redeal);
  }

  /** Ends it, whatever is going on. */
  end(outcome: Outcome): void {
    this.outcome = outcome;
    this.decision = undefined;
    if (this.#keeps) this.#since.push({ outcome });
  }

  #firstAsked(): Seat {
    const [seat] = this.#asked().seats;
    if (seat === undefined) throw new Error(`${this.game.id} asks "${this.decision?.question.asks}" of nobody.`);
    return seat;
  }

  #asked(): Decision<S, C> {
    if (this.decision === undefined) throw new Error('The game is over: nobody is asked anything.');
    return this.decision;
  }

  #goOn(step: IteratorResult<Decision<S, C>, void>): void {
    if (step.done) this.#fromCheckpoint();
    else this.decision = step.value;
  }

  #fromCheckpoint(): void {
    const game = this.game;
    const state = this.#table.state;
    // Who answered last is no part of a checkpoint: a resumed match would not know it.
    this.#table.by = '';
    for (;;) {
      if (this.#keeps) {
        this.#checkpoint = game.copy(state);
        this.#since = [];
        this.#listening.onCheckpoint?.(game.copy(state));
      }
      this.outcome = game.outcome(state);
      this.decision = undefined;
      if (this.outcome !== undefined) return;
      const procedure = game.proceed(this.#table);
      if (procedure === undefined) continue;
      this.#running = procedure;
      const step = procedure.next();
      if (!step.done) {
        this.decision = step.value;
        return;
      }
    }
  }

  #rebuild(position: Position<S, C>): void {
    const rebuilt = Match.resume(this.game, position, this.#listening);
    this.#table = rebuilt.#table;
    this.#running = rebuilt.#running;
    this.#checkpoint = rebuilt.#checkpoint;
    this.#since = rebuilt.#since;
    this.decision = rebuilt.decision;
    this.outcome = rebuilt.outcome;
  }
}
