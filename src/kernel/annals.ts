/**
 * Everything that was done at a table, in order, and what stands of it. It only grows: taking back is an entry of its own,
 * and versions never repeat. Nothing is judged here (chronicle.ts does that); what is written down is played by a match.
 */
import { commitmentTo, fingerprint } from './commitment.ts';
import { randomFrom } from './dice.ts';
import { type Chosen, type Ended, type Entry, goesWithBefore, type Remark, type TakenBack } from './entry.ts';
import type { Choice, Game, GameEvent, GameState, Seat, Setup } from './game.ts';
import { type Happened, Match, type Position, type Redeal, type Share } from './match.ts';
import { shapeOf } from './shapes.ts';
import { type Audience, answerFrom, answerText, type Carried, type Past, type Snapshot, type Told } from './snapshot.ts';
import type { Played } from './taking-back.ts';

export interface Origin {
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
  /** Set where it was begun by other rules, and goes on from a position. */
  readonly carried?: Carried;
}

/** A snapshot, and all entries there were when it was taken. */
export interface Standing<S, E> {
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot<S, E>;
}

export class Annals<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly origin: Origin;
  readonly entries: Entry[] = [];
  /** Who has learned of each entry. */
  readonly audiences: Audience[] = [];
  /** What happened on the line of play that stands. */
  readonly told: Told<E>[] = [];
  /** Whether anybody looks on: then it is kept how it stood whenever something was told. */
  isWatched: () => boolean = () => false;
  /** How it stood when an event was told, for those that nobody who looks on has seen yet; of very many the last. */
  readonly stateAt = new Map<E, S>();
  #match: Match<S, C, E>;
  #line: Played<S, C>[] = [];
  #undone: readonly Chosen[] = [];
  #hearing: Heard<S, E>[] = [];
  #floor = 0;
  #seed: string;
  #shares: readonly Share[] | undefined;
  #commitment = '';

  /** Goes on from where it stood; left out, it begins. */
  constructor(game: Game<S, C, E>, origin: Origin, standing = standingIn<S, E>(origin)) {
    this.game = game;
    this.origin = origin;
    this.#seed = origin.seed;
    if (standing) {
      const { checkpoint, since } = standing.snapshot;
      const answers = since.map((answer) => answerFrom(game, answer));
      this.#match = Match.resume(game, { checkpoint, since: answers }, this.#listening());
      this.#goOnFrom(standing);
      return;
    }
    this.#match = new Match(game, game.begin(origin.setup, randomFrom(origin.seed)), this.#listening());
    this.#hear();
  }

  get match(): Match<S, C, E> {
    return this.#match;
  }

  get version(): number {
    return this.entries.length;
  }

  /** The seed that the dice to come are made from: a fork has its own. */
  get seed(): string {
    return this.#seed;
  }

  /** To that seed; asked for with every scene, so worked out once. */
  get commitment(): string {
    this.#commitment ||= commitmentTo(this.#seed, this.origin.salt);
    return this.#commitment;
  }

  /** What everybody's machine has added to the dice that are rolled now; undefined where nobody was asked to. */
  get shares(): readonly Share[] | undefined {
    return this.#shares;
  }

  get fingerprint(): string {
    return fingerprint(this.#match.state);
  }

  /** The choices on the line of play that stands. */
  get line(): readonly Chosen[] {
    return this.#line.map((played) => played.entry);
  }

  /** The place of each of them among the entries. */
  get lineIndices(): readonly number[] {
    return this.#line.map(({ index }) => index);
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The first step that can be looked at again: what came before was played by other rules. */
  get firstStep(): number {
    return this.origin.carried?.snapshot.line.length ?? 0;
  }

  /** The game as it stood after so many choices of the line that stands, the first step or later. */
  at(step: number): Match<S, C, E> {
    if (step >= this.#line.length) return this.#match;
    return Match.resume(this.game, this.#before(step));
  }

  /** Plays the choice that led to this step once more, and says how it stood whenever something was told. */
  playAgain(step: number, told: (event: E, state: S) => void): void {
    const { entry } = this.#line[step - 1] ?? {};
    const choice = entry && this.game.choiceFrom(entry.choice);
    if (!choice || step <= this.firstStep) return;
    const match: Match<S, C, E> = Match.resume(this.game, this.#before(step - 1), { tell: (event) => told(event, match.state) });
    match.choose(choice, entry.seat);
  }

  snapshot(): Snapshot<S, E> {
    const { checkpoint, since } = this.#match.position();
    const content = this.game.kept?.of(checkpoint);
    return {
      version: this.version,
      checkpoint,
      since: since.map((answer) => answerText(this.game, answer)),
      line: this.#line.map(({ index, newsBefore, toldBefore, openly }) => [index, newsBefore, toldBefore, openly] as const),
      undone: this.#undone,
      told: this.told,
      audiences: this.audiences,
      floor: this.#floor,
      shape: shapeOf(this.game),
      ...(content !== undefined && { content }),
      ...(this.origin.carried && { carried: withoutEntries(this.origin.carried) }),
    };
  }

  /** Whether it is known how the game stood before this choice of the line, or before the last that was really asked. */
  remembers(step = this.#line.findLastIndex(({ entry }) => !goesWithBefore(entry))): boolean {
    const played = this.#line[step];
    return played === undefined || played.before !== undefined || step < this.firstStep;
  }

  past(): Past<S> {
    const checkpoints: { state: S; since: Happened<string>[] }[] = [];
    const line = this.#line.map((_, step): [number, number] => {
      if (step < this.firstStep) return [NOWHERE, 0];
      const { checkpoint, since } = this.#before(step);
      if (checkpoints.at(-1)?.state !== checkpoint) checkpoints.push({ state: checkpoint, since: [] });
      // Answers are only added to until the next checkpoint.
      const known = checkpoints.at(-1)?.since ?? [];
      for (const answer of since.slice(known.length)) known.push(answerText(this.game, answer));
      return [checkpoints.length - 1, since.length];
    });
    return { checkpoints, line };
  }

  /** Knows the way back again to the first so many choices: their past was worked out elsewhere. */
  recall({ checkpoints, line }: Past<S>): void {
    const known = checkpoints.map(({ state, since }) => ({ state, since: since.map((answer) => answerFrom(this.game, answer)) }));
    this.#line = this.#line.map((played, step) => {
      const [at = 0, answers] = line[step] ?? [];
      const checkpoint = known[at];
      if (played.before !== undefined || !checkpoint) return played;
      return { ...played, before: { checkpoint: checkpoint.state, since: checkpoint.since.slice(0, answers) } };
    });
  }

  /** The choices that stand, each with the way back. */
  protected get played(): readonly Played<S, C>[] {
    return this.#line;
  }

  /** What was taken back and not chosen again, the next first. */
  protected get undone(): readonly Chosen[] {
    return this.#undone;
  }

  /** Nothing is taken back beyond a fork: so many choices stood before it. */
  protected get floor(): number {
    return this.#floor;
  }

  #goOnFrom({ entries, snapshot }: Standing<S, E>): void {
    // One by one: a long history is more than a call takes as arguments.
    for (const entry of entries) this.entries.push(entry);
    for (const audience of snapshot.audiences) this.audiences.push(audience);
    for (const told of snapshot.told) this.told.push(told);
    this.#line = snapshot.line.map(([index, newsBefore, toldBefore, openly = false]) => {
      const entry = entries[index];
      if (!entry || !('choice' in entry)) throw new Error(`A snapshot names entry ${index} as a choice, and it is none.`);
      return { entry, index, before: undefined, newsBefore, toldBefore, openly };
    });
    this.#undone = [...snapshot.undone];
    this.#floor = snapshot.floor;
    for (const entry of entries) if ('redeal' in entry) this.#diceAreOf(entry);
  }

  protected play(seat: Seat, choice: C, how: Pick<Chosen, 'unasked' | 'scripted' | 'along' | 'sole'> = {}): void {
    const { unasked = false, scripted = false, along = false, sole = false } = how;
    const asks = this.#match.decision?.question.asks ?? '';
    const before = this.#match.position();
    const newsBefore = this.#match.state.random.news;
    const toldBefore = this.told.length;
    const openly = this.#match.decision?.question.openly === true;
    const { seats = [], question } = this.#match.decision ?? {};
    this.#hearing = [];
    this.#match.choose(choice, seat);
    const text = this.game.choiceText(choice);
    const entry: Chosen = {
      ...{ seat, asks, choice: text },
      ...(unasked && { unasked }),
      ...(scripted && { scripted }),
      ...(along && { along }),
      ...(sole && { sole }),
    };
    // Whoever was asked as well learns that it is answered; he is still asked where somebody only passed.
    const isAnswered = question?.pass?.kind !== choice.kind;
    const audience = audienceOf(
      isAnswered ? [seat, ...seats] : [seat],
      this.#hearing.map(({ event }) => event),
    );
    this.#line.push({ entry, index: this.entries.length, before, newsBefore, toldBefore, openly });
    this.#hear();
    this.#write(entry, audience);
    if (unasked || sole) return;
    // Choosing what was taken back is doing it again; choosing anything else leaves the rest behind.
    const [next, ...rest] = this.#undone;
    this.#undone = next?.choice === text ? rest : [];
  }

  protected takeBack(entry: TakenBack): void {
    const step = this.#line.length - entry.undo;
    const before = this.#before(step);
    const taken = this.#line.splice(step);
    this.#match = Match.resume(this.game, before, this.#listening());
    this.told.length = taken[0]?.toldBefore ?? this.told.length;
    this.#undone = [...taken.map((played) => played.entry).filter(({ unasked, sole }) => !unasked && !sole), ...this.#undone];
    const heard = taken.map(({ index }) => this.audiences[index] ?? []);
    this.#write(entry, heard.some((audience) => audience === 'all') ? 'all' : [...new Set([entry.seat, ...heard.flat()])]);
  }

  protected end(entry: Ended): void {
    const seats = this.game.seats(this.origin.setup);
    const side = seats.find(({ id }) => id === entry.seat)?.side;
    const winners = entry.ends === 'agreed' ? [] : seats.filter((other) => other.side !== side).map(({ id }) => id);
    this.#match.end({ winners, how: entry.ends });
    this.#undone = [];
    this.#write(entry, 'all');
  }

  /** Changes nothing on the board. That somebody took advice is for all to know; what it was is not. */
  protected remark(entry: Remark): void {
    this.#write(entry, 'all');
  }

  protected dealAnew(entry: Redeal): void {
    this.#match.redeal(entry);
    this.#floor = this.#line.length;
    this.#diceAreOf(entry);
    this.#undone = [];
    this.#write(entry, 'all');
  }

  #diceAreOf({ redeal, shares }: Redeal): void {
    this.#seed = redeal;
    this.#shares = shares;
    this.#commitment = '';
  }

  #write(entry: Entry, audience: Audience): void {
    this.entries.push(entry);
    this.audiences.push(audience);
  }

  /** Where the game stood before a choice of the line. What a snapshot has left out is played again from the beginning. */
  #before(step: number): Position<S, C> {
    if (this.#line[step]?.before === undefined) {
      const whole = new Annals(this.game, this.origin);
      for (const entry of this.entries.slice(whole.version)) whole.#writeAgain(entry);
      this.#line = whole.#line;
    }
    const before = this.#line[step]?.before;
    if (before === undefined) throw new Error(`There is no choice ${step} on this line of play.`);
    return before;
  }

  /** What stands already. */
  #writeAgain(entry: Entry): void {
    if ('undo' in entry) this.takeBack(entry);
    else if ('redeal' in entry) this.dealAnew(entry);
    else if ('ends' in entry) this.end(entry);
    else if ('choice' in entry) {
      const choice = this.game.choiceFrom(entry.choice);
      if (choice) this.play(entry.seat, choice, entry);
    } else this.remark(entry);
  }

  /** Events are held back until the choice has gone through, so that a failing rule tells nothing. */
  #hear(): void {
    for (const { event, state } of this.#hearing) {
      this.told.push({ version: this.version, step: this.#line.length, event });
      if (state) this.stateAt.set(event, state);
    }
    this.#hearing = [];
    for (const event of this.stateAt.keys()) {
      if (this.stateAt.size <= MOST_STATES) break;
      this.stateAt.delete(event);
    }
  }

  #listening() {
    return {
      tell: (event: E) => void this.#hearing.push({ event, state: this.isWatched() ? this.game.copy(this.#match.state) : undefined }),
    };
  }
}

/** What was told, and how it stood then, where somebody looks on. */
interface Heard<S, E> {
  readonly event: E;
  readonly state: S | undefined;
}

/** The longest turn of an enemy that was measured tells less. */
const MOST_STATES = 200;

/** The place of a checkpoint that nobody knows. */
const NOWHERE = -1;

/** It came out of this game, and was brought into today's shape. */
function standingIn<S extends GameState, E extends GameEvent>({ carried }: Origin): Standing<S, E> | undefined {
  return carried && { entries: carried.entries, snapshot: carried.snapshot as unknown as Snapshot<S, E> };
}

function withoutEntries({ entries: _, ...carried }: Carried): Omit<Carried, 'entries'> {
  return carried;
}

/** Those know it whom it concerns; others learn of it by what they are told. */
function audienceOf(seats: readonly Seat[], events: readonly GameEvent[]): Audience {
  if (events.some(({ to }) => to === undefined)) return 'all';
  return [...new Set([...seats, ...events.flatMap(({ to }) => to ?? [])])];
}
