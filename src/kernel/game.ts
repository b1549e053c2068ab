/**
 * The words every game is told in.
 *
 * seat      a chair at the table; one person or bot answers for it
 * choice    what somebody does: small plain data, ids only, with a canonical text form
 * option    one thing a rule lets a player do, with the reasons why it is not possible now
 * question  what a rule asks: the options it leaves open, and the rule that asks
 * decision  a question put to one seat, or to several: whoever of them answers first, plays; a window closes when all have passed
 * refusal   why something is not possible: a reason code, the rule, the figures
 * event     something that happened, with its figures; all prose is made from events
 */
import type { Random } from './dice.ts';

export type Seat = string;
export type RuleId = string;

export interface Choice {
  readonly kind: string;
}

export type Figure = string | number | boolean | readonly string[];

export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: RuleId;
  readonly figures: Readonly<Record<string, Figure>>;
}

/**
 * One thing a player may do. `candidates` lists whatever is worth considering for the seat that is asked;
 * `whyNot` says what speaks against that seat's choice of this kind, candidate or not.
 * Legal is what nothing speaks against: there is no second source of legality.
 */
export interface Option<S, C extends Choice> {
  readonly kind: C['kind'];
  /** The rule that grants it; `not-now` refusals point there. */
  readonly rule: RuleId;
  candidates(state: S, seat: Seat): readonly C[];
  whyNot(state: S, choice: C, seat: Seat): Refusal | undefined;
  /** The candidates are exactly what nothing speaks against, and need not be asked about again. The fuzzer holds them to it. */
  readonly exact?: boolean;
  /** A seat is not stopped at a window for this alone. */
  readonly minor?: boolean;
  /** May be done besides (a card from the hand, a purchase): it is not what the question is about. */
  readonly aside?: boolean;
  /** Besides, and seldom wanted: it is not listed, and found by pressing what it is about. */
  readonly quiet?: boolean;
  /** Means that nothing more is wanted here: it goes on, and costs nothing that could be kept. */
  settles?(state: S): boolean;
}

export interface Question<S, C extends Choice> {
  /** What is asked, as one word: saves record it, text/ has the prompt for it. */
  readonly asks: string;
  readonly rule: RuleId;
  readonly options: readonly Option<S, C>[];
  /** Those of its options of which a seat could have anything now, where it can be seen at a glance; left out, all of them. */
  worthAsking?(state: S, seat: Seat): readonly Option<S, C>[];
  /** Set on windows: the answer of a seat that has nothing to play or does not want to be stopped. */
  readonly pass?: C;
  /** It is no secret who is still thinking: everybody sees the window, and whom it waits for. */
  readonly openly?: boolean;
  /** Everybody knows that the window is put, and to whom; whether there is anything to play at it is a secret. */
  readonly known?: boolean;
}

export interface Decision<S, C extends Choice> {
  readonly seats: readonly Seat[];
  readonly question: Question<S, C>;
}

/**
 * A question being put: `const choice = yield* ask(seats, QUESTION)` in a procedure. The answer has the type of the
 * question's own choices, for nothing else is legal. A small object is cheaper here than a generator of its own.
 */
class Asking<S, C extends Choice> implements Decision<S, C>, Iterator<Decision<S, C>, C, Choice> {
  readonly seats: readonly Seat[];
  readonly question: Question<S, C>;

  constructor(seats: readonly Seat[], question: Question<S, C>) {
    this.seats = seats;
    this.question = question;
  }

  [Symbol.iterator](): this {
    return this;
  }

  /** Without an answer the question is put; what comes back has been judged by the question's own options. */
  next(answer?: Choice): IteratorResult<Decision<S, C>, C> {
    return answer === undefined ? { value: this, done: false } : { value: answer as C, done: true };
  }
}

export function ask<S, C extends Choice>(seats: readonly Seat[], question: Question<S, C>): Asking<S, C> {
  return new Asking(seats, question);
}

/** A procedure of the rulebook: it yields whenever somebody must choose. */
export type Rules<S, C extends Choice, Result = void> = Generator<Decision<S, C>, Result, C>;

const OVER: IteratorReturnResult<void> = { value: undefined, done: true };

/** A procedure in which nobody has to choose: where that is known beforehand, a generator of its own is too dear. */
export const NOBODY_CHOOSES: Rules<never, never> = {
  next: () => OVER,
  return: () => OVER,
  throw(cause) {
    throw cause;
  },
  [Symbol.iterator]: () => NOBODY_CHOOSES,
};

/** A game may end in the middle of anything: then `over` is thrown. A small object is cheaper here, too. */
class Ending<S, C extends Choice> implements Rules<S, C> {
  readonly #procedure: Rules<S, C>;
  readonly #over: unknown;

  constructor(procedure: Rules<S, C>, over: unknown) {
    this.#procedure = procedure;
    this.#over = over;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answer?: C): IteratorResult<Decision<S, C>, void> {
    try {
      // The first call has no answer to go on with.
      return this.#procedure.next(answer as C);
    } catch (thrown) {
      if (thrown !== this.#over) throw thrown;
      return OVER;
    }
  }

  return(): IteratorResult<Decision<S, C>, void> {
    return this.#procedure.return();
  }

  throw(cause: unknown): IteratorResult<Decision<S, C>, void> {
    return this.#procedure.throw(cause);
  }
}

/** A procedure that is left when `over` is thrown in it. */
export function untilThrown<S, C extends Choice>(over: unknown, procedure: Rules<S, C>): Rules<S, C> {
  return new Ending(procedure, over);
}

export interface GameEvent {
  readonly type: string;
  readonly rule?: RuleId;
  /** Who is told; everybody unless it says otherwise. */
  readonly to?: readonly Seat[];
}

/** An event by its type: which rule it is told by, and its figures. */
export type Told<Type extends string, Figures = unknown> = Type extends string
  ? GameEvent & { readonly type: Type; readonly rule: string } & Readonly<Figures>
  : never;

/** What a procedure works on. `tell` is missing when nobody listens, so `t.tell?.({…})` then costs nothing. */
export interface Table<S, E extends GameEvent> {
  readonly state: S;
  readonly tell?: ((event: E) => void) | undefined;
  /** The seat that gave the last answer. */
  by: Seat;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** A key for the sentence that tells how it ended. */
  readonly how: string;
}

export interface Odds {
  readonly outcomes: readonly { readonly what: string; readonly chance: number }[];
}

/** Why the scripted player chose what it chose: a code for the sentence and its figures. */
export interface Advice {
  readonly code: string;
  readonly rule?: RuleId;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** Choices that a player could mean as one, in order; nothing comes to light before the last of them. */
export interface Shortcut<C extends Choice> {
  readonly choices: readonly C[];
  /** The one of them that says what they come to, where that is not the last: a march comes to where it ends, whoever gets down there. */
  readonly comesTo?: C;
  /** A key for the sentence that tells what it is, where its last choice does not say it, and the figures of that. */
  readonly says?: Saying;
  /** Neither listed nor marked, for there are too many: found by pressing what it comes to, or by dragging something there. */
  readonly quiet?: Quiet;
  /** What is dragged onto what for it, where that is not something it touches onto what its last choice touches. */
  readonly drag?: Drag;
  /** What is pressed for it, where that is not something its last choice touches: it is meant before anything else that could be done there. */
  readonly press?: string;
  /** What could come of it. */
  readonly odds?: Odds | undefined;
}

/** Choices tried out on a copy, as long as nothing comes to light. */
export interface Trying<S, C extends Choice> {
  readonly seat: Seat;
  readonly state: S;
  /** What is asked now; undefined where it has ended: the seat is asked nothing more, or something has come to light. */
  readonly asks: string | undefined;
  /** What was chosen in it so far. */
  readonly made: readonly C[];
  /** What is legal now. */
  choices(): C[];
  /** Goes on with a choice; false, and nothing is done, where it is not possible. */
  go(choice: C): boolean;
  /** The same once more, to try something else with. Not for one that has ended. */
  again(): Trying<S, C>;
}

export type Quiet = 'press' | 'drag';

export interface Drag {
  readonly thing: string;
  readonly onto: string;
  /** Where it could be put down as well: the last choice names that place instead, and so does the last word of what is sent. */
  readonly elsewhere?: readonly string[];
}

export interface Saying {
  readonly code: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** Something that is being fought out and will be decided shortly: roll-outs tell its odds. */
export interface Stake<S, E extends GameEvent> {
  readonly id: string;
  isOpen(state: S): boolean;
  /** How it came out, as an outcome of the odds; undefined for an event that does not decide it. */
  decidedBy(event: E): string | undefined;
  /** What is worth knowing besides who wins: roll-outs tell by how much each of these changes on average. */
  figures?(state: S): Readonly<Record<string, number>>;
}

export interface SetupInfo {
  readonly id: string;
}

/** A chair at the table. Its name is a word of the game; seats of one side win and lose together. */
interface SeatInfo {
  readonly id: Seat;
  readonly side: string;
  /** Which of the table's tones it is drawn in, counted from 0. */
  readonly tone: number;
}

/** An option at set-up: a rule that can be switched, or a ruling that players argue about. */
export interface SetupOption {
  readonly id: string;
  readonly rule: RuleId;
  readonly values: readonly [string, ...string[]];
  readonly default: string;
}

export interface Setup {
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  /** What it was made from, where that is no content of the game's own: it travels with the table and its saves. */
  readonly content?: OwnContent | undefined;
}

/** A file of somebody's own, as data, with its hash: whoever changes the file changes no table that was set up from it. */
export interface OwnContent {
  readonly hash: string;
  readonly data: unknown;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** What is wrong with something that came from outside: a code for the sentence and its figures. */
export interface Fault {
  readonly code: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** From one shape of a state to the next. What comes is a state as it was written down then; what it holds is the step's to know. */
export type ShapeStep = (state: never) => unknown;

export interface GameState {
  readonly random: Random;
}

/** What a set-up stands for in the content of a game, which may be other content by the next version. */
export interface KeptContent<S> {
  /** Undefined where the state itself holds it, as a file of somebody's own. */
  of(state: S): unknown;
  /** The state with what it began with in place of today's; throws where nobody understands that any more. */
  put(state: S, content: unknown): S;
  /** What it was by rules of which no position kept it; undefined where that is what it is today. */
  before?(rules: string, state: S): unknown;
}

/**
 * A game in three parts that can be read apart: the rules, which every table needs; the scripted player; and what only
 * the laboratory and the proofs need.
 */
export interface Game<S extends GameState = GameState, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly rulesVersion: string;
  /** Ids of earlier rules, and what they are called today: so their saves are still read. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The steps from what its states once consisted of to what they consist of today (kernel/shapes.ts); left out, that has never changed. */
  readonly shapes?: readonly ShapeStep[];
  /** Rules whose positions were kept before shapes were numbered: they are of shape 1. */
  readonly unnumbered?: readonly string[];
  /** Goes along with positions, so that a game that is carried over to other rules goes on with what it began with. */
  readonly kept?: KeptContent<S>;
  readonly setups: readonly SetupInfo[];
  readonly options: readonly SetupOption[];
  /** What can be set up from a file of somebody's own, or what is wrong with it; missing where a game takes no such files. */
  ownSetups?(data: unknown): Result<readonly [SetupInfo, ...SetupInfo[]]>;
  /** Who sits at a table that is set up like this, in the order of the seats. */
  seats(setup: Setup): readonly SeatInfo[];

  begin(setup: Setup, random: Random): S;
  copy(state: S): S;
  /** Plays from one checkpoint to the next; undefined where that needed no answer from anybody. Everything it needs is in the state. */
  proceed(table: Table<S, E>): Rules<S, C> | undefined;
  outcome(state: S): Outcome | undefined;

  /** What a seat may see, key by key; a spectator is a seat nobody has. Pure. */
  view(state: S, seat: Seat | undefined): unknown;
  /** What the seat is shown of an earlier state once the game is over: the same, and what the others held. Left out where nothing is hidden. */
  viewAfterwards?(state: S, seat: Seat | undefined): unknown;
  /** Re-deals in place whatever none of these seats can know, the dice to come included. */
  determinize(state: S, seats: readonly Seat[], random: Random): void;
  odds(state: S, seat: Seat, choice: C): Odds | undefined;

  choiceText(choice: C): string;
  choiceFrom(text: string): C | undefined;
  /**
   * Everything a player could conceivably want to do here, legal or not: what `why` is asked about.
   * The question is the one that is put to the seat; what others are asked it does not know.
   */
  intentions(state: S, seat: Seat, question: Question<S, C> | undefined): readonly C[];
  /** Reasons that only say that a thing is of another kind than the choice wants: told where there is nothing better to say. */
  readonly misfits?: readonly string[];
  /**
   * What the seat that is asked could mean as one, tried out by the rules themselves. `told` is what has happened as far as
   * the seat knows, the latest first. Bots do not see it: whatever it leads to, single choices lead to.
   */
  shortcuts?(here: Trying<S, C>, told: Iterable<E>): readonly Shortcut<C>[];
  /** Of several seats that are asked and that one person holds, the one that has most to do: he looks from there. `last` answered the same question just before. */
  foremost?(state: S, seats: readonly Seat[], last: Seat | undefined): Seat | undefined;
  /** Whether nobody would play anything at this window, though something could be played: for whoever likes it goes by itself. */
  goesBy?(state: S, asks: string): boolean;
  /**
   * Whether a seat is hardly worth being asked at this window, because what it could play promises it nothing: then it goes by for it,
   * unless its player wishes to be asked always. Nothing may decide it that the others do not know.
   */
  isHardlyWorth?(state: S, seat: Seat, asks: string): boolean;
  /** Whether somebody wishes to look once more before he gives the only answer there is. */
  isLookedAt?(state: S, asks: string): boolean;
  /** The answer that nobody would wish otherwise, though others are legal: for whoever likes it is given by itself. */
  plainAnswer?(state: S, asks: string): C | undefined;
  /** Any answer, where all of them come to the same: for whoever likes it is given by itself, whatever comes to light by it. */
  anyAnswer?(state: S, asks: string): C | undefined;

  readonly player: Player<S, C, E>;
  readonly lab: Laboratory<S, C, E>;
}

/** What a sensible player would do with what the seat can see. */
type Policy<S, C extends Choice> = (state: S, seat: Seat, question: Question<S, C>, choices: readonly C[], random: Random) => C;

/** The scripted player, and whatever helps bots to play. */
interface Player<S, C extends Choice, E extends GameEvent> {
  readonly policy: Policy<S, C>;
  /** Of several seats that scripted players hold, the one that chooses next; undefined where any of them may. */
  nextToChoose?(state: S, question: Question<S, C>, seats: readonly Seat[]): Seat | undefined;
  /** Other scripted players, by name: yardsticks for the policy. */
  readonly others?: Readonly<Record<string, Policy<S, C>>>;
  /** Why it would choose that, from what the seat can see; `together`: all that is meant as one and begins with it. */
  reason?(state: S, seat: Seat, question: Question<S, C>, choice: C, together?: readonly C[]): Advice;
  /** To try out choices takes so long that nobody would wait for it. */
  readonly isTooLargeToSearch?: true;
  /** How well the seat stands, 0 to 1, for bots that must stop early. */
  score(state: S, seat: Seat): number;
  readonly stakes?: readonly Stake<S, E>[];
}

/** What only the laboratory and the proofs need. */
interface Laboratory<S, C extends Choice, E extends GameEvent> {
  /** The longest a game may last, in decisions: the fuzzer holds it to that. */
  readonly longest: number;
  /** An arrangement from outside (an example, a puzzle) becomes a position, or a fault. */
  arrange(arrangement: unknown, random: Random): Result<S>;
  /** What a simulation notes down at the end of a game; `scenario` is what it is counted under (see `countedUnder`), the set-up if left out. */
  figures?(state: S): Readonly<Record<string, number | string>>;
  /** Looks on while players play, and counts how they go about it. */
  habits?(): Onlooker<S, C, E>;
  /** What a plan can be made of, for a search that looks for plans that win too often. */
  readonly plans?: Plans<S, C>;
  /** What is computed once for each map and kept, computed anew: for the benchmark. */
  readonly tables?: readonly (() => unknown)[];
}

/** A plan is a list of parts: purchases, orders, manners. Its player is the scripted one, who is offered fewer choices. */
interface Plans<S, C extends Choice> {
  /** Parts in groups; a plan has at most one part of each group. */
  parts(setup: Setup): readonly (readonly string[])[];
  /** Whether the part is one of this game, at any set-up. */
  isPart(part: string): boolean;
  /** The choices that somebody with this plan still considers; none where the plan says nothing about them. */
  considered(plan: readonly string[], state: S, seat: Seat, question: Question<S, C>, choices: readonly C[]): readonly C[];
  /** The figure by which plans are compared; the share of games won where there is none. */
  readonly figure?: string;
}

/** Sits beside one game: sees every choice before it is carried out, and may ask what else there was; hears everything that happens. */
export interface Onlooker<S, C extends Choice, E extends GameEvent> {
  watch(state: S, seat: Seat, question: Question<S, C>, choice: C, choices: () => readonly C[]): void;
  hear(event: E): void;
  /** What it has counted; what is no number tells one game from another, and is counted by how many there are. */
  counts(state: S): Readonly<Record<string, number | string>>;
  /** What it has counted of one thing and another: missions, pieces that were bought. */
  tallies?(state: S): Tallies;
}

/** Under a heading the things that were met, and what was counted of each; the first count is what the others are shares of. */
export type Tallies = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

export function refusal<Code extends string>(code: Code, rule: RuleId, figures: Readonly<Record<string, Figure>> = {}): Refusal<Code> {
  return { code, rule, figures };
}

export function fault(code: string, figures: Readonly<Record<string, Figure>> = {}): { ok: false; fault: Fault } {
  return { ok: false, fault: { code, figures } };
}
