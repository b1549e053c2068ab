/**
 * What the one filled button does: what is being considered, or the one thing that a menu asks about, or else the plain
 * way on; never something that spends. It has the same place in every phase, so it says as well when there is nothing for it to do.
 */
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Sitting } from './sitting.ts';

export type Primary =
  | { readonly does: 'choose'; readonly offer: Offer }
  /** What is being played out goes to its end at once; the scripted player stops; one returns to now; the next game begins. */
  | { readonly does: 'skip' | 'pause' | 'now' | 'next' }
  /** Somebody else at this screen must choose. */
  | { readonly does: 'hand-over' }
  | { readonly does: 'nothing'; readonly why: 'choose' | 'wait' | 'over' };

export interface AtHand {
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  /** What a menu asks about: as long as that is open, going on would leave the question unanswered. */
  readonly menu?: readonly Offer[] | undefined;
  readonly wayOn: Offer | undefined;
  readonly isPlaying: boolean;
  readonly isLookingBack: boolean;
  readonly playedFor: Sitting['playedFor'];
  readonly isOver: boolean;
  /** Whoever has played can go on to another game. */
  readonly hasNext: boolean;
  readonly isForAnother?: boolean;
}

export function primaryOf(atHand: AtHand): Primary {
  const { offers, considered, menu, wayOn, isPlaying, isLookingBack, playedFor, isOver, hasNext, isForAnother } = atHand;
  if (isLookingBack) return { does: 'now' };
  if (isPlaying) return { does: 'skip' };
  if (playedFor !== 'no') return { does: 'pause' };
  if (isForAnother) return { does: 'hand-over' };
  const offer = considered ?? (menu ? onlyOf(menu) : (wayOn ?? onlyOf(offers)));
  if (offer) return { does: 'choose', offer };
  if (isOver) return hasNext ? { does: 'next' } : { does: 'nothing', why: 'over' };
  return { does: 'nothing', why: offers.length > 0 ? 'choose' : 'wait' };
}

/** Of several none is chosen before it is marked. */
function onlyOf(offers: readonly Offer[]): Offer | undefined {
  return offers.length === 1 ? offers[0] : undefined;
}

/** What the button would do, where dice decide it: it is never pressed without its odds to be read. */
export function filledWithOdds(primary: Primary): Offer | undefined {
  return primary.does === 'choose' && primary.offer.odds ? primary.offer : undefined;
}

/** The one plain choice that goes on, for games that do not say: the pass of a window, or what alone touches nothing and is asked. */
export function plainWayOn(pass: Offer | undefined, plain: readonly Offer[]): Offer | undefined {
  const [only, ...others] = plain.filter(({ aside, choices }) => !aside && choices === undefined);
  return pass ?? (others.length === 0 ? only : undefined);
}

/** What tells one meaning of the button from another. */
export function meaningOfPrimary(primary: Primary): string {
  switch (primary.does) {
    case 'choose':
      return `choose ${primary.offer.text}`;
    case 'nothing':
      return `nothing ${primary.why}`;
    default:
      return primary.does;
  }
}

/** Whether the button still says what it said when it was pressed down: it never does what nobody has read. A key says nothing before. */
export function isStillMeant(saidAtPress: string | undefined, says: string): boolean {
  return saidAtPress === undefined || saidAtPress === says;
}
