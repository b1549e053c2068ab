/** What a press upon a thing means, given what may be chosen. It knows no game: only which things a choice touches. */
import type { Thing } from '../../games/face.ts';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';

export type ThingsOf = (choice: Choice) => readonly Thing[];

/** What the player has under his finger already: a thing he pressed before, a choice he considers. */
export interface Held {
  readonly thing?: Thing | undefined;
  readonly offer?: Offer | undefined;
  /** The first press shows, the second chooses. */
  readonly twoStep: boolean;
}

type Meaning =
  | { readonly do: 'choose'; readonly offer: Offer }
  | { readonly do: 'consider'; readonly offer: Offer }
  | { readonly do: 'ask-which'; readonly offers: readonly Offer[] }
  | { readonly do: 'explain' };

export function offersOn(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing): Offer[] {
  return offers.filter(({ choice }) => thingsOf(choice).includes(thing));
}

export function meaningOf(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing, held: Held): Meaning {
  const touching = offersOn(offers, thingsOf, thing);
  const [first, ...others] = narrowed(touching, thingsOf, thing, held);
  if (!first) return { do: 'explain' };
  if (others.length > 0) return { do: 'ask-which', offers: [first, ...others] };
  if (held.twoStep && held.offer?.text !== first.text) return { do: 'consider', offer: first };
  return { do: 'choose', offer: first };
}

/** A second thing narrows the choice down, if there is one that touches both; otherwise it begins anew. */
function narrowed(touching: readonly Offer[], thingsOf: ThingsOf, thing: Thing, { thing: before, offer }: Held): readonly Offer[] {
  if (offer && touching.some(({ text }) => text === offer.text)) return [offer];
  if (before === undefined || before === thing) return touching;
  const both = offersOn(touching, thingsOf, before);
  return both.length > 0 ? both : touching;
}

/** The things that can act now, in the order of the list: what the keys for next and previous walk along. */
export function actors(offers: readonly Offer[], thingsOf: ThingsOf): Thing[] {
  return [...new Set(offers.flatMap(({ choice }) => thingsOf(choice).slice(0, 1)))];
}

/** Round and round, beginning at the first, or at the last when going back. */
export function neighbour<T>(all: readonly T[], from: T | undefined, by: 1 | -1): T | undefined {
  if (all.length === 0) return undefined;
  const index = from === undefined ? -1 : all.indexOf(from);
  if (index < 0) return all.at(by === 1 ? 0 : -1);
  return all[(index + by + all.length) % all.length];
}
