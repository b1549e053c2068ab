/**
 * One plays alone and was promised not to be asked again in this turn. It holds until the next begins: but what could not be played
 * before is asked about once, and whoever plays it, goes back to a window, or beyond the promise, wishes to be asked.
 */
import type { Promised, Stops } from './company/stops.ts';

type Moment = { readonly step: number; readonly isAtWindow: boolean };

/** Going back to some other choice, as to the line of a battle, breaks nothing. */
export function isTakenBack({ step: promisedAt }: Promised, { step, isAtWindow }: Moment, before: number): boolean {
  return step < before && (isAtWindow || step <= promisedAt);
}

/** A window as it was seen: which, and what could be chosen there. */
export interface Window {
  readonly step: number;
  readonly asks: string | undefined;
  readonly texts: readonly string[];
}

/** Something was played where it was asked all the same, and is gone now: whoever plays one thing may want to play another. */
export function isUsed(before: Window, now: Window): boolean {
  return now.step === before.step + 1 && now.asks === before.asks && before.texts.some((text) => !now.texts.includes(text));
}

/** What can be chosen at this step that was never let go by; at the window where it is asked about it stays new. */
export function newsIn(promised: Promised, step: number, texts: readonly string[]): readonly string[] {
  const known = knownAt(promised, step);
  return texts.filter((text) => !known.includes(text));
}

export function withNews(promised: Promised, step: number, news: readonly string[]): Promised {
  return { ...promised, known: knownAt(promised, step), asked: { step, news } };
}

function knownAt({ known, asked }: Promised, step: number): readonly string[] {
  return asked && asked.step < step ? [...known, ...asked.news] : known;
}

export function withoutPromise({ promised: _, ...stops }: Stops): Stops {
  return stops;
}
