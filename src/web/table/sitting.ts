/**
 * What a player has before him besides the table itself: what he points at, the choice he has half made, what lies open,
 * which moment he looks at, who plays for him. Plain data; the desk changes it, whatever is drawn reads it.
 */
import type { Described, Thing, Way } from '../../games/face.ts';
import type { Choice, RuleId, Seat } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Explained, Hinted, PastScene, Refused } from '../../wire/wire.ts';
import { type AsksFirst, droppedOn, type Held, meaningOf, type ThingsOf } from './choosing.ts';
import { inOrder } from './grouping.ts';
import { stopAt } from './log-steps.ts';

export interface Pointed {
  readonly thing: Thing;
  readonly anchor: Element | undefined;
}

/** What a press has opened beside a thing. */
export type Opened =
  | {
      readonly what: 'which';
      readonly thing: Thing;
      readonly offers: readonly Offer[];
      readonly anchor: Element;
      /** What was put there: no card lies upon it. */
      readonly by?: Thing;
      /** Where each of them only begins what is meant: what that is. */
      readonly ways?: readonly Way[];
      /** The row that was looked at last, and not only brushed: the filled button keeps to it on the way there. */
      readonly meant?: string;
    }
  | {
      readonly what: 'why-not';
      readonly thing: Thing;
      readonly verdicts: Explained['verdicts'] | undefined;
      readonly anchor: Element;
      readonly by?: Thing;
      /** What the game says itself, of a thing that was put upon another. */
      readonly told?: Described['lines'];
      /** It was let go of where nothing lies: nobody has pressed it, and nothing opens for it. */
      readonly isDropped?: boolean;
    };

/** A choice on its way: hovered over, picked by a first press, or a thing of it pressed. */
interface HalfMade {
  /** The choices it is one of: among others it means nothing. */
  readonly of: readonly Offer[];
  readonly hovered?: string | undefined;
  readonly picked?: string | undefined;
  readonly pressed?: Thing | undefined;
  readonly opened?: Opened | undefined;
  /** Texts of what has been put together so far, where choices are gathered. */
  readonly gathered?: readonly string[];
}

/** A sheet that was opened by a button or a key. */
export interface OpenSheet {
  readonly what: 'menu' | 'luck' | 'odds';
  readonly anchor: Element;
}

export type Asking = 'report' | 'rename' | 'delete' | 'beyond' | 'play-on' | 'fork' | 'keys' | 'resign' | 'leave';

/** What there is to say afterwards: a refusal, a key of the page's words, or a link to be handed on. */
type Notice =
  | { readonly refused: Refused }
  | { readonly key: string }
  | { readonly link: string; readonly key: string; readonly seat?: Seat };

/** How the command under way is doing: `slow` when it is worth mentioning, `unheard` when it had to be sent again. */
type Sending = 'no' | 'now' | 'slow' | 'unheard';

/** The board as it was; what is taken back afterwards makes another past of it. */
export interface SeenPast extends PastScene {
  readonly rewritten: number;
}

export interface Sitting {
  readonly pointed: Pointed | undefined;
  /** What is being dragged. */
  readonly inHand: Thing | undefined;
  /** What it is held over and could be put upon. */
  readonly over: Thing | undefined;
  /** What lies where it is held, whether it could be put there or not. */
  readonly under: Thing | undefined;
  /** The pointer rests on the one filled button: what that does stays as it is, whatever comes to be pointed at. */
  readonly isResting: boolean;
  /** The choices among which the pointer has moved: where it has only come to lie over something, it points at nothing. */
  readonly stirred: readonly Offer[];
  /** Something was pressed: what that has opened matters more than what lies under the pointer. */
  readonly isCardHidden: boolean;
  /** Somebody has asked for all that there is to know of what is pointed at. */
  readonly tellsAll: boolean;
  readonly rule: { readonly rule: RuleId; readonly anchor: Element } | undefined;
  readonly sheet: OpenSheet | undefined;
  readonly asking: Asking | undefined;
  readonly notice: Notice | undefined;
  readonly half: HalfMade;
  /** What the scripted player advised, and when. */
  readonly hinted: Hinted | undefined;
  /** The step looked at; undefined for now. */
  readonly looking: number | undefined;
  /** The board as it was at the step looked at, or at the one before while that is being fetched. */
  readonly past: SeenPast | undefined;
  readonly isReplaying: boolean;
  /** One has come to now page by page, and sees the last one played as well. */
  readonly isTurned: boolean;
  /** The scripted player chooses again and again; skipping, it does not wait until something turns up. */
  readonly playedFor: 'no' | 'yes' | 'skipping';
  readonly sending: Sending;
  /** Why the last command was not granted. */
  readonly problem: Refused | undefined;
}

const NO_OFFERS: readonly Offer[] = [];

export const SAT_DOWN: Sitting = {
  pointed: undefined,
  inHand: undefined,
  over: undefined,
  under: undefined,
  isResting: false,
  stirred: NO_OFFERS,
  isCardHidden: false,
  tellsAll: false,
  rule: undefined,
  sheet: undefined,
  asking: undefined,
  notice: undefined,
  half: { of: NO_OFFERS },
  hinted: undefined,
  looking: undefined,
  past: undefined,
  isReplaying: false,
  isTurned: false,
  playedFor: 'no',
  sending: 'no',
  problem: undefined,
};

/** The choice half made among these; another moment, another choice. */
export function halfOf({ half }: Sitting, offers: readonly Offer[]): HalfMade {
  return half.of === offers ? half : { of: offers };
}

/** What is on its way, as the board and the list show it. */
export interface Considering {
  /** What the board shows: under the pointer, picked, or advised. */
  readonly considered: Offer | undefined;
  /** What the one filled button does: a pointer on its way to the button passes over other things, so that only what was pressed or advised counts. */
  readonly meant: Offer | undefined;
  /** The one that the scripted player advises, if it was asked. */
  readonly advised: Offer | undefined;
  /** Picked by a first press, to be confirmed by a second. */
  readonly picked: Offer | undefined;
  /** Under the pointer, with the focus, or picked. */
  readonly held: string | undefined;
  readonly opened: Opened | undefined;
  /** What was pressed last at this question: a finger points at nothing when it has been lifted. */
  readonly tapped: Thing | undefined;
  /** What lies open was pressed to be read: it asks nothing. */
  readonly isReading?: true | undefined;
}

/** `standsFor`: what a press upon a thing could mean besides the thing itself; `reads`: whether it is pressed to be read. */
export function consideringIn(
  sitting: Sitting,
  offers: readonly Offer[],
  thingsOf: ThingsOf,
  standsFor: (thing: Thing, isInHand?: boolean) => readonly Thing[],
  version: number,
  asksFirst?: AsksFirst,
  reads?: (thing: Thing) => boolean,
): Considering {
  const half = halfOf(sitting, offers);
  const { hovered, picked: pickedText, opened } = half;
  const find = (text: string | undefined) => offers.find((offer) => offer.text === text);
  const picked = find(pickedText);
  const advised = find(hintNow(sitting, version)?.choice);
  const pointed = sitting.isResting || sitting.stirred !== offers ? undefined : sitting.pointed;
  const held = { thing: half.pressed, offer: picked, twoStep: false, asksFirst };
  const among = opened?.what === 'which' ? find(opened.meant) : undefined;
  const { inHand } = sitting;
  if (inHand !== undefined) {
    const onto = sitting.over ?? pointed?.thing;
    const over = onto === undefined ? undefined : [onto, ...standsFor(onto)];
    const put = over && droppedOn(offers, thingsOf, inHand, over, standsFor(inHand, true));
    return { considered: put, meant: put, advised, picked, held: put?.text, opened, tapped: undefined };
  }
  const shown =
    find(hovered) ?? among ?? (pointed && pressMeans(offers, thingsOf, pointed.thing, standsFor(pointed.thing), held)) ?? picked;
  const isDropped = opened?.what === 'why-not' && opened.isDropped === true;
  const tapped = half.pressed ?? (isDropped ? undefined : opened?.thing);
  const isReading = (tapped !== undefined && reads?.(tapped)) || undefined;
  // A menu asks about something else than what is advised: whoever has opened it does not mean the advice, unless he only reads.
  const isAskedElse = !isReading && opened?.what === 'which' && !opened.offers.some(({ text }) => text === advised?.text);
  const wanted = isAskedElse ? undefined : advised;
  // A card that a finger has picked by reading it is not meant yet; a row of what it could do is.
  const isOnlyRead = isReading && !opened && tapped !== undefined && picked && thingsOf(picked.choice).includes(tapped);
  const meant = among ?? (isOnlyRead ? undefined : picked) ?? wanted;
  return { considered: shown ?? wanted, meant, advised, picked, held: shown?.text, opened, tapped, isReading };
}

/** Whoever has looked at a row for so long, in milliseconds, has read it; a pointer on its way is over it for less. */
const LOOKED_MS = 350;

/** What lies open, when the pointer leaves a row after so long. */
export function lookedAway(opened: Opened | undefined, row: string | undefined, ms: number): Opened | undefined {
  if (opened?.what !== 'which' || ms < LOOKED_MS) return opened;
  return row !== undefined && opened.offers.some(({ text }) => text === row) ? { ...opened, meant: row } : opened;
}

/** The choice that a press upon what is pointed at would make, if it is one. */
function pressMeans(
  offers: readonly Offer[],
  thingsOf: ThingsOf,
  thing: Thing,
  standsFor: readonly Thing[],
  held: Held,
): Offer | undefined {
  const meaning = meaningOf(offers, thingsOf, thing, held, standsFor);
  return meaning.do === 'choose' ? meaning.offer : undefined;
}

/** Advice is worth something until the next version. */
export function hintNow({ hinted }: Sitting, version: number): Hinted | undefined {
  return hinted && hinted.version >= version ? hinted : undefined;
}

/** A press upon a thing: an offer is made at once, or something is half made, or the reason is to be fetched. */
export interface Pressing {
  readonly makes?: Offer;
  readonly half: HalfMade;
  readonly asksWhy: boolean;
}

/** What was pressed, what it stands for besides itself, and beside what to say something about it. */
interface Pressed {
  readonly thing: Thing;
  readonly standsFor: readonly Thing[];
  readonly anchor: Element;
}

interface How extends Pick<Held, 'twoStep' | 'asksFirst' | 'showsFirst' | 'isAtOnce' | 'reads'> {
  /** Where a choice stands among others. */
  readonly rank?: ((choice: Choice) => number) | undefined;
}

export function pressing(half: HalfMade, thingsOf: ThingsOf, { thing, standsFor, anchor }: Pressed, how: How): Pressing {
  const { of } = half;
  const offer = of.find(({ text }) => text === half.picked);
  const meaning = meaningOf(of, thingsOf, thing, { thing: half.pressed, offer, ...how }, standsFor);
  switch (meaning.do) {
    case 'choose':
      return { makes: meaning.offer, half: { of }, asksWhy: false };
    case 'consider':
      return { half: { of, pressed: thing, picked: meaning.offer.text }, asksWhy: false };
    case 'ask-which': {
      const offers = inOrder(meaning.offers, how.rank);
      const shown = half.opened?.what === 'which' && half.opened.thing === thing ? firstWay(offers, thingsOf, thing, how) : undefined;
      if (shown) return { half: { of, pressed: thing, picked: shown.text }, asksWhy: false };
      return {
        half: { of, pressed: thing, opened: { what: 'which', thing, offers, anchor } },
        asksWhy: false,
      };
    }
    case 'explain': {
      // What was pressed or picked before is meant as before; but with its menu, which goes, nothing is left to show that it was.
      const pressed = half.opened?.what === 'which' ? undefined : half.pressed;
      return {
        half: { of, pressed, picked: half.picked, opened: { what: 'why-not', thing, verdicts: undefined, anchor } },
        asksWhy: true,
      };
    }
  }
}

/** Several ways to the same thing, which is pressed once more: the first of them is shown, and made by the next press. */
function firstWay(offers: readonly Offer[], thingsOf: ThingsOf, thing: Thing, { showsFirst }: How): Offer | undefined {
  const isSame = offers.length > 1 && offers.every(({ choice }) => thingsOf(choice)[0] === thing);
  return showsFirst && isSame ? offers[0] : undefined;
}

/** Whether there is something to step back from. */
export function isHalfMade({ opened, picked, pressed, gathered = [] }: HalfMade): boolean {
  return opened !== undefined || picked !== undefined || pressed !== undefined || gathered.length > 0;
}

/** Where the step looked at stands among the steps, and the last place there is. */
export function stopOf({ looking }: Pick<Sitting, 'looking'>, steps: readonly number[]): { readonly stop: number; readonly last: number } {
  const last = steps.length - 1;
  return { stop: looking === undefined ? last : stopAt(steps, looking), last };
}
