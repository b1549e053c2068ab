/** How often in a minute one person may do at a table what everybody there is told of. */
import { Refused } from './refusal.ts';
import { Turnstile } from './turnstile.ts';

const MINUTE = 60_000;
/** More than hands want. */
const OFTEN = { seats: 30, invitations: 30, pace: 30, proposals: 10 } as const;

type Rated = keyof typeof OFTEN;

export class Rates {
  readonly #stiles = new Map<Rated, Turnstile>();

  /** Refuses somebody who is too quick. */
  let(what: Rated, visitor: string, now: number): void {
    const stile = this.#stiles.get(what) ?? new Turnstile(OFTEN[what], MINUTE);
    this.#stiles.set(what, stile);
    const wait = stile.wait(visitor, now);
    if (wait > 0) throw new Refused(429, 'too-many', { seconds: Math.ceil(wait / 1000) });
  }
}
