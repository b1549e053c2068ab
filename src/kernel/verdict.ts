/** What speaks against whatever somebody could want of a thing: the most apt reasons only. */
import type { Choice, Refusal } from './game.ts';

export interface Verdict<C> {
  readonly choice: C;
  /** Undefined where nothing speaks against it. */
  readonly reason: Refusal | undefined;
}

const NOT_NOW = 0;
const BESIDE_IT = 1;
const POSSIBLE = 2;
const NAMES_IT = 3;

const AT_MOST = 8;

/** One verdict for each kind of choice and reason: what is possible first, then the reasons that say most about the thing. */
export function verdictsOn<C extends Choice>(
  wanted: readonly C[],
  whyNot: (choice: C) => Refusal | undefined,
  isIt: (id: string) => boolean,
): Verdict<C>[] {
  const found = new Map<string, Verdict<C> & { readonly apt: number }>();
  for (const choice of wanted) {
    const reason = whyNot(choice);
    const key = `${choice.kind} ${reason?.code}`;
    const apt = aptness(reason, isIt);
    if ((found.get(key)?.apt ?? -1) < apt) found.set(key, { choice, reason, apt });
  }
  const best = Math.max(...[...found.values()].map(({ apt }) => apt));
  return [...found.values()]
    .filter(({ apt }) => apt === best || apt === POSSIBLE)
    .sort((a, b) => Number(b.apt === POSSIBLE) - Number(a.apt === POSSIBLE))
    .slice(0, best === NOT_NOW ? 1 : AT_MOST)
    .map(({ choice, reason }) => ({ choice, reason }));
}

/** A reason that names the thing says most; that something else is asked now says least. */
function aptness(reason: Refusal | undefined, isIt: (id: string) => boolean): number {
  if (!reason) return POSSIBLE;
  if (reason.code === 'not-now' || reason.code === 'no-such-thing') return NOT_NOW;
  return Object.values(reason.figures).some((figure) => typeof figure === 'string' && isIt(figure)) ? NAMES_IT : BESIDE_IT;
}
