/**
 * Executable examples: a position, the dice and cards that will come up, the choices made, and what must follow.
 * One file is a test, a command and a page for learners. docs/examples.md describes the format.
 */
import { z } from 'zod';
import { scriptedRandom } from './dice.ts';
import {
  type Choice,
  fault,
  type Game,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
  type RuleId,
  type Seat,
} from './game.ts';
import { whyNot } from './legality.ts';
import { Match } from './match.ts';
import { readAs } from './reading.ts';
import { viewIn } from './witness/views-told.ts';

const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

const Step = z.strictObject({
  /** What the step shows, in a sentence. */
  say: words.optional(),
  /** Before choosing: choices that must be legal, and others that must be refused with this reason. */
  legal: z.array(z.string()).optional(),
  refused: z.array(z.strictObject({ choice: z.string(), code: z.string(), rule: z.string().optional() })).optional(),
  choose: z.string().optional(),
  /** The seat that chooses, and for which things are possible or refused; the first that is asked unless it says so. */
  seat: z.string().optional(),
  /** After choosing: events that must have been told since the last step, in this order; fields left out do not matter. */
  events: z.array(z.looseObject({ type: z.string() })).optional(),
  /** Kinds of event that must not have been told. */
  without: z.array(z.string()).optional(),
  /** Part of the player's view; fields left out do not matter. */
  view: z.record(z.string(), z.unknown()).optional(),
  /** What must be asked next; `nothing` when the game is over. */
  asks: z.string().optional(),
});

const Example = z.strictObject({
  example: z.literal(1),
  game: z.string(),
  id: z.string(),
  rules: z.array(z.string()).min(1),
  title: words,
  position: z.unknown(),
  /** What will come up, in turn: faces of dice, and by name whatever is drawn or falls on one of its sides. */
  dice: z.array(z.union([z.int().min(1), z.string().min(1)])),
  /** `pass`: windows in which nothing is to be played pass by themselves, so that steps name only what matters. */
  windows: z.enum(['ask', 'pass']).default('ask'),
  steps: z.array(Step).min(1),
});

export type Example = z.infer<typeof Example>;
export type ExampleStep = z.infer<typeof Step>;

export function readExample(text: string): Result<Example> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fault('example-not-json');
  }
  if (typeof data !== 'object' || data === null || !('example' in data)) return fault('example-foreign');
  return readAs(Example, data, 'example-malformed');
}

/** The examples in these files, by path to text; one that cannot be read is left out, and named where examples are proved. */
export function examplesIn(files: Readonly<Record<string, string>>): readonly Example[] {
  return Object.values(files).flatMap((text) => {
    const read = readExample(text);
    return read.ok ? [read.value] : [];
  });
}

/** What went differently from what the example says. */
interface Problem {
  readonly code: string;
  readonly wanted: string;
  readonly got: string;
}

interface PlayedStep<E> {
  readonly step: ExampleStep;
  readonly events: readonly E[];
  readonly problems: readonly Problem[];
}

export interface PlayedExample<E> {
  readonly steps: readonly PlayedStep<E>[];
  readonly unusedDice: number;
  readonly passed: boolean;
}

export function playExample<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  example: Example,
): Result<PlayedExample<E>> {
  const laidOut = layOut(game, example);
  if (!laidOut.ok) return laidOut;
  const { match, heard } = laidOut.value;
  const steps: PlayedStep<E>[] = [];
  const opening = passWindows(match, example, 0);
  for (const [i, step] of example.steps.entries()) {
    const before = [...(i === 0 ? opening : []), ...problemsBefore(match, step)];
    const failure = step.choose === undefined || before.length > 0 ? [] : chooseIn(match, step, step.choose);
    const passing = passWindows(match, example, i + 1);
    const events = heard().map(({ event }) => event);
    steps.push({ step, events, problems: [...before, ...failure, ...passing, ...problemsAfter(match, step, events)] });
  }
  const unusedDice = match.state.random.script?.length ?? 0;
  const passed = unusedDice === 0 && steps.every(({ problems }) => problems.length === 0);
  return { ok: true, value: { steps, unusedDice, passed } };
}

/** A step of an example as somebody sees it who follows it on the board. */
export interface ExampleScene {
  readonly step: ExampleStep;
  /** What is asked when the step begins; undefined when the game is over. */
  readonly question: { readonly asks: string; readonly rule: RuleId } | undefined;
  readonly choice: Choice | undefined;
  /** What cannot be chosen here, and why. */
  readonly refused: readonly { readonly choice: Choice; readonly refusal: Refusal }[];
  readonly before: unknown;
  readonly events: readonly GameEvent[];
  /** How it looked whenever one of them was told. */
  readonly views: readonly unknown[];
  readonly after: unknown;
}

/** Plays an example for somebody to look at. One that does not go through has no scenes: it is for `playExample` to say why. */
export function playThrough<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  example: Example,
): Result<readonly ExampleScene[]> {
  const laidOut = layOut(game, example);
  if (!laidOut.ok) return laidOut;
  const { match, heard } = laidOut.value;
  const opening = passWindows(match, example, 0);
  let seat = match.decision?.seats[0];
  const scenes: ExampleScene[] = [];
  for (const [i, step] of example.steps.entries()) {
    const question = match.decision && { asks: match.decision.question.asks, rule: match.decision.question.rule };
    const looking = seat;
    const before = game.view(match.state, looking);
    const refused = refusedIn(match, step).flatMap(({ choice, refusal }) => (choice && refusal ? [{ choice, refusal }] : []));
    const choice = step.choose === undefined ? undefined : game.choiceFrom(step.choose);
    const chosen = step.choose === undefined ? [] : [...problemsBefore(match, step), ...chooseIn(match, step, step.choose)];
    const passing = passWindows(match, example, i + 1);
    const [problem] = [...(i === 0 ? opening : []), ...chosen, ...passing];
    if (problem) return fault('example-malformed', { where: `steps.${i}`, what: problem.wanted });
    seat = match.decision?.seats[0] ?? seat;
    const told = heard();
    const views = told.map(({ state }) => viewIn(game, state, looking));
    const events = told.map(({ event }) => event);
    scenes.push({ step, question, choice, refused, before, events, views, after: game.view(match.state, seat) });
  }
  return { ok: true, value: scenes };
}

/** What was told, and how it stood then. */
interface Heard<S, E> {
  readonly event: E;
  readonly state: S;
}

/** The position of an example with its dice to come, and whatever is told from one hearing to the next. */
function layOut<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  example: Example,
): Result<{ readonly match: Match<S, C, E>; readonly heard: () => readonly Heard<S, E>[] }> {
  if (example.game !== game.id) return fault('example-other-game', { game: example.game });
  const arranged = game.lab.arrange(example.position, scriptedRandom(example.dice));
  if (!arranged.ok) return arranged;
  const state = arranged.value;
  let told: Heard<S, E>[] = [];
  let match: Match<S, C, E>;
  try {
    match = new Match(game, state, { tell: (event) => void told.push({ event, state: game.copy(state) }) });
  } catch (error) {
    return fault('example-rule-failed', { got: causeOf(error) });
  }
  const heard = () => {
    const events = told;
    told = [];
    return events;
  };
  return { ok: true, value: { match, heard } };
}

/** Why a rule has failed: a match names the choice besides. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Lets windows go by until one comes in which the next step has something to say; says which rule has failed on the way. */
function passWindows<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  { windows, steps }: Example,
  next: number,
): readonly Problem[] {
  if (windows !== 'pass') return [];
  const wanted = steps.slice(next).find(({ choose }) => choose !== undefined);
  const choice = wanted?.choose === undefined ? undefined : match.game.choiceFrom(wanted.choose);
  while (match.decision?.question.pass !== undefined) {
    const { question } = match.decision;
    if (choice && whyNot(match.state, question, choice, seatIn(match, wanted)) === undefined) return [];
    if (steps[next]?.refused?.some((expected) => isOptionOf(match.game.choiceFrom(expected.choice), question.options))) return [];
    const failure = answer(match, question.pass as C);
    if (failure.length > 0) return failure;
  }
  return [];
}

const isOptionOf = (choice: Choice | undefined, options: readonly { readonly kind: string }[]): boolean =>
  options.some(({ kind }) => kind === choice?.kind);

/** Whoever chooses in this step. */
function seatIn<S extends GameState, C extends Choice, E extends GameEvent>({ decision }: Match<S, C, E>, step?: ExampleStep): Seat {
  return step?.seat ?? decision?.seats[0] ?? '';
}

function refusedIn<S extends GameState, C extends Choice, E extends GameEvent>(match: Match<S, C, E>, step: ExampleStep) {
  const { game, state, decision } = match;
  return (step.refused ?? []).map((expected) => {
    const choice = game.choiceFrom(expected.choice);
    return { expected, choice, refusal: choice && decision && whyNot(state, decision.question, choice, seatIn(match, step)) };
  });
}

function problemsBefore<S extends GameState, C extends Choice, E extends GameEvent>(match: Match<S, C, E>, step: ExampleStep): Problem[] {
  const { game, decision } = match;
  const seat = seatIn(match, step);
  if (decision && !decision.seats.includes(seat)) return [{ code: 'not-asked', wanted: seat, got: decision.seats.join(', ') }];
  const listed = match.choices(seat).map((choice) => game.choiceText(choice));
  const problems: Problem[] = [];
  for (const text of [...(step.legal ?? []), ...(step.choose === undefined ? [] : [step.choose])]) {
    if (!listed.includes(text)) problems.push({ code: 'not-legal', wanted: text, got: listed.join(', ') });
  }
  for (const { expected, refusal: reason } of refusedIn(match, step)) {
    const { choice: text, code, rule } = expected;
    const wanted = `${text}: ${code}${rule === undefined ? '' : ` (${rule})`}`;
    if (!reason) problems.push({ code: 'not-refused', wanted, got: listed.includes(text) ? 'legal' : 'unknown' });
    else if (reason.code !== code || (rule !== undefined && reason.rule !== rule)) {
      problems.push({ code: 'refused-otherwise', wanted, got: `${reason.code} (${reason.rule})` });
    }
  }
  return problems;
}

function chooseIn<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  step: ExampleStep,
  text: string,
): Problem[] {
  const choice = match.game.choiceFrom(text);
  return choice ? answer(match, choice, seatIn(match, step)) : [{ code: 'not-legal', wanted: text, got: '' }];
}

function answer<S extends GameState, C extends Choice, E extends GameEvent>(match: Match<S, C, E>, choice: C, seat?: Seat): Problem[] {
  try {
    match.choose(choice, seat);
    return [];
  } catch (error) {
    return [{ code: 'rule-failed', wanted: match.game.choiceText(choice), got: causeOf(error) }];
  }
}

function problemsAfter<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  step: ExampleStep,
  told: readonly E[],
): Problem[] {
  const problems: Problem[] = [];
  let from = 0;
  for (const wanted of step.events ?? []) {
    const found = told.findIndex((event, i) => i >= from && contains(event, wanted));
    if (found < 0)
      problems.push({ code: 'event-missing', wanted: JSON.stringify(wanted), got: told.map((event) => JSON.stringify(event)).join('\n') });
    else from = found + 1;
  }
  for (const type of step.without ?? []) {
    const event = told.find((e) => e.type === type);
    if (event) problems.push({ code: 'event-unwanted', wanted: type, got: JSON.stringify(event) });
  }
  const seat = match.decision?.seats[0];
  const view = match.game.view(match.state, seat);
  for (const [key, wanted] of Object.entries(step.view ?? {})) {
    const got = (view as Record<string, unknown>)[key];
    if (!contains(got, wanted))
      problems.push({ code: 'view-differs', wanted: `${key}: ${JSON.stringify(wanted)}`, got: JSON.stringify(foundOf(got, wanted)) });
  }
  const asks = match.decision?.question.asks ?? 'nothing';
  if (step.asks !== undefined && step.asks !== asks) problems.push({ code: 'asks-otherwise', wanted: step.asks, got: asks });
  return problems;
}

/** Every field of `part` is in `whole`. Arrays match in full, except that arrays of records may be told by id. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    if (!Array.isArray(whole)) return false;
    if (part.length > 0 && part.every(hasId))
      return part.every((wanted) => whole.some((entry) => hasId(entry) && entry.id === wanted.id && contains(entry, wanted)));
    return whole.length === part.length && part.every((wanted, i) => contains(whole[i], wanted));
  }
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, wanted]) => contains((whole as Record<string, unknown>)[key], wanted));
}

/** What `whole` has in the places that `part` asks about; null where it has nothing. */
function foundOf(whole: unknown, part: unknown): unknown {
  if (whole === undefined) return null;
  if (Array.isArray(part)) {
    if (!Array.isArray(whole) || part.length === 0 || !part.every(hasId)) return whole;
    return part.map((wanted) =>
      foundOf(
        whole.find((entry) => hasId(entry) && entry.id === wanted.id),
        wanted,
      ),
    );
  }
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  return Object.fromEntries(Object.entries(part).map(([key, wanted]) => [key, foundOf((whole as Record<string, unknown>)[key], wanted)]));
}

function hasId(entry: unknown): entry is { id: unknown } {
  return typeof entry === 'object' && entry !== null && 'id' in entry;
}
