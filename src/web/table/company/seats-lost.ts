/** Seats that were played on this page and that somebody has since taken with a link. */
import { createContext, useContext, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { SeatCard } from '../../../wire/wire.ts';

type Cards = readonly Pick<SeatCard, 'seat' | 'held' | 'yours'>[];

export const SeatsLostContext = createContext<readonly Seat[]>([]);

export function useSeatsLost(): readonly Seat[] {
  return useContext(SeatsLostContext);
}

/** The seats of this page, as they come and go; one that was given up on purpose is not missed. */
export function ownSeats(before: readonly Seat[], cards: Cards): readonly Seat[] {
  const own = cards.filter(({ seat, held, yours }) => yours || (held && before.includes(seat))).map(({ seat }) => seat);
  return own.length === before.length && own.every((seat) => before.includes(seat)) ? before : own;
}

/** Those that are played elsewhere; nothing is missed as long as one plays here at all. */
export function seatsLost(own: readonly Seat[], cards: Cards): readonly Seat[] {
  return cards.some(({ yours }) => yours) ? [] : own;
}

export function useOwnSeats(cards: Cards): readonly Seat[] {
  const [own, setOwn] = useState<readonly Seat[]>([]);
  const next = ownSeats(own, cards);
  if (next !== own) setOwn(next);
  return next;
}
