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
  /** What is never done by one press upon a thing, for something would be lost by it. */
  readonly asksFirst?: AsksFirst | undefined;
  /** What dice decide, or what spends something for good: the first press shows it, the second chooses. */
  readonly showsFirst?: ShowsFirst | undefined;
  readonly isAtOnce?: ((choice: Choice, thing: Thing) => boolean) | undefined;
  /** What is pressed to be read. */
  readonly reads?: ((thing: Thing) => boolean) | undefined;
}

/** Whether a choice is offered before it is made, where this thing was pressed, or where its row was. */
export type AsksFirst = (offer: Offer, thing: Thing | undefined) => boolean;

/** Undefined where the game does not say. */
export type ShowsFirst = (offer: Offer) => boolean | undefined;

export type Meaning =
  | { readonly do: 'choose'; readonly offer: Offer }
  | { readonly do: 'consider'; readonly offer: Offer }
  | { readonly do: 'ask-which'; readonly offers: readonly Offer[] }
  | { readonly do: 'explain' };

/** What comes to something about a thing: its last choice touches it, or is of that kind. What has a name of its own is meant by that name alone. */
export function offersOn(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing): Offer[] {
  const isOn = (offer: Offer) => offer.choice.kind === thing || thingsOf(offer.choice).includes(thing);
  return offers.filter((offer) => offer.press === thing || (!offer.drag && !isNamed(offer) && isOn(offer)));
}

/** A whole force recruited, everybody down: it stands in the list, and no single thing means it. What is dragged says so itself. */
function isNamed({ says, quiet, drag }: Offer): boolean {
  return says !== undefined && quiet === undefined && drag === undefined;
}

/** Whether any of the choices of an offer touches a thing. */
function involves({ choice, choices = [choice], drag }: Offer, thingsOf: ThingsOf, thing: Thing): boolean {
  return drag ? drag.thing === thing : choices.some((one) => thingsOf(one).includes(thing));
}

/** Those that are listed and marked; the others are found by pressing and dragging. */
export function listedIn(offers: readonly Offer[]): readonly Offer[] {
  return offers.some(({ quiet }) => quiet) ? offers.filter(({ quiet }) => !quiet) : offers;
}

/** The thing itself first, then what it stands for: the nearest that can be done is meant. */
export function meaningOf(
  offers: readonly Offer[],
  thingsOf: ThingsOf,
  thing: Thing,
  held: Held,
  standsFor: readonly Thing[] = [],
): Meaning {
  const hardly = offersOn(offers, thingsOf, thing).filter(isHardlyMeant);
  if (hardly.length > 0) {
    const others = offers.filter((offer) => !isHardlyMeant(offer));
    const meaning = meaningOf(others, thingsOf, thing, held, standsFor);
    return meaning.do === 'explain' ? { do: 'ask-which', offers: hardly } : withHardly(meaning, hardly);
  }
  // Kinds of choices are meant all together, and so is a place between them; other places one after the other.
  const isKind = (meant: Thing) => offers.some(({ choice }) => choice.kind === meant);
  const together = standsFor.slice(Math.max(0, standsFor.findIndex(isKind)), standsFor.findLastIndex(isKind) + 1);
  for (const meant of [thing, ...standsFor]) {
    const all = together.includes(meant) ? together : [meant];
    const on = [...new Set(all.flatMap((one) => offersOn(offers, thingsOf, one)))];
    const pressedFor = on.filter(({ press }) => press !== undefined && all.includes(press));
    const touching = [withPicked(offers, meant, held), pressedFor].find(({ length }) => length > 0) ?? on;
    const [first, ...others] = likeliest(narrowed(touching, thingsOf, meant, held, all));
    if (!first) continue;
    if (others.length > 0) return { do: 'ask-which', offers: [first, ...others] };
    return held.asksFirst?.(first, thing) ? askedFirst(first, thing, held) : meaningOfOne(first, thing, held);
  }
  return { do: 'explain' };
}

/** What is picked, and done to this as it would be by putting that upon it; or was put upon it already. */
function withPicked(offers: readonly Offer[], thing: Thing, { offer: picked }: Held): readonly Offer[] {
  if (!picked) return [];
  return offers.filter(({ text, drag }) => drag?.onto === thing && `${text} + `.startsWith(`${picked.text} + `));
}

/**
 * The one thing that it could be, and that is asked first: a finger is shown it where the filled button makes it, and nothing lies over
 * the board, unless it has pressed something to read it.
 */
function askedFirst(offer: Offer, thing: Thing, { twoStep, reads }: Held): Meaning {
  return twoStep && !offer.aside && !reads?.(thing) ? { do: 'consider', offer } : { do: 'ask-which', offers: [offer] };
}

/** Something besides that is seldom wanted: it stands last in a menu, is never made by one press, and never armed. */
export const isHardlyMeant = ({ aside, quiet }: Offer): boolean => aside === true && quiet !== undefined;

/** Last in a menu, which is opened for it; whoever is shown what he would choose is shown that alone. */
function withHardly(meaning: Exclude<Meaning, { readonly do: 'explain' }>, hardly: readonly Offer[]): Meaning {
  if (meaning.do === 'consider') return meaning;
  return { do: 'ask-which', offers: [...(meaning.do === 'choose' ? [meaning.offer] : meaning.offers), ...hardly] };
}

/** What is asked comes before what could be done by the way; that stands beside what is only found by pressing, and below it. */
function likeliest(offers: readonly Offer[]): readonly Offer[] {
  const listed = listedIn(offers);
  const asked = listed.filter(({ aside }) => !aside);
  if (asked.length > 0) return asked;
  return listed.length > 0 ? [...offers.filter(({ aside }) => !aside), ...listed] : offers;
}

/**
 * What is done by the way, and what is meant for dragging, is shown before it is done. Whoever presses another thing while
 * something is shown wants to look at that, though it may come to the same.
 */
function meaningOfOne(offer: Offer, thing: Thing, { thing: pressed = thing, offer: before, twoStep, showsFirst, isAtOnce }: Held): Meaning {
  const isShown = before?.text === offer.text && pressed === thing;
  // Another of its kind is shown, as a target: whoever presses this one wants to see this instead.
  const isInstead = before !== undefined && before.text !== offer.text && before.choice.kind === offer.choice.kind;
  // Offered by name, to a finger as well: it spends something, and who presses a place may mean another thing.
  if (!isShown && offer.aside) return { do: 'ask-which', offers: [offer] };
  if (!isShown && ((twoStep && !isAtOnce?.(offer.choice, thing)) || isSeenFirst(offer) || isInstead || showsFirst?.(offer)))
    return { do: 'consider', offer };
  return { do: 'choose', offer };
}

/** A whole march is seen with its way and its odds, whether the force was dragged there or the place was pressed. */
export const isSeenFirst = ({ quiet, drag }: Offer): boolean => quiet === 'drag' && drag === undefined;

/** A second thing narrows the choice down, if there is one that touches both; otherwise it begins anew. */
function narrowed(
  touching: readonly Offer[],
  thingsOf: ThingsOf,
  thing: Thing,
  { thing: before, offer }: Held,
  names: readonly Thing[],
): readonly Offer[] {
  // Whoever presses what stands for all of a kind has named none of them.
  if (offer && touching.some(({ text }) => text === offer.text))
    return names.some((one) => involves(offer, thingsOf, one)) ? [offer] : touching;
  if (before === undefined || before === thing) return touching;
  const both = touching.filter((one) => involves(one, thingsOf, before));
  return both.length > 0 ? both : touching;
}

/** What a thing in hand can be put upon: what can be done with it, or else with what it stands for. */
export function offersInHand(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing, standsFor: readonly Thing[] = []): Offer[] {
  return meantInHand(offers, thingsOf, thing, standsFor).able;
}

function meantInHand(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing, standsFor: readonly Thing[]) {
  for (const meant of [thing, ...standsFor]) {
    const able = offers.filter(
      (offer) =>
        !isNamed(offer) &&
        (meant === thing ? involves(offer, thingsOf, meant) : isAbout(offer, thingsOf, meant)) &&
        targetsOf(offer, thingsOf, meant).length > 0,
    );
    if (able.length > 0) return { meant, able: able.flatMap(oneForEachPlace) };
  }
  return { meant: thing, able: [] };
}

/**
 * What begins with it; whoever stands in a place is not put where something else could be, to have it in that place, nor where others go
 * who come through it.
 */
function isAbout({ choice, choices: [first = choice] = [], drag }: Offer, thingsOf: ThingsOf, thing: Thing): boolean {
  return drag ? drag.thing === thing : thingsOf(first)[0] === thing;
}

/** What could be put down in several places is one offer until it is in hand. */
function oneForEachPlace(offer: Offer): readonly Offer[] {
  const { drag, choice, choices = [choice], text } = offer;
  if (!drag?.elsewhere) return [offer];
  const { thing, onto, elsewhere } = drag;
  const fields = Object.entries(choice).flatMap(([field, named]) => (named === onto ? [field] : []));
  return [onto, ...elsewhere].map((place) => {
    const there: Choice = { ...choice, ...Object.fromEntries(fields.map((field) => [field, place])) };
    const made = [...choices.slice(0, -1), there];
    return { ...offer, text: text.slice(0, -onto.length) + place, choice: there, choices: made, drag: { thing, onto: place } };
  });
}

/** Where it would have to be put down for that. */
function targetsOf({ choice, drag }: Offer, thingsOf: ThingsOf, thing: Thing): readonly Thing[] {
  return drag ? [drag.onto] : thingsOf(choice).filter((other) => other !== thing);
}

/** A thing was dragged onto another, or onto what that stands for: what is likeliest of what can be done with both. */
export function droppedOn(
  offers: readonly Offer[],
  thingsOf: ThingsOf,
  thing: Thing,
  onto: readonly Thing[],
  standsFor: readonly Thing[] = [],
): Offer | undefined {
  // What stands for its place is not put upon that place.
  const { meant, able } = meantInHand(offers, thingsOf, thing, standsFor);
  for (const target of onto) {
    const found = able.find((offer) => target !== thing && targetsOf(offer, thingsOf, meant).includes(target));
    if (found) return found;
  }
  return undefined;
}

/** A thing was put down where it cannot be: what that would have been as choices, after those by which it can be put elsewhere. */
export function droppedInVain(offers: readonly Offer[], thing: Thing, onto: readonly Thing[]): readonly string[] {
  for (const { drag, text } of offers) {
    if (drag?.thing === thing && text.endsWith(` ${drag.onto}`)) return onto.map((place) => text.slice(0, -drag.onto.length) + place);
  }
  return [];
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
