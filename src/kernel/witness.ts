/**
 * What somebody who sits at a table, or watches it, gets to know of its chronicle: view, question, choices, events,
 * history, and how many things have happened. Whatever leaves the referee's hands goes through here, and whoever wants
 * to know who may see what asks here: server and terminal decide nothing of the kind themselves.
 */
import type { Audience, Chronicle } from './chronicle.ts';
import { entryFrom, isFork } from './entry.ts';
import {
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type Odds,
  type Outcome,
  type Refusal,
  type RuleId,
  refusal,
  type Seat,
} from './game.ts';
import type { Share } from './match.ts';
import type { Parting } from './save.ts';

/** Who asks: a seat, or somebody who only watches. */
export type Asker = Seat | undefined;

interface Asked {
  readonly asks: string;
  readonly rule: RuleId;
  readonly seats: readonly Seat[];
  /** The answer that lets a window go by. */
  readonly pass?: string;
}

export interface Offer {
  readonly text: string;
  readonly choice: Choice;
  readonly odds?: Odds;
}

/** A line of the log: something that happened, or something to be remembered about how it was played. */
export type LogLine =
  | { readonly step: number; readonly event: GameEvent }
  | { readonly step: number; readonly mark: Mark; readonly seat: Seat; readonly choice?: string };

type Mark = 'hint' | 'beyond' | 'fork' | 'dealt' | 'scripted';

/** What the asker has before him now. */
export interface Moment {
  readonly view: unknown;
  readonly question: Asked | null;
  /** What the asker may choose now; empty when somebody else is asked. */
  readonly offers: readonly Offer[];
  readonly undoable: number;
  readonly redoable: boolean;
  readonly outcome: Outcome | null;
  /** Seed and salt are revealed at the end. */
  readonly dice: {
    readonly commitment: string;
    /** What the machines of those who sit there have added. */
    readonly shares?: readonly Share[];
    readonly seed?: string;
    readonly salt?: string;
  };
}

export interface Sight extends Moment {
  /** How much has happened as far as the asker knows: grows with every entry that he gets to know of. */
  readonly version: number;
  /** How many choices stand on the line of play, and after which of them the asker saw something. */
  readonly step: number;
  readonly steps: readonly number[];
  readonly log: readonly LogLine[];
}

export function sightOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): Sight {
  const steps = stepsFor(chronicle, asker);
  return {
    version: versionFor(chronicle, seatsOf(asker)),
    step: steps.at(-1) ?? 0,
    steps,
    ...momentFor(chronicle, asker),
    log: logFor(chronicle, asker),
  };
}

export function momentFor<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): Moment {
  return {
    view: viewFor(chronicle, asker),
    question: questionFor(chronicle, asker),
    offers: offersFor(chronicle, asker),
    undoable: asker === undefined ? 0 : chronicle.undoable(asker),
    redoable: asker !== undefined && whyNoRedo(chronicle, asker) === undefined,
    outcome: chronicle.match.outcome ?? null,
    dice: diceOf(chronicle),
  };
}

/** The board as the asker sees it. */
export function viewFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, match }: Chronicle<S, C, E>,
  asker: Asker,
): unknown {
  return game.view(match.state, asker);
}

/** The board as the asker saw it after so many choices; undefined where he saw nothing new. */
export function viewAt<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
  step: number,
): unknown {
  if (!stepsFor(chronicle, asker).includes(step)) return undefined;
  return chronicle.game.view(chronicle.at(step).state, asker);
}

/** Of the seats that somebody holds, the one he looks from unless he says otherwise: the one that is asked, or else the first. */
export function lookingFrom<S extends GameState, C extends Choice, E extends GameEvent>(
  { match }: Chronicle<S, C, E>,
  held: readonly Seat[],
): Asker {
  return held.find((seat) => match.decision?.seats.includes(seat)) ?? held[0];
}

/** How much has happened as far as one knows who holds these seats. It never goes back, whichever of them is asked. */
export function versionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
): number {
  let version = 0;
  for (const audience of audiences) if (isTold(audience, held)) version++;
  return version;
}

/** Whether one who holds these seats has got to know of anything after the first so many entries. */
export function hasLearned<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
  from: number,
): boolean {
  return audiences.slice(from).some((audience) => isTold(audience, held));
}

/** Whether one who holds these seats was told what was told to that audience. */
export function isTold(audience: Audience | undefined, held: readonly Seat[]): boolean {
  if (audience === undefined) return false;
  return audience === 'all' || held.some((seat) => audience.includes(seat));
}

function seatsOf(asker: Asker): readonly Seat[] {
  return asker === undefined ? [] : [asker];
}

function stepsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { lineIndices, audiences }: Chronicle<S, C, E>,
  asker: Asker,
): number[] {
  const steps = [0];
  const held = seatsOf(asker);
  for (const [i, index] of lineIndices.entries()) if (isTold(audiences[index], held)) steps.push(i + 1);
  return steps;
}

function questionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, match }: Chronicle<S, C, E>,
  asker: Asker,
): Asked | null {
  const { decision } = match;
  if (!decision) return null;
  if (isHidden(decision, asker)) return null;
  const { asks, rule, pass } = decision.question;
  const seats = decision.seats.filter((seat) => isKnownAsked(decision, seat, seatsOf(asker)));
  return { asks, rule, seats, ...(pass !== undefined && { pass: game.choiceText(pass) }) };
}

/**
 * Windows of other seats are no business of the asker, unless the game says so: that one is open, by which rule and whom
 * it asks would tell what they could play.
 */
function isHidden<S, C extends Choice>({ question, seats }: Decision<S, C>, asker: Asker): boolean {
  return question.pass !== undefined && !question.openly && (asker === undefined || !seats.includes(asker));
}

/** Whom else a secret window asks is no more to be known than that it is open. */
function isKnownAsked<S, C extends Choice>(decision: Decision<S, C>, seat: Seat, held: readonly Seat[]): boolean {
  return decision.seats.includes(seat) && !(isHidden(decision, undefined) && !held.includes(seat));
}

/** Whether a seat is asked now, as far as one knows who holds these seats. */
export function isAsked<S extends GameState, C extends Choice, E extends GameEvent>(
  { match: { decision } }: Chronicle<S, C, E>,
  seat: Seat,
  held: readonly Seat[],
): boolean {
  return decision !== undefined && isKnownAsked(decision, seat, held);
}

/** Why a seat has nothing to say now; undefined for one that is asked. */
export function whyNotAsked<S extends GameState, C extends Choice, E extends GameEvent>(
  { match: { decision } }: Chronicle<S, C, E>,
  seat: Asker,
): Refusal | undefined {
  if (!decision) return refusal('game-over', '');
  if (seat !== undefined && decision.seats.includes(seat)) return undefined;
  return isHidden(decision, seat)
    ? refusal('not-your-decision', '')
    : refusal('not-your-decision', decision.question.rule, { seats: decision.seats });
}

/** Why a seat cannot choose this now; undefined when it can. Whoever is not asked learns no more than that. */
export function whyNotFor<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Asker,
  choice: C,
): Refusal | undefined {
  return whyNotAsked(chronicle, seat) ?? (seat === undefined ? undefined : chronicle.whyNot(seat, choice));
}

/** Whether others have taken something back is their business. */
export function whyNoRedo<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Seat,
): Refusal | undefined {
  return chronicle.canRedo && !whyNotAsked(chronicle, seat) ? undefined : refusal('nothing-to-redo', '');
}

/** Roll-outs begin with what is asked now, so they are not for one who does not know it, nor for one who only watches. */
export function mayForecast<S extends GameState, C extends Choice, E extends GameEvent>(
  { match: { decision } }: Chronicle<S, C, E>,
  asker: Asker,
): asker is Seat {
  return asker !== undefined && !(decision && isHidden(decision, asker));
}

/** Somebody at a table: the seats he holds, and whether he plays all there is to play. */
export interface Present {
  readonly held: readonly Seat[];
  readonly alone: boolean;
}

/** As whom somebody is present, by who holds the seats. */
export function presenceOf(
  seats: readonly { readonly seat: Seat; readonly holder: string | null }[],
  visitor: string | undefined,
): Present {
  const held = visitor === undefined ? [] : seats.filter(({ holder }) => holder === visitor).map(({ seat }) => seat);
  return { held, alone: held.length > 0 && held.length === seats.length };
}

/** Why somebody cannot speak for that seat, or must say for which; undefined where it is clear for which he speaks. */
export function whyNotSpeaking({ held }: Present, named: Seat | undefined): Refusal | undefined {
  if (held.length === 0) return refusal('not-at-this-table', '');
  if (named === undefined) return held.length > 1 ? refusal('which-seat', '', { seats: held }) : undefined;
  return whyNotLooking({ held }, named);
}

/** Nobody looks from a seat that is not his. */
export function whyNotLooking({ held }: Pick<Present, 'held'>, named: Seat | undefined): Refusal | undefined {
  return named === undefined || held.includes(named) ? undefined : refusal('not-your-seat', '', { seat: named });
}

/** A save holds seed and dice: it is for one who plays alone, and after the end for everybody. */
export function whyNoSave<S extends GameState, C extends Choice, E extends GameEvent>(
  { match }: Chronicle<S, C, E>,
  { held, alone }: Present,
): Refusal | undefined {
  if (match.outcome) return undefined;
  if (held.length === 0) return refusal('not-at-this-table', '');
  return alone ? undefined : refusal('secrets-until-the-end', '');
}

/** A fork shows the cards that were held then to the one who holds all seats of it. */
export function whyNoFork<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  present: Present,
): Refusal | undefined {
  return present.held.length === 0 ? refusal('not-at-this-table', '') : whyNoSave(chronicle, present);
}

/** Where others play, what has come to light stays known. */
export function whyNotBeyond({ alone }: Present): Refusal | undefined {
  return alone ? undefined : refusal('only-alone', '');
}

/** What was recorded and does not stand may be a secret of whoever chose it, at a table where the game goes on elsewhere. */
export function partingFor(parting: Parting, asker: Asker, { alone }: Pick<Present, 'alone'>): Parting {
  const { entry, text } = parting.figures;
  if (alone || entryFrom(String(text))?.seat === asker) return parting;
  return { code: parting.code, figures: { entry: entry ?? 0, text: '…' } };
}

function offersFor<S extends GameState, C extends Choice, E extends GameEvent>({ game, match }: Chronicle<S, C, E>, asker: Asker): Offer[] {
  if (asker === undefined) return [];
  return match.choices(asker).map((choice) => {
    const odds = game.odds(match.state, asker, choice);
    return { text: game.choiceText(choice), choice, ...(odds && { odds }) };
  });
}

/** Seed and salt tell all the dice there will be. */
export function diceOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>): Sight['dice'] {
  const { commitment, shares, seed, origin, match } = chronicle;
  const open = { commitment, ...(shares && { shares }) };
  return match.outcome ? { ...open, seed, salt: origin.salt } : open;
}

export function logFor<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): LogLine[] {
  return linesWithEntries(chronicle, asker).map(({ line }) => line);
}

/** The lines of the log, each with the entry that caused it; what was told at the beginning comes before all of them. */
function linesWithEntries<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
): Marked[] {
  const marks = marksIn(chronicle, asker);
  const held = seatsOf(asker);
  const lines: Marked[] = [];
  let marked = 0;
  for (const { version, step, event } of chronicle.told) {
    for (let mark = marks[marked]; mark && mark.index <= version; mark = marks[++marked]) lines.push(mark);
    if (isTold(event.to ?? 'all', held)) lines.push({ index: step === 0 ? -1 : version, line: { step, event } });
  }
  for (const mark of marks.slice(marked)) lines.push(mark);
  return lines;
}

/** The lines that came to the log of a seat since one who holds these seats knew of so much. */
export function newsSince<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Seat,
  held: readonly Seat[],
  version: number,
): LogLine[] {
  const from = firstAfter(chronicle, held, version) ?? chronicle.version;
  return linesWithEntries(chronicle, seat).flatMap(({ index, line }) => (index >= from ? [line] : []));
}

/** The first entry that was made after one who holds these seats knew of so many; undefined where he never did. */
function firstAfter<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
  version: number,
): number | undefined {
  let known = 0;
  let index = 0;
  while (known < version && index < audiences.length) if (isTold(audiences[index++], held)) known++;
  return known === version ? index : undefined;
}

/**
 * Whether what a seat chooses for an earlier version may still be an answer: the same question is put to it, and whatever
 * has happened since, as far as is known to one who holds these seats, others have answered to whom it was put as well.
 * Whoever has chosen himself since has pressed twice.
 */
export function isStillAnswer<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Seat,
  held: readonly Seat[],
  version: number,
): boolean {
  const { match, entries, audiences, lineIndices } = chronicle;
  const { decision } = match;
  const from = firstAfter(chronicle, held, version);
  if (from === undefined || !decision?.seats.includes(seat)) return false;
  const { asks } = decision.question;
  const steps = new Map(lineIndices.map((index, step) => [index, step]));
  return entries.slice(from).every((entry, since) => {
    const index = from + since;
    if (!isTold(audiences[index], held)) return true;
    if (held.includes(entry.seat)) return false;
    if ('hint' in entry) return true;
    const step = steps.get(index);
    if (!('choice' in entry) || entry.asks !== asks || step === undefined) return false;
    return chronicle.at(step).decision?.seats.includes(seat) === true;
  });
}

/** What an asker was told on the line of play that stands, after the first so many things that anybody was told. */
export function eventsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { told }: Chronicle<S, C, E>,
  asker: Asker,
  from = 0,
): E[] {
  const held = seatsOf(asker);
  return told.slice(from).flatMap(({ event }) => (isTold(event.to ?? 'all', held) ? [event] : []));
}

/** Whoever has the save file has seed and dice: nothing is hidden from him. */
export function wholeStory<S extends GameState, C extends Choice, E extends GameEvent>({ told }: Chronicle<S, C, E>): E[] {
  return told.map(({ event }) => event);
}

interface Marked {
  readonly index: number;
  readonly line: LogLine;
}

/**
 * What is remembered of how it was played, as far as the asker knows that it was. What the scripted player chose counts
 * only while it stands. From the end to the beginning: how far was taken back later says where a mark stands now.
 */
function marksIn<S extends GameState, C extends Choice, E extends GameEvent>(
  { entries, audiences, lineIndices }: Chronicle<S, C, E>,
  asker: Asker,
): Marked[] {
  const marks: Marked[] = [];
  const held = seatsOf(asker);
  let step = lineIndices.length;
  let takenBackTo = step;
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (!entry) continue;
    const { seat } = entry;
    const mark = (kind: Mark, choice?: string) =>
      marks.push({
        index,
        line: { step: Math.min(step, takenBackTo), mark: kind, seat, ...(choice !== undefined && { choice }) },
      });
    if ('undo' in entry) {
      if (entry.beyond && isTold(audiences[index], held)) mark('beyond');
      takenBackTo = Math.min(takenBackTo, step);
      step += entry.undo;
    } else if ('hint' in entry) mark('hint', seat === asker ? entry.hint : undefined);
    else if ('redeal' in entry) mark(isFork(entry) ? 'fork' : 'dealt');
    else {
      if (entry.scripted && step <= takenBackTo && isTold(audiences[index], held)) mark('scripted');
      step--;
    }
  }
  return marks.reverse();
}

/** What an asker has got to know so far, kept up to date: nobody goes through a long game again after every choice. */
export class Notes<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly chronicle: Chronicle<S, C, E>;
  /** As logFor and stepsFor would tell them; they only grow. */
  readonly lines: LogLine[];
  readonly steps: number[];
  readonly #asker: Asker;
  #entries: number;
  #told: number;
  #step: number;

  constructor(chronicle: Chronicle<S, C, E>, asker: Asker) {
    this.chronicle = chronicle;
    this.lines = logFor(chronicle, asker);
    this.steps = stepsFor(chronicle, asker);
    this.#asker = asker;
    this.#entries = chronicle.entries.length;
    this.#told = chronicle.told.length;
    this.#step = chronicle.lineIndices.length;
  }

  /** Takes down what has happened since; false where something was taken back, and all is to be noted anew. */
  goOn(): boolean {
    const { entries } = this.chronicle;
    if (this.#entries === entries.length) return true;
    // Marks of the first choice stand before what was told at the beginning.
    if (this.#entries === 0) return false;
    if (entries.slice(this.#entries).some((entry) => 'undo' in entry)) return false;
    for (; this.#entries < entries.length; this.#entries++) this.#note(this.#entries);
    return true;
  }

  #note(index: number): void {
    const { entries, audiences, told } = this.chronicle;
    const held = seatsOf(this.#asker);
    const entry = entries[index];
    const isKnown = isTold(audiences[index], held);
    if (entry && 'choice' in entry) {
      this.#step++;
      if (isKnown) this.steps.push(this.#step);
      if (isKnown && entry.scripted) this.lines.push({ step: this.#step, mark: 'scripted', seat: entry.seat });
    } else if (entry && 'hint' in entry) {
      const { seat, hint } = entry;
      this.lines.push({ step: this.#step, mark: 'hint', seat, ...(seat === this.#asker && { choice: hint }) });
    } else if (entry) this.lines.push({ step: this.#step, mark: isFork(entry) ? 'fork' : 'dealt', seat: entry.seat });
    for (let heard = told[this.#told]; heard && heard.version <= index; heard = told[++this.#told]) {
      const { step, event } = heard;
      if (isTold(event.to ?? 'all', held)) this.lines.push({ step, event });
    }
  }
}
