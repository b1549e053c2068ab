/** What speaks against whatever somebody could want of a thing: the reason a person would give. */
import type { Choice, Option, Refusal } from './game.ts';

export interface Verdict<C> {
  readonly choice: C;
  /** Undefined where nothing speaks against it. */
  readonly reason: Refusal | undefined;
}

/** How well a reason answers somebody who has pressed a thing, the worst first. */
const APT = ['of-another-thing', 'not-now', 'by-the-way', 'of-the-question', 'of-the-thing', 'possible'] as const;
type Apt = (typeof APT)[number];

/** What was asked, as far as reasons depend on it. */
export interface Asking {
  /** In the order in which the rule names them: the first is what the question is mostly about. */
  readonly options: readonly Pick<Option<never, Choice>, 'kind' | 'aside'>[];
}

/** What one could want of things, and what speaks against it. */
export interface Wanting<C extends Choice> {
  readonly wanted: readonly C[];
  whyNot(choice: C): Refusal | undefined;
  isIt(id: string): boolean;
}

/**
 * The aptest reason: one that speaks of the thing, and belongs to what is asked rather than to what could be done by the way;
 * that something else is asked comes last; and a reason that is about another thing of the same choice (a card that one
 * does not hold) is no answer. Among equals the option that the rule names first has the word. What is possible comes first.
 */
export function verdictsOn<C extends Choice>(wanting: Wanting<C>, asking: Asking | undefined): Verdict<C>[] {
  const found = judged(wanting, asking);
  const possible = found.filter(({ apt }) => apt === 'possible');
  const against = found.filter(({ apt }) => apt !== 'possible' && apt !== 'of-another-thing');
  const best = Math.max(...against.map(({ apt }) => APT.indexOf(apt)));
  const aptest = against.filter(({ apt }) => APT.indexOf(apt) === best);
  const first = aptest.find(({ rank }) => aptest.every((other) => other.rank >= rank));
  const told = aptest.filter(({ choice, apt }) => choice.kind === first?.choice.kind && apt === first.apt);
  return [...possible, ...(first?.apt === 'not-now' ? told.slice(0, possible.length > 0 ? 0 : 1) : told)].map(({ choice, reason }) => ({
    choice,
    reason,
  }));
}

/** Whether it says something about the thing, and not only that it is not its turn. */
export function saysSomething(verdicts: readonly Verdict<Choice>[]): boolean {
  return verdicts.some(({ reason }) => reason === undefined || !isNotNow(reason));
}

/** One for each kind of choice and reason. */
function judged<C extends Choice>({ wanted, whyNot, isIt }: Wanting<C>, asking: Asking | undefined) {
  const options = asking?.options ?? [];
  const found = new Map<string, Verdict<C> & { readonly apt: Apt; readonly rank: number }>();
  for (const choice of wanted) {
    const reason = whyNot(choice);
    const key = `${choice.kind} ${reason?.code}`;
    const rank = options.findIndex(({ kind }) => kind === choice.kind);
    const apt = aptness(choice, reason, isIt, options[rank]?.aside === true);
    const before = found.get(key);
    if (!before || APT.indexOf(before.apt) < APT.indexOf(apt)) found.set(key, { choice, reason, apt, rank });
  }
  return [...found.values()];
}

function aptness(choice: Choice, reason: Refusal | undefined, isIt: (id: string) => boolean, isAside: boolean): Apt {
  if (!reason) return 'possible';
  if (isNotNow(reason)) return 'not-now';
  const named = Object.values(reason.figures).filter((figure) => typeof figure === 'string');
  if (named.some(isIt)) return isAside ? 'by-the-way' : 'of-the-thing';
  const others = Object.entries(choice).flatMap(([field, id]) => (field === 'kind' || isIt(String(id)) ? [] : [id]));
  if (named.some((id) => others.includes(id))) return 'of-another-thing';
  return isAside ? 'by-the-way' : 'of-the-question';
}

function isNotNow({ code }: Refusal): boolean {
  return code === 'not-now' || code === 'no-such-thing';
}
