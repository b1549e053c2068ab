/**
 * What somebody who sits at a table, or watches it, gets to know of its chronicle: view, question, choices, events,
 * history, and how many things have happened. Whatever leaves the referee's hands goes through here.
 */
import type { Audience, Chronicle } from './chronicle.ts';
import type { Choice, GameEvent, GameState, Odds, Outcome, RuleId, Seat } from './game.ts';

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

type Mark = 'hint' | 'beyond' | 'fork' | 'scripted';

export interface Sight {
  /** How much has happened as far as the asker knows: grows with every entry that he gets to know of. */
  readonly version: number;
  /** How many choices stand on the line of play, and after which of them the asker saw something. */
  readonly step: number;
  readonly steps: readonly number[];
  readonly view: unknown;
  readonly question: Asked | null;
  /** What the asker may choose now; empty when somebody else is asked. */
  readonly offers: readonly Offer[];
  readonly undoable: number;
  readonly redoable: boolean;
  readonly outcome: Outcome | null;
  /** Seed and salt are revealed at the end. */
  readonly dice: { readonly commitment: string; readonly seed?: string; readonly salt?: string };
  readonly log: readonly LogLine[];
}

export function sightOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): Sight {
  const { game, match } = chronicle;
  const steps = stepsFor(chronicle, asker);
  return {
    version: versionFor(chronicle, asker),
    step: steps.at(-1) ?? 0,
    steps,
    view: game.view(match.state, asker),
    question: questionFor(chronicle, asker),
    offers: offersFor(chronicle, asker),
    undoable: asker === undefined ? 0 : chronicle.undoable(asker),
    redoable: asker !== undefined && match.decision?.seats.includes(asker) === true && chronicle.canRedo,
    outcome: match.outcome ?? null,
    dice: diceOf(chronicle),
    log: logFor(chronicle, asker),
  };
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

export function versionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  asker: Asker,
): number {
  let version = 0;
  for (const audience of audiences) if (knows(audience, asker)) version++;
  return version;
}

function knows(audience: Audience | undefined, asker: Asker): boolean {
  if (audience === undefined) return false;
  return audience === 'all' || (asker !== undefined && audience.includes(asker));
}

function stepsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { lineIndices, audiences }: Chronicle<S, C, E>,
  asker: Asker,
): number[] {
  const steps = [0];
  for (const [i, index] of lineIndices.entries()) if (knows(audiences[index], asker)) steps.push(i + 1);
  return steps;
}

/** Windows of other seats are no business of the asker, unless the game says so: whether one is open would tell what they could play. */
function questionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { game, match }: Chronicle<S, C, E>,
  asker: Asker,
): Asked | null {
  const { decision } = match;
  if (!decision) return null;
  const { asks, rule, pass } = decision.question;
  const isAsked = asker !== undefined && decision.seats.includes(asker);
  if (pass !== undefined && !isAsked && !decision.question.openly) return null;
  return { asks, rule, seats: decision.seats, ...(pass !== undefined && { pass: game.choiceText(pass) }) };
}

function offersFor<S extends GameState, C extends Choice, E extends GameEvent>({ game, match }: Chronicle<S, C, E>, asker: Asker): Offer[] {
  if (asker === undefined) return [];
  return match.choices(asker).map((choice) => {
    const odds = game.odds(match.state, asker, choice);
    return { text: game.choiceText(choice), choice, ...(odds && { odds }) };
  });
}

function diceOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>): Sight['dice'] {
  const { commitment, seed, origin, match } = chronicle;
  return match.outcome ? { commitment, seed, salt: origin.salt } : { commitment };
}

export function logFor<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): LogLine[] {
  const marks = marksIn(chronicle, asker);
  const lines: LogLine[] = [];
  for (const { version, step, event } of chronicle.told) {
    while (marks[0] && marks[0].index <= version) lines.push(...marks.splice(0, 1).map(({ line }) => line));
    if (knows(event.to ?? 'all', asker)) lines.push({ step, event });
  }
  return [...lines, ...marks.map(({ line }) => line)];
}

interface Marked {
  readonly index: number;
  readonly line: LogLine & { step: number };
}

/** What is remembered of how it was played, as far as the asker knows that it was. What the scripted player chose counts only while it stands. */
function marksIn<S extends GameState, C extends Choice, E extends GameEvent>(
  { entries, audiences }: Chronicle<S, C, E>,
  asker: Asker,
): Marked[] {
  let marks: (Marked & { readonly passing: boolean })[] = [];
  let step = 0;
  for (const [index, entry] of entries.entries()) {
    const { seat } = entry;
    const mark = (kind: Mark, passing = false, choice?: string) =>
      marks.push({ index, passing, line: { step, mark: kind, seat, ...(choice !== undefined && { choice }) } });
    if ('undo' in entry) {
      step -= entry.undo;
      marks = marks.filter(({ passing, line }) => !passing || line.step <= step);
      for (const { line } of marks) line.step = Math.min(line.step, step);
      if (entry.beyond && knows(audiences[index], asker)) mark('beyond');
    } else if ('hint' in entry) mark('hint', false, seat === asker ? entry.hint : undefined);
    else if ('redeal' in entry) mark('fork');
    else {
      step++;
      if (entry.scripted && knows(audiences[index], asker)) mark('scripted', true);
    }
  }
  return marks;
}
