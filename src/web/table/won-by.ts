import type { Session } from './session.ts';

/** Who has won, where others have not: that comes before how. */
export function wonBy({ scene: { outcome, seats }, say }: Session): string | undefined {
  if (!outcome || outcome.winners.length === 0 || outcome.winners.length === seats.length) return undefined;
  return say('won-by', { seats: outcome.winners });
}
