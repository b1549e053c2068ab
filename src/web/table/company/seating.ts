/** Who is to sit where at a table that is being set up: plain data, before there is a table. */
import type { Seat } from '../../../kernel/game.ts';
import type { SeatCard } from '../../../wire/wire.ts';

/** I myself, somebody at the same screen, somebody who gets a link, or the scripted player of that id. */
export type Sitter = 'me' | 'beside' | 'invited' | { readonly bot: string };

/** Seats that are not named in it have their usual sitter. */
export type SeatingPlan = Readonly<Record<Seat, Sitter>>;

export interface Planned {
  readonly seat: Seat;
  readonly sitter: Sitter;
}

/** What is asked for when a table is set up. */
interface SeatingWish {
  readonly seats?: Seat[];
  readonly bots?: Record<Seat, string>;
}

/** The one that every game has, and that plays as well as it can be scripted. */
export const USUAL_BOT = 'sergeant';

export function usualBot(bots: readonly string[]): string | undefined {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0];
}

/**
 * Whoever sets up has the first seat, scripted players the others: a game can be begun at once. Seats that are all on one side
 * are all his: nobody needs a partner to play with.
 */
export function seated(seats: readonly Seat[], plan: SeatingPlan, bots: readonly string[], together = false): Planned[] {
  const bot = usualBot(bots);
  const others: Sitter = bot === undefined || together ? 'me' : { bot };
  return seats.map((seat, i) => ({ seat, sitter: plan[seat] ?? (i === 0 ? 'me' : others) }));
}

/** Where one person has all seats nothing need be asked for. */
export function wishFor(planned: readonly Planned[]): SeatingWish {
  if (planned.every(({ sitter }) => isHere(sitter))) return {};
  const bots = planned.flatMap(({ seat, sitter }) => (typeof sitter === 'object' ? [[seat, sitter.bot] as const] : []));
  return {
    seats: planned.filter(({ sitter }) => isHere(sitter)).map(({ seat }) => seat),
    ...(bots.length > 0 && { bots: Object.fromEntries(bots) }),
  };
}

/** The same company once more: others have to be invited again. */
export function wishLike(seats: readonly SeatCard[]): SeatingWish {
  return wishFor(seats.map(({ seat, yours, bot }) => ({ seat, sitter: sitterLike(yours, bot) })));
}

/**
 * The same company at a table whose seats have other names in part: who has a seat there as well keeps it. For the others somebody is
 * expected where people have played, and a scripted player has them where one has; one seat is one’s own in any case.
 */
export function wishAmong(before: readonly SeatCard[], seats: readonly Seat[]): SeatingWish {
  const kept = before.filter(({ seat }) => seats.includes(seat));
  const bot = before.find((card) => card.bot !== null)?.bot ?? null;
  const others = sitterLike(false, bot);
  const isForPeople = before.some((card) => !card.yours && card.bot === null);
  const isAlone = before.every(({ yours }) => yours);
  const first = kept.some(({ yours }) => yours) ? undefined : seats.find((seat) => !kept.some((card) => card.seat === seat));
  return wishFor(
    seats.map((seat) => {
      const card = kept.find((one) => one.seat === seat);
      if (card) return { seat, sitter: sitterLike(card.yours, card.bot) };
      if (seat === first || isAlone) return { seat, sitter: 'me' };
      return { seat, sitter: isForPeople ? 'invited' : others };
    }),
  );
}

/** The same two with the sides changed over; undefined where there are not two sides, or both are one's own. */
export function sidesSwapped(seats: readonly SeatCard[]): readonly SeatCard[] | undefined {
  const [one, other, ...more] = seats;
  if (!one || !other || more.length > 0 || one.side === other.side || (one.yours && other.yours)) return undefined;
  const { yours, bot } = one;
  return [
    { ...one, yours: other.yours, bot: other.bot },
    { ...other, yours, bot },
  ];
}

function sitterLike(yours: boolean, bot: string | null): Sitter {
  if (yours) return 'me';
  return bot === null ? 'invited' : { bot };
}

/** At the screen where the table is set up. */
function isHere(sitter: Sitter): boolean {
  return sitter === 'me' || sitter === 'beside';
}

export function isInvited({ sitter }: Planned): boolean {
  return sitter === 'invited';
}

/** The seats of those who play at the same screen, one after the other. */
export function besideIn(planned: readonly Planned[]): Seat[] {
  return planned.filter(({ sitter }) => sitter === 'beside').map(({ seat }) => seat);
}
