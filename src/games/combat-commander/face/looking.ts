/** 10 The line of sight as it is taken and put back: a short tap of its key does as its button does, a key that is held shows it so long. */

export interface Looking {
  /** When its key went down, in milliseconds, as long as it is down. */
  readonly heldSince: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

type Now = Looking | undefined;

/** A key that is down for less, in milliseconds, was tapped. */
const TAP = 300;

const TAKEN: Looking = { heldSince: undefined, from: undefined, to: undefined };

export const turned = (now: Now): Now => (now ? undefined : TAKEN);

/** Whoever holds the key looks from where he points. */
export const keyDown = (now: Now, at: number, pointed: string | undefined): Now =>
  now ? undefined : { heldSince: at, from: pointed, to: undefined };

export function keyUp(now: Now, at: number): Now {
  if (now?.heldSince === undefined) return now;
  return at - now.heldSince < TAP ? TAKEN : undefined;
}

/** The first press says from where one looks, every other where to; pressed again, the one or the other is let go. */
export function pressed(now: Looking, thing: string): Looking {
  if (now.from === undefined) return { ...now, from: thing, to: undefined };
  if (thing === now.from) return { ...now, from: undefined, to: undefined };
  return { ...now, to: thing === now.to ? undefined : thing };
}
