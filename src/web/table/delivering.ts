/** Sends one command until somebody answers. It is the same command each time, so it is applied once at most. */
import { OutOfReachError } from '../api.ts';
import { delayBefore } from './back-off.ts';

interface Delivery {
  /** Waits so many milliseconds; false when nobody waits for an answer any more. */
  wait(ms: number): Promise<boolean>;
  onFailure?(failures: number): void;
  chance?(): number;
}

/** Undefined when it was given up; refusals are thrown on. */
export async function deliver<Answer>(attempt: () => Promise<Answer>, delivery: Delivery): Promise<Answer | undefined> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof OutOfReachError)) throw error;
      delivery.onFailure?.(failures + 1);
      const goesOn = await delivery.wait(delayBefore(failures, delivery.chance?.() ?? Math.random()));
      if (!goesOn) return undefined;
    }
  }
}
