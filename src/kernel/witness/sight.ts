/**
 * What somebody who sits at a table, or watches it, gets to know of its chronicle: view, question, choices, and how many
 * things have happened. Whatever leaves the referee's hands goes through the witness, and whoever wants to know who may see
 * what asks here: server and terminal decide nothing of the kind themselves.
 */
import type { Chronicle } from '../chronicle.ts';
import { isOfPlayers } from '../entry.ts';
import {
  type Choice,
  type Decision,
  type Drag,
  type GameEvent,
  type GameState,
  type Odds,
  type Outcome,
  type Quiet,
  type Refusal,
  type RuleId,
  refusal,
  type Saying,
  type Seat,
} from '../game.ts';
import { isHidden, settlingAnswer } from '../legality.ts';
import type { Share } from '../match.ts';
import { textTogether } from '../together.ts';
import { Trial } from '../trial.ts';
import { aptestVerdict, type Verdict } from '../verdict.ts';
import { type Asker, firstAfter, isTold, seatsOf, stepsFor, versionFor } from './audience.ts';
import { type LogLine, logFor } from './log.ts';

interface Asked {
  readonly asks: string;
  readonly rule: RuleId;
  readonly seats: readonly Seat[];
  /** The answer that lets a window go by. */
  readonly pass?: string;
  /** The answer of the asker that goes on and costs nothing, if there is one: done, pass. */
  readonly settles?: string;
}

/** Something that may be chosen: one choice, or several that are meant as one. */
export interface Offer {
  /** What is sent for it; several choices are joined by ` + `. */
  readonly text: string;
  /** The choice, or of several the one that says what they come to: mostly the last. */
  readonly choice: Choice;
  /** All of them in order, where they are several. */
  readonly choices?: readonly Choice[];
  /** What could come of it. */
  readonly odds?: Odds;
  /** What several of them are, where the last does not say it: a key (`shortcut CODE`) and its figures. */
  readonly says?: Saying;
  /** May be done besides what is asked. */
  readonly aside?: true;
  /** Neither listed nor marked: found by pressing what it comes to, or by dragging something there, where a press asks first. */
  readonly quiet?: Quiet;
  /** What is dragged onto what for it, where its choices do not say it. */
  readonly drag?: Drag;
  /** What is pressed for it, where its choices do not say it. */
  readonly press?: string;
}

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

/** `held` are the seats of the same person. */
export function momentFor<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
  held: readonly Seat[] = [],
): Moment {
  return {
    view: viewFor(chronicle, asker),
    question: questionFor(chronicle, asker),
    offers: offersFor(chronicle, asker),
    undoable: asker === undefined ? 0 : chronicle.undoable(asker, held),
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

/** The board as the asker saw it after so many choices, once the game is over with what others held; undefined where he saw nothing new. */
export function viewAt<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
  step: number,
): unknown {
  if (!stepsFor(chronicle, asker).includes(step)) return undefined;
  const { game, match } = chronicle;
  const { state } = chronicle.at(step);
  return (match.outcome && game.viewAfterwards?.(state, asker)) ?? game.view(state, asker);
}

/** A seat of his own that somebody would like to look from, and how many entries there were when he said so. */
export interface Wish {
  readonly seat: Seat;
  readonly since: number;
}

/**
 * Of the seats that somebody holds, the one he looks from: the one he wished for, as long as it is asked and has not chosen
 * since; else the one that is asked, of several the one that has most to do; else the first.
 */
export function lookingFrom<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, match, entries }: Chronicle<S, C, E>,
  held: readonly Seat[],
  wish?: Wish,
): Asker {
  const asked = held.filter((seat) => match.decision?.seats.includes(seat));
  if (wish && asked.includes(wish.seat) && !entries.slice(wish.since).some((entry) => 'choice' in entry && entry.seat === wish.seat)) {
    return wish.seat;
  }
  if (asked.length < 2) return asked[0] ?? held[0];
  const last = entries.findLast((entry) => 'choice' in entry);
  const isSame = last && 'asks' in last && last.asks === match.decision?.question.asks;
  return game.foremost?.(match.state, asked, isSame ? last.seat : undefined) ?? asked[0];
}

function questionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, match }: Chronicle<S, C, E>,
  asker: Asker,
): Asked | null {
  const { decision } = match;
  if (!decision) return null;
  if (isHiddenFrom(decision, asker)) return null;
  const { asks, rule, pass } = decision.question;
  const seats = decision.seats.filter((seat) => isKnownAsked(decision, seat, seatsOf(asker)));
  const settling = asker !== undefined && seats.includes(asker) ? settlingAnswer(match.state, decision.question, asker) : undefined;
  return {
    ...{ asks, rule, seats },
    ...(pass !== undefined && { pass: game.choiceText(pass) }),
    ...(settling !== undefined && { settles: game.choiceText(settling) }),
  };
}

/**
 * Windows of other seats are no business of the asker, unless the game says so: that one is open, by which rule and whom
 * it asks would tell what they could play.
 */
function isHiddenFrom<S, C extends Choice>({ question, seats }: Decision<S, C>, asker: Asker): boolean {
  return isHidden(question) && (asker === undefined || !seats.includes(asker));
}

/** Whom else a secret window asks is no more to be known than that it is open. */
function isKnownAsked<S, C extends Choice>(decision: Decision<S, C>, seat: Seat, held: readonly Seat[]): boolean {
  return decision.seats.includes(seat) && !(isHidden(decision.question) && !held.includes(seat));
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
  return isHiddenFrom(decision, seat)
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

/**
 * Why a seat cannot choose the last of these after the others. Those must be how something begins that is offered as one: what
 * else comes of choices is not to be found out by asking.
 */
export function whyNotTogether<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Asker,
  choices: readonly [C, ...C[]],
): Refusal | undefined {
  const [first, ...others] = choices;
  const last = others.pop();
  const refused = whyNotFor(chronicle, seat, first);
  if (refused || seat === undefined || last === undefined) return refused;
  const { game, match } = chronicle;
  const begun = textTogether(game, [first, ...others]);
  const wanted = textTogether(game, choices);
  const isBegun = shortcutsFor(chronicle, seat).some(({ text }) => text.startsWith(`${begun} `));
  if (!isBegun) return refusal('no-such-thing', match.decision?.question.rule ?? '', { wanted });
  const trial = Trial.from(match, seat);
  for (const choice of [first, ...others]) trial.go(choice);
  return trial.whyNot(last);
}

/** Why nothing can be done with a thing: the aptest reason about it or about what it stands for, the nearest first. */
export function verdictsAbout<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Asker,
  things: readonly string[],
): Verdict<C>[] {
  const { game, match } = chronicle;
  const intentions = match.intentions(seat ?? '');
  const wanting = things.map((thing) => ({
    wanted: intentions.filter((choice) => choice.kind === thing || Object.values(choice).includes(thing)),
    whyNot: (choice: C) => whyNotFor(chronicle, seat, choice),
    isIt: (id: string) => id === thing,
  }));
  const aptest = aptestVerdict(wanting, { options: match.decision?.question.options, misfits: game.misfits });
  return aptest ? [aptest] : [];
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
  return asker !== undefined && !(decision && isHiddenFrom(decision, asker));
}

function offersFor<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): Offer[] {
  if (asker === undefined) return [];
  const { game, match } = chronicle;
  const { options = [] } = match.decision?.question ?? {};
  const aside = new Set(options.flatMap(({ kind, aside: isAside }) => (isAside ? [kind] : [])));
  const quiet = new Set(options.flatMap(({ kind, quiet: isQuiet }) => (isQuiet ? [kind] : [])));
  const single = match.choices(asker).map((choice): Offer => {
    const odds = game.odds(match.state, asker, choice);
    const besides = { ...(aside.has(choice.kind) && { aside: true as const }), ...(quiet.has(choice.kind) && { quiet: 'press' as const }) };
    return { text: game.choiceText(choice), choice, ...(odds && { odds }), ...besides };
  });
  return single.length === 0 ? single : [...single, ...shortcutsFor(chronicle, asker)];
}

/** What a seat that is asked could mean as one. */
export function shortcutsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Seat,
): Offer[] {
  const { game, match } = chronicle;
  if (!game.shortcuts || !match.decision?.seats.includes(seat)) return [];
  const known = new Set<string>();
  return game
    .shortcuts(Trial.from(match, seat), toldBackwards(chronicle, seat))
    .flatMap(({ choices, comesTo: choice = choices.at(-1), says, quiet, drag, press, odds }): Offer[] => {
      const text = textTogether(game, choices);
      if (!choice || choices.length < 2 || known.has(text)) return [];
      known.add(text);
      const found = { ...(quiet && { quiet }), ...(drag && { drag }), ...(press && { press }) };
      return [{ text, choice, choices, ...(odds && { odds }), ...(says && { says }), ...found }];
    });
}

/** What a seat was told on the line of play that stands, the latest first. */
function* toldBackwards<S extends GameState, C extends Choice, E extends GameEvent>(
  { told }: Chronicle<S, C, E>,
  seat: Seat,
): Generator<E, void> {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]?.event;
    if (event && isTold(event.to ?? 'all', [seat])) yield event;
  }
}

/** Seed and salt tell all the dice there will be. */
export function diceOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>): Sight['dice'] {
  const { commitment, shares, seed, origin, match } = chronicle;
  const open = { commitment, ...(shares && { shares }) };
  return match.outcome ? { ...open, seed, salt: origin.salt } : open;
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
    if ('hint' in entry || isOfPlayers(entry)) return true;
    const step = steps.get(index);
    if (!('choice' in entry) || entry.asks !== asks || step === undefined || step < chronicle.firstStep) return false;
    return chronicle.at(step).decision?.seats.includes(seat) === true;
  });
}
