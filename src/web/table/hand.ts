/** What can be done with a thing that is taken into the hand, and what is meant by putting it upon another. */
import type { Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { droppedOn, meaningOf, offersInHand } from './choosing.ts';
import { errandAmong } from './errand.ts';
import { AND } from './gathered.ts';
import type { Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';

type Offers = readonly Offer[];

/** The first of several choices, and the texts of those after it. */
export interface Begun {
  readonly offer: Offer;
  readonly rest: readonly string[];
}

export function isWorthTaking(around: Surroundings, offers: Offers, thing: Thing): boolean {
  const { thingsOf, standsFor, errands, mayTry } = around;
  if (offersInHand(offers, thingsOf, thing, standsFor(thing, true)).length > 0) return true;
  return (errands?.(thing)?.size ?? 0) > 0 || mayTry?.(thing) === true;
}

/** Whether it is taken to be put upon others: it stands for its place, or a choice that names both names it first. Ground does neither. */
export function isPiece({ thingsOf, standsFor, errands, mayTry }: Surroundings, offers: Offers, thing: Thing): boolean {
  const isFirst = ({ choice, drag }: Offer) => (drag ? drag.thing === thing : isFirstOfTwo(thingsOf(choice), thing));
  return standsFor(thing).length > 0 || offers.some(isFirst) || (errands?.(thing)?.size ?? 0) > 0 || mayTry?.(thing) === true;
}

const isFirstOfTwo = ([first, second]: readonly Thing[], thing: Thing) => first === thing && second !== undefined;

/** The one choice that is meant by putting it there. */
export function madeByDropping({ thingsOf, standsFor }: Surroundings, offers: Offers, thing: Thing, onto: Thing): Offer | undefined {
  return droppedOn(offers, thingsOf, thing, [onto, ...standsFor(onto)], standsFor(thing, true));
}

/** The errand that is meant by putting it there. */
export function begunByDropping({ errands, standsFor }: Surroundings, offers: Offers, thing: Thing, onto: Thing): Begun | undefined {
  const [first, ...rest] = errandAmong(errands?.(thing), [onto, ...standsFor(onto)]);
  const offer = offers.find(({ text }) => text === first);
  return offer && { offer, rest };
}

export function isWorthDropping(around: Surroundings, offers: Offers, thing: Thing, onto: Thing): boolean {
  return (madeByDropping(around, offers, thing, onto) ?? begunByDropping(around, offers, thing, onto)) !== undefined;
}

/**
 * A choice was picked and a place pressed: the thing that is put there, where the choice begins an errand that ends there, or
 * takes something into the hand, or the game says why it cannot be put there.
 */
export function pickedThen(around: Surroundings, of: Offers, picked: string | undefined, onto: Thing): Thing | undefined {
  const offer = of.find(({ text }) => text === picked);
  const [thing] = offer ? around.thingsOf(offer.choice) : [];
  if (thing === undefined || thing === onto) return undefined;
  const isTaken = of.some(({ text, drag }) => drag?.thing === thing && text.startsWith(`${picked}${AND}`));
  const isMeant = isTaken || begunByDropping(around, of, thing, onto)?.offer.text === picked || around.inVain?.(thing, onto) !== undefined;
  return isMeant ? thing : undefined;
}

/** Whether a press upon it does something: what is asked for, or what was picked is put there. */
export function isOfUse(around: Surroundings, { of, picked, pressed }: Sitting['half'], thing: Thing): boolean {
  const held = { thing: pressed, offer: of.find(({ text }) => text === picked), twoStep: false };
  if (meaningOf(of, around.thingsOf, thing, held, around.standsFor(thing)).do !== 'explain') return true;
  const taken = pickedThen(around, of, picked, thing);
  return taken !== undefined && isWorthDropping(around, of, taken, thing);
}

/** For so long it is looked at in any case, in milliseconds. */
const LOOKED_AT_MS = 1200;

/**
 * What was put down last is seen, and not what there is to say of the ground below it: until another thing is pointed at, or a finger
 * rests there, which asks for that.
 */
export class PutDown {
  #last: { readonly onto: Thing; readonly at: number } | undefined;

  note(onto: Thing | undefined, now: number): void {
    this.#last = onto === undefined ? undefined : { onto, at: now };
  }

  isSeenAt(thing: Thing | undefined, now: number, isByFinger = false): boolean {
    if (!this.#last || thing === undefined) return this.#last !== undefined;
    const isOther = thing !== this.#last.onto;
    const isSeen = now - this.#last.at >= LOOKED_AT_MS;
    // A finger is at no other thing by chance.
    if (isByFinger ? isOther || isSeen : isOther && isSeen) this.#last = undefined;
    return this.#last !== undefined;
  }
}
