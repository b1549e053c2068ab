/** The list of legal choices, and the reasons for what is not in it: both from the same predicates. */
import { below, type Random } from './dice.ts';
import { type Choice, type Option, type Question, type Refusal, refusal, type Seat } from './game.ts';

/** Every legal choice of a seat, in the order in which the rule names its options. */
export function legalChoices<S, C extends Choice>(state: S, question: Question<S, C>, seat: Seat): C[] {
  const options = question.worthAsking?.(state, seat) ?? question.options;
  const [only] = options;
  // A list that is right as it is, and the only one: copied in one go.
  if (options.length === 1 && only?.exact === true) return only.candidates(state, seat).slice();
  const legal: C[] = [];
  for (const option of options) {
    const candidates = option.candidates(state, seat);
    if (candidates.length === 0) continue;
    const exact = option.exact === true;
    for (const choice of candidates) {
      if (exact || option.whyNot(state, choice, seat) === undefined) legal.push(choice);
    }
  }
  return legal;
}

/** Any legal choice of a seat, each equally likely: the one that is drawn from the list of them, without putting it together. */
export function anyLegalChoice<S, C extends Choice>(state: S, question: Question<S, C>, seat: Seat, random: Random): C | undefined {
  const options = question.worthAsking?.(state, seat) ?? question.options;
  const lists: (readonly C[])[] = [];
  let count = 0;
  for (const option of options) {
    const open = openOf(state, option, seat);
    if (open.length === 0) continue;
    lists.push(open);
    count += open.length;
  }
  if (count === 0) return undefined;
  let drawn = below(random, count);
  for (const open of lists) {
    if (drawn < open.length) return open[drawn];
    drawn -= open.length;
  }
  return undefined;
}

function openOf<S, C extends Choice>(state: S, option: Option<S, C>, seat: Seat): readonly C[] {
  const candidates = option.candidates(state, seat);
  if (option.exact === true || candidates.length === 0) return candidates;
  const open: C[] = [];
  for (const choice of candidates) if (option.whyNot(state, choice, seat) === undefined) open.push(choice);
  return open;
}

/** Why a seat's choice is not possible at this question; undefined where it is. */
export function whyNot<S, C extends Choice>(state: S, question: Question<S, C>, choice: C, seat: Seat): Refusal | undefined {
  const option = question.options.find((o) => o.kind === choice.kind);
  if (option) return option.whyNot(state, choice, seat);
  return refusal('not-now', question.rule, { wanted: choice.kind, asked: question.asks });
}

/** Whether a choice is among what its option lists: nothing may speak against it, and yet it may name what does not exist. */
export function isListed<S, C extends Choice>(
  state: S,
  question: Question<S, C>,
  choice: C,
  seat: Seat,
  textOf: (choice: C) => string,
): boolean {
  const text = textOf(choice);
  return question.options.some(
    (option) => option.kind === choice.kind && option.candidates(state, seat).some((candidate) => textOf(candidate) === text),
  );
}

/** A window at which it is nobody else's business whether there is anything to play. */
export function isSecret<S, C extends Choice>({ pass, openly }: Question<S, C>): boolean {
  return pass !== undefined && !openly;
}

/** A window that is nobody's business but theirs who are asked: that it is open would tell what they could play. */
export function isHidden<S, C extends Choice>(question: Question<S, C>): boolean {
  return isSecret(question) && !question.known;
}

/** Whether a seat would want to be stopped: at a window, only when there is something to play. */
export function worthStopping<S, C extends Choice>(state: S, question: Question<S, C>, seat: Seat): boolean {
  if (question.pass === undefined) return true;
  return question.options.some(
    (option) =>
      !option.minor &&
      option.kind !== question.pass?.kind &&
      option.candidates(state, seat).some((choice) => option.whyNot(state, choice, seat) === undefined),
  );
}

/** The answer by which a seat goes on, as it costs nothing: where a window goes by, or nothing more is wanted. */
export function settlingAnswer<S, C extends Choice>(state: S, question: Question<S, C>, seat: Seat): C | undefined {
  if (question.pass !== undefined) return question.pass;
  for (const option of question.options) {
    if (!option.settles?.(state)) continue;
    const settling = option.candidates(state, seat).find((choice) => option.exact || option.whyNot(state, choice, seat) === undefined);
    if (settling) return settling;
  }
  return undefined;
}

/** The one answer there is, if it only goes on, whatever minor things could be done besides; nothing at a window. */
export function soleAnswer<S, C extends Choice>(state: S, question: Question<S, C>, seat: Seat): C | undefined {
  if (question.pass !== undefined) return undefined;
  const minor = new Set(question.options.flatMap(({ kind, minor: isMinor }) => (isMinor ? [kind] : [])));
  const [only, another] = legalChoices(state, question, seat).filter(({ kind }) => !minor.has(kind));
  if (only === undefined || another !== undefined) return undefined;
  return question.options.some(({ kind, settles }) => kind === only.kind && settles?.(state)) ? only : undefined;
}
