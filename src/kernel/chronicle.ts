/**
 * A table's history: everything that was chosen, in order. It only grows: taking back is an entry of its own,
 * and versions never repeat. Legality is checked here; what has passed is played by a match.
 */
import { commitmentTo, fingerprint } from './commitment.ts';
import { randomFrom } from './dice.ts';
import { type Advised, type Chosen, type Ended, type Entry, goesWithBefore, type TakenBack } from './entry.ts';
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
import { isListed, isSecret, soleAnswer, whyNot, worthStopping } from './legality.ts';
import { type Happened, Match, type Position, type Redeal, type Share } from './match.ts';
import { seatsOf } from './setup.ts';
import { type Audience, answerFrom, answerText, type Past, type Snapshot, type Told } from './snapshot.ts';
import { consentTo, mayTakeBack, type Played, sinceNews, undoableBy } from './taking-back.ts';
import { Trial } from './trial.ts';

export interface Origin {
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
}

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

export class Chronicle<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly origin: Origin;
  readonly entries: Entry[] = [];
  /** Who has learned of each entry. */
  readonly audiences: Audience[] = [];
  /** What happened on the line of play that stands. */
  readonly told: Told<E>[] = [];
  stops: Stops<S, C>;
  #match: Match<S, C, E>;
  #line: Played<S, C>[] = [];
  #undone: Chosen[] = [];
  #hearing: E[] = [];
  /** Nothing is taken back beyond a fork: so many choices stood before it. */
  #floor = 0;
  #seed: string;
  #shares: readonly Share[] | undefined;
  #commitment = '';

  constructor(game: Game<S, C, E>, origin: Origin, stops: Stops<S, C> = stopsWhereUseful) {
    this.game = game;
    this.origin = origin;
    this.#seed = origin.seed;
    this.stops = stops;
    this.#match = new Match(game, game.begin(origin.setup, randomFrom(origin.seed)), this.#listening());
    this.#hear();
    this.#passWindows();
  }

  /** Goes on from a snapshot; the entries are all there were when it was taken. */
  static restore<S extends GameState, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    origin: Origin,
    entries: readonly Entry[],
    snapshot: Snapshot<S, E>,
    stops: Stops<S, C> = stopsWhereUseful,
  ): Chronicle<S, C, E> {
    const chronicle = new Chronicle(game, origin, () => true);
    const since = snapshot.since.map((answer) => answerFrom(game, answer));
    chronicle.#match = Match.resume(game, { checkpoint: snapshot.checkpoint, since }, chronicle.#listening());
    // One by one: a long history is more than a call takes as arguments.
    for (const entry of entries) chronicle.entries.push(entry);
    for (const audience of snapshot.audiences) chronicle.audiences.push(audience);
    chronicle.told.length = 0;
    for (const told of snapshot.told) chronicle.told.push(told);
    chronicle.#line = snapshot.line.map(([index, newsBefore, toldBefore, openly = false]) => {
      const entry = entries[index];
      if (!entry || !('choice' in entry)) throw new Error(`A snapshot names entry ${index} as a choice, and it is none.`);
      return { entry, index, before: undefined, newsBefore, toldBefore, openly };
    });
    chronicle.#undone = [...snapshot.undone];
    chronicle.#floor = snapshot.floor;
    for (const entry of entries) if ('redeal' in entry) chronicle.#diceAreOf(entry);
    chronicle.stops = stops;
    return chronicle;
  }

  snapshot(): Snapshot<S, E> {
    const { checkpoint, since } = this.#match.position();
    return {
      version: this.version,
      checkpoint,
      since: since.map((answer) => answerText(this.game, answer)),
      line: this.#line.map(({ index, newsBefore, toldBefore, openly }) => [index, newsBefore, toldBefore, openly] as const),
      undone: this.#undone,
      told: this.told,
      audiences: this.audiences,
      floor: this.#floor,
    };
  }

  /** Whether it is known how the game stood before this choice of the line, or before the last that was really asked. */
  remembers(step = this.#line.findLastIndex(({ entry }) => !goesWithBefore(entry))): boolean {
    const played = this.#line[step];
    return played === undefined || played.before !== undefined;
  }

  past(): Past<S> {
    const checkpoints: { state: S; since: Happened<string>[] }[] = [];
    const line = this.#line.map((_, step): [number, number] => {
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

  /** The game as it stood after so many choices of the line that stands. */
  at(step: number): Match<S, C, E> {
    if (step >= this.#line.length) return this.#match;
    return Match.resume(this.game, this.#before(step));
  }

  /** What a seat may choose now, the first that is asked unless it says which. */
  choices(seat?: Seat): C[] {
    return this.#match.choices(seat);
  }

  /** Why a seat cannot choose this now; undefined when it can. */
  whyNot(seat: Seat, choice: C): Refusal | undefined {
    const { decision, state } = this.#match;
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
    this.#play(seat, choice, scripted ? { scripted } : {});
    this.#passWindows();
    return undefined;
  }

  /**
   * Several choices that are meant as one, in order. Whatever comes to light stops them, and so does another's turn or a
   * choice that is not possible any more: what went before stands.
   */
  chooseTogether(seat: Seat, [first, ...others]: readonly [C, ...C[]]): Refusal | undefined {
    const { news } = this.#match.state.random;
    const refused = this.choose(seat, first);
    if (refused) return refused;
    for (const choice of others) {
      if (this.#match.state.random.news !== news || this.whyNot(seat, choice)) break;
      this.#play(seat, choice, { along: true });
      this.#passWindows();
    }
    return undefined;
  }

  /** Gives the only sensible answer for a seat, as long as there is one and nothing comes to light by it. */
  goOnByItself(seat: Seat): void {
    for (let choice = this.#goingByItself(seat); choice !== undefined; choice = this.#goingByItself(seat)) {
      this.#play(seat, choice, { sole: true });
      this.#passWindows();
    }
  }

  #goingByItself(seat: Seat): C | undefined {
    const { decision, state } = this.#match;
    if (!decision?.seats.includes(seat) || decision.seats.length > 1) return undefined;
    const choice = soleAnswer(state, decision.question, seat);
    if (choice === undefined) return undefined;
    const trial = Trial.from(this.#match, seat);
    return trial.go(choice) && trial.isQuiet ? choice : undefined;
  }

  /** Those who are asked at a secret window and have nothing to play there. */
  get idle(): readonly Seat[] {
    const { decision, state } = this.#match;
    if (!decision || !isSecret(decision.question)) return [];
    return decision.seats.filter((seat) => !worthStopping(state, decision.question, seat));
  }

  /** Lets a window go by for a seat that has nothing to play at it. */
  passUnasked(seat: Seat): void {
    const pass = this.#match.decision?.question.pass;
    if (pass === undefined || !this.idle.includes(seat)) throw new Error(`${seat} does not pass by itself.`);
    this.#play(seat, pass, { unasked: true });
    this.#passWindows();
  }

  /** Notes down that the scripted player was asked, and what it said. */
  advise(seat: Seat, choice: C): void {
    this.#advise({ seat, hint: this.game.choiceText(choice) });
  }

  /** Makes a fork of this line of play: all that the seat cannot know is dealt anew. */
  redeal(seat: Seat, seed: string): void {
    this.#redeal({ seat, redeal: seed });
    this.#passWindows();
  }

  /** Somebody has sat down: all that none of those could know who sat there before is dealt anew, by a secret and the shares of all. */
  deal(seat: Seat, secret: string, known: readonly Seat[], shares: readonly Share[]): void {
    this.#redeal({ seat, redeal: secret, known, shares });
    this.#passWindows();
  }

  /** From now on the scripted player plays for the seat, or a person does again. */
  handOver(seat: Seat, handedTo: string | null): void {
    this.#write({ seat, handedTo }, 'all');
  }

  /** The seat gives up: its side has lost, and the others have won. */
  resign(seat: Seat): Refusal | undefined {
    if (this.#match.outcome) return refusal('game-over', '');
    this.#end({ seat, ends: 'resigned' });
    return undefined;
  }

  /** All who play agree that it ends here, and nobody has won. */
  endTogether(seat: Seat, agreed: readonly Seat[]): Refusal | undefined {
    if (this.#match.outcome) return refusal('game-over', '');
    this.#end({ seat, ends: 'agreed', agreed });
    return undefined;
  }

  /** What everybody's machine has added to the dice that are rolled now; undefined where nobody was asked to. */
  get shares(): readonly Share[] | undefined {
    return this.#shares;
  }

  /** How many choices the seat can take back before something new came to light or another seat built on them. */
  undoable(seat: Seat): number {
    return undoableBy(seat, this.#sinceNews());
  }

  /** Whose consent it takes to take back the seat's last choice; undefined where there is none to take back. */
  consentTo(seat: Seat): readonly Seat[] | undefined {
    return consentTo(seat, this.#sinceNews());
  }

  #sinceNews(): Played<S, C>[] {
    const { outcome, state } = this.#match;
    // The end reveals seed and salt, and with them all the dice there would have been.
    return outcome ? [] : sinceNews(this.#line, this.#floor, state.random.news);
  }

  /**
   * Takes back the last choice that was really asked, with what was answered unasked since.
   * Going beyond what has come to light is only for tables where the seat plays alone; the entry says so.
   */
  undo(seat: Seat, beyond = false): Refusal | undefined {
    const most = this.#line.length - this.#floor;
    let count = 1;
    const isWithBefore = () => {
      const last = this.#line[this.#line.length - count];
      return last !== undefined && goesWithBefore(last.entry);
    };
    while (count < most && isWithBefore()) count++;
    if (most === 0) return refusal('nothing-to-undo', '');
    const isBeyond = count > this.undoable(seat);
    // Refused before looking at who was really asked, which is no business of other seats.
    if (isBeyond && !beyond) return refusal('undo-stops-here', '');
    if (this.#line[this.#line.length - count]?.entry.unasked) return refusal('nothing-to-undo', '');
    this.#takeBack(isBeyond ? { seat, undo: count, beyond: true } : { seat, undo: count });
    return undefined;
  }

  /** Takes back the seat's last choice with all that was chosen since, as those agree who chose it. */
  undoTogether(seat: Seat, agreed: readonly Seat[]): Refusal | undefined {
    const needed = this.consentTo(seat);
    if (needed === undefined) return refusal('undo-stops-here', '');
    const missing = needed.filter((other) => !agreed.includes(other));
    if (missing.length > 0) return refusal('undo-needs-consent', '', { seats: missing });
    const undo = this.#sinceNews().findIndex(({ entry }) => entry.seat === seat && !goesWithBefore(entry)) + 1;
    this.#takeBack(needed.length > 0 ? { seat, undo, agreed: needed } : { seat, undo });
    return undefined;
  }

  /** Chooses again what was taken back last. */
  redo(seat: Seat): Refusal | undefined {
    const [next] = this.#undone;
    const choice = next && this.game.choiceFrom(next.choice);
    if (!choice) return refusal('nothing-to-redo', '');
    const reason = this.whyNot(seat, choice);
    if (reason) return reason;
    this.#play(seat, choice);
    this.#passWindows();
    // What was chosen together is chosen together again.
    while (this.#undone[0]?.along) {
      const along = this.game.choiceFrom(this.#undone[0].choice);
      if (!along || this.whyNot(seat, along)) break;
      this.#play(seat, along, { along: true });
      this.#passWindows();
    }
    return undefined;
  }

  /** Writes down an entry that was recorded before; false when the rules no longer allow it. */
  replay(entry: Entry, checked = false): boolean {
    if ('undo' in entry) {
      if (!Number.isInteger(entry.undo) || entry.undo < 1 || entry.undo > this.#line.length - this.#floor) return false;
      if (checked && ![entry.seat, ...(entry.agreed ?? [])].every((seat) => this.#isSeat(seat))) return false;
      if (checked && !entry.beyond && !mayTakeBack(entry, this.#sinceNews())) return false;
      this.#takeBack(entry);
      return true;
    }
    if ('redeal' in entry) {
      const { seat, known = [], shares = [] } = entry;
      if (checked && ![seat, ...known, ...shares.map((share) => share.seat)].every((one) => this.#isSeat(one))) return false;
      this.#redeal(entry);
      return true;
    }
    if ('hint' in entry) {
      if (checked && !this.#mayAdvise(entry)) return false;
      this.#advise(entry);
      return true;
    }
    if ('handedTo' in entry) {
      if (checked && !this.#isSeat(entry.seat)) return false;
      this.handOver(entry.seat, entry.handedTo);
      return true;
    }
    if ('ends' in entry) {
      if (this.#match.outcome || ![entry.seat, ...(entry.agreed ?? [])].every((seat) => this.#isSeat(seat))) return false;
      this.#end(entry);
      return true;
    }
    const { decision } = this.#match;
    const choice = this.game.choiceFrom(entry.choice);
    if (!decision || !choice || decision.question.asks !== entry.asks || !decision.seats.includes(entry.seat)) return false;
    if (checked && this.whyNot(entry.seat, choice)) return false;
    this.#play(entry.seat, choice, entry);
    return true;
  }

  /** Why a recorded choice cannot be made here; undefined where the rules do not speak of it, or fail over it. */
  whyNotReplayed(entry: Entry): Refusal | undefined {
    if (!('choice' in entry)) return undefined;
    const { decision } = this.#match;
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
    const { decision } = this.#match;
    const choice = this.game.choiceFrom(hint);
    return decision?.seats.includes(seat) === true && decision.question.options.some(({ kind }) => kind === choice?.kind);
  }

  #play(seat: Seat, choice: C, how: Pick<Chosen, 'unasked' | 'scripted' | 'along' | 'sole'> = {}): void {
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
    const audience = audienceOf(isAnswered ? [seat, ...seats] : [seat], this.#hearing);
    this.#line.push({ entry, index: this.entries.length, before, newsBefore, toldBefore, openly });
    this.#hear();
    this.#write(entry, audience);
    if (unasked || sole) return;
    // Choosing what was taken back is doing it again; choosing anything else leaves the rest behind.
    const [next, ...rest] = this.#undone;
    this.#undone = next?.choice === text ? rest : [];
  }

  #takeBack(entry: TakenBack): void {
    const step = this.#line.length - entry.undo;
    const before = this.#before(step);
    const taken = this.#line.splice(step);
    this.#match = Match.resume(this.game, before, this.#listening());
    this.told.length = taken[0]?.toldBefore ?? this.told.length;
    this.#undone = [...taken.map((played) => played.entry).filter(({ unasked, sole }) => !unasked && !sole), ...this.#undone];
    const heard = taken.map(({ index }) => this.audiences[index] ?? []);
    this.#write(entry, heard.some((audience) => audience === 'all') ? 'all' : [...new Set([entry.seat, ...heard.flat()])]);
  }

  #end(entry: Ended): void {
    const seats = this.game.seats(this.origin.setup);
    const side = seats.find(({ id }) => id === entry.seat)?.side;
    const winners = entry.ends === 'resigned' ? seats.filter((other) => other.side !== side).map(({ id }) => id) : [];
    this.#match.end({ winners, how: entry.ends });
    this.#undone = [];
    this.#write(entry, 'all');
  }

  /** That somebody took advice is for all to know; what it was is not. */
  #advise(entry: Advised): void {
    this.#write(entry, 'all');
  }

  #redeal(entry: Redeal): void {
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
      const whole = new Chronicle(this.game, this.origin, () => true);
      for (const entry of this.entries) whole.replay(entry);
      this.#line = whole.#line;
    }
    const before = this.#line[step]?.before;
    if (before === undefined) throw new Error(`There is no choice ${step} on this line of play.`);
    return before;
  }

  /** A seat that has nothing to play at a window passes by itself, and that is recorded like any other answer. */
  #passWindows(): void {
    for (;;) {
      const { decision, state } = this.#match;
      const pass = decision?.question.pass;
      if (!decision || pass === undefined) return;
      const seat = decision.seats.find((s) => !this.stops(state, s, decision.question));
      if (seat === undefined) return;
      this.#play(seat, pass, { unasked: true });
    }
  }

  /** Events are held back until the choice has gone through, so that a failing rule tells nothing. */
  #hear(): void {
    for (const event of this.#hearing) this.told.push({ version: this.version, step: this.#line.length, event });
    this.#hearing = [];
  }

  #listening() {
    return { tell: (event: E) => void this.#hearing.push(event) };
  }
}

/** Those know it whom it concerns; others learn of it by what they are told. */
function audienceOf(seats: readonly Seat[], events: readonly GameEvent[]): Audience {
  if (events.some(({ to }) => to === undefined)) return 'all';
  return [...new Set([...seats, ...events.flatMap(({ to }) => to ?? [])])];
}
