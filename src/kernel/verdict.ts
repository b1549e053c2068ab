/** What speaks against whatever somebody could want of a thing: the reason a person would give. */
import type { Choice, Option, Refusal } from './game.ts';

export interface Verdict<C> {
  readonly choice: C;
  /** Undefined where nothing speaks against it. */
  readonly reason: Refusal | undefined;
}

/** How well a reason answers somebody who has pressed a thing, the worst first. */
const APT = ['no-answer', 'not-now', 'misfit', 'by-the-way', 'of-the-question', 'of-the-thing'] as const;
type Apt = (typeof APT)[number];

/** What was asked, as far as reasons depend on it. */
export interface Asking {
  /** In the order in which the rule names them: the first is what the question is mostly about. */
  readonly options?: readonly Pick<Option<never, Choice>, 'kind' | 'aside'>[] | undefined;
  /** Reasons that only say that the thing is of another kind than the choice wants. */
  readonly misfits?: readonly string[] | undefined;
}

/** What one could want of a thing, and what speaks against it. */
export interface Wanting<C extends Choice> {
  readonly wanted: readonly C[];
  whyNot(choice: C): Refusal | undefined;
  isIt(id: string): boolean;
}

interface Judged<C> extends Verdict<C> {
  readonly apt: Apt;
  /** The place of its option in the question, and of the thing in the choice. */
  readonly rank: number;
  readonly place: number;
}

/**
 * What is possible, and then the aptest reason: one that belongs to what is asked rather than to what could be done by the way,
 * of the option that the rule names first. That the thing is of the wrong kind for what is mostly asked is told where there is
 * nothing better, that something else is asked only where there is nothing at all. A reason that is about another thing of the same choice, such
 * as a card that one does not hold, is no answer.
 */
export function verdictsOn<C extends Choice>(wanting: Wanting<C>, asking: Asking): Verdict<C>[] {
  const found = judged(wanting, asking);
  const possible = found.filter(({ reason }) => reason === undefined);
  const aptest = aptestOf(found);
  const told = aptest && !(aptest.apt === 'not-now' && possible.length > 0) ? [...possible, aptest] : possible;
  return told.map(({ choice, reason }) => ({ choice, reason }));
}

/** The aptest reason of all about the things somebody could mean by a press, the nearest first. */
export function aptestVerdict<C extends Choice>(things: readonly Wanting<C>[], asking: Asking): Verdict<C> | undefined {
  let best: Judged<C> | undefined;
  for (const thing of things) {
    const aptest = aptestOf(judged(thing, asking));
    if (aptest && (!best || APT.indexOf(best.apt) < APT.indexOf(aptest.apt))) best = aptest;
  }
  return best && { choice: best.choice, reason: best.reason };
}

function aptestOf<C extends Choice>(found: readonly Judged<C>[]): Judged<C> | undefined {
  const against = found.filter(({ reason, apt }) => reason !== undefined && apt !== 'no-answer');
  return against.sort(
    (a, b) => weight(b) - weight(a) || a.rank - b.rank || a.place - b.place || APT.indexOf(b.apt) - APT.indexOf(a.apt),
  )[0];
}

/** Whether it names the thing matters less than whether it is what the question is about. */
function weight({ apt }: Judged<Choice>): number {
  return APT.indexOf(apt === 'of-the-thing' ? 'of-the-question' : apt);
}

/** One for each kind of choice and reason. */
function judged<C extends Choice>({ wanted, whyNot, isIt }: Wanting<C>, { options = [], misfits = [] }: Asking): Judged<C>[] {
  const found = new Map<string, Judged<C>>();
  for (const choice of wanted) {
    const reason = whyNot(choice);
    const rank = options.findIndex(({ kind }) => kind === choice.kind);
    const apt = aptness(choice, reason, isIt, { isAside: options[rank]?.aside === true, isFirst: rank === 0, misfits });
    const place = Object.values(choice).findIndex((id) => isIt(String(id)));
    const key = `${choice.kind} ${reason?.code}`;
    const before = found.get(key);
    if (!before || APT.indexOf(before.apt) < APT.indexOf(apt)) found.set(key, { choice, reason, apt, rank, place });
  }
  return [...found.values()];
}

interface Standing {
  readonly isAside: boolean;
  readonly isFirst: boolean;
  readonly misfits: readonly string[];
}

function aptness(choice: Choice, reason: Refusal | undefined, isIt: (id: string) => boolean, { isAside, isFirst, misfits }: Standing): Apt {
  if (!reason) return 'of-the-thing';
  if (reason.code === 'not-now' || reason.code === 'no-such-thing') return 'not-now';
  const named = Object.values(reason.figures).filter((figure) => typeof figure === 'string');
  const others = Object.entries(choice).flatMap(([field, id]) => (field === 'kind' || isIt(String(id)) ? [] : [id]));
  const isOfAnother = !named.some(isIt) && named.some((id) => others.includes(id));
  if (isOfAnother) return 'no-answer';
  // Nobody who presses a tank at "Whom does it fire at?" had taken it for an aircraft.
  if (misfits.includes(reason.code)) return isFirst && !isAside ? 'misfit' : 'no-answer';
  if (isAside) return 'by-the-way';
  return named.some(isIt) ? 'of-the-thing' : 'of-the-question';
}
