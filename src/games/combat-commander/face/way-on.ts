/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { ChoiceKind } from '../vocabulary.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = [
  // A33.2 Offered once the card is spent and somebody activated: it costs nothing more, and is what they were activated for.
  'op-attack',
  'pass',
  'fire-all',
  'activate-all',
  'done',
  'halt',
  'decline',
  'end-move',
  'end-advance',
  'cease-fire',
];

/** Questions at which going on means to give something up: to be chosen, not to be slipped into. */
const TO_BE_CHOSEN: ReadonlySet<string> = new Set(['turn', 'next-order', 'discard']);

export function wayOn(_view: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined {
  if (asks !== undefined && TO_BE_CHOSEN.has(asks)) return undefined;
  const single = offers.filter(({ choices, aside }) => !choices && !aside);
  const [only, ...others] = single;
  if (only && others.length === 0) return only;
  return GOES_ON.flatMap((kind) => single.filter(({ choice }) => choice.kind === kind)).at(0);
}

/** For whoever makes the attack, that it does nothing; for whoever rolls for his own, what harms them. */
const BAD: ReadonlySet<string> = new Set(['miss', 'safe', 'any-safe', 'none', 'retreat']);

export function isBad(outcome: string): boolean {
  return BAD.has(outcome);
}
