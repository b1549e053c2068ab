/**
 * A table's history as it is played: legality is checked here, windows go by for those who have nothing to play, and what has
 * passed is written down in the annals.
 */
import { Annals, type Origin, type Standing } from './annals.ts';
import { type Advised, type Entry, goesWithBefore, isOfPlayers } from './entry.ts';
import { type Choice, type Game, type GameEvent, type GameState, type Question, type Refusal, refusal, type Seat } from './game.ts';
import { isListed, isSecret, soleAnswer, whyNot, worthStopping } from './legality.ts';
import type { Share } from './match.ts';
import { seatsOf } from './setup.ts';
import type { Snapshot } from './snapshot.ts';
import { consentTo, mayTakeBack, othersThan, type Played, sinceNews, undoableBy } from './taking-back.ts';
import { Trial } from './trial.ts';

/** Says whether a seat is to be stopped at a window. */
export type Stops<S, C extends Choice> = (state: S, seat: Seat, question: Question<S, C>) => boolean;

/** What a table does unless its players wish otherwise. */
export function stopsWhereUseful<S, C extends Choice>(state: S, seat: Seat, question: Question<S, C>): boolean {
  return worthStopping(state, question, seat);
}

/**
 * Where several people play, everybody is stopped at a window that is secret, with or without something to play. Whoever
 * keeps the table lets those pass who have nothing, in their own time: at once would tell that they had nothing.
 */
export function stopsAtSecrets<S, C extends Choice>(state: S, seat: Seat, question: Question<S, C>): boolean {
  return isSecret(question) || worthStopping(state, question, seat);
}

export class Chronicle<S extends GameState, C extends Choice, E extends GameEvent> extends Annals<S, C, E> {
  stops: Stops<S, C>;

  constructor(game: Game<S, C, E>, origin: Origin, stops: Stops<S, C> = stopsWhereUseful, standing?: Standing<S, E>) {
    super(game, origin, standing);
    this.stops = stops;
    if (!standing) this.#passWindows();
  }

  /** Goes on from a snapshot; the entries are all there were when it was taken. */
  static restore<S extends GameState, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    origin: Origin,
    entries: readonly Entry[],
    snapshot: Snapshot<S, E>,
    stops: Stops<S, C> = stopsWhereUseful,
  ): Chronicle<S, C, E> {
    return new Chronicle(game, origin, stops, { entries, snapshot });
  }

  /** What a seat may choose now, the first that is asked unless it says which. */
  choices(seat?: Seat): C[] {
    return this.match.choices(seat);
  }

  /** Why a seat cannot choose this now; undefined when it can. */
  whyNot(seat: Seat, choice: C): Refusal | undefined {
    const { decision, state } = this.match;
    if (!decision) return refusal('game-over', '');
    if (!decision.seats.includes(seat)) return refusal('not-your-decision', decision.question.rule, { seats: decision.seats });
    const reason = whyNot(state, decision.question, choice, seat);
    if (reason) return reason;
    const { choiceText } = this.game;
    if (isListed(state, decision.question, choice, seat, choiceText)) return undefined;
    return refusal('no-such-thing', decision.question.rule, { wanted: choiceText(choice) });
  }

  choose(seat: Seat, choice: C, scripted = false): Refusal | undefined {
    const reason = this.whyNot(seat, choice);
    if (reason) return reason;
    this.play(seat, choice, scripted ? { scripted } : {});
    this.#passWindows();
    return undefined;
  }

  /**
   * Several choices that are meant as one, in order. Whatever comes to light stops them, and so does another's turn or a
   * choice that is not possible any more: what went before stands.
   */
  chooseTogether(seat: Seat, [first, ...others]: readonly [C, ...C[]]): Refusal | undefined {
    const { news } = this.match.state.random;
    const refused = this.choose(seat, first);
    if (refused) return refused;
    for (const choice of others) {
      if (this.match.state.random.news !== news || this.whyNot(seat, choice)) break;
      this.play(seat, choice, { along: true });
      this.#passWindows();
    }
    return undefined;
  }

  /**
   * Gives the only sensible answer for a seat, as long as there is one and nothing comes to light by it. A window at which
   * nothing sensible can be played goes by whatever comes behind it, as it does for whoever has nothing to play; `others` are
   * seats of the same person, who lets it go by for all of them.
   */
  goOnByItself(seat: Seat, others: readonly Seat[] = []): void {
    const seats = [seat, ...others.filter((other) => other !== seat)];
    for (let goesOn = true; goesOn; ) goesOn = seats.some((one) => this.#goOnOnce(one));
  }

  #goOnOnce(seat: Seat): boolean {
    const choice = this.#goingByItself(seat);
    if (choice === undefined) return false;
    this.play(seat, choice, { sole: true });
    this.#passWindows();
    return true;
  }

  #goingByItself(seat: Seat): C | undefined {
    const { decision, state } = this.match;
    if (!decision?.seats.includes(seat)) return undefined;
    const { pass, asks } = decision.question;
    if (pass !== undefined && this.game.goesBy?.(state, asks)) return pass;
    if (decision.seats.length > 1 || this.game.isLookedAt?.(state, asks)) return undefined;
    const any = this.game.anyAnswer?.(state, asks);
    if (any !== undefined) return any;
    const choice = this.game.plainAnswer?.(state, asks) ?? soleAnswer(state, decision.question, seat);
    if (choice === undefined) return undefined;
    const trial = Trial.from(this.match, seat);
    return trial.go(choice) && trial.isQuiet ? choice : undefined;
  }

  /** Those who are asked at a secret window and have nothing to play there. */
  get idle(): readonly Seat[] {
    const { decision, state } = this.match;
    if (!decision || !isSecret(decision.question)) return [];
    return decision.seats.filter((seat) => !worthStopping(state, decision.question, seat));
  }

  /** Lets a window go by for a seat that has nothing to play at it. */
  passUnasked(seat: Seat): void {
    const pass = this.match.decision?.question.pass;
    if (pass === undefined || !this.idle.includes(seat)) throw new Error(`${seat} does not pass by itself.`);
    this.play(seat, pass, { unasked: true });
    this.#passWindows();
  }

  /** A window goes by for a seat although it has not answered: it could play nothing, or was not to be waited for any longer. */
  letGo(seat: Seat): void {
    const { decision } = this.match;
    const pass = decision?.question.pass;
    if (pass === undefined || !decision?.seats.includes(seat)) throw new Error(`Nothing goes by for ${seat}.`);
    this.play(seat, pass, this.idle.includes(seat) ? { unasked: true } : { sole: true });
    this.#passWindows();
  }

  /** Notes down that the scripted player was asked, and what it said. */
  advise(seat: Seat, choice: C): void {
    this.remark({ seat, hint: this.game.choiceText(choice) });
  }

  /** Makes a fork of this line of play: all that the seat cannot know is dealt anew. */
  redeal(seat: Seat, seed: string): void {
    this.dealAnew({ seat, redeal: seed });
    this.#passWindows();
  }

  /** Somebody has sat down: all that none of those could know who sat there before is dealt anew, by a secret and the shares of all. */
  deal(seat: Seat, secret: string, known: readonly Seat[], shares: readonly Share[]): void {
    this.dealAnew({ seat, redeal: secret, known, shares });
    this.#passWindows();
  }

  /** From now on the scripted player plays for the seat, or a person does again. */
  handOver(seat: Seat, handedTo: string | null): void {
    this.remark({ seat, handedTo });
  }

  /** Somebody else plays the seat from now on, in place of one who stayed away. */
  replace(seat: Seat): void {
    this.remark({ seat, replaced: true });
  }

  /** Somebody else plays the seat from now on, with the hand that another knows. */
  passOn(seat: Seat): void {
    this.remark({ seat, passedOn: true });
  }

  /** Whoever plays the seat has looked from these before. */
  noteSeen(seat: Seat, hasSeen: readonly Seat[]): void {
    this.remark({ seat, hasSeen });
  }

  /** The seat gives up: its side has lost, and the others have won. */
  resign(seat: Seat): Refusal | undefined {
    if (this.match.outcome) return refusal('game-over', '');
    this.end({ seat, ends: 'resigned' });
    return undefined;
  }

  /** The seat has no time left, and the others end the game: they have won. */
  endOutOfTime(seat: Seat): Refusal | undefined {
    if (this.match.outcome) return refusal('game-over', '');
    this.end({ seat, ends: 'out-of-time' });
    return undefined;
  }

  /** All who play agree that it ends here, and nobody has won. */
  endTogether(seat: Seat, agreed: readonly Seat[]): Refusal | undefined {
    if (this.match.outcome) return refusal('game-over', '');
    this.end({ seat, ends: 'agreed', agreed });
    return undefined;
  }

  /** How many choices the seat can take back before something new came to light or another built on them; `held` are the same person's. */
  undoable(seat: Seat, held: readonly Seat[] = []): number {
    return undoableBy(this.#ownSeats(seat, held), this.#sinceNews());
  }

  /** A seat with those of its side that the same person holds: what he chose for them is his own. */
  #ownSeats(seat: Seat, held: readonly Seat[]): readonly Seat[] {
    const seats = this.game.seats(this.origin.setup);
    const sideOf = (one: Seat) => seats.find(({ id }) => id === one)?.side;
    return [seat, ...held.filter((other) => other !== seat && sideOf(other) === sideOf(seat))];
  }

  /** Whose consent it takes to take back the seat's last choice; undefined where there is none to take back. */
  consentTo(seat: Seat): readonly Seat[] | undefined {
    return consentTo(seat, this.#sinceNews());
  }

  /** How many choices go with the seat's last one when it is taken back by consent; 0 where there is none to take back. */
  takenTogether(seat: Seat): number {
    return this.#sinceNews().findIndex(({ entry }) => entry.seat === seat && !goesWithBefore(entry)) + 1;
  }

  #sinceNews(): Played<S, C>[] {
    const { outcome, state } = this.match;
    // The end reveals seed and salt, and with them all the dice there would have been.
    return outcome ? [] : sinceNews(this.played, this.floor, state.random.news);
  }

  /**
   * Takes back the last choice that was really asked, with what was answered unasked since.
   * Going beyond what has come to light is only for tables where the seat plays alone; the entry says so.
   * Whoever plays several of a side (`held`) takes back the choices of all of them.
   */
  undo(seat: Seat, beyond = false, held: readonly Seat[] = []): Refusal | undefined {
    const most = this.played.length - this.floor;
    let count = 1;
    const isWithBefore = () => {
      const last = this.played[this.played.length - count];
      return last !== undefined && goesWithBefore(last.entry);
    };
    while (count < most && isWithBefore()) count++;
    if (most === 0) return refusal('nothing-to-undo', '');
    const isBeyond = count > this.undoable(seat, held);
    // Refused before looking at who was really asked, which is no business of other seats.
    if (isBeyond && !beyond) return refusal('undo-stops-here', '');
    if (this.played[this.played.length - count]?.entry.unasked) return refusal('nothing-to-undo', '');
    const agreed = othersThan(seat, this.played.slice(-count));
    if (isBeyond) this.takeBack({ seat, undo: count, beyond: true });
    else this.takeBack(agreed.length > 0 ? { seat, undo: count, agreed } : { seat, undo: count });
    return undefined;
  }

  /** Takes back the seat's last choice with all that was chosen since, as those agree who chose it. */
  undoTogether(seat: Seat, agreed: readonly Seat[]): Refusal | undefined {
    const needed = this.consentTo(seat);
    if (needed === undefined) return refusal('undo-stops-here', '');
    const missing = needed.filter((other) => !agreed.includes(other));
    if (missing.length > 0) return refusal('undo-needs-consent', '', { seats: missing });
    const undo = this.takenTogether(seat);
    this.takeBack(needed.length > 0 ? { seat, undo, agreed: needed } : { seat, undo });
    return undefined;
  }

  /** Chooses again what was taken back last. */
  redo(seat: Seat): Refusal | undefined {
    const [next] = this.undone;
    const choice = next && this.game.choiceFrom(next.choice);
    if (!choice) return refusal('nothing-to-redo', '');
    const reason = this.whyNot(seat, choice);
    if (reason) return reason;
    this.play(seat, choice);
    this.#passWindows();
    // What was chosen together is chosen together again.
    while (this.undone[0]?.along) {
      const along = this.game.choiceFrom(this.undone[0].choice);
      if (!along || this.whyNot(seat, along)) break;
      this.play(seat, along, { along: true });
      this.#passWindows();
    }
    return undefined;
  }

  /** Writes down an entry that was recorded before; false when the rules no longer allow it. */
  replay(entry: Entry, checked = false): boolean {
    if ('undo' in entry) {
      if (!Number.isInteger(entry.undo) || entry.undo < 1 || entry.undo > this.played.length - this.floor) return false;
      if (checked && ![entry.seat, ...(entry.agreed ?? [])].every((seat) => this.#isSeat(seat))) return false;
      if (checked && !entry.beyond && !mayTakeBack(entry, this.#sinceNews())) return false;
      this.takeBack(entry);
      return true;
    }
    if ('redeal' in entry) {
      const { seat, known = [], shares = [] } = entry;
      if (checked && ![seat, ...known, ...shares.map((share) => share.seat)].every((one) => this.#isSeat(one))) return false;
      this.dealAnew(entry);
      return true;
    }
    if ('hint' in entry) {
      if (checked && !this.#mayAdvise(entry)) return false;
      this.remark(entry);
      return true;
    }
    if (isOfPlayers(entry)) {
      const others = 'hasSeen' in entry ? entry.hasSeen : [];
      if (checked && ![entry.seat, ...others].every((seat) => this.#isSeat(seat))) return false;
      this.remark(entry);
      return true;
    }
    if ('ends' in entry) {
      if (this.match.outcome || ![entry.seat, ...(entry.agreed ?? [])].every((seat) => this.#isSeat(seat))) return false;
      this.end(entry);
      return true;
    }
    const { decision } = this.match;
    const choice = this.game.choiceFrom(entry.choice);
    if (!decision || !choice || decision.question.asks !== entry.asks || !decision.seats.includes(entry.seat)) return false;
    if (checked && this.whyNot(entry.seat, choice)) return false;
    this.play(entry.seat, choice, entry);
    return true;
  }

  /** Why a recorded choice cannot be made here; undefined where the rules do not speak of it, or fail over it. */
  whyNotReplayed(entry: Entry): Refusal | undefined {
    if (!('choice' in entry)) return undefined;
    const { decision } = this.match;
    const choice = this.game.choiceFrom(entry.choice);
    if (!decision || !choice) return decision ? undefined : refusal('game-over', '');
    if (decision.question.asks === entry.asks) return this.whyNot(entry.seat, choice);
    return refusal('not-now', decision.question.rule, { wanted: choice.kind, asked: decision.question.asks });
  }

  #isSeat(seat: Seat): boolean {
    return seatsOf(this.game, this.origin.setup).includes(seat);
  }

  /** Advice is for a seat that is asked, and of a kind that can be answered; whether it was good is nobody's business. */
  #mayAdvise({ seat, hint }: Advised): boolean {
    const { decision } = this.match;
    const choice = this.game.choiceFrom(hint);
    return decision?.seats.includes(seat) === true && decision.question.options.some(({ kind }) => kind === choice?.kind);
  }

  /** A seat that has nothing to play at a window passes by itself, and that is recorded like any other answer. */
  #passWindows(): void {
    for (;;) {
      const { decision, state } = this.match;
      const pass = decision?.question.pass;
      if (!decision || pass === undefined) return;
      const seat = decision.seats.find((s) => !this.stops(state, s, decision.question));
      if (seat === undefined) return;
      this.play(seat, pass, { unasked: true });
    }
  }
}
